"""Where market, deck, bonus piles and token rows stand: the upper part of the board, the panel and the preview."""

from render.geometry import Rect
from render.layout.sizes import BONUS, CARD, CHIP, MARGIN, NUMERAL
from rules.rulebook import BONUS_TOKENS, GOODS_TOKENS, MARKET_SIZE

TALL, LOW = 248, 208  # heights of the niches: on the board, and where the picture has to be short


class MarketPlaces:
    """Five niches with their cards, the deck, and the piles of bonus tokens."""

    def __init__(self, top: int, height: int) -> None:
        self.height = height
        self.niches = tuple(Rect(MARGIN + slot * 155, top, 148, height) for slot in range(MARKET_SIZE))
        self.slots = tuple(niche.at(6, height - 8 - CARD[1], *CARD) for niche in self.niches)
        self.deck = Rect(806, top, 118, height)
        self.deck_card = self.deck.at(11, 14 if height == TALL else 9, 96, 134)
        self.deck_count = self.deck.at(6, height - 78, 106, 70)
        self.piles = Rect(936, top, 122, height)
        pitch = (height - 12) // len(BONUS_TOKENS)
        self.bonus_piles = {
            kind: self.piles.at(8, 6 + index * pitch + (pitch - BONUS) // 2, BONUS, BONUS)
            for index, kind in enumerate(BONUS_TOKENS)
        }
        self.bonus_counts = {
            kind: Rect(place.right + 6, place.y + 13, 38, NUMERAL) for kind, place in self.bonus_piles.items()
        }


class TokenRows:
    """Precious goods on the left, the others on the right; the camel token where two rows are shorter."""

    def __init__(self, top: int) -> None:
        self.shelves = (Rect(MARGIN, top, 392, SHELF_HEIGHT), Rect(426, top, 632, SHELF_HEIGHT))
        rows = [self.shelves[good // 3].at(12, 8 + good % 3 * ROW_PITCH, 0, 60) for good in range(len(GOODS_TOKENS))]
        self.icons = tuple(row.at(0, 1, CHIP, CHIP) for row in rows)
        self.tokens = tuple(
            tuple(row.at(66 + index * 60, 1, CHIP, CHIP) for index in range(len(values)))
            for row, values in zip(rows, GOODS_TOKENS, strict=True)
        )
        self.camel_token = rows[3].at(66 + 7 * 60 + 8, 0, 104, BONUS)


SHELF_HEIGHT, ROW_PITCH = 200, 62
