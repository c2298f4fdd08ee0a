"""A match from its rows: deals and moves are replayed by the rules. The state itself is never stored.

Rows of rounds and moves are only ever added. So a match replayed before is still right as far as it goes, whichever
process wrote since: what is missing is read and played on top. And what is read up to where a match stands is the same
whenever it is read: it needs no transaction with the reading of the match.
"""

from collections import OrderedDict

from bot.match.model import Position, PublicMatch, State
from bot.store.database import Reading
from bot.store.rounds import dealt_rounds, moves_between
from rules.match import Match

REMEMBERED = 256  # matches


class Replays:
    """Matches as they stand, the latest ones remembered. Only what is committed may be looked up here."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    async def truth(self, reading: Reading, match: PublicMatch) -> Match:
        """The match with all its cards, as far as it had come when `match` was read."""
        truth = self._matches.get(match.code)
        if truth is None or _position(truth) > match.position:
            truth = await _replay(reading, match)
        elif _position(truth) < match.position:
            truth = await _go_on(reading, match, truth)
        self._matches[match.code] = truth
        self._matches.move_to_end(match.code)
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return _ended(truth, match)


async def _replay(reading: Reading, match: PublicMatch) -> Match:
    [first] = await dealt_rounds(reading, match.code, 1, 1)
    return await _go_on(reading, match, Match.start(match.terms.options, first.deal, first.starter))


async def _go_on(reading: Reading, match: PublicMatch, truth: Match) -> Match:
    """Play what was added since, up to where the match stands."""
    begun = _position(truth)
    is_further = match.round > begun.round
    further = await dealt_rounds(reading, match.code, begun.round + 1, match.round) if is_further else []
    deals = {dealt.number: dealt.deal for dealt in further}
    moves = await moves_between(reading, match.code, begun, match.position)
    for number in range(begun.round, match.round + 1):
        if number in deals:
            truth = truth.deal(deals[number])
        truth, _ = truth.play(*(played.move for played in moves if played.round == number))
    assert match.is_at(_position(truth)), f"match {match.code} is out of step"  # noqa: S101
    return truth


def _ended(truth: Match, match: PublicMatch) -> Match:
    """With the outcome, where the match was not played out."""
    if match.state is State.RUNNING or match.outcome is None or match.outcome.termination is None:
        return truth
    winner = match.outcome.winner
    return truth.end(match.outcome.termination, None if winner is None else 1 - winner)


def _position(truth: Match) -> Position:
    return Position(truth.current.number, truth.current.now.ply)
