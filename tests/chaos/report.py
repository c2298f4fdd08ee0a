"""What people were told: every move that the bot acknowledged, every match that it said had begun or ended."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

FEW = 6
Place = tuple[str, int, int]  # match, round, and the ply that a move has; 0 and 0 for any


class StoredMove(NamedTuple):
    """A row of the moves."""

    code: str
    round: int
    ply: int
    move: str


def _is_there() -> asyncio.Event:
    there = asyncio.Event()
    there.set()
    return there


@dataclass
class ChaosReport:
    """`acknowledged` moves were stored when the answer was seen.

    What is in `wrong` must never happen: a move that was acknowledged and is not stored, one that was stored though
    the player read that nothing was played, something that was done twice.
    """

    acknowledged: set[StoredMove] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)
    begun: set[str] = field(default_factory=set)  # codes of matches
    ended: set[str] = field(default_factory=set)
    mishaps: Counter[str] = field(default_factory=Counter)  # what people lived through, by kind
    troubles: Counter[str] = field(default_factory=Counter)  # what was done to the bot, by kind
    deeds: Counter[str] = field(default_factory=Counter)  # what was asked for once, and seen to be done once
    names: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # that people had before
    wanted: defaultdict[Place, set[str]] = field(default_factory=lambda: defaultdict(set))  # moves by hand, as tried
    planned: defaultdict[Place, set[str]] = field(default_factory=lambda: defaultdict(set))  # moves to be planned
    deleted: set[str] = field(default_factory=set)  # tables that somebody else deleted
    restored_after: list[int] = field(default_factory=list)  # the newest message at the time of each restore
    kinds_to_forge: list[str] = field(default_factory=list)  # ids of buttons that come next, altered
    database_is_there: asyncio.Event = field(default_factory=_is_there)  # whoever reads it waits for this

    def has_enough(self, moves: int, troubles: Collection[str] = ()) -> bool:
        """More moves than this, all these troubles, or a few of any kind: enough to learn something from it."""
        has_met = all(self.troubles[one] for one in troubles) if troubles else self.troubles.total() >= FEW
        return len(self.acknowledged) > moves and has_met
