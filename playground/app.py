"""The web application, and the server that listens with it."""

import asyncio
import errno
import logging
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from playground import cdn, control, gateway_socket
from playground.context import BOX, Box
from playground.errors import DiscordError, internal_error, request_too_large, unauthorized
from playground.faults import strike
from playground.limits import values as numbers
from playground.origin_check import guard
from playground.rest import routes as rest
from playground.rest.common import reply
from playground.screens import connection as screens

log = logging.getLogger(__name__)
PAGE = Path(__file__).parent / "page"
WITHOUT_TOKEN = ("/interactions/", "/webhooks/", "/gateway")
PORTS_TRIED = 50


@web.middleware
async def discord_manners(request: web.Request, handler: Handler) -> web.StreamResponse:
    """For the bot's routes: faults, rate limits, the token, and errors in Discord's shape."""
    if not request.path.startswith(rest.BASE):
        return await handler(request)
    box = request.app[BOX]
    path = request.path.removeprefix(rest.BASE)
    fault = box.faults.pick(request.method, path)
    if fault is not None and not fault.after:
        spoiled = await strike(fault, request)
        if spoiled is not None:
            return spoiled
    response = await _answer(box, path, request, handler)
    if fault is not None and fault.after:
        return await strike(fault, request) or response
    return response


async def _answer(box: Box, path: str, request: web.Request, handler: Handler) -> web.StreamResponse:
    verdict = box.rate_limits.check(request.method, path)
    response: web.StreamResponse
    if not verdict.allowed:
        message = "You are being rate limited."
        body = {"message": message, "retry_after": round(verdict.retry_after, 3), "global": verdict.is_global}
        response = reply(body, 429)
    else:
        try:
            if not path.startswith(WITHOUT_TOKEN) and request.headers.get("Authorization") != f"Bot {box.token}":
                raise unauthorized()
            response = await handler(request)
        except web.HTTPRequestEntityTooLarge:
            response = _refuse(box, request, request_too_large())
        except DiscordError as error:
            response = _refuse(box, request, error)
        except (TypeError, KeyError, AttributeError, ValueError):
            # A body so odd that our own checks tripped over it. Never silent: no correct bot sends it.
            log.exception("%s %s", request.method, request.path)
            response = _refuse(box, request, internal_error())
        except ConnectionError:  # the bot died while it was sending
            response = web.Response(status=499)
    response.headers.update(verdict.headers)
    response.headers["Via"] = "1.1 playground"  # discord.py retries a 429 only if there is one
    return response


def _refuse(box: Box, request: web.Request, error: DiscordError) -> web.Response:
    box.violations.note(request.method, request.path, error)
    return reply(error.body(), error.status)


async def page(_: web.Request) -> web.StreamResponse:
    """The page for people; without it (server only) a word on what this is."""
    index = PAGE / "index.html"
    if not index.exists():
        return web.Response(text="The playground server is running.")
    return web.FileResponse(index, headers={"Cache-Control": "no-cache"})


def build(box: Box, hosts: frozenset[str] = frozenset()) -> web.Application:
    """The application around one box."""
    app = web.Application(middlewares=[guard(hosts), discord_manners], client_max_size=numbers.REQUEST_BYTES + 65_536)
    app[BOX] = box
    app.add_routes(rest.routes())
    app.add_routes(cdn.routes())
    app.add_routes(control.routes())
    app.add_routes(screens.routes())
    app.add_routes([web.get("/gateway", gateway_socket.connect), web.get("/gateway/", gateway_socket.connect)])
    app.router.add_get("/", page)
    if PAGE.is_dir():
        app.router.add_static("/static", PAGE)
        app.on_response_prepare.append(_fresh)
    return app


async def _fresh(request: web.Request, response: web.StreamResponse) -> None:
    """The page's modules are asked for anew, so that an update never mixes old and new ones."""
    if request.path.startswith("/static/"):
        response.headers["Cache-Control"] = "no-cache"


class Server:
    """A playground that listens. `port` 0 takes any free one; a taken one makes it try those after it."""

    def __init__(self, box: Box | None = None, hosts: frozenset[str] = frozenset()) -> None:
        self.box = box or Box()
        self._runner = web.AppRunner(build(self.box, hosts), access_log=None, shutdown_timeout=1.0)

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
        self.box.url = f"http://{f'[{name}]' if ':' in name else name}:{bound}"
        return self.box.url

    async def stop(self) -> None:
        """Cut all lines and stop listening."""
        self.box.gateway.drop(1001, forget=True)
        self.box.hub.close_all()
        await asyncio.sleep(0)
        await self._runner.cleanup()
        await self.box.close()
