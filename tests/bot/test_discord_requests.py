"""How often a request was really sent, against a real server and with discord.py's own client."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route

from bot.discord_requests import Refusals, counted_attempts, request_trace
from bot.store.errors import ClaimedElsewhere
from tests.bot.world import FakeClock


class PretendDiscord:
    """Answers requests to a channel with the statuses that are planned for it, one after another."""

    def __init__(self) -> None:
        self.plans: dict[str, list[int]] = {}
        self.responded: Counter[int] = Counter()
        self.clock = FakeClock()
        self.refusals = Refusals(self.clock, most=3)
        self.scope = "user"
        app = web.Application()
        app.add_routes([web.route("*", "/users/@me", self._me), web.route("*", "/{channel}", self._answer)])
        self.server = TestServer(app)

    async def _me(self, _: web.Request) -> web.Response:
        return web.json_response({"id": "1", "username": "jaipur", "discriminator": "0", "avatar": None})

    async def _answer(self, request: web.Request) -> web.Response:
        status = self.plans[request.match_info["channel"]].pop(0)
        body = json.dumps({"code": 50001, "message": "", "retry_after": 0.01}).encode()
        return web.Response(status=status, body=body, headers=self._headers())

    def _headers(self) -> dict[str, str]:
        return {"Content-Type": "application/json", "Via": "1", "X-RateLimit-Scope": self.scope}

    def respond(self, status: int) -> None:
        self.responded[status] += 1


@pytest.fixture
async def pretended() -> AsyncIterator[PretendDiscord]:
    discord_ = PretendDiscord()
    await discord_.server.start_server()
    yield discord_
    await discord_.server.close()


@pytest.fixture
async def client(pretended: PretendDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[HTTPClient]:
    """What discord.py sends its requests with; without the seconds it waits before it tries again."""
    monkeypatch.setattr(Route, "BASE", str(pretended.server.make_url("")).rstrip("/"))
    sleep = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds: sleep(min(seconds, 0.01)))
    http = HTTPClient(asyncio.get_running_loop(), http_trace=request_trace(pretended.respond, pretended.refusals))
    await http.static_login("token")
    yield http
    await http.close()


async def send(client: HTTPClient, channel: str) -> int:
    """How often it was sent, whether it succeeded or not."""
    with counted_attempts() as sent, suppress(discord.HTTPException):
        await client.request(Route("POST", "/{channel}", channel=channel))
    return sent.attempts


async def test_a_refusal_at_once_is_one_attempt(client: HTTPClient, pretended: PretendDiscord) -> None:
    pretended.plans["a"] = [403]
    assert await send(client, "a") == 1
    assert pretended.responded[403] == 1


async def test_a_refusal_after_trouble_is_two_attempts(client: HTTPClient, pretended: PretendDiscord) -> None:
    pretended.plans["a"] = [502, 403]
    assert await send(client, "a") == 2
    assert pretended.responded == {200: 1, 502: 1, 403: 1}  # 200 is the login


async def test_success_after_a_rate_limit_is_two_attempts(client: HTTPClient, pretended: PretendDiscord) -> None:
    pretended.plans["a"] = [429, 200]
    assert await send(client, "a") == 2
    assert pretended.responded[429] == 1


async def test_tasks_at_the_same_time_do_not_mix(client: HTTPClient, pretended: PretendDiscord) -> None:
    pretended.plans |= {"a": [502, 502, 403], "b": [403], "c": [502, 200]}
    assert await asyncio.gather(*(send(client, channel) for channel in "abc")) == [3, 1, 2]


async def test_a_block_in_a_block_counts_for_both_and_nothing_after_it(
    client: HTTPClient, pretended: PretendDiscord
) -> None:
    pretended.plans["a"] = [200, 200, 200]
    with counted_attempts() as outer:
        assert await send(client, "a") == 1
        await asyncio.create_task(client.request(Route("POST", "/{channel}", channel="a")))
    await client.request(Route("POST", "/{channel}", channel="a"))
    assert outer.attempts == 2


async def test_what_found_no_connection_was_not_sent(client: HTTPClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")  # nobody listens there
    with counted_attempts() as sent, pytest.raises(aiohttp.ClientConnectionError):
        await client.request(Route("POST", "/{channel}", channel="a"))
    assert sent.attempts == 0


async def test_refusals_of_the_last_ten_minutes_are_counted(client: HTTPClient, pretended: PretendDiscord) -> None:
    pretended.plans["a"] = [403, 404, 500, 403, 429, 200]
    for _ in range(4):
        await send(client, "a")
    assert (pretended.refusals.lately, pretended.refusals.are_too_many) == (3, True), "404 and 500 do not count"
    pretended.clock.forward(599)
    assert pretended.refusals.are_too_many
    pretended.clock.forward(1)
    assert (pretended.refusals.lately, pretended.refusals.are_too_many) == (0, False)


async def test_a_limit_that_others_share_is_not_counted(client: HTTPClient, pretended: PretendDiscord) -> None:
    pretended.scope, pretended.plans["a"] = "shared", [429, 200]
    await send(client, "a")
    assert pretended.refusals.lately == 0


async def test_a_clock_that_was_set_back_shuts_nobody_out(pretended: PretendDiscord) -> None:
    for _ in range(3):
        pretended.refusals.responded(403, None)
    pretended.clock.forward(-60)
    assert not pretended.refusals.are_too_many


async def test_who_may_not_speak_any_more_sends_nothing(pretended: PretendDiscord, client: HTTPClient) -> None:
    """Another process plays now: what this one was about to say would be said twice."""

    async def may_speak() -> None:
        raise ClaimedElsewhere("another process may have the shards")

    trace = request_trace(pretended.respond, pretended.refusals, may_speak)
    muted = HTTPClient(asyncio.get_running_loop(), http_trace=trace)
    before = dict(pretended.responded)
    with pytest.raises(ClaimedElsewhere):
        await muted.static_login("token")
    assert pretended.responded == before
    await muted.close()
