"""What is written on the side of reading: that somebody has looked, how they are called now.

Reading never needs writing. A note is tried and waited for a moment, because mostly it takes none. Should the disk be
full or another program write, whoever reads goes on without it.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.store.errors import StoreError

A_MOMENT = 0.4  # seconds: two of them leave enough of the three that Discord waits for an answer
log = logging.getLogger(__name__)


class SideNotes:
    """Notes are written in the order in which they came, before whatever the same person writes after them."""

    def __init__(self) -> None:
        self._writing: set[asyncio.Task[None]] = set()

    async def write(self, what: str, writing: Coroutine[Any, Any, object]) -> None:
        """Give it a moment; where that is not enough, it is written when it can be. Never raises StoreError."""
        task = asyncio.create_task(_write(what, writing), name=what)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        await asyncio.wait({task}, timeout=A_MOMENT)


async def _write(what: str, writing: Coroutine[Any, Any, object]) -> None:
    try:
        await writing
    except StoreError as fault:
        log.warning("%s could not be written down: %s", what, fault)
    except Exception:
        log.exception("%s could not be written down", what)
