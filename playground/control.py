"""/control: how tests and tools change the world, cause trouble and look behind the scenes."""

from dataclasses import asdict

from aiohttp import web

from playground import broadcast as announce
from playground import messages, threads
from playground import wire_format as wire
from playground.context import BOX
from playground.control_world import routes as world_routes
from playground.interactions import Modal
from playground.models import Json
from playground.rest.common import no_content, reply
from playground.uploads import read_object


def routes() -> list[web.RouteDef]:
    return [
        *world_routes(),
        web.delete(r"/control/messages/{message:\d+}", delete_message),
        web.delete(r"/control/channels/{channel:\d+}", delete_channel),
        web.patch(r"/control/channels/{channel:\d+}", change_thread),
        web.post("/control/modals", forge_modal),
        web.get("/control/faults", list_faults),
        web.post("/control/faults", add_fault),
        web.delete("/control/faults", clear_faults),
        web.put("/control/rate-limits", set_rate_limits),
        web.get("/control/clock", read_clock),
        web.post("/control/clock", advance_clock),
        web.get("/control/violations", list_violations),
        web.delete("/control/violations", clear_violations),
        web.get("/control/public", public_record),
        web.get("/control/bot", read_bot),
        web.put("/control/bot", set_bot),
        web.post("/control/gateway", trouble_gateway),
        web.post("/control/reset", reset),
    ]


async def delete_message(request: web.Request) -> web.Response:
    """A moderator deletes a message."""
    box = request.app[BOX]
    message = box.world.messages.get(int(request.match_info["message"]))
    if message is None:
        raise web.HTTPNotFound
    messages.delete(box, message)
    return no_content()


async def delete_channel(request: web.Request) -> web.Response:
    """A moderator deletes a channel or thread."""
    box = request.app[BOX]
    channel = box.world.channels.get(int(request.match_info["channel"]))
    if channel is None:
        raise web.HTTPNotFound
    threads.remove(box, channel)
    return no_content()


async def change_thread(request: web.Request) -> web.Response:
    """`{"archived": bool, "locked": bool}` for a thread, `{"name": …}` for any channel."""
    body = await read_object(request)
    box = request.app[BOX]
    channel = box.world.channels.get(int(request.match_info["channel"]))
    if channel is None:
        raise web.HTTPNotFound
    channel.name = body.get("name", channel.name)
    if channel.is_thread:
        archived = body.get("archived", channel.archived)
        threads.set_archived(box, channel, archived=archived, locked=body.get("locked"))
    else:
        announce.channel_changed(box, channel)
    return reply(wire.channel(box.world, channel))


async def forge_modal(request: web.Request) -> web.Response:
    """`{"person", "channel", "modal"}`: on their screen opens a modal that the bot never sent, as it is given."""
    body = await read_object(request)
    box = request.app[BOX]
    person_id, channel_id = int(body["person"]), int(body["channel"])
    owners: Json = {"0": str(box.world.channels[channel_id].guild_id or 0)}
    modal = Modal(box.world.ids.next(), person_id, channel_id, source=None, owners=owners, content=body["modal"])
    box.hub.tell(person_id, {"nonce": None} | box.interactions.open(modal))
    return no_content()


async def list_faults(request: web.Request) -> web.Response:
    """The faults in force, with how often each has struck."""
    return reply([asdict(one) for one in request.app[BOX].faults])


async def add_fault(request: web.Request) -> web.Response:
    """The fields of a Fault; `seed` besides starts the chances anew."""
    body = await read_object(request)
    faults = request.app[BOX].faults
    if "seed" in body:
        faults.seed(int(body.pop("seed")))
    try:
        fault = faults.add(body)
    except (TypeError, ValueError) as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return reply(asdict(fault), 201)


async def clear_faults(request: web.Request) -> web.Response:
    request.app[BOX].faults.clear()
    return no_content()


async def set_rate_limits(request: web.Request) -> web.Response:
    """`{"on": bool, "messages": 5, "followups": 5, "per_second": 50}`."""
    body = await read_object(request)
    try:
        request.app[BOX].rate_limits.configure(**body)
    except TypeError as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return no_content()


def _clock(request: web.Request) -> Json:
    clock = request.app[BOX].clock
    return {"now": clock.now(), "offset": clock.offset}


async def read_clock(request: web.Request) -> web.Response:
    return reply(_clock(request))


async def advance_clock(request: web.Request) -> web.Response:
    """`{"advance": seconds}`."""
    body = await read_object(request)
    try:
        request.app[BOX].clock.advance(float(body["advance"]))
    except (KeyError, TypeError, ValueError) as error:
        raise web.HTTPBadRequest(text=f"advance: {error}") from error
    return reply(_clock(request))


async def list_violations(request: web.Request) -> web.Response:
    return reply([one.as_json() for one in request.app[BOX].violations])


async def clear_violations(request: web.Request) -> web.Response:
    request.app[BOX].violations.clear()
    return no_content()


async def public_record(request: web.Request) -> web.Response:
    """Every version of everything the bot has shown to more than one person, and its DMs."""
    return reply(request.app[BOX].public.entries())


async def read_bot(request: web.Request) -> web.Response:
    """How the bot does, and what it needs to connect."""
    box = request.app[BOX]
    counts = {"identifies": box.gateway.identifies, "resumes": box.gateway.resumes}
    return reply(box.hub.bot | counts | {"token": box.token, "refused_by_rate_limits": box.rate_limits.refused})


async def set_bot(request: web.Request) -> web.Response:
    """`{"state": …, "detail": …}`: whoever runs the bot tells people how it does."""
    body = await read_object(request)
    try:
        request.app[BOX].hub.set_bot(body["state"], body.get("detail"))
    except (KeyError, ValueError) as error:
        raise web.HTTPBadRequest(text=str(error)) from error
    return no_content()


async def trouble_gateway(request: web.Request) -> web.Response:
    """`{"do": "drop" | "forget" | "reconnect"}`: cut the line, cut it for good, or ask for a reconnect."""
    body = await read_object(request)
    box = request.app[BOX]
    gateway = box.gateway
    what = body.get("do")
    if what == "reconnect":
        gateway.ask_to_reconnect()
    elif what in ("drop", "forget"):
        gateway.drop(forget=what == "forget")
        box.hub.bot_left()
    else:
        raise web.HTTPBadRequest(text="do: drop, forget or reconnect")
    return no_content()


async def reset(request: web.Request) -> web.Response:
    """The default world again; the bot and all screens have to connect anew."""
    request.app[BOX].reset()
    return no_content()
