"""What somebody sees who opens a game that is not theirs."""

from bot.match.model import Seen
from cogs.core.phrasing import Voice
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from render import Studio
from render.alt_text import pictures as alt


async def gallery(studio: Studio, voice: Voice, seen: Seen) -> Screen:
    """The public board, privately, with a word that one only watches, and a way to a game of one's own."""
    game, view = seen.game, seen.view
    painted = await studio.board(view)
    words = voice.say(
        "spectator", first=voice.mention(game.players[0]), second=voice.mention(game.players[1]), code=game.code
    )
    return Screen(
        items=(
            box(
                text(lines([words])),
                picture(painted, alt.board(view, voice.say, voice.names(game))),
                row(button(voice.say("button-rules"), "rules", "turn")),
            ),
        ),
        pictures=(painted,),
    )
