from dataclasses import replace

import pytest

from bot.application import Application
from bot.match.model import Pace
from bot.people.names import clean
from bot.people.preferences import Preferences, ServerSettings
from tests.bot.world import ANNA, BEN, CARL, FakeClock


async def test_preferences_hold_until_they_are_changed(app: Application) -> None:
    assert await app.preferences.of(ANNA) == Preferences()
    wished = Preferences("fr", pings=False, dm_notices=False, confirm=False, takes_challenges=False, is_hidden=True)
    await app.preferences.change(ANNA, wished)
    assert await app.preferences.of(ANNA) == wished
    await app.preferences.change(ANNA, replace(wished, language=None, confirm=True))
    assert await app.preferences.of(ANNA) == replace(wished, language=None, confirm=True)
    assert await app.preferences.of(BEN) == Preferences()


async def test_server_settings(app: Application) -> None:
    assert await app.preferences.of_server(5) == ServerSettings()
    wished = ServerSettings(channel_id=7, threads=False, pace=Pace.NO_LIMIT, language="ja", is_quiet=True)
    await app.preferences.change_server(5, wished)
    assert await app.preferences.of_server(5) == wished
    await app.preferences.forget_server(5)
    assert await app.preferences.of_server(5) == ServerSettings()


async def test_the_block_list(app: Application) -> None:
    assert await app.blocks.block(ANNA, BEN)
    assert not await app.blocks.block(ANNA, BEN)
    await app.blocks.block(ANNA, CARL)
    assert await app.blocks.blocked_by(ANNA) == [BEN, CARL]
    assert await app.blocks.unblock(ANNA, BEN)
    assert not await app.blocks.unblock(ANNA, BEN)
    assert await app.blocks.blocked_by(BEN) == []


async def test_a_notice_is_said_once_or_once_in_a_while(app: Application, clock: FakeClock) -> None:
    assert await app.said_once.claim_once("permission:5")
    assert not await app.said_once.claim_once("permission:5")
    await app.said_once.forget("permission:5")
    assert await app.said_once.claim_once("permission:5")
    clock.forward(99)
    assert not await app.said_once.claim_once("permission:5", every=100)
    clock.forward(1)
    assert await app.said_once.claim_once("permission:5", every=100)
    assert not await app.said_once.claim_once("permission:5", every=100)


async def test_a_name_is_written_only_when_it_changed(app: Application) -> None:
    assert await app.names.name(ANNA) is None
    assert await app.names.remember(ANNA, "Anna") == "Anna"
    assert await app.names.remember(ANNA, "Anna") == "Anna"
    await app.names.remember(ANNA, "Änne")
    assert await app.names.name(ANNA) == "Änne"


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  two\n lines\t", "two lines"),
        ("\u202egnirts\u202c", "gnirts"),
        ("zero\u200bwidth\u200d\ufeff", "zerowidth"),
        ("\u2028\u2029", "?"),
        ("", "?"),
        ("\x00\x1b[31mred", "[31mred"),
        ("名前 😀", "名前 😀"),
        ("a\u3000b\u00a0c", "a b c"),
        ("x" * 50, "x" * 32),
        ("\ud800", "?"),
        ("\u3164\u2800", "?"),
    ],
)
def test_names_are_cleaned(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned
