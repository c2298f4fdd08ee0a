"""The deal: who gets what, and what a deck must hold."""

from hashlib import sha256
from random import Random

import pytest

from rules import Card, Deal
from rules.cards import letters, size
from rules.errors import BadDeal
from rules.round import Round

#        seat 1  seat 2  market  the deck, top first
DECK = "DGSCPKKKKLLLDDDDDGGGGGSSSSSCCCCCCCPPPPPPPLLLLLLLKKKK"
BONUSES = {3: (1, 3, 2, 1, 2, 3, 2), 4: (6, 4, 5, 6, 5, 4), 5: (10, 8, 8, 10, 9)}


def start(deck: str = DECK) -> Round:
    return Round.start(Deal(deck, BONUSES), starter=1)


def test_five_cards_to_each_player_and_two_to_three_camels_in_the_market() -> None:
    dealt = start()
    assert letters(dealt.hands[0]) == "DGSCP"
    assert [letters(card) for card in dealt.market] == ["K", "K", "K", "L", "L"]
    assert dealt.deck_size == 40
    assert dealt.mover == 1


def test_dealt_camels_go_to_the_herd() -> None:
    dealt = start()
    assert letters(dealt.hands[1]) == "L"
    assert dealt.herds == (0, 4)


@pytest.mark.parametrize(("drawn", "camels"), [("KL", 4), ("KK", 5)])
def test_the_market_may_open_with_four_or_five_camels(drawn: str, camels: int) -> None:
    rest = list(DECK[10:])
    for letter in drawn:
        rest.remove(letter)
    dealt = start(DECK[:10] + drawn + "".join(rest))
    assert sum(letters(card) == "K" for card in dealt.market) == camels
    assert dealt.legal_moves()


def test_all_55_cards_are_there() -> None:
    dealt = Round.start(Deal.shuffle(Random(3)), starter=0)
    assert sum(map(size, dealt.hands)) + sum(dealt.herds) + len(dealt.market) + dealt.deck_size == 55


def test_bonus_piles_are_shuffled_anew_each_round() -> None:
    rng = Random(1)
    piles = {tuple(Deal.shuffle(rng).bonuses.items()) for _ in range(20)}
    assert len(piles) == 20


def test_the_same_randomness_gives_the_same_deal() -> None:
    assert Deal.shuffle(Random(5)) == Deal.shuffle(Random(5))
    assert Deal.shuffle(Random(5)) != Deal.shuffle(Random(6))


def test_the_seal_is_the_hash_of_salt_deck_and_bonus_tokens() -> None:
    deal = Deal(DECK, BONUSES, salt="0123456789abcdef0123456789abcdef")
    text = f"0123456789abcdef0123456789abcdef|{DECK}|1 3 2 1 2 3 2|6 4 5 6 5 4|10 8 8 10 9"
    assert deal.seal == sha256(text.encode()).hexdigest()
    assert Deal(DECK, BONUSES).seal is None


def test_neither_a_deal_nor_a_round_shows_its_secrets_by_accident() -> None:
    deal = Deal.shuffle(Random(2))
    assert deal.salt
    for text in (repr(deal), str(deal), repr(Round.start(deal, 0)), f"{Round.start(deal, 0)}"):
        assert deal.deck not in text
        assert deal.deck[10:20] not in text
        assert deal.salt not in text


@pytest.mark.parametrize(
    ("deck", "bonuses", "salt", "reason"),
    [
        (DECK[:-1], BONUSES, None, "52 letters, not 51"),
        (DECK[:-1] + "D", BONUSES, None, "6 D, not 7"),
        (DECK[:-1] + "x", BONUSES, None, "8 K, not 7"),
        (DECK, BONUSES | {4: (6, 4, 5, 6, 5)}, None, "bonus tokens for 4 cards"),
        (DECK, {3: BONUSES[3], 4: BONUSES[4]}, None, "bonus tokens for 5 cards"),
        (DECK, BONUSES, "abc", "32 hex digits"),
    ],
)
def test_a_deal_must_be_the_cards_and_tokens_of_the_game(
    deck: str, bonuses: dict[int, tuple[int, ...]], salt: str | None, reason: str
) -> None:
    with pytest.raises(BadDeal, match=reason):
        Deal(deck, bonuses, salt)


def test_letters_follow_the_order_of_the_cards() -> None:
    assert "".join(card.letter for card in Card) == "DGSCPLK"
