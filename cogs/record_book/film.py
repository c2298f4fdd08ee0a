"""The film of a round: an animation of all its moves, made while one waits."""

from io import BytesIO

from PIL import Image

from bot.archive.jobs import Progress
from bot.archive.open_rounds import OpenRounds
from bot.client import Bazaar
from cogs.core.cog_base import Stall, click
from cogs.core.phrasing import Voice
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, button, picture, row, text
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from render import Picture


class Films(Stall):
    @click("film")
    async def film(self, interaction: Interaction, code: str, round_: str) -> Screen:
        rounds, number = await open_rounds(interaction, code), int(round_)
        rounds.check(number)
        voice = await self.desk.voice(interaction)
        title = voice.say("film-making", code=rounds.game.code, round=number)

        async def make(progress: Progress) -> Screen:
            return _shown(voice, rounds, number, await self.app.retelling.film(rounds, number, progress))

        if self.app.retelling.has_film(rounds.game.code, number):
            return await make(lambda _, __: None)
        return in_the_making(interaction, voice, title, make)


def _shown(voice: Voice, rounds: OpenRounds, number: int, film: bytes) -> Screen:
    game = rounds.game
    with Image.open(BytesIO(film)) as opened:
        size = opened.size
    reel = Picture(film, "film.gif", *size)
    first, second = voice.names(game)
    moves = len(rounds.round(number).events)
    return Screen(
        (
            box(
                text(voice.say("film", code=game.code, round=number)),
                picture(reel, voice.say("alt-film", first=first, second=second, round=number, moves=moves)),
                row(button(voice.say("button-replay"), "replay", game.code, f"{number}.0", "film")),
            ),
        ),
        pictures=(reel,),
        replaces=False,
    )


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Films(bot))
