"""Which of two processes with the same shards is the one that plays: who holds a lock in PostgreSQL.

The lock ends with its connection. So where the process dies, or its machine, or the line, the server gives the lock to
who waits for it. Who has lost the connection knows that at once, or after two seconds when the line is dead without
a word; the server itself notices such a line after six, and who gets the lock waits two seconds more. So the one has
stopped before the other begins. Who stood still, such as a frozen machine, asks for the lock before it says anything.
"""

import asyncio
import logging
import time
from typing import Any

import asyncpg

from bot.store.errors import ClaimedElsewhere, DatabaseBusy, StoreError
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import connect, end, key_of
from bot.store.postgresql_errors import translated

PATIENCE = 15  # seconds for who does not want to stand by: the one before may just be ending
BETWEEN_TRIES = 0.25
BETWEEN_LOOKS, LONGEST_LOOK = 0.5, 1.5
LONGEST_SILENCE = BETWEEN_LOOKS + LONGEST_LOOK  # seconds after which the lock may be another's
GRACE = LONGEST_SILENCE  # seconds in which the one before notices that its line was cut, and stops
log = logging.getLogger(__name__)


class ShardLock:
    """`shards` names what this process plays, such as `0,1 of 4`."""

    def __init__(self, address: PostgreSQLAddress, shards: str) -> None:
        self._address, self._shards = address, shards
        self._key = key_of(f"shards {shards}")
        self._connection: Any = None
        self._watch: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()
        self._seen = 0.0  # when it was ours for certain
        self.lost = asyncio.Event()

    async def take(self, *, is_standby: bool) -> None:
        """Wait for it: a standby as long as it takes, others for a moment. Raises StoreError."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        has_waited = False
        while not await self._try(is_standby=is_standby):
            if not has_waited:
                log.info(
                    "another process has the shards %s; %s", self._shards, "standing by" if is_standby else "waiting"
                )
            has_waited = True
            if not is_standby and asyncio.get_running_loop().time() >= deadline:
                raise DatabaseBusy(
                    f"another process has the shards {self._shards} of {self._address};"
                    " stop it, or set JAIPUR_STANDBY=true to wait for its end"
                )
            await asyncio.sleep(BETWEEN_TRIES)
        if has_waited:
            log.info("taking over the shards %s", self._shards)
            await asyncio.sleep(GRACE)
        self._connection.add_termination_listener(lambda _: self.lost.set())
        if self._connection.is_closed():
            self.lost.set()
        self._seen = _now()
        self._watch = asyncio.create_task(self._look_now_and_then(), name="shard lock")

    async def check(self) -> None:
        """It is ours, as far as that can be known. Raises ClaimedElsewhere.

        This costs a question only where nobody has looked for too long, because the process stood still.
        """
        if _now() - self._seen > LONGEST_SILENCE:
            async with self._looking:
                if _now() - self._seen > LONGEST_SILENCE and not self.lost.is_set():
                    await self._look()
        if self.lost.is_set():
            raise ClaimedElsewhere(f"another process may have the shards {self._shards} now")

    async def release(self) -> None:
        if self._watch:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        if self._connection is not None:
            await end(self._connection)

    async def _try(self, *, is_standby: bool) -> bool:
        """A standby outlasts a server that is away for a while; others say so at once."""
        try:
            with translated(self._address):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(self._address)
                return bool(await self._connection.fetchval("SELECT pg_try_advisory_lock($1)", self._key, timeout=5))
        except StoreError as fault:
            if not is_standby:
                raise
            log.warning("standing by: %s", fault)
            if self._connection is not None:
                self._connection.terminate()
            await asyncio.sleep(1)
            return False

    async def _look_now_and_then(self) -> None:
        while not self.lost.is_set():
            await asyncio.sleep(BETWEEN_LOOKS)
            async with self._looking:
                await self._look()

    async def _look(self) -> None:
        """The lock is ours as long as its connection is."""
        asked = _now()
        try:
            await self._connection.fetchval("SELECT 1", timeout=LONGEST_LOOK)
            self._seen = asked
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            self.lost.set()


def _now() -> float:
    """It goes on while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
