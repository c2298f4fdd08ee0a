"""Scheduled events of a guild that take place somewhere else than in a voice channel: made, shown, changed, deleted."""

from datetime import datetime

from aiohttp import web

from playground import permissions
from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import DiscordError, missing_permissions, unknown_event
from playground.gateway import Intent
from playground.limits import values as limits
from playground.models import Guild, Json
from playground.permissions import Permission
from playground.request_body import read_object
from playground.rest import common
from playground.rest.common import no_content, reply

EXTERNAL, GUILD_ONLY = 3, 2
SCHEDULED, ACTIVE, COMPLETED = 1, 2, 3
CHANGEABLE = ("name", "description", "scheduled_start_time", "scheduled_end_time", "entity_metadata")


async def create(request: web.Request) -> web.Response:
    """POST /guilds/{g}/scheduled-events."""
    body = await read_object(request)
    context, guild = common.context_of(request), common.guild(request)
    _require(context, guild, Permission.CREATE_EVENTS)
    _check(context, body)
    if len(guild.events) >= limits.EVENTS:
        raise DiscordError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
    event_id = context.world.ids.next()
    guild.events[event_id] = event = {
        "id": str(event_id),
        "guild_id": str(guild.id),
        "name": body["name"],
        "description": body.get("description"),
        "channel_id": None,
        "creator_id": str(context.world.bot.id),
        "image": None,
        "scheduled_start_time": body["scheduled_start_time"],
        "scheduled_end_time": body["scheduled_end_time"],
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": body["entity_metadata"]["location"]},
        "privacy_level": GUILD_ONLY,
        "recurrence_rule": None,
    }
    _tell(context, guild, "GUILD_SCHEDULED_EVENT_CREATE", event)
    return reply(event)


async def listing(request: web.Request) -> web.Response:
    """GET /guilds/{g}/scheduled-events: those that are not over."""
    context, guild = common.context_of(request), common.guild(request)
    events = [_by_the_clock(context, one) for one in guild.events.values()]
    return reply([one for one in events if one["status"] != COMPLETED])


async def get(request: web.Request) -> web.Response:
    """GET /guilds/{g}/scheduled-events/{event}."""
    return reply(_event(request, common.guild(request)))


async def change(request: web.Request) -> web.Response:
    """PATCH /guilds/{g}/scheduled-events/{event}: who may delete it. The status is left to the clock.

    Whether Discord lets somebody move the beginning of what has begun is unknown; here it does not.
    """
    body = await read_object(request)
    context, guild = common.context_of(request), common.guild(request)
    event = _event(request, guild)
    _require(context, guild, Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS)
    if event["status"] == COMPLETED:
        raise DiscordError(400, 180000, "Cannot update a finished event")
    changed = event | {name: body[name] for name in CHANGEABLE if name in body}
    is_begun = event["status"] == ACTIVE
    if is_begun and "scheduled_start_time" in body:
        check = BodyCheck()
        check.at("scheduled_start_time").add_error("GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "It has begun.")
        check.raise_errors()
    _check(context, changed, is_begun=is_begun)
    event.update(changed)
    _tell(context, guild, "GUILD_SCHEDULED_EVENT_UPDATE", event)
    return reply(event)


async def delete(request: web.Request) -> web.Response:
    """DELETE /guilds/{g}/scheduled-events/{event}: one's own with CREATE_EVENTS, any with MANAGE_EVENTS."""
    context, guild = common.context_of(request), common.guild(request)
    event = _event(request, guild)
    _require(context, guild, Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS)
    del guild.events[int(event["id"])]
    _tell(context, guild, "GUILD_SCHEDULED_EVENT_DELETE", event)
    return no_content()


def _event(request: web.Request, guild: Guild) -> Json:
    found = guild.events.get(common.number(request, "event"))
    if found is None:
        raise unknown_event()
    return _by_the_clock(common.context_of(request), found)


def _by_the_clock(context: Context, event: Json) -> Json:
    """What takes place elsewhere begins and ends by itself."""
    now = context.world.clock.now()
    start, end = (datetime.fromisoformat(event[f"scheduled_{which}_time"]).timestamp() for which in ("start", "end"))
    event["status"] = SCHEDULED if now < start else ACTIVE if now < end else COMPLETED
    return event


def _require(context: Context, guild: Guild, needed: Permission) -> None:
    if not permissions.in_guild(guild, context.world.bot.id) & needed:
        raise missing_permissions()


def _check(context: Context, body: Json, *, is_begun: bool = False) -> None:
    check = BodyCheck()
    check.at("name").text(body.get("name"), 1, limits.EVENT_NAME)
    if body.get("description") is not None:
        check.at("description").text(body["description"], 1, limits.EVENT_DESCRIPTION)
    check.at("privacy_level").one_of(body.get("privacy_level"), (GUILD_ONLY,))
    check.at("entity_type").one_of(body.get("entity_type"), (EXTERNAL,))
    place = check.at("entity_metadata").mapping(body.get("entity_metadata"))
    check.at("entity_metadata", "location").text(place.get("location"), 1, limits.EVENT_LOCATION)
    start = _time(check.at("scheduled_start_time"), body.get("scheduled_start_time"))
    end = _time(check.at("scheduled_end_time"), body.get("scheduled_end_time"))
    if start and not is_begun and start.timestamp() <= context.world.clock.now():
        check.at("scheduled_start_time").add_error(
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
        )
    if start and end and end <= start:
        check.at("scheduled_end_time").add_error(
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Cannot schedule event to end before it starts."
        )
    check.raise_errors()


def _time(check: BodyCheck, value: object) -> datetime | None:
    if value is None:
        check.required()
        return None
    try:
        return datetime.fromisoformat(str(value))
    except ValueError:
        check.add_error("DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")
        return None


def _tell(context: Context, guild: Guild, name: str, event: Json) -> None:
    context.gateway.dispatch(name, event, guild_id=guild.id, intent=Intent.GUILD_SCHEDULED_EVENTS)
