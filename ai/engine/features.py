"""What the value looks at: a position after a move, as its mover knows it, told in numbers of about -1 to 1.

One column a position. Only what the mover could know goes in: the opponent's seen cards, the number of the others,
and which cards are still unseen.
"""

import numpy as np

from ai.engine.batch_rounds import BONUSES, DECK, HAND, HERD, MARKET, PILES, SALE, SHOWN, THEIRS, lead
from ai.engine.move_tables import Floats, Ints
from ai.engine.opponent_hand import weights
from rules.cards import GOODS, Card
from rules.rulebook import BONUS_TOKENS, CAMEL_TOKEN, GOODS_TOKENS, HAND_LIMIT, MARKET_SIZE, SALE_MINIMUM
from rules.tokens import bonus_kind

MOST = 12  # cards of a good that a hand and the market can hold together
_THEIR_HAND = slice(THEIRS + HAND.start, THEIRS + HAND.stop)
_THEIR_SHOWN = slice(THEIRS + SHOWN.start, THEIRS + SHOWN.stop)
_LEFT = SALE.shape[1]
_GOOD = np.arange(len(GOODS), dtype=np.int32)[:, None] * _LEFT


def _tops() -> Floats:
    """The token on top over 7, and all the tokens left over 25, by good and number of tokens left."""
    table = np.zeros((2, len(GOODS), _LEFT), dtype=np.float32)
    for good, tokens in enumerate(GOODS_TOKENS):
        for left in range(1, len(tokens) + 1):
            table[:, good, left] = tokens[-left] / 7, sum(tokens[-left:]) / 25
    return table.reshape(2, -1)


def _proceeds() -> Floats:
    """What selling all of a good brings over 10: by good, tokens left, cards held, and which bonus piles are left."""
    table = np.zeros((len(GOODS), _LEFT, MOST, 8), dtype=np.float32)
    for good, tokens in enumerate(GOODS_TOKENS):
        for left in range(len(tokens) + 1):
            for cards in range(SALE_MINIMUM[good], MOST):
                rupees = sum(tokens[len(tokens) - left :][:cards])
                kind = bonus_kind(cards)
                for piles in range(8):
                    has_bonus = kind is not None and piles >> kind - 3 & 1
                    mean = sum(BONUS_TOKENS[kind]) / len(BONUS_TOKENS[kind]) if kind and has_bonus else 0.0
                    table[good, left, cards, piles] = (rupees + mean) / 10
    return table.reshape(-1)


_TOP, _ALL = _tops()
_PROCEEDS = _proceeds()
_PILE_BITS = np.array([1, 2, 4], dtype=np.int32)
_STEPS = np.arange(1, 6, dtype=np.int16)[:, None, None]
_LATE = np.array([1, 3, 5, 8, 12], dtype=np.int16)[:, None]

WIDTH = 181


def features(rows: Ints) -> Floats:
    """The features of positions right after a move, from its mover's side, before the market is refilled."""
    number = rows.shape[1]
    table = np.empty((WIDTH, number), dtype=np.float32)
    hand, market, left = rows[HAND], rows[MARKET], rows[PILES]
    goods = market[: Card.CAMEL]
    known = rows[_THEIR_SHOWN]
    hidden = rows[_THEIR_HAND] - known
    unknown = hidden.sum(axis=0, dtype=np.float32)

    table[0:30] = (hand >= _STEPS).reshape(30, number)
    table[30:54] = (known >= _STEPS[:4]).reshape(24, number)
    table[54:72] = (goods >= _STEPS[:3]).reshape(18, number)

    pile = _GOOD + left
    stock = pile * (MOST * 8) + _PILE_BITS @ (rows[BONUSES] > 0)
    mine = _PROCEEDS.take(stock + hand * 8)
    theirs = _PROCEEDS.take(stock + known * 8)
    table[72:78] = mine
    table[78:84] = _PROCEEDS.take(stock + (hand + goods) * 8)
    table[84:90] = theirs
    table[90:96] = _PROCEEDS.take(stock + (known + goods) * 8)
    table[96:102] = _TOP.take(pile)
    table[102:108] = _ALL.take(pile)
    table[108:114] = left == 0
    table[114:120] = left <= 2

    unseen = table[120:127]
    np.multiply(rows[DECK], np.float32(0.125), out=unseen)
    unseen[: Card.CAMEL] += hidden * np.float32(0.125)
    likely = unseen[: Card.CAMEL] * weights(rows[DECK].sum(axis=0))
    likely *= unknown / np.maximum(1e-6, likely.sum(axis=0))
    table[127:133] = (known + likely) * np.float32(1 / 3)

    _lead(rows, mine.sum(axis=0), theirs.sum(axis=0), table[133:147])
    _sizes(rows, hand, unknown, table[147:181])
    return table


def _lead(rows: Ints, mine: Floats, theirs: Floats, table: Floats) -> None:
    """Rupees, and herds, which are rupees in the end. `mine` and `theirs` are what the hands sell for, over 10."""
    deck = rows[DECK].sum(axis=0, dtype=np.float32)
    herd, other = rows[HERD].astype(np.float32), rows[THEIRS + HERD].astype(np.float32)
    more = np.sign(herd - other)
    ahead = lead(rows).astype(np.float32)
    with_camels = ahead + CAMEL_TOKEN * more
    with_goods = with_camels + 10 * (mine - theirs)
    table[0] = herd / 8
    table[1] = other / 8
    table[2] = (herd - other) / 5
    table[3] = more
    table[4] = CAMEL_TOKEN * more / (deck + 5)
    table[5] = ahead / 20
    table[6] = with_goods / 30
    table[7] = mine / 2
    table[8] = theirs / 2
    table[9] = 5 * with_camels / (deck + 6)
    table[10] = ahead / 5
    table[11] = with_camels / 10
    table[12] = with_goods / 10
    table[13] = with_goods / 25
    np.tanh(table[10:14], out=table[10:14])


def _sizes(rows: Ints, hand: Ints, unknown: Floats, table: Floats) -> None:
    deck = rows[DECK].sum(axis=0)
    mine, theirs = hand.sum(axis=0), rows[_THEIR_HAND].sum(axis=0)
    empty = (rows[PILES] == 0).sum(axis=0)
    missing = MARKET_SIZE - rows[MARKET].sum(axis=0)
    table[0] = deck * np.float32(1 / 40)
    table[1] = mine * np.float32(1 / 7)
    table[2] = theirs * np.float32(1 / 7)
    table[3] = unknown / 5
    table[4:9] = deck <= _LATE
    table[9] = mine == HAND_LIMIT
    table[10] = mine == HAND_LIMIT - 1
    table[11] = theirs == HAND_LIMIT
    table[12] = empty == 1
    table[13] = empty == 2
    table[14:17] = rows[BONUSES] * np.float32(1 / 7)
    table[17:20] = rows[BONUSES] == 0
    table[20:25] = missing >= _STEPS[:, 0]
    table[25:30] = rows[MARKET][Card.CAMEL] >= _STEPS[:, 0]
    table[30:34] = theirs >= np.array([[2], [4], [5], [6]])
