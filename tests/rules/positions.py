"""Positions for named cases: say what matters in letters, the rest is some lawful deal."""

from random import Random

from rules import Deal, Event, parse
from rules.cards import BY_LETTER, ONE, Bundle, Card, from_letters
from rules.round import Round
from rules.rulebook import BONUS_TOKENS
from rules.tokens import BonusToken, Token


def cards(letters: str) -> tuple[Card, ...]:
    return tuple(BY_LETTER[letter] for letter in letters)


def bundle(letters: str) -> Bundle:
    found = from_letters(letters)
    assert found is not None, letters
    return found


def position(
    market: str = "KKKDG",
    hand: str = "",
    herd: int = 0,
    *,
    other_hand: str = "",
    other_herd: int = 0,
    deck: int = 40,
    piles: tuple[int, ...] = (5, 5, 5, 7, 7, 9),
) -> Round:
    """Seat 0 is to move. `deck` says how many cards are left to draw; what they are does not matter here."""
    start = Round.start(Deal.shuffle(Random(0)), starter=0)
    return start._replace(
        market=tuple(ONE[card] for card in cards(market)),
        hands=(bundle(hand), bundle(other_hand)),
        herds=(herd, other_herd),
        drawn=len(start.deal.cards) - deck,
        piles=piles,
    )


def play(start: Round, *moves: str) -> Round:
    return play_told(start, *moves)[0]


def play_told(start: Round, *moves: str) -> tuple[Round, list[Event]]:
    events = []
    for move in moves:
        start, event = start.play(parse(move))
        events.append(event)
    return start, events


def earned(values: dict[str, list[int]]) -> tuple[Token, ...]:
    return tuple(Token(BY_LETTER[letter], value) for letter, numbers in values.items() for value in numbers)


def bonus_tokens(*values: int) -> tuple[BonusToken, ...]:
    """Bonus tokens with these values, each of the kind that has such a value."""
    return tuple(
        BonusToken(next(kind for kind, pile in BONUS_TOKENS.items() if value in pile), value) for value in values
    )
