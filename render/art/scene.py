"""The picture on the invitation: dusk over the palace, a caravan, a fan of cards between sun and moon."""

from random import Random

from render.art import cards, svg
from render.palette import GOLD, SEAT_TONES
from rules.cards import GOODS

WIDTH, HEIGHT = 1080, 420


def invitation() -> str:
    return _sky() + _palace() + _dunes() + _caravan() + _fan() + _medallion(0, 150) + _medallion(1, 930) + _frame()


def _sky() -> str:
    stars = Random(11)  # noqa: S311  # where stars stand is no secret; a seed keeps them there
    body = (
        '<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#24164f"/>'
        '<stop offset=".35" stop-color="#7a2a6a"/><stop offset=".62" stop-color="#d9573f"/><stop offset=".85" stop-color="#f7ac4b"/></linearGradient>'
        '<radialGradient id="halo"><stop offset="0" stop-color="#fff1c0" stop-opacity=".85"/><stop offset="1" stop-color="#fff1c0" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dusk)"/>'
    )
    for _ in range(60):
        x, y, size = stars.uniform(10, 1070), stars.uniform(10, 150), stars.uniform(0.8, 2)
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#fff6d6" opacity="{stars.uniform(0.4, 1):.2f}"/>'
    return body + '<ellipse cx="540" cy="230" rx="420" ry="220" fill="url(#halo)" opacity=".6"/>'


def _palace() -> str:
    """A honeycomb of little windows under domes, five storeys like steps."""
    body = ""
    for storey, (half, top) in enumerate(((520, 250), (430, 196), (330, 146), (220, 100), (110, 66))):
        tone = ("#8d3550", "#9c3f54", "#ab4a57", "#ba565b", "#c9635f")[storey]
        body += f'<rect x="{540 - half}" y="{top}" width="{2 * half}" height="{HEIGHT - top}" fill="{tone}"/>'
        body += f'<rect x="{540 - half - 5}" y="{top - 5}" width="{2 * half + 10}" height="7" rx="3" fill="#f0b47a" opacity=".7"/>'
        for x in svg.along(540 - half, 540 + half, 44):
            body += _dome(x, top - 4, 15, tone)
            body += f'<path d="{svg.arch(x - 12, top + 14, 24, 32, 11, 5)}" fill="#3b1238" stroke="#f0b47a" stroke-width="1.600" opacity=".9"/>'
            body += f'<path d="M{x - 12} {top + 30}H{x + 12}M{x} {top + 14}V{top + 46}" stroke="#f0b47a" stroke-width="1" opacity=".55"/>'
    for x, scale in ((270, 1.6), (810, 1.6)):
        body += _dome(x, 140, 15 * scale, "#e07b5f")
    return body


def _dome(x: float, y: float, size: float, tone: str) -> str:
    return (
        f'<path d="M{x - size:.1f} {y:.1f}C{x - size * 1.25:.1f} {y - size * 0.9:.1f} {x - size * 0.3:.1f} {y - size:.1f} {x:.1f} {y - size * 1.7:.1f}'
        f'C{x + size * 0.3:.1f} {y - size:.1f} {x + size * 1.25:.1f} {y - size * 0.9:.1f} {x + size:.1f} {y:.1f}Z" fill="{tone}" stroke="#f0b47a" stroke-width="1.400"/>'
        f'<path d="M{x:.1f} {y - size * 1.7:.1f}v{-size * 0.5:.1f}" stroke="{GOLD}" stroke-width="2"/>'
    )


def _dunes() -> str:
    return (
        '<path d="M0 318Q180 272 380 312T760 306T1080 300V420H0Z" fill="#e79a4c"/>'
        '<path d="M0 352Q220 312 470 350T900 340T1080 348V420H0Z" fill="#d67f35"/>'
        '<path d="M0 392Q300 362 560 388T1080 382V420H0Z" fill="#b9622a"/>'
    )


def _caravan() -> str:
    """Camels on their way, a rope from each to the next."""
    places = [(60, 336), (150, 344), (240, 356), (850, 352), (940, 346), (1026, 338)]
    return "".join(svg.icon("camel", x, y, 66) for x, y in places)


def _fan() -> str:
    body = ""
    for index, good in enumerate(GOODS):
        turn = 9.6 * (index - 2.5)
        body += f'<g transform="translate(540 800) rotate({turn}) translate(0 -556) scale(.98)"><g transform="translate(-68 -95)">'
        body += '<rect x="-2" y="3" width="140" height="192" rx="16" fill="#1a0505" opacity=".35"/>' + cards.face(good) + "</g></g>"
    return body


def _medallion(seat: int, x: int) -> str:
    deep, mid, light = SEAT_TONES[seat]
    body = f'<circle cx="{x}" cy="196" r="104" fill="#1a0505" opacity=".35"/><circle cx="{x}" cy="190" r="104" fill="{deep}" stroke="#2a090d" stroke-width="3"/>'
    body += f'<circle cx="{x}" cy="190" r="97" fill="none" stroke="{GOLD}" stroke-width="3"/><circle cx="{x}" cy="190" r="82" fill="{mid}" stroke="{GOLD}" stroke-width="2"/>'
    body += svg.ring_of(24, x, 190, 89.5, f'<path d="M0 5Q5 0 0 -6Q-5 0 0 5Z" fill="{light}"/>')
    return body + svg.icon(("sun", "moon")[seat], x, 190, 122)


def _frame() -> str:
    return (
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="10" fill="none" stroke="#5e1f17" stroke-width="8"/>'
        f'<rect x="9" y="9" width="{WIDTH - 18}" height="{HEIGHT - 18}" rx="7" fill="none" stroke="{GOLD}" stroke-width="2.400"/>'
    )
