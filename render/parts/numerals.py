"""Numbers with signs: percent, give or take, minutes and hours. Digits are the board's own numerals."""

from math import floor, log10

from PIL import Image

from render.canvas import Canvas, Side
from render.geometry import Rect
from render.layout.board import OVERSHOOT
from render.sprites import stencil

SIGNS = {
    "%": "percent",
    ".": "point",
    "±": "give-or-take",
    "-": "less",
    "′": "minutes",
    "″": "seconds",
    "h": "hours",
    "d": "days",
}
SPOKEN = {"+": "plus", "×": "times", "?": "unknown", "=": "equals"}
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def write(canvas: Canvas, text: str, space: Rect, colour: str, side: Side = "middle") -> None:
    """Write a figure as high as the space."""
    letters = [_letter(letter, space.height) for letter in text]
    width = sum(letter.width for letter in letters)
    x = {"left": space.x, "middle": space.x + (space.width - width) // 2, "right": space.right - width}[side]
    for letter in letters:
        canvas.image.paste(colour, (x, space.y - OVERSHOOT), letter)
        x += letter.width


def _letter(letter: str, height: int) -> Image.Image:
    if letter in SIGNS:
        return stencil(f"sign-{height}-{SIGNS[letter]}")
    return stencil(f"numeral-{height}-{SPOKEN.get(letter, letter)}")


def percent(share: float) -> str:
    return f"{round(share * 100)}%"


def rupees(amount: float) -> str:
    """With one digit behind the point, as an average needs."""
    return f"{amount:.1f}"


def duration(seconds: float) -> str:
    """About how long, in the largest unit that fits: 40″, 12′, 5h, 2d."""
    for unit, sign in ((DAY, "d"), (HOUR, "h"), (MINUTE, "′")):
        if seconds >= unit:
            whole = seconds / unit
            return f"{whole:.1f}{sign}" if whole < 3 and floor(whole * 10) % 10 else f"{round(whole)}{sign}"
    return f"{round(seconds)}″"


def step_for(span: float, lines: int = 3) -> int:
    """A round distance for grid lines: 1, 2 or 5 times a power of ten."""
    rough = max(span / lines, 1)
    power: int = 10 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
