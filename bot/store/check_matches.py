"""Whether stored matches can have come to be as they are: each is replayed by the rules to where it stands."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise

from bot.match.model import PublicMatch, State
from bot.store.database import Reading, Row
from bot.store.matches import SELECT, match_of
from bot.store.rounds import deal_of
from rules import parse
from rules.match import Match

ROUNDS = "SELECT * FROM rounds"
MOVES = "SELECT * FROM moves"
AT_A_TIME = 100  # matches


class Unlikely(Exception):
    """A match cannot have come to be as it is stored. The text names it, and shows no card."""


async def check_all_matches(reading: Reading, progress: Callable[[int], None]) -> int:
    """How many there are. Raises Unlikely."""
    checked, last = 0, ""
    while rows := await reading.fetch_all(f"{SELECT} WHERE m.code > ? ORDER BY m.code LIMIT ?", last, AT_A_TIME):
        first, last = rows[0]["code"], rows[-1]["code"]
        rounds, moves = defaultdict(list), defaultdict(list)
        between = "WHERE match >= ? AND match <= ? ORDER BY match"
        for row in await reading.fetch_all(f"{ROUNDS} {between}, number", first, last):
            rounds[row["match"]].append(row)
        for row in await reading.fetch_all(f"{MOVES} {between}, round, ply", first, last):
            moves[row["match"]].append(row)
        for row in rows:
            check_match(row, rounds[row["code"]], moves[row["code"]])
        checked += len(rows)
        progress(checked)
    return checked


def check_match(row: Row, rounds: Sequence[Row], moves: Sequence[Row]) -> None:
    """Raise Unlikely, whatever is wrong with a value."""
    try:
        _replay(row, rounds, moves)
    except Exception as fault:
        why = type(fault).__name__
        raise Unlikely(f"game {str(row['code'])!a} cannot be replayed ({why})") from fault


def _replay(row: Row, rounds: Sequence[Row], played: Sequence[Row]) -> None:
    match = match_of(row)
    _expect([dealt["number"] for dealt in rounds] == list(range(1, match.round + 1)))
    plies = [(move["round"], move["ply"]) for move in played]
    _expect(all(after in ((before[0], before[1] + 1), (before[0] + 1, 1)) for before, after in pairwise(plies)))
    _expect(plies[-1] == match.position if match.ply else not plies or plies[-1][0] == match.round - 1)
    truth: Match | None = None
    for dealt in rounds:
        deal = deal_of(dealt)
        truth = truth.deal(deal) if truth else Match.start(match.terms.options, deal, dealt["starter"])
        _expect(truth.current.starter == dealt["starter"] and deal.seal == dealt["seal"])
        truth, _ = truth.play(*(parse(move["move"]) for move in played if move["round"] == dealt["number"]))
    _expect(truth is not None and _stands_as(truth, match))


def _stands_as(truth: Match, match: PublicMatch) -> bool:
    """The row says of the match what its cards say."""
    if match.outcome and match.outcome.termination:
        winner = match.outcome.winner
        truth = truth.end(match.outcome.termination, None if winner is None else 1 - winner)
    state = State.RUNNING
    if truth.outcome:
        state = State.CANCELLED if truth.outcome.winner is None else State.OVER
    return (truth.current.now.ply, truth.mover, truth.outcome, state) == (
        match.ply,
        match.mover,
        match.outcome,
        match.state,
    )


def _expect(is_so: bool) -> None:
    if not is_so:
        raise Unlikely
