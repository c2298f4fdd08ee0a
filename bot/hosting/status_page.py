"""The status page: `/health` for a watchdog, `/metrics` for Prometheus. Off unless a port is set; this machine only."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import hdrs, web
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder

LOOPBACK = "127.0.0.1"  # not a setting: what is counted here is nobody else's business


class PortTaken(Exception):
    """The port is not to be had. The text is one line and says what to do."""


@asynccontextmanager
async def status_page(
    port: int | None, numbers: CollectorRegistry, is_well: Callable[[], bool], freshen: Callable[[], Awaitable[None]]
) -> AsyncIterator[None]:
    """Serve while the block runs; nothing without a port. `freshen` is called before the numbers are shown.

    Raises PortTaken.
    """
    if port is None:
        yield
        return

    async def health(_: web.Request) -> web.Response:
        return web.Response(text="ok\n") if is_well() else web.Response(text="not connected\n", status=503)

    async def metrics(request: web.Request) -> web.Response:
        await freshen()
        encode, content_type = choose_encoder(request.headers.get(hdrs.ACCEPT, ""))
        return web.Response(body=encode(numbers), headers={hdrs.CONTENT_TYPE: content_type})

    page = web.Application()
    page.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
    runner = web.AppRunner(page, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, port)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as fault:
        why = os.strerror(fault.errno).lower() if fault.errno else str(fault)
        raise PortTaken(
            f"JAIPUR_STATUS_PORT: {port} is not to be had ({why}); choose another, or leave it empty"
        ) from None
