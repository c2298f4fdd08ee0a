"""The buttons of a stall: a move is picked, looked at, and chosen once."""

from typing import Annotated

from bot.client import JaipurBot
from bot.errors import DayNotOpened
from bot.today.attempts import STALLS, Attempt
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Between
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.core.shown_name import shown_name
from cogs.exercises import screens
from cogs.exercises.asking import Asking
from cogs.play.exchange_ids import Slot, Taken
from cogs.today.stall_screen import answer_screen, asking, replaced_screen
from rules import Move

MOST_DAYS = 99_999
DayNumber = Annotated[int, Between(0, MOST_DAYS)]  # 0: whichever it is
StallNumber = Annotated[int, Between(1, STALLS)]


async def ask_stall(cog: JaipurCog, interaction: Interaction, attempt: Attempt) -> Screen:
    """The stall whose turn it is."""
    stall, phrasing = attempt.next_stall or STALLS, await cog.languages.of(interaction)
    exercise, asked = cog.app.today.exercise(attempt.day, stall), await _asking(cog, interaction, attempt, stall)
    note = phrasing.say("today-one-try") if stall == 1 else None  # a phone has to show the buttons, too
    return await screens.ask(cog.bot.painters, phrasing, exercise, asked, note)


async def _asking(cog: JaipurCog, interaction: Interaction, attempt: Attempt, stall: int) -> Asking:
    phrasing = await cog.languages.of(interaction)
    return asking(phrasing, cog.app.today, attempt, stall, shown_name(interaction))


class StallCog(JaipurCog):
    @click("today-stall")
    async def show(self, interaction: Interaction, day: DayNumber, stall: StallNumber) -> Screen:
        """*Back* from an exchange or a preview."""
        attempt = await self._attempt(interaction, day, stall)
        if attempt.next_stall != stall:
            return await self._answer(interaction, attempt, stall)
        return await ask_stall(self, interaction, attempt)

    @click("today-stall-move")
    async def pick(self, interaction: Interaction, day: DayNumber, stall: StallNumber, move: Move) -> Screen:
        return await self._pick(interaction, day, stall, move)

    @click("today-stall-chosen")
    async def pick_listed(
        self, interaction: Interaction, day: DayNumber, stall: StallNumber, *, chosen: Move
    ) -> Screen:
        return await self._pick(interaction, day, stall, chosen)

    @click("today-stall-exchange")
    async def exchange(self, interaction: Interaction, day: DayNumber, stall: StallNumber) -> Screen:
        return await self._exchange(interaction, day, stall)

    @click("today-stall-exchange-take")
    async def take(
        self, interaction: Interaction, day: DayNumber, stall: StallNumber, _part: Slot, *, chosen: Taken
    ) -> Screen:
        """What to take was chosen. `_part` keeps the ids of two lists apart."""
        return await self._exchange(interaction, day, stall, chosen.cards)

    @click("today-stall-answer")
    async def choose(self, interaction: Interaction, day: DayNumber, stall: StallNumber, move: Move) -> Screen:
        return await self._choose(interaction, day, stall, move)

    async def _pick(self, interaction: Interaction, day: int, stall: int, move: Move) -> Screen:
        """Choose it, or show first what it does, as the person prefers."""
        attempt = await self._attempt(interaction, day, stall)
        if attempt.next_stall != stall or not (await self.languages.preferences(interaction)).confirm:
            return await self._choose(interaction, day, stall, move)
        phrasing, exercise = await self.languages.of(interaction), self.app.today.exercise(day, stall)
        asked = await _asking(self, interaction, attempt, stall)
        return await screens.preview(self.bot.painters, phrasing, exercise, asked, move)

    async def _exchange(self, interaction: Interaction, day: int, stall: int, taken: int | None = None) -> Screen:
        attempt = await self._attempt(interaction, day, stall)
        if attempt.next_stall != stall:
            return await self._answer(interaction, attempt, stall)
        phrasing, exercise = await self.languages.of(interaction), self.app.today.exercise(day, stall)
        asked = await _asking(self, interaction, attempt, stall)
        return await screens.ask_exchange(self.bot.painters, phrasing, exercise, asked, taken)

    async def _choose(self, interaction: Interaction, day: int, stall: int, move: Move) -> Screen:
        attempt = await self.app.today.choose(interaction.user.id, day, stall, move)
        is_another = attempt.choices[stall - 1] != move
        return await self._answer(interaction, attempt, stall, is_another=is_another)

    async def _answer(
        self, interaction: Interaction, attempt: Attempt, stall: int, *, is_another: bool = True
    ) -> Screen:
        """How good the choice was that counts; with a word on it where somebody wanted another one since."""
        phrasing = await self.languages.of(interaction)
        if attempt.choices[stall - 1] not in self.app.today.exercise(attempt.day, stall).chances:
            return replaced_screen(phrasing, self.app.today, attempt, stall)
        note = phrasing.say("today-chosen-before") if is_another else None
        return await answer_screen(self.bot.painters, phrasing, self.app.today, attempt, stall, note)

    async def _attempt(self, interaction: Interaction, day: int, stall: int) -> Attempt:
        """Theirs, which has come so far. Raises DayNotOpened."""
        attempt = await self.app.today.find(interaction.user.id, day)
        if attempt is None or stall > len(attempt.choices) + 1:
            raise DayNotOpened(day)
        return attempt


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(StallCog(bot))
