"""Who asks an exercise. Every command that does so has its own ids, and its own words around the same screens."""

from dataclasses import dataclass, field
from typing import Annotated, Self

from discord import ButtonStyle

from ai.exercises.exercise import Exercise
from cogs.core.click_arguments import Between
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Item, button
from cogs.play.choosing import Choosing, Offer
from render import Picture
from rules import Move

FIRST_TRY, SECOND_TRY = 1, 2  # the second one only shows how good it would have been
Try = Annotated[int, Between(FIRST_TRY, SECOND_TRY)]


@dataclass(frozen=True, slots=True)
class Asking:
    """The actions of an exercise's buttons. `where` stands in every id: it names the exercise, never its answer.

    With `Asking.by("train", "b17", …)` a cog has to handle these, each with `where` and what is said here:

    train                 show the exercise: `ask`
    train-move            a move was picked, it stands last: `preview` or `answer`
    train-chosen          the same, `chosen` in a list
    train-exchange        `ask_exchange`
    train-exchange-take   a part (see `Slot`) stands last, what to take is `chosen`: `ask_exchange` with it
    train-answer          the answer after a preview, the move stands last: `answer`
    """

    choosing: Choosing
    show: str
    answer: str
    where: tuple[object, ...]
    title: str
    player: str  # who is asked, as Discord names them
    more: tuple[Item, ...] = field(default=())  # buttons beside camels and exchange, at most three

    @classmethod
    def by(cls, action: str, *where: object, title: str, player: str, more: tuple[Item, ...] = ()) -> Self:
        choosing = Choosing(f"{action}-move", f"{action}-chosen", f"{action}-exchange", f"{action}-exchange-take")
        return cls(choosing, action, f"{action}-answer", where, title, player, more)

    def offer(self, exercise: Exercise) -> Offer:
        return Offer(exercise.view, tuple(exercise.view.legal_moves()), self.choosing, self.where)


@dataclass(frozen=True, slots=True)
class After:
    """What stands around the judgement of a choice."""

    title: str
    buttons: tuple[Item, ...] = ()  # at most five
    said: tuple[str, ...] = ()  # lines below it
    tells: bool = True  # the better move; False: there is a second try
    also: tuple[str, ...] = ()  # lines of the judgement itself
    pictured: tuple[tuple[Picture, str], ...] = ()  # more pictures with their alt texts


def another_try(phrasing: Phrasing, action: str, where: tuple[object, ...], move: Move) -> tuple[Item, ...]:
    """A second try, or the better move at once: `action` has to take a `Try` last, and `action-tell` a move."""
    return (
        button(phrasing.say("button-exercise-again"), action, *where, SECOND_TRY, style=ButtonStyle.primary),
        button(phrasing.say("button-exercise-tell"), f"{action}-tell", *where, move),
    )
