"""A websocket that can be written to without waiting: frames queue up and one task sends them in order."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from aiohttp import web

MOST_WAITING = 20_000
TOO_SLOW = 1013


class SocketWriter:
    """Sends frames in order, as text or through `compress`. A reader who falls hopelessly behind is cut off."""

    def __init__(self, socket: web.WebSocketResponse, compress: Callable[[bytes], bytes] | None = None) -> None:
        self._socket = socket
        self._compress = compress
        self._waiting: asyncio.Queue[str | int | None] = asyncio.Queue()

    def send(self, frame: str) -> None:
        """Put a frame in the queue."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(frame)
        else:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close after what is queued already."""
        self._waiting.put_nowait(code)

    def stop(self) -> None:
        """End `run` without closing (the other side is gone)."""
        self._waiting.put_nowait(None)

    async def run(self) -> None:
        """Send until closed or stopped."""
        while True:
            item = await self._waiting.get()
            if item is None:
                return
            with suppress(ConnectionError):
                if isinstance(item, int):
                    await self._socket.close(code=item)
                    return
                if self._compress is None:
                    await self._socket.send_str(item)
                else:
                    await self._socket.send_bytes(self._compress(item.encode()))
