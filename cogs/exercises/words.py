"""What is said of an exercise, of a choice in it, and why another one would have been better."""

from ai import count_cards, explain
from ai.exercises.exercise import Exercise, Mark
from bot.people.names import clean
from cogs.core.move_reasons import in_a_sentence
from cogs.core.phrasing import Phrasing
from cogs.core.screen import lines
from cogs.play.confirm_move import in_words
from rules import Card, Move
from rules.cards import spread

REASONS = 3


def names(phrasing: Phrasing, exercise: Exercise, me: str) -> tuple[str, str]:
    """Nobody else is named: an opponent is an opponent, also where the position is from a game."""
    opponent = phrasing.say("exercise-opponent")
    mine = clean(me)
    return (mine, opponent) if exercise.view.me.seat == 0 else (opponent, mine)


def before(phrasing: Phrasing, exercise: Exercise) -> str | None:
    """What happened last, in a line."""
    event = exercise.view.last_event
    if event is None:
        return None
    who = "you" if event.seat == exercise.view.seat else "they"
    return phrasing.say("exercise-before", event=phrasing.told(event, who, phrasing.say("exercise-opponent-told")))


def seen_with_opponent(phrasing: Phrasing, exercise: Exercise) -> str | None:
    """What the opponent was seen to take and still has. The chances rest on it: who did not play there has to be told.

    Camels, too, where herds are secret: they could be counted.
    """
    counted = count_cards(exercise.view)
    camels = counted.herd if exercise.view.opponent.herd is None else 0
    cards = [*spread(counted.known), *[Card.CAMEL] * camels]
    return phrasing.say("exercise-seen", cards=phrasing.cards(cards)) if cards else None


def marked(phrasing: Phrasing, mark: Mark, grade: int) -> str:
    """Colour, shape and word, and the grade."""
    return phrasing.say("exercise-mark", emoji=mark.emoji, mark=mark.value, grade=grade)


def judgement(phrasing: Phrasing, exercise: Exercise, move: Move, *also: str, tells: bool) -> str:
    """How good the choice is; with `tells` also what would have been better (or is next best), and why.

    Lines that belong to it come before the small print.
    """
    told = [marked(phrasing, exercise.mark(move), exercise.grade(move)), _worth(phrasing, exercise, move, "yours")]
    is_best = exercise.chances[move] == exercise.best_chance
    if not tells:
        told.append("" if is_best else phrasing.say("exercise-try-again"))
    else:
        best = move if is_best else exercise.best
        other = exercise.next_best(move) if is_best else best
        told += [_worth(phrasing, exercise, other, "next" if is_best else "best")] if other else []
        told += reasons(phrasing, exercise, best)
    return lines([*told, *also, phrasing.say("exercise-how")])


def reasons(phrasing: Phrasing, exercise: Exercise, move: Move) -> list[str]:
    """What speaks for a move, a line each."""
    view = exercise.view
    found = explain(view, count_cards(view), move)[:REASONS]
    return [f"- {in_a_sentence(phrasing, reason)}" for reason in found]


def _worth(phrasing: Phrasing, exercise: Exercise, move: Move, whose: str) -> str:
    """The move in words, and the chance to win the round after it."""
    said = in_words(phrasing, exercise.view, move)
    return phrasing.say("exercise-worth", whose=whose, move=said, chance=round(100 * exercise.chances[move]))
