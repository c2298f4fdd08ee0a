"""Every sprite by name: what it is drawn from, and how large it is."""

from render.art import backgrounds, cards, challenge_scene, record_book, small_signs, svg, tokens
from render.art.drawing import Drawing
from render.geometry import Rect
from render.layout import board as layout
from render.layout import panel as layout_private
from render.layout import result as layout_result
from render.palette import SEAT_COLOURS
from render.parts.numerals import sprite_name
from rules.cards import GOODS, Card
from rules.rulebook import BONUS_TOKENS, GOODS_TOKENS


def drawings() -> dict[str, Drawing]:
    sheet: dict[str, Drawing] = {}
    for part in (_cards, _tokens, _numerals, _backgrounds, _icons):
        sheet |= part()
    return sheet | record_book.drawings()


def _square(body: str, units: float, size: int) -> Drawing:
    return Drawing((units, units), body, (size, size))


def _cards() -> dict[str, Drawing]:
    units = (cards.WIDTH, cards.HEIGHT)
    sheet = {}
    for card in Card:
        sheet[f"card-{card.word}"] = Drawing(units, cards.face(card), layout.CARD)
        sheet[f"held-{card.word}"] = Drawing(units, cards.face(card), layout.HAND_CARD)
        sheet[f"mini-{card.word}"] = Drawing(layout.MINI, cards.mini(card), layout.MINI)
    for place, (width, height) in (("card", layout.CARD), ("held", layout.HAND_CARD)):
        size = width + 2 * layout.SHADOW, height + 2 * layout.SHADOW
        sheet[f"shadow-{place}"] = Drawing(size, cards.shadow(width, height, layout.SHADOW), size)
        for seat, colour in enumerate(SEAT_COLOURS):
            sheet[f"glow-{place}-{seat}"] = Drawing(
                size, cards.glow(width, height, layout.SHADOW, f"#{colour:06x}"), size
            )
    sheet["back"] = Drawing(units, cards.back(), (layout.DECK_CARD.width, layout.DECK_CARD.height))
    sheet["back-card"] = Drawing(units, cards.back(), layout.CARD)
    sheet["back-small"] = Drawing(units, cards.back(), (46, 64))
    return sheet


def _tokens() -> dict[str, Drawing]:
    sheet = {}
    for good, values in zip(GOODS, GOODS_TOKENS, strict=True):
        for value in set(values):
            sheet[f"token-{good.word}-{value}"] = _square(tokens.goods_token(good, value), 58, layout.CHIP)
    for kind, values in BONUS_TOKENS.items():
        sheet[f"bonus-{kind}"] = _square(tokens.bonus_kind(kind), 64, layout.BONUS)
        for value in set(values):
            sheet[f"bonus-{kind}-{value}"] = _square(tokens.bonus_value(kind, value), 64, layout.BONUS)
    sheet["place"] = _square(tokens.empty_place(), 58, layout.CHIP)
    for seat, colour in enumerate(SEAT_COLOURS):
        sheet[f"gone-{seat}"] = _square(tokens.gone_mark(f"#{colour:06x}"), 58, layout.CHIP)
    sheet["camel-token"] = Drawing((104, 64), tokens.camel_token(), (104, 62))
    sheet["coin"] = _square(tokens.coin(), 48, 48)
    return sheet


def _numerals() -> dict[str, Drawing]:
    """White on nothing: only their shape is used, painted in any colour."""
    sheet = {}
    for height in layout.HEIGHTS:
        for letter, (advance, _) in svg.glyphs().items():
            width = round(advance * height / svg.CAP)
            size = width, height + 2 * layout.OVERSHOOT
            body = svg.numeral(letter, width / 2, size[1] / 2, height, "#ffffff")
            sheet[sprite_name(letter, height)] = Drawing(size, body, size)
    return sheet


def _backgrounds() -> dict[str, Drawing]:
    def of(size: Rect, body: str) -> Drawing:
        return Drawing((size.width, size.height), body, (size.width, size.height))

    sheet = {f"wall-{name}": of(size, backgrounds.wall(size)) for name, size in WALLS.items()}
    sheet["niche"] = of(layout.NICHES[0], backgrounds.niche(layout.NICHES[0]))
    sheet["deck-stand"] = of(layout.DECK, backgrounds.deck_stand(layout.DECK))
    sheet["pile-stand"] = of(layout.PILES, backgrounds.shelf(layout.PILES))
    for level, fill in (("plenty", "#3a1012"), ("few", "#c77700"), ("last", "#c21d1d")):
        sheet[f"plaque-{level}"] = of(layout.DECK_COUNT, small_signs.plaque(fill))
    left, right = layout.SHELVES
    sheet["shelf-left"] = of(left, backgrounds.shelf(left, lines=(73, 137)))
    sheet["shelf-right"] = of(right, backgrounds.shelf(right, lines=(73, 137), prints=((558, 41), (558, 105))))
    sheet["ribbon"] = of(layout.RIBBON, backgrounds.ribbon(layout.RIBBON))
    for seat in range(2):
        for name, size in CLOTHS.items():
            for state in ("lit", "unlit"):
                stripes = STRIPES if name == "column" else []
                drawn = backgrounds.cloth(size, seat, is_lit=state == "lit", stripes=stripes)
                sheet[f"{name}-{seat}-{state}"] = of(size, drawn)
        sheet[f"purse-{seat}"] = of(layout_private.PURSE, backgrounds.cloth(layout_private.PURSE, seat, is_lit=False))
    sheet["challenge"] = of(layout.CHALLENGE, challenge_scene.invitation())
    for width in PILLS:
        sheet[f"pill-{width}"] = Drawing((width, 52), small_signs.pill(width), (width, 52))
    return sheet


PILLS = (66, 96, 124, 182)
STRIPES = layout_result.Column(layout_result.COLUMNS[0]._replace(x=0, y=0)).stripes
CLOTHS = {
    "cloth": layout.PLATES[0].frame,
    "open-cloth": layout.OPEN_PLATES[0].frame,
    "tray": layout_private.OWN_CARDS,
    "column": layout_result.COLUMNS[0],
}
WALLS = {
    "board": layout.BOARD,
    "open-board": layout.OPEN_BOARD,
    "panel": layout.PANEL,
    "preview": layout.PREVIEW,
    "result": layout.RESULT,
}


def _icons() -> dict[str, Drawing]:
    sheet = {}
    for name in (*(card.word for card in Card), "seal", "sun", "moon"):
        sheet[f"icon-{name}"] = _square(svg.icon(name, 64, 64, 128), 128, 128)
    for good in GOODS:
        sheet[f"row-{good.word}"] = _square(svg.icon(good.word, 64, 64, 122), 128, 58)
        sheet[f"pouch-{good.word}"] = _square(svg.icon(good.word, 64, 64, 124), 128, 42)
    for seat, emblem in enumerate(("sun", "moon")):
        sheet[f"emblem-{seat}"] = _square(svg.icon(emblem, 64, 64, 124), 128, 68)
        sheet[f"emblem-{seat}-small"] = _square(svg.icon(emblem, 64, 64, 124), 128, 52)
    sheet |= {
        name: Drawing((44, 60), small_signs.arrow(turned), (44, 60)) for name, turned in (("up", 180), ("down", 0))
    }
    for number in range(1, max(map(len, GOODS_TOKENS)) + 1):
        sheet[f"dots-{number}"] = Drawing(layout.DOTS, small_signs.dots(number), layout.DOTS)
    sheet["seal-place"] = _square(small_signs.seal_place(), 60, 60)
    sheet["herd"] = _square(svg.icon("camel", 64, 64, 124), 128, 66)
    sheet["herd-small"] = _square(svg.icon("camel", 64, 64, 124), 128, 52)
    for name in ("turban", "flag", "hourglass"):
        sheet[name] = _square(svg.icon(name, 64, 64, 124), 128, 76)
    for weighed in ("bonus", "goods", "even"):
        sheet[f"scales-{weighed}"] = _square(small_signs.scales(weighed), 128, 76)
    sheet["seal"] = _square(svg.icon("seal", 64, 64, 126), 128, 60)
    for kind in BONUS_TOKENS:
        sheet[f"icon-bonus{kind}"] = _square(tokens.bonus_kind(kind), 64, 128)
    return sheet
