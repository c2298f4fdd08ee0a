"""The proof of the grade: rounds that survive a kill, and tables that say what they show and nothing better."""

from pathlib import Path
from random import Random

import pytest

from ai.analysis import JudgedMove
from ai.training.arena import play_round
from ai.training.baselines import random_move
from ai.training.grade_tables import GradeTables, Mean
from ai.training.judged_rounds import JudgedRound, Pairing, Watched, everybody_meets, judged_rounds, luck_on_purpose
from ai.training.unlike_players import PLAYERS
from rules import TAKE_CAMELS, Deal


def test_everybody_meets_everybody_as_often_on_both_seats() -> None:
    pairings = list(everybody_meets(200))
    for name in PLAYERS:
        seats = [pairing.players.index(name) for pairing in pairings if name in pairing.players]
        assert 200 <= len(seats) <= 210
        assert seats.count(0) == seats.count(1)
    assert len(set(pairings)) == len(pairings)
    twins = list(luck_on_purpose(20))
    assert len(set(twins)) == len(twins) == 20 * len(PLAYERS)
    assert sum(twin.ahead == 0 for twin in twins) == len(twins) / 2


def test_a_round_is_judged_move_by_move_and_the_same_every_time() -> None:
    judged = Pairing(("greedy", "one by one"), 3, ahead=0).play(seed=1)
    assert judged == Pairing(("greedy", "one by one"), 3, ahead=0).play(seed=1)
    assert [move.ply for move in judged.moves] == list(range(1, len(judged.played) + 1))
    assert JudgedRound.read(judged.write()) == judged
    assert all(len(text) <= 3 for text in judged.played[1::2] if text.startswith("-")), "one or two cards a sale"


def test_a_kill_loses_no_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Pairing] = []

    def play(self: Pairing, seed: int) -> JudgedRound:
        played.append(self)
        return JudgedRound(self, seed % 2, (JudgedMove(1, 0, 0.5, 0.1, TAKE_CAMELS),), ("+K",))

    monkeypatch.setattr(Pairing, "play", play)
    file, wanted = tmp_path / "rounds", list(everybody_meets(2))
    several = judged_rounds(file, wanted, seed=4)
    first = [next(several) for _ in range(3)]
    del several
    file.write_text(file.read_text() + '{"players": ["greedy", "val')
    again = list(judged_rounds(file, wanted, seed=4))
    assert again[:3] == first
    assert played == wanted
    assert list(judged_rounds(file, wanted, seed=4)) == again
    assert played == wanted, "nothing is played twice"
    with pytest.raises(SystemExit, match="another seed"):
        list(judged_rounds(file, wanted, seed=5))


def rounds_of(
    costs: dict[str, float], strong: list[str], spread: float = 0.0, winners: float = 0.0
) -> list[JudgedRound]:
    """The stronger one wins four of five; winners lose so much more a move."""
    dice, made = Random(1), []
    for pairing in everybody_meets(60):
        if not all(name in costs for name in pairing.players):
            continue
        best = max((0, 1), key=lambda seat: strong.index(pairing.players[seat]))
        winner = best if dice.random() < 0.8 else 1 - best
        moves = []
        for seat in (0, 1):
            cost = costs[pairing.players[seat]] + dice.gauss(0, spread) + winners * (winner == seat)
            moves += [JudgedMove(2 * index + seat + 1, seat, 0.5, cost, TAKE_CAMELS) for index in range(10)]
        made.append(JudgedRound(pairing, winner, tuple(moves), ()))
    return made


def test_the_tables_say_who_is_apart_and_who_is_not() -> None:
    strong = ["greedy", "beginner", "value"]
    good = GradeTables(rounds_of({"greedy": 0.08, "beginner": 0.05, "value": 0.01}, strong, spread=0.01))
    assert good.players == strong
    assert [": apart" in line for line in good.verdict()][:2] == [True, True]
    blurred = GradeTables(rounds_of({"greedy": 0.06, "beginner": 0.05, "value": 0.01}, strong, spread=0.03))
    assert "intervals overlap" in next(blurred.verdict())
    wrong = GradeTables(rounds_of({"greedy": 0.01, "beginner": 0.05, "value": 0.01}, strong, spread=0.01))
    assert "NOT in order" in next(wrong.verdict())
    assert any("| value |" in line for line in good.lines())


def test_together_a_round_that_was_thrown_away_cannot_hide() -> None:
    """A grade does not go below 0, so an average of grades hides how bad the worst rounds were."""
    dice, rounds = Random(3), []
    for pairing in everybody_meets(60):
        if set(pairing.players) == {"one by one", "trader"}:
            moves = []
            for seat, name in enumerate(pairing.players):
                is_bad = dice.random() < 0.3
                cost = (0.4 if is_bad else 0.01) if name == "one by one" else 0.04
                moves += [JudgedMove(2 * index + seat + 1, seat, 0.5, cost, TAKE_CAMELS) for index in range(10)]
            rounds.append(JudgedRound(pairing, pairing.players.index("trader"), tuple(moves), ()))
    tables = GradeTables(rounds)
    rare, steady = tables.together("one by one"), tables.together("trader")
    assert rare.mean < 0 < steady.mean == pytest.approx(68)
    assert rare.within > steady.within
    assert abs(tables.grade("one by one").mean - tables.grade("trader").mean) < 15


def test_the_tables_say_where_winners_are_graded_otherwise() -> None:
    strong, costs = ["greedy", "beginner", "value"], {"greedy": 0.08, "beginner": 0.05, "value": 0.03}
    fair = [line for line in GradeTables(rounds_of(costs, strong, spread=0.01)).verdict() if "won less lost" in line]
    unfair = GradeTables(rounds_of(costs, strong, spread=0.01, winners=0.02)).verdict()
    assert "NOT" not in fair[0]
    assert "NOT nothing" in next(line for line in unfair if "won less lost" in line)


def test_an_interval_is_that_of_95_percent() -> None:
    dice = Random(2)
    inside = sum(abs(Mean.of([dice.gauss(0, 1) for _ in range(60)]).mean) <= 1.96 / 60**0.5 for _ in range(400))
    within = [Mean.of([dice.gauss(0, 1) for _ in range(60)]) for _ in range(400)]
    assert 0.9 < inside / 400 < 0.99
    assert 0.9 < sum(one.is_nothing for one in within) / 400 < 0.99


def test_the_judge_is_asked_about_what_the_mover_saw_and_no_more() -> None:
    watched = Watched(random_move)
    play_round((watched, watched), Deal.shuffle(Random(1)), 0, Random(1))
    assert [view.ply for view, _ in watched.steps] == list(range(len(watched.steps)))
    assert all(view.seat == view.mover and view.opponent.hand is None for view, _ in watched.steps)
    assert all(move in view.legal_moves() for view, move in watched.steps)
