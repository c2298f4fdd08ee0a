"""More people, what they allow, and what notified them."""

from aiohttp import web

from playground.context import CONTEXT
from playground.control.find import find_guild, find_person
from playground.request_body import read_object
from playground.rest.common import reply
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
    context.screens.tell_strangers()
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


async def list_notifications(request: web.Request) -> web.Response:
    """What made this person's phone ring, oldest first: `[{"message_id", "channel_id", "why"}]`."""
    person = find_person(request.app[CONTEXT], request.match_info["user"])
    return reply(
        [
            {"message_id": str(one.message_id), "channel_id": str(one.channel_id), "why": one.why}
            for one in person.notifications
        ]
    )
