"""What a person can do on a screen: checked as a Discord client would, then made an interaction."""

from collections.abc import Callable

from playground import messages
from playground.context import Box
from playground.errors import DiscordError
from playground.interactions import Kind
from playground.limits.command_names import LOCALES
from playground.limits.commands import CHAT_INPUT
from playground.limits.components import walk
from playground.limits.controls import BUTTON, LINK_STYLE, SELECTS
from playground.models import Channel, Json, Message, Person
from playground.permissions import Permission
from playground.screens import modal_values, options
from playground.screens import start_interaction as launch
from playground.screens import where_commands_work as places
from playground.screens.errors import Refused

__all__ = ["Refused", "perform"]

Tell = Callable[[Json], None]


def perform(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    """Do what the frame says, or raise Refused."""
    action = _ACTIONS.get(frame.get("t"))
    if action is None:
        raise Refused(f"There is no action {frame.get('t')!r}.")
    action(box, person, tell, frame)


def _command(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    channel = _channel(box, person, frame)
    command = places.usable_command(box, person, channel, frame["command_id"])
    if command["type"] != CHAT_INPUT:
        raise Refused("This is not a slash command.")
    given = frame.get("options") or []
    options.check(box, channel, command, given, complete=True)
    data = launch.command_data(command, given, options.resolve(box, channel, given))
    launch.start(
        box,
        person,
        tell,
        frame,
        Kind.COMMAND,
        channel,
        data,
        owners=places.owners(box, person, channel, command),
    )


def _autocomplete(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    channel = _channel(box, person, frame)
    command = places.usable_command(box, person, channel, frame["command_id"])
    given = frame.get("options") or []
    options.check(box, channel, command, given, complete=False)
    focused = options.focused(command, given)
    if not focused.get("autocomplete"):
        raise Refused(f"The option {focused['name']} has no autocomplete.")
    data = launch.command_data(command, given, {})
    owners = places.owners(box, person, channel, command)
    launch.start(box, person, tell, frame, Kind.AUTOCOMPLETE, channel, data, owners=owners, option_kind=focused["type"])


def _menu(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    channel = _channel(box, person, frame)
    command = places.usable_command(box, person, channel, frame["command_id"])
    if command["type"] == CHAT_INPUT:
        raise Refused("This is not a context menu.")
    data = launch.menu_data(box, person, channel, command, int(frame["target_id"]))
    owners = places.owners(box, person, channel, command)
    launch.start(box, person, tell, frame, Kind.COMMAND, channel, data, owners=owners)


def _click(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    message, button = _component(box, person, frame)
    if button["type"] != BUTTON or button["style"] == LINK_STYLE:
        raise Refused("This is not a button that can be pressed.")
    data = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button["id"]}
    _use(box, person, tell, frame, message, data)


def _select(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    message, select = _component(box, person, frame)
    if select["type"] not in SELECTS:
        raise Refused("This is not a select.")
    channel = box.world.channels[message.channel_id]
    values = [str(one) for one in frame["values"]]
    options.check_selected(box, channel, select, values)
    data: Json = {"custom_id": select["custom_id"], "component_type": select["type"], "id": select["id"]}
    data |= {"values": values}
    if resolved := options.resolve_selected(box, channel, select, values):
        data["resolved"] = resolved
    _use(box, person, tell, frame, message, data)


def _use(box: Box, person: Person, tell: Tell, frame: Json, message: Message, data: Json) -> None:
    channel = box.world.channels[message.channel_id]
    owners = places.owners_of_message(channel, message)
    launch.start(box, person, tell, frame, Kind.COMPONENT, channel, data, owners=owners, source=message)


def _submit(box: Box, person: Person, tell: Tell, frame: Json) -> None:
    modal = box.interactions.modals.get(int(frame["modal_id"]))
    if modal is None or modal.person_id != person.id or modal.channel_id not in box.world.channels:
        raise Refused("This modal is not open any more.")
    channel = box.world.channels[modal.channel_id]
    components = modal_values.fill(modal.content["components"], frame.get("values") or {})
    data = {"custom_id": modal.content["custom_id"], "components": components}
    source = box.world.messages.get(modal.source or 0)
    del box.interactions.modals[modal.id]
    launch.start(box, person, tell, frame, Kind.MODAL_SUBMIT, channel, data, owners=modal.owners, source=source)


def _dismiss(box: Box, person: Person, _: Tell, frame: Json) -> None:
    """Off the screen for good. The bot is not told, and may still edit it to no effect."""
    message = box.world.messages.get(int(frame["message_id"]))
    if message is None or message.private_to != person.id:
        raise Refused("Only one's own private messages can be dismissed.")
    message.dismissed = True
    person.private.get(message.channel_id, {}).pop(message.id, None)
    box.hub.hide_message(message)


def _say(box: Box, person: Person, _: Tell, frame: Json) -> None:
    channel = _channel(box, person, frame)
    need = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if not box.world.may(person.id, channel) & need:
        raise Refused("You may not write here.")
    if not str(frame["content"]).strip():
        raise Refused("There is nothing to say.")
    try:
        messages.post(box, channel, person, {"content": str(frame["content"])}, {})
    except DiscordError as error:
        raise Refused(error.message) from error


def _read(box: Box, person: Person, _: Tell, frame: Json) -> None:
    channel_id = int(frame["channel_id"])
    if person.unread.pop(channel_id, 0):
        box.hub.tell_unread(person.id, channel_id)


def _locale(box: Box, person: Person, _: Tell, frame: Json) -> None:
    if frame["locale"] not in LOCALES:
        raise Refused(f"There is no locale {frame['locale']}.")
    person.locale = frame["locale"]
    box.hub.tell(person.id, {"t": "me", "me": launch.me(person)})


_ACTIONS: dict[object, Callable[[Box, Person, Tell, Json], None]] = {
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
}


def _channel(box: Box, person: Person, frame: Json) -> Channel:
    channel = box.world.channels.get(int(frame["channel_id"]))
    if channel is None or not box.world.can_see(person.id, channel):
        raise Refused("There is no such channel for you.")
    return channel


def _component(box: Box, person: Person, frame: Json) -> tuple[Message, Json]:
    """The button or select of a message on this person's screen."""
    message = box.world.messages.get(int(frame["message_id"]))
    if message is None or message.dismissed or message.private_to not in (None, person.id):
        raise Refused("This message is not there (any more).")
    if not box.world.can_see(person.id, box.world.channels[message.channel_id]):
        raise Refused("You cannot see this message.")
    for one in walk(message.components):
        if one.get("custom_id") == frame["custom_id"]:
            if one.get("disabled"):
                raise Refused("It is disabled.")
            return message, one
    raise Refused("The message has no such button or select (any more).")
