"""All that somebody sees who plans, for tests that read screens."""

from dataclasses import replace

from bot.application import Application
from bot.match.model import PublicMatch
from bot.match.plans import Plan
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen
from cogs.play.hand_panel import PanelExtras, panel
from cogs.play.plan_screen import plan_screen
from render import Painters
from rules import PlannedMoves, Stop
from tests.bot.world import ANNA, BEN


async def planning(painters: Painters, app: Application, match: PublicMatch, phrasing: Phrasing) -> list[Screen]:
    """What somebody sees who plans, and what is said when it comes to nothing."""
    seen = await app.matches.peek(match.code, ANNA if match.user_to_move == BEN else BEN)
    if not seen.can_plan:
        return []
    moves, at = seen.view.legal_moves(), match.position
    plans = [Plan(PlannedMoves((moves[0], moves[-1])), at), Plan(PlannedMoves((moves[0],), frozenset()), at)]
    shown = [await plan_screen(painters, phrasing, seen, plan) for plan in (None, *plans)]
    shown += [await panel(painters, phrasing, seen, PanelExtras(plan=plan, has_seen_end=True)) for plan in plans]
    mine = replace(seen, view=replace(seen.view, mover=seen.view.seat))
    stopped = [PanelExtras(plan=replace(plans[0], stopped=why), has_seen_end=True) for why in Stop]
    return shown + [await panel(painters, phrasing, mine, extras) for extras in stopped]
