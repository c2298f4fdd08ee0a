"""Many rounds at once, for thinking ahead and for training: the fast twin of `rules.round`.

A `Worlds` holds one column a world and one row a number. Rows are told from the side of whoever moves: `MINE` and
`THEIRS` change places after every move, so that nothing has to ask whose turn it is.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ai.engine.move_tables import CAMELS, CARDS, NONE, SIZES, Floats, Ints
from rules.cards import GOODS, Card
from rules.rulebook import BONUS_TOKENS, CAMEL_TOKEN, EMPTY_PILES_TO_END, GOODS_TOKENS, MARKET_SIZE

# A player's rows, counted from MINE or THEIRS.
HAND = slice(0, 6)
HERD = 6
SHOWN = slice(7, 13)  # the part of the hand that the other has seen coming
RUPEES = 13  # of goods tokens
BONUS = 14  # of bonus tokens, as their owner knows it
BONUS_GUESS = 15  # the same at the mean of their kinds, as the other reckons
BONUS_TOKENS_EARNED = 16
GOODS_TOKENS_EARNED = 17
PLAYER = 18

THEIRS = PLAYER  # where the other player's rows begin
MARKET = slice(36, 43)
PILES = slice(43, 49)
BONUSES = slice(49, 52)  # left for 3, 4 and 5 cards
DECK = slice(52, 59)  # cards left in the deck by kind
DRAWN = 59
SEAT = 60  # of whoever moves
ROWS = 61

_SWAP = np.r_[THEIRS : THEIRS + PLAYER, 0:PLAYER, 2 * PLAYER : ROWS]

KINDS = tuple(BONUS_TOKENS)
BONUS_MEAN = np.array([sum(values) // len(values) for values in BONUS_TOKENS.values()], dtype=np.int16)
BONUS_VARIANCE = 0.67  # about the same for each kind
MOST_TOKENS = max(map(len, GOODS_TOKENS))
MOST_SOLD = 7

SALE = np.zeros((len(GOODS), MOST_TOKENS + 1, MOST_SOLD + 1), dtype=np.int16)  # rupees by good, tokens left, cards
for _good, _tokens in enumerate(GOODS_TOKENS):
    for _left in range(len(_tokens) + 1):
        for _sold in range(MOST_SOLD + 1):
            SALE[_good, _left, _sold] = sum(_tokens[len(_tokens) - _left :][:_sold])


@dataclass(slots=True)
class Worlds:
    rows: npt.NDArray[np.int16]  # ROWS x worlds
    deck: npt.NDArray[np.int8]  # the order of the deck, top first; `rows[DRAWN]` is the next
    bonus: npt.NDArray[np.int8]  # kind x order x worlds: the bonus piles, bottom first

    def __len__(self) -> int:
        return int(self.rows.shape[1])

    def pick(self, which: Ints) -> "Worlds":
        """Some of the worlds, or the same ones several times."""
        return Worlds(self.rows[:, which], self.deck[:, which], self.bonus[:, :, which])

    def from_the_other_side(self) -> "Worlds":
        """The same worlds, the other player being on turn."""
        rows = self.rows[_SWAP]
        rows[SEAT] = 1 - rows[SEAT]
        return Worlds(rows, self.deck, self.bonus)


@dataclass(slots=True)
class AfterMove:
    """What moves do to the rows before any card is drawn."""

    rows: npt.NDArray[np.int16]
    over: npt.NDArray[np.bool_]
    bonus_kind: Ints  # index into KINDS, -1 where no bonus token is earned


def after(rows: Ints, taken: Ints, given: Ints, *, bonus: Ints | None = None) -> AfterMove:
    """The rows after moves (one a column), still from the mover's side; the market is not refilled yet.

    Bonus tokens count at their mean, unless `bonus` has the piles to draw from.
    """
    rows = rows.copy()
    goods_in, cards_out = CARDS[taken].T, CARDS[given].T
    herding = taken == CAMELS
    selling = taken == NONE
    camels = np.where(herding, rows[MARKET][Card.CAMEL], 0)
    moved = goods_in[: Card.CAMEL] - cards_out[: Card.CAMEL]
    rows[HAND] += moved
    rows[SHOWN] = np.maximum(rows[SHOWN] + moved, 0)
    rows[HERD] += camels - cards_out[Card.CAMEL]
    rows[MARKET] += np.where(selling, 0, cards_out) - np.where(herding, 0, goods_in)
    rows[MARKET.stop - 1] -= camels
    kind = _sell(rows, given, np.flatnonzero(selling), bonus)
    missing = MARKET_SIZE - rows[MARKET].sum(axis=0)
    over = (rows[PILES] == 0).sum(axis=0) >= EMPTY_PILES_TO_END
    over |= missing > rows[DECK].sum(axis=0)
    return AfterMove(rows, over, kind)


def _sell(rows: Ints, given: Ints, sellers: Ints, bonus: Ints | None) -> Ints:
    """Hand out the tokens of the sales among the moves; say which bonus tokens were earned."""
    number = SIZES[given[sellers]]
    good = CARDS[given[sellers]].argmax(axis=1)
    left = rows[PILES.start + good, sellers]
    earned = np.minimum(left, number)
    rows[PILES.start + good, sellers] -= earned
    rows[RUPEES, sellers] += SALE[good, left, number]
    rows[GOODS_TOKENS_EARNED, sellers] += earned
    kind = np.minimum(number, KINDS[-1]) - KINDS[0]
    kind = np.where((kind >= 0) & (rows[BONUSES.start + kind, sellers] > 0), kind, -1)
    lucky, kinds = sellers[kind >= 0], kind[kind >= 0]
    rows[BONUSES.start + kinds, lucky] -= 1
    mean = BONUS_MEAN[kinds]
    rows[BONUS_GUESS, lucky] += mean
    rows[BONUS, lucky] += mean if bonus is None else bonus[kinds, rows[BONUSES.start + kinds, lucky], lucky]
    rows[BONUS_TOKENS_EARNED, lucky] += 1
    found = np.full(len(given), -1)
    found[sellers] = kind
    return found


def play(worlds: Worlds, taken: Ints, given: Ints) -> tuple[Worlds, npt.NDArray[np.bool_]]:
    """Play one move in every world: the worlds from the other player's side, and which of them are over."""
    step = after(worlds.rows, taken, given, bonus=worlds.bonus)
    rows = step.rows
    missing = MARKET_SIZE - rows[MARKET].sum(axis=0)
    size = rows[DECK].sum(axis=0)
    every = np.arange(rows.shape[1])
    for _ in range(int(missing.max(initial=0))):
        drawing = every[(missing > 0) & (size > 0)]
        cards = worlds.deck[rows[DRAWN, drawing], drawing]
        rows[MARKET.start + cards, drawing] += 1
        rows[DECK.start + cards, drawing] -= 1
        rows[DRAWN, drawing] += 1
        missing[drawing] -= 1
        size[drawing] -= 1
    return Worlds(rows, worlds.deck, worlds.bonus).from_the_other_side(), step.over


def lead(rows: Ints) -> Ints:
    """The mover's rupees less the other's, as the mover reckons: the other's bonus tokens at their mean."""
    mine = rows[RUPEES] + rows[BONUS]
    ahead: Ints = mine - rows[THEIRS + RUPEES] - rows[THEIRS + BONUS_GUESS]
    return ahead


def camel_token(rows: Ints) -> Ints:
    rupees: Ints = CAMEL_TOKEN * np.sign(rows[HERD] - rows[THEIRS + HERD])
    return rupees


def outcome(rows: Ints) -> Floats:
    """The mover's share, 0, ½ or 1, of worlds that are over, with everything open."""
    mine, theirs = rows[:PLAYER].astype(np.int64), rows[THEIRS : 2 * PLAYER]
    rupees = mine[RUPEES] + mine[BONUS] - theirs[RUPEES] - theirs[BONUS] + camel_token(rows)
    tokens = mine[BONUS_TOKENS_EARNED] - theirs[BONUS_TOKENS_EARNED]
    goods = mine[GOODS_TOKENS_EARNED] - theirs[GOODS_TOKENS_EARNED]
    share: Floats = (1 + np.sign(rupees * 10_000 + tokens * 100 + goods)) / 2
    return share


def expected_outcome(rows: Ints, surprises: Ints) -> Floats:
    """The mover's chance in worlds that are over, where so many of the mover's own bonus tokens are unopened too."""
    tokens = rows[BONUS_TOKENS_EARNED] - rows[THEIRS + BONUS_TOKENS_EARNED]
    rupees = lead(rows) + camel_token(rows) + 0.25 * np.sign(tokens)
    spread = np.sqrt(BONUS_VARIANCE * (rows[THEIRS + BONUS_TOKENS_EARNED] + surprises) + 0.01)
    chance: Floats = 1 / (1 + np.exp(np.clip(-1.7 * rupees / spread, -30, 30)))
    return chance
