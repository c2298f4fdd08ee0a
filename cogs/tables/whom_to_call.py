"""Whom a table calls, if they want it: one person, for whom it is news."""

from bot.match.model import Position, PublicMatch
from bot.tables.announcements import Announcement
from rules import Seat, Termination


def concerned(announcement: Announcement) -> int | None:
    """The player to move; the one who waits, when they may claim the win; at the end, who has not seen it."""
    match = announcement.match
    if match.is_practice and announcement.is_fast:
        return None  # who has just sat down with a merchant need not be called
    if match.outcome and announcement.view.history:
        return match.players[_not_at_the_end(match, announcement.view.history[-1].seat)].user_id
    if match.reserve_ends is not None:
        return None  # nobody can claim anything: the reserve for the whole fair runs
    if match.is_late and match.mover is not None:
        return match.players[1 - match.mover].user_id
    return match.user_to_move


def _not_at_the_end(match: PublicMatch, last: Seat) -> Seat:
    """Who did not give up, or did not move last; but plans, and merchants in somebody's place, move unseen by them."""
    assert match.outcome is not None  # noqa: S101  # the match is over
    winner, termination = match.outcome
    if termination is Termination.RESIGNED and winner is not None:
        return winner
    is_by_plan = match.position in match.planned
    was_away = is_by_plan or match.was_stewarded_at(last, Position(match.round, match.ply - 1))
    return last if termination is None and was_away else 1 - last
