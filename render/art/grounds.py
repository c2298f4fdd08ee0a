"""What things lie on: sandstone walls, market niches, parchment shelves, players' cloths."""

from render.art import svg
from render.geometry import Rect
from render.palette import GOLD, INK, SEAT_TONES


def wall(size: Rect) -> str:
    """The pink sandstone of the city, with a carved lattice and a frame."""
    width, height = size.width, size.height
    star = '<path d="M20 2L25 15L38 20L25 25L20 38L15 25L2 20L15 15Z"/><circle cx="0" cy="0" r="5"/><circle cx="40" cy="0" r="5"/><circle cx="0" cy="40" r="5"/><circle cx="40" cy="40" r="5"/>'
    defs = (
        '<linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d98a66"/>'
        '<stop offset=".5" stop-color="#c66f4f"/><stop offset="1" stop-color="#a9513a"/></linearGradient>'
        f'<pattern id="dark" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="#8d3c29" opacity=".34">{star}</g></pattern>'
        f'<pattern id="lit" width="40" height="40" patternUnits="userSpaceOnUse" y="1.600"><g fill="#f6c6a0" opacity=".22">{star}</g></pattern>'
    )
    body = f"<defs>{defs}</defs>" + _box(size, 'fill="url(#stone)"') + _box(size, 'fill="url(#lit)"') + _box(size, 'fill="url(#dark)"')
    body += f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="10" fill="none" stroke="#5e1f17" stroke-width="8"/>'
    body += f'<rect x="9" y="9" width="{width - 18}" height="{height - 18}" rx="7" fill="none" stroke="{GOLD}" stroke-width="2.400"/>'
    return body


def _box(size: Rect, extra: str) -> str:
    return f'<rect width="{size.width}" height="{size.height}" {extra}/>'


def niche() -> str:
    """A carved window in which a market card stands."""
    outline = svg.arch(7, 24, 134, 222, 58)
    defs = (
        '<linearGradient id="carved" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3c39c"/><stop offset="1" stop-color="#d28b64"/></linearGradient>'
        '<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c0b10"/><stop offset="1" stop-color="#6b2420"/></linearGradient>'
    )
    body = f"<defs>{defs}</defs>"
    body += '<rect x="1" y="1" width="146" height="246" rx="10" fill="url(#carved)" stroke="#7b3524" stroke-width="2"/>'
    body += '<rect x="4.500" y="4.500" width="139" height="239" rx="7" fill="none" stroke="#fff0d6" stroke-width="1.500" opacity=".8"/>'
    body += "".join(svg.flower(x, 25, 27, "#b4553a", "#fff0d6") for x in (23, 125))
    body += f'<path d="{outline}" fill="url(#shade)" stroke="#8f412b" stroke-width="6"/><path d="{outline}" fill="none" stroke="{GOLD}" stroke-width="2.400"/>'
    return body


def deck_stand() -> str:
    body = '<rect x="1" y="1" width="116" height="246" rx="12" fill="#5a1c1a" stroke="#3a0d0e" stroke-width="2"/>'
    body += f'<rect x="5" y="5" width="108" height="238" rx="9" fill="none" stroke="{GOLD}" stroke-width="1.800"/>'
    return body


def pile_stand() -> str:
    body = '<rect x="1" y="1" width="120" height="246" rx="12" fill="#f7e6c1" stroke="#7b3524" stroke-width="2"/>'
    return body + '<rect x="5" y="5" width="112" height="238" rx="9" fill="none" stroke="#b4553a" stroke-width="1.500"/>'


def plaque(fill: str) -> str:
    """Under the deck's count, 106 by 70."""
    return (
        f'<path d="M16 1H90Q90 16 105 16V54Q90 54 90 69H16Q16 54 1 54V16Q16 16 16 1Z" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M20 6H86Q88 19 100 21V49Q88 51 86 64H20Q18 51 6 49V21Q18 19 20 6Z" fill="none" stroke="{GOLD}" stroke-width="1.500"/>'
    )


def shelf(size: Rect) -> str:
    """Parchment with a block-printed border."""
    width, height = size.width, size.height
    defs = (
        '<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf0d4"/>'
        '<stop offset="1" stop-color="#ecd3a0"/></linearGradient>'
    )
    body = f"<defs>{defs}</defs>"
    body += f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="12" fill="url(#paper)" stroke="#6b2a1b" stroke-width="2"/>'
    body += f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" rx="8.500" fill="none" stroke="#b4553a" stroke-width="1.600"/>'
    lines = [y for y in (73, 137) if height > 200]
    for y in lines:
        body += "".join(f'<circle cx="{x:.1f}" cy="{y}" r="1.300" fill="#b4553a" opacity=".6"/>' for x in svg.along(20, width - 20, 8))
    return body


def ribbon() -> str:
    """The band on which the last move is told, 1036 by 70."""
    body = '<rect x="1" y="1" width="1034" height="68" rx="12" fill="#43121a" stroke="#2a090d" stroke-width="2"/>'
    body += f'<rect x="5" y="5" width="1026" height="60" rx="9" fill="none" stroke="{GOLD}" stroke-width="1.600" opacity=".9"/>'
    body += "".join(svg.flower(x, 35, 30, "#5b1d26", "#6e2a30") for x in svg.along(10, 1026, 44))
    return body


def cloth(size: Rect, seat: int, *, is_lit: bool) -> str:
    """A player's cloth; hung with marigolds for whose turn it is, or who won."""
    width, height = size.width, size.height
    deep, mid, light = SEAT_TONES[seat]
    top, bottom = (mid, deep) if is_lit else (deep, deep)
    defs = (
        f'<linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
        f'<pattern id="print" width="36" height="36" patternUnits="userSpaceOnUse"><g fill="{light}" opacity=".07">'
        '<path d="M18 6Q24 14 18 22Q12 14 18 6Z"/><circle cx="18" cy="27" r="2"/><circle cx="0" cy="9" r="2"/>'
        '<circle cx="36" cy="9" r="2"/></g></pattern>'
    )
    body = f"<defs>{defs}</defs>"
    body += f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="14" fill="url(#cloth)" stroke="#1d0a0a" stroke-width="2"/>'
    body += f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="14" fill="url(#print)"/>'
    inner = f'<rect x="7" y="7" width="{width - 14}" height="{height - 14}" rx="9" fill="none"'
    if not is_lit:
        return body + inner + f' stroke="{mid}" stroke-width="2.400"/>'
    return body + inner + f' stroke="{GOLD}" stroke-width="3"/>' + _garland(width, height)


def _garland(width: int, height: int) -> str:
    """Marigolds strung around a cloth."""
    places = [(x, y) for y in (7, height - 7) for x in svg.along(16, width - 16, 13.5)]
    places += [(x, y) for x in (7, width - 7) for y in svg.along(16, height - 16, 13.5)]
    places += [(x, y) for x in (9, width - 9) for y in (9, height - 9)]
    return "".join(
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="6.200" fill="#7a2c00"/>'
        f'<circle r="5.200" fill="{"#ffb81f" if index % 2 else "#ffd95e"}"/><circle r="2.300" fill="#f07a0c"/></g>'
        for index, (x, y) in enumerate(places)
    )


def pill(width: int) -> str:
    """Behind a sum of rupees, 52 high."""
    return (
        f'<rect x="1" y="1" width="{width - 2}" height="50" rx="25" fill="#2c0b10" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="3.500" y="3.500" width="{width - 7}" height="45" rx="22.500" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    )
