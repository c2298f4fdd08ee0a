"""What the value looks at: a position after a move, as its mover knows it, told in numbers of about -1 to 1.

One column a position. Only what the mover could know goes in: the opponent's seen cards, the number of the others,
and which cards are still unseen.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from ai.tables import Ints
from ai.worlds import (
    BONUS_MEAN,
    BONUSES,
    DECK,
    HAND,
    HERD,
    KINDS,
    MARKET,
    MOST_SOLD,
    PILES,
    SALE,
    SHOWN,
    THEIRS,
    lead,
)
from rules.cards import GOODS, Card
from rules.numbers import GOODS_TOKENS, HAND_LIMIT, MARKET_SIZE, SALE_MINIMUM

Floats = npt.NDArray[np.float32]

_GOODS = np.arange(len(GOODS))[:, None]
_THEIR_HAND = slice(THEIRS + HAND.start, THEIRS + HAND.stop)
_THEIR_SHOWN = slice(THEIRS + SHOWN.start, THEIRS + SHOWN.stop)
_TOP = np.zeros((len(GOODS), SALE.shape[1]), dtype=np.float32)  # the token on top, by tokens left
for _good, _tokens in enumerate(GOODS_TOKENS):
    _TOP[_good, 1 : len(_tokens) + 1] = _tokens[::-1]
_TOKENS = SALE[:, :, MOST_SOLD].astype(np.float32)
_ENOUGH = np.array([[number >= least for number in range(MOST_SOLD + 1)] for least in SALE_MINIMUM])
_BONUS_ROW = np.array([-1, -1, -1, 0, 1, 2, 2, 2])  # which bonus pile, by cards sold


def features(rows: Ints) -> Floats:
    """The features of positions right after a move, from its mover's side, before the market is refilled."""
    parts = list(_parts(rows))
    table = np.empty((sum(len(part) for part in parts), rows.shape[1]), dtype=np.float32)
    at = 0
    for part in parts:
        table[at : at + len(part)] = part
        at += len(part)
    return table


def _parts(rows: Ints) -> Iterator[npt.NDArray[np.generic]]:
    hand, market, left = rows[HAND], rows[MARKET], rows[PILES]
    known = rows[_THEIR_SHOWN]
    unknown = (rows[_THEIR_HAND] - known).sum(axis=0)
    unseen = rows[DECK].astype(np.float32)
    unseen[: Card.CAMEL] += rows[_THEIR_HAND] - known
    likely = known + unseen[: Card.CAMEL] * (unknown / np.maximum(1, unseen[: Card.CAMEL].sum(axis=0)))
    mine, theirs = _proceeds(rows, hand), _proceeds(rows, known)

    yield from (_at_least(hand, 5), _at_least(known, 4), _at_least(market[: Card.CAMEL], 3))
    yield from (mine / 10, SALE[_GOODS, left, hand] / 10, theirs / 10, likely / 3, unseen / 8)
    yield from (_TOP[_GOODS, left] / 7, _TOKENS[_GOODS, left] / 25, left == 0, left <= 2)
    yield from _herds(rows)
    yield from _lead(rows, mine.sum(axis=0), theirs.sum(axis=0))
    yield from _sizes(rows, unknown)


def _proceeds(rows: Ints, cards: Ints) -> npt.NDArray[np.float32]:
    """What selling all of each good would bring now, the bonus token at its mean; nothing where too few are held."""
    pile = _BONUS_ROW[cards]
    bonus = BONUS_MEAN[pile] * (np.take_along_axis(rows[BONUSES], pile, axis=0) > 0) * (pile >= 0)
    worth: npt.NDArray[np.float32] = ((SALE[_GOODS, rows[PILES], cards] + bonus) * _ENOUGH[_GOODS, cards]).astype(
        np.float32
    )
    return worth


def _at_least(numbers: Ints, most: int) -> npt.NDArray[np.generic]:
    """A row for each number of at least 1, 2, … `most`."""
    steps = numbers[None] >= np.arange(1, most + 1)[:, None, None]
    return steps.reshape(-1, numbers.shape[1])


def _herds(rows: Ints) -> Iterator[npt.NDArray[np.generic]]:
    mine, theirs = rows[HERD], rows[THEIRS + HERD]
    more = np.sign(mine - theirs)
    yield np.stack([mine / 8, theirs / 8, (mine - theirs) / 5, more, 5 * more / (rows[DECK].sum(axis=0) + 5)])
    yield _at_least(rows[MARKET][Card.CAMEL :], 4)


def _lead(rows: Ints, mine: Floats, theirs: Floats) -> Iterator[npt.NDArray[np.generic]]:
    ahead = lead(rows).astype(np.float32)
    with_camels = ahead + 5 * np.sign(rows[HERD] - rows[THEIRS + HERD])
    with_goods = with_camels + mine - theirs
    late = rows[DECK].sum(axis=0) + 6
    yield np.stack([ahead / 20, with_camels / 20, with_goods / 30, mine / 20, theirs / 20, 5 * with_camels / late])
    yield np.tanh(np.stack([ahead / 5, with_camels / 10, with_goods / 10, with_goods / 25]))


def _sizes(rows: Ints, unknown: Ints) -> Iterator[npt.NDArray[np.generic]]:
    deck = rows[DECK].sum(axis=0)
    mine, theirs = rows[HAND].sum(axis=0), rows[_THEIR_HAND].sum(axis=0)
    empty = (rows[PILES] == 0).sum(axis=0)
    missing = MARKET_SIZE - rows[MARKET].sum(axis=0)
    yield np.stack([deck / 40, mine / 7, theirs / 7, unknown / 5])
    yield deck[None] <= np.array([1, 3, 5, 8, 12])[:, None]
    yield np.stack([mine == HAND_LIMIT, mine == HAND_LIMIT - 1, theirs == HAND_LIMIT, empty == 1, empty == 2])
    yield rows[BONUSES] / 7
    yield rows[BONUSES] == 0
    yield _at_least(missing[None], 3)


def width() -> int:
    """How many features there are."""
    from ai.worlds import ROWS

    return len(features(np.zeros((ROWS, 1), dtype=np.int16)))


assert len(KINDS) == 3  # noqa: S101  # the bonus rows above
