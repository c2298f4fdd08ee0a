"""Coins: goods tokens, bonus tokens, the camel token, and the places they leave."""

from render.art import svg
from render.palette import BONUS_TONES, CREAM, GOLD, INK, TONES
from rules.cards import Card

CHIP = 58  # pixels across; its numeral is 36 high


def goods_token(good: Card, value: int) -> str:
    tones = TONES[good]
    return _coin(tones.deep, tones.mid, tones.coin) + svg.numeral(str(value), 29, 29, 36, tones.numeral)


def _coin(edge: str, rim: str, heart: str) -> str:
    return (
        f'<circle cx="29" cy="30.500" r="27" fill="#2a0f06" opacity=".35"/>'
        f'<circle cx="29" cy="28.500" r="27" fill="{edge}"/><circle cx="29" cy="28.500" r="25" fill="{rim}"/>'
        + svg.beads(29, 28.5, 23, 28, 1.1, "#ffffff")
        + f'<circle cx="29" cy="28.500" r="20.500" fill="{heart}"/>'
        f'<path d="M11.500 24A18.500 18.500 0 0 1 46.500 24" fill="none" stroke="#ffffff" stroke-width="2" opacity=".35" stroke-linecap="round"/>'
    )


def empty_place() -> str:
    """Where a token lay: a ring pressed into the parchment."""
    return (
        '<circle cx="29" cy="29" r="24" fill="#d9bd8b" opacity=".45"/>'
        '<path d="M5 29A24 24 0 0 1 53 29" fill="none" stroke="#a9824d" stroke-width="2.4"/>'
        '<path d="M5 29A24 24 0 0 0 53 29" fill="none" stroke="#fffaf0" stroke-width="2.4"/>'
        '<circle cx="29" cy="29" r="15" fill="none" stroke="#b9935c" stroke-width="1.4" stroke-dasharray="1 5" stroke-linecap="round"/>'
    )


def gone_mark(colour: str) -> str:
    """Around a place whose token has just gone."""
    return (
        f'<circle cx="29" cy="29" r="26" fill="{colour}" opacity=".22"/>'
        f'<circle cx="29" cy="29" r="25.500" fill="none" stroke="#fff8e6" stroke-width="6"/>'
        f'<circle cx="29" cy="29" r="25.500" fill="none" stroke="{colour}" stroke-width="4" stroke-dasharray="8 5.350"/>'
    )


def bonus_kind(kind: int) -> str:
    """The face of a bonus pile, 64 by 64: a rosette with one petal a card to be sold, and their number."""
    return _rosette(kind) + svg.numeral(str(kind), 32, 32, 36, CREAM)


def bonus_value(kind: int, value: int | None) -> str:
    """A bonus token turned over: the petals tell its kind, the coin its rupees."""
    coin = '<circle cx="32" cy="32" r="21.500" fill="#ffd35a" stroke="#5a3000" stroke-width="1.8"/>'
    squeeze = 0.68 if value == 10 else 1
    text = "?" if value is None else str(value)
    return _rosette(kind) + coin + svg.numeral(text, 32, 32, 36, "#4a1d10", squeeze=squeeze)


def _rosette(kind: int) -> str:
    """Round petals around a heart; three, four and five petals are also told apart by their outline."""
    radius, reach, lift = {3: (17.5, 14, 3), 4: (15.5, 15.5, 0), 5: (13, 18, 1)}[kind]
    turned, middle, tone = (45 if kind == 4 else 0), 32 + lift, BONUS_TONES[kind]

    def ring(piece: str) -> str:
        return svg.ring_of(kind, 32, middle, reach, piece, turned)

    return (
        ring(f'<circle r="{radius}" fill="{INK}"/>')
        + ring(f'<circle r="{radius - 1.6}" fill="{GOLD}"/>')
        + ring(f'<circle r="{radius - 3.6}" fill="{tone}"/>')
        + f'<circle cx="32" cy="{middle}" r="{reach + 3}" fill="{tone}"/>'
    )


def camel_token() -> str:
    """Five rupees for the larger herd, 100 by 64: the camel, and the coin it is worth."""
    return (
        f'<rect x="2" y="8" width="96" height="48" rx="24" fill="{TONES[Card.CAMEL].deep}" stroke="{GOLD}" stroke-width="2.500"/>'
        + svg.icon("camel", 32, 31, 50)
        + f'<circle cx="74" cy="32" r="22" fill="#ffd35a" stroke="#5a3000" stroke-width="1.8"/>'
        + svg.numeral("5", 74, 32, 36, "#4a1d10")
    )


def purse() -> str:
    """A coin that stands for rupees, 48 by 48."""
    return (
        '<circle cx="24" cy="25.500" r="21.500" fill="#2a0f06" opacity=".4"/>'
        '<circle cx="24" cy="24" r="21.500" fill="#ffcf4a" stroke="#6b3a00" stroke-width="2.4"/>'
        '<circle cx="24" cy="24" r="15.500" fill="#f2ae1c" stroke="#a86a05" stroke-width="1.6"/>'
        + svg.flower(24, 24, 27, "#fff3c4", "#a86a05")
    )
