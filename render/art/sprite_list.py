"""Every sprite by name: what it is drawn from, and how large it is."""

from render.art import backgrounds, cards, challenge_scene, record_book, small_signs, svg, tokens
from render.art.drawing import Drawing
from render.geometry import Rect
from render.layout import board as layout
from render.layout import panel as layout_private
from render.layout import result as layout_result
from render.layout import sizes
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
        sheet[f"card-{card.word}"] = Drawing(units, cards.face(card), sizes.CARD)
        if card is not Card.CAMEL:
            sheet[f"held-{card.word}"] = Drawing(units, cards.face(card), sizes.HAND_CARD)
        sheet[f"mini-{card.word}"] = Drawing(sizes.MINI, cards.mini(card), sizes.MINI)
    sheet["herd-card"] = Drawing(units, cards.face(Card.CAMEL), sizes.HERD_CARD)
    size = sizes.HERD_CARD[0] + 2 * sizes.SHADOW, sizes.HERD_CARD[1] + 2 * sizes.SHADOW
    sheet["shadow-herd"] = Drawing(size, cards.shadow(*sizes.HERD_CARD, sizes.SHADOW), size)
    for place, (width, height) in (("card", sizes.CARD), ("held", sizes.HAND_CARD)):
        size = width + 2 * sizes.SHADOW, height + 2 * sizes.SHADOW
        sheet[f"shadow-{place}"] = Drawing(size, cards.shadow(width, height, sizes.SHADOW), size)
        for seat, colour in enumerate(SEAT_COLOURS):
            sheet[f"glow-{place}-{seat}"] = Drawing(
                size, cards.glow(width, height, sizes.SHADOW, f"#{colour:06x}"), size
            )
    sheet["back"] = Drawing(units, cards.back(), (layout.MARKET.deck_card.width, layout.MARKET.deck_card.height))
    sheet["back-card"] = Drawing(units, cards.back(), sizes.CARD)
    sheet["back-small"] = Drawing(units, cards.back(), (46, 64))
    return sheet


def _tokens() -> dict[str, Drawing]:
    sheet = {}
    for good, values in zip(GOODS, GOODS_TOKENS, strict=True):
        for value in set(values):
            sheet[f"token-{good.word}-{value}"] = _square(tokens.goods_token(good, value), 58, sizes.CHIP)
    for kind, values in BONUS_TOKENS.items():
        sheet[f"bonus-{kind}"] = _square(tokens.bonus_kind(kind), 64, sizes.BONUS)
        sheet[f"pile-{kind}"] = _square(tokens.bonus_pile(kind), 74, sizes.BONUS + 8)
        for value in set(values):
            sheet[f"bonus-{kind}-{value}"] = _square(tokens.bonus_value(kind, value), 64, sizes.BONUS)
    sheet["place"] = _square(tokens.empty_place(), 58, sizes.CHIP)
    for seat, colour in enumerate(SEAT_COLOURS):
        sheet[f"gone-{seat}"] = _square(tokens.gone_mark(f"#{colour:06x}"), 58, sizes.CHIP)
    sheet["camel-token"] = Drawing((104, 64), tokens.camel_token(), (104, 62))
    sheet["coin"] = _square(tokens.coin(), 48, 48)
    return sheet


def _numerals() -> dict[str, Drawing]:
    """White on nothing: only their shape is used, painted in any colour."""
    sheet = {}
    for height in sizes.HEIGHTS:
        for letter, (advance, _) in svg.glyphs().items():
            width = round(advance * height / svg.CAP)
            size = width, height + 2 * sizes.OVERSHOOT
            body = svg.numeral(letter, width / 2, size[1] / 2, height, "#ffffff")
            sheet[sprite_name(letter, height)] = Drawing(size, body, size)
    return sheet


def _of(size: Rect, body: str) -> Drawing:
    return Drawing((size.width, size.height), body, (size.width, size.height))


def _backgrounds() -> dict[str, Drawing]:
    sheet = {f"wall-{name}": _of(size, backgrounds.wall(size)) for name, size in WALLS.items()}
    for name, market in (("tall", layout.MARKET), ("low", layout_private.MARKET)):
        sheet[f"niche-{name}"] = _of(market.niches[0], backgrounds.niche(market.niches[0]))
        sheet[f"deck-stand-{name}"] = _of(market.deck, backgrounds.deck_stand(market.deck))
        sheet[f"pile-stand-{name}"] = _of(market.piles, backgrounds.shelf(market.piles))
    for level, fill in (("plenty", "#3a1012"), ("few", "#c77700"), ("last", "#c21d1d")):
        sheet[f"plaque-{level}"] = _of(layout.MARKET.deck_count, small_signs.plaque(fill))
    left, right = layout.TOKEN_ROWS.shelves
    sheet["shelf-left"] = _of(left, backgrounds.shelf(left, lines=(69, 131)))
    sheet["shelf-right"] = _of(right, backgrounds.shelf(right, lines=(69, 131), prints=((558, 100),)))
    sheet["ribbon"] = _of(layout.RIBBON, backgrounds.ribbon(layout.RIBBON))
    sheet["newest-move"] = _of(layout.MOVES[0], backgrounds.newest_move(layout.MOVES[0]))
    return sheet | _cloths()


def _cloths() -> dict[str, Drawing]:
    """What belongs to a player, in the colours of the seat."""
    sheet = {}
    for seat in range(2):
        for name, size in CLOTHS.items():
            for state in ("lit", "unlit"):
                sheet[f"{name}-{seat}-{state}"] = _of(size, backgrounds.cloth(size, seat, is_lit=state == "lit"))
        for name, score in (("own", layout_private.OWN_SCORE), ("opponent", layout_private.OPPONENT)):
            sheet[f"{name}-score-{seat}"] = _of(score.frame, backgrounds.cloth(score.frame, seat, is_lit=False))
        column, banner = layout_result.COLUMNS[0], layout_result.BANNER
        drawn = backgrounds.cloth(column, seat, is_lit=False, stripes=STRIPES)
        sheet[f"column-{seat}-unlit"] = _of(column, drawn + backgrounds.sum_line(SUM_LINE))
        sheet[f"result-banner-{seat}"] = _of(banner, backgrounds.cloth(banner, seat, is_lit=True))
    sheet["result-banner-none"] = _of(layout_result.BANNER, backgrounds.ribbon(layout_result.BANNER))
    sheet["left-over"] = _of(layout_result.LEFT_OVER[0], backgrounds.left_over(layout_result.LEFT_OVER[0]))
    sheet["challenge"] = _of(layout.CHALLENGE, challenge_scene.invitation())
    for width in PILLS:
        sheet[f"pill-{width}"] = Drawing((width, 52), small_signs.pill(width), (width, 52))
    return sheet


PILLS = (96, 116, 124, 182)
_COLUMN = layout_result.Column(layout_result.COLUMNS[0]._replace(x=0, y=0))
STRIPES, SUM_LINE = _COLUMN.stripes, _COLUMN.line
CLOTHS = {
    "cloth": layout.PLATES[0].frame,
    "open-cloth": layout.OPEN_PLATES[0].frame,
    "tray": layout_private.OWN_CARDS,
}
WALLS = {
    "board": layout.BOARD,
    "open-board": layout.OPEN_BOARD,
    "panel": layout_private.PANEL,
    "preview": layout_private.PREVIEW,
    "result": layout_result.RESULT,
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
    for name, turned in (("up-small", 180), ("down-small", 0)):
        sheet[name] = Drawing((44, 60), small_signs.arrow(turned), (34, 46))
    sheet["lock"] = Drawing((40, 48), small_signs.lock(), (40, 48))
    sheet["worthless"] = _square(small_signs.worthless(), 48, 48)
    sheet["called-off"] = _square(small_signs.called_off(), 64, 76)
    sheet["seal-place"] = _square(small_signs.seal_place(), 60, 60)
    sheet["seal-place-small"] = _square(small_signs.seal_place(), 60, 38)
    sheet["seal-small"] = _square(svg.icon("seal", 64, 64, 126), 128, 38)
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
