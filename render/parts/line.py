"""Pieces side by side in a line: icons, numbers, words. They move together where the line is too long."""

from dataclasses import dataclass, field

from render.canvas import Canvas
from render.geometry import Rect
from render.palette import CREAM
from render.parts.numerals import written
from render.sprites import Sprite, sprite


@dataclass(slots=True)
class Line:
    pieces: list[tuple[int, Sprite]] = field(default_factory=list)  # each with the gap before it

    def put(self, what: str | Sprite, gap: int = 0) -> None:
        self.pieces.append((gap, sprite(what) if isinstance(what, str) else what))

    def write(self, number: int | str, height: int, gap: int = 0, colour: str = CREAM) -> None:
        self.put(written(str(number), height, colour), gap)

    @property
    def width(self) -> int:
        return sum(gap + piece.width for gap, piece in self.pieces)

    def paint(self, canvas: Canvas, space: Rect) -> None:
        """From the left, each in the middle of the line's height."""
        too_long, x = max(0, self.width - space.width), float(space.x)
        closer = too_long / max(1, len(self.pieces) - 1)
        for gap, piece in self.pieces:
            x += gap
            canvas.put(piece, round(x), space.y + (space.height - piece.height) // 2)
            x += piece.width - closer
