"""What somebody sees who opens a match that is not theirs."""

from bot.match.model import Seen
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from render import Painters, alt_text


async def spectator_screen(painters: Painters, phrasing: Phrasing, seen: Seen) -> Screen:
    """The public board, privately, with a word that one only watches, and a way to a match of one's own."""
    match, view = seen.match, seen.view
    painted = await painters.board(view, phrasing.names(match))
    words = phrasing.say(
        "spectator",
        first=phrasing.player(match.players[0]),
        second=phrasing.player(match.players[1]),
        code=match.code,
    )
    return Screen(
        items=(
            box(
                text(lines([words])),
                picture(painted, alt_text.board(view, phrasing.say, phrasing.names(match))),
                row(button(phrasing.say("button-rules"), "rules", "turn")),
            ),
        ),
        pictures=(painted,),
    )
