"""Guilds: making and changing them, who is a member, and inviting or kicking the bot."""

from aiohttp import web

from playground import wire_format as wire
from playground.context import CONTEXT, Context
from playground.control.find import find_guild, find_person
from playground.gateway import Intent
from playground.limits.command_names import LOCALES
from playground.models import COMMUNITY, Guild, Json, NotifyBy, Role
from playground.permissions import named
from playground.request_body import read_object
from playground.rest.common import no_content, reply


async def add_guild(request: web.Request) -> web.Response:
    """`{"name", "people": [ids], "with_bot", "with_commands", "channel": name}`: the first of the people owns it.

    What `change_guild` takes may be here as well.
    """
    body = await read_object(request)
    context = request.app[CONTEXT]
    people = [find_person(context, one) for one in body["people"]]
    guild = context.world.add_guild(str(body["name"]), people[0], with_bot=bool(body.get("with_bot", True)))
    guild.commands_only = bool(body.get("with_commands")) and context.world.bot.id not in guild.members
    _change(guild, body)
    for person in people[1:]:
        guild.members[person.id] = []
    channel = context.world.add_channel(guild, str(body.get("channel", "general")))
    if context.world.bot.id in guild.members:
        _send_guild_create(context, guild)
    context.screens.show_channel(channel)
    context.screens.tell_strangers()
    return reply({"id": str(guild.id), "channel": wire.channel(context.world, channel)}, 201)


async def change_guild(request: web.Request) -> web.Response:
    """`{"community": bool, "locale", "notifications": "every message" | "mentions", "large": bool,
    "system_channel": id, "bot_permissions": [names]}`, any of them: the last is what the bot's own role adds."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    _change(guild, body)
    if context.world.bot.id in guild.members:
        if "bot_permissions" in body:  # first: an update of the guild has its roles, too
            changed = {"guild_id": str(guild.id), "role": wire.role(_role_of_the_bot(guild))}
            context.gateway.dispatch("GUILD_ROLE_UPDATE", changed, guild_id=guild.id, intent=Intent.GUILDS)
        context.gateway.dispatch("GUILD_UPDATE", wire.guild(guild), guild_id=guild.id, intent=Intent.GUILDS)
    context.screens.tell_strangers()
    return reply(wire.guild(guild))


def _change(guild: Guild, body: Json) -> None:
    features = set(guild.features)
    if "community" in body:
        features = features | {COMMUNITY} if body["community"] else features - {COMMUNITY}
    locale = str(body.get("locale", guild.locale))
    if "locale" in body and (COMMUNITY not in features or locale not in LOCALES):
        raise web.HTTPBadRequest(text="locale: one of Discord's, and only for a community server")
    notifications = str(body.get("notifications", guild.notifications.name)).replace(" ", "_").upper()
    if notifications not in NotifyBy.__members__:
        raise web.HTTPBadRequest(text="notifications: every message or mentions")
    guild.features, guild.locale = sorted(features), locale
    guild.notifications = NotifyBy[notifications]
    if "system_channel" in body:
        guild.system_channel_id = int(body["system_channel"]) if body["system_channel"] else None
    guild.is_large = bool(body.get("large", guild.is_large))
    if "bot_permissions" in body:
        _role_of_the_bot(guild).permissions = int(named(list(body["bot_permissions"])))


def _role_of_the_bot(guild: Guild) -> Role:
    return next(role for role in guild.roles.values() if role.managed)


async def join(request: web.Request) -> web.Response:
    """Somebody becomes a member. Discord tells bots of it only with a privileged intent: here no bot is told."""
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    guild.members.setdefault(find_person(context, request.match_info["user"]).id, [])
    _show_channels(context, guild)
    return no_content()


async def leave(request: web.Request) -> web.Response:
    """Somebody is no member any more."""
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    guild.members.pop(find_person(context, request.match_info["user"]).id, None)
    _show_channels(context, guild)
    return no_content()


def _show_channels(context: Context, guild: Guild) -> None:
    for channel in context.world.channels_of(guild):
        context.screens.show_channel(channel)
    context.screens.tell_strangers()


async def delete_event(request: web.Request) -> web.Response:
    """A member who manages events removes a scheduled one."""
    guild = find_guild(request.app[CONTEXT], request.match_info["guild"])
    if guild.events.pop(int(request.match_info["event"]), None) is None:
        raise web.HTTPNotFound
    return no_content()


async def invite_bot(request: web.Request) -> web.Response:
    """The bot is invited: GUILD_CREATE."""
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    if context.world.bot.id not in guild.members:
        guild.commands_only = False
        context.world.let_bot_in(guild)
        _send_guild_create(context, guild)
    return no_content()


async def kick_bot(request: web.Request) -> web.Response:
    """The bot is kicked: GUILD_DELETE. Its commands go with it."""
    context = request.app[CONTEXT]
    guild = find_guild(context, request.match_info["guild"])
    guild.commands_only = False
    if guild.members.pop(context.world.bot.id, None) is not None:
        context.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id, intent=Intent.GUILDS)
    return no_content()


def _send_guild_create(context: Context, guild: Guild) -> None:
    """Without `unavailable`: by that a bot tells a guild that it has joined from one that is there again."""
    fields = wire.guild_create(context.world, guild)
    fields.pop("unavailable", None)
    context.gateway.dispatch("GUILD_CREATE", fields, guild_id=guild.id, intent=Intent.GUILDS)
