"""Worlds to play in: fresh deals for training, and guesses at the hidden cards of a view for thinking ahead."""

import numpy as np

from ai.engine.batch_rounds import (
    BONUS,
    BONUS_GUESS,
    BONUS_MEAN,
    BONUS_TOKENS_EARNED,
    BONUSES,
    DECK,
    DRAWN,
    GOODS_TOKENS_EARNED,
    HAND,
    HERD,
    KINDS,
    MARKET,
    PILES,
    ROWS,
    RUPEES,
    SEAT,
    SHOWN,
    THEIRS,
    Worlds,
)
from ai.engine.card_counting import CountedCards
from ai.engine.move_tables import Ints
from ai.engine.opponent_hand import weights
from rules import Card, View
from rules.cards import GOODS, count
from rules.rulebook import BONUS_TOKENS, CARDS, FIRST_HAND, GOODS_TOKENS, MARKET_CAMELS

MOST_BONUSES = max(map(len, BONUS_TOKENS.values()))
_PACK = np.repeat(np.arange(len(Card), dtype=np.int8), [*CARDS[: Card.CAMEL], CARDS[Card.CAMEL] - MARKET_CAMELS])


def new_deals(number: int, rng: np.random.Generator) -> Worlds:
    """So many rounds, dealt."""
    cards = rng.permuted(np.repeat(_PACK[:, None], number, axis=1), axis=0)
    rows = np.zeros((ROWS, number), dtype=np.int16)
    for start, first in ((0, 0), (THEIRS, FIRST_HAND)):
        dealt = _counts(cards[first : first + FIRST_HAND])
        rows[start : start + HERD] = dealt[: Card.CAMEL]
        rows[start + HERD] = dealt[Card.CAMEL]
    open_cards = 2 * FIRST_HAND + 2
    rows[MARKET] = _counts(cards[2 * FIRST_HAND : open_cards])
    rows[MARKET.start + Card.CAMEL] += MARKET_CAMELS
    rows[PILES] = np.array([len(tokens) for tokens in GOODS_TOKENS])[:, None]
    rows[BONUSES] = np.array([len(BONUS_TOKENS[kind]) for kind in KINDS])[:, None]
    rows[DECK] = _counts(cards[open_cards:])
    rows[SEAT] = rng.integers(0, 2, number)
    bonus = np.zeros((len(KINDS), MOST_BONUSES, number), dtype=np.int8)
    for index, kind in enumerate(KINDS):
        values = np.array(BONUS_TOKENS[kind], dtype=np.int8)
        bonus[index, : len(values)] = rng.permuted(np.repeat(values[:, None], number, axis=1), axis=0)
    return Worlds(rows, cards[open_cards:], bonus)


def _counts(cards: Ints) -> Ints:
    counts: Ints = (cards[None] == np.arange(len(Card))[:, None, None]).sum(axis=1)
    return counts


def guess(view: View, counted: CountedCards, number: int, rng: np.random.Generator) -> Worlds:
    """So many worlds that could lie behind this view: seen cards stay, everything hidden is shuffled.

    The seat of the view is `MINE`, whether or not it is on turn.
    """
    rows = np.repeat(seen(view, counted)[:, None], number, axis=1)
    hidden = np.repeat(np.arange(len(Card), dtype=np.int8), counted.unseen)
    # The hand is drawn first, the likelier goods sooner. Its cards are goods: a camel would be in the herd.
    likely = np.append(weights(np.array([view.deck_size]))[:, 0], 1e-9)
    order = rng.exponential(1 / likely[hidden][:, None], (len(hidden), number))
    cards = np.repeat(hidden[:, None], number, axis=1)
    cards = np.take_along_axis(cards, order.argsort(axis=0), axis=0)
    in_hand, deck = cards[: counted.unknown], rng.permuted(cards[counted.unknown :], axis=0)
    rows[THEIRS : THEIRS + HERD] += _counts(in_hand)[: Card.CAMEL].astype(np.int16)
    rows[DECK] = _counts(deck)
    bonus = np.zeros((len(KINDS), MOST_BONUSES, number), dtype=np.int8)
    for index, kind in enumerate(KINDS):
        unopened = np.array(_unopened(view, kind), dtype=np.int8)
        shuffled = rng.permuted(np.repeat(unopened[:, None], number, axis=1), axis=0)
        theirs = len(unopened) - view.bonus_piles[kind]
        rows[THEIRS + BONUS] += shuffled[:theirs].sum(axis=0, dtype=np.int16)
        bonus[index, : len(unopened) - theirs] = shuffled[theirs:]
    return Worlds(rows, deck, bonus)


def _unopened(view: View, kind: int) -> list[int]:
    """The values of the bonus tokens of a kind that this seat has not seen."""
    values = list(BONUS_TOKENS[kind])
    for bonus in view.me.bonuses:
        if bonus.kind == kind and bonus.value is not None:
            values.remove(bonus.value)
    return values


def seen(view: View, counted: CountedCards) -> Ints:
    """One column with all that the seat knows; the opponent's hand has the known cards only, the deck none."""
    me, opponent = view.me, view.opponent
    if me.hand is None or me.herd is None:
        raise ValueError("this view does not show the hand")
    column = np.zeros(ROWS, dtype=np.int16)
    column[HAND] = [me.hand.count(good) for good in GOODS]
    column[HERD] = me.herd
    column[SHOWN] = [count(counted.shown, good) for good in GOODS]
    known = [count(counted.known, good) for good in GOODS]
    column[THEIRS : THEIRS + HERD] = known
    column[THEIRS + SHOWN.start : THEIRS + SHOWN.stop] = known
    column[THEIRS + HERD] = counted.herd
    for start, player in ((0, me), (THEIRS, opponent)):
        means = [BONUS_MEAN[KINDS.index(bonus.kind)] for bonus in player.bonuses]
        column[start + RUPEES] = player.goods_rupees + player.head_start
        column[start + BONUS_GUESS] = sum(means)
        column[start + BONUS_TOKENS_EARNED] = len(means)
        column[start + GOODS_TOKENS_EARNED] = len(player.tokens)
    column[BONUS] = sum(bonus.value or 0 for bonus in me.bonuses)
    column[MARKET] = [view.market.count(kind) for kind in Card]
    column[PILES] = [len(tokens) for tokens in view.piles]
    column[BONUSES] = [view.bonus_piles[kind] for kind in KINDS]
    column[DRAWN] = 0
    column[SEAT] = me.seat
    return column
