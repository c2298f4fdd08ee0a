"""The picture on the invitation: dusk over the palace, a caravan, a fan of cards between sun and moon."""

from random import Random

from render.art import backgrounds, cards, svg
from render.geometry import Rect
from render.palette import GOLD, SEAT_TONES
from rules.cards import GOODS

SIZE = Rect(0, 0, 1080, 420)
MIDDLE = SIZE.width // 2
EDGE = "#f0b47a"  # where the last light falls on the palace
STOREYS = (
    (520, 250, "#8d3550"),
    (430, 196, "#9c3f54"),
    (330, 146, "#ab4a57"),
    (220, 100, "#ba565b"),
    (110, 66, "#c9635f"),
)
CAMELS = ((60, 336), (150, 344), (240, 356), (850, 352), (940, 346), (1026, 338))


def invitation() -> str:
    scene = _sky() + _palace() + _dunes() + "".join(svg.icon("camel", x, y, 66) for x, y in CAMELS)
    return scene + _fan() + _medallion(0, 150) + _medallion(1, 930) + backgrounds.frame(SIZE)


def _sky() -> str:
    stars = Random(11)  # noqa: S311  # where stars stand is no secret; a seed keeps them there
    body = svg.downward("dusk", (0, "#24164f"), (0.35, "#7a2a6a"), (0.62, "#d9573f"), (0.85, "#f7ac4b"))
    body += svg.outward("halo", (0, "#fff1c0", 0.85), (0.7, "#fff1c0", 0))
    body += svg.rect(SIZE, fill="url(#dusk)")
    for _ in range(60):
        x, y, size = stars.uniform(10, 1070), stars.uniform(10, 150), stars.uniform(0.8, 2)
        body += svg.circle(x, y, size, "#fff6d6", opacity=stars.uniform(0.4, 1))
    return body + svg.tag("ellipse", cx=MIDDLE, cy=230, rx=420, ry=220, fill="url(#halo)", opacity=0.6)


def _palace() -> str:
    """A honeycomb of little windows under domes, five storeys like steps."""
    body = ""
    for half, top, tone in STOREYS:
        left, right = MIDDLE - half, MIDDLE + half
        body += svg.rect((left, top, 2 * half, SIZE.height - top), fill=tone)
        body += svg.rect((left - 5, top - 5, 2 * half + 10, 7), 3, EDGE, opacity=0.7)
        for x in svg.along(left, right, 44):
            window = svg.arch(x - 12, top + 14, 24, 32, 11, 5)
            body += _dome(x, top - 4, 15, tone)
            body += svg.path(window, "#3b1238", stroke=EDGE, stroke_width=1.6, opacity=0.9)
            body += svg.path(f"M{x - 12} {top + 30}h24M{x} {top + 14}v32", stroke=EDGE, opacity=0.55)
    return body + "".join(_dome(x, 140, 24, "#e07b5f") for x in (270, 810))


def _dome(x: float, y: float, size: float, tone: str) -> str:
    """An onion dome with a gilded tip, standing on x, y."""
    half = f"{-0.25 * size:.1f} {-0.9 * size:.1f} {0.7 * size:.1f} {-size:.1f} {size:.1f} {-1.7 * size:.1f}"
    other = f"{0.3 * size:.1f} {0.7 * size:.1f} {1.25 * size:.1f} {0.8 * size:.1f} {size:.1f} {1.7 * size:.1f}"
    onion = svg.path(f"M{x - size:.1f} {y:.1f}c{half}c{other}Z", tone, stroke=EDGE, stroke_width=1.4)
    return onion + svg.path(f"M{x:.1f} {y - size * 1.7:.1f}v{-size * 0.5:.1f}", stroke=GOLD, stroke_width=2)


def _dunes() -> str:
    return (
        svg.path("M0 318Q180 272 380 312T760 306T1080 300V420H0Z", "#e79a4c")
        + svg.path("M0 352Q220 312 470 350T900 340T1080 348V420H0Z", "#d67f35")
        + svg.path("M0 392Q300 362 560 388T1080 382V420H0Z", "#b9622a")
    )


def _fan() -> str:
    body = ""
    for index, good in enumerate(GOODS):
        card = svg.rect((-2, 3, 140, 192), 16, "#1a0505", opacity=0.35) + cards.face(good)
        turn = 9.6 * (index - 2.5)
        placed = f"translate({MIDDLE} 800) rotate({turn:.1f}) translate(0 -556) scale(.98) translate(-68 -95)"
        body += svg.tag("g", card, transform=placed)
    return body


def _medallion(seat: int, x: int) -> str:
    tones = SEAT_TONES[seat]
    body = svg.circle(x, 196, 104, "#1a0505", opacity=0.35)
    body += svg.circle(x, 190, 104, tones.deep, stroke="#2a090d", stroke_width=3)
    body += svg.circle(x, 190, 97, stroke=GOLD, stroke_width=3)
    body += svg.circle(x, 190, 82, tones.mid, stroke=GOLD, stroke_width=2)
    body += svg.ring_of(24, x, 190, 89.5, svg.path("M0 5Q5 0 0 -6Q-5 0 0 5Z", tones.light))
    return body + svg.icon(("sun", "moon")[seat], x, 190, 122)
