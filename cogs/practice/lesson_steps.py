"""The guided first round: which explanation fits now, and the one move that it asks for. Both follow from the position
alone, so a lesson can be left and resumed at any time."""

from cogs.core.phrasing import Phrasing
from cogs.play.exchange_choices import ready, worth
from cogs.play.move_labels import label, payment
from rules import Card, Move, View
from rules.cards import kinds

KINDS = ("take", "camels", "exchange", "sell")  # in the order in which they are taught
DECK_IS_LOW = 12


def lesson(phrasing: Phrasing, view: View, *, is_paying: bool = False) -> str:
    """What the teacher says: one short thing at a time. Buttons are named as they are labelled.

    `is_paying`: in the middle of an exchange, where it only remains to choose what to give.
    """
    move = taught(view)
    return phrasing.say(
        "lesson",
        step="pay" if is_paying else _step(view, move),
        button=_button(phrasing, view, move) if move else "",
        exchange=phrasing.say("button-exchange"),
        play=phrasing.say("button-play"),
        hint=phrasing.say("button-hint"),
    )


def _button(phrasing: Phrasing, view: View, move: Move) -> str:
    return payment(phrasing, move) if move.is_exchange else label(phrasing, view, move)


def taught(view: View) -> Move | None:
    """The move that the lesson asks for now; None where the learner is free, or has to wait.

    It is of the first kind that the learner has not made and could make now.
    """
    if not view.is_my_turn:
        return None
    made = {_kind(event.move) for event in view.history if event.seat == view.seat}
    legal = view.legal_moves()
    for kind in KINDS:
        fitting = [move for move in legal if _kind(move) == kind]
        if kind not in made and fitting:
            return _best(view, kind, fitting)
    return None


def _best(view: View, kind: str, fitting: list[Move]) -> Move:
    """The move that shows best what this kind is good for."""
    hand = view.me.hand or ()
    if kind == "take":  # what one collects
        return max(fitting, key=lambda move: (hand.count(kinds(move.taken)[0]), worth(view, move.taken)))
    if kind == "sell":
        return max(fitting, key=lambda move: worth(view, move.given))
    if kind == "exchange":
        usual = ready(view, fitting)
        return next((move for move in usual if Card.CAMEL in kinds(move.given)), (usual or fitting)[0])
    return fitting[0]


def _step(view: View, move: Move | None) -> str:
    if not view.is_my_turn:
        return "wait"
    if move:
        return _kind(move)
    return "end" if view.deck_size <= DECK_IS_LOW else "free"


def _kind(move: Move) -> str:
    if move.is_sale:
        return "sell"
    if move.is_exchange:
        return "exchange"
    return "camels" if move.takes_camels else "take"
