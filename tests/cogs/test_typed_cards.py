"""Cards as people type them, in three languages."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from cogs.core.errors import NotUnderstood, TooManyCards
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
    "2 cartes or et 1 cuir": "GGL",
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
    "2 3枚": None,
    "金を2枚、銀": "GGS",
    "革を2枚と金": "GLL",
    "革を2枚": "LL",
    "革を2枚と金を1枚": "GLL",
    "ラクダを3頭": "KKK",
    "革の2枚": "LL",
    "金と2枚の銀": "GSS",
    "金2枚の銀": None,
    "革、2枚": None,
    "² gold": None,
    "①枚 金": None,
    "2² gold": None,
    "leather 2, gold": None,
    "or 2, cuir": None,
    "金2、革": None,
    "2, gold": None,
    "2-gold": "GG",
    "2. gold": "GG",
    "-2 gold": None,
    "−2 gold": None,
    "gold -2 leather": None,
    "2.5 gold": None,
    "1.2 gold": None,
    "2/1 gold": None,
    "2-1 gold": None,
    "1 2 gold": None,
    "1 . 2 gold": None,
    "gold - leather": "GL",
    "(2) gold": "GG",
    "2×gold": "GG",
    "2x gold": None,
    "gold (2)": None,
    "٢ gold": "GG",
    "金2": None,
    "2枚": None,
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


@pytest.mark.parametrize("text", ["11 camels and 11 camels", "leather " * 11, "99 gold, 3 gold", "KKKKKK 6 camels"])
def test_more_cards_than_the_game_has_are_refused_and_never_another_move(text: str) -> None:
    with pytest.raises((TooManyCards, NotUnderstood)):
        bundle(read_cards(text))


LONG = {
    "one word": "a" * 6000,
    "spaces": " " * 6000 + "!",
    "digits": "1" * 6000,
    "digits and spaces": "1 " * 3000,
    "cards": "gold " * 1200,
    "letters and digits": "a1" * 3000,
    "ideographs": "金" * 6000,
    "counted": "金2枚" * 2000,
    "counters": "枚" * 6000,
    "punctuation": "!?" * 3000,
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_the_work_of_reading_does_not_grow_with_what_somebody_pastes(text: str) -> None:
    """Counted in steps of the interpreter, which are the same on every machine."""
    assert steps(lambda: read_cards(text)) < 5_000
    assert steps(lambda: read_cards("2 gold, leather")) > 100, "this is how steps are counted"


def steps(work: Callable[[], object]) -> int:
    taken = 0

    def count(*_: object) -> Any:
        nonlocal taken
        taken += 1
        return count

    sys.settrace(count)
    try:
        work()
    except (NotUnderstood, TooManyCards):
        pass
    finally:
        sys.settrace(None)
    return taken
