"""What the board, the panel and the preview have in common: market, deck, bonus piles, token rows."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from render.canvas import Canvas
from render.layout import board as layout
from render.palette import CREAM, INK
from render.parts.numerals import write
from render.sprites import faint, laid, read, wall
from rules import Event, Seat, Sold
from rules.cards import GOODS, Card
from rules.rulebook import BONUS_TOKENS
from rules.tokens import pile
from rules.views import View

FEW, LAST = 6, 3  # cards in the deck from which its count is amber, and red


def market_background(name: str) -> Canvas:
    """All of market, deck and bonus piles that never changes, on the wall with this name."""
    canvas = Canvas(wall(name))
    for niche in layout.NICHES:
        canvas.place("niche", niche)
    canvas.place("deck-stand", layout.DECK)
    canvas.place("pile-stand", layout.PILES)
    for kind, place in layout.BONUS_PILES.items():
        canvas.place(f"bonus-{kind}", place)
    canvas.place("camel-token", layout.CAMEL_TOKEN)
    return canvas


def paint_token_rows_background(canvas: Canvas) -> None:
    for shelf, side in zip(layout.SHELVES, ("left", "right"), strict=True):
        canvas.place(read(f"shelf-{side}"), shelf)
    for good in GOODS:
        canvas.place(f"row-{good.word}", layout.ROW_ICONS[good])
        canvas.image.paste(_row(good, 0), layout.TOKENS[good][0].corner)


@cache
def _row(good: Card, left: int) -> Image.Image:
    """A row of tokens of which so many are left, on its shelf: there are few, so whole rows are remembered."""
    side, shelf, places = ("left", "right")[good // 3], layout.SHELVES[good // 3], layout.TOKENS[good]
    canvas = Canvas(wall(f"shelf-{side}"))
    values = pile(good, left)
    for place in places:
        canvas.put("place", place.x - shelf.x, place.y - shelf.y)
    for place, value in zip(places[len(places) - left :], values, strict=True):
        canvas.put(f"token-{good.word}-{value}", place.x - shelf.x, place.y - shelf.y)
    first, last = places[0], places[-1]
    return canvas.image.crop((first.x - shelf.x, first.y - shelf.y, last.right - shelf.x, last.bottom - shelf.y))


def paint_market(canvas: Canvas, market: Sequence[Card | None], changed: Sequence[int], seat: Seat) -> None:
    """The cards in their slots; those in `changed` glow in the seat's colour."""
    for slot, card in enumerate(market):
        place = layout.SLOTS[slot]
        if card is not None:
            halo = f"glow-card-{seat}" if slot in changed else "shadow-card"
            canvas.place(laid(f"card-{card.word}", halo), place)


def paint_deck(canvas: Canvas, view: View) -> None:
    """The deck, as thick as it is, with its count."""
    place = layout.DECK_CARD
    for layer in range(min(3, (view.deck_size + 9) // 10)):
        canvas.put("back", place.x + 3 - 3 * layer, place.y + 4 - 4 * layer)
    level = "last" if view.deck_size <= LAST else "few" if view.deck_size <= FEW else "plenty"
    canvas.place(f"plaque-{level}", layout.DECK_COUNT)
    write(canvas, view.deck_size, layout.DECK_COUNT.centred(106, layout.HUGE), CREAM)


def paint_piles(canvas: Canvas, view: View) -> None:
    for kind in BONUS_TOKENS:
        write(canvas, view.bonus_piles[kind], layout.BONUS_COUNTS[kind], INK)


def paint_tokens(canvas: Canvas, view: View, last: Event | None) -> None:
    """The tokens that are left, and ghosts of those that have just gone."""
    for good, left in zip(GOODS, view.piles, strict=True):
        canvas.image.paste(_row(good, len(left)), layout.TOKENS[good][0].corner)
    if isinstance(last, Sold):
        places = layout.TOKENS[last.good]
        end = len(places) - len(view.piles[last.good])
        for value, place in zip(last.values, places[end - len(last.values) : end], strict=True):
            canvas.place(faint(f"token-{last.good.word}-{value}", 0.35), place)
            canvas.place(f"gone-{last.seat}", place)
