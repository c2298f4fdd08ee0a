"""The lock that says which of two processes plays: who stood still, or was cut off, says nothing more."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from bot.store import shard_lock
from bot.store.errors import ClaimedElsewhere, DatabaseBusy
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import BUSY_SECONDS, SESSION
from bot.store.shard_lock import BETWEEN_LOOKS, GRACE, LONGEST_LOOK, LONGEST_SILENCE, ShardLock
from tests.postgresql import Server

CUT_WHOM = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"
NEVER = 1000.0


@pytest.fixture
async def address(postgresql: Server) -> AsyncIterator[PostgreSQLAddress]:
    url = postgresql.new_database()
    yield PostgreSQLAddress(url)
    postgresql.drop(url)


@pytest.fixture
async def lock(address: PostgreSQLAddress, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ShardLock]:
    """It is had, and nobody looks by itself: as in a process that stands still."""
    monkeypatch.setattr(shard_lock, "BETWEEN_LOOKS", NEVER)
    taken = ShardLock(address, "all of all")
    await taken.take(is_standby=False)
    yield taken
    await taken.release()


async def cut(address: PostgreSQLAddress) -> None:
    connection = await asyncpg.connect(address.url)
    cut = await connection.fetchval(CUT_WHOM)
    await connection.execute("SELECT pg_terminate_backend($1)", cut)
    while await connection.fetchval("SELECT 1 FROM pg_stat_activity WHERE pid = $1", cut):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await connection.close()


def stand_still(lock: ShardLock) -> None:
    lock._seen -= LONGEST_SILENCE + 1


async def test_who_stood_still_asks_once_and_goes_on_where_nobody_has_taken_over(
    lock: ShardLock, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[None] = []
    look = lock._look

    async def counted() -> None:
        looks.append(None)
        await look()

    monkeypatch.setattr(lock, "_look", counted)
    await lock.check()
    assert not looks, "it costs nothing as a rule"
    stand_still(lock)
    await asyncio.gather(*(lock.check() for _ in range(20)))
    assert len(looks) == 1
    assert not lock.lost.is_set()


async def test_who_stood_still_while_the_line_was_cut_says_nothing_more(
    lock: ShardLock, address: PostgreSQLAddress
) -> None:
    lock._connection._termination_listeners.clear()  # nobody has heard of it yet
    await cut(address)
    stand_still(lock)
    checks = [lock.check() for _ in range(3)]
    done: list[Any] = await asyncio.gather(*checks, return_exceptions=True)
    assert [type(one) for one in done] == [ClaimedElsewhere] * 3
    assert lock.lost.is_set()


async def test_who_takes_over_waits_until_the_one_before_has_noticed(
    lock: ShardLock, address: PostgreSQLAddress
) -> None:
    """Also where only the server knows that the line was cut."""
    other = ShardLock(address, "all of all")
    taking = asyncio.create_task(other.take(is_standby=True))
    await asyncio.sleep(0.5)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await cut(address)
    await taking
    assert loop.time() - begun >= BETWEEN_LOOKS + LONGEST_LOOK
    assert GRACE >= LONGEST_SILENCE
    await other.release()


async def test_who_waits_in_vain_is_told(
    lock: ShardLock, address: PostgreSQLAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_lock, "PATIENCE", 0.5)
    late = ShardLock(address, "all of all")
    with pytest.raises(DatabaseBusy, match="JAIPUR_STANDBY=true"):
        await late.take(is_standby=False)
    await late.release()
    other_shards = ShardLock(address, "1 of 2")
    await other_shards.take(is_standby=False)
    await other_shards.release()


async def test_the_server_gives_up_a_dead_line_after_its_owner_has_stopped(lock: ShardLock) -> None:
    """In seconds, by the settings of our connections: no test here can cut a line without a word."""
    idle, interval, count = (int(SESSION[f"tcp_keepalives_{one}"]) for one in ("idle", "interval", "count"))
    assert LONGEST_SILENCE < idle + interval * count == int(SESSION["tcp_user_timeout"]) / 1000
    assert idle + interval * count + GRACE <= 8, "two seconds are left to start in"
    assert await lock._connection.fetchval("SHOW idle_in_transaction_session_timeout") == f"{BUSY_SECONDS // 2}s"
