"""Turns a person's action into an interaction: the payload for the bot, and the three seconds it has."""

from collections.abc import Callable

from playground import wire_format as wire
from playground.context import Box
from playground.interactions import Interaction, Kind
from playground.limits import values as numbers
from playground.models import Channel, Json, Message, MessageType, Person
from playground.permissions import IN_PRIVATE
from playground.screens import where_commands_work as places
from playground.screens.errors import Refused

USER_MENU, MESSAGE_MENU = 2, 3


def start(
    box: Box,
    person: Person,
    tell: Callable[[Json], None],
    frame: Json,
    kind: Kind,
    channel: Channel,
    data: Json,
    *,
    owners: Json,
    source: Message | None = None,
    option_kind: int | None = None,
) -> None:
    """Send the interaction to the bot and watch that it answers in time."""
    interaction = Interaction(
        id=box.world.ids.next(),
        kind=kind,
        person_id=person.id,
        channel_id=channel.id,
        created=box.clock.now(),
        owners=owners,
        tell=tell,
        undisturbed=_watch_for_disturbance(box),
        nonce=str(frame.get("nonce", "")),
        source=source.id if source else None,
        option_kind=option_kind,
        message_type=_message_type(kind, data),
    )
    interaction.metadata = _metadata(person, interaction, source, data)
    box.interactions.add(interaction)
    payload = _payload(box, person, channel, interaction, data, source)
    heard = box.gateway.dispatch("INTERACTION_CREATE", payload, guild_id=channel.guild_id)
    if heard:
        box.start(_expire(box, interaction))
    else:
        _fail(interaction)


def _watch_for_disturbance(box: Box) -> Callable[[], bool]:
    """A question for later: did nobody move the clock, cause a fault or cut the line since now?"""

    def state() -> tuple[int, int, int, int]:
        return box.clock.moves, box.faults.struck, box.gateway.resumes, box.gateway.identifies

    before = state()
    return lambda: state() == before


async def _expire(box: Box, interaction: Interaction) -> None:
    await box.clock.sleep_until(interaction.answer_by)
    if interaction.answered is None:
        _fail(interaction)


def _fail(interaction: Interaction) -> None:
    interaction.failed = True
    choices: Json = {"choices": []} if interaction.kind is Kind.AUTOCOMPLETE else {}
    interaction.tell({"t": "answer", "nonce": interaction.nonce, "state": "failed"} | choices)


def _message_type(kind: Kind, data: Json) -> int:
    if kind is not Kind.COMMAND:
        return MessageType.DEFAULT
    is_menu = data["type"] in (USER_MENU, MESSAGE_MENU)
    return MessageType.CONTEXT_MENU_COMMAND if is_menu else MessageType.CHAT_INPUT_COMMAND


def _metadata(person: Person, interaction: Interaction, source: Message | None, data: Json) -> Json:
    """What a message says of the interaction that made it."""
    metadata: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": wire.user(person),
        "authorizing_integration_owners": interaction.owners,
    }
    if source is not None and interaction.kind is Kind.COMPONENT:
        metadata["interacted_message_id"] = str(source.id)
    if interaction.kind is Kind.COMMAND:
        metadata["name"] = _command_path(data)  # Discord shows it to people; bots get it as `interaction.name`
    return metadata


def _command_path(data: Json) -> str:
    """`jaipur challenge`: the command with its subcommands."""
    path, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        path.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(path)


def _payload(
    box: Box, person: Person, channel: Channel, interaction: Interaction, data: Json, source: Message | None
) -> Json:
    world = box.world
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "attachment_size_limit": numbers.FILE_BYTES,
        "channel_id": str(channel.id),
        "channel": wire.channel(world, channel) | {"permissions": str(int(world.may(person.id, channel)))},
        "app_permissions": str(int(world.may(world.bot.id, channel) or IN_PRIVATE)),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": places.context(box, channel),
        "data": data,
    }
    guild = world.guild_of(channel)
    if guild is None:
        payload["user"] = wire.user(person)
    else:
        member = wire.member(guild, person) | {"permissions": str(int(world.may(person.id, channel)))}
        payload |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
        }
    if source is not None:
        payload["message"] = wire.message(world, source)
    return payload


def command_data(command: Json, given: list[Json], resolved: Json) -> Json:
    """The `data` of a slash command or its autocomplete."""
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": given}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def menu_data(box: Box, person: Person, channel: Channel, command: Json, target: int) -> Json:
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
        if target not in box.world.people:
            raise Refused("There is no such person.")
        return data | {"resolved": people(box, channel, [target])}
    message = box.world.messages.get(target)
    if message is None or message.channel_id != channel.id or message.private_to not in (None, person.id):
        raise Refused("There is no such message here.")
    return data | {"resolved": {"messages": {str(target): wire.message(box.world, message)}}}


def people(box: Box, channel: Channel, ids: list[int]) -> Json:
    """`resolved` for people: users, and members where they are."""
    guild = box.world.guild_of(channel)
    found = [box.world.people[one] for one in ids]
    resolved: Json = {"users": {str(one.id): wire.user(one) for one in found}}
    if guild is not None:
        here = [one for one in found if one.id in guild.members]
        resolved["members"] = {
            str(one.id): wire.member(guild, one, with_user=False)
            | {"permissions": str(int(box.world.may(one.id, channel)))}
            for one in here
        }
    return resolved


def me(person: Person) -> Json:
    """The person, as their own screen gets them."""
    return wire.user(person) | {"locale": person.locale, "display_name": person.display_name}
