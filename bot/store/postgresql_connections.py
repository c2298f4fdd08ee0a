"""Connections to a PostgreSQL server, as all of ours are made: what they wait for, and for how long."""

from functools import lru_cache
from hashlib import blake2b
from itertools import count
from typing import Any

import asyncpg

from bot.store.database import Subject
from bot.store.postgresql_address import PostgreSQLAddress

BUSY_SECONDS = 10  # how long to wait for what another process holds
COMMAND_SECONDS = 600  # after which a statement is given up; a dead line is noticed earlier, by the lock of the shards
A_DAY = 24 * 3600.0  # seconds for what may take as long as it likes
CONNECT_SECONDS = 10
APPLICATION = "jaipur"

SESSION = {
    "application_name": APPLICATION,
    "default_transaction_isolation": "read committed",
    "lock_timeout": f"{BUSY_SECONDS}s",
    # A process that stands still inside of a transaction is undone before those who wait for it give up.
    "idle_in_transaction_session_timeout": f"{BUSY_SECONDS // 2}s",
    # A machine that is gone without a word is noticed after six seconds, also where the server had just answered it.
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "6000",  # milliseconds; without it such an answer is sent again for a quarter of an hour
    "jit": "off",  # our statements are over before it would be of use
}
OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()
"""
LIGHT = {"synchronous_commit": "off"}  # a commit does not wait for the disk, and none overtakes another


class Connection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """Nothing is left behind in a connection that would have to be reset, which would be one more trip each time."""

    def get_reset_query(self) -> str:
        return ""


async def connect(address: PostgreSQLAddress, **settings: str) -> Any:
    return await asyncpg.connect(
        address.url,
        connection_class=Connection,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings={**SESSION, **settings},
    )


async def new_pool(address: PostgreSQLAddress, most: int, **settings: str) -> Any:
    """A pool that connects when somebody asks: one that kept some ready would complain of a server that is away."""
    return await asyncpg.create_pool(
        address.url,
        connection_class=Connection,
        min_size=0,
        max_size=most,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings={**SESSION, **settings},
    )


async def is_in_use(address: PostgreSQLAddress) -> bool:
    """Whether a bot has connections to it."""
    connection = await connect(address)
    try:
        return bool(await connection.fetchval(OTHERS, APPLICATION))
    finally:
        await end(connection)


async def end(connection: Any) -> None:
    """Also when nobody answers at the other end."""
    try:
        await connection.close(timeout=2)
    except (TimeoutError, OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
        connection.terminate()


def key_of(subject: Subject) -> int:
    """The number by which PostgreSQL knows a lock. Codes are as people type them."""
    digest = blake2b(f"jaipur {str(subject).strip().upper()}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


@lru_cache(2048)
def numbered(sql: str) -> str:
    """The statement with `$1`, `$2` … in the places of `?`."""
    numbers = count(1)
    return "".join(part if part != "?" else f"${next(numbers)}" for part in _parts(sql))


def _parts(sql: str) -> list[str]:
    """The statement cut around its `?`. Nothing of ours has one inside of quotes."""
    first, *rest = sql.split("?")
    return [first, *(part for after in rest for part in ("?", after))]
