"""One drawing, of which one sprite is made."""

from typing import NamedTuple

from render.art import svg


class Drawing(NamedTuple):
    """SVG in its own units, and the sprite's size in pixels."""

    units: tuple[float, float]
    body: str
    size: tuple[int, int]

    @property
    def svg(self) -> str:
        """The drawing at its size in pixels, whatever its units: rasterisers would keep the proportions otherwise."""
        (width, height), (across, down) = self.size, self.units
        scaled = svg.tag("g", self.body, transform=f"scale({width / across:.6f} {height / down:.6f})")
        return svg.document(width, height, scaled)
