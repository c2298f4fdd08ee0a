"""What things lie on: sandstone walls, market niches, parchment shelves, players' cloths."""

from collections.abc import Iterable

from render.art import svg
from render.geometry import Rect
from render.palette import GOLD, SEAT_TONES

LATTICE = 40  # how often the carved pattern of the walls repeats


def wall(size: Rect) -> str:
    """The pink sandstone of the city, with a carved lattice and a frame."""
    star = svg.path("M20 2L25 15L38 20L25 25L20 38L15 25L2 20L15 15Z")
    star += "".join(svg.circle(x, y, 5) for x in (0, LATTICE) for y in (0, LATTICE))
    star = star.replace(' fill="none"', "")  # the colour comes from the group around it
    shade, light = svg.tag("g", star, fill="#8d3c29", opacity=0.34), svg.tag("g", star, fill="#f6c6a0", opacity=0.22)
    body = svg.downward("stone", (0, "#d98a66"), (0.5, "#c66f4f"), (1, "#a9513a"))
    body += svg.pattern("lit", LATTICE, light, y=1.6) + svg.pattern("dark", LATTICE, shade)
    everywhere = (0, 0, size.width, size.height)
    return body + "".join(svg.rect(everywhere, fill=f"url(#{fill})") for fill in ("stone", "lit", "dark")) + frame(size)


def frame(size: Rect) -> str:
    body = svg.rect(_inset(size, 4), 10, stroke="#5e1f17", stroke_width=8)
    return body + svg.rect(_inset(size, 9), 7, stroke=GOLD, stroke_width=2.4)


def _inset(size: Rect, by: float) -> tuple[float, float, float, float]:
    return by, by, size.width - 2 * by, size.height - 2 * by


def niche(size: Rect) -> str:
    """A carved window in which a market card stands."""
    outline = svg.arch(7, 24, 134, size.height - 26, 58)
    body = svg.downward("carved", (0, "#f3c39c"), (1, "#d28b64")) + svg.downward(
        "shade", (0, "#2c0b10"), (1, "#6b2420")
    )
    body += svg.rect(_inset(size, 1), 10, "url(#carved)", stroke="#7b3524", stroke_width=2)
    body += svg.rect(_inset(size, 4.5), 7, stroke="#fff0d6", stroke_width=1.5, opacity=0.8)
    body += "".join(svg.flower(x, 25, 27, "#b4553a", "#fff0d6") for x in (23, 125))
    body += svg.path(outline, "url(#shade)", stroke="#8f412b", stroke_width=6)
    return body + svg.path(outline, stroke=GOLD, stroke_width=2.4)


def deck_stand(size: Rect) -> str:
    body = svg.rect(_inset(size, 1), 12, "#5a1c1a", stroke="#3a0d0e", stroke_width=2)
    return body + svg.rect(_inset(size, 5), 9, stroke=GOLD, stroke_width=1.8)


def shelf(size: Rect, lines: Iterable[int] = (), prints: Iterable[tuple[int, int]] = ()) -> str:
    """Parchment with a printed border, dotted lines between rows, and prints where it would be bare."""
    body = svg.downward("paper", (0, "#fbf0d4"), (1, "#ecd3a0"))
    body += svg.rect(_inset(size, 1), 12, "url(#paper)", stroke="#6b2a1b", stroke_width=2)
    body += svg.rect(_inset(size, 5), 8.5, stroke="#b4553a", stroke_width=1.6)
    places = [(x, y) for y in lines for x in svg.along(20, size.width - 20, 8)]
    body += "".join(svg.circle(x, y, 1.3, "#b4553a", opacity=0.6) for x, y in places)
    return body + "".join(_block_print(x, y) for x, y in prints)


def _block_print(x: int, y: int) -> str:
    """A flower between two buds on a stem, pale as a first impression."""
    bud = svg.path("M0 8Q7 0 0 -10Q-7 0 0 8Z", "#dcb47c")
    stem = svg.path(f"M{x - 44} {y}Q{x - 22} {y - 12} {x} {y}T{x + 44} {y}", stroke="#dcb47c", stroke_width=2)
    buds = "".join(
        svg.tag("g", bud, transform=f"translate({x + side * 40} {y}) rotate({side * 90})") for side in (-1, 1)
    )
    return stem + buds + svg.flower(x, y, 44, "#d9ab70", "#b4553a")


def ribbon(size: Rect) -> str:
    """The band on which the last move is told."""
    body = svg.rect(_inset(size, 1), 12, "#43121a", stroke="#2a090d", stroke_width=2)
    body += svg.rect(_inset(size, 5), 9, stroke=GOLD, stroke_width=1.6, opacity=0.9)
    middle = size.height / 2
    return body + "".join(svg.flower(x, middle, 30, "#5b1d26", "#6e2a30") for x in svg.along(10, size.width - 10, 44))


def newest_move(size: Rect) -> str:
    """Under the newest of the last moves, on the ribbon."""
    body = svg.rect(_inset(size, 1), 9, "#7a2b2c", stroke=GOLD, stroke_width=2)
    return body + svg.rect(_inset(size, 4), 7, stroke="#a8483f", stroke_width=1.4)


def left_over(size: Rect) -> str:
    """The shelf of what was not sold: plain, so that nothing on it looks counted."""
    return svg.rect(_inset(size, 1), 12, "#4f2a20", stroke="#35160f", stroke_width=2, stroke_dasharray="9 6")


def sum_line(line: Rect) -> str:
    """Between what was earned and its sum."""
    return svg.rect(line, 1.5, GOLD)


def cloth(size: Rect, seat: int, *, is_lit: bool, stripes: Iterable[Rect] = ()) -> str:
    """A player's cloth; hung with marigolds for whose turn it is, or who won. Stripes are darker."""
    tones = SEAT_TONES[seat]
    print_ = svg.path("M18 6Q24 14 18 22Q12 14 18 6Z", tones.light)
    print_ += "".join(svg.circle(x, y, 2, tones.light) for x, y in ((18, 27), (0, 9), (36, 9)))
    body = svg.downward("cloth", (0, tones.mid if is_lit else tones.dusk), (1, tones.deep))
    body += svg.pattern("print", 36, svg.tag("g", print_, opacity=0.07))
    body += svg.rect(_inset(size, 1), 14, "url(#cloth)", stroke="#1d0a0a", stroke_width=2)
    body += svg.rect(_inset(size, 1), 14, "url(#print)")
    body += "".join(svg.rect(stripe, 10, "#000000", opacity=0.16) for stripe in stripes)
    if not is_lit:
        return body + svg.rect(_inset(size, 7), 9, stroke=tones.mid, stroke_width=2.4)
    return body + svg.rect(_inset(size, 7), 9, stroke=GOLD, stroke_width=3) + _garland(size)


def _garland(size: Rect) -> str:
    """Marigolds strung around a cloth."""
    right, bottom = size.width - 7.0, size.height - 7.0
    places = [(x, y) for y in (7.0, bottom) for x in svg.along(16, size.width - 16, 13.5)]
    places += [(x, y) for x in (7.0, right) for y in svg.along(16, size.height - 16, 13.5)]
    places += [(x, y) for x in (9.0, right - 2) for y in (9.0, bottom - 2)]
    return "".join(
        svg.circle(x, y, 6.2, "#7a2c00")
        + svg.circle(x, y, 5.2, "#ffb81f" if index % 2 else "#ffd95e")
        + svg.circle(x, y, 2.3, "#f07a0c")
        for index, (x, y) in enumerate(places)
    )
