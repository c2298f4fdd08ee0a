"""What a player has earned: rupees, bonus tokens, goods tokens, seals."""

from collections.abc import Mapping, Sequence

from render.canvas import Canvas
from render.geometry import Rect
from render.layout.sizes import LARGE, NUMERAL
from render.parts.line import Line
from rules.cards import GOODS
from rules.tokens import Token


def rupees_and_bonuses(rupees: int, bonuses: Mapping[int, int], height: int = LARGE) -> Line:
    """`45 + 3 bonus tokens`, by signs: a coin with the rupees that everybody can count, and the tokens that lie face
    down, each kind with how many there are."""
    line = Line()
    line.put("coin")
    line.write(rupees, height, gap=4)
    for index, (kind, number) in enumerate((kind, number) for kind, number in bonuses.items() if number):
        if index == 0:
            line.write("+", NUMERAL, gap=8)
        line.put(f"bonus-{kind}", gap=4)
        line.write(f"×{number}", NUMERAL)
    return line


def goods_tokens(tokens: Sequence[Token]) -> Line:
    """Every good that was sold, with the number of its tokens."""
    line = Line()
    for good in GOODS:
        number = sum(token.good == good for token in tokens)
        if number:
            line.put(f"pouch-{good.word}", gap=14 if line.pieces else 0)
            line.write(f"×{number}", NUMERAL)
    return line


def paint_seals(canvas: Canvas, seals: int, places: Sequence[Rect], size: str = "") -> None:
    for index, place in enumerate(places):
        canvas.place(f"seal{size}" if index < seals else f"seal-place{size}", place)
