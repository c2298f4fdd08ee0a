"""The cards: a printed border, a cusped window, the good within."""

from render.art import svg
from render.palette import CREAM, GOLD, INK, TONES
from rules.cards import Card

WIDTH, HEIGHT = 136, 190
FIELD = (7, 7, 122, 176)  # inside the paper's margin


def face(card: Card) -> str:
    """A card face, 136 by 190 in its own units. Several may be in one drawing, so ids carry the card's name."""
    tones, own = TONES[card], card.word
    window = svg.arch(14, 27, 108, 136, 48)
    body = svg.downward(f"field-{own}", (0, tones.mid), (1, tones.deep))
    body += svg.outward(f"sky-{own}", (0, "#fffdf4", 1), (1, tones.light, 1))
    body += svg.tag("defs", svg.tag("clipPath", svg.path(window), id=f"window-{own}"))
    body += _paper() + svg.rect(FIELD, 9, f"url(#field-{own})")
    body += svg.rect((10.5, 10.5, 115, 169), 6.5, stroke=GOLD, stroke_width=1.6)
    body += "".join(svg.flower(x, 25, 24, GOLD, CREAM) for x in (25, 111))
    body += svg.path(window, f"url(#sky-{own})", stroke=GOLD, stroke_width=5)
    body += svg.tag("g", _ground(card), clip_path=f"url(#window-{own})")
    body += svg.path(window, stroke=tones.deep, stroke_width=1.8)
    body += svg.icon(own, 68, 101, 108)
    return body + "".join(svg.path(f"M{x:.2f} 166.5l4.5 4.5l-4.5 4.5l-4.5 -4.5Z", GOLD) for x in svg.along(16, 120, 13))


def _paper() -> str:
    return svg.rect((0.75, 0.75, 134.5, 188.5), 14, CREAM, stroke=INK, stroke_width=1.5)


def _ground(card: Card) -> str:
    """What the good stands on: dunes under the camel, a patterned cloth under the rest."""
    if card is Card.CAMEL:
        sun = svg.circle(92, 62, 15, "#f7b548", opacity=0.75)
        far, near = "M0 150Q40 122 76 140T140 132V170H0Z", "M0 158Q50 138 140 156V170H0Z"
        return sun + svg.path(far, "#eec27c") + svg.path(near, "#dca65a")
    tones = TONES[card]
    rug = svg.rect((10, 146, 116, 20), fill=tones.mid, opacity=0.55)
    rug += svg.rect((10, 144, 116, 2.5), fill=tones.deep, opacity=0.55)
    return rug + "".join(svg.flower(x, 154.5, 12, tones.light, GOLD) for x in svg.along(17, 119, 14.5))


def back() -> str:
    """The back of a card: a lotus medallion on madder red."""
    body = _paper() + svg.rect(FIELD, 9, "#7f1d2d")
    body += svg.rect((11, 11, 114, 168), 6, stroke=GOLD, stroke_width=2)
    body += svg.rect((16, 16, 104, 158), 4, stroke=GOLD, stroke_dasharray="1 5", stroke_linecap="round")
    body += "".join(svg.flower(x, y, 24, "#b2453f", "#e08a5a") for x in (32, 104) for y in (34, 156))
    outer = svg.path("M0 16Q11 2 0 -17Q-11 2 0 16Z", "#d6544a", stroke=GOLD, stroke_width=1.6)
    inner = svg.path("M0 12Q8 1 0 -13Q-8 1 0 12Z", GOLD, stroke="#7f1d2d", stroke_width=1.2)
    body += svg.ring_of(12, 68, 95, 30, outer) + svg.ring_of(8, 68, 95, 15, inner)
    return body + svg.circle(68, 95, 6, CREAM)


def mini(card: Card) -> str:
    """A card as small as a thumbnail: 44 by 56."""
    tones = TONES[card]
    body = svg.rect((1, 1, 42, 54), 8, tones.light, stroke=tones.deep, stroke_width=2)
    body += svg.rect((3.5, 3.5, 37, 49), 5.5, stroke=tones.mid, stroke_width=3)
    return body + svg.icon(card.word, 22, 28, 34)


def shadow(width: int, height: int, reach: int) -> str:
    card = (reach, reach + 4, width, height)
    return svg.blur("soft", 4.5) + svg.rect(card, 14, "#1a0505", opacity=0.55, filter="url(#soft)")


def glow(width: int, height: int, reach: int, colour: str) -> str:
    """Around a card that the last move laid down: a bright frame in the mover's colour."""

    def around(gap: float) -> tuple[float, float, float, float]:
        return reach - gap, reach - gap, width + 2 * gap, height + 2 * gap

    body = svg.blur("soft", 3.5) + svg.rect(around(9), 20, "#fff2c4", filter="url(#soft)")
    body += svg.rect(around(4.5), 17, stroke=colour, stroke_width=8)
    return body + svg.rect(around(8.5), 20, stroke="#fff8e6", stroke_width=1.8)
