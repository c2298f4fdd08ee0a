"""Who lost again and again to the same person is offered a head start for the rematch, in private."""

from bot.errors import NothingBooked
from bot.ratings.queries import RecordBook
from bot.store import matches
from bot.store.database import Database

LOST_IN_A_ROW = 3  # matches


class HeadStartOffers:
    def __init__(self, db: Database, record_book: RecordBook) -> None:
        self._db, self._record_book = db, record_book

    async def is_due(self, code: str, user_id: int) -> bool:
        """This person lost this match and those before it, against the same person, without a head start.

        Raises NoSuchMatch.
        """
        match = await matches.find(self._db, code)
        seat = match.seat_of(user_id)
        if seat is None or match.outcome is None or match.outcome.winner != 1 - seat:
            return False
        opponent = match.players[1 - seat].user_id
        if opponent is None or match.terms.options.head_start:
            return False
        if await matches.code_of_rematch(self._db, match.code):
            return False
        try:
            rivalry = await self._record_book.rivalry(user_id, opponent)
        except NothingBooked:
            return False
        return rivalry.last_in == match.code and -rivalry.streak >= LOST_IN_A_ROW
