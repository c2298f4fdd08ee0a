"""The guided first round: which explanation fits now. It follows from the position alone, so a lesson can be left and
resumed at any time."""

from cogs.core.phrasing import Phrasing
from rules import Move, View
from rules.cards import size
from rules.rulebook import BONUS_TOKENS

KINDS = ("take", "camels", "exchange", "sell")  # in the order in which they are taught
DECK_IS_LOW = 12


def lesson(phrasing: Phrasing, view: View) -> str:
    """What the teacher says: one short thing at a time."""
    return phrasing.say("lesson", step=step(view))


def step(view: View) -> str:
    """The first kind of move that the learner has not made and could make now; then bonuses, the end, and freedom."""
    if not view.is_my_turn:
        return "wait"
    made = {_kind(event.move) for event in view.history if event.seat == view.seat}
    legal = view.legal_moves()
    offered = {_kind(move) for move in legal}
    for kind in KINDS:
        if kind not in made and kind in offered:
            return kind
    if any(move.is_sale and size(move.given) >= min(BONUS_TOKENS) for move in legal) and not view.me.bonuses:
        return "bonus"
    return "end" if view.deck_size <= DECK_IS_LOW else "free"


def _kind(move: Move) -> str:
    if move.is_sale:
        return "sell"
    if move.is_exchange:
        return "exchange"
    return "camels" if move.takes_camels else "take"
