"""What the bot is sent of an interaction, in Discord's wire format."""

from playground import wire_format as wire
from playground.context import Context
from playground.interactions import Interaction, Kind
from playground.models import Channel, Json, MessageType, Person
from playground.screens.app_permissions import app_permissions
from playground.screens.errors import Refused
from playground.screens.where_commands_work import interaction_context

USER_MENU, MESSAGE_MENU = 2, 3


def payload(context: Context, interaction: Interaction, data: Json) -> Json:
    """The whole INTERACTION_CREATE, around its `data`."""
    world = context.world
    person, channel = world.people[interaction.person_id], world.channels[interaction.channel_id]
    fields: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "attachment_size_limit": world.app.file_bytes,
        "channel_id": str(channel.id),
        "channel": wire.channel(world, channel) | {"permissions": str(int(world.may(person.id, channel)))},
        "app_permissions": str(int(app_permissions(world, interaction, channel))),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": interaction_context(context, channel),
        "data": data,
    }
    guild = world.guild_of(channel)
    if guild is None:
        fields["user"] = wire.user(person)
    else:
        member = wire.member(guild, person) | {"permissions": str(int(world.may(person.id, channel)))}
        fields |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.preferred_locale, "features": guild.features},
            "guild_locale": guild.preferred_locale,
            "member": member,
        }
    if interaction.source is not None:
        fields["message"] = wire.message(world, world.messages[interaction.source])
    return fields


def message_type(kind: Kind, data: Json) -> MessageType:
    """The type of a message that answers the interaction."""
    if kind is not Kind.COMMAND:
        return MessageType.DEFAULT
    is_menu = data["type"] in (USER_MENU, MESSAGE_MENU)
    return MessageType.CONTEXT_MENU_COMMAND if is_menu else MessageType.CHAT_INPUT_COMMAND


def metadata(person: Person, interaction: Interaction, data: Json) -> Json:
    """What a message says of the interaction that made it."""
    fields: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": wire.user(person),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.source is not None and interaction.kind is Kind.COMPONENT:
        fields["interacted_message_id"] = str(interaction.source)
    if interaction.kind is Kind.COMMAND:
        fields["name"] = _command_path(data)  # Discord shows it to people; bots get it as `interaction.name`
    return fields


def _command_path(data: Json) -> str:
    """`jaipur challenge`: the command with its subcommands."""
    path, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        path.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(path)


def command_data(command: Json, given: list[Json], resolved: Json) -> Json:
    """The `data` of a slash command or its autocomplete."""
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": given}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def menu_data(context: Context, person: Person, channel: Channel, command: Json, target: int) -> Json:
    """The `data` of a context menu on a user or a message."""
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "target_id": str(target),
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if command["type"] == USER_MENU:
        if target not in context.world.people:
            raise Refused("There is no such person.")
        return data | {"resolved": resolved_people(context, channel, [target])}
    message = context.world.messages.get(target)
    if message is None or message.channel_id != channel.id or message.private_to not in (None, person.id):
        raise Refused("There is no such message here.")
    return data | {"resolved": {"messages": {str(target): wire.message(context.world, message)}}}


def resolved_people(context: Context, channel: Channel, ids: list[int]) -> Json:
    """`resolved` for people: users, and members where they are."""
    guild = context.world.guild_of(channel)
    found = [context.world.people[one] for one in ids]
    resolved: Json = {"users": {str(one.id): wire.user(one) for one in found}}
    if guild is not None:
        here = [one for one in found if one.id in guild.members]
        resolved["members"] = {
            str(one.id): wire.member(guild, one, with_user=False)
            | {"permissions": str(int(context.world.may(one.id, channel)))}
            for one in here
        }
    return resolved
