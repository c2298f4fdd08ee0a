"""Moving the server's clock ahead."""

from aiohttp import web

from playground.context import CONTEXT
from playground.models import Json
from playground.request_body import read_object
from playground.rest.common import reply


def _clock(request: web.Request) -> Json:
    clock = request.app[CONTEXT].clock
    return {"now": clock.now(), "offset": clock.offset}


async def read_clock(request: web.Request) -> web.Response:
    return reply(_clock(request))


async def advance_clock(request: web.Request) -> web.Response:
    """`{"advance": seconds}`."""
    body = await read_object(request)
    try:
        request.app[CONTEXT].clock.advance(float(body["advance"]))
    except (KeyError, TypeError, ValueError) as error:
        raise web.HTTPBadRequest(text=f"advance: {error}") from error
    return reply(_clock(request))
