"""`python -m playground -- COMMAND`: the server and the bot as one command."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from playground.__main__ import parse_options
from playground.driver import Playground
from tests.playground.conftest import SAMPLE_BOT
from tests.playground.running import Start


async def test_it_prints_its_address_runs_the_bot_and_ctrl_c_ends_both(start: Start) -> None:
    program = await start("--", *SAMPLE_BOT)
    url = (await program.says(r"open (http://127\.0\.0\.1:\d+)"))[1]
    await program.says("the bot is online")
    async with Playground.connect(url) as pg:
        mira = pg.person("Mira")
        await mira.command("/shop table")
        await mira.click("Count 1")
        await mira.sees("The table, 2")
    program.process.send_signal(signal.SIGINT)
    await program.says("ended")
    assert await asyncio.wait_for(program.process.wait(), 15) == 0


async def test_a_bot_that_dies_is_restarted_and_people_are_told(start: Start, tmp_path: Path) -> None:
    marker = tmp_path / "lived"
    script = (
        f"import os, pathlib, runpy, sys\n"
        f"marker = pathlib.Path({str(marker)!r})\n"
        f"first = not marker.exists(); marker.touch()\n"
        f"print('pid', os.getpid(), flush=True)\n"
        f"sys.exit(1) if first else runpy.run_path({SAMPLE_BOT[1]!r}, run_name='__main__')\n"
    )
    program = await start("--", sys.executable, "-c", script)
    url = (await program.says(r"open (http://\S+)"))[1]
    async with Playground.connect(url) as pg:
        mira = pg.person("Mira")
        await mira.until(lambda: "exit code 1" in (mira.state.bot.get("detail") or ""))
        await pg.bot_is(True)
        pid = int((await program.says(r"pid (\d+)"))[1])
        pid = int((await program.says(r"pid (\d+)"))[1])
        await program.says("the bot is online")
        program.process.terminate()
        await program.says("ended")
    await asyncio.wait_for(program.process.wait(), 15)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_bad_settings_are_named_and_not_retried_at_once(start: Start) -> None:
    program = await start("--", sys.executable, "-c", "raise SystemExit(2)")
    await program.says(r"does not accept its settings \(exit code 2\). Next try in 60 s")


async def test_a_taken_port_makes_it_take_the_next(start: Start) -> None:
    first = await start()
    port = int((await first.says(r"open http://127\.0\.0\.1:(\d+)"))[1])
    second = await start("--port", str(port))
    assert int((await second.says(r"open http://127\.0\.0\.1:(\d+)"))[1]) > port


def test_the_command_line() -> None:
    found = parse_options(["--url-variable", "URL", "--allow-host", "box.lan", "--", "python", "-m", "bot", "-v"])
    assert found.command == ["python", "-m", "bot", "-v"]
    assert (found.url_variable, found.host, found.hosts) == ("URL", "127.0.0.1", frozenset({"box.lan"}))


async def test_a_command_that_does_not_exist_is_named(start: Start) -> None:
    program = await start("--", "/no/such/program")
    await program.says("cannot be started.*no/such/program")
    await program.says("Next try in 60 s")
