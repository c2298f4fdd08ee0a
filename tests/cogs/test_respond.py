"""Answers on a bad line, with a Discord that can be told what to answer."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.hosting.metrics import Metrics
from bot.store.errors import ClaimedElsewhere
from cogs.core import respond
from cogs.core.request import Interaction, Request
from cogs.core.screen import Screen, box, text

SCREEN = Screen((box(text("How things are")),))


def refused(code: int, status: int = 400) -> discord.HTTPException:
    response = cast("aiohttp.ClientResponse", SimpleNamespace(status=status, reason=""))
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})


class UnreliableDiscord:
    """An interaction whose requests end as planned; None is success. `sent` has what was tried."""

    def __init__(self, **plans: list[Exception | None]) -> None:
        self.plans, self.sent = plans, list[str]()
        self.id, self.extras = 1, dict[str, Any]()
        self.message: Any = None
        self.original: Any = None
        self.followup = SimpleNamespace(send=self._request("follow up"))
        self.type = discord.InteractionType.application_command
        self.has_left = False
        self.client = SimpleNamespace(metrics=Metrics(), is_closed=lambda: self.has_left)
        self.is_answered = False
        self.response = SimpleNamespace(
            is_done=lambda: self.is_answered, defer=self._first("defer"), send_message=self._first("send_message")
        )
        self.edit_original_response = self._request("edit")

    async def original_response(self) -> Any:
        return self.original

    def _request(self, name: str) -> Callable[..., Awaitable[Any]]:
        async def request(*_: object, **__: object) -> Any:
            self.sent.append(name)
            planned = self.plans.get(name) or [None]
            outcome = planned.pop(0)
            if outcome is not None:
                raise outcome
            flags = SimpleNamespace(ephemeral=False)
            return SimpleNamespace(id=7, message_id=7, flags=flags, is_ephemeral=lambda: False)

        return request

    def _first(self, name: str) -> Callable[..., Awaitable[Any]]:
        send = self._request(name)

        async def first(**fields: object) -> Any:
            answer = await send(**fields)
            self.is_answered = True
            return answer

        return first

    async def answer(self, seconds: float = 0.0, *, waited: float = 0.0) -> Screen | None:
        interaction = cast("Interaction", self)
        Request.of(interaction).begun -= waited
        shown = await respond.answer(interaction, making(seconds))
        return shown.screen if shown else None

    @property
    def lost(self) -> int:
        return int(self.client.metrics.registry.get_sample_value("jaipur_lost_total"))


def cut() -> Exception:
    return aiohttp.ServerDisconnectedError()


async def test_a_line_that_fails_is_tried_again() -> None:
    line = UnreliableDiscord(send_message=[cut(), ConnectionResetError(), None])
    assert await line.answer() is SCREEN
    assert (line.sent, line.lost) == (["send_message"] * 3, 0)


async def test_what_discord_heard_although_we_were_not_told_is_put_right() -> None:
    line = UnreliableDiscord(send_message=[cut(), refused(40060)])
    assert await line.answer() is SCREEN
    assert line.sent == ["send_message", "send_message", "edit"]


@pytest.mark.parametrize(("is_private", "then"), [(True, "edit"), (False, "follow up")])
async def test_what_answers_a_click_on_a_table_is_looked_at_before_a_hand_is_shown_there(
    is_private: bool, then: str
) -> None:
    """Another process may have put the click off: then the original answer is the table itself."""
    line = UnreliableDiscord(send_message=[cut(), refused(40060)])
    line.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False))
    line.original = SimpleNamespace(flags=SimpleNamespace(ephemeral=is_private))
    assert await line.answer() is SCREEN
    assert line.sent == ["send_message", "send_message", then]


async def test_a_promise_that_was_heard_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(respond, "PATIENCE", 0.01)
    line = UnreliableDiscord(defer=[cut(), refused(40060)])
    assert await line.answer(0.05) is SCREEN
    assert (line.sent, line.lost) == (["defer", "defer", "edit"], 0)


async def test_who_waited_while_the_bot_was_busy_is_told_at_once_that_it_takes_a_moment() -> None:
    line = UnreliableDiscord()
    assert await line.answer(0.05, waited=respond.PATIENCE) is SCREEN
    assert line.sent == ["defer", "edit"]


@pytest.mark.parametrize("code", [10062, 10015, 50027, 10003, 10008, 40060])
async def test_where_nobody_is_left_nothing_more_is_tried(code: int) -> None:
    line = UnreliableDiscord(send_message=[refused(code)])
    assert await line.answer() is None
    assert (line.sent, line.lost) == (["send_message"], 1)


@pytest.mark.parametrize(
    ("attempts", "is_certain"),
    [
        ([refused(10062)], True),
        ([refused(50035)], True),
        ([refused(40060)], False),
        ([cut(), refused(10062)], False),
        ([refused(0, 503)] * 3, False),
        ([None], False),
    ],
)
async def test_who_asks_is_told_that_discord_has_certainly_not_taken_it(
    attempts: list[Exception | None], is_certain: bool
) -> None:
    told = []

    async def lost() -> None:
        told.append("lost")

    async def make() -> Screen:
        return replace(SCREEN, lost=lost)

    line = UnreliableDiscord(send_message=attempts)
    with suppress(discord.HTTPException):
        await respond.answer(cast("Interaction", line), make())
    assert told == ["lost"] * is_certain


async def test_trouble_that_lasts_is_given_up_without_a_fault() -> None:
    line = UnreliableDiscord(send_message=[refused(0, 503), cut(), cut(), None])
    assert await line.answer() is None
    assert (len(line.sent), line.lost) == (3, 1)


async def test_a_bot_that_has_left_sends_nothing_more() -> None:
    line = UnreliableDiscord()
    line.has_left = True
    assert await line.answer() is None
    assert (line.sent, line.lost) == ([], 1)


async def test_what_discord_refuses_for_our_own_fault_is_raised() -> None:
    line = UnreliableDiscord(send_message=[refused(50035)])
    with pytest.raises(discord.HTTPException):
        await line.answer()


async def test_what_was_sent_after_a_slow_click_is_changed_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a click that was put off, the original response is the message with the button, which everybody sees."""
    monkeypatch.setattr(respond, "PATIENCE", 0.01)
    line = UnreliableDiscord()
    line.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False))
    line.followup = SimpleNamespace(send=line._request("follow up"), edit_message=line._request("edit the follow-up"))
    shown = await respond.answer(cast("Interaction", line), making(0.05))
    assert shown is not None
    await shown.message.edit(SCREEN)
    assert line.sent == ["defer", "follow up", "edit the follow-up"]


@pytest.mark.parametrize("replaces", [None, True, False])
async def test_a_private_screen_never_takes_the_place_of_a_public_message(replaces: bool | None) -> None:
    line = UnreliableDiscord()
    line.message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False))
    await respond.show(cast("Interaction", line), replace(SCREEN, replaces=replaces))
    assert line.sent == ["send_message"]


async def making(seconds: float) -> Screen:
    await asyncio.sleep(seconds)
    return SCREEN


async def test_a_fault_of_what_nobody_waits_for_any_more_is_said_in_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The bot is stopped while it makes an answer: what is at hand goes on, and another process may have its claim."""
    goes_on = asyncio.Event()

    async def make() -> Screen:
        await goes_on.wait()
        raise ClaimedElsewhere("another process answers this interaction")

    line = UnreliableDiscord()
    answering = asyncio.create_task(respond.answer(cast("Interaction", line), make()))
    await asyncio.sleep(0)
    answering.cancel()
    with suppress(asyncio.CancelledError):
        await answering
    goes_on.set()
    caplog.set_level("INFO")
    for _ in range(3):
        await asyncio.sleep(0)
    gc.collect()
    assert [(one.name, one.exc_info) for one in caplog.records] == [("cogs", None)]
    assert "another process answers" in caplog.text
