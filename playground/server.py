"""The web application, and the server that listens with it."""

import asyncio
import errno
import logging
from collections.abc import Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from playground import cdn, gateway_socket
from playground.context import CONTEXT, Context
from playground.control import routes as control
from playground.errors import DiscordError, internal_error, request_too_large, unauthorized
from playground.faults import apply_fault
from playground.limits import values as limits
from playground.origin_check import forbid_frames, refuse_other_sites
from playground.rest import routes as rest
from playground.rest.common import reply
from playground.screens import screen_socket

log = logging.getLogger(__name__)
PAGE = Path(__file__).parent / "page"
WITHOUT_TOKEN = ("/interactions/", "/webhooks/", "/gateway")
PORTS_TRIED = 50


@web.middleware
async def answer_as_discord(request: web.Request, handler: Handler) -> web.StreamResponse:
    """For the bot's routes: faults, rate limits, the token, and errors in Discord's shape."""
    if not request.path.startswith(rest.BASE):
        return await handler(request)
    context = request.app[CONTEXT]
    path = request.path.removeprefix(rest.BASE)
    fault = context.faults.pick(request.method, path)
    if fault is not None and not fault.after:
        spoiled = await apply_fault(fault, request)
        if spoiled is not None:
            return spoiled
    response = await _answer(context, path, request, handler)
    if fault is not None and fault.after:
        return await apply_fault(fault, request) or response
    return response


async def _answer(context: Context, path: str, request: web.Request, handler: Handler) -> web.StreamResponse:
    verdict = context.rate_limits.check(request.method, path)
    response: web.StreamResponse
    if not verdict.allowed:
        message = "You are being rate limited."
        body = {"message": message, "retry_after": round(verdict.retry_after, 3), "global": verdict.is_global}
        response = reply(body, 429)
    else:
        try:
            if not path.startswith(WITHOUT_TOKEN) and request.headers.get("Authorization") != f"Bot {context.token}":
                raise unauthorized()
            response = await handler(request)
        except web.HTTPRequestEntityTooLarge:
            response = _refuse(context, request, request_too_large())
        except DiscordError as error:
            response = _refuse(context, request, error)
        except (TypeError, KeyError, AttributeError, ValueError):
            # A body so odd that our own checks tripped over it. Never silent: no correct bot sends it.
            log.exception("%s %s", request.method, request.path)
            response = _refuse(context, request, internal_error())
        except ConnectionError:  # the bot died while it was sending
            response = web.Response(status=499)
    response.headers.update(verdict.headers)
    response.headers["Via"] = "1.1 playground"  # discord.py retries a 429 only if there is one
    return response


def _refuse(context: Context, request: web.Request, error: DiscordError) -> web.Response:
    context.violations.note(request.method, request.path, error)
    return reply(error.body(), error.status)


@web.middleware
async def note_changes(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever does not only read may have changed the world."""
    try:
        return await handler(request)
    finally:
        if request.method != "GET":
            request.app[CONTEXT].changed.set()


async def page(_: web.Request) -> web.StreamResponse:
    """The page for people; without it (server only) a word on what this is."""
    index = PAGE / "index.html"
    if not index.exists():
        return web.Response(text="The playground server is running.")
    return web.FileResponse(index, headers={"Cache-Control": "no-cache"})


def build(context: Context, hosts: frozenset[str] = frozenset()) -> web.Application:
    """The application of one playground."""
    app = web.Application(
        middlewares=[refuse_other_sites(hosts), note_changes, answer_as_discord],
        client_max_size=limits.REQUEST_BYTES + 65_536,
    )
    app[CONTEXT] = context
    app.add_routes(rest.routes())
    app.add_routes(cdn.routes())
    app.add_routes(control.routes())
    app.add_routes(screen_socket.routes())
    app.add_routes([web.get("/gateway", gateway_socket.connect), web.get("/gateway/", gateway_socket.connect)])
    app.router.add_get("/", page)
    app.on_response_prepare.append(forbid_frames)
    if PAGE.is_dir():
        app.router.add_static("/static", PAGE)
        app.on_response_prepare.append(_fresh)
    return app


async def _fresh(request: web.Request, response: web.StreamResponse) -> None:
    """The page's modules are asked for anew, so that an update never mixes old and new ones."""
    if request.path.startswith("/static/"):
        response.headers["Cache-Control"] = "no-cache"


class Server:
    """A playground that listens. `port` 0 takes any free one; a taken one makes it try those after it.

    `on_listening` is called when the address is known, before anybody can have connected.
    """

    def __init__(
        self,
        context: Context | None = None,
        hosts: frozenset[str] = frozenset(),
        on_listening: Callable[[], None] = lambda: None,
    ) -> None:
        self.context = context or Context()
        self._on_listening = on_listening
        self._runner = web.AppRunner(build(self.context, hosts), access_log=None, shutdown_timeout=1.0)

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> str:
        """Listen, and give the address."""
        await self._runner.setup()
        for attempt in range(PORTS_TRIED):
            try:
                await web.TCPSite(self._runner, host, port and port + attempt).start()
                break
            except OSError as error:
                if error.errno != errno.EADDRINUSE or attempt == PORTS_TRIED - 1:
                    raise
        bound = self._runner.addresses[0][1]
        name = host if host not in ("0.0.0.0", "::") else "127.0.0.1"  # noqa: S104  compared, not bound
        self.context.url = f"http://{f'[{name}]' if ':' in name else name}:{bound}"
        self._on_listening()
        return self.context.url

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        self.context.gateway.drop(1001, forget=True)
        self.context.screens.close_all()
        await asyncio.sleep(0)
        await self._runner.cleanup()
        await self.context.close()
