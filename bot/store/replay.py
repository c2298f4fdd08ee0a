"""A match from its rows: deals and moves are replayed by the rules. The state itself is never stored.

Rows of rounds and moves are only ever added. So a match replayed before is still right as far as it goes, whichever
process wrote since: what is missing is read and played on top. And what is read up to where a match stands is the same
whenever it is read: it needs no transaction with the reading of the match.
"""

from collections import OrderedDict

from bot.match.model import PublicMatch, State
from bot.store.database import Reading, Row
from rules import Deal, parse
from rules.match import Match

REMEMBERED = 256  # matches


class Replays:
    """Matches as they stand, the latest ones remembered. Only what is committed may be looked up here."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def truth(self, reading: Reading, match: PublicMatch) -> Match:
        """The match of this match, as far as the match had come when it was read."""
        truth = self._matches.get(match.code)
        if truth is None or _position(truth) > (match.round, match.ply):
            truth = await _replay(reading, match)
        elif _position(truth) < (match.round, match.ply):
            truth = await _go_on(reading, match, truth)
        self._matches[match.code] = truth
        self._matches.move_to_end(match.code)
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return _ended(truth, match)


async def _replay(reading: Reading, match: PublicMatch) -> Match:
    first = await reading.fetch_one("SELECT * FROM rounds WHERE match = ? AND number = 1", match.code)
    assert first is not None, f"match {match.code} has no round"  # noqa: S101  # both are written together
    return await _go_on(reading, match, Match.start(match.terms.options, _deal(first), first["starter"]))


async def _go_on(reading: Reading, match: PublicMatch, truth: Match) -> Match:
    """Play what was added since, up to where the match stands."""
    begun, ply = _position(truth)
    deals = await _deals(reading, match, begun) if match.round > begun else {}
    moves = await reading.fetch_all(
        "SELECT round, ply, move FROM moves WHERE match = ? AND (round, ply) > (?, ?) AND (round, ply) <= (?, ?)"
        " ORDER BY round, ply",
        *(match.code, begun, ply, match.round, match.ply),
    )
    for number in range(begun, match.round + 1):
        if number in deals:
            truth = truth.deal(deals[number])
        truth, _ = truth.play(*(parse(row["move"]) for row in moves if row["round"] == number))
    assert _position(truth) == (match.round, match.ply), f"match {match.code} is out of step"  # noqa: S101
    return truth


async def _deals(reading: Reading, match: PublicMatch, after: int) -> dict[int, Deal]:
    rows = await reading.fetch_all(
        "SELECT * FROM rounds WHERE match = ? AND number > ? AND number <= ?", match.code, after, match.round
    )
    return {row["number"]: _deal(row) for row in rows}


def _ended(truth: Match, match: PublicMatch) -> Match:
    """With the outcome, where the match was not played out."""
    if match.state is State.RUNNING or match.outcome is None or match.outcome.termination is None:
        return truth
    winner = match.outcome.winner
    return truth.end(match.outcome.termination, None if winner is None else 1 - winner)


def _position(truth: Match) -> tuple[int, int]:
    return truth.current.number, truth.current.now.ply


def _deal(row: Row) -> Deal:
    bonuses = {kind: tuple(map(int, row[f"bonus{kind}"].split())) for kind in (3, 4, 5)}
    return Deal(row["deck"], bonuses, row["salt"])
