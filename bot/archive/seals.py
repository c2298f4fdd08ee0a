"""Sealed decks, opened: what anybody needs to check that a deal was fixed before the first move."""

from dataclasses import dataclass

from bot.match.model import State
from bot.match.visibility import Onlooker, check_may_see
from bot.store import matches, rounds
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class SealedRound:
    """A round's seal, and what it sealed; `contents` is None while the round is played."""

    number: int
    seal: str
    contents: str | None  # SALT|DECK|BONUS3|BONUS4|BONUS5, whose SHA-256 is the seal


class Seals:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def seals(self, code: str, who: Onlooker) -> tuple[str, tuple[SealedRound, ...]]:
        """The code as it is stored, and the rounds dealt so far. Raises NoSuchMatch, NotShownHere."""
        async with self._db.snapshot() as queries:
            match = await matches.find(queries, code)
            check_may_see(match, who)
            sealed = await rounds.sealed_rounds(queries, match.code)
        is_over = match.state is not State.RUNNING
        return match.code, tuple(
            SealedRound(number, seal, contents if is_over or number < match.round else None)
            for number, seal, contents in sealed
        )
