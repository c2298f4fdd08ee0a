"""Two processes with different shards on one PostgreSQL: as on two machines."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.driver import BotProcess
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened, seated_in_a_thread
from tests.e2e.test_forum import resign
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


async def test_a_thread_is_archived_by_the_process_that_hears_of_its_server(jaipur: JaipurPlayground) -> None:
    """The other one knows nothing of the thread, and leaves it even if it is the only one that runs."""
    mover, _, thread = await seated_in_a_thread(jaipur)
    await resign(mover)
    await jaipur.table_when_over(mover.code)
    await until(lambda: bool(jaipur.rows("SELECT 1 FROM matches WHERE archive_at IS NOT NULL")))
    jaipur.bot._wait_for = nothing_to_wait_for  # the bot stays online: the other one is it, too
    await jaipur.bot.stop()
    await jaipur.advance_bot_clock(25 * 3600)
    await asyncio.sleep(1)  # the other one looks for work five times a second
    await jaipur.bot.start()
    channels = jaipur.mira.state.channels
    await jaipur.mira.until(
        lambda: channels[thread]["thread_metadata"]["archived"], within=WAIT, why="the thread stays open"
    )


async def test_a_rematch_that_begins_in_direct_messages_has_its_thread_in_the_server(jaipur: JaipurPlayground) -> None:
    """The process that hears of the click knows nothing of the server's threads."""
    mover, waiting, _ = await seated_in_a_thread(jaipur)
    await resign(mover)
    over = await jaipur.table_when_over(mover.code)
    await mover.person.click("Rematch", on=over)
    channel = await jaipur.control.open_dm(waiting.person)
    await waiting.person.until(lambda: channel in waiting.person.state.channels, within=WAIT)
    waiting.person.go(channel)
    panel = opened(await waiting.person.command("/jaipur hand", game=mover.code))
    begun = opened(await waiting.person.click("Rematch", on=panel))
    (again,) = jaipur.rows("SELECT code FROM matches WHERE state = 'running'")
    code = again["code"]
    await jaipur.mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT, why="there is no table")
    assert jaipur.table(code).channel_id != mover.person.channel, "it has a thread"
    assert begun.is_private
