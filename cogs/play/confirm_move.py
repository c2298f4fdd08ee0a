"""Before a move is played: what it leads to, with *Play* and *Back*."""

from discord import ButtonStyle

from bot.match.model import Seen
from cogs.core.head_start_words import agreed
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from cogs.play.hand_panel import heading
from cogs.play.move_buttons import where
from render import SEAT_COLOURS, Painters, alt_text
from rules import Move, View
from rules.cards import spread


async def confirm(painters: Painters, phrasing: Phrasing, seen: Seen, move: Move, asking: str = "confirm") -> Screen:
    """The position after the move; `asking` is the message that names it. Raises IllegalMove."""
    match, view = seen.match, seen.view
    painted = await painters.preview(view, move)
    back = ("exchange", *where(seen)) if move.is_exchange else ("refresh", match.code)
    return Screen(
        items=(
            box(
                text(lines([heading(phrasing, seen), agreed(phrasing, match)])),
                picture(painted, alt_text.preview(view, move, phrasing.say)),
                text(phrasing.say(asking, move=in_words(phrasing, view, move))),
                row(
                    button(phrasing.say("button-play"), "play", *where(seen), move, style=ButtonStyle.success),
                    button(phrasing.say("button-back"), *back),
                ),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


def in_words(phrasing: Phrasing, view: View, move: Move) -> str:
    """The move, and what it brings."""
    words = phrasing.move(move, view.camels_in_market)
    if not move.is_sale:
        return words
    sold = spread(move.given)
    return phrasing.say("confirm-sale", move=words, brings=phrasing.sale(view.sale(sold[0], len(sold))))
