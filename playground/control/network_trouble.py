"""Trouble between the bot and Discord: server errors, lost connections, slow answers, rate limits."""

from dataclasses import asdict

from aiohttp import web

from playground.context import CONTEXT
from playground.request_body import read_object
from playground.rest.common import no_content, reply


async def list_faults(request: web.Request) -> web.Response:
    """The faults in force, with how often each has struck."""
    return reply([asdict(one) for one in request.app[CONTEXT].faults])


async def add_fault(request: web.Request) -> web.Response:
    """The fields of a Fault; `seed` besides starts the chances anew."""
    body = await read_object(request)
    faults = request.app[CONTEXT].faults
    if "seed" in body:
        faults.seed(int(body.pop("seed")))
    try:
        fault = faults.add(body)
    except (TypeError, ValueError) as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return reply(asdict(fault), 201)


async def clear_faults(request: web.Request) -> web.Response:
    request.app[CONTEXT].faults.clear()
    return no_content()


async def set_rate_limits(request: web.Request) -> web.Response:
    """`{"on": bool, "messages": 5, "followups": 5, "per_second": 50}`."""
    body = await read_object(request)
    try:
        request.app[CONTEXT].rate_limits.configure(**body)
    except TypeError as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return no_content()


async def disturb_gateway(request: web.Request) -> web.Response:
    """`{"do": "drop" | "forget" | "reconnect"}`: cut the connection, cut it for good, or ask for a reconnect."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    gateway = context.gateway
    what = body.get("do")
    if what == "reconnect":
        gateway.ask_to_reconnect()
    elif what in ("drop", "forget"):
        gateway.drop(forget=what == "forget")
        context.bot_status.connection_lost()
    else:
        raise web.HTTPBadRequest(text="do: drop, forget or reconnect")
    return no_content()
