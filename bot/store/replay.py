"""A match from its rows: deals and moves are replayed by the rules. The state itself is never stored.

Rows of rounds and moves are only ever added. So a match replayed before is still right as far as it goes, whichever
process wrote since: what is missing is read and played on top. And what is read up to where a game stands is the same
whenever it is read: it needs no transaction with the reading of the game.
"""

from collections import OrderedDict

from bot.match.model import Game, State
from bot.store.database import Reading, Row
from rules import Deal, parse
from rules.match import Match

REMEMBERED = 256  # matches


class Replays:
    """Matches as they stand, the latest ones remembered. Only what is committed may be looked up here."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def match(self, reading: Reading, game: Game) -> Match:
        """The match of this game, as far as the game had come when it was read."""
        match = self._matches.get(game.code)
        if match is None or _position(match) > (game.round, game.ply):
            match = await _replay(reading, game)
        elif _position(match) < (game.round, game.ply):
            match = await _go_on(reading, game, match)
        self._matches[game.code] = match
        self._matches.move_to_end(game.code)
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return _ended(match, game)


async def _replay(reading: Reading, game: Game) -> Match:
    first = await reading.fetch_one("SELECT * FROM rounds WHERE match = ? AND number = 1", game.code)
    assert first is not None, f"match {game.code} has no round"  # noqa: S101  # both are written together
    return await _go_on(reading, game, Match.start(game.options, _deal(first), first["starter"]))


async def _go_on(reading: Reading, game: Game, match: Match) -> Match:
    """Play what was added since, up to where the game stands."""
    begun, ply = _position(match)
    deals = await _deals(reading, game, begun) if game.round > begun else {}
    moves = await reading.fetch_all(
        "SELECT round, ply, move FROM moves WHERE match = ? AND (round, ply) > (?, ?) AND (round, ply) <= (?, ?)"
        " ORDER BY round, ply",
        *(game.code, begun, ply, game.round, game.ply),
    )
    for number in range(begun, game.round + 1):
        if number in deals:
            match = match.deal(deals[number])
        match, _ = match.play(*(parse(row["move"]) for row in moves if row["round"] == number))
    assert _position(match) == (game.round, game.ply), f"match {game.code} is out of step"  # noqa: S101
    return match


async def _deals(reading: Reading, game: Game, after: int) -> dict[int, Deal]:
    rows = await reading.fetch_all(
        "SELECT * FROM rounds WHERE match = ? AND number > ? AND number <= ?", game.code, after, game.round
    )
    return {row["number"]: _deal(row) for row in rows}


def _ended(match: Match, game: Game) -> Match:
    """With the outcome, where the match was not played out."""
    if game.state is State.RUNNING or game.outcome is None or game.outcome.termination is None:
        return match
    winner = game.outcome.winner
    return match.end(game.outcome.termination, None if winner is None else 1 - winner)


def _position(match: Match) -> tuple[int, int]:
    return match.current.number, match.current.now.ply


def _deal(row: Row) -> Deal:
    bonuses = {kind: tuple(map(int, row[f"bonus{kind}"].split())) for kind in (3, 4, 5)}
    return Deal(row["deck"], bonuses, row["salt"])
