"""`make run`, ended and started again: games, tables and panels are where they were, and a day can be let pass."""

import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.driver import Person, Playground, ShownMessage
from tests.e2e.jaipur_playground import WAIT, is_table_of
from tests.playground.running import Running, Start, starter

DAY = 86_400
DAYS = 11  # a move has three and a game seven in reserve, unless people agree on something else


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    async for run in starter():
        yield run


async def run(start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Running, str]:
    """As `make run` does it."""
    monkeypatch.setenv("JAIPUR_DATABASE", str(folder / "playground.db"))
    monkeypatch.setenv("JAIPUR_TICK_SECONDS", "0.2")
    names = ["--url-variable", "JAIPUR_DISCORD_URL", "--token-variable", "DISCORD_TOKEN"]
    clock = ["--world", str(folder / "playground.db.world"), "--clock-variable", "JAIPUR_CLOCK_FILE"]
    program = await start(*names, *clock, "--", sys.executable, "-m", "bot")
    url = (await program.says(r"open (http://\S+)"))[1]
    await program.says("the bot is online")
    return program, url


def table_of(code: str, person: Person) -> ShownMessage:
    (found,) = [one for one in person.messages() if is_table_of(one, code)]
    return found


def offers(person: Person, action: str) -> bool:
    """Whether a message on the screen has a button of this kind."""
    return any(f"j1|{action}|" in str(one.raw["components"]) for one in person.messages())


@pytest.mark.timeout(180)
async def test_a_restart_goes_on_where_it_was_and_some_days_later_time_runs_out(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, url = await run(start, tmp_path, monkeypatch)
    async with Playground.connect(url) as pg:
        mira, ravi = pg.person("Mira"), pg.person("Ravi")
        invitation = await mira.command("/jaipur challenge", opponent=ravi)
        accepted = await ravi.click("Accept", on=invitation)
        assert accepted is not None
        (code,) = re.findall("`(....)`", accepted.text)
        await ravi.until(lambda: any(is_table_of(one, code) for one in ravi.messages()), within=WAIT, why="no table")
        panel = await ravi.click("My hand", on=table_of(code, ravi))
        assert panel is not None
        table_id, hand = table_of(code, ravi).raw["id"], panel.text
    await program.end()

    program, url = await run(start, tmp_path, monkeypatch)
    async with Playground.connect(url) as pg:
        mira, ravi = pg.person("Mira"), pg.person("Ravi")
        assert table_of(code, ravi).raw["id"] == table_id
        assert ravi.private().text == hand
        assert hand not in mira.screen()
        again = await ravi.click("My hand", on=table_of(code, ravi))
        assert again is not None
        assert again.is_private
        for _ in range(DAYS):
            await mira.state.send({"t": "advance", "nonce": "1", "seconds": DAY})
        await mira.until(lambda: offers(mira, "claim"), within=WAIT, why="nobody was offered the win on time")
    await program.end()
    assert (tmp_path / "playground.db.world.clock").read_text() == str(float(DAYS * DAY))
