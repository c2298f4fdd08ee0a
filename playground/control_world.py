"""/control, continued: people, guilds, channels and permissions."""

from aiohttp import web

from playground import broadcast as announce
from playground import wire_format as wire
from playground.context import BOX, Box
from playground.gateway import Intent
from playground.models import Channel, Guild, Json, Overwrite, Person
from playground.permissions import named
from playground.rest.common import no_content, reply
from playground.screens.connection import users
from playground.screens.start_interaction import me
from playground.uploads import read_object


def routes() -> list[web.RouteDef]:
    return [
        web.get("/control/world", read_world),
        web.post("/control/people", add_people),
        web.patch(r"/control/people/{user:\d+}", change_person),
        web.post("/control/guilds", add_guild),
        web.put(r"/control/guilds/{guild:\d+}/bot", let_bot_in),
        web.delete(r"/control/guilds/{guild:\d+}/bot", throw_bot_out),
        web.post("/control/channels", add_channel),
        web.put(r"/control/channels/{channel:\d+}/permissions", set_permissions),
    ]


async def read_world(request: web.Request) -> web.Response:
    """All guilds with their members, all channels, all people."""
    world = request.app[BOX].world
    guilds = [wire.guild(one) | {"members": [str(m) for m in one.members]} for one in world.guilds.values()]
    return reply(
        {
            "home": str(world.home),
            "bot": wire.user(world.bot),
            "guilds": guilds,
            "channels": [wire.channel(world, one) for one in world.channels.values()],
            "people": [me(one) | {"role": one.role} for one in world.people.values() if not one.bot],
        }
    )


async def add_people(request: web.Request) -> web.Response:
    """`{"names": […], "guild": id or null}`: new people, members of the guild (default: the first one)."""
    body = await read_object(request)
    box = request.app[BOX]
    names = body.get("names") or []
    made = [box.world.add_person(str(name), role=body.get("role", "player")) for name in names]
    if "guild" not in body or body["guild"] is not None:
        guild = _guild(box, body.get("guild", box.world.home))
        for person in made:
            guild.members[person.id] = []
    box.hub.tell_all({"t": "users", "users": users(box)})
    return reply([me(one) for one in made], 201)


async def change_person(request: web.Request) -> web.Response:
    """`{"accepts_dms", "installed_app", "locale"}`, any of them."""
    body = await read_object(request)
    box = request.app[BOX]
    person = _person(box, request.match_info["user"])
    person.accepts_dms = bool(body.get("accepts_dms", person.accepts_dms))
    person.installed_app = bool(body.get("installed_app", person.installed_app))
    person.locale = str(body.get("locale", person.locale))
    box.hub.tell(person.id, {"t": "me", "me": me(person)})
    return reply(me(person))


async def add_guild(request: web.Request) -> web.Response:
    """`{"name", "people": [ids], "with_bot": bool, "channel": name}`: the first of the people owns it."""
    body = await read_object(request)
    box = request.app[BOX]
    people = [_person(box, one) for one in body["people"]]
    guild = box.world.add_guild(str(body["name"]), people[0], with_bot=bool(body.get("with_bot", True)))
    guild.locale = str(body.get("locale", guild.locale))
    for person in people[1:]:
        guild.members[person.id] = []
    channel = box.world.add_channel(guild, str(body.get("channel", "general")))
    if box.world.bot.id in guild.members:
        _present(box, guild)
    box.hub.show_channel(channel)
    return reply({"id": str(guild.id), "channel": wire.channel(box.world, channel)}, 201)


async def let_bot_in(request: web.Request) -> web.Response:
    """The bot is invited: GUILD_CREATE."""
    box = request.app[BOX]
    guild = _guild(box, request.match_info["guild"])
    if box.world.bot.id not in guild.members:
        box.world.let_bot_in(guild)
        _present(box, guild)
    return no_content()


async def throw_bot_out(request: web.Request) -> web.Response:
    """The bot is kicked: GUILD_DELETE."""
    box = request.app[BOX]
    guild = _guild(box, request.match_info["guild"])
    if guild.members.pop(box.world.bot.id, None) is not None:
        box.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id, intent=Intent.GUILDS)
    return no_content()


async def add_channel(request: web.Request) -> web.Response:
    """`{"name", "guild"}`: text channel. `{"name", "people": [ids]}`: group DM. `{"dm": id}`: with bot."""
    body = await read_object(request)
    box = request.app[BOX]
    channel: Channel
    if "dm" in body:
        channel, _ = box.world.dm_with_bot(_person(box, body["dm"]))
    elif "people" in body:
        group = [_person(box, one) for one in body["people"]]
        channel = box.world.add_group(str(body.get("name", "")), group)
    else:
        channel = box.world.add_channel(_guild(box, body.get("guild", box.world.home)), str(body["name"]))
    announce.channel_new(box, channel)
    return reply(wire.channel(box.world, channel), 201)


async def set_permissions(request: web.Request) -> web.Response:
    """`{"who": "everyone" | "bot" | id, "allow": [names], "deny": [names]}`; replaces what was set."""
    body = await read_object(request)
    box = request.app[BOX]
    channel = box.world.channels.get(int(request.match_info["channel"]))
    if channel is None or channel.guild_id is None:
        raise web.HTTPNotFound
    who = body.get("who")
    target = {"everyone": channel.guild_id, "bot": box.world.bot.id}.get(str(who))
    target = target or _person(box, who).id
    try:
        overwrite = Overwrite(who != "everyone", named(body.get("allow") or []), named(body.get("deny") or []))
    except KeyError as error:
        raise web.HTTPBadRequest(text=f"There is no permission {error}.") from error
    blind = [one for one in box.world.people if not box.world.can_see(one, channel)]
    channel.overwrites[target] = overwrite
    announce.channel_changed(box, channel)
    for person_id in blind:
        if box.world.can_see(person_id, channel):
            box.hub.show_history(person_id, channel)
    return no_content()


def _present(box: Box, guild: Guild) -> None:
    fields: Json = wire.guild_create(box.world, guild)
    box.gateway.dispatch("GUILD_CREATE", fields, guild_id=guild.id, intent=Intent.GUILDS)


def _guild(box: Box, raw: object) -> Guild:
    found = box.world.guilds.get(int(str(raw)))
    if found is None:
        raise web.HTTPNotFound
    return found


def _person(box: Box, raw: object) -> Person:
    found = box.world.people.get(int(str(raw))) if str(raw).isdigit() else None
    if found is None:
        raise web.HTTPNotFound(text=f"There is no person {raw}.")
    return found
