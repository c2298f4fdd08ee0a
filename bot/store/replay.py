"""A match from its rows: deals and moves are replayed by the rules. The state itself is never stored.

Rows of rounds and moves are only ever added. So a match replayed before is still right as far as it goes, whichever
process wrote since: what is missing is read and played on top.
"""

from collections import OrderedDict

from bot.game import Game, State
from bot.store.database import Queries, Row
from rules import Deal, parse
from rules.match import Match

REMEMBERED = 256  # matches


class Replays:
    """Matches as they stand, the latest ones remembered. Only what is committed may be looked up here."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def match(self, queries: Queries, game: Game) -> Match:
        """The match of this game, which was read in the same transaction."""
        match = self._matches.pop(game.code, None)
        if match is None or _position(match) > (game.round, game.ply):
            match = await _replay(queries, game)
        elif _position(match) < (game.round, game.ply):
            match = await _go_on(queries, game, match)
        self._matches[game.code] = match
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return _ended(match, game)


async def _replay(queries: Queries, game: Game) -> Match:
    first = await queries.fetch_one("SELECT * FROM rounds WHERE match = ? AND number = 1", game.code)
    assert first is not None, f"match {game.code} has no round"  # noqa: S101  # both are written together
    return await _go_on(queries, game, Match.start(game.options, _deal(first), first["starter"]))


async def _go_on(queries: Queries, game: Game, match: Match) -> Match:
    """Play what was added since, up to where the game stands."""
    begun, ply = _position(match)
    rounds = await queries.fetch_all("SELECT * FROM rounds WHERE match = ? AND number > ?", game.code, begun)
    moves = await queries.fetch_all(
        "SELECT round, ply, move FROM moves WHERE match = ? AND (round, ply) > (?, ?) ORDER BY round, ply",
        game.code,
        begun,
        ply,
    )
    deals = {row["number"]: _deal(row) for row in rounds}
    for number in range(begun, game.round + 1):
        if number in deals:
            match = match.deal(deals[number])
        match, _ = match.play(*(parse(row["move"]) for row in moves if row["round"] == number))
    assert _position(match) == (game.round, game.ply), f"match {game.code} is out of step"  # noqa: S101
    return match


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
