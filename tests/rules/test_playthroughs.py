import re

import pytest

from tests.rules.playthrough import FOLDER, GAMES, text_of


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    assert text_of(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_public_lines_hide_hands_and_bonus_values_until_a_round_is_over(name: str) -> None:
    for step in text_of(name).split("=== ")[1:]:
        public = next(line for line in step.splitlines() if line.startswith("public"))
        hands = re.findall(r"\| (\S+) herd", public)
        shown = re.findall(r"\d:(\d+)", public)
        is_over = "result " in step
        assert is_over or all(set(hand) <= set("?-") for hand in hands)
        assert is_over or not shown
