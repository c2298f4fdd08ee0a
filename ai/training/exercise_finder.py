"""Finds exercises: positions of rounds between unlike players that have one clear best move.

Cheap looks come first. What passes is judged twice, deeply and independently: both have to find the same best move.
The same name and seed find the same exercise, so that a command that was killed goes on where it was.
"""

from collections.abc import Container
from dataclasses import dataclass
from enum import Enum
from random import Random

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.characters import Character
from ai.engine.deep_judge import Depth, judge, judge_if_clear
from ai.engine.levels import Level, choose
from ai.engine.move_tables import move as as_move
from ai.engine.sampling import guess
from ai.engine.value import rate_moves, trained
from ai.exercises.stored import StoredExercise, per_mille
from ai.training.arena import Player, play_round
from ai.training.baselines import greedy_move, newcomer_move
from ai.training.exercise_rating import rate
from rules import Deal, Move, View

try:
    from ai.training.compiled_rollout import try_moves
except ImportError:  # Numba is for who makes exercises: without it they take three times as long
    from ai.engine.rollout import try_moves

CLEAR = 0.05  # of the winning chance, by which the second best move is behind
LIVE = (0.10, 0.90)
FEWEST_MOVES = 6  # else there is little to choose
LOOKS_CLEAR = 0.05  # to the value
FIRST_LOOK = Depth(every=24, leading=160, candidates=6, sure=1.5)
TRADER = Character()  # without oversights


class Kind(Enum):
    TAKE = "take"
    CAMELS = "camels"
    EXCHANGE = "exchange"
    SALE = "sale"

    @classmethod
    def of(cls, move: Move) -> "Kind":
        if move.is_sale:
            return cls.SALE
        if move.takes_camels:
            return cls.CAMELS
        return cls.EXCHANGE if move.is_exchange else cls.TAKE


class Difficulty(Enum):
    """Who finds the best move."""

    EASY = "easy"  # the trader's rules of thumb
    MIDDLE = "middle"  # the value does, and they do not
    HARD = "hard"  # only the search


@dataclass(frozen=True, slots=True)
class Wanted:
    difficulty: Difficulty
    kind: Kind | None = None  # of the best move; None: any
    above: int = 0  # its rating


@dataclass(slots=True)
class Agreement:
    """Where one deep judge found a clear best move: how often a second, independent one found the same."""

    same: int = 0
    of: int = 0

    def count(self, is_same: bool) -> None:
        self.same += is_same
        self.of += 1


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position, and what two players who look once think of it."""

    plies: int
    seen: View
    by_rules: Move
    by_value: Move
    looks_clear: bool

    def could_be(self, wanted: Wanted) -> bool:
        if wanted.difficulty is Difficulty.HARD:
            return not self.looks_clear
        return self.looks_clear and self.is_wanted(wanted, self.by_value)

    def is_wanted(self, wanted: Wanted, best: Move) -> bool:
        return self.difficulty(best) is wanted.difficulty and wanted.kind in (None, Kind.of(best))

    def difficulty(self, best: Move) -> Difficulty:
        if best == self.by_rules:
            return Difficulty.EASY
        return Difficulty.MIDDLE if best == self.by_value else Difficulty.HARD


def find(
    name: str, wanted: Wanted, seed: int, agreement: Agreement, taken: Container[str] = frozenset()
) -> StoredExercise:
    """The first such exercise in the rounds that belong to this name. `taken` are positions that there are already."""
    attempt = 0
    while True:
        rng = Random(f"{seed}/{name}/{attempt}")  # noqa: S311  # reproducible on purpose
        found = _in_a_round(name, wanted, rng, agreement)
        if found and found.position not in taken:  # openings are alike now and then
            return found
        attempt += 1


def _in_a_round(name: str, wanted: Wanted, rng: Random, agreement: Agreement) -> StoredExercise | None:
    """At most one position of a round, so that they are not alike."""
    deal, starter = Deal.shuffle(rng), rng.randrange(2)
    played, views = _play(deal, starter, rng)
    rng.shuffle(views)
    for seen in views:
        candidate = _look(seen)
        if candidate is None or not candidate.could_be(wanted):
            continue
        dice = np.random.default_rng(rng.getrandbits(64))
        chances = _judge_deeply(candidate, wanted, dice, agreement)
        if chances is None:
            continue
        rating = rate(seen, best_of(chances), rng)
        if rating > wanted.above:
            return StoredExercise(
                name, rating, starter, Deal(deal.deck, deal.bonuses), tuple(played[: seen.ply]), per_mille(chances)
            )
    return None


def _play(deal: Deal, starter: int, rng: Random) -> tuple[list[Move], list[View]]:
    """A round between two unlike players: its moves, and what each mover saw."""
    moves, views = list[Move](), list[View]()

    def watched(player: Player) -> Player:
        def choose(seen: View, dice: Random) -> Move:
            views.append(seen)
            moves.append(player(seen, dice))
            return moves[-1]

        return choose

    first, second = rng.sample(PLAYERS, 2)
    play_round((watched(first), watched(second)), deal, starter, rng)
    return moves, views[:LONGEST]


def _merchant(level: Level) -> Player:
    return lambda seen, rng: choose(seen, count_cards(seen), level, rng, 0)


LONGEST = 80  # plies that are looked at
# All but the master: its rounds would take longer than all the rest.
PLAYERS: list[Player] = [
    greedy_move,
    newcomer_move,
    *(_merchant(level) for level in Level if level is not Level.MASTER),
]


def _look(seen: View) -> Candidate | None:
    """A first look at a position: None where it cannot be an exercise."""
    if len(seen.legal_moves()) < FEWEST_MOVES:
        return None
    counted = count_cards(seen)
    rated = rate_moves(guess(seen, counted, 1, np.random.default_rng(0)).rows, trained())
    best, second = np.sort(rated.chance)[:-3:-1]
    if not LIVE[0] <= best <= LIVE[1]:
        return None
    top = int(rated.best()[0])
    by_value = as_move(int(rated.taken[top]), int(rated.given[top]))
    by_rules = TRADER.move(seen, counted, Random(0))  # noqa: S311
    return Candidate(seen.ply, seen, by_rules, by_value, bool(best - second >= LOOKS_CLEAR))


def _judge_deeply(
    candidate: Candidate, wanted: Wanted, dice: np.random.Generator, agreement: Agreement
) -> dict[Move, float] | None:
    """The chances of all moves, the best first, where two deep judges agree on it; None where it is no exercise."""
    seen, (one, other) = candidate.seen, dice.spawn(2)
    looked = judge_if_clear(seen, dice, CLEAR / 2, FIRST_LOOK, try_moves)
    if looked is None or not candidate.is_wanted(wanted, best_of(looked)):
        return None
    first = judge_if_clear(seen, one, CLEAR, tries=try_moves)
    if first is None or not candidate.is_wanted(wanted, best_of(first)):
        return None
    second = judge(seen, other, clear=CLEAR, tries=try_moves)
    agreement.count(best_of(first) == best_of(second))
    chances = {move: (first[move] + second[move]) / 2 for move in first}
    best, next_best = sorted(chances.values(), reverse=True)[:2]
    is_clear = best - next_best >= CLEAR and best_of(first) == best_of(second)
    return chances if is_clear and LIVE[0] <= best <= LIVE[1] else None


def best_of(chances: dict[Move, float]) -> Move:
    return max(chances, key=chances.__getitem__)
