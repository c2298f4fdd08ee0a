"""Playing worlds on, compiled by Numba: the twin of `ai.engine.rollout.try_moves`, three times as fast, for commands
that judge millions of positions. It takes a quarter of a minute to compile, so the bot does not use it.

Of a position's features a move changes some twenty: only these are added to what the position has, and those of a
good are added up once for all moves that do the same to it.
Whoever changes `batch_rounds`, `move_tables` or `features` in `ai.engine` changes the twins; a test compares them.
"""

import numpy as np
from numba import njit

from ai.engine.batch_rounds import ROWS, SEAT, THEIRS, Worlds
from ai.engine.features import WIDTH
from ai.engine.move_tables import Floats, Ints
from ai.engine.rollout import TimeLimit
from ai.engine.value import Net
from ai.training.compiled_features import (
    GOODS_END,
    OVERALL,
    bonuses_left,
    proceeds,
    tell,
    tell_good,
    tell_lead,
    tell_sizes,
)
from ai.training.compiled_rounds import (
    BONUSES,
    ESTIMATED,
    GOODS,
    MARKET,
    SHOWN,
    expected_outcome,
    legal,
    move,
    outcome,
    play,
)
from rules.rulebook import HAND_LIMIT

VARIANTS = 3 * HAND_LIMIT + 2  # of a good: so many more or fewer in the hand by taking and giving, or sold
CHANGES = GOODS * VARIANTS
# Features: what the goods of the mover's hand sell for, the other's as far as seen, and how many are unseen.
MINE, OTHERS, UNKNOWN = 72, 84, 150


def try_moves(worlds: Worlds, taken: Ints, given: Ints, net: Net, plies: int, limit: TimeLimit) -> Floats:  # noqa: ARG001
    """As `ai.engine.rollout.try_moves`, without a limit of time."""
    rows = np.ascontiguousarray(worlds.rows.T).astype(np.int32)
    deck = np.ascontiguousarray(worlds.deck.T)
    bonus = np.ascontiguousarray(worlds.bonus.transpose(2, 0, 1))
    inner, outer = np.ascontiguousarray(net.inner.T), np.ascontiguousarray(net.outer).reshape(-1)
    shares: Floats = _try_all(
        rows, deck, bonus, taken.astype(np.int32), given.astype(np.int32), plies,
        inner, net.bias.reshape(-1), outer, np.float32(net.base.reshape(-1)[0]),
    )  # fmt: skip
    return shares


@njit
def _try_all(rows, deck, bonus, taken, given, plies, inner, bias, outer, base):
    shares = np.empty((len(taken), len(rows)))
    now, then = np.empty(ROWS, np.int32), np.empty(ROWS, np.int32)
    columns = np.empty((WIDTH + CHANGES, len(bias)), np.float32)
    columns[:WIDTH] = inner
    for world in range(len(rows)):
        seat = rows[world, SEAT]
        for number in range(len(taken)):
            now[:] = rows[world]
            if play(now, then, deck[world], bonus[world], taken[number], given[number]):
                share = outcome(now)
            else:
                share = _play_on(now, then, deck[world], bonus[world], plies, columns, bias, outer, base)
            shares[number, world] = share if now[SEAT] == seat else 1.0 - share
    return shares


@njit
def _play_on(now, then, deck, bonus, plies, columns, bias, outer, base):
    """The share of whoever is on turn in the end."""
    for ply in range(1, plies + 1):
        chance, taken, given = _best(now, then, columns, bias, outer, base)
        if ply == plies:
            return chance
        if play(now, then, deck, bonus, taken, given):
            return outcome(now)
    return 0.5


@njit
def _best(now, then, columns, bias, outer, base):
    """The mover's best move, and the chance after it."""
    before, after = np.empty(WIDTH, np.float32), np.empty(WIDTH, np.float32)
    whole, hidden = np.empty(len(bias), np.float32), np.empty(len(bias), np.float32)
    which, by = np.empty(WIDTH, np.int32), np.empty(WIDTH, np.float32)
    is_known = np.zeros(CHANGES, np.bool_)
    tell(now, before)
    after[:] = 0
    _add(bias, columns, _changes(after, before, 0, 0, which, by), which, by, whole)
    best, best_taken, best_given = np.float32(-1.0), np.int32(0), np.int32(0)
    takes, gives = legal(now)
    for number in range(len(takes)):
        taken, given = takes[number], gives[number]
        then[:] = now
        over, kind = move(then, taken, given, ESTIMATED)
        if over:
            chance = expected_outcome(then, kind >= 0)
        else:
            if kind >= 0 and then[BONUSES + kind] == 0:  # every good brings less now
                tell(then, after)
                changed = _changes(before, after, 0, 0, which, by)
            else:
                changed = _goods_changes(now, then, before, after, columns, is_known, which, by)
                changed = _changes(before, after, OVERALL, changed, which, by)
            _add(whole, columns, changed, which, by, hidden)
            chance = np.float32(1 / (1 + np.exp(-(_fired(hidden, outer) + base))))
        if chance > best:
            best, best_taken, best_given = chance, taken, given
    return best, best_taken, best_given


@njit
def _goods_changes(now, then, before, after, columns, is_known, which, by):
    """What changes with the goods that a move touches, a column a good, kept for the position's other moves."""
    bits, number = bonuses_left(now), 0
    mine, theirs = np.float32(0), np.float32(0)
    for good in range(GOODS):
        more = then[good] - now[good]
        if not more:
            mine += before[MINE + good]
            theirs += before[OTHERS + good]
            continue
        is_sale = then[MARKET + good] == now[MARKET + good]
        at = good * VARIANTS + (2 * HAND_LIMIT + 1 + -more if is_sale else HAND_LIMIT + more)
        if not is_known[at]:
            is_known[at] = True
            tell_good(then, good, bits, after)
            some, size = _changes_of_good(before, after, good)
            columns[WIDTH + at] = 0
            for one in range(size):
                _add_one(columns[WIDTH + at], after[some[one]] - before[some[one]], columns[some[one]])
        mine += proceeds(then, good, then[good], bits)
        theirs += proceeds(then, good, then[THEIRS + SHOWN + good], bits)
        which[number], by[number] = WIDTH + at, 1
        number += 1
    tell_lead(then, mine, theirs, after)
    tell_sizes(then, before[UNKNOWN], after)
    return number


@njit
def _changes_of_good(before, after, good):
    some, size = np.empty(20, np.int32), 0
    for feature in range(good, GOODS_END, GOODS):
        if before[feature] != after[feature]:
            some[size] = feature
            size += 1
    return some, size


@njit
def _changes(before, after, first, number, which, by):
    """List the features that differ, from the first one on."""
    for feature in range(first, WIDTH):
        change = after[feature] - before[feature]
        which[number], by[number] = feature, change
        number += change != 0
    return number


@njit(fastmath=True)
def _add(start, columns, number, which, by, total):
    """Four columns at a time: that halves the trips to memory."""
    width = len(start)
    for at in range(width):
        total[at] = start[at]
    one = 0
    while one + 4 <= number:
        a, b, c, d = which[one], which[one + 1], which[one + 2], which[one + 3]
        e, f, g, h = by[one], by[one + 1], by[one + 2], by[one + 3]
        for at in range(width):
            total[at] += e * columns[a, at] + f * columns[b, at] + g * columns[c, at] + h * columns[d, at]
        one += 4
    while one < number:
        a, e = which[one], by[one]
        for at in range(width):
            total[at] += e * columns[a, at]
        one += 1


@njit(fastmath=True)
def _add_one(total, by, column):
    for at in range(len(total)):
        total[at] += by * column[at]


@njit(fastmath=True)
def _fired(hidden, outer):
    total = np.float32(0)
    for number in range(len(hidden)):
        total += max(hidden[number], np.float32(0)) * outer[number]
    return total
