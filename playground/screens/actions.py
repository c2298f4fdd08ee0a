"""What a person can do on a screen: checked as a Discord client would, then made an interaction."""

from collections.abc import Callable

from playground import messages
from playground.context import Context
from playground.errors import DiscordError
from playground.interactions import Kind
from playground.limits.buttons_and_selects import BUTTON, LINK_STYLE, SELECTS
from playground.limits.command_names import LOCALES
from playground.limits.commands import CHAT_INPUT
from playground.limits.components import walk
from playground.models import Channel, ChannelType, Json, Message, Person
from playground.permissions import Permission
from playground.request_body import MessageRequest
from playground.screens import modal_values, option_values
from playground.screens.errors import Refused
from playground.screens.hello import me
from playground.screens.interaction_payload import command_data, menu_data
from playground.screens.start_interaction import Action, Sender, start
from playground.screens.where_commands_work import install_owners, owners_of_message, usable_command

LONGEST_STEP = 7 * 86_400.0  # seconds


def perform(context: Context, sender: Sender, frame: Json) -> None:
    """Do what the frame says, or raise Refused."""
    action = _ACTIONS.get(frame.get("t"))
    if action is None:
        raise Refused(f"There is no action {frame.get('t')!r}.")
    action(context, sender, frame)


def _command(context: Context, sender: Sender, frame: Json) -> None:
    channel = _channel(context, sender.person, frame)
    command = usable_command(context, sender.person, channel, frame["command_id"])
    if command["type"] != CHAT_INPUT:
        raise Refused("This is not a slash command.")
    given = frame.get("options") or []
    option_values.check(context, channel, command, given, complete=True)
    data = command_data(command, given, option_values.resolve(context, channel, given))
    owners = install_owners(context, sender.person, channel, command)
    start(context, Action(Kind.COMMAND, sender, channel, data, owners))


def _autocomplete(context: Context, sender: Sender, frame: Json) -> None:
    channel = _channel(context, sender.person, frame)
    command = usable_command(context, sender.person, channel, frame["command_id"])
    given = frame.get("options") or []
    option_values.check(context, channel, command, given, complete=False)
    focused = option_values.focused(command, given)
    if not focused.get("autocomplete"):
        raise Refused(f"The option {focused['name']} has no autocomplete.")
    data = command_data(command, given, {})
    owners = install_owners(context, sender.person, channel, command)
    start(context, Action(Kind.AUTOCOMPLETE, sender, channel, data, owners, option_kind=focused["type"]))


def _menu(context: Context, sender: Sender, frame: Json) -> None:
    channel = _channel(context, sender.person, frame)
    command = usable_command(context, sender.person, channel, frame["command_id"])
    if command["type"] == CHAT_INPUT:
        raise Refused("This is not a context menu.")
    data = menu_data(context, sender.person, channel, command, int(frame["target_id"]))
    owners = install_owners(context, sender.person, channel, command)
    start(context, Action(Kind.COMMAND, sender, channel, data, owners))


def _click(context: Context, sender: Sender, frame: Json) -> None:
    message, button = _component(context, sender.person, frame)
    if button["type"] != BUTTON or button["style"] == LINK_STYLE:
        raise Refused("This is not a button that can be pressed.")
    data = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button["id"]}
    _use_component(context, sender, message, data)


def _select(context: Context, sender: Sender, frame: Json) -> None:
    message, select = _component(context, sender.person, frame)
    if select["type"] not in SELECTS:
        raise Refused("This is not a select.")
    channel = context.world.channels[message.channel_id]
    values = [str(one) for one in frame["values"]]
    option_values.check_selected(context, channel, select, values)
    data: Json = {"custom_id": select["custom_id"], "component_type": select["type"], "id": select["id"]}
    data |= {"values": values}
    if resolved := option_values.resolve_selected(context, channel, select, values):
        data["resolved"] = resolved
    _use_component(context, sender, message, data)


def _use_component(context: Context, sender: Sender, message: Message, data: Json) -> None:
    channel = context.world.channels[message.channel_id]
    owners = owners_of_message(channel, message)
    start(context, Action(Kind.COMPONENT, sender, channel, data, owners, source=message))


def _submit(context: Context, sender: Sender, frame: Json) -> None:
    modal = context.interactions.modals.get(int(frame["modal_id"]))
    if modal is None or modal.person_id != sender.person.id or modal.channel_id not in context.world.channels:
        raise Refused("This modal is not open any more.")
    channel = context.world.channels[modal.channel_id]
    components = modal_values.fill(modal.content["components"], frame.get("values") or {})
    data = {"custom_id": modal.content["custom_id"], "components": components}
    source = context.world.messages.get(modal.source or 0)
    del context.interactions.modals[modal.id]
    start(context, Action(Kind.MODAL_SUBMIT, sender, channel, data, modal.owners, source=source))


def _dismiss(context: Context, sender: Sender, frame: Json) -> None:
    """Off the screen for good. The bot is not told; when it tries to edit the message, there is none."""
    message = context.world.messages.get(int(frame["message_id"]))
    if message is None or message.private_to != sender.person.id:
        raise Refused("Only one's own private messages can be dismissed.")
    message.dismissed = True
    sender.person.private.get(message.channel_id, {}).pop(message.id, None)
    context.screens.hide_message(message)


def _say(context: Context, sender: Sender, frame: Json) -> None:
    channel = _channel(context, sender.person, frame)
    need = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.type is ChannelType.FORUM or not context.world.may(sender.person.id, channel) & need:
        raise Refused("You may not write here.")
    if not str(frame["content"]).strip():
        raise Refused("There is nothing to say.")
    try:
        messages.post(context, channel, sender.person, MessageRequest({"content": str(frame["content"])}))
    except DiscordError as error:
        raise Refused(error.message) from error


def _read(context: Context, sender: Sender, frame: Json) -> None:
    channel_id = int(frame["channel_id"])
    if sender.person.unread.pop(channel_id, 0):
        context.screens.tell_unread(sender.person.id, channel_id)


def _locale(context: Context, sender: Sender, frame: Json) -> None:
    if frame["locale"] not in LOCALES:
        raise Refused(f"There is no locale {frame['locale']}.")
    sender.person.locale = frame["locale"]
    context.screens.tell(sender.person.id, {"t": "me", "me": me(sender.person)})


def _advance(context: Context, _sender: Sender, frame: Json) -> None:
    """Let time pass, for the bot as well; where the bot has a clock of its own, nobody can."""
    if not context.bot_follows_clock:
        raise Refused("The bot's clock does not follow this one.")
    seconds = float(frame["seconds"])
    if not 0 < seconds <= LONGEST_STEP:
        raise Refused("Up to a week at a time.")
    context.clock.advance(seconds)


_ACTIONS: dict[object, Callable[[Context, Sender, Json], None]] = {
    "command": _command,
    "autocomplete": _autocomplete,
    "menu": _menu,
    "click": _click,
    "select": _select,
    "submit": _submit,
    "dismiss": _dismiss,
    "say": _say,
    "read": _read,
    "locale": _locale,
    "advance": _advance,
}


def _channel(context: Context, person: Person, frame: Json) -> Channel:
    channel = context.world.channels.get(int(frame["channel_id"]))
    if channel is None or not context.world.can_see(person.id, channel):
        raise Refused("There is no such channel for you.")
    return channel


def _component(context: Context, person: Person, frame: Json) -> tuple[Message, Json]:
    """The button or select of a message on this person's screen."""
    message = context.world.messages.get(int(frame["message_id"]))
    if message is None or message.dismissed or message.private_to not in (None, person.id):
        raise Refused("This message is not there (any more).")
    if not context.world.can_see(person.id, context.world.channels[message.channel_id]):
        raise Refused("You cannot see this message.")
    for one in walk(message.components):
        if one.get("custom_id") == frame["custom_id"]:
            if one.get("disabled"):
                raise Refused("It is disabled.")
            return message, one
    raise Refused("The message has no such button or select (any more).")
