"""Keeping the record book: finished matches are entered one by one, each exactly once, in a fixed order.

A match that has ended and has no number in the book is due; there is nothing else to remember, so a crash loses
nothing. Entering it is one transaction with everything that it changes. Matches are entered when somebody opens the
book, and in the background, so that there is never much to do.
"""

from collections.abc import Callable

from bot.match.model import PublicMatch
from bot.ratings.apply_match import WEEK, apply_match, is_to_be_rated, weight_of
from bot.ratings.match_facts import MatchFacts, facts_of
from bot.ratings.merchant_ratings import rate_practice
from bot.ratings.tallies import ErasedRatings
from bot.store import counted_matches, record_book, rounds
from bot.store.counted_matches import Booking
from bot.store.database import Database, Queries
from bot.store.record_book import RecordBookChanges
from bot.store.replay import Replays

AT_A_TIME = 20  # matches in one transaction: others who write wait for it


class MatchCounter:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def catch_up(self, most: int = 60) -> int:
        """Enter what is due, at most so many matches; how many were entered."""
        entered = 0
        while entered < most and await counted_matches.is_match_due(self._db):
            async with self._db.transaction() as queries:
                done = await enter_due_matches(queries, min(AT_A_TIME, most - entered))
            if not done:
                break
            entered += done
        return entered

    async def rebuild(self, progress: Callable[[int], None] = lambda _: None) -> int:
        """Write the whole book anew from the moves, in the order in which the matches were entered; their number.

        Everything is worked out beside the running bot and then exchanged in one transaction. What was entered
        meanwhile is added; when somebody was erased meanwhile, it is worked out once more without them.
        """
        while True:
            rebuilt = await self._rebuild(progress)
            if rebuilt is not None:
                return rebuilt + await self.catch_up(most=1_000_000)

    async def _rebuild(self, progress: Callable[[int], None]) -> int | None:
        """How many matches are in the new book; None when somebody was erased meanwhile, and nothing was changed."""
        async with self._db.snapshot() as queries:
            erased = await counted_matches.erased_ratings(queries)
            erased_seats = await counted_matches.count_erased_seats(queries)
        changes, last, number = RecordBookChanges(None), 0, 0
        done = 1
        while done:
            async with self._db.snapshot() as queries:
                done, last = await _enter_again(queries, changes, erased, last)
            number += done
            progress(number)
        async with self._db.transaction() as queries:
            if erased_seats != await counted_matches.count_erased_seats(queries):
                return None
            done = 1
            while done:
                done, last = await _enter_again(queries, changes, erased, last)
                number += done
            await record_book.clear(queries)
            await changes.write(queries)
        return number


async def enter_all_due(queries: Queries) -> None:
    """Enter everything that is due as a part of the caller's transaction."""
    while await enter_due_matches(queries, AT_A_TIME):
        pass


async def enter_due_matches(queries: Queries, most: int) -> int:
    """Enter so many matches as a part of the caller's transaction; how many there were."""
    last = await counted_matches.hold_last_number(queries)  # first: other processes wait here, and numbers have no gaps
    changes, replays = RecordBookChanges(queries), Replays()
    due = await counted_matches.due_matches(queries, most)
    for number, match in enumerate(due, start=last + 1):
        facts = await _facts(queries, replays, match)
        booking = Booking(number, match, await _weight(queries, match, facts))
        await counted_matches.write_booking(queries, booking)
        await apply_match(changes, match, facts, booking, {})
        await rate_practice(changes, match, facts)
    await changes.write(queries)
    await counted_matches.write_last_number(queries, last + len(due))
    return len(due)


async def _enter_again(
    queries: Queries, changes: RecordBookChanges, erased: ErasedRatings, last: int
) -> tuple[int, int]:
    """The next matches after number `last` of the book: how many there were, and the last number of them."""
    booked, replays = await counted_matches.bookings_after(queries, last, AT_A_TIME), Replays()
    for booking in booked:
        facts = await _facts(queries, replays, booking.match)
        await apply_match(changes, booking.match, facts, booking, erased)
        await rate_practice(changes, booking.match, facts)
    return len(booked), booked[-1].number if booked else last


async def _facts(queries: Queries, replays: Replays, match: PublicMatch) -> MatchFacts:
    truth = await replays.truth(queries, match)
    return facts_of(truth, await rounds.times_of(queries, match.code))


async def _weight(queries: Queries, match: PublicMatch, facts: MatchFacts) -> float | None:
    """How much the match counts for ratings. It is decided once: later, who erased themselves cannot be told apart."""
    one, other = (player.user_id for player in match.players)
    if one is None or other is None or not is_to_be_rated(match, facts):
        return None
    ended = match.ended or 0
    return weight_of(await counted_matches.count_rated_between(queries, one, other, ended - WEEK, ended))
