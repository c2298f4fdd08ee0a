"""Two processes with the same shards on one PostgreSQL: one plays, the other stands by and takes over."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from playground.driver import BotProcess
from playground.driver.errors import NotSeen
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import Player, seated
from tests.postgresql import MISSING, Server, binaries, running_server

KILLS = 3  # here; `python -m tests.chaos.standby 20` does more
GOAL = 10.0  # seconds
LOCK = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock' LIMIT 1"


async def nothing_to_wait_for(online: bool, within: float) -> None:
    """A standby does not come online."""


@asynccontextmanager
async def standing_by(jaipur: JaipurPlayground) -> AsyncIterator[BotProcess]:
    other = BotProcess(BOT, jaipur.bot.env, nothing_to_wait_for)
    await other.start()
    try:
        await until(lambda: any("standing by" in line for line in other.output))
        yield other
    finally:
        await other.kill()
        jaipur.bot.output.extend(other.output)  # whoever looks for secrets and faults reads both


@pytest.fixture
async def jaipur(tmp_path: Path, postgresql: Server) -> AsyncIterator[JaipurPlayground]:
    url = postgresql.new_database()
    async with JaipurPlayground.open(tmp_path, JAIPUR_DATABASE=url, JAIPUR_STANDBY="true") as opened:
        yield opened
    postgresql.drop(url)


async def test_a_standby_takes_over_when_the_first_is_killed(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    players = [mover, waiting]
    for number in range(KILLS):
        async with standing_by(jaipur) as other:
            await one_move(jaipur, players)
            known, pinged = len(jaipur.moves(mover.code)), pings(players)
            await jaipur.bot.kill()
            seconds = await until_a_move_is_played(jaipur, players, known)
            assert seconds <= GOAL, f"kill {number}: {seconds:.1f} s"
            assert len(jaipur.moves(mover.code)) == known + 1, "no move was lost, and one was played"
            await asyncio.sleep(0.5)
            assert pings(players) <= pinged + 1, "nobody was called twice"
            assert len(jaipur.tables(mover.code)) == 1
            assert await other.stop() == 0
        await jaipur.bot.start()


async def test_a_standby_takes_over_when_the_first_is_told_to_stop(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    async with standing_by(jaipur) as other:
        assert await jaipur.bot.stop() == 0
        assert await until_a_move_is_played(jaipur, [mover, waiting], 0) <= GOAL
        assert await other.stop() == 0
    await jaipur.bot.start()


async def test_who_has_lost_the_database_stops_before_the_other_begins(
    jaipur: JaipurPlayground, postgresql: Server
) -> None:
    """The server cuts the line that holds the lock, as after a fault of the network."""
    await seated(jaipur)
    async with standing_by(jaipur) as other:
        assert jaipur.rows(f"SELECT pg_terminate_backend(({LOCK}))")
        await until(lambda: any("the line to the database was cut" in line for line in jaipur.bot.output))
        stopped = monotonic()
        assert not any("ready as" in line for line in other.output)
        await until(lambda: any("ready as" in line for line in other.output))
        assert monotonic() - stopped > 1
        await until(lambda: not jaipur.bot.is_running)
        assert await other.stop() == 0
    await jaipur.bot.start()


async def test_who_was_frozen_meanwhile_says_nothing_more(jaipur: JaipurPlayground) -> None:
    """A machine that stands still: the server gives its line up, and the click that it had not read is the other's."""
    jaipur.bot.tracebacks_expected = True
    mover, waiting = await seated(jaipur)
    players = [mover, waiting]
    async with standing_by(jaipur) as other:
        await one_move(jaipur, players)
        for player in players:
            await player.open_panel()
        mover = next(player for player in players if player.is_my_turn)
        known, pinged = len(jaipur.moves(mover.code)), pings(players)
        assert jaipur.bot.pid
        os.kill(jaipur.bot.pid, signal.SIGSTOP)
        clicks = asyncio.create_task(mover.click_a_move())  # only the frozen one has heard of it
        await asyncio.sleep(1)
        assert jaipur.rows(f"SELECT pg_terminate_backend(({LOCK}))")
        await until(lambda: any("ready as" in line for line in other.output))
        os.kill(jaipur.bot.pid, signal.SIGCONT)
        await until(lambda: not jaipur.bot.is_running)
        await asyncio.gather(clicks, return_exceptions=True)
        assert len(jaipur.moves(mover.code)) == known, "what came too late was not played by both"
        assert await until_a_move_is_played(jaipur, players, known) <= GOAL
        await asyncio.sleep(0.5)
        assert len(jaipur.moves(mover.code)) == known + 1
        assert pings(players) <= pinged + 1, "nobody was called twice"
        assert len(jaipur.tables(mover.code)) == 1
        assert await other.stop() == 0
    await jaipur.bot.start()


async def test_who_was_frozen_and_lost_nothing_goes_on(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    async with standing_by(jaipur) as other:
        assert jaipur.bot.pid
        os.kill(jaipur.bot.pid, signal.SIGSTOP)
        await asyncio.sleep(6)
        assert not any("taking over" in line for line in other.output), "the lock is still the first one's"
        os.kill(jaipur.bot.pid, signal.SIGCONT)
        await one_move(jaipur, [mover, waiting])
        assert jaipur.bot.is_running


async def test_who_does_not_stand_by_is_told_that_somebody_plays(jaipur: JaipurPlayground) -> None:
    other = BotProcess(BOT, jaipur.bot.env | {"JAIPUR_STANDBY": "false"}, nothing_to_wait_for)
    await other.start()
    try:
        await until(lambda: any("JAIPUR_STANDBY=true" in line for line in other.output))
    finally:
        await other.kill()


async def test_a_server_that_goes_away_ends_the_bot_which_goes_on_when_both_are_back(tmp_path: Path) -> None:
    if binaries() is None:
        pytest.skip(MISSING)
    with running_server() as server:
        async with JaipurPlayground.open(tmp_path, JAIPUR_DATABASE=server.new_database()) as jaipur:
            jaipur.bot.tracebacks_expected = True  # of work in the background that could not be done
            mover, waiting = await seated(jaipur)
            await one_move(jaipur, [mover, waiting])
            await asyncio.to_thread(server.stop)
            await until(lambda: not jaipur.bot.is_running)
            assert "the line to the database was cut; start again when it is there" in jaipur.bot.output
            with pytest.raises(AssertionError, match="the bot ended with 1"):
                await jaipur.bot.start()
            assert "cannot be reached" in jaipur.bot.output[-1]
            await asyncio.to_thread(server.start)
            await jaipur.bot.start()
            await one_move(jaipur, [mover, waiting])
            assert len(jaipur.moves(mover.code)) == 2
            await jaipur.bot.stop()
            assert not [line for line in jaipur.bot.output if "InterfaceError" in line], "the store has its own words"


async def one_move(jaipur: JaipurPlayground, players: list[Player]) -> None:
    for player in players:
        await player.open_panel()
    known = len(jaipur.moves(players[0].code))
    await next(player for player in players if player.is_my_turn).click_a_move()
    await until(lambda: len(jaipur.moves(players[0].code)) == known + 1)


async def until_a_move_is_played(jaipur: JaipurPlayground, players: list[Player], known: int) -> float:
    """Seconds in which a player who tries again and again has played the next move."""
    begun = monotonic()
    while len(jaipur.moves(players[0].code)) == known:
        assert monotonic() - begun < 3 * WAIT
        try:
            async with asyncio.timeout(2):
                for player in players:
                    await player.open_panel()
                await next(player for player in players if player.is_my_turn).click_a_move()
        except (NotSeen, TimeoutError, AssertionError, StopIteration, LookupError):
            await asyncio.sleep(0.1)
    return monotonic() - begun


def pings(players: list[Player]) -> int:
    return sum(len(player.person.pings) for player in players)
