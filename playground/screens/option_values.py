"""What a person typed as options or chose in a select: checked as a Discord client does, and resolved for the bot."""

from playground import wire_format as wire
from playground.context import Context
from playground.limits.buttons_and_selects import STRING_SELECT
from playground.models import Channel, Json
from playground.screens.errors import Refused
from playground.screens.interaction_payload import resolved_people

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
NESTING = (SUBCOMMAND, GROUP)
TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8


def check(context: Context, channel: Channel, command: Json, given: list[Json], *, complete: bool) -> None:
    """Refuse what a client would not send. While typing (not `complete`) options may be half done."""
    known = {one["name"]: one for one in command.get("options") or []}
    nested = any(one["type"] in NESTING for one in known.values())
    if nested and len(given) != 1:
        raise Refused(f"{command['name']}: choose one of its sub-commands.")
    for option in given:
        declared = known.get(option["name"])
        if declared is None or option["type"] != declared["type"]:
            raise Refused(f"There is no option {option['name']} of this type.")
        if declared["type"] in NESTING:
            check(context, channel, declared, option.get("options") or [], complete=complete)
        elif complete:
            _check_value(context, declared, option["value"])
    names = [one["name"] for one in given]
    missing = [name for name, one in known.items() if one.get("required") and name not in names]
    if complete and missing:
        raise Refused(f"Still needed: {', '.join(missing)}.")


def _check_value(context: Context, declared: Json, value: object) -> None:
    kind, name = declared["type"], declared["name"]
    expected = TYPES.get(kind, (str,))
    if not isinstance(value, expected) or (kind in (INTEGER, NUMBER) and isinstance(value, bool)):
        raise Refused(f"{name}: not a value of the right type.")
    choices = declared.get("choices")
    if choices and value not in [one["value"] for one in choices]:
        raise Refused(f"{name}: choose one of {', '.join(str(one['name']) for one in choices)}.")
    size = len(value) if isinstance(value, str) else value
    if kind in (STRING, INTEGER, NUMBER) and isinstance(size, int | float):
        least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
        if size < declared.get(least, size) or size > declared.get(most, size):
            raise Refused(f"{name}: out of bounds.")
    if kind == USER and (not str(value).isdigit() or int(str(value)) not in context.world.people):
        raise Refused(f"{name}: there is no such person.")


def leaves(given: list[Json]) -> list[Json]:
    """The options with values, below any sub-commands."""
    found: list[Json] = []
    for option in given:
        found += leaves(option.get("options") or []) if option["type"] in NESTING else [option]
    return found


def focused(command: Json, given: list[Json]) -> Json:
    """The declaration of the option being typed."""
    level, declared = given, command.get("options") or []
    while level and level[0]["type"] in NESTING:
        declared = next(one for one in declared if one["name"] == level[0]["name"]).get("options") or []
        level = level[0].get("options") or []
    for option in level:
        if option.get("focused"):
            found: Json = next(one for one in declared if one["name"] == option["name"])
            return found
    raise Refused("No option is being typed.")


def resolve(context: Context, channel: Channel, given: list[Json]) -> Json:
    """Discord's `resolved` for options that name people, channels or roles."""
    named = leaves(given)
    users = [int(one["value"]) for one in named if one["type"] in (USER, MENTIONABLE)]
    channels = [int(one["value"]) for one in named if one["type"] == CHANNEL]
    roles = [int(one["value"]) for one in named if one["type"] == ROLE]
    return _resolved(context, channel, users, channels, roles)


def check_selected(context: Context, channel: Channel, select: Json, values: list[str]) -> None:
    """As many as the select takes, all of them among what it offers."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise Refused(f"Choose {least} to {most}.")
    offered = [one["value"] for one in select.get("options") or []]
    if select["type"] == STRING_SELECT and not set(values) <= set(offered):
        raise Refused(f"It offers {', '.join(offered)}.")
    if select["type"] != STRING_SELECT:
        resolve_selected(context, channel, select, values)
    kinds = select.get("channel_types") if select["type"] == CHANNEL_SELECT else None
    if kinds and any(context.world.channels[int(one)].type not in kinds for one in values):
        raise Refused("It does not offer channels of this kind.")


def resolve_selected(context: Context, channel: Channel, select: Json, values: list[str]) -> Json:
    """Discord's `resolved` for a select of people, roles or channels."""
    kind = select["type"]
    if kind == STRING_SELECT:
        return {}
    ids = [int(one) for one in values]
    users = ids if kind in (USER_SELECT, MENTIONABLE_SELECT) else []
    roles = ids if kind == ROLE_SELECT else []
    return _resolved(context, channel, users, ids if kind == CHANNEL_SELECT else [], roles)


def _resolved(context: Context, channel: Channel, users: list[int], channels: list[int], roles: list[int]) -> Json:
    guild = context.world.guild_of(channel)
    known_roles = guild.roles if guild else {}
    for ids, known in ((users, context.world.people), (channels, context.world.channels), (roles, known_roles)):
        if any(one not in known for one in ids):
            raise Refused("There is no such thing to choose.")
    resolved: Json = resolved_people(context, channel, users) if users else {}
    if channels:
        resolved["channels"] = {
            str(one): wire.channel(context.world, context.world.channels[one]) | {"permissions": "0"}
            for one in channels
        }
    if roles:
        resolved["roles"] = {str(one): wire.role(known_roles[one]) for one in roles}
    return resolved
