"""Coins: goods tokens, bonus tokens, the camel token, and the places they leave."""

from render.art import svg
from render.palette import BONUS_TONES, CREAM, GOLD, INK, TONES
from rules.cards import Card
from rules.rulebook import CAMEL_TOKEN

PETALS = {3: (17.5, 14, 3), 4: (15.5, 15.5, 0), 5: (13, 18, 1)}  # radius, reach, how far the middle is lowered
COIN, COIN_EDGE, COIN_INK = "#ffd35a", "#5a3000", "#4a1d10"


def goods_token(good: Card, value: int) -> str:
    """A coin, 58 by 58, with a numeral 36 high."""
    tones = TONES[good]
    body = svg.circle(29, 30.5, 27, "#2a0f06", opacity=0.35)
    body += svg.circle(29, 28.5, 27, tones.deep) + svg.circle(29, 28.5, 25, tones.mid)
    body += svg.circle(29, 28.5, 25.6, stroke=GOLD, stroke_width=1.2)  # seen on dark cloth as well
    body += svg.ring_of(28, 29, 28.5, 23, svg.circle(0, 0, 1.1, "#ffffff"))
    body += svg.circle(29, 28.5, 20.5, tones.coin)
    shine = "M11.5 24A18.5 18.5 0 0 1 46.5 24"
    body += svg.path(shine, stroke="#ffffff", stroke_width=2, opacity=0.35, stroke_linecap="round")
    return body + svg.numeral(str(value), 29, 29, 36, tones.numeral)


def empty_place() -> str:
    """Where a token lay: a ring pressed into the parchment."""
    body = svg.circle(29, 29, 24, "#d9bd8b", opacity=0.45)
    body += svg.path("M5 29A24 24 0 0 1 53 29", stroke="#a9824d", stroke_width=2.4)
    body += svg.path("M5 29A24 24 0 0 0 53 29", stroke="#fffaf0", stroke_width=2.4)
    return body + svg.circle(
        29, 29, 15, stroke="#b9935c", stroke_width=1.4, stroke_dasharray="1 5", stroke_linecap="round"
    )


def gone_mark(colour: str) -> str:
    """Around a place whose token has just gone."""
    body = svg.circle(29, 29, 26, colour, opacity=0.22)
    body += svg.circle(29, 29, 25.5, stroke="#fff8e6", stroke_width=6)
    return body + svg.circle(29, 29, 25.5, stroke=colour, stroke_width=4, stroke_dasharray="8 5.35")


def bonus_kind(kind: int) -> str:
    """The face of a bonus pile, 64 by 64: a rosette with one petal a card to be sold, and their number."""
    return _rosette(kind) + svg.numeral(str(kind), 32, 32, 36, CREAM)


def bonus_value(kind: int, value: int) -> str:
    """A bonus token turned over: a gold coin with its rupees; the rim tells its kind by colour and by beads."""
    squeeze = 0.72 if value >= 10 else 1
    body = svg.circle(32, 34, 29, "#2a0f06", opacity=0.4)
    body += svg.circle(32, 32, 29, BONUS_TONES[kind], stroke=INK, stroke_width=2)
    body += svg.ring_of(kind, 32, 32, 25.2, svg.circle(0, 0, 3.1, CREAM))
    body += svg.circle(32, 32, 21.5, COIN, stroke=COIN_EDGE, stroke_width=1.8)
    return body + svg.numeral(str(value), 32, 32, 36, COIN_INK, squeeze=squeeze)


def bonus_pile(kind: int) -> str:
    """A stack of bonus tokens face down, 74 by 74: the edges of those below are seen."""
    below = "".join(
        svg.tag("g", _rosette(kind), transform=f"translate({5 + shift} {5 + shift * 1.5})", opacity=1)
        + svg.tag("g", _shade(kind), transform=f"translate({5 + shift} {5 + shift * 1.5})")
        for shift in (6, 3)
    )
    return below + svg.tag("g", bonus_kind(kind), transform="translate(2 2)")


def _shade(kind: int) -> str:
    """Over a token that lies under others."""
    radius, reach, lift = PETALS[kind]
    turned = 45 if kind == 4 else 0
    petals = svg.ring_of(kind, 32, 32 + lift, reach, svg.circle(0, 0, radius - 1.6, INK), turned)
    return svg.tag("g", petals, opacity=0.42)


def _coin(x: float, radius: float) -> str:
    return svg.circle(x, 32, radius, COIN, stroke=COIN_EDGE, stroke_width=1.8)


def _rosette(kind: int) -> str:
    """Round petals around a heart; three, four and five petals are also told apart by their outline."""
    radius, reach, lift = PETALS[kind]
    turned, middle, tone = (45 if kind == 4 else 0), 32 + lift, BONUS_TONES[kind]
    layers = ((radius, INK), (radius - 1.6, GOLD), (radius - 3.6, tone))
    petals = "".join(
        svg.ring_of(kind, 32, middle, reach, svg.circle(0, 0, size, fill), turned) for size, fill in layers
    )
    return petals + svg.circle(32, middle, reach + 3, tone)


def camel_token() -> str:
    """The rupees for the larger herd, 104 by 64: the camel, and the coin it is worth."""
    body = svg.rect((2, 8, 98, 48), 24, TONES[Card.CAMEL].deep, stroke=GOLD, stroke_width=2.5)
    return body + svg.icon("camel", 32, 31, 50) + _coin(76, 22) + svg.numeral(str(CAMEL_TOKEN), 76, 32, 36, COIN_INK)


def coin() -> str:
    """A coin that stands for rupees, 48 by 48."""
    body = svg.circle(24, 25.5, 21.5, "#2a0f06", opacity=0.4)
    body += svg.circle(24, 24, 21.5, "#ffcf4a", stroke="#6b3a00", stroke_width=2.4)
    body += svg.circle(24, 24, 15.5, "#f2ae1c", stroke="#a86a05", stroke_width=1.6)
    return body + svg.flower(24, 24, 27, "#fff3c4", "#a86a05")
