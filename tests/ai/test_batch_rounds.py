"""The fast worlds against the rules, move by move."""

from random import Random

import numpy as np

from ai.engine import batch_rounds as w
from ai.engine.card_counting import count_cards
from ai.engine.move_tables import NUMBER_OF, legal, move
from ai.engine.sampling import guess, seen
from rules import Deal, Options, view
from rules.cards import GOODS, Card, count
from rules.match import Match


def exact(match: Match) -> w.Worlds:
    """The true world of a match that has just begun."""
    start = match.current.now
    rows = np.zeros((w.ROWS, 1), dtype=np.int16)
    rows[:, 0] = seen(view(match, start.mover), count_cards(view(match, start.mover)))
    other = 1 - start.mover
    rows[w.THEIRS : w.THEIRS + 6, 0] = [count(start.hands[other], good) for good in GOODS]
    deck = np.array([[card.bit_length() // 4] for card in start.deal.cards[start.drawn :]], dtype=np.int8)
    rows[w.DECK, 0] = [int((deck == kind).sum()) for kind in Card]
    bonus = np.zeros((3, 7, 1), dtype=np.int8)
    for index, kind in enumerate(w.KINDS):
        values = start.deal.bonuses[kind]
        bonus[index, : len(values), 0] = values[::-1]
    return w.Worlds(rows, deck, bonus)


def test_worlds_follow_the_rules_move_by_move() -> None:
    for seed in range(20):
        rng = Random(seed)
        match = Match.start(Options(), Deal.shuffle(rng), starter=seed % 2)
        world = exact(match)
        while not match.current.now.is_over:
            now = match.current.now
            rows = world.rows
            _, taken, given = legal(rows[w.MARKET], rows[w.HAND], rows[w.HERD])
            found = [move(int(t), int(g)) for t, g in zip(taken, given, strict=True)]
            assert sorted(found) == sorted(now.legal_moves())
            chosen = rng.choice(found)
            match, _ = match.play(chosen)
            world, over = w.play(world, np.array([NUMBER_OF[chosen.taken]]), np.array([NUMBER_OF[chosen.given]]))
            assert bool(over[0]) == match.current.now.is_over
            assert_same(world, match)
        result = match.current.result
        assert result
        share = 0.5 if result.winner is None else float(result.winner == match.current.now.mover)
        assert w.outcome(world.rows)[0] == share


def assert_same(world: w.Worlds, match: Match) -> None:
    now, rows = match.current.now, world.rows[:, 0]
    for start, seat in ((0, now.mover), (w.THEIRS, 1 - now.mover)):
        assert list(rows[start : start + 6]) == [count(now.hands[seat], good) for good in GOODS]
        assert rows[start + w.HERD] == now.herds[seat]
        assert rows[start + w.RUPEES] == sum(token.value for token in now.tokens[seat])
        assert rows[start + w.BONUS] == sum(bonus.value or 0 for bonus in now.bonuses[seat])
        assert rows[start + w.BONUS_TOKENS_EARNED] == len(now.bonuses[seat])
        assert rows[start + w.GOODS_TOKENS_EARNED] == len(now.tokens[seat])
        if not now.is_over:
            counted = count_cards(view(match, 1 - seat))
            assert list(rows[start + 7 : start + 13]) == [count(counted.known, good) for good in GOODS]
            assert counted.herd == now.herds[seat]
    assert rows[w.SEAT] == now.mover
    assert list(rows[w.PILES]) == list(now.piles)
    assert list(rows[w.BONUSES]) == [now.bonuses_left(kind) for kind in w.KINDS]
    assert rows[w.DECK].sum() == now.deck_size
    assert list(rows[w.MARKET]) == [count(sum(now.market), kind) for kind in Card]


def test_guessed_worlds_agree_with_the_view() -> None:
    rng = Random(5)
    match = Match.start(Options(), Deal.shuffle(rng), starter=0)
    while match.mover is not None:
        looked = view(match, match.mover)
        counted = count_cards(looked)
        worlds = guess(looked, counted, 20, np.random.default_rng(1))
        rows = worlds.rows
        assert (rows[w.THEIRS : w.THEIRS + 6].sum(axis=0) == looked.opponent.hand_size).all()
        assert (rows[w.DECK].sum(axis=0) == looked.deck_size).all()
        assert len(worlds.deck) == looked.deck_size
        every = rows[w.HAND] + rows[w.THEIRS : w.THEIRS + 6] + rows[w.MARKET][:6] + rows[w.DECK][:6]
        assert (every.max(axis=1) == every.min(axis=1)).all()
        match, _ = match.play(rng.choice(looked.legal_moves()))
