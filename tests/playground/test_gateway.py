"""The gateway: identify, heartbeats, resume, intents, and trouble with the line."""

import json
import zlib
from typing import Any

import aiohttp
import pytest

from playground.driver import Playground
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]


async def test_a_wrong_token_is_shown_the_door(raw: RawPlayground) -> None:
    socket = await raw.bot.dial()
    await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
    assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
    assert socket.close_code == 4004
    status, answer = await raw.bot.call("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    assert (status, answer["code"]) == (401, 0)


async def test_heartbeats_are_answered_and_nonsense_is_not(raw: RawPlayground) -> None:
    socket = await raw.bot.dial()
    await socket.send_json({"op": 1, "d": None})
    assert (await socket.receive_json())["op"] == 11
    await socket.send_str("nonsense")
    assert (await socket.receive()).data == 4002


async def test_ready_then_the_guilds(raw: RawPlayground) -> None:
    ready = await raw.bot.connect()
    assert ready["guilds"] == [{"id": raw.mira.state.guild["id"], "unavailable": True}]
    guild = await raw.bot.event("GUILD_CREATE")
    assert [one["name"] for one in guild["channels"]] == ["market-square", "tavern"]
    assert guild["members"][0]["user"]["bot"]


async def test_what_was_missed_is_replayed_on_resume(raw: RawPlayground) -> None:
    ready = await raw.bot.connect()
    assert raw.bot.socket is not None
    await raw.bot.socket.close(code=4000)
    await raw.mira.say("while you were away")
    await raw.ravi.sees("while you were away")
    socket = await raw.bot.dial()
    resume = {"token": raw.bot.token, "session_id": ready["session_id"], "seq": 2}
    await socket.send_json({"op": 6, "d": resume})
    assert (await raw.bot.event("MESSAGE_CREATE"))["content"] == "while you were away"
    assert await raw.bot.event("RESUMED") == {}


@pytest.mark.parametrize("session", ["unknown", None])
async def test_an_unknown_session_must_identify_anew(raw: RawPlayground, session: str | None) -> None:
    socket = await raw.bot.dial()
    await socket.send_json({"op": 6, "d": {"token": raw.bot.token, "session_id": session, "seq": 1}})
    frame = await socket.receive_json()
    assert (frame["op"], frame["d"]) == (9, False)


async def test_a_bot_hears_only_what_it_asked_for(raw: RawPlayground) -> None:
    assert raw.bot.socket is not None
    await raw.bot.socket.close()
    await raw.bot.connect(intents=1 << 9)
    await raw.mira.say("not for bots")
    assert (await raw.bot.event("MESSAGE_CREATE"))["content"] == "", "no MESSAGE_CONTENT"
    await raw.mira.say(f"<@{await raw.bot.id()}> for you")
    assert "for you" in (await raw.bot.event("MESSAGE_CREATE"))["content"]


async def test_kicked_and_invited(raw: RawPlayground) -> None:
    guild = raw.mira.state.guild["id"]
    await raw.pg.control.kick_bot(guild)
    assert await raw.bot.event("GUILD_DELETE") == {"id": guild}
    assert (await raw.send({"content": "x"}))[1]["code"] == 50001
    await raw.pg.control.invite_bot(guild)
    assert (await raw.bot.event("GUILD_CREATE"))["id"] == guild
    assert (await raw.send({"content": "x"}))[0] == 200


@pytest.mark.parametrize("trouble", ["drop", "reconnect"])
async def test_the_sample_bot_survives_a_lost_line(pg: Playground, trouble: str) -> None:
    mira = pg.person("Mira")
    await mira.command("/shop table")
    await pg.control.gateway(trouble)
    await mira.until(lambda: mira.state.bot["state"] == "offline")
    await pg.bot_is(True)
    await mira.click("Count 1")
    await mira.sees("The table, 2")
    assert (await pg.control.bot())["resumes"] == 1
    pg.bot.tracebacks_expected = True  # discord.py logs the lost line with one


async def test_a_command_while_the_line_is_cut_fails_for_the_person_and_is_not_the_bots_fault(pg: Playground) -> None:
    mira = pg.person("Mira")
    await mira.command("/shop table")
    await pg.control.gateway("drop")
    with pytest.raises(AssertionError, match="interaction failed"):
        await mira.click("Count 1")
    await pg.bot_is(True)
    await mira.click("Count 1")
    await mira.sees("The table, 2")
    assert await pg.control.violations() == []
    pg.bot.tracebacks_expected = True  # discord.py logs the lost line, and the late callback, with one


async def test_frames_are_compressed_for_who_asks(raw: RawPlayground) -> None:
    address = f"{raw.bot.url}/gateway/?v=10&encoding=json&compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        stream, flushed = zlib.decompressobj(), b"\x00\x00\xff\xff"
        hello = await socket.receive_bytes()
        assert hello.endswith(flushed)
        assert json.loads(stream.decompress(hello))["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": raw.bot.token, "intents": 1, "compress": True}})
        assert json.loads(stream.decompress(await socket.receive_bytes()))["t"] == "READY", "one stream for all frames"


async def test_discord_py_asks_for_it_and_reads_it(pg: Playground) -> None:
    assert (await pg.control.bot())["compression"] == "zlib-stream"
    await pg.control.gateway("drop")
    await pg.bot_is(False)
    await pg.bot_is(True)
    assert await pg.person("Mira").command("/shop table") is not None, "each connection has a stream of its own"
    pg.bot.tracebacks_expected = True  # discord.py logs the lost line with one
