"""Turning points: chances move by move, what moves cost, luck apart from skill."""

from random import Random

import pytest

from ai.engine.turning_points import Step, as_json, judge, turning
from rules import Card, Deal, Length, Options, parse, view
from rules.match import Match, Played


def eager_round(seed: int) -> tuple[Match, Played]:
    """A round in which both sell what they can as soon as they can: far from the best."""
    rng = Random(seed)
    match = Match.start(Options(Length.SINGLE), Deal.shuffle(rng), 0)
    while not match.is_over:
        moves = match.current.now.legal_moves()
        sales = [move for move in moves if move.is_sale]
        match, _ = match.play(rng.choice(sales or moves))
    return match, match.current


def steps_of(match: Match, plies: int | None = None) -> list[Step]:
    steps = []
    for ply, event in enumerate(match.current.events[:plies]):
        then = match.rewind(1, ply)
        steps.append(Step(view(then, event.seat), view(then, 1 - event.seat), event.move))
    return steps


def test_chances_lessons_and_the_balance_of_luck_and_skill() -> None:
    match, played = eager_round(4)
    seen: list[tuple[int, int]] = []
    found = turning(steps_of(match), played.result, lambda done, of: seen.append((done, of)))
    assert len(found.chances) == len(played.events) + 1
    assert all(0 <= chance <= 1 for chance in found.chances)
    assert played.result
    assert found.chances[-1] == 1 - (played.result.winner or 0)
    assert seen[-1] == (len(played.events), len(played.events))
    costs = [lesson.cost for lesson in found.lessons]
    assert len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    assert all(lesson.better != lesson.played for lesson in found.lessons)
    assert all(lesson.reasons for lesson in found.lessons)
    # What nobody did is luck: together with both players' moves it leads from an even round to its end.
    assert found.luck[0] == pytest.approx(-found.luck[1])
    assert 0.5 + found.luck[0] + found.skill[0] - found.skill[1] == pytest.approx(found.chances[-1])


def test_the_same_round_is_judged_the_same_every_time_and_in_json() -> None:
    match, _ = eager_round(5)
    steps = steps_of(match, plies=3)
    first, again = (as_json(turning(steps, None)) for _ in range(2))
    assert first == again
    for lesson in first["lessons"]:
        parse(lesson["better"])
        for reason in lesson["reasons"]:
            assert all(isinstance(fact, int | str) for fact in reason["facts"].values())


def test_a_blunder_costs_and_the_best_move_costs_nothing() -> None:
    match = Match.start(Options(Length.SINGLE), Deal.shuffle(Random(2)), 0)
    seen = view(match, 0)
    judged = {move: judge(seen, move) for move in seen.legal_moves()[:6]}
    best = next(iter(judged.values())).better
    assert judge(seen, best).cost == 0
    assert max(one.cost for one in judged.values()) > 0


def test_a_judgement_rests_on_what_the_mover_could_know() -> None:
    """Whatever the opponent holds in secret, the judgement is the same."""
    deal = Deal.shuffle(Random(8))
    cards = list(deal.deck)
    hidden = [*range(5, 10), *range(12, 52)]  # the opponent's hand and the deck
    goods = [index for index in hidden if cards[index] != Card.CAMEL.letter]
    one, other = goods[0], next(index for index in reversed(goods) if cards[index] != cards[goods[0]])
    cards[one], cards[other] = cards[other], cards[one]
    views = [
        view(Match.start(Options(Length.SINGLE), Deal(deck, deal.bonuses, deal.salt), 0), 0)
        for deck in (deal.deck, "".join(cards))
    ]
    move = views[0].legal_moves()[0]
    assert judge(views[0], move) == judge(views[1], move)
