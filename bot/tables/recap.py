"""What happened between an earlier position and now, as a seat or the public may hear it."""

from bot.match.model import Chapter
from rules import Seat
from rules.events import redact
from rules.match import Match


def news(match: Match, seat: Seat | None, since: tuple[int, int]) -> tuple[Chapter, ...]:
    """The rounds since (round, ply), the first and last perhaps in part. Rounds that are over are open.

    A round that ended since is told even if its last move is old news, because its result may not be.
    """
    first, seen = since
    chapters = []
    for played in match.rounds[first - 1 :]:
        is_open = played.now.is_over or match.is_over
        events = played.events[seen if played.number == first else 0 :]
        is_last = played is match.current
        if events or not is_last:
            told = events if is_open else tuple(redact(event, seat) for event in events)
            chapters.append(Chapter(played.number, told, played.result))
    return tuple(chapters)
