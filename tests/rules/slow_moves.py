"""Legal moves a second time: slow, obvious, and written from the rulebook, card by card."""

from itertools import combinations

PRECIOUS = "DGS"
ORDER = "DGSCPLK"


def slow_moves(market: str, hand: str, herd: int) -> set[str]:
    """The legal moves of a position given in letters: market (camels too), goods in hand, camels in the herd."""
    moves = {f"-{good * n}" for good in set(hand) for n in range(1, hand.count(good) + 1) if good not in PRECIOUS}
    moves |= {f"-{good * n}" for good in set(hand) for n in range(2, hand.count(good) + 1)}
    if "K" in market:
        moves.add("+K")
    goods = market.replace("K", "")
    if len(hand) < 7:
        moves |= {f"+{good}" for good in goods}
    for number in range(2, len(goods) + 1):
        for taken in combinations(goods, number):
            for given in combinations(hand + "K" * herd, number):
                hand_after = len(hand) + number - sum(card != "K" for card in given)
                if not set(taken) & set(given) and hand_after <= 7:
                    moves.add(f"+{in_order(taken)}-{in_order(given)}")
    return moves


def in_order(cards: tuple[str, ...]) -> str:
    return "".join(sorted(cards, key=ORDER.index))
