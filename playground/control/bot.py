"""What the bot did: its state, what it showed to everybody, and which of Discord's rules it broke."""

import re

from aiohttp import web

from playground.context import CONTEXT
from playground.request_body import read_object
from playground.rest.common import no_content, reply


async def read_bot(request: web.Request) -> web.Response:
    """How the bot does, and what it needs to connect."""
    context = request.app[CONTEXT]
    counts = {
        "identifies": context.gateway.identifies,
        "resumes": context.gateway.resumes,
        "compression": context.gateway.compression,
    }
    return reply(
        context.bot_status.as_json()
        | counts
        | {"token": context.token, "refused_by_rate_limits": context.rate_limits.refused}
    )


async def set_bot(request: web.Request) -> web.Response:
    """`{"state": …, "detail": …}`: whoever runs the bot tells people how it does."""
    body = await read_object(request)
    try:
        request.app[CONTEXT].bot_status.change(body["state"], body.get("detail"))
    except (KeyError, ValueError) as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return no_content()


async def public_record(request: web.Request) -> web.Response:
    """Every version of everything the bot has shown to more than one person, and its DMs."""
    return reply(request.app[CONTEXT].public_record.entries())


async def set_private_marks(request: web.Request) -> web.Response:
    """`{"custom_ids": pattern, "files": pattern}`: what never belongs on a message that several people see."""
    body = await read_object(request)
    try:
        marks = {str(kind): re.compile(str(body[kind])) for kind in ("custom_ids", "files") if kind in body}
    except re.error as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    request.app[CONTEXT].private_content.marks = marks
    return no_content()


async def list_violations(request: web.Request) -> web.Response:
    return reply([one.as_json() for one in request.app[CONTEXT].violations])


async def clear_violations(request: web.Request) -> web.Response:
    request.app[CONTEXT].violations.clear()
    return no_content()
