"""Nobody peeks: whatever is hidden can be shuffled, and the choice stays the same."""

from random import Random

import pytest

from ai import Level, choose, count_cards, hint
from ai.engine.win_chance import round_chance
from rules import Card, Deal, Herds, Move, Options, Seat, View, view
from rules.cards import ONE, Bundle, size, spread
from rules.match import Match
from rules.round import Round
from rules.tokens import BonusToken


def shuffled(match: Match, seat: Seat, rng: Random) -> Match:
    """The same match with everything hidden from this seat dealt anew: what it saw stays as it was."""
    now, other = match.current.now, 1 - seat
    known = count_cards(view(match, seat)).known
    unknown = size(now.hands[other]) - size(known)
    hidden = [*spread(now.hands[other] - known), *(_kind(card) for card in now.deal.cards[now.drawn :])]
    rng.shuffle(hidden)
    hidden.sort(key=lambda card: card is Card.CAMEL)  # unknown cards in a hand are goods
    hand = known + sum(ONE[card] for card in hidden[:unknown])
    deck = hidden[unknown:]
    rng.shuffle(deck)
    changed = now._replace(
        deal=_deal(now, deck, rng, seat),
        hands=(now.hands[0], hand) if other else (hand, now.hands[1]),
        bonuses=_bonuses(now, seat, rng),
    )
    return match._replace(rounds=(*match.rounds[:-1], match.current._replace(now=changed)))


def _kind(card: Bundle) -> Card:
    return spread(card)[0]


def _deal(now: Round, deck: list[Card], rng: Random, seat: Seat) -> Deal:
    """A deal with this deck; its earlier part and the numbers of the bonus tokens do not matter any more."""
    deal = object.__new__(Deal)  # past its own checks: the cards in play are not in it any more
    letters = now.deal.deck[: now.drawn] + "".join(card.letter for card in deck)
    bonuses = {kind: tuple(rng.sample(values, len(values))) for kind, values in now.deal.bonuses.items()}
    for name, value in (("deck", letters), ("bonuses", bonuses), ("salt", None)):
        object.__setattr__(deal, name, value)
    return deal


def _bonuses(now: Round, seat: Seat, rng: Random) -> tuple[tuple[BonusToken, ...], tuple[BonusToken, ...]]:
    others = tuple(BonusToken(bonus.kind, rng.randint(1, 10)) for bonus in now.bonuses[1 - seat])
    return (now.bonuses[0], others) if seat == 0 else (others, now.bonuses[1])


def positions(herds: Herds, rounds: int) -> list[Match]:
    found = []
    for seed in range(rounds):
        rng = Random(seed)
        match = Match.start(Options(herds=herds), Deal.shuffle(rng), starter=0)
        while match.mover is not None:
            if match.current.now.ply % 9 == seed % 9:
                found.append(match)
            looked = view(match, match.mover)
            match, _ = match.play(choose(looked, count_cards(looked), Level.TRADER, rng, 0))
    return found


def decide(looked: View, level: Level, seed: int) -> Move:
    return choose(looked, count_cards(looked), level, Random(seed), seconds=1, worlds=8)


@pytest.mark.parametrize("herds", Herds)
@pytest.mark.parametrize("level", Level)
def test_the_choice_does_not_depend_on_hidden_cards(level: Level, herds: Herds) -> None:
    changes = 0
    for number, match in enumerate(positions(herds, rounds=3)):
        seat = match.mover
        assert seat is not None
        other = shuffled(match, seat, Random(number))
        changes += other.current.now.hands != match.current.now.hands
        assert decide(view(match, seat), level, seed=number) == decide(view(other, seat), level, seed=number)
    assert changes > 5  # the shuffle does change hands


def test_chances_and_hints_do_not_depend_on_hidden_cards() -> None:
    for number, match in enumerate(positions(Herds.OPEN, rounds=3)):
        for seat in (0, 1):
            mine, same = view(match, seat), view(shuffled(match, seat, Random(number)), seat)
            assert round_chance(mine) == round_chance(same)
            assert hint(mine, count_cards(mine), Level.TRADER) == hint(same, count_cards(same), Level.TRADER)


def test_an_open_view_is_judged_like_a_closed_one() -> None:
    for match in positions(Herds.SECRET, rounds=2):
        assert round_chance(view(match, 0)) == round_chance(view(match, 0, reveal=True))
