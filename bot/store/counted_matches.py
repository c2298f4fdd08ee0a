"""Which matches are in the record book, and in what order: `matches.booked` is a match's number in it, NULL: not yet.

The one row of `last_booking` has the last number. Who enters matches holds this row, so that two processes never do.
"""

from typing import NamedTuple

from bot.match.model import PublicMatch
from bot.ratings.tallies import ErasedRating, ErasedRatings
from bot.store.database import Queries, Reading
from bot.store.matches import SELECT, match_of


class Booking(NamedTuple):
    number: int
    match: PublicMatch


async def is_match_due(reading: Reading) -> bool:
    """Whether a match has ended that is not in the book."""
    row = await reading.fetch_one("SELECT 1 FROM matches WHERE ended IS NOT NULL AND booked IS NULL LIMIT 1")
    return row is not None


async def due_matches(reading: Reading, limit: int) -> list[PublicMatch]:
    """The matches that are to be entered next, in their order."""
    rows = await reading.fetch_all(
        f"{SELECT} WHERE m.ended IS NOT NULL AND m.booked IS NULL ORDER BY m.ended, m.code LIMIT ?", limit
    )
    return [match_of(row) for row in rows]


async def hold_last_number(queries: Queries) -> int:
    """The last number; other processes that ask for it wait until this transaction is over."""
    row = await queries.fetch_one("UPDATE last_booking SET number = number WHERE name = 'matches' RETURNING number")
    assert row is not None  # noqa: S101  # made by the migration
    return int(row["number"])


async def write_last_number(queries: Queries, number: int) -> None:
    await queries.execute("UPDATE last_booking SET number = ? WHERE name = 'matches'", number)


async def write_booking(queries: Queries, match: PublicMatch, number: int) -> None:
    await queries.execute("UPDATE matches SET booked = ? WHERE code = ?", number, match.code)


async def bookings_after(reading: Reading, number: int, limit: int) -> list[Booking]:
    """The next matches of the book after this number."""
    rows = await reading.fetch_all(f"{SELECT} WHERE m.booked > ? ORDER BY m.booked LIMIT ?", number, limit)
    return [Booking(row["booked"], match_of(row)) for row in rows]


async def erased_ratings(reading: Reading) -> ErasedRatings:
    """What is left of the ratings of people who erased themselves."""
    rows = await reading.fetch_all("SELECT * FROM rating_changes WHERE user_id IS NULL")
    return {
        (row["match"], row["seat"], row["scope"]): ErasedRating(
            row["rating_before"], row["deviation_before"], row["rating"], row["deviation"]
        )
        for row in rows
    }


async def count_erased_seats(reading: Reading) -> int:
    """Seats of people who erased themselves. Reads all matches: it is for the rebuilding, which does that anyway."""
    row = await reading.fetch_one(
        "SELECT count(*) AS total FROM matches"
        " WHERE (user1 IS NULL AND level1 IS NULL) OR (user2 IS NULL AND level2 IS NULL)"
    )
    return int(row["total"]) if row else 0
