"""Planning: the panel with the moves that would be legal now, to be tapped in order.

Plan my next move… → a move            2 taps, and it is planned
                   → one more, and so on; Wake me if…; Done, or Drop the plan
"""

from enum import Enum

from discord import SelectOption

from bot.match.model import Seen
from bot.match.plans import Plan
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, select, text
from cogs.play.choosing import PLANNING
from cogs.play.hand_panel import heading
from cogs.play.move_buttons import drop_plan, moves, where
from cogs.play.plan_words import planned
from render import SEAT_COLOURS, Painters, alt_text
from rules import Wake
from rules.planned_moves import EVERY_WAKE, MOST_PLANNED


class WakeChoice(Enum):
    """What somebody can choose in the list."""

    PRECIOUS = "precious"
    CAMELS = "camels"
    LESS = "less"
    NEVER = "never"


def chosen_wakes(chosen: tuple[WakeChoice, ...], before: frozenset[Wake]) -> frozenset[Wake]:
    """*Never* takes all others away, and goes when another one is chosen."""
    others = frozenset(Wake(one.value) for one in chosen if one is not WakeChoice.NEVER)
    return frozenset() if WakeChoice.NEVER in chosen and before else others


async def plan_screen(painters: Painters, phrasing: Phrasing, seen: Seen, plan: Plan | None) -> Screen:
    """What is planned so far, and what can be added to it."""
    view, match = seen.view, seen.match
    painted = await painters.panel(view, phrasing.plate_names(match))
    has_room = plan is None or len(plan.moves) < MOST_PLANNED
    opponent = phrasing.player(match.players[view.opponent.seat])
    said = [planned(phrasing, plan) if plan else phrasing.say("plan-how", opponent=opponent)]
    if plan and has_room:
        said.append(phrasing.say("plan-more"))
    return Screen(
        items=(
            box(
                text(heading(phrasing, seen)),
                picture(painted, alt_text.panel(view, phrasing.say, phrasing.names(match))),
                text(lines(said)),
                *(moves(phrasing, seen, PLANNING, plan.moves if plan else ()) if has_room else ()),
                *_about(phrasing, seen, plan),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


def _about(phrasing: Phrasing, seen: Seen, plan: Plan | None) -> list[Item | None]:
    """What can be done with the plan itself."""
    if plan is None:
        return [row(button(phrasing.say("button-back"), "refresh", seen.match.code))]
    done = button(phrasing.say("button-plan-done"), "refresh", seen.match.code)
    asked = text(f"**{phrasing.say('select-wake')}**")  # a list in which something is chosen does not show its name
    return [asked, row(_wake_list(phrasing, seen, plan)), row(done, drop_plan(phrasing, seen))]


def _wake_list(phrasing: Phrasing, seen: Seen, plan: Plan) -> Item:
    is_chosen = {**{wake.value: wake in plan.wakes for wake in EVERY_WAKE}, WakeChoice.NEVER.value: not plan.wakes}
    options = [
        SelectOption(label=phrasing.say(f"wake-{one.value}"), value=one.value, default=is_chosen[one.value])
        for one in WakeChoice
    ]
    return select(phrasing.say("select-wake"), options, "plan-wake", *where(seen), least=0, most=len(options))
