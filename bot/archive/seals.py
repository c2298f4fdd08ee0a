"""Sealed decks, opened: what anybody needs to check that a deal was fixed before the first move."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Self

from bot.match.model import DealOf, State
from bot.match.visibility import Onlooker, check_may_see
from bot.store import matches, rounds
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class SealedRound:
    """A round's seal, and what it sealed; `contents` is None while the round is played."""

    number: int
    seal: str
    contents: str | None  # SALT|DECK|BONUS3|BONUS4|BONUS5, whose SHA-256 is the seal
    deal_of: DealOf | None = None  # it is no fresh deal: that of another match, whose seal it keeps

    @property
    def is_opened(self) -> bool:
        return self.contents is not None

    @property
    def fits(self) -> bool:
        """The opened deck is the one that was sealed."""
        return self.contents is not None and sha256(self.contents.encode()).hexdigest() == self.seal


class Verdict(Enum):
    """What the seals of a match prove."""

    FITS = "fits"  # every deck is open, and each is the one that was sealed
    FITS_SO_FAR = "so_far"  # the same for the rounds that are over
    SEALED = "sealed"  # nothing is open yet
    TRIED = "tried"  # the same, and the deck lies open in another match
    DIFFERS = "differs"  # some deck is not the one that was sealed

    @classmethod
    def on(cls, rounds: Sequence[SealedRound]) -> Self:
        opened = [one for one in rounds if one.is_opened]
        if not all(one.fits for one in opened):
            return cls.DIFFERS
        if not opened:
            return cls.TRIED if rounds[0].deal_of else cls.SEALED
        return cls.FITS if len(opened) == len(rounds) else cls.FITS_SO_FAR


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
            SealedRound(
                number,
                seal,
                contents if is_over or number < match.round else None,
                match.deal_of if number == 1 else None,
            )
            for number, seal, contents in sealed
        )
