"""Turning points: how a round went in the eyes of the computer merchant, and what would have been better."""

from bot.archive.analysis import Advice, Story
from bot.archive.jobs import Progress
from bot.archive.open_rounds import OpenRounds
from bot.client import Bazaar
from cogs.core.cog_base import Stall, click
from cogs.core.ids import Position
from cogs.core.phrasing import Voice
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from render.alt_text.phrases import text as joined

REASONS = 2  # for each better move


class TurningPoints(Stall):
    @click("turning")
    async def turning(self, interaction: Interaction, code: str, round_: str) -> Screen:
        rounds = await open_rounds(interaction, code)
        number = int(round_) or rounds.number  # 0: the last one
        rounds.check(number)
        voice = await self.desk.voice(interaction)
        title = voice.say("turning-making", code=rounds.game.code, round=number)

        async def make(progress: Progress) -> Screen:
            return await self._shown(voice, rounds, number, await self.app.retelling.story(rounds, number, progress))

        if self.app.retelling.has_story(rounds.game.code, number):
            return await make(lambda _, __: None)
        return in_the_making(interaction, voice, title, make)

    async def _shown(self, voice: Voice, rounds: OpenRounds, number: int, story: Story) -> Screen:
        painted = await self.bot.studio.turning(story.turning)
        code = rounds.game.code
        told = [_lesson(voice, rounds, index, one) for index, one in enumerate(story.advice, start=1)]
        balance = [_balance(voice, rounds, story, seat) for seat in (0, 1)]
        buttons = [
            button(
                voice.say("button-lesson", number=index),
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
                    text(voice.say("turning-title", code=code, round=number)),
                    picture(painted, _alt(voice, rounds, story)),
                    text(lines([*(told or [voice.say("turning-none")]), *balance, voice.say("turning-how")])),
                    row(*buttons),
                ),
            ),
            pictures=(painted,),
            replaces=False,
        )


def _lesson(voice: Voice, rounds: OpenRounds, number: int, advice: Advice) -> str:
    """The move, the better one with what it would have been worth, and why."""
    lesson, game = advice.lesson, rounds.game
    reasons = [voice.say(f"reason-{why}", **facts) for why, facts in advice.reasons[:REASONS]]
    return voice.say(
        "turning-lesson",
        number=number,
        ply=lesson.ply,
        event=voice.event(lesson.played, game, None),
        player=voice.mention(game.players[lesson.seat]),
        better=voice.move(advice.better, advice.camels),
        cost=round(lesson.cost * 100),
        reasons=voice.say("alt-space").join(reasons),
    )


def _balance(voice: Voice, rounds: OpenRounds, story: Story, seat: int) -> str:
    luck = round(story.turning.luck[seat] * 100)
    return voice.say(
        "turning-balance",
        player=voice.mention(rounds.game.players[seat]),
        cost=max(round(-story.turning.skill[seat] * 100), 0),
        luck=abs(luck),
        kind="good" if luck > 0 else "bad" if luck < 0 else "none",
    )


def _alt(voice: Voice, rounds: OpenRounds, story: Story) -> str:
    """The curve at every fifth move, for who cannot see it; the rest is in the text below."""
    first, second = voice.names(rounds.game)
    chances = story.turning.chances
    shown = voice.say("alt-comma").join(
        voice.say("alt-chance", ply=ply, share=round(chances[ply] * 100)) for ply in range(0, len(chances), 5)
    )
    marked = voice.say("alt-comma").join(str(one.lesson.ply) for one in story.advice)
    told = [voice.say("alt-turning", first=first, second=second, chances=shown)]
    if marked:
        told.append(voice.say("alt-turning-marks", plies=marked))
    return joined(voice.say, told)


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(TurningPoints(bot))
