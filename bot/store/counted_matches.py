"""Which matches are in the record book, and in what order: `matches.booked` is a match's number in it, NULL: not yet.

The one row of `last_booking` has the last number. Who enters matches holds this row, so that two processes never do.
"""

from typing import NamedTuple

from bot.match.model import PublicMatch
from bot.ratings.tallies import ErasedRating, ErasedRatings
from bot.store.database import Queries, Reading
from bot.store.matches import SELECT, match_of


class Booking(NamedTuple):
    """A match and its number in the book; `weight` is how much it counts for ratings, None: not at all."""

    number: int
    match: PublicMatch
    weight: float | None


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


async def write_booking(queries: Queries, booking: Booking) -> None:
    await queries.execute(
        "UPDATE matches SET booked = ?, rating_weight = ? WHERE code = ?",
        *(booking.number, booking.weight, booking.match.code),
    )


async def count_rated_between(reading: Reading, one: int, other: int, after: int, until: int) -> int:
    """The rated matches in the book, ended within these times, of two people, or of either with somebody erased since.

    Somebody who erased themselves may be the other one, who would otherwise begin anew by erasing.
    """
    total = 0
    for user_id, opponents in ((one, (other, None)), (other, (None,))):
        for opponent in opponents:
            total += await _count_rated(reading, user_id, opponent, after, until)
    return total


async def _count_rated(reading: Reading, user_id: int, opponent: int | None, after: int, until: int) -> int:
    is_opponent = "= ?" if opponent is not None else "IS NULL"
    values = (user_id, after, until, *(() if opponent is None else (opponent,)))
    halves = (
        f"(SELECT count(*) FROM matches WHERE {mine} = ? AND ended > ? AND ended <= ? AND ended IS NOT NULL"  # noqa: S608
        f" AND rating_weight IS NOT NULL AND {theirs} {is_opponent})"
        for mine, theirs in (("user1", "user2"), ("user2", "user1"))
    )
    row = await reading.fetch_one(f"SELECT {' + '.join(halves)} AS total", *values, *values)  # our words
    return int(row["total"]) if row else 0


async def bookings_after(reading: Reading, number: int, limit: int) -> list[Booking]:
    """The next matches of the book after this number."""
    rows = await reading.fetch_all(f"{SELECT} WHERE m.booked > ? ORDER BY m.booked LIMIT ?", number, limit)
    return [Booking(row["booked"], match_of(row), row["rating_weight"]) for row in rows]


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
