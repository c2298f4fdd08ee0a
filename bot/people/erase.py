"""What is stored about a person: hand it out, or erase it."""

from dataclasses import dataclass
from typing import Any

from bot.archive.record_files import RecordFiles
from bot.clock import Clock
from bot.match.lookup import RUNNING, MatchLookup
from bot.match.model import PublicMatch
from bot.people.export import dossier
from bot.ratings.recorder import forget
from bot.store import matches
from bot.store.database import Database, Queries
from rules import Outcome, Termination

# Each seat for itself, so that each question has its index.
FINISHED = """
    SELECT (SELECT count(*) FROM matches WHERE user1 = ? AND ended IS NOT NULL)
         + (SELECT count(*) FROM matches WHERE user2 = ? AND ended IS NOT NULL) AS total
"""
CHALLENGES = """
    SELECT (SELECT count(*) FROM challenges WHERE challenger = ?)
         + (SELECT count(*) FROM challenges WHERE opponent = ?) AS total
"""


@dataclass(frozen=True, slots=True)
class Erasure:
    """What erasing does, or did. Seats of finished matches stay, without name and id."""

    finished: int  # matches that keep an anonymous seat, beside those resigned
    resigned: tuple[str, ...]  # codes of the running matches that are given up
    challenges: int  # that are deleted, open or not
    blocks: int  # of this person; others' blocks against them stay
    has_preferences: bool


class PersonalData:
    def __init__(self, db: Database, clock: Clock, looking: MatchLookup, records: RecordFiles) -> None:
        self._db, self._clock, self._looking, self._records = db, clock, looking, records

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything about this person, ready for JSON. Running matches show what the person sees of them."""
        return await dossier(self._db, user_id, self._looking, self._records)

    async def describe_erase(self, user_id: int) -> Erasure:
        """What `erase` would do now."""
        async with self._db.snapshot() as queries:
            return await _describe(queries, user_id)

    async def erase(self, user_id: int) -> Erasure:
        """Resign what runs, make finished seats anonymous, delete everything else. One transaction."""
        async with self._db.transaction() as queries:
            erasure = await _describe(queries, user_id)
            for match in await _running(queries, user_id):
                await self._resign(queries, match, user_id)
            await forget(queries, user_id)
            await queries.execute("UPDATE matches SET user1 = NULL WHERE user1 = ?", user_id)
            await queries.execute("UPDATE matches SET user2 = NULL WHERE user2 = ?", user_id)
            await queries.execute("DELETE FROM challenges WHERE challenger = ?", user_id)
            await queries.execute("DELETE FROM challenges WHERE opponent = ?", user_id)
            await queries.execute("DELETE FROM blocks WHERE user_id = ?", user_id)
            await queries.execute("DELETE FROM preferences WHERE user_id = ?", user_id)
            await queries.execute("DELETE FROM people WHERE user_id = ?", user_id)
            await queries.execute("DELETE FROM notices WHERE key LIKE ?", f"user:{user_id}:%")
        return erasure

    async def _resign(self, queries: Queries, match: PublicMatch, user_id: int) -> None:
        seat = match.seat_of(user_id)
        assert seat is not None  # noqa: S101  # found by it
        await matches.write_end(queries, match, Outcome(1 - seat, Termination.RESIGNED), self._clock.now())


async def _describe(queries: Queries, user_id: int) -> Erasure:
    preferences = await queries.fetch_one("SELECT 1 FROM preferences WHERE user_id = ?", user_id)
    blocks = await queries.fetch_one("SELECT count(*) AS total FROM blocks WHERE user_id = ?", user_id)
    finished = await queries.fetch_one(FINISHED, user_id, user_id)
    challenges = await queries.fetch_one(CHALLENGES, user_id, user_id)
    return Erasure(
        finished=finished["total"] if finished else 0,
        resigned=tuple(match.code for match in await _running(queries, user_id)),
        challenges=challenges["total"] if challenges else 0,
        blocks=blocks["total"] if blocks else 0,
        has_preferences=preferences is not None,
    )


async def _running(queries: Queries, user_id: int) -> list[PublicMatch]:
    return [matches.match_of(row) for row in await queries.fetch_all(RUNNING, user_id, user_id)]
