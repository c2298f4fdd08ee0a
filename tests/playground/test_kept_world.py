"""The playground keeps its world in a file: what people saw is there again after a restart."""

import asyncio
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from playground.__main__ import parse_options
from playground.driver import Playground
from playground.keep_world import WorldKeeper
from playground.server import Server
from playground.world_file import FORMAT, WorldFile
from tests.playground.conftest import SAMPLE_BOT
from tests.playground.running import Running, Start

SHOW_CLOCK = """
import os, pathlib, time
print('clock', pathlib.Path(os.environ['CLOCK']).read_text(), flush=True)
time.sleep(60)
"""


async def address(program: Running) -> str:
    return str((await program.says(r"open (http://\S+)"))[1])


def stored(world: Path) -> int:
    """How many messages the file holds. The playground that has it must have ended."""
    with closing(sqlite3.connect(world)) as database:
        return int(database.execute("SELECT count(*) FROM messages").fetchone()[0])


async def test_messages_pictures_and_secrets_are_there_after_a_restart(start: Start, tmp_path: Path) -> None:
    world = tmp_path / "data" / "world"
    first = await start("--world", str(world), "--", *SAMPLE_BOT)
    url = await address(first)
    await first.says("the bot is online")
    async with Playground.connect(url) as pg:
        mira, ravi = pg.person("Mira"), pg.person("Ravi")
        await mira.command("/shop table")
        await mira.click("Count 1")
        await mira.sees("The table, 2")
        await ravi.command("/shop buy", fruit="apple")
        bought = ravi.private().text
        await mira.speak("fr")
        await mira.say("see you tomorrow")
        await ravi.sees("see you tomorrow")
        seen = [one.text for one in mira.messages()]
    await first.end()

    second = await start("--world", str(world), "--", *SAMPLE_BOT)
    fresh_url = await address(second)
    assert fresh_url != url
    await second.says("the bot is online")
    async with Playground.connect(fresh_url) as pg:
        mira, ravi = pg.person("Mira"), pg.person("Ravi")
        assert [one.text for one in mira.messages()] == seen
        assert ravi.private().text == bought
        assert bought not in mira.screen()
        assert mira.state.me["locale"] == "fr"
        table = await mira.sees("The table, 2")
        assert url not in str(table.raw)
        for file in table.raw["attachments"]:
            assert await mira.fetch(file["url"])
        await ravi.click("Count 2")  # the same bot, a button from before
        await mira.sees("The table, 3")
        newest = await ravi.command("/shop greet", who=mira, tone="Loud")
        assert newest is not None
        assert int(newest.raw["id"]) == max(int(one.raw["id"]) for one in ravi.messages())


async def test_a_killed_playground_has_lost_a_moment_at_most(start: Start, tmp_path: Path) -> None:
    world = tmp_path / "world"
    first = await start("--world", str(world))
    async with Playground.connect(await address(first)) as pg:
        await pg.person("Mira").say("before the power failed")
        await pg.person("Ravi").sees("before the power failed")
        async with asyncio.timeout(10):
            while not world.with_name("world-wal").exists() or b"power failed" not in _bytes(tmp_path):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        first.process.kill()
        await first.process.wait()
    second = await start("--world", str(world))
    async with Playground.connect(await address(second)) as pg:
        await pg.person("Ravi").sees("before the power failed")


def _bytes(folder: Path) -> bytes:
    return b"".join(one.read_bytes() for one in folder.glob("world*"))


def _other_format(world: Path) -> None:
    with closing(sqlite3.connect(world)) as database:
        database.execute(f"PRAGMA user_version = {FORMAT + 1}")


def _no_database(world: Path) -> None:
    world.write_bytes(b"this is no world" * 100)


def _half_a_state(world: Path) -> None:
    with closing(sqlite3.connect(world)) as database, database:
        database.execute("""UPDATE state SET body = '{"url": "http://x", "clock": 0}'""")


@pytest.mark.parametrize("spoil", [_other_format, _no_database, _half_a_state])
async def test_a_file_that_cannot_be_read_is_put_aside_and_named(start: Start, tmp_path: Path, spoil: object) -> None:
    world = tmp_path / "world"
    first = await start("--world", str(world))
    async with Playground.connect(await address(first)) as pg:
        await pg.person("Mira").say("old times")
        await pg.person("Ravi").sees("old times")
    await first.end()
    assert callable(spoil)
    spoil(world)
    before = world.read_bytes()
    second = await start("--world", str(world))
    await second.says(r"cannot be read: .+ It is \S+world\.old1 now, and a new world begins")
    async with Playground.connect(await address(second)) as pg:
        assert pg.person("Mira").messages() == []
    assert len((tmp_path / "world.old1").read_bytes()) == len(before)


async def test_fresh_begins_anew_and_keeps_the_old_file(start: Start, tmp_path: Path) -> None:
    world = tmp_path / "world"
    first = await start("--world", str(world))
    async with Playground.connect(await address(first)) as pg:
        await pg.person("Mira").say("old times")
        await pg.person("Ravi").sees("old times")
    await first.end()
    second = await start("--world", str(world), "--fresh")
    await second.says(r"the old one is \S+world\.old1")
    async with Playground.connect(await address(second)) as pg:
        assert pg.person("Mira").messages() == []
    assert stored(tmp_path / "world.old1") == 1


async def test_a_second_playground_leaves_the_file_alone(start: Start, tmp_path: Path) -> None:
    world = tmp_path / "world"
    first = await start("--world", str(world))
    await address(first)
    second = await start("--world", str(world))
    await second.says("another playground uses")
    async with Playground.connect(await address(second)) as pg:
        await pg.person("Mira").say("not kept")
        await pg.person("Ravi").sees("not kept")
    await second.end()
    await first.end()
    assert stored(world) == 0


async def test_only_the_newest_messages_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.keep_world.KEPT", 3)
    server = Server()
    await server.start()
    keeper = WorldKeeper(server.context, WorldFile(tmp_path / "world"), lambda _: None)
    keeper.open()
    async with Playground.connect(server.context.url) as pg:
        for number in range(5):
            await pg.person("Mira").say(f"line {number}")
        await pg.person("Ravi").sees("line 4")
        await keeper.close()
    await server.stop()
    with closing(sqlite3.connect(tmp_path / "world")) as database:
        kept = [row[0] for row in database.execute("SELECT body FROM messages ORDER BY id")]
    assert [re.findall(r"line \d", body) for body in kept] == [["line 2"], ["line 3"], ["line 4"]]


async def test_time_that_people_let_pass_moves_the_bots_clock_and_is_kept(start: Start, tmp_path: Path) -> None:
    arguments = [
        "--world",
        str(tmp_path / "world"),
        "--clock-variable",
        "CLOCK",
        "--",
        sys.executable,
        "-c",
        SHOW_CLOCK,
    ]
    first = await start(*arguments)
    url = await address(first)
    await first.says(r"clock 0")
    async with Playground.connect(url) as pg:
        mira = pg.person("Mira")
        await mira.state.send({"t": "advance", "nonce": "1", "seconds": 86_400})
        await mira.say("a day later")
        await mira.sees("a day later")
        assert await pg.control.clock_ahead() == 86_400
        assert (tmp_path / "world.clock").read_text() == "86400.0"
        for seconds in (-5, 0, 8 * 86_400, "soon"):
            await mira.state.send({"t": "advance", "nonce": "2", "seconds": seconds})
        await mira.say("still")
        await mira.sees("still")
        assert await pg.control.clock_ahead() == 86_400
    await first.end()
    second = await start(*arguments)
    await second.says(r"clock 86400\.0")


async def test_nobody_lets_time_pass_where_the_bot_would_not_follow() -> None:
    async with Playground.start() as pg:
        mira = pg.person("Mira")
        await mira.state.send({"t": "advance", "nonce": "1", "seconds": 86_400})
        await mira.say("now")
        await mira.sees("now")
        assert await pg.control.clock_ahead() == 0


@pytest.mark.parametrize("option", [["--fresh"], ["--clock-variable", "CLOCK"]])
def test_what_needs_a_file_says_so(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_options(option)
    assert "need --world" in capsys.readouterr().err
