"""/applications/{id}/commands, global and for a guild."""

from aiohttp import web

from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import bad_json, missing_access, unknown_command, unknown_guild
from playground.limits.commands import INSTALLS, check_command, check_commands
from playground.models import Json
from playground.request_body import read_json, read_object
from playground.rest import common
from playground.rest.common import reply

LOCALISATIONS = ("name_localizations", "description_localizations")


def _scope(request: web.Request) -> int | None:
    """The guild of the route, or None for global commands."""
    context = common.context_of(request)
    if common.number(request, "application") != context.world.bot.id:
        raise missing_access()
    if "guild" not in request.match_info:
        return None
    guild_id = common.number(request, "guild")
    if guild_id not in context.world.guilds:
        raise unknown_guild()
    return guild_id


def _installs(context: Context) -> tuple[int, ...]:
    """The ways in which the application can be installed."""
    return INSTALLS if context.world.app.user_install else INSTALLS[:1]


def _commands(request: web.Request) -> dict[int, Json]:
    return common.context_of(request).world.commands.setdefault(_scope(request), {})


def _one(request: web.Request) -> Json:
    found = _commands(request).get(common.number(request, "command"))
    if found is None:
        raise unknown_command()
    return found


async def listing(request: web.Request) -> web.Response:
    """GET all; localisations only `with_localizations`."""
    commands = list(_commands(request).values())
    if request.query.get("with_localizations", "").lower() not in ("1", "true"):
        commands = [_without_localisations(one) for one in commands]
    return reply(commands)


async def get(request: web.Request) -> web.Response:
    return reply(_one(request))


async def overwrite(request: web.Request) -> web.Response:
    """PUT: exactly these commands from now on; those that stay keep their ids."""
    wanted = await read_json(request)
    if not isinstance(wanted, list):
        raise bad_json()
    context = common.context_of(request)
    scope = _scope(request)
    check_commands(wanted, _installs(context))
    before = _commands(request)
    fresh = [_made(context, scope, one, _same(before, one)) for one in wanted]
    context.world.commands[scope] = {int(one["id"]): one for one in fresh}
    tell_people(context)
    return reply(fresh)


async def create(request: web.Request) -> web.Response:
    """POST: a new command, or a new version of the one with this name."""
    body = await read_object(request)
    context = common.context_of(request)
    scope, before = _scope(request), _commands(request)
    old = _same(before, body)
    others = [one for one in before.values() if old is None or one["id"] != old["id"]]
    check = BodyCheck()
    check_command(check, body, _installs(context))
    check.raise_errors()
    check_commands([*others, body], _installs(context))
    made = _made(context, scope, body, old)
    before[int(made["id"])] = made
    tell_people(context)
    return reply(made, 200 if old else 201)


async def edit(request: web.Request) -> web.Response:
    """PATCH: some fields of a command."""
    body = await read_object(request)
    context = common.context_of(request)
    old = _one(request)
    changed = old | body
    check = BodyCheck()
    check_command(check, changed, _installs(context))
    check.raise_errors()
    made = _made(context, _scope(request), changed, old)
    _commands(request)[int(made["id"])] = made
    tell_people(context)
    return reply(made)


async def delete(request: web.Request) -> web.Response:
    del _commands(request)[int(_one(request)["id"])]
    tell_people(common.context_of(request))
    return common.no_content()


async def permissions(_: web.Request) -> web.Response:
    """GET .../permissions: nobody has overwritten any."""
    return reply([])


def everything(context: Context) -> list[Json]:
    """All registered commands as people's screens get them."""
    return [command for scope in context.world.commands.values() for command in scope.values()]


def tell_people(context: Context) -> None:
    """Every screen shows the new list."""
    context.screens.tell_all({"t": "commands", "commands": everything(context)})


def _same(commands: dict[int, Json], wanted: Json) -> Json | None:
    """The command of the same type and name."""
    key = (wanted.get("type") or 1, wanted.get("name"))
    return next((one for one in commands.values() if (one["type"], one["name"]) == key), None)


def _made(context: Context, scope: int | None, wanted: Json, old: Json | None) -> Json:
    """The command as it is stored and answered."""
    made: Json = {
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        **{key: value for key, value in wanted.items() if value is not None},
        "id": old["id"] if old else str(context.world.ids.next()),
        "application_id": str(context.world.bot.id),
        "version": str(context.world.ids.next()),
        "type": wanted.get("type") or 1,
    }
    return made | ({"guild_id": str(scope)} if scope is not None else {})


def _without_localisations(thing: Json) -> Json:
    slim = {key: value for key, value in thing.items() if key not in LOCALISATIONS}
    for key in ("options", "choices"):
        if key in slim:
            slim[key] = [_without_localisations(one) for one in slim[key]]
    return slim
