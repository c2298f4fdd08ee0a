"""Names are text: whatever people call themselves, nothing of it becomes formatting, a link or a mention."""

import re
from random import Random

import pytest

from bot.application import Application
from bot.language import NAMES, languages
from cogs.core.errors import NotUnderstood, explain
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.screen import Screen
from cogs.tables.table_message import Paintings, Table
from tests.bot.world import ANNA, BEN, SINGLE, play_random, start_match
from tests.cogs.test_languages import app as app
from tests.cogs.test_languages import texts

NASTY = [
    "[Nitro](https://evil.example)",
    "# @everyone",
    "<@80351110224678912>",
    "**a** __b__ ~~c~~ ||d||",
    "> `x`",
    "1. list",
]
SPECIAL = re.compile(r"(?<!\\)[*_~`|>#\[\]()<@]|(?<!\\):(?=//)|\d\.")


def in_words(screen: Screen) -> str:
    return "\n".join(texts(screen))


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize("code", NAMES)
async def test_a_table_without_pictures_shows_names_as_they_are(app: Application, name: str, code: str) -> None:
    await app.names.remember(ANNA, name)
    await app.names.remember(BEN, name[::-1])
    match, phrasing = await start_match(app, options=SINGLE), Phrasing(languages()[code], {})
    seen = await app.matches.peek(match.code, None)
    assert name not in in_words(Table(phrasing, match, seen.view, seen.since).screen(Paintings()))
    assert escaped(name) in in_words(Table(phrasing, match, seen.view, seen.since).screen(Paintings()))
    over = (await play_random(app, match, Random(3)))[-1].match
    seen = await app.matches.peek(match.code, None)
    assert name not in in_words(Table(phrasing, over, seen.view, seen.since).screen(Paintings()))


@pytest.mark.parametrize("name", NASTY)
def test_escaped_text_has_no_markdown_left(name: str) -> None:
    assert not SPECIAL.search(escaped(name))
    assert re.sub(r"\\(.)", r"\1", escaped(name)) == name


def test_what_was_typed_cannot_leave_its_quotes() -> None:
    phrasing = Phrasing(languages()["en"], {})
    said = explain(NotUnderstood("gold`\n# @everyone\n`"), phrasing)
    assert "\n" not in said
    assert said.count("`") == 4, "two quotations, and nothing between them ends one"
