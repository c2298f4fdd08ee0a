"""The panel: one player's private view of a match, with every legal move as a button or an option.

From top to bottom: against whom and whose turn, what happened since the last look, the picture, what the player has
just asked for (a hint, a lesson, why something was refused), the buttons. So what is new stands beside the thumb.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.match.model import PublicMatch, Seen
from bot.match.plans import Plan
from cogs.core import first_buttons
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, text
from cogs.core.time_words import turn_time
from cogs.play.move_buttons import drop_plan, moves, table, where
from cogs.play.plan_words import not_played, planned_unless
from cogs.play.round_end import ended_round, round_end
from cogs.practice.lesson_steps import lesson
from cogs.tables.table_message import after_match, ending, looking_back, steward
from render import SEAT_COLOURS, Painters, alt_text

MOST_TOLD = 3  # lines of what happened since the last look: a phone has to show the buttons, too


@dataclass(frozen=True, slots=True)
class PanelExtras:
    """What a panel shows beside the match: a note, buttons that belong to it, and whether another match waits."""

    note: str | None = None
    buttons: tuple[Item, ...] = ()
    another_waits: bool = False
    has_seen_end: bool = False  # of the round before: else that comes first
    plan: Plan | None = None


NOTHING_ELSE = PanelExtras()


async def panel(painters: Painters, phrasing: Phrasing, seen: Seen, extras: PanelExtras = NOTHING_ELSE) -> Screen:
    """The match as it is now; before it the end of a round that this player has not seen yet."""
    match, view = seen.match, seen.view
    if view.outcome:
        return await _farewell(painters, phrasing, seen, extras.note)
    if ended_round(seen) and not extras.has_seen_end:
        return await round_end(painters, phrasing, seen, extras.note)
    painted = await painters.panel(view, phrasing.plate_names(match))
    recap = phrasing.recap(seen.since, match, view.seat, MOST_TOLD)
    since = [phrasing.say("panel-since"), *recap] if recap else []
    said = lines([extras.note, _plan(phrasing, seen, extras.plan), lesson(phrasing, view) if match.is_lesson else None])
    return Screen(
        items=(
            box(
                text(lines([heading(phrasing, seen), *since, phrasing.seal(view, deal_of=match.deal_of)])),
                picture(painted, alt_text.panel(view, phrasing.say, phrasing.names(match))),
                text(said) if said else None,
                *_what_to_do(phrasing, seen, extras),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


def _plan(phrasing: Phrasing, seen: Seen, plan: Plan | None) -> str | None:
    """What is planned; or, when its owner is to move, why it was not played."""
    if plan is None:
        return None
    return not_played(phrasing, plan) if seen.view.is_my_turn else planned_unless(phrasing, plan)


def _what_to_do(phrasing: Phrasing, seen: Seen, extras: PanelExtras) -> Sequence[Item | None]:
    if seen.view.is_my_turn:
        return moves(phrasing, seen, more=extras.buttons)
    return row(*extras.buttons), *_while_waiting(phrasing, seen, extras)


def _while_waiting(phrasing: Phrasing, seen: Seen, extras: PanelExtras) -> tuple[Item | None, ...]:
    """An open panel follows the match for some minutes, then it has to be asked."""
    code = seen.match.code
    return (
        row(
            button(phrasing.say("button-next-game"), "next", code) if extras.another_waits else None,
            *_planning(phrasing, seen, extras.plan),
            button(phrasing.say("button-refresh"), "refresh", code, emoji="🔄"),
            table(phrasing, seen),
        ),
    )


def _planning(phrasing: Phrasing, seen: Seen, plan: Plan | None) -> list[Item]:
    if not seen.can_plan:
        return []
    label = phrasing.say("button-plan-change" if plan else "button-plan")
    change = button(label, "plan", *where(seen))
    return [change, drop_plan(phrasing, seen)] if plan else [change]


async def _farewell(painters: Painters, phrasing: Phrasing, seen: Seen, note: str | None) -> Screen:
    """The panel of a match that is over: how it ended, and what can be done with it."""
    match, view = seen.match, seen.view
    painted = None if match.came_to_nothing else await painters.result(view, phrasing.plate_names(match))
    recap = phrasing.recap(seen.since, match, view.seat, MOST_TOLD)
    said = lines([note, phrasing.say("lesson-done") if match.is_lesson else None])
    return Screen(
        items=(
            box(
                text(lines([title(phrasing, seen), ending(phrasing, match), steward(phrasing, match), *recap])),
                picture(painted, alt_text.result(view, phrasing.say, phrasing.names(match))) if painted else None,
                text(said) if said else None,
                row(*_afterwards(phrasing, match)),
                None if match.is_lesson else row(first_buttons.bazaar_of_the_day(phrasing)),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,) if painted else (),
        panel_of=match,
    )


def _afterwards(phrasing: Phrasing, match: PublicMatch) -> list[Item]:
    if match.is_lesson:
        return [first_buttons.play_a_merchant(phrasing), first_buttons.challenge_somebody(phrasing)]
    if match.deal_of is None:
        return after_match(phrasing, match)
    if match.came_to_nothing:
        return []
    compare = button(phrasing.say("button-try-compare"), "try-compare", match.code, style=ButtonStyle.primary)
    return [*([compare] if match.rounds_played_out else []), *looking_back(phrasing, match)]


def title(phrasing: Phrasing, seen: Seen) -> str:
    """Against whom, and which round of which match."""
    match, view = seen.match, seen.view
    opponent = phrasing.player(match.players[view.opponent.seat])
    return phrasing.say("panel-title", opponent=opponent, round=view.round_number, code=match.code)


def heading(phrasing: Phrasing, seen: Seen) -> str:
    """The title, and whose turn it is until when."""
    match, view = seen.match, seen.view
    opponent = phrasing.player(match.players[view.opponent.seat])
    turn = phrasing.say("panel-your-turn") if view.is_my_turn else phrasing.say("panel-their-turn", opponent=opponent)
    return lines([title(phrasing, seen), f"{turn} {turn_time(phrasing, match)}".rstrip(), steward(phrasing, match)])
