"""A head start: rupees that one seat is given when a round is counted, so that unequal players have an even game."""

import re
from typing import NamedTuple, Self

from rules.events import Seat
from rules.rulebook import HEAD_START


class HeadStart(NamedTuple):
    """Who is given how much, in every round of the match. Written as `1 10`: ten rupees for the first seat."""

    seat: Seat
    rupees: int

    def __str__(self) -> str:
        return f"{self.seat + 1} {self.rupees}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Raises ValueError for what is no head start."""
        found = re.fullmatch("([12]) ([1-9][0-9]?)", text)
        if found is None or int(found[2]) not in HEAD_START:
            least, most = HEAD_START[0], HEAD_START[-1]
            raise ValueError(f"a head start is a seat, 1 or 2, and {least} to {most} rupees, not {text!r}")
        return cls(int(found[1]) - 1, int(found[2]))

    def of(self, seat: Seat) -> int:
        """What this seat is given: 0 for the other one."""
        return self.rupees if seat == self.seat else 0
