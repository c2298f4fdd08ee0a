"""Pieces of SVG: documents, numerals, icons and repeated ornaments."""

import re
from functools import cache
from math import cos, pi, sin
from pathlib import Path

HERE = Path(__file__).parent
CAP = 676  # height of the numerals in their own units


def document(width: float, height: float, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'


@cache
def glyphs() -> dict[str, tuple[int, str]]:
    """The numerals: how far each advances, and its outline."""
    text = (HERE / "numerals.svg").read_text(encoding="utf-8")
    found = re.findall(r'<path id="(.)" data-advance="(\d+)" d="([^"]+)"/>', text)
    return {name: (int(advance), outline) for name, advance, outline in found}


def numeral(text: str, x: float, y: float, height: float, fill: str, *, squeeze: float = 1) -> str:
    """A number with its middle at x, y."""
    scale = height / CAP
    width = sum(glyphs()[letter][0] for letter in text) * scale * squeeze
    at, parts = x - width / 2, []
    for letter in text:
        advance, outline = glyphs()[letter]
        parts.append(
            f'<path transform="translate({at:.2f} {y + height / 2:.2f}) scale({scale * squeeze:.5f} {scale:.5f})" '
            f'd="{outline}" fill="{fill}"/>'
        )
        at += advance * scale * squeeze
    return "".join(parts)


@cache
def _icon(name: str) -> str:
    text = (HERE / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    body = re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", text)
    # Gradients of several icons meet in one document, so their names carry the icon's.
    return re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{name}-", body)


def icon(name: str, x: float, y: float, size: float, extra: str = "") -> str:
    """An icon with its middle at x, y."""
    scale = size / 128
    return f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.5f})" {extra}>{_icon(name)}</g>'


def arch(x: float, y: float, width: float, height: float, rise: float, lobes: int = 7) -> str:
    """The outline of a cusped arch, as over the windows of Rajasthan; `rise` is the height of its curve."""
    middle, spring = x + width / 2, y + rise
    points = [
        (middle - cos(pi * step / lobes) * width / 2, spring - sin(pi * step / lobes) * rise) for step in range(lobes + 1)
    ]
    path = f"M{x:.1f} {y + height:.1f}V{spring:.1f}"
    for index, (px, py) in enumerate(points[1:]):
        if index == lobes // 2:  # the lobe at the top is pointed
            path += f"Q{middle - width * 0.035:.1f} {y - rise * 0.05:.1f} {middle:.1f} {y - rise * 0.17:.1f}"
            path += f"Q{middle + width * 0.035:.1f} {y - rise * 0.05:.1f} {px:.1f} {py:.1f}"
        else:
            radius = pi * (width + 2 * rise) / 4 / lobes * 0.56
            path += f"A{radius:.1f} {radius:.1f} 0 0 1 {px:.1f} {py:.1f}"
    return path + f"V{y + height:.1f}Z"


def ring_of(number: int, x: float, y: float, radius: float, piece: str, turned: float = 0) -> str:
    """The same piece several times around a point; the piece is drawn around 0, 0 and points up."""
    return "".join(
        f'<g transform="translate({x:.2f} {y:.2f}) rotate({360 * index / number + turned:.2f}) '
        f'translate(0 {-radius:.2f})">{piece}</g>'
        for index in range(number)
    )


def beads(x: float, y: float, radius: float, number: int, size: float, fill: str) -> str:
    return ring_of(number, x, y, radius, f'<circle r="{size:g}" fill="{fill}"/>')


def flower(x: float, y: float, size: float, petal: str, heart: str, petals: int = 8) -> str:
    """A small block-print flower."""
    leaf = f'<path d="M0 {size * 0.22:.2f}Q{size * 0.2:.2f} 0 0 {-size * 0.3:.2f}Q{-size * 0.2:.2f} 0 0 {size * 0.22:.2f}Z" fill="{petal}"/>'
    return ring_of(petals, x, y, size * 0.22, leaf) + f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.11:.2f}" fill="{heart}"/>'


def along(start: float, end: float, step: float) -> list[float]:
    """Evenly spaced places between two ends, about `step` apart, both half a step from the ends."""
    number = max(1, round((end - start) / step))
    pitch = (end - start) / number
    return [start + pitch * (index + 0.5) for index in range(number)]
