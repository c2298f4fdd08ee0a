"""Fairs for tests, in a few words."""

from bot.fairs.model import DAY, Departure, Entrant, FairGame, FairRecord, FairState, FairTerms, Pair
from rules import Length

BEGINS = 100 * DAY


def entrants(number: int, group: int | None = 0) -> tuple[Entrant, ...]:
    return tuple(Entrant(one, BEGINS - DAY, 2000.0 - one, group) for one in range(1, number + 1))


def gone(one: Entrant, left: int, departure: Departure = Departure.LEFT) -> Entrant:
    return Entrant(one.number, one.joined, one.rating, one.group, one.is_merchant, one.is_finalist, left, departure)


def won(
    winner: int,
    loser: int,
    margin: int = 10,
    loser_seals: int = 0,
    *,
    full: int = 1,
    ended: int = BEGINS + DAY,
    is_timeout: bool = False,
    is_resigned: bool = False,
) -> FairGame:
    return FairGame(
        (winner, loser),
        f"G{winner}{loser}",
        BEGINS,
        ended,
        winner,
        is_timeout,
        is_resigned,
        (full, loser_seals),
        (50 + margin, 50),
    )


def running(starter: int, other: int) -> FairGame:
    return FairGame((starter, other), f"G{starter}{other}", BEGINS)


def fair(
    people: tuple[Entrant, ...],
    *games: FairGame,
    state: FairState = FairState.RUNNING,
    days: int = 14,
    length: Length = Length.SINGLE,
    at_once: int = 2,
    blocked: frozenset[Pair] = frozenset(),
    has_merchants: bool = False,
) -> FairRecord:
    terms = FairTerms("Spring fair", days, length, games_at_once=at_once, has_merchants=has_merchants)
    return FairRecord(terms, state, BEGINS, people, games, blocked)
