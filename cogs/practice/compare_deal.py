"""A deal that was tried, beside how it was played: score and grade of all four, since a score alone says little."""

from collections.abc import Iterator, Sequence

from ai.analysis import RoundAnalysis, told_grade
from bot.archive.analysis import RoundWanted
from bot.client import JaipurBot
from bot.errors import NotAPlayer, NotThisRound
from bot.match.model import DealOf
from bot.workers.pipe_messages import Progress
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, row, text
from cogs.practice.try_deal import FIRST_LOOK
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from rules import Seat


class CompareDealCog(JaipurCog):
    @click("try-compare")
    async def compare(self, interaction: Interaction, code: Code) -> Screen:
        """For who tried it, where the match whose deal it was may be seen. It takes as long as two analyses."""
        mine = await open_rounds(interaction, code)
        deal_of, seat = mine.match.deal_of, mine.match.seat_of(interaction.user.id)
        if deal_of is None or seat is None:
            raise NotAPlayer(code)
        if not mine.match.rounds_played_out:
            raise NotThisRound(code, 1)
        wanted = [RoundWanted(mine, 1), RoundWanted(await open_rounds(interaction, deal_of.code), deal_of.round)]
        for rounds, number in wanted:
            rounds.check(number)
        phrasing = await self.languages.of(interaction)

        async def make(progress: Progress) -> Screen:
            analyses = await self.app.analyses.of_several(wanted, interaction.user.id, progress)
            return _compared(phrasing, deal_of, seat, wanted, analyses)

        if self.app.analyses.have_turning_points(wanted):
            return await make(lambda _, __: None)
        title = phrasing.say("try-making", code=deal_of.code, round=deal_of.round)
        return in_the_making(interaction, phrasing, title, make)


def _compared(
    phrasing: Phrasing, deal_of: DealOf, seat: Seat, wanted: Sequence[RoundWanted], analyses: Sequence[RoundAnalysis]
) -> Screen:
    """My cards first: I with them, and who had them; then the merchant and who had the others."""
    told = [phrasing.say("try-compared", code=deal_of.code, round=deal_of.round)]
    for one in (seat, 1 - seat):
        told.append(phrasing.say("try-side", side="mine" if one == seat else "others"))
        told += _results(phrasing, one, one == seat, wanted, analyses)
    told.append(phrasing.say("try-how"))
    code = deal_of.code
    return Screen(
        (
            box(
                text(lines(told)),
                row(
                    button(phrasing.say("button-replay"), "replay", code, f"{deal_of.round}.0", "try"),
                    button(phrasing.say("button-try"), "try-deal", code, deal_of.round, seat, FIRST_LOOK),
                ),
            ),
        ),
        replaces=False,
    )


def _results(
    phrasing: Phrasing, seat: Seat, is_mine: bool, wanted: Sequence[RoundWanted], analyses: Sequence[RoundAnalysis]
) -> Iterator[str]:
    """What came of these cards: in the try, then as it was."""
    for (rounds, number), analysis, is_try in zip(wanted, analyses, (True, False), strict=True):
        result = rounds.round(number).result
        assert result is not None  # noqa: S101  # only rounds that were played out can be tried and compared
        graded = told_grade(analysis.moves, seat)
        yield phrasing.say(
            "try-result",
            who="you" if is_try and is_mine else "they",
            name=phrasing.in_seat(rounds.match, seat),
            score=result.purses[seat].total,
            grade="none" if graded is None else graded,
        )


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(CompareDealCog(bot))
