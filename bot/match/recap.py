"""What happened between an earlier position and now, as a seat or the public may hear it."""

from bot.match.model import Position, RoundRecap
from rules import Seat
from rules.events import redact
from rules.match import Match


def recap(truth: Match, seat: Seat | None, since: Position) -> tuple[RoundRecap, ...]:
    """The rounds since this position, the first and last perhaps in part. Rounds that are over are open.

    A round that ended since is told even if its last move is old news, because its result may not be.
    """
    rounds_recap = []
    for played in truth.rounds[since.round - 1 :]:
        is_open = played.now.is_over or truth.is_over
        first = since.ply if played.number == since.round else 0
        events = played.events[first:]
        is_last = played is truth.current
        if events or not is_last:
            told = events if is_open else tuple(redact(event, seat) for event in events)
            rounds_recap.append(RoundRecap(played.number, told, played.result, first))
    return tuple(rounds_recap)
