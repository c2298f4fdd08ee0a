"""The end of a round in a player's panel: it comes before the new deal, once."""

from dataclasses import replace

from discord import ButtonStyle

from bot.match.model import Seen
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from render import SEAT_COLOURS, Painters, alt_text
from rules import View


def ended_round(seen: Seen) -> View | None:
    """The last round that ended since this player last looked, as a view of it; None when none has."""
    result = next((one.result for one in reversed(seen.since) if one.result), None)
    return replace(seen.view, round_number=result.number) if result else None


async def round_end(painters: Painters, phrasing: Phrasing, seen: Seen, note: str | None) -> Screen:
    """Who won it, with what score, and what decided; then on to the new deal. Only where `ended_round` gives one."""
    ended, match, view = ended_round(seen), seen.match, seen.view
    if ended is None:
        raise ValueError("no round has ended")
    painted = await painters.result(ended, phrasing.plate_names(match))
    results = [phrasing.result(one.result, match, view.seat) for one in seen.since if one.result]
    opponent = phrasing.player(match.players[view.opponent.seat])
    title = phrasing.say("panel-title", opponent=opponent, round=ended.round_number, code=match.code)
    go_on = phrasing.say("button-new-round", round=view.round_number)
    return Screen(
        items=(
            box(
                text(lines([title, phrasing.say("panel-round-over", round=ended.round_number)])),
                picture(painted, alt_text.result(ended, phrasing.say, phrasing.names(match))),
                text(lines([note, *results, phrasing.seal(view)])),
                row(button(go_on, "new-round", match.code, style=ButtonStyle.primary)),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )
