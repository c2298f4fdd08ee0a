"""Exercises from somebody's own games. Only the name and the judged chances are stored: the game has all the rest."""

from typing import NamedTuple, Self

from bot.match.position import Position


class OwnPosition(NamedTuple):
    """`K7Q2.1.14`: the position after 14 moves of round 1, as the player who is then on turn sees it."""

    code: str
    at: Position

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Raises ValueError for what is no such name."""
        code, dot, at = text.partition(".")
        if not dot or not (code.isascii() and code.isalnum()):
            raise ValueError(text)
        return cls(code, Position.from_text(at))

    def __str__(self) -> str:
        return f"{self.code}.{self.at}"
