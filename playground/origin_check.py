"""Keeps other web sites out: they must not talk to this server through somebody's browser."""

from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


def refuse_other_sites(more_hosts: frozenset[str] = frozenset()) -> Middleware:
    """Refuses requests whose Host (DNS rebinding) or Origin (cross-site) is not this machine."""
    allowed = LOOPBACK | more_hosts

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if _host(request.headers.get("Host", "")) not in allowed:
            raise web.HTTPForbidden(text="This host name is not served here.")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).hostname not in allowed:
            raise web.HTTPForbidden(text="Requests from other sites are refused.")
        if request.headers.get("Sec-Fetch-Site") == "cross-site" and request.method != "GET":
            raise web.HTTPForbidden(text="Requests from other sites are refused.")
        return await handler(request)

    return check


def _host(header: str) -> str | None:
    """The name in a Host header, without the port."""
    return urlsplit(f"//{header}").hostname
