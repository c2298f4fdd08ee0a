"""Keeping the record book: finished matches are booked one by one, each exactly once, in a fixed order.

A match that has ended and has no booking number is due; there is nothing else to remember, so a crash loses nothing.
The booking is one transaction with everything that it changes. Matches are booked when somebody opens the book, and by
the clockwork, so that there is never much to do.
"""

from collections.abc import Callable

from bot.match.model import PublicMatch
from bot.ratings.apply_match import Anonymous, Erased, book
from bot.ratings.match_facts import Times, facts_of
from bot.store import matches
from bot.store.database import Database, Queries
from bot.store.record_book import Pages
from bot.store.replay import Replays

AT_A_TIME = 20  # matches in one transaction: others who write wait for it
DUE = f"{matches.SELECT} WHERE m.ended IS NOT NULL AND m.booked IS NULL ORDER BY m.ended, m.code LIMIT ?"
IS_DUE = "SELECT 1 FROM matches WHERE ended IS NOT NULL AND booked IS NULL LIMIT 1"
BOOKED = f"{matches.SELECT} WHERE m.booked > ? ORDER BY m.booked LIMIT ?"
ERASED_SEATS = """
    SELECT count(*) AS total FROM matches
    WHERE (user1 IS NULL AND level1 IS NULL) OR (user2 IS NULL AND level2 IS NULL)
"""
TABLES = ("standings", "tallies", "replies", "rivalries", "rating_changes")


class RatingRecorder:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def catch_up(self, most: int = 60) -> int:
        """Book what is due, at most so many matches; how many were booked."""
        booked = 0
        while booked < most and await self._db.fetch_one(IS_DUE):
            async with self._db.transaction() as queries:
                done = await book_due(queries, min(AT_A_TIME, most - booked))
            if not done:
                break
            booked += done
        return booked

    async def rebuild(self, progress: Callable[[int], None] = lambda _: None) -> int:
        """Write the whole book anew from the moves, in the order in which the matches were booked; their number.

        Everything is worked out beside the running bot and then exchanged in one transaction. What was booked
        meanwhile is added; when somebody was erased meanwhile, it is worked out once more without them.
        """
        while True:
            async with self._db.snapshot() as queries:
                erased, seats = await _erased(queries), await queries.fetch_one(ERASED_SEATS)
            pages, last, number = Pages(None), 0, 0
            while True:
                async with self._db.snapshot() as queries:
                    done, last = await _book_again(queries, pages, erased, last)
                number += done
                progress(number)
                if not done:
                    break
            async with self._db.transaction() as queries:
                if tuple(seats or ()) != tuple(await queries.fetch_one(ERASED_SEATS) or ()):
                    continue
                done = 1
                while done:
                    done, last = await _book_again(queries, pages, erased, last)
                    number += done
                for table in TABLES:
                    await queries.execute(f"DELETE FROM {table}")  # noqa: S608  # our own names
                await pages.close(queries)
            return number + await self.catch_up(most=1_000_000)


async def book_due(queries: Queries, most: int) -> int:
    """Book so many matches as a part of the caller's transaction."""
    # Taken first: it holds back other processes until we are through, and numbers have no gaps.
    row = await queries.fetch_one("UPDATE book SET last = last WHERE name = 'matches' RETURNING last")
    assert row is not None  # noqa: S101  # made by the migration
    last, pages, replays = row["last"], Pages(queries), Replays()
    due = [matches.match_of(found) for found in await queries.fetch_all(DUE, most)]
    for number, match in enumerate(due, start=last + 1):
        await queries.execute("UPDATE matches SET booked = ? WHERE code = ?", number, match.code)
        await _enter(queries, replays, pages, match, number, {})
    await pages.close(queries)
    await queries.execute("UPDATE book SET last = ? WHERE name = 'matches'", last + len(due))
    return len(due)


async def _book_again(queries: Queries, pages: Pages, erased: Erased, last: int) -> tuple[int, int]:
    """The matches after booking `last`: how many there were, and the last of them."""
    rows, replays = await queries.fetch_all(BOOKED, last, AT_A_TIME), Replays()
    for row in rows:
        await _enter(queries, replays, pages, matches.match_of(row), row["booked"], erased)
    return len(rows), rows[-1]["booked"] if rows else last


async def _enter(
    queries: Queries, replays: Replays, pages: Pages, match: PublicMatch, number: int, erased: Erased
) -> None:
    truth = await replays.truth(queries, match)
    rounds = await queries.fetch_all("SELECT number, dealt FROM rounds WHERE match = ?", match.code)
    moves = await queries.fetch_all("SELECT round, ply, played FROM moves WHERE match = ?", match.code)
    times = Times(
        {row["number"]: row["dealt"] for row in rounds}, {(row["round"], row["ply"]): row["played"] for row in moves}
    )
    await book(pages, match, facts_of(truth, times), number, erased)


async def _erased(queries: Queries) -> Erased:
    rows = await queries.fetch_all("SELECT * FROM rating_changes WHERE user_id IS NULL")
    return {
        (row["match"], row["seat"], row["scope"]): Anonymous(
            row["rating_before"], row["deviation_before"], row["rating"], row["deviation"]
        )
        for row in rows
    }


async def forget(queries: Queries, user_id: int) -> None:
    """Take a person out of the book; what is due is booked first, so that opponents keep what they won."""
    while await book_due(queries, AT_A_TIME):
        pass
    for table in ("standings", "tallies", "replies"):
        await queries.execute(f"DELETE FROM {table} WHERE user_id = ?", user_id)  # noqa: S608  # our own names
    await queries.execute("DELETE FROM rivalries WHERE user1 = ?", user_id)
    await queries.execute("DELETE FROM rivalries WHERE user2 = ?", user_id)
    await queries.execute("UPDATE rating_changes SET user_id = NULL WHERE user_id = ?", user_id)
