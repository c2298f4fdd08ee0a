"""What processes on one PostgreSQL tell each other, with LISTEN and NOTIFY: short texts, none of them a secret.

It is for comforts: whatever is lost, because a line was cut, is seen at the next look into the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.postgresql_connections import connect, end

CHANNEL = "jaipur"
A_WHILE = 10.0  # seconds; a line that takes longer is waited for by nobody
AGAIN_AFTER = 2.0  # seconds until a line that was cut is made anew
log = logging.getLogger(__name__)


class OtherProcesses:
    def __init__(self, address: PostgreSQLAddress) -> None:
        self._address = address
        self._name = secrets.token_hex(4)  # ours: we need not hear ourselves
        self._listening: asyncio.Task[None] | None = None
        self._has_tried = asyncio.Event()
        self.hear: Callable[[str], None] = lambda _: None

    async def tell(self, connection: Any, what: str) -> None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._name} {what}")

    async def listen(self) -> None:
        """From its end on, others can see that the database is in use; where the server is there."""
        self._listening = asyncio.create_task(self._listen(), name="other processes")
        with suppress(TimeoutError):
            async with asyncio.timeout(A_WHILE):
                await self._has_tried.wait()

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        """On a connection of its own, made anew when it is lost."""
        while True:
            with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                connection = await connect(self._address)
                try:
                    cut = asyncio.Event()
                    connection.add_termination_listener(lambda _, cut=cut: cut.set())
                    await connection.add_listener(CHANNEL, self._heard)
                    self._has_tried.set()
                    await cut.wait()
                finally:
                    await end(connection)
            self._has_tried.set()
            await asyncio.sleep(AGAIN_AFTER)

    def _heard(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        name, _, what = text.partition(" ")
        if name == self._name:
            return
        try:
            self.hear(what)
        except Exception:
            log.exception("what another process told could not be used")
