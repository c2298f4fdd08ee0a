"""Keeps other pages out: they must not talk to this server through somebody's browser, nor show it in a frame."""

import re
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
HOST = re.compile(r"(?:\[(?P<v6>[0-9a-f:.]+)\]|(?P<name>[\w.-]+))(?::(?P<port>\d{1,5}))?", re.ASCII | re.IGNORECASE)
DEFAULT_PORTS = {"http": 80, "https": 443}
FOREIGN = ("cross-site", "same-site")  # the same site on another port is another page, too
FOR_US_ALONE = {
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "frame-ancestors 'none'",  # the page itself says the rest
    "Cross-Origin-Resource-Policy": "same-origin",
}


def refuse_other_sites(more_hosts: frozenset[str] = frozenset()) -> Middleware:
    """Refuses requests whose Host (DNS rebinding) is not this machine, or whose page is not ours (cross-site).

    Ours is what came from the same host and port; a page on another port of this machine is foreign.
    """
    allowed = LOOPBACK | {name.lower() for name in more_hosts}

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        host, port = _host(request)
        if host not in allowed:
            raise web.HTTPForbidden(text="This host name is not served here.")
        origin = request.headers.get("Origin")
        is_ours = origin is None or _is_at(origin, host, port)
        if not is_ours or (request.headers.get("Sec-Fetch-Site") in FOREIGN and not _is_a_link(request)):
            raise web.HTTPForbidden(text="Requests from other sites are refused.")
        return await handler(request)

    return check


async def forbid_frames(_: web.Request, response: web.StreamResponse) -> None:
    """On every response: no other page shows it in a frame or loads it as a part of itself."""
    response.headers.update(FOR_US_ALONE)


def _host(request: web.Request) -> tuple[str, int | None]:
    """Name and port of the Host header."""
    headers = request.headers.getall("Host", [])
    found = HOST.fullmatch(headers[0]) if len(headers) == 1 else None
    port = int(found["port"]) if found and found["port"] else None
    if found is None or (port is not None and port > 65535):
        raise web.HTTPBadRequest(text="The Host header cannot be read.")
    return (found["v6"] or found["name"]).lower(), port


def _is_at(origin: str, host: str, port: int | None) -> bool:
    try:
        parts = urlsplit(origin)
        its_port = parts.port
    except ValueError:
        return False
    default = DEFAULT_PORTS.get(parts.scheme)
    return default is not None and (parts.hostname, its_port or default) == (host, port or default)


def _is_a_link(request: web.Request) -> bool:
    """Somebody follows a link to us: the page opens in a window of its own."""
    mode, destination = (request.headers.get(f"Sec-Fetch-{what}") for what in ("Mode", "Dest"))
    return (request.method, mode, destination) == ("GET", "navigate", "document")
