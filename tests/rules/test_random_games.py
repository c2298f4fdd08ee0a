"""Whole random matches, with everything that must hold after every move."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import GOODS, BonusToken, Card, Deal, HeadStart, Herds, Length, Options, Seat, Sold, parse, view
from rules.cards import bundle, count, size
from rules.match import Match
from rules.record import Record, read, write
from rules.rulebook import BONUS_TOKENS, CARDS, GOODS_TOKENS, HAND_LIMIT, HEAD_START
from tests.rules.playing import random_match, random_steps

seeds = st.integers(0, 2**32)
head_starts = st.builds(HeadStart, st.sampled_from((0, 1)), st.sampled_from(HEAD_START))
every_option = st.builds(Options, st.sampled_from(Length), st.sampled_from(Herds), st.none() | head_starts)


@settings(max_examples=40, deadline=None)
@given(seeds, every_option)
def test_nothing_is_lost_and_nothing_gets_stuck(seed: int, options: Options) -> None:
    for match in random_steps(Random(seed), options):
        cards_are_conserved(match)
        tokens_are_conserved(match)
        now = match.current.now
        assert all(sum(count(hand, good) for good in Card) <= HAND_LIMIT for hand in now.hands)
        assert now.is_over or all(now.market)
        assert now.is_over or now.legal_moves()


def cards_are_conserved(match: Match) -> None:
    now = match.current.now
    sold = [event.move.given for event in match.current.events if event.move.is_sale]
    for card in Card:
        camels = sum(now.herds) if card is Card.CAMEL else 0
        places = (sum(now.market), *now.hands, *sold, sum(now.deal.cards[now.drawn :]))
        assert sum(count(place, card) for place in places) + camels == CARDS[card]


def tokens_are_conserved(match: Match) -> None:
    now = match.current.now
    for good, pile in enumerate(GOODS_TOKENS):
        earned = [token.value for own in now.tokens for token in own if token.good == good]
        assert sorted(earned + list(pile[len(pile) - now.piles[good] :])) == sorted(pile)
    for kind, values in BONUS_TOKENS.items():
        earned = [bonus.value or 0 for own in now.bonuses for bonus in own if bonus.kind == kind]
        left = now.deal.bonuses[kind][len(values) - now.bonuses_left(kind) :]
        assert sorted([*earned, *left]) == sorted(values)


@settings(max_examples=30, deadline=None)
@given(seeds, every_option, st.text(max_size=40), st.text(max_size=40))
def test_notation_and_record_round_trip(seed: int, options: Options, one: str, two: str) -> None:
    match = random_match(Random(seed), options)
    for played in match.rounds:
        assert [parse(str(event.move)) for event in played.events] == [event.move for event in played.events]
    text = write(Record(match, "K7Q2", (one, two)))
    again = read(text)
    assert again.match == match
    assert write(again) == text


@settings(max_examples=20, deadline=None)
@given(seeds, st.data())
def test_a_match_can_be_rewound_to_any_move(seed: int, data: st.DataObject) -> None:
    steps = list(random_steps(Random(seed)))
    then = data.draw(st.sampled_from(steps))
    assert steps[-1].rewind(then.current.number, then.current.now.ply) == then


@settings(max_examples=30, deadline=None)
@given(seeds, every_option, seeds)
def test_views_do_not_change_when_everything_hidden_does(seed: int, options: Options, other: int) -> None:
    rng = Random(other)
    for match in random_steps(Random(seed), options):
        for seat in (0, 1, None):
            if not match.current.now.is_over:
                seen, elsewhere = view(match, seat), view(scrambled(match, seat, rng), seat)
                assert replace(seen, seal=None) == replace(elsewhere, seal=None)


def scrambled(match: Match, seat: Seat | None, rng: Random) -> Match:
    """The match with another deck, and with other hidden cards, bonus values and herds for everybody but `seat`."""
    now, others = match.current.now, [other for other in (0, 1) if other != seat]
    hands, herds, bonuses = list(now.hands), list(now.herds), list(now.bonuses)
    for other in others:
        hands[other] = bundle(rng.choices(GOODS, k=size(now.hands[other])))
        bonuses[other] = tuple(surprise(bonus, rng) for bonus in now.bonuses[other])
        if match.options.herds is Herds.SECRET:
            herds[other] = rng.randrange(12)
    events = tuple(
        event._replace(bonus=surprise(event.bonus, rng))
        if isinstance(event, Sold) and event.bonus and event.seat in others
        else event
        for event in match.current.events
    )
    elsewhere = now._replace(
        deal=Deal.shuffle(rng),
        hands=(hands[0], hands[1]),
        herds=(herds[0], herds[1]),
        bonuses=(bonuses[0], bonuses[1]),
    )
    return match._replace(rounds=(*match.rounds[:-1], match.current._replace(now=elsewhere, events=events)))


def surprise(bonus: BonusToken, rng: Random) -> BonusToken:
    return BonusToken(bonus.kind, rng.randrange(100))
