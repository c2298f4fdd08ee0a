"""What a move is worth in rupees, by rules of thumb that a good player would name.

One look ahead and no search: quick enough to run anywhere. The weights are hand-made.
"""

from ai.memory import Memory
from rules import GOODS, Card, Move, View
from rules.cards import Bundle, bundle, count, size
from rules.numbers import BONUS_TOKENS, EMPTY_PILES_TO_END, HAND_LIMIT, SALE_MINIMUM
from rules.tokens import bonus_kind, pile

BONUS_MEAN = {kind: sum(values) / len(values) for kind, values in BONUS_TOKENS.items()}

HELD = 0.82  # a rupee in hand, not yet sold
LONELY = 0.35  # a single diamond, gold or silver, which cannot be sold yet
HOPE = (0.0, 0.15, 1.1, 1.3, 2.0)  # of a larger bonus, by how many of the good are held
CAMEL = 0.75
FIRST_CAMELS = 0.55  # more for the camels that win the camel token
GIFT = 0.55  # what the market offers the opponent
DRAW = 0.55  # the unknown cards that the opponent sees first
CROWDED = 1.2  # a full hand cannot take


def appraise(view: View, memory: Memory, move: Move) -> float:
    """Rupees gained now, what the hand and herd will be worth, less what the market offers the opponent."""
    hand = bundle(view.me.hand or ())
    market = bundle(card for card in view.market if card is not None)
    herd = view.me.herd or 0
    left = [len(tokens) for tokens in view.piles]
    if move.is_sale:
        return _sale(view, memory, move, hand, herd, left, market)
    camels = count(market, Card.CAMEL) if move.takes_camels else -count(move.given, Card.CAMEL)
    if move.takes_camels:
        market -= camels * move.taken
    else:
        hand += move.taken - move.given - camels * _CAMEL
        market += move.given - move.taken
    drawn = 5 - size(market)
    worth = _hand(hand, left, view.bonus_piles) + _herd(herd + camels, memory.herd)
    return worth - GIFT * _offer(market, memory.known, left, view.bonus_piles) - DRAW * drawn


_CAMEL = 1 << 4 * Card.CAMEL


def _sale(view: View, memory: Memory, move: Move, hand: Bundle, herd: int, left: list[int], market: Bundle) -> float:
    good = next(kind for kind in GOODS if count(move.given, kind))
    number = size(move.given)
    gain = proceeds(good, number, left[good], view.bonus_piles)
    after = list(left)
    after[good] = max(0, left[good] - number)
    if after.count(0) >= EMPTY_PILES_TO_END:
        return _final(view, memory, herd, gain)
    worth = _hand(hand - move.given, after, view.bonus_piles) + _herd(herd, memory.herd)
    return gain + worth - GIFT * _offer(market, memory.known, after, view.bonus_piles)


def _final(view: View, memory: Memory, herd: int, gain: float) -> float:
    """The sale ends the round: all or nothing."""
    lead = gain + lead_in_rupees(view) + 5 * (herd > memory.herd) - 5 * (herd < memory.herd)
    return 1000 * (1 if lead > 0 else -1) + lead


def lead_in_rupees(view: View) -> float:
    """My tokens less the opponent's, whose hidden bonus tokens count as the mean of their kind."""
    mine = view.me.goods_rupees + sum(bonus.value or 0 for bonus in view.me.bonuses)
    theirs = view.opponent.goods_rupees + sum(BONUS_MEAN[bonus.kind] for bonus in view.opponent.bonuses)
    return mine - theirs


def proceeds(good: Card, number: int, left: int, bonuses_left: dict[int, int]) -> float:
    """What a sale brings, the bonus token at its mean."""
    kind = bonus_kind(number)
    bonus = BONUS_MEAN[kind] if kind and bonuses_left[kind] else 0.0
    return sum(pile(good, left)[:number]) + bonus


def _hand(hand: Bundle, left: list[int], bonuses_left: dict[int, int]) -> float:
    worth = 0.0
    for good in GOODS:
        number = count(hand, good)
        if not number:
            continue
        if number < SALE_MINIMUM[good]:
            worth += LONELY * sum(pile(good, left[good])[:1])
            continue
        worth += HELD * proceeds(good, number, left[good], bonuses_left)
        if left[good] > number:
            worth += HOPE[min(number, 4)] if number < 5 else 0.0
    return worth - (CROWDED if size(hand) == HAND_LIMIT else 0.0)


def _herd(mine: int, theirs: int) -> float:
    return CAMEL * mine + FIRST_CAMELS * max(-3, min(3, mine - theirs))


def _offer(market: Bundle, held: Bundle, left: list[int], bonuses_left: dict[int, int]) -> float:
    """The best single card the market offers the opponent, who is known to hold some cards."""
    best = 0.0
    for good in GOODS:
        if not count(market, good):
            continue
        number = count(held, good)
        gain = proceeds(good, number + 1, left[good], bonuses_left) - proceeds(good, number, left[good], bonuses_left)
        more = 0.6 * (count(market, good) - 1) * gain  # two of a kind can be had by one exchange
        best = max(best, gain * (1 if number + 1 >= SALE_MINIMUM[good] else 0.6) + more)
    return max(best, 0.9 * count(market, Card.CAMEL))
