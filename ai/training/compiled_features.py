"""What the value looks at, compiled: the twin of `ai.engine.features`, one position at a time and a part at a time.

A line of the table is a feature; `ai.engine.features` says which. Features of a good stand six apart.
"""

import numpy as np
from numba import njit

from ai.engine import features
from ai.engine.batch_rounds import BONUS, BONUS_GUESS, HERD, RUPEES, SALE, THEIRS
from ai.engine.features import MOST
from ai.engine.opponent_hand import HAND_WEIGHTS, SPAN
from ai.training.compiled_rounds import BONUSES, CAMEL, DECK, GOODS, MARKET, PILES, SHOWN
from rules.rulebook import CAMEL_TOKEN, HAND_LIMIT, MARKET_SIZE

GOODS_END = 120  # where the features of single goods end
OVERALL = 133  # from here on a move changes them as a whole; those between are about cards that it does not touch
LEFT = SALE.shape[1]
_TOP, _ALL, _PROCEEDS = features._TOP, features._ALL, features._PROCEEDS


@njit
def tell(rows, table):
    """As `features.features`, one position."""
    bits, hidden, likely, deck = bonuses_left(rows), 0, np.float32(0), 0
    mine, theirs = np.float32(0), np.float32(0)
    for card in range(CAMEL + 1):
        deck += rows[DECK + card]
        table[120 + card] = rows[DECK + card] * np.float32(0.125)
    for good in range(GOODS):
        tell_good(rows, good, bits, table)
        mine += table[72 + good]
        theirs += table[84 + good]
        unknown = rows[THEIRS + good] - rows[THEIRS + SHOWN + good]
        table[120 + good] += unknown * np.float32(0.125)
        hidden += unknown
        likely += table[120 + good] * HAND_WEIGHTS[deck // SPAN, good]
    share = np.float32(hidden) / max(np.float32(1e-6), likely)
    for good in range(GOODS):
        weight = table[120 + good] * HAND_WEIGHTS[deck // SPAN, good] * share
        table[127 + good] = (rows[THEIRS + SHOWN + good] + weight) * np.float32(1 / 3)
    tell_lead(rows, mine, theirs, table)
    tell_sizes(rows, np.float32(hidden) / np.float32(5), table)


@njit
def bonuses_left(rows):
    """Which bonus piles are left."""
    bits = 0
    for kind in range(3):
        bits |= (rows[BONUSES + kind] > 0) << kind
    return bits


@njit
def proceeds(rows, good, cards, bits):
    return _PROCEEDS[(good * LEFT + rows[PILES + good]) * (MOST * 8) + cards * 8 + bits]


@njit
def tell_good(rows, good, bits, table):
    hand, market, left = rows[good], rows[MARKET + good], rows[PILES + good]
    known = rows[THEIRS + SHOWN + good]
    for step in range(5):
        table[step * 6 + good] = hand > step
    for step in range(4):
        table[30 + step * 6 + good] = known > step
    for step in range(3):
        table[54 + step * 6 + good] = market > step
    pile = good * LEFT + left
    table[72 + good] = proceeds(rows, good, hand, bits)
    table[78 + good] = proceeds(rows, good, hand + market, bits)
    table[84 + good] = proceeds(rows, good, known, bits)
    table[90 + good] = proceeds(rows, good, known + market, bits)
    table[96 + good] = _TOP[pile]
    table[102 + good] = _ALL[pile]
    table[108 + good] = left == 0
    table[114 + good] = left <= 2


@njit
def tell_lead(rows, mine, theirs, table):
    deck = 0
    for card in range(CAMEL + 1):
        deck += rows[DECK + card]
    herd, other = rows[HERD], rows[THEIRS + HERD]
    more = np.float32(np.sign(herd - other))
    ahead = np.float32(rows[RUPEES] + rows[BONUS] - rows[THEIRS + RUPEES] - rows[THEIRS + BONUS_GUESS])
    with_camels = ahead + np.float32(CAMEL_TOKEN) * more
    with_goods = with_camels + np.float32(10) * (mine - theirs)
    table[133] = np.float32(herd) / np.float32(8)
    table[134] = np.float32(other) / np.float32(8)
    table[135] = np.float32(herd - other) / np.float32(5)
    table[136] = more
    table[137] = np.float32(CAMEL_TOKEN) * more / np.float32(deck + 5)
    table[138] = ahead / np.float32(20)
    table[139] = with_goods / np.float32(30)
    table[140] = mine / np.float32(2)
    table[141] = theirs / np.float32(2)
    table[142] = np.float32(5) * with_camels / np.float32(deck + 6)
    table[143] = np.tanh(ahead / np.float32(5))
    table[144] = np.tanh(with_camels / np.float32(10))
    table[145] = np.tanh(with_goods / np.float32(10))
    table[146] = np.tanh(with_goods / np.float32(25))


@njit
def tell_sizes(rows, unknown, table):
    deck, held, other, empty, missing = 0, 0, 0, 0, MARKET_SIZE
    for card in range(CAMEL + 1):
        deck += rows[DECK + card]
        missing -= rows[MARKET + card]
    for good in range(GOODS):
        held += rows[good]
        other += rows[THEIRS + good]
        empty += rows[PILES + good] == 0
    table[147] = deck * np.float32(1 / 40)
    table[148] = held * np.float32(1 / 7)
    table[149] = other * np.float32(1 / 7)
    table[150] = unknown
    table[151], table[152], table[153], table[154], table[155] = deck <= 1, deck <= 3, deck <= 5, deck <= 8, deck <= 12
    table[156], table[157], table[158] = held == HAND_LIMIT, held == HAND_LIMIT - 1, other == HAND_LIMIT
    table[159], table[160] = empty == 1, empty == 2
    for kind in range(3):
        table[161 + kind] = rows[BONUSES + kind] * np.float32(1 / 7)
        table[164 + kind] = rows[BONUSES + kind] == 0
    for step in range(5):
        table[167 + step] = missing > step
        table[172 + step] = rows[MARKET + CAMEL] > step
    table[177], table[178], table[179], table[180] = other >= 2, other >= 4, other >= 5, other >= 6
