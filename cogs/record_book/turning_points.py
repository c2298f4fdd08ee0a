"""Turning points: how a round went in the eyes of the computer merchant, and what would have been better."""

from bot.archive.analysis import Advice, Story
from bot.archive.jobs import Progress
from bot.archive.open_rounds import OpenRounds
from bot.client import JaipurBot
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code, RoundNumber
from cogs.core.ids import Position
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from render.alt_text.phrases import text as joined

REASONS = 2  # for each better move


class TurningPointCog(JaipurCog):
    @click("turning")
    async def turning(self, interaction: Interaction, code: Code, number: RoundNumber) -> Screen:
        rounds = await open_rounds(interaction, code)
        number = number or rounds.number  # 0: the last one
        rounds.check(number)
        phrasing = await self.languages.of(interaction)
        title = phrasing.say("turning-making", code=rounds.match.code, round=number)

        async def make(progress: Progress) -> Screen:
            return await self._shown(phrasing, rounds, number, await self.app.analyses.story(rounds, number, progress))

        if self.app.analyses.has_story(rounds.match.code, number):
            return await make(lambda _, __: None)
        return in_the_making(interaction, phrasing, title, make)

    async def _shown(self, phrasing: Phrasing, rounds: OpenRounds, number: int, story: Story) -> Screen:
        painted = await self.bot.painters.turning(story.turning)
        code = rounds.match.code
        told = [_lesson(phrasing, rounds, index, one) for index, one in enumerate(story.advice, start=1)]
        balance = [_balance(phrasing, rounds, story, seat) for seat in (0, 1)]
        buttons = [
            button(
                phrasing.say("button-lesson", number=index),
                "replay",
                code,
                Position(number, one.lesson.ply),
                f"turn{index}",
            )
            for index, one in enumerate(story.advice, start=1)
        ]
        return Screen(
            (
                box(
                    text(phrasing.say("turning-title", code=code, round=number)),
                    picture(painted, _alt(phrasing, rounds, story)),
                    text(lines([*(told or [phrasing.say("turning-none")]), *balance, phrasing.say("turning-how")])),
                    row(*buttons),
                ),
            ),
            pictures=(painted,),
            replaces=False,
        )


def _lesson(phrasing: Phrasing, rounds: OpenRounds, number: int, advice: Advice) -> str:
    """The move, the better one with what it would have been worth, and why."""
    lesson, match = advice.lesson, rounds.match
    reasons = [phrasing.say(f"reason-{why}", **facts) for why, facts in advice.reasons[:REASONS]]
    return phrasing.say(
        "turning-lesson",
        number=number,
        ply=lesson.ply,
        event=phrasing.event(lesson.played, match, None),
        player=phrasing.mention(match.players[lesson.seat]),
        better=phrasing.move(advice.better, advice.camels),
        cost=round(lesson.cost * 100),
        reasons=phrasing.say("alt-space").join(reasons),
    )


def _balance(phrasing: Phrasing, rounds: OpenRounds, story: Story, seat: int) -> str:
    luck = round(story.turning.luck[seat] * 100)
    return phrasing.say(
        "turning-balance",
        player=phrasing.mention(rounds.match.players[seat]),
        cost=max(round(-story.turning.skill[seat] * 100), 0),
        luck=abs(luck),
        kind="good" if luck > 0 else "bad" if luck < 0 else "none",
    )


def _alt(phrasing: Phrasing, rounds: OpenRounds, story: Story) -> str:
    """The curve at every fifth move, for who cannot see it; the rest is in the text below."""
    first, second = phrasing.names(rounds.match)
    chances = story.turning.chances
    shown = phrasing.say("alt-comma").join(
        phrasing.say("alt-chance", ply=ply, share=round(chances[ply] * 100)) for ply in range(0, len(chances), 5)
    )
    marked = phrasing.say("alt-comma").join(str(one.lesson.ply) for one in story.advice)
    told = [phrasing.say("alt-turning", first=first, second=second, chances=shown)]
    if marked:
        told.append(phrasing.say("alt-turning-marks", plies=marked))
    return joined(phrasing.say, told)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(TurningPointCog(bot))
