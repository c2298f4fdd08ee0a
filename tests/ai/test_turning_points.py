"""Turning points: chances move by move, what moves cost."""

import pickle
from random import Random

from ai.engine.judging import judge
from ai.engine.turning_points import LOOKED_AT_AGAIN, Step, analyse
from rules import Card, Deal, Length, Options, view
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
        steps.append(Step(view(then, event.seat), view(then, 1 - event.seat), event))
    return steps


def test_chances_turning_points_and_what_every_move_cost() -> None:
    match, played = eager_round(4)
    steps, seen = steps_of(match), list[tuple[int, int]]()
    found = analyse(steps, played.result, lambda done, of: seen.append((done, of)))
    assert len(found.chances) == len(played.events) + 1
    assert all(0 <= chance <= 1 for chance in found.chances)
    assert played.result
    assert found.chances[-1] == 1 - (played.result.winner or 0)
    assert seen[-1] == (len(played.events), len(played.events))
    costs = [point.cost for point in found.turning_points]
    assert 0 < len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    for point in found.turning_points:
        assert point.played == played.events[point.ply - 1]
        assert point.better.move != point.played.move
        assert point.better.move in steps[point.ply - 1].mover.legal_moves()
        assert point.reasons
    assert [(move.ply, move.seat) for move in found.moves] == [
        (ply, event.seat) for ply, event in enumerate(played.events, start=1)
    ]
    costliest = sorted(found.moves, key=lambda move: -move.cost)
    assert {point.ply for point in found.turning_points} <= {move.ply for move in costliest[:LOOKED_AT_AGAIN]}


def test_the_same_round_is_judged_the_same_every_time_and_after_a_journey() -> None:
    """It is pickled on its way from the worker, and looked up by whoever paints it."""
    match, _ = eager_round(5)
    steps = steps_of(match, plies=3)
    first, again = (analyse(steps, None) for _ in range(2))
    assert first == again == pickle.loads(pickle.dumps(first))
    assert hash(first) == hash(again)
    assert all(chance == round(chance, 4) for chance in first.chances)


def test_a_blunder_costs_and_the_best_move_costs_nothing() -> None:
    match = Match.start(Options(Length.SINGLE), Deal.shuffle(Random(2)), 0)
    seen = view(match, 0)
    judged = {move: judge(seen, move) for move in seen.legal_moves()[:6]}
    best = next(iter(judged.values())).better
    assert judge(seen, best).better == best
    assert abs(judge(seen, best).cost) < 0.05
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
