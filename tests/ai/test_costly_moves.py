"""Somebody's costliest moves: only what is costly again when every legal move is judged anew."""

from random import Random

import pytest

from ai.engine import costly_moves as module
from ai.engine.costly_moves import COSTLY, LOOKED_AT_AGAIN, MOST, Choice, costly_moves, is_costly
from ai.engine.deep_judge import Depth
from ai.engine.judging import judge
from ai.exercises.exercise import Exercise, Mark
from rules import Card, Deal, Length, Move, Options, View, view
from rules.match import Match


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of the worlds: this is about which moves are found, not about how well they are judged."""
    monkeypatch.setattr(module, "DEPTH", Depth(every=32, leading=160))


def choices_at_random(seed: int, number: int) -> list[Choice]:
    """What the first seat saw and played, some moves into a round; each move is played at random."""
    rng, choices = Random(seed), list[Choice]()
    match = Match.start(Options(Length.SINGLE), Deal.shuffle(rng), 0)
    while len(choices) < number and not match.is_over:
        move = rng.choice(match.current.now.legal_moves())
        if match.mover == 0:
            choices.append(Choice(view(match, 0), move))
        match, _ = match.play(move)
    return choices


def test_the_costliest_come_first_with_the_chance_after_every_legal_move() -> None:
    choices, heard = choices_at_random(3, 12), list[tuple[int, int]]()
    found = costly_moves(choices, lambda done, of: heard.append((done, of)))
    assert 0 < len(found) <= MOST
    played = {(choice.seen.round_number, choice.seen.ply): choice.played for choice in choices}
    costs = []
    for exercise in found:
        assert exercise.view in [choice.seen for choice in choices]
        assert set(exercise.chances) == set(exercise.view.legal_moves())
        move = played[exercise.view.round_number, exercise.view.ply]
        assert exercise.mark(move) in (Mark.FAIR, Mark.POOR)
        costs.append(exercise.cost(move))
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] >= COSTLY
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]
    assert found == costly_moves(choices), "the same every time"


def test_who_plays_the_best_moves_has_none() -> None:
    choices = [Choice(seen, judge(seen, played).better) for seen, played in choices_at_random(5, 6)]
    assert costly_moves(choices) == []


def test_of_no_moves_there_are_none() -> None:
    heard = list[tuple[int, int]]()
    assert costly_moves([], lambda done, of: heard.append((done, of))) == []
    assert heard[-1][0] == heard[-1][1] > 0


def test_what_only_seems_costly_is_not_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many moves some look bad by chance. Judged anew they are as good as the others here."""
    looked_at = []

    def as_good_as_any(seen: View, *_: object) -> dict[Move, float]:
        looked_at.append(seen)
        return dict.fromkeys(seen.legal_moves(), 0.5)

    monkeypatch.setattr(module, "judge_deeply", as_good_as_any)
    assert costly_moves(choices_at_random(3, 12)) == []
    assert 0 < len(looked_at) <= LOOKED_AT_AGAIN


def test_costly_is_much_of_the_chance_and_a_large_share_of_it() -> None:
    (choice,) = choices_at_random(1, 1)
    best = next(move for move in choice.seen.legal_moves() if move != choice.played)

    def costs(chance: float, of: float) -> bool:
        return is_costly(Exercise("1.0", choice.seen, {best: of, choice.played: chance}), choice.played)

    assert costs(0.44, 0.52)
    assert not costs(0.46, 0.52), "it was good"
    assert not costs(0.88, 0.95), "the same"
    assert not costs(0.02, 0.06), "there was little to lose"


def test_a_lesson_rests_on_what_its_player_could_know() -> None:
    """Whatever the opponent holds in secret, and whatever comes from the deck, it is the same."""
    deal = Deal.shuffle(Random(8))
    cards = list(deal.deck)
    hidden = [index for index in (*range(5, 10), *range(12, 52)) if cards[index] != Card.CAMEL.letter]
    one, other = hidden[0], next(index for index in reversed(hidden) if cards[index] != cards[hidden[0]])
    cards[one], cards[other] = cards[other], cards[one]
    found = []
    for deck in (deal.deck, "".join(cards)):
        seen = view(Match.start(Options(Length.SINGLE), Deal(deck, deal.bonuses, deal.salt), 0), 0)
        worst = min(seen.legal_moves(), key=lambda move: (judge(seen, move).kept, str(move)))
        found.append([one.chances for one in costly_moves([Choice(seen, worst)])])
    assert found[0]
    assert found[0] == found[1]
