"""Two processes with different shards on one PostgreSQL: as on two machines."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.driver import BotProcess
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened
from tests.e2e.test_standby import nothing_to_wait_for
from tests.postgresql import Server


@pytest.fixture
async def jaipur(tmp_path: Path, postgresql: Server) -> AsyncIterator[JaipurPlayground]:
    """One process has the server, the other one has direct messages."""
    url = postgresql.new_database()
    async with JaipurPlayground.open(tmp_path, JAIPUR_DATABASE=url) as opened_:
        await opened_.bot.stop()
        async with divided(opened_):
            yield opened_
        await opened_.bot.stop()
    postgresql.drop(url)


@asynccontextmanager
async def divided(jaipur: JaipurPlayground) -> AsyncIterator[None]:
    """Direct messages belong to shard 0; the number of shards is such that the server belongs to another one."""
    guild = int(jaipur.mira.state.guild["id"]) >> 22
    shards = next(number for number in range(2, 50) if guild % number)
    jaipur.bot.env |= {"JAIPUR_SHARDS": str(shards), "JAIPUR_SHARD_IDS": str(guild % shards)}  # nobody has the rest
    known = len(jaipur.bot.output)
    await jaipur.bot.start()
    await until(lambda: any("ready as" in line for line in jaipur.bot.output[known:]))
    other = BotProcess(BOT, jaipur.bot.env | {"JAIPUR_SHARD_IDS": "0"}, nothing_to_wait_for)
    await other.start()
    try:
        await until(lambda: any("ready as" in line for line in other.output))
        yield
    finally:
        assert await other.stop() == 0
        other.check()


async def test_a_panel_that_another_process_opened_follows_the_match(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    players = [Player(person, code) for person in (jaipur.mira, jaipur.ravi)]
    for player in players:
        await player.open_panel()
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    channel = await jaipur.control.open_dm(waiting.person)
    await waiting.person.until(lambda: channel in waiting.person.state.channels, within=WAIT)
    waiting.person.go(channel)
    elsewhere = Player(waiting.person, code, panel=opened(await waiting.person.command("/jaipur hand", game=code)))
    assert not elsewhere.is_my_turn
    await mover.click_a_move()  # in the server, by the other process
    await elsewhere.wait_for_turn()
    assert elsewhere.is_my_turn
