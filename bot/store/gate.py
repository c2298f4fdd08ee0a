"""A gate that many pass side by side, and nobody while somebody holds it shut."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

PATIENCE = 10  # seconds for those inside to leave


class Gate:
    def __init__(self) -> None:
        self._inside = 0
        self._shutting = asyncio.Lock()
        self._is_empty = asyncio.Event()

    async def until_open(self) -> None:
        """Go through at once then: `inside`, with no `await` in between."""
        if self._shutting.locked():
            async with self._shutting:
                pass

    @contextmanager
    def inside(self) -> Iterator[None]:
        self._inside += 1
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._is_empty.set()

    @asynccontextmanager
    async def shut(self) -> AsyncIterator[None]:
        """Others wait during this block, and those who were inside have left, if they did so within `PATIENCE`."""
        async with self._shutting:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while self._inside:
                        self._is_empty.clear()
                        await self._is_empty.wait()
            yield
