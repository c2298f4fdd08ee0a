"""Small signs: arrows, dots, pills, plaques, places for seals."""

from render.art import svg
from render.palette import BONUS_TONES, CREAM, GOLD, INK


def arrow(turned: int) -> str:
    """An arrow down, 44 by 60; turned around it points up."""
    body = svg.path("M15 12H29V30H39L22 50L5 30H15Z", GOLD, stroke="#2a090d", stroke_width=2.5, stroke_linejoin="round")
    body += svg.path("M19 16V34", stroke="#fff8e0", stroke_width=2.5, stroke_linecap="round")
    return svg.tag("g", body, transform=f"rotate({turned} 22 30)")


def lock() -> str:
    """Cannot be sold yet, 40 by 48."""
    body = svg.path("M11 24V16A9 9 0 0 1 29 16V24", stroke=INK, stroke_width=9)
    body += svg.path("M11 24V16A9 9 0 0 1 29 16V24", stroke="#dfe5ee", stroke_width=5)
    body += svg.rect((4, 21, 32, 24), 6, GOLD, stroke=INK, stroke_width=2)
    return body + svg.circle(20, 31, 4, INK) + svg.rect((18, 32, 4, 8), 1.5, INK)


def worthless() -> str:
    """A coin crossed out, 48 by 48: these bring nothing."""
    body = svg.circle(24, 24, 19, "#8d7a66", stroke=INK, stroke_width=2) + svg.circle(24, 24, 13, "#a3917c")
    body += svg.path("M8 40L40 8", stroke=INK, stroke_width=9, stroke_linecap="round")
    return body + svg.path("M8 40L40 8", stroke="#e2574c", stroke_width=5, stroke_linecap="round")


def called_off() -> str:
    """Nobody won, nothing was counted: 64 by 64."""
    cross = "M20 20L44 44M44 20L20 44"
    body = svg.circle(32, 32, 27, "#5a1c1a", stroke=GOLD, stroke_width=3)
    return body + svg.path(cross, stroke=CREAM, stroke_width=7, stroke_linecap="round")


def seal_place() -> str:
    """Where a seal will be, 60 by 60."""
    ring = svg.circle(30, 26, 21, stroke=CREAM, stroke_width=2, stroke_dasharray="5 4.4", opacity=0.55)
    return svg.circle(30, 26, 21, "#000000", opacity=0.22) + ring


def pill(width: int) -> str:
    """Behind a sum of rupees, 52 high."""
    body = svg.rect((1, 1, width - 2, 50), 25, "#2c0b10", stroke=INK, stroke_width=2)
    return body + svg.rect((3.5, 3.5, width - 7, 45), 22.5, stroke=GOLD, stroke_width=2)


def plaque(fill: str) -> str:
    """Behind a count, 106 by 70."""
    outer = "M16 1H90Q90 16 105 16V54Q90 54 90 69H16Q16 54 1 54V16Q16 16 16 1Z"
    inner = "M20 6H86Q88 19 100 21V49Q88 51 86 64H20Q18 51 6 49V21Q18 19 20 6Z"
    return svg.path(outer, fill, stroke=INK, stroke_width=2) + svg.path(inner, stroke=GOLD, stroke_width=1.5)


def scales(weighed: str) -> str:
    """The scales of a tie-break, 128 by 128: bonus tokens, goods tokens or nothing in the pans."""
    pans = (24, 104)
    petals = svg.ring_of(3, 0, 2, 10, svg.circle(0, 0, 11, BONUS_TONES[3], stroke=INK, stroke_width=2.5))
    coins = "".join(
        svg.circle(x, y, 11, "#d8430f", stroke=INK, stroke_width=2.5) for x, y in ((-9, 8), (9, 8), (0, -6))
    )
    piece = {"bonus": petals, "goods": coins, "even": ""}[weighed]
    loads = "".join(svg.tag("g", piece, transform=f"translate({x} 66)") for x in pans if piece)
    return loads + svg.icon("scales", 64, 64, 126)
