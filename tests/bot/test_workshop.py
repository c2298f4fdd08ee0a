"""Long work: made once for all who wait, bounded, and gone with the bot."""

import asyncio
import json
from random import Random

import pytest

from bot.application import Application
from bot.archive import jobs as module
from bot.archive.jobs import Jobs, WorkFailed
from bot.errors import NotThisRound, TooManyJobs
from tests.bot.world import ANNA, PLACE, SINGLE, play_random, start_match


async def test_a_story_and_a_film_of_a_real_game(app: Application, rng: Random) -> None:
    match = await start_match(app, options=SINGLE)
    await play_random(app, match, rng, moves=8)
    await app.endings.resign(match.code, ANNA)
    rounds = await app.open_rounds.open(match.code, ANNA, PLACE)
    heard: list[tuple[int, int]] = []
    story = await app.analyses.story(rounds, 1, lambda done, of: heard.append((done, of)))
    assert heard[-1] == (8, 8)
    assert len(story.turning.chances) == 9
    for advice in story.advice:
        assert advice.lesson.played == rounds.round(1).events[advice.lesson.ply - 1]
        assert advice.reasons
    assert app.analyses.has_story(match.code, 1)
    film = await app.analyses.film(rounds, 1, lambda _, __: None)
    assert film.startswith(b"GIF89a")
    with pytest.raises(NotThisRound):
        await app.analyses.film(rounds, 2, lambda _, __: None)


async def test_who_asks_for_the_same_waits_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, ...]] = []
    go = asyncio.Event()

    async def process(arguments: tuple[str, ...], record: bytes, tell: module.Progress) -> bytes:
        started.append(arguments)
        await go.wait()
        tell(1, 1)
        return json.dumps([*arguments, record.decode()]).encode()

    monkeypatch.setattr(module, "_process", process)
    shop, heard = Jobs(), list[int]()
    waiting = [
        asyncio.create_task(shop.make(("film", "1"), ("a",), "R", lambda _, of: heard.append(of))) for _ in range(3)
    ]
    others = [
        asyncio.create_task(shop.make(("film", "1"), (str(number),), "R", lambda _, __: None))
        for number in range(module.WAITING_ROOM)
    ]
    await asyncio.sleep(0)
    with pytest.raises(TooManyJobs):
        await shop.make(("film", "1"), ("one too many",), "R", lambda _, __: None)
    waiting[0].cancel()
    go.set()
    assert await waiting[1] == await waiting[2]
    await asyncio.gather(*others)
    assert heard == [1, 1, 1]
    assert len(started) == 1 + len(others)
    assert shop.finished("a")


async def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def process(*_: object) -> bytes:
        return bytes(1000)

    monkeypatch.setattr(module, "_process", process)
    monkeypatch.setattr(module, "REMEMBERED", 2500)
    shop = Jobs()
    for key in "abc":
        await shop.make((), (key,), "", lambda _, __: None)
    assert [bool(shop.finished(key)) for key in "abc"] == [False, True, True]


async def test_a_worker_that_fails_says_so(caplog: pytest.LogCaptureFixture) -> None:
    shop = Jobs()
    with pytest.raises(WorkFailed):
        await shop.make(("film", "1"), ("bad",), "this is no record", lambda _, __: None)
    assert "bad failed" in caplog.text
    assert shop.finished("bad") is None
    await shop.close()
