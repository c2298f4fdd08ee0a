"""How to read the table: every number in the picture has its line in the legend, in every language."""

import re

import pytest

from bot.language import Language, languages
from render.layout.board import BOARD
from render.layout.record_book import MARK
from render.pictures.table_guide import PLACES, table_guide


@pytest.mark.parametrize("language", languages().values(), ids=lambda language: language.code)
def test_the_legend_explains_every_number(language: Language) -> None:
    numbers = re.findall(r"^\*\*(\d)\*\*", language.say("rules-table"), re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, len(PLACES) + 1))


def test_the_numbers_are_in_the_picture_and_apart() -> None:
    assert table_guide().filename == "table-guide.png"
    assert all(MARK // 4 <= x < BOARD.width and MARK // 4 <= y < BOARD.height for x, y in PLACES)
    near = [(one, other) for one in PLACES for other in PLACES if one < other and _distance(one, other) < MARK]
    assert near == []


def _distance(one: tuple[int, int], other: tuple[int, int]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)
