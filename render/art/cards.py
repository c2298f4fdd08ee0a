"""The cards: a printed border, a cusped window, the good within."""

from render.art import svg
from render.palette import CREAM, GOLD, INK, TONES
from rules.cards import Card

WIDTH, HEIGHT = 136, 190


def name(card: Card) -> str:
    return card.name.lower()


def face(card: Card) -> str:
    """A card face, 136 by 190 in its own units. Several may be in one drawing, so what has an id carries the name."""
    tones = TONES[card]
    window = svg.arch(14, 27, 108, 136, 48)
    defs = (
        f'<linearGradient id="field-{name(card)}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{tones.mid}"/>'
        f'<stop offset="1" stop-color="{tones.deep}"/></linearGradient>'
        f'<radialGradient id="sky-{name(card)}" cx=".5" cy=".55" r=".7"><stop offset="0" stop-color="#fffdf4"/>'
        f'<stop offset="1" stop-color="{tones.light}"/></radialGradient>'
        f'<clipPath id="window-{name(card)}"><path d="{window}"/></clipPath>'
    )
    body = f"<defs>{defs}</defs>" + _paper()
    body += f'<rect x="7" y="7" width="122" height="176" rx="9" fill="url(#field-{name(card)})"/>'
    body += f'<rect x="10.500" y="10.500" width="115" height="169" rx="6.500" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    body += "".join(svg.flower(x, 25, 24, GOLD, CREAM) for x in (25, 111))
    body += f'<path d="{window}" fill="url(#sky-{name(card)})" stroke="{GOLD}" stroke-width="5"/>'
    body += f'<g clip-path="url(#window-{name(card)})">{_ground(card)}</g>'
    body += f'<path d="{window}" fill="none" stroke="{tones.deep}" stroke-width="1.8"/>'
    body += svg.icon(name(card), 68, 101, 108)
    body += "".join(f'<path transform="translate({x:.2f} 171)" d="M0 -4.500L4.500 0L0 4.500L-4.500 0Z" fill="{GOLD}"/>' for x in svg.along(16, 120, 13))
    return body


def _paper() -> str:
    return (
        f'<rect x=".75" y=".75" width="134.500" height="188.500" rx="14" fill="{CREAM}" stroke="{INK}" stroke-width="1.5"/>'
    )


def _ground(card: Card) -> str:
    """What the good stands on: dunes under the camel, a patterned cloth under the rest."""
    tones = TONES[card]
    if card is Card.CAMEL:
        return (
            '<circle cx="92" cy="62" r="15" fill="#f7b548" opacity=".75"/>'
            '<path d="M0 150Q40 122 76 140T140 132V170H0Z" fill="#eec27c"/><path d="M0 158Q50 138 140 156V170H0Z" fill="#dca65a"/>'
        )
    rug = f'<rect x="10" y="146" width="116" height="20" fill="{tones.mid}" opacity=".55"/>'
    rug += f'<rect x="10" y="144" width="116" height="2.500" fill="{tones.deep}" opacity=".55"/>'
    return rug + "".join(svg.flower(x, 154.5, 12, tones.light, GOLD) for x in svg.along(17, 119, 14.5))


def back() -> str:
    """The back of a card: a lotus medallion on madder red."""
    body = _paper() + '<rect x="7" y="7" width="122" height="176" rx="9" fill="#7f1d2d"/>'
    body += f'<rect x="11" y="11" width="114" height="168" rx="6" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    body += f'<rect x="16" y="16" width="104" height="158" rx="4" fill="none" stroke="{GOLD}" stroke-width="1" stroke-dasharray="1 5" stroke-linecap="round"/>'
    body += "".join(svg.flower(x, y, 24, "#b2453f", "#e08a5a") for x in (32, 104) for y in (34, 156))
    body += svg.ring_of(12, 68, 95, 30, '<path d="M0 16Q11 2 0 -17Q-11 2 0 16Z" fill="#d6544a" stroke="#f3c04a" stroke-width="1.6"/>')
    body += svg.ring_of(8, 68, 95, 15, '<path d="M0 12Q8 1 0 -13Q-8 1 0 12Z" fill="#f3c04a" stroke="#7f1d2d" stroke-width="1.2"/>')
    return body + '<circle cx="68" cy="95" r="6" fill="#fff4d9"/>'


def mini(card: Card) -> str:
    """A card as small as a thumbnail: 44 by 56."""
    tones = TONES[card]
    return (
        f'<rect x="1" y="1" width="42" height="54" rx="8" fill="{tones.light}" stroke="{tones.deep}" stroke-width="2"/>'
        f'<rect x="3.500" y="3.500" width="37" height="49" rx="5.500" fill="none" stroke="{tones.mid}" stroke-width="3"/>'
        + svg.icon(name(card), 22, 28, 34)
    )


def shadow(width: int, height: int, reach: int) -> str:
    return (
        '<defs><filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4.500"/></filter></defs>'
        f'<rect x="{reach}" y="{reach + 4}" width="{width}" height="{height}" rx="14" fill="#1a0505" opacity=".55" filter="url(#soft)"/>'
    )


def glow(width: int, height: int, reach: int, colour: str) -> str:
    """Around a card that the last move laid down: a bright frame in the mover's colour."""
    outer, inner = reach - 9, reach - 4.5
    return (
        '<defs><filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="3.500"/></filter></defs>'
        f'<rect x="{outer}" y="{outer}" width="{width + 18}" height="{height + 18}" rx="20" fill="#fff2c4" filter="url(#soft)"/>'
        f'<rect x="{inner}" y="{inner}" width="{width + 9}" height="{height + 9}" rx="17" fill="none" stroke="{colour}" stroke-width="8"/>'
        f'<rect x="{inner - 4}" y="{inner - 4}" width="{width + 17}" height="{height + 17}" rx="20" fill="none" stroke="#fff8e6" stroke-width="1.800"/>'
    )
