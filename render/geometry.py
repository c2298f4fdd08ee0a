"""Plain rectangles. Nothing here paints, so that what stands where can be tested exactly."""

from typing import NamedTuple, Self


class Rect(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2

    @property
    def corner(self) -> tuple[int, int]:
        return self.x, self.y

    def at(self, x: int, y: int, width: int, height: int) -> "Rect":
        """A rectangle placed from this one's corner."""
        return Rect(self.x + x, self.y + y, width, height)

    def centred(self, width: int, height: int) -> "Rect":
        return self.at((self.width - width) // 2, (self.height - height) // 2, width, height)

    def holds(self, other: Self) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Self) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


def spread(space: Rect, size: tuple[int, int], number: int, pitch: int) -> list[Rect]:
    """So many equal pieces in a row from the left; they move together where the space is too short."""
    width, height = size
    if number > 1:
        pitch = min(pitch, (space.width - width) // (number - 1))
    return [space.at(index * pitch, (space.height - height) // 2, width, height) for index in range(number)]
