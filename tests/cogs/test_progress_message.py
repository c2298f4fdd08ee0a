"""A bar never stands still: whatever becomes of the work, and whatever is lost on the line, the person is told."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.errors import OneJobAtATime
from bot.language import languages
from bot.store.errors import DatabaseFull
from bot.workers.pool import WorkerFailed
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, text
from cogs.record_book import progress_message
from cogs.record_book.progress_message import in_the_making
from tests.cogs.test_languages import texts

PHRASING = Phrasing(languages()["en"], {})
DONE = Screen((box(text("done")),))
RESET = aiohttp.ClientOSError(104, "Connection reset by peer")


def refused(status: int, code: int) -> discord.HTTPException:
    kind = discord.NotFound if status == 404 else discord.DiscordServerError
    return kind(cast("Any", SimpleNamespace(status=status, reason="")), {"code": code, "message": ""})


class Discord:
    """Shows what it is sent; some edits fail."""

    def __init__(self, *faults: Exception | None) -> None:
        self.shown: list[str] = []
        self.faults = list(faults)
        self.work: list[Any] = []
        self.is_leaving = False

    async def edit_message(self, _: int, *, view: discord.ui.LayoutView, attachments: object) -> None:
        assert attachments == []
        fault = self.faults.pop(0) if self.faults else None
        if fault:
            raise fault
        (said,) = texts(cast("Screen", SimpleNamespace(view=lambda: view)))
        self.shown.append(said)

    def interaction(self) -> Interaction:
        client = SimpleNamespace(
            background=lambda work, _: self.work.append(work),
            is_leaving=self.is_leaving,
            metrics=SimpleNamespace(errors=SimpleNamespace(inc=lambda: None)),
        )
        return cast("Interaction", SimpleNamespace(id=1, client=client, followup=self))


async def follow(server: Discord, making: Any) -> list[str]:
    screen = in_the_making(server.interaction(), PHRASING, "Judging", making)
    assert screen.sent
    await screen.sent(77)
    [work] = server.work
    await work
    return server.shown


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (DatabaseFull("the disk is full"), "can't save anything"),
        (OneJobAtATime(), "still"),
        (WorkerFailed(), "didn't work"),
        (RuntimeError("a fault of ours"), "went wrong"),
    ],
)
async def test_what_became_of_it_is_said(fault: Exception, told: str) -> None:
    async def fail(_: object) -> Screen:
        raise fault

    shown = await follow(Discord(), fail)
    assert told in shown[-1]


@pytest.mark.parametrize("fault", [RESET, refused(502, 0)])
async def test_an_edit_that_is_lost_stops_nothing(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_message, "BREATH", 0.01)

    async def make(progress: Any) -> Screen:
        for share in range(1, 4):
            progress(share, 4)
            await asyncio.sleep(0.05)
        return DONE

    assert (await follow(Discord(fault, None, fault), make))[-1] == "done"
    assert await follow(Discord(*[fault] * 100), make) == [], "and does not try for ever"


async def test_the_result_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def make(_: object) -> Screen:
        return DONE

    assert await follow(Discord(RESET), make) == ["done"]


async def test_what_takes_longer_than_discord_waits_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards nothing can be changed any more: the bar would stand there for ever."""
    monkeypatch.setattr(progress_message, "BREATH", 0.01)
    monkeypatch.setattr(progress_message, "LIFE", 0.1)

    async def make(progress: Any) -> Screen:
        progress(1, 2)
        await asyncio.sleep(60)
        return DONE

    assert "Ask again later" in (await follow(Discord(), make))[-1]


async def test_a_bot_that_leaves_says_so_and_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_message, "BREATH", 0.01)

    async def make(_: object) -> Screen:
        await asyncio.sleep(60)
        return DONE

    server = Discord()
    server.is_leaving = True
    assert "restarted" in (await follow(server, make))[-1]


async def test_who_has_dismissed_it_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_message, "BREATH", 0.01)
    made: list[bool] = []

    async def make(_: object) -> Screen:
        await asyncio.sleep(0.2)
        made.append(True)
        return DONE

    server = Discord(refused(404, 10008))
    assert await follow(server, make) == []
    assert not made, "nobody waits for it here"
