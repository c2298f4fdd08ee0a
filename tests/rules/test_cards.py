"""Bundles: many cards in one number, and never a wrong one."""

from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules import Card
from rules.cards import bundle, spread

CARDS = st.lists(st.sampled_from(Card), max_size=60)


@given(CARDS)
@example([Card.LEATHER] * 16)
@example([Card.CAMEL] * 15 + [Card.GOLD] * 15)
@example([Card.GOLD] * 16 + [Card.CAMEL])
def test_a_bundle_holds_the_cards_that_were_put_in_or_refuses(cards: list[Card]) -> None:
    if max(Counter(cards).values(), default=0) > 15:
        with pytest.raises(ValueError, match="more than 15"):
            bundle(cards)
    else:
        assert list(spread(bundle(cards))) == sorted(cards)
