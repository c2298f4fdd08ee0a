"""The film of a round: an animation of all its moves, made while one waits."""

from bot.archive.open_rounds import OpenRounds
from bot.client import JaipurBot
from bot.workers.pipe_messages import Progress
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code, RoundNumber
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, picture, row, text
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from render import Picture


class FilmCog(JaipurCog):
    @click("film")
    async def film(self, interaction: Interaction, code: Code, number: RoundNumber) -> Screen:
        rounds = await open_rounds(interaction, code)
        rounds.check(number)
        phrasing = await self.languages.of(interaction)
        names = phrasing.names(rounds.match)
        title = phrasing.say("film-making", code=rounds.match.code, round=number)

        async def make(progress: Progress) -> Screen:
            film = await self.app.analyses.film(rounds, number, names, interaction.user.id, progress)
            return _shown(phrasing, rounds, number, film)

        if self.app.analyses.has_film(rounds.match.code, number, names):
            return await make(lambda _, __: None)
        return in_the_making(interaction, phrasing, title, make)


def _shown(phrasing: Phrasing, rounds: OpenRounds, number: int, film: Picture) -> Screen:
    match = rounds.match
    first, second = phrasing.names(match)
    moves = len(rounds.round(number).events)
    return Screen(
        (
            box(
                text(phrasing.say("film", code=match.code, round=number)),
                picture(film, phrasing.say("alt-film", first=first, second=second, round=number, moves=moves)),
                row(button(phrasing.say("button-replay"), "replay", match.code, f"{number}.0", "film")),
            ),
        ),
        pictures=(film,),
        replaces=False,
    )


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(FilmCog(bot))
