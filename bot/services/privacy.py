"""What is stored about a person: hand it out, or erase it."""

from dataclasses import dataclass
from typing import Any

from bot.clock import Clock
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Erasure:
    """What erasing does, or did. Seats of finished games stay, without name and id."""

    finished: int  # games that keep an anonymous seat
    resigned: tuple[str, ...]  # codes of the running games that are given up
    challenges: int  # that are deleted, open or not
    blocks: int  # of this person; others' blocks against them stay
    has_preferences: bool


class Privacy:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock

    async def describe_erase(self, user_id: int) -> Erasure:
        """What `erase` would do now."""
        raise NotImplementedError

    async def erase(self, user_id: int) -> Erasure:
        """Resign what runs, make finished seats anonymous, delete everything else. One transaction."""
        raise NotImplementedError

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything about this person, ready for JSON. Running games show what the person sees of them."""
        raise NotImplementedError
