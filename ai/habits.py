"""The favourite mistake: which of a few habits costs somebody most.

Most habits are a kind of move that is played too often or too rarely. So each mistake, say a sale where the camels were
better, speaks for two of them. Which of the two it was, tell what all such mistakes cost, and how much more often, or
more rarely, the kind is played than a strong player would in the same positions. `python -m ai.style_proof` shows that
made-up players, each with one bad habit, are told that habit and no other; docs/ai.md has the table.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ai.style import Choice, Kind, RoundStyle
from rules import Card, Move
from rules.cards import kinds, size
from rules.rulebook import BONUS_TOKENS

ENOUGH = 8  # rounds, without which no habit is named
COSTLY = 0.08  # of the chance to win a round, in every round: a habit that costs less is not worth mentioning
OFTEN = 0.5  # times a round
ONE_SIDED = 0.15  # by so much more or less often than a strong player, at least
NEITHER = 0.35  # stands for it where nothing is played more or less often
MOSTLY = 0.5  # of what a habit costs


class Habit(Enum):
    SMALL_SALES = "small-sales"  # sells one or two where it could have sold enough for a bonus token
    EARLY_SALES = "early-sales"
    LATE_SALES = "late-sales"
    MANY_CAMELS = "many-camels"
    FEW_CAMELS = "few-camels"
    MANY_EXCHANGES = "many-exchanges"
    FEW_EXCHANGES = "few-exchanges"
    MANY_TAKES = "many-takes"
    FEW_TAKES = "few-takes"
    OTHER_CARDS = "other-cards"  # the right kind of move with the wrong cards


TOO_MANY = {
    Habit.EARLY_SALES: Kind.SALE,
    Habit.MANY_CAMELS: Kind.CAMELS,
    Habit.MANY_EXCHANGES: Kind.EXCHANGE,
    Habit.MANY_TAKES: Kind.TAKE,
}
TOO_FEW = {
    Habit.LATE_SALES: Kind.SALE,
    Habit.FEW_CAMELS: Kind.CAMELS,
    Habit.FEW_EXCHANGES: Kind.EXCHANGE,
    Habit.FEW_TAKES: Kind.TAKE,
}
ABOUT_SALES = {Habit.SMALL_SALES, Habit.EARLY_SALES, Habit.LATE_SALES}


@dataclass(frozen=True, slots=True)
class Mistake:
    round: int  # its place among the rounds that were given, from 0
    choice: Choice


@dataclass(frozen=True, slots=True)
class FavouriteMistake:
    habit: Habit
    good: Card | None  # that is sold, or should be, where it is mostly one
    times: int  # in all the rounds that were given
    cost: float  # of the chance to win a round, on average
    worst: Mistake


def favourite_mistake(rounds: Sequence[RoundStyle]) -> FavouriteMistake | None:
    """The habit that shows most; None where none is frequent and costly enough, or where there are too few rounds."""
    if len(rounds) < ENOUGH:
        return None
    choices = [choice for one in rounds for choice in one.choices]
    mine, strong = Numbers([choice.played for choice in choices]), Numbers([choice.better for choice in choices])
    mistakes = [Mistake(number, choice) for number, one in enumerate(rounds) for choice in one.choices if choice.cost]
    found = []
    for habit in Habit:
        shown = [mistake for mistake in mistakes if _shows(mistake.choice, habit)]
        cost = sum(mistake.choice.cost for mistake in shown) / len(rounds)
        is_frequent = len(shown) >= OFTEN * len(rounds)
        if cost >= COSTLY and is_frequent and (one_sided := _one_sided(habit, mine, strong)) >= ONE_SIDED:
            worst = max(shown, key=lambda mistake: mistake.choice.cost)
            good = _good(habit, shown) if habit in ABOUT_SALES else None
            found.append((one_sided * cost, FavouriteMistake(habit, good, len(shown), cost, worst)))
    return max(found, key=lambda one: one[0], default=(0.0, None))[1]


def _shows(choice: Choice, habit: Habit) -> bool:
    """Whether this mistake speaks for this habit."""
    played, better = Kind.of(choice.played), Kind.of(choice.better)
    is_small_sale = _is_large(choice.better) and not _is_large(choice.played)
    if habit is Habit.SMALL_SALES:
        return is_small_sale
    if habit is Habit.OTHER_CARDS:
        return played is better and not is_small_sale
    return played is not better and (played is TOO_MANY.get(habit) or better is TOO_FEW.get(habit))


class Numbers:
    """How many moves there are of each kind, and how many sales are large."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.of_kind = Counter(map(Kind.of, moves))
        self.large = sum(map(_is_large, moves))
        self.small = self.of_kind[Kind.SALE] - self.large


def _one_sided(habit: Habit, mine: Numbers, strong: Numbers) -> float:
    """How far all moves look like it, too: 0 is as often as a strong player, 1 is never, or what they never do."""
    if habit is Habit.OTHER_CARDS:
        return NEITHER
    if habit is Habit.SMALL_SALES:
        return min(_more(mine.small, strong.small), _more(strong.large, mine.large))
    if kind := TOO_MANY.get(habit):
        return _more(mine.of_kind[kind], strong.of_kind[kind])
    return _more(strong.of_kind[TOO_FEW[habit]], mine.of_kind[TOO_FEW[habit]])


def _more(one: int, other: int) -> float:
    """By which share of itself a number is larger than another one, or 0."""
    return max(0.0, (one - other) / one) if one else 0.0


def _is_large(move: Move) -> bool:
    """A sale with a bonus token, as far as there are any left."""
    return move.is_sale and size(move.given) >= min(BONUS_TOKENS)


def _good(habit: Habit, shown: Sequence[Mistake]) -> Card | None:
    """The good that should be sold, or should not, where one makes up most of the cost."""
    cost: defaultdict[Card, float] = defaultdict(float)
    for mistake in shown:
        sale = mistake.choice.played if habit is Habit.EARLY_SALES else mistake.choice.better
        cost[kinds(sale.given)[0]] += mistake.choice.cost
    dearest = max(cost, key=cost.__getitem__)
    return dearest if cost[dearest] > MOSTLY * sum(cost.values()) else None
