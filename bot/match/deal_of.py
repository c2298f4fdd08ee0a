"""Whose deal somebody tries: that of a round of another match."""

import re
from typing import NamedTuple, Self


class DealOf(NamedTuple):
    """The deal of this round of this match. Written as `K7Q2.2`, also in records."""

    code: str
    round: int

    def __str__(self) -> str:
        return f"{self.code}.{self.round}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Raises ValueError for what is none."""
        found = re.fullmatch(r"([0-9A-Za-z]{1,16})\.([1-9][0-9]{0,3})", text)
        if found is None:
            raise ValueError(text)
        return cls(found[1], int(found[2]))
