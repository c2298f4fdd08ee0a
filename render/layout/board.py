"""Where everything stands in the pictures: rectangles only."""

from dataclasses import dataclass
from functools import cache

from render.geometry import Rect, spread
from rules.rulebook import BONUS_TOKENS, GOODS_TOKENS, MARKET_SIZE

WIDTH = 1080
MARGIN = 22
CARD = (136, 190)  # in the market
HAND_CARD = (116, 162)
MINI = (44, 56)
CHIP = 58
DOTS = (30, 34)
BONUS = 62
NUMERAL = 36  # the smallest height of a number in any picture
LARGE = 42
HUGE = 50
GRAND = 76
HEIGHTS = (NUMERAL, LARGE, HUGE, GRAND)  # the sizes in which there are numerals
OVERSHOOT = 8  # the 5 waves above the line
SHADOW = 14  # how far a card's shadow or glow reaches

BOARD = Rect(0, 0, WIDTH, 848)
OPEN_BOARD = Rect(0, 0, WIDTH, 916)  # with both hands
PANEL = Rect(0, 0, WIDTH, 898)
RESULT = Rect(0, 0, WIDTH, 736)
PREVIEW = Rect(0, 0, WIDTH, 588)
PREVIEW_RIBBON_Y, PREVIEW_CARDS_Y = 280, 362
CHALLENGE = Rect(0, 0, WIDTH, 420)

# The upper part of the board, the panel and the preview: market, deck, bonus piles.
NICHES = tuple(Rect(MARGIN + slot * 155, 20, 148, 248) for slot in range(MARKET_SIZE))
SLOTS = tuple(niche.at(6, 50, *CARD) for niche in NICHES)
DECK = Rect(806, 20, 118, 248)
DECK_CARD = DECK.at(11, 14, 96, 134)
DECK_COUNT = DECK.at(6, 166, 106, 70)
PILES = Rect(936, 20, 122, 248)
BONUS_PILES = {kind: PILES.at(6, index * 62, BONUS, BONUS) for index, kind in enumerate(BONUS_TOKENS)}
BONUS_COUNTS = {kind: Rect(place.right + 6, place.y + 13, 40, NUMERAL) for kind, place in BONUS_PILES.items()}
CAMEL_TOKEN = PILES.at(9, 186, 104, BONUS)

# The token rows: precious goods on the left, the others on the right.
SHELVES = (Rect(MARGIN, 280, 392, 212), Rect(426, 280, 632, 212))
ROWS = tuple(SHELVES[good // 3].at(12, 10 + good % 3 * 64, 0, 60) for good in range(len(GOODS_TOKENS)))
ROW_ICONS = tuple(row.at(0, 1, 58, 58) for row in ROWS)
TOKENS = tuple(
    tuple(row.at(66 + index * 60, 1, CHIP, CHIP) for index in range(len(values)))
    for row, values in zip(ROWS, GOODS_TOKENS, strict=True)
)

RIBBON = Rect(MARGIN, 504, 1036, 70)  # the last move


@dataclass(frozen=True)
class Plate:
    """A player's corner of the board."""

    frame: Rect

    @property
    def emblem(self) -> Rect:
        return self.frame.at(16, 14, 68, 68)

    @property
    def hand(self) -> Rect:
        return self.frame.at(98, 16, 46, 64)

    @property
    def hand_size(self) -> Rect:
        return self.frame.at(148, 27, 44, LARGE)

    @property
    def herd(self) -> Rect:
        return self.frame.at(196, 14, 66, 66)

    @property
    def herd_size(self) -> Rect:
        return self.frame.at(264, 27, 72, LARGE)

    @property
    def coin(self) -> Rect:
        return self.frame.at(338, 24, 48, 48)

    @property
    def rupees(self) -> Rect:
        return self.frame.at(388, 27, 110, LARGE)

    @property
    def goods(self) -> tuple["TokensOfGood", ...]:
        return tokens_by_good(self.frame.at(16, 88, 480, 80))

    @property
    def bonuses(self) -> dict[int, Rect]:
        return {kind: self.frame.at(18 + index * 107, 172, BONUS, BONUS) for index, kind in enumerate(BONUS_TOKENS)}

    @property
    def bonus_counts(self) -> dict[int, Rect]:
        return {kind: Rect(place.right + 4, place.y + 13, 38, NUMERAL) for kind, place in self.bonuses.items()}

    def open_hand(self, number: int) -> list[Rect]:
        """Where the cards lie when hands are open, in a plate that is longer for them."""
        return spread(self.frame.at(20, 240, 472, 62), MINI, number, MINI[0] + 4)

    def seals(self, number: int) -> list[Rect]:
        return [self.frame.at(498 - 62 * (place + 1), 172, 60, 60) for place in range(number)]


@dataclass(frozen=True)
class TokensOfGood:
    """A player's tokens of one good: icon, one dot a token, sum."""

    frame: Rect

    @property
    def icon(self) -> Rect:
        return self.frame.at(4, 0, 42, 42)

    @property
    def dots(self) -> Rect:
        return self.frame.at(48, 4, *DOTS)

    @property
    def rupees(self) -> Rect:
        return self.frame.at(0, 44, self.frame.width, NUMERAL)


@cache
def tokens_by_good(space: Rect) -> tuple[TokensOfGood, ...]:
    width = space.width // len(GOODS_TOKENS)
    return tuple(TokensOfGood(space.at(index * width, 0, width, space.height)) for index in range(len(GOODS_TOKENS)))


PLATES = (Plate(Rect(MARGIN, 584, 512, 246)), Plate(Rect(546, 584, 512, 246)))
OPEN_PLATES = tuple(Plate(plate.frame._replace(height=314)) for plate in PLATES)
