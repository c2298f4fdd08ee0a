"""Words from the catalogues have room where pictures show them, in every language."""

import pytest

from bot.language import Language, languages
from bot.match.model import Level
from render.layout.panel import OPPONENT_NAME
from render.layout.record_book import ALCOVES, alcove_label
from render.layout.result import COLUMNS, Column
from render.layout.sizes import LABEL, NAME
from render.lettering import broken, fitted

every_language = pytest.mark.parametrize("language", languages().values(), ids=lambda language: language.code)


@every_language
@pytest.mark.parametrize("level", Level)
def test_a_merchants_name_fits_on_the_plate_of_a_panel_and_over_a_result(language: Language, level: Level) -> None:
    name = language.say("merchant-short-name", level=level.value)
    for space in (OPPONENT_NAME, Column(COLUMNS[0]).name):
        assert fitted(name, NAME, space.width) == name
    assert name in language.say("merchant-name", level=level.value)


@every_language
@pytest.mark.parametrize("what", ["favourite", "average_sale", "bonus_rate", "camel_rate", "reply"])
def test_the_label_of_a_figure_fits_under_its_arch(language: Language, what: str) -> None:
    label, width = language.say("picture-label", what=what), alcove_label(ALCOVES[0]).width
    lines = broken(label, LABEL, width, 2)
    assert "".join(lines).replace(" ", "") == label.replace(" ", "")
    assert [fitted(line.rstrip(), LABEL, width) for line in lines] == [line.rstrip() for line in lines]
