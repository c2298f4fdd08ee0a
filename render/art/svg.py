"""Pieces of SVG: documents, numerals, icons and repeated ornaments."""

import re
from functools import cache
from math import cos, pi, sin
from pathlib import Path

HERE = Path(__file__).parent
CAP = 676  # height of the numerals in their own units


def document(width: float, height: float, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'


def tag(name: str, inside: str = "", /, **attributes: float | str) -> str:
    """An element; `stroke_width` stands for `stroke-width`, numbers are written short."""
    written = "".join(f' {key.replace("_", "-")}="{_short(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _short(value: float | str) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def circle(x: float, y: float, radius: float, fill: str = "none", **more: float | str) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def rect(box: tuple[float, float, float, float], radius: float = 0, fill: str = "none", **more: float | str) -> str:
    x, y, width, height = box
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **more)


def path(outline: str, fill: str = "none", **more: float | str) -> str:
    return tag("path", d=outline, fill=fill, **more)


def downward(name: str, *stops: tuple[float, str]) -> str:
    """A gradient from top to bottom, to be filled in as `url(#name)`."""
    inside = "".join(tag("stop", offset=offset, stop_color=colour) for offset, colour in stops)
    return tag("defs", tag("linearGradient", inside, id=name, x1=0, y1=0, x2=0, y2=1))


def outward(name: str, *stops: tuple[float, str, float]) -> str:
    """A gradient from the middle to the rim; each stop has its opacity."""
    inside = "".join(tag("stop", offset=offset, stop_color=colour, stop_opacity=seen) for offset, colour, seen in stops)
    return tag("defs", tag("radialGradient", inside, id=name, cx=0.5, cy=0.55, r=0.7))


def pattern(name: str, size: float, inside: str, **more: float | str) -> str:
    return tag("defs", tag("pattern", inside, id=name, width=size, height=size, patternUnits="userSpaceOnUse", **more))


def blur(name: str, radius: float) -> str:
    soft = tag("filter", tag("feGaussianBlur", stdDeviation=radius), id=name, x=-0.3, y=-0.3, width=1.6, height=1.6)
    return tag("defs", soft)


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
    return (
        f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.5f})" {extra}>{_icon(name)}</g>'
    )


def arch(x: float, y: float, width: float, height: float, rise: float, lobes: int = 7) -> str:
    """The outline of a cusped arch, as over the windows of Rajasthan; `rise` is the height of its curve."""
    middle, spring = x + width / 2, y + rise
    points = [
        (middle - cos(pi * step / lobes) * width / 2, spring - sin(pi * step / lobes) * rise)
        for step in range(lobes + 1)
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
    outer, wide = size * 0.22, size * 0.2
    leaf = f"M0 {outer:.2f}Q{wide:.2f} 0 0 {-size * 0.3:.2f}Q{-wide:.2f} 0 0 {outer:.2f}Z"
    return ring_of(petals, x, y, outer, path(leaf, petal)) + circle(x, y, size * 0.11, heart)


def along(start: float, end: float, step: float) -> list[float]:
    """Evenly spaced places between two ends, about `step` apart, both half a step from the ends."""
    number = max(1, round((end - start) / step))
    pitch = (end - start) / number
    return [start + pitch * (index + 0.5) for index in range(number)]
