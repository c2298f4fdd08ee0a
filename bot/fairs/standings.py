"""Who is ahead, and why: wins, then the result between the tied, then seals, then the rupee margin; else shared.

Computed from the games whenever somebody looks, and stored nowhere.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from bot.fairs.departures import forfeited, vanished
from bot.fairs.model import Entrant, FairRecord


class AheadBy(Enum):
    """Why somebody stands above the next one."""

    WINS = "wins"
    BETWEEN = "between"  # the games among those with as many wins
    SEALS = "seals"
    RUPEES = "rupees"


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A result in the table. A game that was given up counts as won with all its seals; rupees are of whole rounds."""

    winner: int
    loser: int
    seals: tuple[int, int]  # the winner's, the loser's
    margin: int  # rupees, for the winner
    code: str | None  # None: it was never begun


@dataclass(frozen=True, slots=True)
class StandingsRow:
    rank: int  # shared ones have the same
    entrant: Entrant
    wins: int
    losses: int
    seals: int
    margin: int
    ahead_by: AheadBy | None  # of the row below; None: shared, or the last


@dataclass(frozen=True, slots=True)
class Standings:
    """Of a group, or of the final."""

    rows: tuple[StandingsRow, ...]
    games: tuple[CountedGame, ...]

    @property
    def winners(self) -> tuple[Entrant, ...]:
        """Nobody has won where nothing was played."""
        return tuple(row.entrant for row in self.rows if row.rank == 1) if self.games else ()

    def result(self, one: int, other: int) -> CountedGame | None:
        return next((game for game in self.games if {game.winner, game.loser} == {one, other}), None)


def group_standings(fair: FairRecord) -> tuple[Standings, ...]:
    """One table a group, without the finals."""
    gone = vanished(fair)
    return tuple(_standings(fair, [one for one in group if one.number not in gone]) for group in fair.groups)


def final_standings(fair: FairRecord) -> Standings | None:
    """The table of the final; None where there is none (yet)."""
    return _standings(fair, fair.finalists) if fair.finalists else None


def winners(fair: FairRecord) -> tuple[Entrant, ...]:
    """Of the final; without one, of every group."""
    final = final_standings(fair)
    if final is not None and final.winners:
        return final.winners
    return tuple(one for standings in group_standings(fair) for one in standings.winners)


def counted_games(fair: FairRecord, circle: Sequence[Entrant]) -> list[CountedGame]:
    numbers, full = {one.number for one in circle}, fair.terms.seals_to_win
    found: list[CountedGame] = []
    for game in fair.games:
        if game.winner is None or game.loser is None or not numbers >= game.pair:
            continue
        own, other = (0, 1) if game.winner == game.players[0] else (1, 0)
        seals = (full, min(game.seals[other], full - 1)) if full > 1 else (1, 0)
        margin = game.rupees[own] - game.rupees[other]
        found.append(CountedGame(game.winner, game.loser, seals, margin, game.code))
    for pair, winner in forfeited(fair, circle).items():
        (loser,) = pair - {winner}
        found.append(CountedGame(winner, loser, (full, 0), 0, None))
    return found


def _standings(fair: FairRecord, circle: Sequence[Entrant]) -> Standings:
    games = counted_games(fair, circle)
    totals = {one.number: _Totals(one, games) for one in circle}
    ordered: list[tuple[list[_Totals], AheadBy | None]] = []
    for level in _split(list(totals.values()), lambda one: one.wins):
        ordered += _in_order(level, games)
        ordered[-1] = ordered[-1][0], AheadBy.WINS
    rows: list[StandingsRow] = []
    for index, (shared, reason) in enumerate(ordered):
        rank = len(rows) + 1
        for place, one in enumerate(sorted(shared, key=lambda one: one.entrant.number), start=1):
            is_last = place == len(shared)
            why = reason if is_last and index < len(ordered) - 1 else None
            rows.append(StandingsRow(rank, one.entrant, one.wins, one.losses, one.seals, one.margin, why))
    return Standings(tuple(rows), tuple(games))


class _Totals:
    """What somebody has in all games that count."""

    def __init__(self, entrant: Entrant, games: Iterable[CountedGame]) -> None:
        self.entrant = entrant
        self.wins = self.losses = self.seals = self.margin = 0
        for game in games:
            if game.winner == entrant.number:
                self.wins += 1
                self.seals += game.seals[0]
                self.margin += game.margin
            elif game.loser == entrant.number:
                self.losses += 1
                self.seals += game.seals[1]
                self.margin -= game.margin


def _in_order(tied: list[_Totals], games: Sequence[CountedGame]) -> list[tuple[list[_Totals], AheadBy | None]]:
    """Those with as many wins, best first; each with why they are ahead of the next. Shared places stay together.

    Whenever some of them are told apart, the rest are compared anew among themselves.
    """
    numbers = {one.entrant.number for one in tied}

    def wins_between(one: _Totals) -> int:
        return sum(game.winner == one.entrant.number and game.loser in numbers for game in games)

    criteria: tuple[tuple[Callable[[_Totals], int], AheadBy], ...] = (
        (wins_between, AheadBy.BETWEEN),
        (lambda one: one.seals, AheadBy.SEALS),
        (lambda one: one.margin, AheadBy.RUPEES),
    )
    for key, reason in criteria:
        parts = _split(tied, key)
        if len(parts) > 1:
            found: list[tuple[list[_Totals], AheadBy | None]] = []
            for part in parts:
                found += _in_order(part, games)
                found[-1] = found[-1][0], reason
            return found
    return [(tied, None)]


def _split(members: list[_Totals], key: Callable[[_Totals], int]) -> list[list[_Totals]]:
    values = sorted({key(one) for one in members}, reverse=True)
    return [[one for one in members if key(one) == value] for value in values]
