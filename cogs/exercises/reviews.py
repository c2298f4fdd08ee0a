"""*Lessons* below a finished table: the positions before one's own costliest moves, to choose anew, in private."""

from dataclasses import replace

from discord import ButtonStyle

from bot.client import JaipurBot
from bot.training.own_positions import OwnPosition
from bot.training.reviews import Review
from bot.workers.pipe_messages import Progress
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, text
from cogs.core.shown_name import shown_name
from cogs.exercises import screens
from cogs.exercises.asking import FIRST_TRY, SECOND_TRY, After, Asking, Try, another_try
from cogs.play.confirm_move import in_words
from cogs.play.exchange_ids import Slot, Taken
from cogs.record_book.progress_message import in_the_making
from rules import Move


class ReviewCog(JaipurCog):
    @click("reviews")
    async def begin(self, interaction: Interaction, code: Code) -> Screen:
        """The costliest move of a match that is over; they are looked for once, while a bar shows how far it is."""
        me, phrasing = interaction.user.id, await self.languages.of(interaction)
        if first := await self.app.reviews.first(me, code):
            return await self._begun(interaction, phrasing, code, first)

        async def make(progress: Progress) -> Screen:
            found = await self.app.reviews.look_for(me, code, progress)
            return await self._begun(interaction, phrasing, code, found)

        if await self.app.reviews.is_looked_for(me, code):
            return await make(lambda _, __: None)  # and perhaps not kept: who asked may have gone meanwhile
        return in_the_making(interaction, phrasing, phrasing.say("review-making", code=code), make)

    @click("review")
    async def show(self, interaction: Interaction, position: OwnPosition, attempt: Try) -> Screen:
        phrasing, review = await self._found(interaction, position)
        return await self._ask(interaction, phrasing, review, attempt)

    @click("review-move")
    async def pick(self, interaction: Interaction, position: OwnPosition, attempt: Try, move: Move) -> Screen:
        return await self._pick(interaction, position, attempt, move)

    @click("review-chosen")
    async def pick_listed(
        self, interaction: Interaction, position: OwnPosition, attempt: Try, *, chosen: Move
    ) -> Screen:
        return await self._pick(interaction, position, attempt, chosen)

    @click("review-exchange")
    async def exchange(self, interaction: Interaction, position: OwnPosition, attempt: Try) -> Screen:
        return await self._exchange(interaction, position, attempt)

    @click("review-exchange-take")
    async def take(
        self, interaction: Interaction, position: OwnPosition, attempt: Try, _part: Slot, *, chosen: Taken
    ) -> Screen:
        return await self._exchange(interaction, position, attempt, chosen)

    @click("review-answer")
    async def answer(self, interaction: Interaction, position: OwnPosition, attempt: Try, move: Move) -> Screen:
        return await self._answer(interaction, position, attempt, move)

    @click("review-tell")
    async def tell(self, interaction: Interaction, position: OwnPosition, move: Move) -> Screen:
        """The better move, after a first try."""
        phrasing, review = await self._found(interaction, position)
        return await self._judged(phrasing, review, move)

    async def _begun(self, interaction: Interaction, phrasing: Phrasing, code: str, review: Review | None) -> Screen:
        if review is None:
            return Screen((box(text(phrasing.say("review-none", code=code))),), replaces=False)
        return replace(await self._ask(interaction, phrasing, review, FIRST_TRY), replaces=False)

    async def _ask(self, interaction: Interaction, phrasing: Phrasing, review: Review, attempt: int) -> Screen:
        asking, note = _asking(interaction, phrasing, review, attempt), phrasing.say("review-asked")
        return await screens.ask(
            self.bot.painters, phrasing, review.exercise, asking, note if attempt == FIRST_TRY else None
        )

    async def _exchange(
        self, interaction: Interaction, position: OwnPosition, attempt: int, taken: Taken | None = None
    ) -> Screen:
        phrasing, review = await self._found(interaction, position)
        asking, cards = _asking(interaction, phrasing, review, attempt), taken.cards if taken else None
        return await screens.ask_exchange(self.bot.painters, phrasing, review.exercise, asking, cards)

    async def _pick(self, interaction: Interaction, position: OwnPosition, attempt: int, move: Move) -> Screen:
        """Shown first, unless this person has turned that off for games."""
        if not (await self.languages.preferences(interaction)).confirm:
            return await self._answer(interaction, position, attempt, move)
        phrasing, review = await self._found(interaction, position)
        asking = _asking(interaction, phrasing, review, attempt)
        return await screens.preview(self.bot.painters, phrasing, review.exercise, asking, move)

    async def _answer(self, interaction: Interaction, position: OwnPosition, attempt: int, move: Move) -> Screen:
        if attempt == SECOND_TRY:
            return await self.tell(interaction, position, move)
        review = await self.app.reviews.answer(interaction.user.id, position, move)
        phrasing = await self.languages.of(interaction)
        if review.is_right(move):
            return await self._judged(phrasing, review, move)
        also = (phrasing.say("review-same"),) if move == review.played else ()
        back = phrasing.say("review-kept", train=self.dispatcher.mention("train"))
        said = (back if review.comes_back else phrasing.say("train-late"),)
        buttons = (*another_try(phrasing, "review", (position,), move), *_next(phrasing, review))
        after = After(_title(phrasing, review), buttons, said, tells=False, also=also)
        return await screens.answer(self.bot.painters, phrasing, review.exercise, move, after)

    async def _judged(self, phrasing: Phrasing, review: Review, move: Move) -> Screen:
        """With the better move, and what it would have changed in the match."""
        also, said = (_in_the_match(phrasing, review, move),), () if review.next else (phrasing.say("review-last"),)
        after = After(_title(phrasing, review), _next(phrasing, review), said, also=also)
        return await screens.answer(self.bot.painters, phrasing, review.exercise, move, after)

    async def _found(self, interaction: Interaction, position: OwnPosition) -> tuple[Phrasing, Review]:
        review = await self.app.reviews.find(interaction.user.id, position)
        return await self.languages.of(interaction), review


def _asking(interaction: Interaction, phrasing: Phrasing, review: Review, attempt: int) -> Asking:
    player = shown_name(interaction)
    return Asking.by("review", review.position, attempt, title=_title(phrasing, review), player=player)


def _title(phrasing: Phrasing, review: Review) -> str:
    code, at = review.position
    return phrasing.say("review-title", number=review.number, of=review.of, code=code, round=at.round, ply=at.ply + 1)


def _in_the_match(phrasing: Phrasing, review: Review, move: Move) -> str:
    """What was played there, and how far behind the better move that was."""
    exercise = review.exercise
    best, chance = (round(100 * exercise.chances[one]) for one in (exercise.best, review.played))
    return phrasing.say(
        "review-played",
        again="yes" if move == review.played else "no",
        move=in_words(phrasing, exercise.view, review.played),
        chance=chance,
        points=best - chance,
    )


def _next(phrasing: Phrasing, review: Review) -> tuple[Item, ...]:
    if review.next is None:
        return ()
    label = phrasing.say("button-review-next")
    return (button(label, "review", review.next, FIRST_TRY, style=ButtonStyle.success),)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ReviewCog(bot))
