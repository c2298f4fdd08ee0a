"""Rate limits and faults: the sample bot has to live with both."""

import time

import aiohttp
import pytest

from playground.driver import Failed, Playground
from playground.faults import Faults
from tests.playground.raw_bot import RawPlayground


async def test_discord_py_waits_out_the_rate_limit_and_succeeds(pg: Playground) -> None:
    mira = pg.person("Mira")
    await pg.control.rate_limits(messages=3)
    started = time.monotonic()
    await mira.command("/shop many", count=4)
    await mira.sees("Thing 3", within=15)
    assert time.monotonic() - started > 4
    await pg.control.rate_limits(on=False)


async def test_the_limits_say_how_long_to_wait(raw: RawPlayground) -> None:
    await raw.pg.control.rate_limits()
    for _ in range(5):
        assert (await raw.send({"content": "x"}))[0] == 200
    status, answer = await raw.send({"content": "x"})
    assert status == 429
    assert 0 < answer["retry_after"] <= 5
    assert answer["global"] is False
    assert (await raw.send({"content": "x"}, channel=_other(raw)))[0] == 200, "another channel has its own"
    await raw.pg.control.rate_limits(per_second=1)
    await raw.bot.call("GET", "/users/@me")
    status, answer = await raw.bot.call("GET", "/users/@me")
    assert (status, answer["global"]) == (429, True)


def _other(raw: RawPlayground) -> str:
    return next(one for one, channel in raw.mira.state.channels.items() if channel["name"] == "tavern")


async def test_headers_of_a_limited_route(raw: RawPlayground) -> None:
    await raw.pg.control.rate_limits()
    url = f"{raw.bot.url}/api/v10/channels/{raw.channel}/messages"
    headers = {"Authorization": f"Bot {raw.bot.token}"}
    async with aiohttp.ClientSession() as session, session.post(url, json={"content": "x"}, headers=headers) as answer:
        assert answer.headers["X-RateLimit-Remaining"] == "4"
        assert answer.headers["Content-Type"] == "application/json"
        assert "Via" in answer.headers


async def test_a_server_error_is_retried_by_discord_py(pg: Playground) -> None:
    mira = pg.person("Mira")
    await pg.control.fault("status", method="POST", path=r"/channels/\d+/messages$", status=502, count=1)
    await mira.command("/shop many", count=1)
    await mira.sees("Thing 0")
    (fault,) = await pg.control.faults()
    assert fault["struck"] == 1


async def test_an_answer_lost_after_the_deed_was_done(raw: RawPlayground) -> None:
    await raw.pg.control.fault("status", path="/messages$", status=500, count=1, after=True)
    status, _ = await raw.send({"content": "done all the same"})
    assert status == 500
    await raw.mira.sees("done all the same")
    assert not raw.context.violations


async def test_a_reset_connection(raw: RawPlayground) -> None:
    await raw.pg.control.fault("reset", path="/messages$", count=1)
    with pytest.raises(aiohttp.ClientError):
        await raw.send({"content": "x"})
    assert (await raw.send({"content": "y"}))[0] == 200
    assert not [one for one in raw.mira.messages() if one.text == "x"]


async def test_a_slow_callback_comes_too_late_and_is_not_the_bots_fault(pg: Playground) -> None:
    await pg.control.fault("slow", path="/callback$", seconds=3.2, count=1)
    with pytest.raises(Failed):
        await pg.person("Mira").command("/shop table")
    await pg.control.clear_faults()
    await pg.person("Mira").command("/shop table")
    assert await pg.control.violations() == []
    pg.bot.tracebacks_expected = True


def test_chances_can_be_repeated() -> None:
    def run() -> list[bool]:
        faults = Faults()
        faults.seed(7)
        faults.add({"kind": "status", "chance": 0.5})
        return [faults.pick("GET", "/x") is not None for _ in range(20)]

    assert run() == run()
    assert 0 < sum(run()) < 20


async def test_a_lost_answer_does_not_double_a_message_that_has_a_nonce(pg: Playground) -> None:
    mira = pg.person("Mira")
    await pg.control.fault("status", method="POST", path=r"/channels/\d+/messages$", count=1, after=True)
    await mira.command("/shop many", count=2)
    await mira.sees("Thing 1")
    assert [one.text for one in mira.messages() if "Thing 0" in one.text] == ["Thing 0"]
