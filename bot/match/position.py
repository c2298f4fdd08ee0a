"""Where in a match something belongs."""

import re
from typing import NamedTuple, Self


class Position(NamedTuple):
    """Where in a match something belongs: after `ply` moves of `round`. Written as `1.14`."""

    round: int
    ply: int

    def __str__(self) -> str:
        return f"{self.round}.{self.ply}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Raises ValueError for what is no position."""
        found = re.fullmatch(r"([0-9]{1,4})\.([0-9]{1,4})", text)
        if found is None:
            raise ValueError(text)
        return cls(int(found[1]), int(found[2]))
