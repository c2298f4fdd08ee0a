"""What the board, the panel and the preview have in common: market, deck, bonus piles, token rows."""

from collections.abc import Sequence
from functools import cache

from render.canvas import Canvas
from render.layout.market import TALL, MarketPlaces, TokenRows
from render.layout.sizes import HUGE
from render.palette import CREAM, INK
from render.parts.numerals import write
from render.sprites import Sprite, faint, laid, opaque, read, wall
from rules import Event, Seat, Sold
from rules.cards import GOODS, Card
from rules.rulebook import BONUS_TOKENS
from rules.tokens import pile
from rules.views import View

FEW, LAST = 6, 3  # cards in the deck from which its count is amber, and red
ORIGIN = TokenRows(0)  # rows of tokens are remembered as they lie on shelves at the top


def market_background(name: str, places: MarketPlaces) -> Canvas:
    """All of market, deck and bonus piles that never changes, on the wall with this name."""
    canvas = Canvas(wall(name))
    height = "tall" if places.height == TALL else "low"
    for niche in places.niches:
        canvas.place(f"niche-{height}", niche)
    canvas.place(f"deck-stand-{height}", places.deck)
    canvas.place(f"pile-stand-{height}", places.piles)
    for kind, place in places.bonus_piles.items():
        canvas.place(f"pile-{kind}", place)
    return canvas


def paint_token_rows_background(canvas: Canvas, places: TokenRows) -> None:
    for shelf, side in zip(places.shelves, ("left", "right"), strict=True):
        canvas.place(read(f"shelf-{side}"), shelf)
    for good in GOODS:
        canvas.place(f"row-{good.word}", places.icons[good])
        canvas.put(_row(good, 0), *places.tokens[good][0].corner)
    canvas.place("camel-token", places.camel_token)


@cache
def _row(good: Card, left: int) -> Sprite:
    """A row of tokens of which so many are left, on its shelf: there are few, so whole rows are remembered."""
    side, shelf, places = ("left", "right")[good // 3], ORIGIN.shelves[good // 3], ORIGIN.tokens[good]
    canvas = Canvas(wall(f"shelf-{side}"))
    values = pile(good, left)
    for place in places:
        canvas.put("place", place.x - shelf.x, place.y - shelf.y)
    for place, value in zip(places[len(places) - left :], values, strict=True):
        canvas.put(f"token-{good.word}-{value}", place.x - shelf.x, place.y - shelf.y)
    first, last = places[0], places[-1]
    box = first.x - shelf.x, first.y - shelf.y, last.right - shelf.x, last.bottom - shelf.y
    return opaque(canvas.image.crop(box))


def paint_market(
    canvas: Canvas, places: MarketPlaces, market: Sequence[Card | None], changed: Sequence[int], seat: Seat
) -> None:
    """The cards in their slots; those in `changed` glow in the seat's colour."""
    for slot, card in enumerate(market):
        if card is not None:
            halo = f"glow-card-{seat}" if slot in changed else "shadow-card"
            canvas.place(laid(f"card-{card.word}", halo), places.slots[slot])


def paint_chosen(canvas: Canvas, places: MarketPlaces, market: Sequence[Card | None], chosen: Sequence[int]) -> None:
    """The cards in their slots: those not chosen fade. A frame would say who put the others there."""
    for slot, card in enumerate(market):
        if card is not None and slot in chosen:
            canvas.place(laid(f"card-{card.word}", "shadow-card"), places.slots[slot])
        elif card is not None:
            canvas.place(faint(f"card-{card.word}", 0.45), places.slots[slot])


def paint_deck(canvas: Canvas, places: MarketPlaces, view: View) -> None:
    """The deck, as thick as it is, with its count; and how many bonus tokens are left in each pile."""
    place = places.deck_card
    for layer in range(min(3, (view.deck_size + 9) // 10)):
        canvas.put("back", place.x + 3 - 3 * layer, place.y + 4 - 4 * layer)
    level = "last" if view.deck_size <= LAST else "few" if view.deck_size <= FEW else "plenty"
    canvas.place(f"plaque-{level}", places.deck_count)
    write(canvas, view.deck_size, places.deck_count.centred(106, HUGE), CREAM)
    for kind in BONUS_TOKENS:
        write(canvas, view.bonus_piles[kind], places.bonus_counts[kind], INK)


def paint_tokens(canvas: Canvas, rows: TokenRows, view: View, last: Event | None) -> None:
    """The tokens that are left, and ghosts of those that have just gone."""
    for good, left in zip(GOODS, view.piles, strict=True):
        canvas.put(_row(good, len(left)), *rows.tokens[good][0].corner)
    if isinstance(last, Sold):
        places = rows.tokens[last.good]
        end = len(places) - len(view.piles[last.good])
        for value, place in zip(last.values, places[end - len(last.values) : end], strict=True):
            canvas.place(faint(f"token-{last.good.word}-{value}", 0.35), place)
            canvas.place(f"gone-{last.seat}", place)
