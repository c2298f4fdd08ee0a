"""Where a command may be used by whom: in a guild, in a DM with the bot, or anywhere with a user install."""

from playground.context import Context
from playground.models import Channel, ChannelType, Json, Message, Person
from playground.permissions import Permission
from playground.screens.errors import Refused

GUILD_INSTALL, USER_INSTALL = 0, 1
IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL = 0, 1, 2


def interaction_context(context: Context, channel: Channel) -> int:
    """Discord's `context` of the channel."""
    if channel.guild_id is not None:
        return IN_GUILD
    is_bot_dm = channel.type is ChannelType.DM and context.world.bot.id in channel.recipients
    return IN_BOT_DM if is_bot_dm else IN_PRIVATE_CHANNEL


def usable_command(context: Context, person: Person, channel: Channel, command_id: object) -> Json:
    """The registered command, if this person is offered it here."""
    if channel.type is ChannelType.FORUM:
        raise Refused("In a forum itself nobody can type anything, only in its posts.")
    wanted = int(str(command_id))
    command = context.world.commands[None].get(wanted)
    if command is None and channel.guild_id is not None:
        command = context.world.commands.get(channel.guild_id, {}).get(wanted)
    if command is None:
        raise Refused("There is no such command here.")
    if channel.is_thread and channel.archived:
        raise Refused("This thread is archived.")
    here = interaction_context(context, channel)
    if command["contexts"] is not None and here not in command["contexts"]:
        raise Refused("The command is not for this kind of channel.")
    if not install_owners(context, person, channel, command):
        raise Refused("The app is not installed here, nor with you for use here.")
    _refuse_without_permission(context, person, channel, command)
    return command


def install_owners(context: Context, person: Person, channel: Channel, command: Json) -> Json:
    """`authorizing_integration_owners`: through which installs the person reaches the command here."""
    found: Json = {}
    kinds = command["integration_types"]
    here = interaction_context(context, channel)
    if GUILD_INSTALL in kinds and here != IN_PRIVATE_CHANNEL and context.world.is_installed_at(channel):
        found["0"] = str(channel.guild_id or 0)
    if USER_INSTALL in kinds and person.installed_app and context.world.app.user_install:
        found["1"] = str(person.id)
    return found


def owners_of_message(channel: Channel, message: Message) -> Json:
    """The same for a click: what the message came from decides, not who clicks."""
    if message.interaction is not None:
        found: Json = message.interaction["authorizing_integration_owners"]
        return found
    return {"0": str(channel.guild_id or 0)}


def _refuse_without_permission(context: Context, person: Person, channel: Channel, command: Json) -> None:
    if channel.guild_id is None:
        return
    bits = context.world.may(person.id, channel)
    if not bits & Permission.USE_APPLICATION_COMMANDS:
        raise Refused("You may not use commands here.")
    needed = command["default_member_permissions"]
    if needed is None or bits & Permission.ADMINISTRATOR:
        return
    if int(needed) == 0 or int(bits) & int(needed) != int(needed):
        raise Refused("You do not have the permissions this command asks for.")
