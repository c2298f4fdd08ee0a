"""Drawings for the record book: cartouche, scroll, alcoves, signs that the numerals lack."""

from render.art import backgrounds, svg, tokens
from render.art.drawing import Drawing
from render.geometry import Rect
from render.layout import fair as layout_fair
from render.layout import record_book as layout_book
from render.layout import sizes
from render.palette import CREAM, GOLD, INK
from rules.cards import Card

# Drawing to go with the numerals, in their units: baseline at 0, as high as 676, stems about 180 wide.
SIGNS = {
    "percent": (
        790,
        "M180 -676A150 165 0 1 1 179.900 -676ZM180 -596A58 85 0 1 0 180.100 -596ZM610 -330A150 165 0 1 1 609.900 -330ZM"
        "610 -250A58 85 0 1 0 610.100 -250ZM545 -676H640L245 0H150Z",
    ),
    "point": (230, "M115 -190A96 96 0 1 1 114.900 -190Z"),
    "give-or-take": (560, "M195 -600H365V-440H525V-300H365V-150H195V-300H35V-440H195ZM35 -100H525V30H35Z"),
    "so-many": (
        440,
        "M40 -420L100 -480L215 -365L330 -480L390 -420L275 -305L390 -190L330 -130L215 -245L100 -130L40 -190L155 -305Z",
    ),
    "less": (480, "M40 -400H440V-260H40Z"),
    "minutes": (240, "M95 -676H225L150 -380H60Z"),
    "seconds": (400, "M75 -676H195L125 -380H45ZM255 -676H375L305 -380H225Z"),
    "hours": (
        620,
        "M30 -676H240V-400Q310 -470 400 -470Q560 -470 560 -300V-90L600 -70V0H340V-70L370 -90V-270Q370 -340 315 -340Q"
        "270 -340 240 -300V-90L270 -70V0H30V-70L60 -90V-590L30 -606Z",
    ),
    "days": (
        640,
        "M590 -676V-90L620 -70V0H400V-50Q340 10 250 10Q40 10 40 -225Q40 -470 260 -470Q340 -470 400 -420V-590L360 -606V"
        "-676ZM400 -330Q370 -380 320 -380Q230 -380 230 -230Q230 -85 315 -85Q370 -85 400 -135Z",
    ),
}


def drawings() -> dict[str, Drawing]:
    return {**_signs(), **_backgrounds(), **_icons()}


def _signs() -> dict[str, Drawing]:
    """White on nothing, in the heights of the numerals."""
    sheet: dict[str, Drawing] = {}
    for height in sizes.HEIGHTS:
        scale = height / svg.CAP
        for name, (advance, outline) in SIGNS.items():
            size = round(advance * scale), height + 2 * sizes.OVERSHOOT
            move = f"translate(0 {height + sizes.OVERSHOOT}) scale({scale:.5f})"
            body = svg.tag("g", svg.path(outline, "#ffffff", fill_rule="evenodd"), transform=move)
            sheet[f"sign-{height}-{name}"] = Drawing(size, body, size)
    return sheet


def _of(size: Rect, body: str) -> Drawing:
    return Drawing((size.width, size.height), body, (size.width, size.height))


def _backgrounds() -> dict[str, Drawing]:
    sheet = {
        f"wall-{name}": _of(size, backgrounds.wall(size))
        for name, size in (
            ("profile", layout_book.PROFILE),
            ("rivalry", layout_book.RIVALRY),
            ("turning", layout_book.TURNING),
        )
    }
    sheet["wall-fair"] = _of(layout_fair.TALLEST, backgrounds.wall(layout_fair.TALLEST))
    sheet["headline"] = _of(layout_book.HEADLINE, backgrounds.ribbon(layout_book.HEADLINE))
    sheet["cartouche"] = _of(layout_book.CARTOUCHE, cartouche(layout_book.CARTOUCHE))
    sheet["scroll"] = _of(layout_book.SCROLL, backgrounds.shelf(layout_book.SCROLL))
    sheet["graph"] = _of(layout_book.GRAPH, backgrounds.shelf(layout_book.GRAPH))
    sheet["alcove"] = _of(Rect(0, 0, *layout_book.ALCOVE), alcove(*layout_book.ALCOVE))
    for seat in range(2):
        for name, size in (("banner", layout_book.BANNERS[0]), ("balance", layout_book.BALANCES[0])):
            for state in ("lit", "unlit"):
                sheet[f"{name}-{seat}-{state}"] = _of(size, backgrounds.cloth(size, seat, is_lit=state == "lit"))
    niche = layout_book.Banner(layout_book.BANNERS[0]).niches[0]
    sheet["hollow"] = _of(niche, svg.rect((1, 1, niche.width - 2, niche.height - 2), 14, "#000000", opacity=0.22))
    return sheet


def cartouche(size: Rect) -> str:
    """Madder red in a scalloped gold frame, with lotus sprays in the corners: for a rating."""
    width, height = size.width, size.height
    body = svg.downward("madder", (0, "#8d2134"), (1, "#4d0d1c"))
    body += svg.rect((1, 1, width - 2, height - 2), 14, "url(#madder)", stroke="#2a090d", stroke_width=2)
    body += svg.rect((7, 7, width - 14, height - 14), 9, stroke=GOLD, stroke_width=2.4)
    scallops = [(x, y) for y in (18.0, height - 18.0) for x in svg.along(52, width - 52, 20)]
    scallops += [(x, y) for x in (18.0, width - 18.0) for y in svg.along(52, height - 52, 20)]
    body += "".join(svg.circle(x, y, 4.2, "#b8344a") + svg.circle(x, y, 1.8, GOLD) for x, y in scallops)
    body += "".join(svg.flower(x, y, 40, "#b8344a", GOLD) for x in (34, width - 34) for y in (34, height - 34))
    return body + svg.ring_of(
        20, width / 2, height / 2, 78, svg.path("M0 24Q13 2 0 -28Q-13 2 0 24Z", "#a52a40", opacity=0.45)
    )


def alcove(width: int, height: int) -> str:
    """A carved arch for one figure, wider than those of the market."""
    outline = svg.arch(12, 26, width - 24, height - 34, 66, lobes=9)
    body = svg.downward("carved", (0, "#f3c39c"), (1, "#d28b64")) + svg.downward("deep", (0, "#2c0b10"), (1, "#6b2420"))
    body += svg.rect((1, 1, width - 2, height - 2), 10, "url(#carved)", stroke="#7b3524", stroke_width=2)
    body += svg.rect((4.5, 4.5, width - 9, height - 9), 7, stroke="#fff0d6", stroke_width=1.5, opacity=0.8)
    body += "".join(svg.flower(x, 28, 30, "#b4553a", "#fff0d6") for x in (28, width - 28))
    body += svg.path(outline, "url(#deep)", stroke="#8f412b", stroke_width=6)
    body += svg.path(outline, stroke=GOLD, stroke_width=2.4)
    return body + svg.rect((20, 168, width - 40, 2), 1, GOLD, opacity=0.7)


def _icons() -> dict[str, Drawing]:
    sheet = {
        "coin-large": Drawing((48, 48), tokens.coin(), (100, 100)),
        "coin-medium": Drawing((48, 48), tokens.coin(), (76, 76)),
        "seal-medium": Drawing((128, 128), svg.icon("seal", 64, 64, 126), (76, 76)),
        "hourglass-large": Drawing((128, 128), svg.icon("hourglass", 64, 64, 124), (100, 100)),
        "turban-small": Drawing((128, 128), svg.icon("turban", 64, 64, 124), (60, 60)),
        "streak": Drawing((64, 64), _streak(), (76, 76)),
        "versus": Drawing((44, 60), _turned_arrow(), (44, 60)),
    }
    for card in Card:
        sheet[f"figure-{card.word}"] = Drawing((128, 128), svg.icon(card.word, 64, 64, 126), (104, 104))
    for number in range(1, 10):
        sheet[f"mark-{number}"] = Drawing((58, 58), _mark(number), (layout_book.MARK, layout_book.MARK))
        sheet[f"note-{number}"] = Drawing((58, 58), _note(number), (layout_book.MARK, layout_book.MARK))
    return sheet


def _mark(number: int) -> str:
    """A wax disc with a number, pinned where a match turned."""
    body = svg.circle(29, 31, 25, "#2a0f06", opacity=0.35) + svg.circle(29, 29, 25, "#2a090d")
    body += svg.circle(29, 29, 23, "#c21d3a") + svg.beads(29, 29, 20, 24, 1.2, GOLD)
    return body + svg.numeral(str(number), 29, 29, 32, CREAM)


def _note(number: int) -> str:
    """A white label stuck on a picture. Nothing of the game is square and white, so nobody takes it for a token."""
    body = svg.rect((6, 8, 50, 50), 6, "#1a0705", opacity=0.45) + svg.rect((3, 3, 50, 50), 6, "#101828")
    body += svg.rect((7, 7, 42, 42), 3, "#ffffff")
    return body + svg.numeral(str(number), 28, 28, 32, "#101828")


def _streak() -> str:
    """A lamp: matches won in a row."""
    body = svg.path("M32 3Q46 17 42 28Q40 36 32 37Q24 36 22 28Q20 18 32 3Z", "#ff8a1f", stroke=INK, stroke_width=1.6)
    body += svg.path("M32 15Q39 23 37 29Q36 34 32 34Q28 34 27 29Q26 23 32 15Z", "#ffe27a")
    body += svg.path("M6 38H58Q56 54 40 55V58H48V62H16V58H24V55Q8 54 6 38Z", "#d9950f", stroke=INK, stroke_width=1.6)
    return body + svg.path("M12 42H52Q50 49 40 50H24Q14 49 12 42Z", "#ffcb3d")


def _turned_arrow() -> str:
    """To what would have been better, 44 by 60."""
    arrow = svg.path(
        "M4 22H22V12L42 30L22 48V38H4Z", "#2f9a5e", stroke="#0f3d24", stroke_width=2.5, stroke_linejoin="round"
    )
    return arrow + svg.path("M8 26H24", stroke="#c8f2d8", stroke_width=2.5, stroke_linecap="round")
