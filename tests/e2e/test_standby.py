"""Two processes with the same shards on one PostgreSQL: one plays, the other stands by and takes over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest

from playground.driver import BotProcess
from playground.driver.errors import NotSeen
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import Player, seated
from tests.postgresql import Server

KILLS = 3  # here; `python -m tests.chaos --standby 20` does more
GOAL = 10.0  # seconds


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
        lock = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock' LIMIT 1"
        assert jaipur.rows(f"SELECT pg_terminate_backend(({lock}))")
        await until(lambda: any("the line to the database was cut" in line for line in jaipur.bot.output))
        stopped = monotonic()
        assert not any("ready as" in line for line in other.output)
        await until(lambda: any("ready as" in line for line in other.output))
        assert monotonic() - stopped > 1
        await until(lambda: not jaipur.bot.is_running)
        assert await other.stop() == 0
    await jaipur.bot.start()


async def test_who_does_not_stand_by_is_told_that_somebody_plays(jaipur: JaipurPlayground) -> None:
    other = BotProcess(BOT, jaipur.bot.env | {"JAIPUR_STANDBY": "false"}, nothing_to_wait_for)
    await other.start()
    try:
        await until(lambda: any("JAIPUR_STANDBY=true" in line for line in other.output))
    finally:
        await other.kill()


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
