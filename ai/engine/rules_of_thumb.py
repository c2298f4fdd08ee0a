"""Rules of thumb that a good player would name, and what they say of each legal move.

One look ahead and no search: quick enough to run anywhere.
"""

from functools import lru_cache
from typing import NamedTuple

from ai.engine.card_counting import CountedCards
from rules import GOODS, Card, Move, View
from rules.cards import ONE_CAMEL, Bundle, bundle, count, kinds, size
from rules.rulebook import BONUS_TOKENS, CAMEL_TOKEN, EMPTY_PILES_TO_END, HAND_LIMIT, MARKET_SIZE, SALE_MINIMUM
from rules.tokens import bonus_kind, pile

BONUS_MEAN = {kind: sum(values) / len(values) for kind, values in BONUS_TOKENS.items()}
DECIDED = 1000.0  # more than any other term: the move ends the round


class RulesOfThumb(NamedTuple):
    """One number for each rule of thumb: how often it applies or, as the defaults are, what it weighs in rupees."""

    gain: float = 1.0  # rupees of a sale
    held: float = 0.81  # rupees that the rest of the hand would sell for
    lonely: float = 0.79  # the top token of a single diamond, gold or silver, which cannot be sold yet
    ones: float = 0.05  # goods of which one, two, … are held, while there are tokens for more
    twos: float = 0.59
    threes: float = 0.37
    fours: float = 0.08
    camels: float = 1.0
    herd: float = 0.8  # camels ahead, up to three
    offer: float = 0.0  # the best that the market offers the opponent
    drawn: float = -1.3  # new cards that the opponent sees first
    crowded: float = -1.15  # a full hand cannot take


RULE_WEIGHTS = RulesOfThumb()


class SeatPosition(NamedTuple):
    """A position as the seat on turn knows it, read once for all its moves."""

    market: Bundle
    hand: Bundle
    herd: int
    opponent_herd: int
    opponent_cards: Bundle  # the known part of the opponent's hand
    tokens_left: tuple[int, ...]  # by good, diamonds first
    bonuses_left: tuple[bool, ...]  # is there a bonus token left for 3, 4, 5 cards
    lead: float  # in rupees

    @classmethod
    def of(cls, view: View, counted: CountedCards) -> "SeatPosition":
        return cls(
            bundle(card for card in view.market if card is not None),
            bundle(view.me.hand or ()),
            view.me.herd or 0,
            counted.herd,
            counted.known,
            tuple(map(len, view.piles)),
            tuple(view.bonus_piles[kind] > 0 for kind in BONUS_TOKENS),
            lead_in_rupees(view),
        )


def appraise(position: SeatPosition, move: Move, weights: RulesOfThumb = RULE_WEIGHTS) -> float:
    """Rupees gained now, what hand and herd will be worth, less what the market offers the opponent."""
    applied = rules_applied(position, move)
    return sum(map(float.__mul__, weights, applied)) if isinstance(applied, RulesOfThumb) else applied


def rules_applied(position: SeatPosition, move: Move) -> RulesOfThumb | float:
    """How often each rule of thumb applies after the move; a plain number where the move ends the round."""
    market, hand, herd, opponent_herd, opponent_cards, left, bonuses, _ = position
    gain, camels = 0.0, 0
    if move.is_sale:
        (good,), number = kinds(move.given), size(move.given)
        gain = proceeds(good, number, left[good], bonuses)
        left = (*left[:good], max(0, left[good] - number), *left[good + 1 :])
        hand -= move.given
        if left.count(0) >= EMPTY_PILES_TO_END:
            return _decided(position, gain)
    elif move.takes_camels:
        camels = count(market, Card.CAMEL)
        market -= camels * ONE_CAMEL
    else:
        camels = -count(move.given, Card.CAMEL)
        hand += move.taken - move.given - camels * ONE_CAMEL
        market += move.given - move.taken
    held, lonely, ones, twos, threes, fours = _hand(hand, left, bonuses)
    herd += camels
    return RulesOfThumb(
        gain,
        held,
        lonely,
        ones,
        twos,
        threes,
        fours,
        float(herd),
        float(max(-3, min(3, herd - opponent_herd))),
        _offer(market, opponent_cards, left, bonuses),
        float(MARKET_SIZE - size(market)),
        float(size(hand) == HAND_LIMIT),
    )


def _decided(position: SeatPosition, gain: float) -> float:
    """The worth of a move that ends the round: winning or losing it, and by how many rupees."""
    ahead = (position.herd > position.opponent_herd) - (position.herd < position.opponent_herd)
    lead = gain + position.lead + CAMEL_TOKEN * ahead
    return (DECIDED if lead > 0 else -DECIDED) + lead


def lead_in_rupees(view: View) -> float:
    """My rupees less the opponent's, whose hidden bonus tokens count as the mean of their kind."""
    mine = view.me.goods_rupees + view.me.head_start + sum(bonus.value or 0 for bonus in view.me.bonuses)
    hidden = sum(BONUS_MEAN[bonus.kind] for bonus in view.opponent.bonuses)
    theirs = view.opponent.goods_rupees + view.opponent.head_start + hidden
    return mine - theirs


@lru_cache(maxsize=1 << 14)
def proceeds(good: Card, number: int, left: int, bonuses: tuple[bool, ...]) -> float:
    """What a sale brings, the bonus token at its mean."""
    kind = bonus_kind(number)
    bonus = BONUS_MEAN[kind] if kind and bonuses[kind - min(BONUS_TOKENS)] else 0.0
    return sum(pile(good, left)[:number]) + bonus


@lru_cache(maxsize=1 << 15)
def _hand(hand: Bundle, left: tuple[int, ...], bonuses: tuple[bool, ...]) -> tuple[float, ...]:
    """What the hand would sell for, what it cannot sell yet, and how many goods there are one, two, … of."""
    held = lonely = 0.0
    sets = [0.0] * 4
    for good in kinds(hand):
        number, tokens = count(hand, good), left[good]
        if number < SALE_MINIMUM[good]:
            lonely += sum(pile(good, tokens)[:1])
        else:
            held += proceeds(good, number, tokens, bonuses)
        if tokens > number and number <= len(sets):
            sets[number - 1] += 1
    return held, lonely, *sets


@lru_cache(maxsize=1 << 15)
def _offer(market: Bundle, held: Bundle, left: tuple[int, ...], bonuses: tuple[bool, ...]) -> float:
    """The best that the market offers the opponent, who is known to hold some cards."""
    best = 0.9 * count(market, Card.CAMEL)
    for good in GOODS:
        lying = count(market, good)
        if not lying:
            continue
        number = count(held, good)
        gain = proceeds(good, number + 1, left[good], bonuses) - proceeds(good, number, left[good], bonuses)
        several = 0.6 * (lying - 1) * gain  # two of a kind can be had by one exchange
        best = max(best, gain * (1 if number + 1 >= SALE_MINIMUM[good] else 0.6) + several)
    return best
