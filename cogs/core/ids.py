"""Ids of buttons and selects. They carry identity (which match, which position, which move) and never a secret.

`j1|play|K7Q2|1.14|+DG-LK`: our mark and version, the action, its arguments. An id lives as long as its message,
so an action keeps its name and arguments for good; a new meaning gets a new name. How the arguments are read again
is in `click_arguments`.
"""

from typing import NamedTuple, Self

MARK = "j1"
LONGEST = 100  # Discord's limit


class Position(NamedTuple):
    """Where in a match a click belongs: after `ply` moves of `round`."""

    round: int
    ply: int

    def __str__(self) -> str:
        return f"{self.round}.{self.ply}"

    @classmethod
    def from_id(cls, text: str) -> Self:
        number, _, ply = text.partition(".")
        return cls(small_number(number), small_number(ply))


def make(action: str, *arguments: object) -> str:
    text = "|".join([MARK, action, *map(str, arguments)])
    if len(text) > LONGEST:
        raise ValueError(f"an id of {len(text)} characters")
    return text


def parse(text: str) -> tuple[str, list[str]] | None:
    """The action and its arguments; None for an id that is not ours."""
    mark, *parts = text.split("|")
    return (parts[0], parts[1:]) if mark == MARK and parts else None


def small_number(text: str) -> int:
    """A whole number of at most four digits. Raises ValueError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise ValueError(text)
    return int(text)
