"""A player who plans: after a move by hand it chooses what to play next, for when the opponent has moved.

It imagines the opponent's answer in some worlds that could lie behind its view, and asks which moves are good then.
"""

from dataclasses import dataclass, field
from random import Random

import numpy as np
import numpy.typing as npt

from ai.engine.batch_rounds import BONUSES, MARKET, PILES, Worlds, play
from ai.engine.card_counting import count_cards
from ai.engine.move_tables import BUNDLES, CARDS, NONE, SIZES, Floats, Ints
from ai.engine.move_tables import move as move_of
from ai.engine.sampling import guess
from ai.engine.value import RatedMoves, rate_moves, trained
from rules import Card, Move, PlannedMoves, View, Wake, choose_planned
from rules.planned_moves import EVERY_WAKE, MANY_CAMELS, MOST_PLANNED, PRECIOUS

WORLDS = 24  # in which the opponent's answer is imagined
WORTH = 0.01  # of the winning chance, that a saved wait may cost at most
Marks = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody plans."""

    most: int = MOST_PLANNED
    wakes: frozenset[Wake] = EVERY_WAKE


@dataclass(slots=True)
class Planner:
    """Plays and plans for either seat, or for both, and counts what became of it."""

    habit: Habit = field(default_factory=Habit)
    turns: int = 0
    followed: int = 0  # turns after a move by hand of the same player: those that could be planned
    fired: int = 0
    cost: float = 0.0  # of the winning chance, in all
    waits: int = 0  # for the other player to come back; without plans there is one a turn
    _plans: dict[int, tuple[PlannedMoves, View]] = field(default_factory=dict)
    _present: int | None = None  # the seat of whoever is at the table

    def choose(self, view: View, _rng: Random) -> Move:
        chances = _chances(view)
        best = max(chances, key=lambda move: chances[move])
        self.turns += 1
        plan, then = self._plans.pop(view.me.seat, (None, view))
        if plan and then.ply == view.ply - 1:
            self.followed += 1
            chosen = choose_planned(plan, then, view)
            if isinstance(chosen, Move):
                self.fired += 1
                self.cost += chances[best] - chances[chosen]
                self._present = 1 - view.me.seat  # the planner is away
                self._plans.pop(self._present, None)  # the answer is there before anybody can plan
                return chosen
        self.waits += view.me.seat != self._present
        self._present = view.me.seat
        return best

    def look(self, view: View) -> None:
        """After a move of one's own; nobody looks who is not there."""
        if view.me.seat == self._present and view.mover is not None and view.mover != view.me.seat:
            self._plans[view.me.seat] = plan(view, self.habit), view


def _chances(view: View) -> dict[Move, float]:
    """The chance to win after each move that is legal now."""
    rated = rate_moves(guess(view, count_cards(view), 1, np.random.default_rng(0)).rows, trained())
    moves = (move_of(int(taken), int(given)) for taken, given in zip(rated.taken, rated.given, strict=True))
    return dict(zip(moves, map(float, rated.chance), strict=True))


def plan(view: View, habit: Habit) -> PlannedMoves:
    """Up to so many moves; none where no move is likely to be worth it."""
    now = guess(view, count_cards(view), WORLDS, np.random.default_rng(view.ply))
    candidates = rate_moves(now.rows[:, :1], trained())
    later, is_over = _answered(now)
    loss = _losses(later, candidates)
    is_legal, stops = ~np.isnan(loss), _stops(now.rows, later.rows, candidates, habit.wakes)
    left = ~is_over
    chosen: list[int] = []
    while len(chosen) < habit.most:
        gain = np.where(is_legal & ~stops & left, WORTH - loss, 0.0).sum(axis=1)
        best = int(gain.argmax())
        if gain[best] <= 0:
            break
        chosen.append(best)
        left &= ~is_legal[best]  # where the first is legal, nobody asks for the second
    moves = (move_of(int(candidates.taken[one]), int(candidates.given[one])) for one in chosen)
    return PlannedMoves(tuple(moves), habit.wakes)


def _answered(worlds: Worlds) -> tuple[Worlds, Marks]:
    """The worlds after the opponent's best move, and which of them are over."""
    theirs = worlds.from_the_other_side()
    rated = rate_moves(theirs.rows, trained())
    best = rated.best()
    return play(theirs, rated.taken[best], rated.given[best])


def _losses(worlds: Worlds, candidates: RatedMoves) -> Floats:
    """For each candidate (rows) and world (columns) what it is worse than the best; NaN where it is not legal."""
    rated = rate_moves(worlds.rows, trained())
    place = {key: row for row, key in enumerate(_keys(candidates).tolist())}
    row = np.array([place.get(key, -1) for key in _keys(rated).tolist()])
    losses = np.full((len(place), len(worlds)), np.nan)
    is_known = row >= 0
    behind = rated.chance[rated.best()][rated.world] - rated.chance
    losses[row[is_known], rated.world[is_known]] = behind[is_known]
    return losses


def _keys(rated: RatedMoves) -> Ints:
    keys: Ints = rated.taken.astype(np.int64) * len(BUNDLES) + rated.given
    return keys


def _stops(before: Ints, after: Ints, candidates: RatedMoves, wakes: frozenset[Wake]) -> Marks:
    """Where something would wake the planner, as `rules.planned_moves` says: candidates by worlds."""
    more = after[MARKET] > before[MARKET]
    stops: Marks = np.zeros((len(candidates.taken), after.shape[1]), dtype=bool)
    if Wake.PRECIOUS in wakes:
        stops |= more[list(PRECIOUS)].any(axis=0)
    if Wake.CAMELS in wakes:
        stops |= more[Card.CAMEL] & (after[MARKET][Card.CAMEL] >= MANY_CAMELS)
    if Wake.LESS in wakes:
        is_sale = candidates.taken == NONE
        good, number = CARDS[candidates.given].argmax(axis=1), SIZES[candidates.given]
        fewer = (after[PILES] < before[PILES])[np.minimum(good, len(before[PILES]) - 1)]
        kind = np.clip(number - 3, 0, 2)
        no_bonus = (after[BONUSES] == 0)[kind] & (number >= 3)[:, None]
        stops |= is_sale[:, None] & (fewer | no_bonus)
    return stops
