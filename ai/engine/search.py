"""The master: tries its best moves in many sampled worlds and plays on for a while.

In every world both players go on with the value alone (`ai.engine.rollout`). The same worlds are used for every
candidate: luck that all of them share cancels out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

import numpy as np

from ai.engine.card_counting import CountedCards
from ai.engine.move_tables import Floats, move
from ai.engine.rollout import TimeLimit, try_moves
from ai.engine.sampling import guess
from ai.engine.value import Net, rate_moves, trained
from rules import Move, View


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How the search spends its time."""

    candidates: int = 8
    margin: float = 0.15  # moves that look worse than the best by more are not tried
    plies: int = 8  # how far each world is played on
    batch: int = 24  # worlds at once
    prior: float = 10.0  # the value's first look counts as so many worlds
    doubt: float = 2.5  # standard errors behind the leader at which a move is given up
    close: float = 0.002  # a difference that does not matter
    enough: int = 72  # worlds after which the search may end because no move left could be better by more than that


DEFAULT = SearchSettings()


def search(
    view: View,
    counted: CountedCards,
    rng: np.random.Generator,
    *,
    seconds: float | None = None,
    worlds: int | None = None,
    clock: Callable[[], float] = monotonic,
    net: Net | None = None,
    settings: SearchSettings = DEFAULT,
) -> Move:
    """The best move found in this time, or with so many worlds for each of the last candidates."""
    limit, net = TimeLimit(seconds, clock), net or trained()
    first = rate_moves(guess(view, counted, 1, rng).rows, net)
    order = np.argsort(-first.chance, kind="stable")[: settings.candidates]
    order = order[first.chance[order] >= first.chance[order[0]] - settings.margin]
    candidates = Candidates(first.chance[order], settings)
    batch = min(settings.batch, worlds or settings.batch)
    while not candidates.is_settled and not limit.is_reached and not (worlds and candidates.worlds >= worlds):
        taken, given = first.taken[order[candidates.left]], first.given[order[candidates.left]]
        candidates.add(try_moves(guess(view, counted, batch, rng), taken, given, net, settings.plies, limit))
    best = order[candidates.leader]
    return move(int(first.taken[best]), int(first.given[best]))


class Candidates:
    """The candidates' shares so far, and who is still in the running."""

    def __init__(self, prior: Floats, settings: SearchSettings) -> None:
        self.left = np.arange(len(prior))
        self.worlds = 0
        self.is_settled = len(prior) == 1
        self._settings = settings
        self._total = settings.prior * prior.astype(np.float64)
        self._gaps = np.zeros(len(prior))  # squares of what they were behind the leader, world by world

    @property
    def _means(self) -> Floats:
        means: Floats = self._total[self.left] / (self.worlds + self._settings.prior)
        return means

    @property
    def leader(self) -> int:
        return int(self.left[np.argmax(self._means)])

    def add(self, shares: Floats) -> None:
        """Count the shares of those left (rows) in new worlds (columns); give up who is clearly behind.

        A round that is won or lost, whatever is played, is settled as well: more worlds would tell nothing.
        """
        self._total[self.left] += shares.sum(axis=1)
        self.worlds += shares.shape[1]
        means = self._means
        ahead = np.argmax(means)
        self._gaps[self.left] += ((shares[ahead] - shares) ** 2).sum(axis=1)
        unsure = self._settings.doubt * np.sqrt(self._gaps[self.left]) / self.worlds
        behind = means[ahead] - means
        could_gain = np.delete(unsure - behind, ahead)
        is_known = self.worlds >= self._settings.enough and bool((could_gain <= self._settings.close).all())
        self.left = self.left[behind <= unsure + self._settings.close]
        self.is_settled = is_known or len(self.left) == 1
