"""What stands on the buttons of moves. Whoever tells people to tap one takes its label from here."""

from cogs.core.phrasing import Phrasing
from rules import Card, Move, View
from rules.cards import kinds, size, spread


def label(phrasing: Phrasing, view: View, move: Move) -> str:
    """The button that picks this move."""
    if move.is_sale:
        return _sale(phrasing, view, kinds(move.given)[0], size(move.given))
    if move.takes_camels:
        return phrasing.say("button-camels", count=view.camels_in_market)
    if move.is_exchange:
        return phrasing.say(
            "button-ready-exchange",
            taken=phrasing.plain(spread(move.taken)),
            given=phrasing.plain(spread(move.given)),
        )
    return phrasing.say("button-take", good=kinds(move.taken)[0].word)


def payment(phrasing: Phrasing, move: Move) -> str:
    """The button that picks this exchange, where what to take has been chosen: `Give 2 camels`."""
    return phrasing.say("option-give", cards=phrasing.plain(spread(move.given)))


def _sale(phrasing: Phrasing, view: View, good: Card, number: int) -> str:
    brings = view.sale(good, number)
    cards, bonus = phrasing.good(good, number), "yes" if brings.bonus else "no"
    return phrasing.say("button-sell", cards=cards, rupees=brings.rupees, bonus=bonus)
