"""Cards as people type them, in three languages."""

import pytest

from cogs.core.errors import NotUnderstood
from cogs.play.typed_cards import read_cards, read_good
from rules import Card
from rules.cards import bundle, letters

READ = {
    "GGL": "GGL",
    "ggl": "GGL",
    "2 gold, leather": "GGL",
    "gold and the leather": "GL",
    "2 camels plus a diamond": "DKK",
    "2 or et 1 cuir": "GGL",
    "2 de cuir": "LL",
    "deux": None,
    "3 cuirs, un chameau": "LLLK",
    "de l’argent et d'or": "GS",
    "2 ors": "GG",
    "épices": "P",
    "2 tissus": "CC",
    "金2枚と革": "GGL",
    "金2枚、革1枚": "GGL",
    "金２枚　ラクダ１頭": "GGK",
    "革 ラクダ": "LK",
    "2枚の金": "GG",
    "ダイヤ": "D",
    "スパイス3枚": "PPP",
    "金革": None,
    "gold 2": None,
    "rubies": None,
    "et": None,
    "2": None,
    "": None,
}


@pytest.mark.parametrize(("text", "read"), READ.items())
def test_typed_cards(text: str, read: str | None) -> None:
    if read is None:
        with pytest.raises(NotUnderstood):
            read_cards(text)
    else:
        assert letters(bundle(read_cards(text))) == read


@pytest.mark.parametrize("text", ["gold", "or", "金", "G", "2 gold"])
def test_one_good(text: str) -> None:
    assert read_good(text) is Card.GOLD


def test_two_kinds_are_not_one_good() -> None:
    with pytest.raises(NotUnderstood):
        read_good("gold, leather")
