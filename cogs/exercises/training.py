"""`/jaipur train`: exercises one after the other, in private. What was wrong can be tried again, and comes back."""

import re
from typing import Self

from discord import ButtonStyle

from bot.client import JaipurBot
from bot.training.own_positions import OwnPosition
from bot.training.training import Task, TrainingResult
from cogs.cog_base import JaipurCog, click, command
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, button, lines
from cogs.core.shown_name import shown_name
from cogs.exercises import screens
from cogs.exercises.asking import FIRST_TRY, SECOND_TRY, After, Asking, Try, another_try
from cogs.play.exchange_ids import Slot, Taken
from rules import Move


class ExerciseName(str):
    """`b17` of the bank, or `K7Q2.1.14` of a game."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        if not re.fullmatch("b[1-9][0-9]{0,5}", text):
            OwnPosition.from_text(text)
        return cls(text)


class TrainingCog(JaipurCog):
    @command("train")
    async def train(self, interaction: Interaction) -> Screen:
        return await self._next(interaction)

    @click("train-next")
    async def go_on(self, interaction: Interaction) -> Screen:
        return await self._next(interaction)

    @click("train")
    async def show(self, interaction: Interaction, name: ExerciseName, attempt: Try) -> Screen:
        exercise, phrasing = await self.app.training.exercise(interaction.user.id, name), await self._say(interaction)
        return await screens.ask(self.bot.painters, phrasing, exercise, _asking(interaction, phrasing, name, attempt))

    @click("train-move")
    async def pick(self, interaction: Interaction, name: ExerciseName, attempt: Try, move: Move) -> Screen:
        return await self._pick(interaction, name, attempt, move)

    @click("train-chosen")
    async def pick_sale(self, interaction: Interaction, name: ExerciseName, attempt: Try, *, chosen: Move) -> Screen:
        return await self._pick(interaction, name, attempt, chosen)

    @click("train-answer")
    async def answer(self, interaction: Interaction, name: ExerciseName, attempt: Try, move: Move) -> Screen:
        return await self._answer(interaction, name, attempt, move)

    @click("train-exchange")
    async def exchange(self, interaction: Interaction, name: ExerciseName, attempt: Try) -> Screen:
        return await self._exchange(interaction, name, attempt)

    @click("train-exchange-take")
    async def take(
        self, interaction: Interaction, name: ExerciseName, attempt: Try, _part: Slot, *, chosen: Taken
    ) -> Screen:
        return await self._exchange(interaction, name, attempt, chosen)

    @click("train-tell")
    async def tell(self, interaction: Interaction, name: ExerciseName, move: Move) -> Screen:
        """The better move, after a first try."""
        exercise, phrasing = await self.app.training.exercise(interaction.user.id, name), await self._say(interaction)
        after = After(_title(phrasing, name), (_next(phrasing),))
        return await screens.answer(self.bot.painters, phrasing, exercise, move, after)

    async def _next(self, interaction: Interaction) -> Screen:
        task, phrasing = await self.app.training.next(interaction.user.id), await self._say(interaction)
        asking = _asking(interaction, phrasing, task.exercise.name, FIRST_TRY, task)
        return await screens.ask(self.bot.painters, phrasing, task.exercise, asking)

    async def _exchange(self, interaction: Interaction, name: str, attempt: int, taken: Taken | None = None) -> Screen:
        exercise, phrasing = await self.app.training.exercise(interaction.user.id, name), await self._say(interaction)
        asking = _asking(interaction, phrasing, name, attempt)
        cards = taken.cards if taken else None
        return await screens.ask_exchange(self.bot.painters, phrasing, exercise, asking, cards)

    async def _pick(self, interaction: Interaction, name: str, attempt: int, move: Move) -> Screen:
        """Shown first, unless this person has turned that off for games."""
        if not (await self.languages.preferences(interaction)).confirm:
            return await self._answer(interaction, name, attempt, move)
        exercise, phrasing = await self.app.training.exercise(interaction.user.id, name), await self._say(interaction)
        asking = _asking(interaction, phrasing, name, attempt)
        return await screens.preview(self.bot.painters, phrasing, exercise, asking, move)

    async def _answer(self, interaction: Interaction, name: str, attempt: int, move: Move) -> Screen:
        phrasing = await self._say(interaction)
        if attempt == SECOND_TRY:
            return await self.tell(interaction, ExerciseName(name), move)
        result = await self.app.training.answer(interaction.user.id, name, move)
        tells = result.is_right
        buttons = (_next(phrasing),) if tells else (*another_try(phrasing, "train", (name,), move), _next(phrasing))
        after = After(_title(phrasing, name), buttons, _said(phrasing, result), tells=tells)
        return await screens.answer(self.bot.painters, phrasing, result.exercise, move, after)

    async def _say(self, interaction: Interaction) -> Phrasing:
        return await self.languages.of(interaction)


def _asking(interaction: Interaction, phrasing: Phrasing, name: str, attempt: int, task: Task | None = None) -> Asking:
    title = _title(phrasing, name, task)
    return Asking.by("train", name, attempt, title=title, player=shown_name(interaction))


def _title(phrasing: Phrasing, name: str, task: Task | None = None) -> str:
    """Where the exercise is from; with the task at hand, whether it comes back, and how many others do."""
    code, dot, _ = name.partition(".")
    title = phrasing.say("train-title", kind="own" if dot else "bank", exercise=code)
    if task is None or not task.comes_back:
        return title
    return lines([title, phrasing.say("train-back", others=task.others)])


def _said(phrasing: Phrasing, result: TrainingResult) -> tuple[str, ...]:
    """What the answer means for the level, and whether the exercise comes back."""
    if not result.counts:
        return (phrasing.say("train-late"),)
    said = []
    if result.returns_in:
        said.append(phrasing.say("train-returns", days=result.returns_in))
    if result.rating:
        change = f"{result.change:+d}".replace("-", "−")
        level = round(result.rating.rating)
        said.append(phrasing.say("train-level", level=str(level), change=change, exercise=str(result.exercise.rating)))
    return tuple(said)


def _next(phrasing: Phrasing) -> Item:
    return button(phrasing.say("button-train-next"), "train-next", style=ButtonStyle.success)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(TrainingCog(bot))
