"""More people, what they allow, and a modal on somebody's screen."""

from aiohttp import web

from playground.context import CONTEXT
from playground.control.find import find_guild, find_person
from playground.interactions import Modal
from playground.models import Json
from playground.request_body import read_object
from playground.rest.common import no_content, reply
from playground.screens.hello import me, users


async def add_people(request: web.Request) -> web.Response:
    """`{"names": […], "guild": id or null}`: new people, members of the guild (default: the first one)."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    names = body.get("names") or []
    made = [context.world.add_person(str(name), role=body.get("role", "player")) for name in names]
    if "guild" not in body or body["guild"] is not None:
        guild = find_guild(context, body.get("guild", context.world.home))
        for person in made:
            guild.members[person.id] = []
    context.screens.tell_all({"t": "users", "users": users(context)})
    return reply([me(one) for one in made], 201)


async def change_person(request: web.Request) -> web.Response:
    """`{"display_name", "accepts_dms", "installed_app", "locale"}`, any of them."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    person = find_person(context, request.match_info["user"])
    person.accepts_dms = bool(body.get("accepts_dms", person.accepts_dms))
    person.installed_app = bool(body.get("installed_app", person.installed_app))
    person.locale = str(body.get("locale", person.locale))
    person.display_name = str(body.get("display_name", person.display_name))
    context.screens.tell(person.id, {"t": "me", "me": me(person)})
    context.screens.tell_all({"t": "users", "users": users(context)})
    return reply(me(person))


async def forge_modal(request: web.Request) -> web.Response:
    """`{"person", "channel", "modal"}`: on their screen opens a modal that the bot never sent, as it is given."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    person_id, channel_id = int(body["person"]), int(body["channel"])
    owners: Json = {"0": str(context.world.channels[channel_id].guild_id or 0)}
    modal = Modal(context.world.ids.next(), person_id, channel_id, source=None, owners=owners, content=body["modal"])
    context.screens.tell(person_id, {"nonce": None} | context.interactions.open(modal))
    return no_content()
