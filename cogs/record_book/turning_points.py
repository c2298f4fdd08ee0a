"""Turning points: how a round went in the eyes of the computer merchant, and what would have been better."""

from collections.abc import Iterator

from ai.analysis import RoundAnalysis, TurningPoint, told_grade, told_luck, with_even_luck
from bot.archive.open_rounds import OpenRounds
from bot.client import JaipurBot
from bot.match.model import Position, PublicMatch
from bot.workers.pipe_messages import Progress
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code, RoundNumber
from cogs.core.move_reasons import in_a_sentence
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, text
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from render.alt_text.phrases import text as joined
from render.pictures.turning_points import TurningLabels
from rules import Took

REASONS = 2  # for each better move
MOST_CHANCES = 25  # in a description: what follows them has to fit, too


class TurningPointCog(JaipurCog):
    @click("turning")
    async def turning(self, interaction: Interaction, code: Code, number: RoundNumber) -> Screen:
        rounds = await open_rounds(interaction, code)
        number = number or rounds.latest  # 0: the last one
        rounds.check(number)
        phrasing = await self.languages.of(interaction)
        title = phrasing.say("turning-making", code=rounds.match.code, round=number)

        async def make(progress: Progress) -> Screen:
            analysis = await self.app.analyses.turning_points(rounds, number, interaction.user.id, progress)
            return await self._shown(interaction, phrasing, rounds, number, analysis)

        if self.app.analyses.has_turning_points(rounds.match.code, number):
            return await make(lambda _, __: None)
        return in_the_making(interaction, phrasing, title, make)

    async def _shown(
        self, interaction: Interaction, phrasing: Phrasing, rounds: OpenRounds, number: int, analysis: RoundAnalysis
    ) -> Screen:
        labels = TurningLabels(*(phrasing.say("picture-label", what=what) for what in TurningLabels._fields))
        painted = await self.bot.painters.turning_points(analysis, phrasing.names(rounds.match), labels)
        code = rounds.match.code
        points = list(enumerate(analysis.turning_points, start=1))
        told = [_turning_point(phrasing, rounds, index, point) for index, point in points]
        told = [*(told or [phrasing.say("turning-none")]), *balance(phrasing, rounds.match, analysis)]
        places = [(index, Position(number, point.ply)) for index, point in points]
        buttons = [
            button(phrasing.say("button-show-move", ply=at.ply), "replay", code, at, f"turn{index}")
            for index, at in places
        ]
        return Screen(
            (
                box(
                    text(phrasing.say("turning-title", code=code, round=number)),
                    picture(painted, alt(phrasing, rounds.match, analysis)),
                    text(lines([*told, phrasing.say("turning-how")])),
                    row(*buttons, lessons(phrasing, rounds.match, interaction.user.id)),
                ),
            ),
            pictures=(painted,),
            replaces=False,
        )


def lessons(phrasing: Phrasing, match: PublicMatch, user_id: int) -> Item | None:
    """The way to one's own lessons of the whole match, once it is over."""
    if match.outcome is None or match.seat_of(user_id) is None:
        return None
    return button(phrasing.say("button-reviews"), "reviews", match.code)


def _turning_point(phrasing: Phrasing, rounds: OpenRounds, number: int, point: TurningPoint) -> str:
    """The move, the better one with what it would have been worth, and why."""
    match = rounds.match
    camels = len(point.better.cards) if isinstance(point.better, Took) else 0
    return phrasing.say(
        "turning-lesson",
        number=number,
        ply=point.ply,
        event=phrasing.event(point.played, match, None),
        player=phrasing.player(match.players[point.seat]),
        better=phrasing.move(point.better.move, camels),
        cost=round(point.cost * 100),
        reasons=phrasing.say("alt-space").join(in_a_sentence(phrasing, reason) for reason in point.reasons[:REASONS]),
    )


def balance(phrasing: Phrasing, match: PublicMatch, analysis: RoundAnalysis) -> Iterator[str]:
    """How good either player's moves were, and how the round would stand with even luck."""
    players = [phrasing.in_seat(match, seat) for seat in (0, 1)]
    for seat, player in enumerate(players):
        number = told_grade(analysis.moves, seat)
        if number is None:
            yield phrasing.say("turning-no-grade", player=player)
        else:
            yield phrasing.say("turning-grade", player=player, grade=number)
    share = told_luck(with_even_luck(analysis.moves))
    yield phrasing.say("turning-even-luck", first=players[0], second=players[1], share=share, rest=100 - share)


def alt(phrasing: Phrasing, match: PublicMatch, analysis: RoundAnalysis) -> str:
    """The curve at every fifth move, or fewer, and the figures; the moves are in the text."""
    first, second = phrasing.names(match)
    chances = analysis.chances
    step = max(5, -(-len(chances) // MOST_CHANCES))
    shown = phrasing.say("alt-comma").join(
        phrasing.say("alt-chance", ply=ply, share=round(chances[ply] * 100)) for ply in range(0, len(chances), step)
    )
    marked = phrasing.say("alt-comma").join(str(point.ply) for point in analysis.turning_points)
    told = [phrasing.say("alt-turning", first=first, second=second, chances=shown)]
    if marked:
        told.append(phrasing.say("alt-turning-marks", plies=marked))
    even = told_luck(with_even_luck(analysis.moves))
    for seat, (name, share) in enumerate(((first, even), (second, 100 - even))):
        number = told_grade(analysis.moves, seat)
        said = "none" if number is None else number
        told.append(phrasing.say("alt-turning-grade", name=name, grade=said, share=share))
    return joined(phrasing.say, told)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(TurningPointCog(bot))
