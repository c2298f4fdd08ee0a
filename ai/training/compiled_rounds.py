"""One round at a time, compiled: the twin of `ai.engine.batch_rounds` and `move_tables`. A world is a line of rows."""

import numpy as np
from numba import njit

from ai.engine import batch_rounds, move_tables
from ai.engine.batch_rounds import (
    BONUS,
    BONUS_GUESS,
    BONUS_MEAN,
    BONUS_TOKENS_EARNED,
    BONUS_VARIANCE,
    DRAWN,
    GOODS_TOKENS_EARNED,
    HERD,
    KINDS,
    PLAYER,
    RUPEES,
    SALE,
    SEAT,
    THEIRS,
)
from ai.engine.move_tables import CAMELS, CARDS, NONE, SIZES
from rules.cards import GOODS as ALL_GOODS
from rules.cards import Card
from rules.rulebook import CAMEL_TOKEN, EMPTY_PILES_TO_END, HAND_LIMIT, MARKET_SIZE

# Where rows begin, as plain numbers, and the tables as plain arrays: compiled code knows neither slices nor classes.
SHOWN, MARKET, PILES, BONUSES, DECK = (
    rows.start
    for rows in (batch_rounds.SHOWN, batch_rounds.MARKET, batch_rounds.PILES, batch_rounds.BONUSES, batch_rounds.DECK)
)
GOODS, CAMEL = len(ALL_GOODS), int(Card.CAMEL)
LEAST_BONUS, MOST_BONUS = KINDS[0], KINDS[-1]
MOST_MOVES = 1024  # more than any position has
ESTIMATED = np.zeros((0, 0), dtype=np.int8)  # in place of bonus piles: tokens count at their mean

_HAND_NUMBER, _KEPT, _GIVES_WITH = move_tables._HAND_NUMBER, move_tables._KEPT, move_tables._GIVES_WITH
_SALES, _SALES_AT, _SALES_LONG = (lambda one: (one.items, one.starts, one.lengths))(move_tables._SALES)
_TAKES, _TAKES_AT, _TAKES_LONG = (lambda one: (one.items, one.starts, one.lengths))(move_tables._TAKES)
_SWAPS, _SWAPS_AT, _SWAPS_LONG = (lambda one: (one.items, one.starts, one.lengths))(move_tables._SWAPS)
_GIVES, _GIVES_AT = move_tables._GIVES.items, move_tables._GIVES.starts


@njit
def legal(now):
    """All legal moves in the order of `move_tables.legal`."""
    takes, gives = np.empty(MOST_MOVES, np.int32), np.empty(MOST_MOVES, np.int32)
    packed, on_sale, held = 0, 0, 0
    for good in range(GOODS):
        packed |= now[good] << 3 * good
        on_sale |= now[MARKET + good] << 3 * good
        held += now[good]
    goods, hand, room, number = _HAND_NUMBER[on_sale], _HAND_NUMBER[packed], HAND_LIMIT - held, 0
    for at in range(_SALES_AT[hand], _SALES_AT[hand] + _SALES_LONG[hand]):
        takes[number], gives[number] = NONE, _SALES[at]
        number += 1
    if room > 0:
        for at in range(_TAKES_AT[goods], _TAKES_AT[goods] + _TAKES_LONG[goods]):
            takes[number], gives[number] = _TAKES[at], NONE
            number += 1
    if now[MARKET + CAMEL]:
        takes[number], gives[number] = CAMELS, NONE
        number += 1
    camels = min(now[HERD], room)
    for at in range(_SWAPS_AT[goods], _SWAPS_AT[goods] + _SWAPS_LONG[goods]):
        swap = _SWAPS[at]
        which = _HAND_NUMBER[packed & _KEPT[swap]] * (MARKET_SIZE + 1) + SIZES[swap]
        for to in range(_GIVES_AT[which], _GIVES_AT[which] + _GIVES_WITH[which, camels]):
            takes[number], gives[number] = swap, _GIVES[to]
            number += 1
    return takes[:number], gives[:number]


@njit
def move(rows, taken, given, piles):
    """As `batch_rounds.after`: whether the round is over, and which bonus token was earned, or -1."""
    for good in range(GOODS):
        moved = CARDS[taken, good] - CARDS[given, good]
        rows[good] += moved
        rows[SHOWN + good] = max(rows[SHOWN + good] + moved, 0)
    kind = -1
    if taken == NONE:
        kind = _sell(rows, given, piles)
    elif taken == CAMELS:
        rows[HERD] += rows[MARKET + CAMEL]
        rows[MARKET + CAMEL] = 0
    else:
        rows[HERD] -= CARDS[given, CAMEL]
        for card in range(CAMEL + 1):
            rows[MARKET + card] += CARDS[given, card] - CARDS[taken, card]
    missing, left, empty = MARKET_SIZE, 0, 0
    for card in range(CAMEL + 1):
        missing -= rows[MARKET + card]
        left += rows[DECK + card]
    for good in range(GOODS):
        empty += rows[PILES + good] == 0
    return empty >= EMPTY_PILES_TO_END or missing > left, kind


@njit
def _sell(rows, given, piles):
    good = 0
    while CARDS[given, good] == 0:
        good += 1
    number, left = SIZES[given], rows[PILES + good]
    earned = min(left, number)
    rows[PILES + good] -= earned
    rows[RUPEES] += SALE[good, left, number]
    rows[GOODS_TOKENS_EARNED] += earned
    kind = min(number, MOST_BONUS) - LEAST_BONUS
    if kind < 0 or rows[BONUSES + kind] == 0:
        return -1
    rows[BONUSES + kind] -= 1
    rows[BONUS_GUESS] += BONUS_MEAN[kind]
    rows[BONUS] += piles[kind, rows[BONUSES + kind]] if len(piles) else BONUS_MEAN[kind]
    rows[BONUS_TOKENS_EARNED] += 1
    return kind


@njit
def play(rows, spare, deck, piles, taken, given):
    """As `batch_rounds.play`: afterwards the other player is on turn."""
    over, _ = move(rows, taken, given, piles)
    missing, left = MARKET_SIZE, 0
    for card in range(CAMEL + 1):
        missing -= rows[MARKET + card]
        left += rows[DECK + card]
    for _ in range(min(missing, left)):
        card = deck[rows[DRAWN]]
        rows[MARKET + card] += 1
        rows[DECK + card] -= 1
        rows[DRAWN] += 1
    spare[:PLAYER] = rows[:PLAYER]
    rows[:PLAYER] = rows[THEIRS : THEIRS + PLAYER]
    rows[THEIRS : THEIRS + PLAYER] = spare[:PLAYER]
    rows[SEAT] = 1 - rows[SEAT]
    return over


@njit
def outcome(rows):
    mine = rows[RUPEES] + rows[BONUS] - rows[THEIRS + RUPEES] - rows[THEIRS + BONUS]
    mine += CAMEL_TOKEN * np.sign(rows[HERD] - rows[THEIRS + HERD])
    tokens = rows[BONUS_TOKENS_EARNED] - rows[THEIRS + BONUS_TOKENS_EARNED]
    goods = rows[GOODS_TOKENS_EARNED] - rows[THEIRS + GOODS_TOKENS_EARNED]
    return (1 + np.sign(mine * 10_000 + tokens * 100 + goods)) / 2


@njit
def expected_outcome(rows, surprises):
    tokens = rows[BONUS_TOKENS_EARNED] - rows[THEIRS + BONUS_TOKENS_EARNED]
    camels = CAMEL_TOKEN * np.sign(rows[HERD] - rows[THEIRS + HERD])
    rupees = rows[RUPEES] + rows[BONUS] - rows[THEIRS + RUPEES] - rows[THEIRS + BONUS_GUESS] + camels
    spread = np.sqrt(BONUS_VARIANCE * (rows[THEIRS + BONUS_TOKENS_EARNED] + surprises) + 0.01)
    return np.float32(1 / (1 + np.exp(min(max(-1.7 * (rupees + 0.25 * np.sign(tokens)) / spread, -30.0), 30.0))))
