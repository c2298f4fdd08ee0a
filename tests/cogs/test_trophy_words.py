"""The row of trophies on a profile."""

import pytest

from bot.language import Language, languages
from cogs.core.phrasing import Phrasing
from cogs.record_book.profile_words import trophies

LANGUAGES = list(languages().values())


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_fairs_and_seasons_are_one_row(language: Language) -> None:
    row = trophies(Phrasing(language, {}), ["Spring fair", "**loud**"], ["2026-3"])
    assert row is not None
    assert row.startswith("🏆 Spring fair · \\*\\*loud\\*\\* · ")
    assert "2026" in row
    assert "\n" not in row


def test_who_has_won_nothing_has_no_row() -> None:
    assert trophies(Phrasing(LANGUAGES[0], {}), [], []) is None
