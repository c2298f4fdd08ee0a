"""The world as JSON and back: what `world_file.py` keeps. Files are apart, by their ids."""

from dataclasses import asdict, fields
from typing import Any

from playground.clock import Clock
from playground.models import (
    Attachment,
    Channel,
    ChannelFlag,
    ChannelType,
    Emoji,
    Guild,
    Json,
    Message,
    MessageFlag,
    MessageType,
    NotifyBy,
    Overwrite,
    Person,
    Role,
)
from playground.world import World

Files = dict[int, bytes]


def state_of(world: World) -> Json:
    """Everything but messages and files. Nothing of it changes later: another thread may write it."""
    return {
        "home": world.home,
        "bot": world.bot.id,
        "last_id": world.ids.last,
        "people": [_person(one) for one in world.people.values()],
        "guilds": [asdict(one) for one in world.guilds.values()],
        "channels": [_channel(one) for one in world.channels.values()],
        "commands": [[scope, list(commands.values())] for scope, commands in world.commands.items()],
        "emojis": [_without(one, "content") for one in world.emojis.values()],
    }


def message_json(message: Message) -> Json:
    return _without(message, "attachments", "dismissed") | {
        "attachments": [_without(one, "content") for one in message.attachments]
    }


def restore(clock: Clock, state: Json, messages: list[Json], files: Files) -> World:
    """The world that was kept. Raises KeyError, TypeError or ValueError for what is no such thing."""
    world = World(clock)
    world.people = {one["id"]: _restored_person(one) for one in state["people"]}
    world.bot = world.people[state["bot"]]
    world.guilds = {one["id"]: _restored_guild(one) for one in state["guilds"]}
    world.home = world.guilds[state["home"]].id
    world.channels = {one["id"]: _restored_channel(one) for one in state["channels"]}
    world.commands = {scope: {int(one["id"]): one for one in commands} for scope, commands in state["commands"]}
    world.emojis = {one["id"]: Emoji(content=files[one["id"]], **one) for one in state["emojis"]}
    for one in messages:
        message = _restored_message(one, files)
        if message.channel_id in world.channels and message.author_id in world.people:
            world.keep(message)
    world.ids.go_on_after(state["last_id"])
    return world


def _without(thing: Any, *names: str) -> Json:
    """Its fields as they are, without some."""
    return {one.name: getattr(thing, one.name) for one in fields(thing) if one.name not in names}


def _person(person: Person) -> Json:
    kept = _without(person, "private", "notifications")
    return kept | {"unread": list(person.unread.items()), "met": sorted(person.met)}


def _restored_person(kept: Json) -> Person:
    return Person(**kept | {"unread": dict(kept["unread"]), "met": set(kept["met"])})


def _restored_guild(kept: Json) -> Guild:
    roles = {int(key): Role(**role) for key, role in kept["roles"].items()}
    members = {int(key): member_roles for key, member_roles in kept["members"].items()}
    events = {int(key): event for key, event in kept.get("events", {}).items()}
    parts = {"roles": roles, "members": members, "events": events, "notifications": NotifyBy(kept["notifications"])}
    return Guild(**kept | parts)


def _channel(channel: Channel) -> Json:
    overwrites = [[target, asdict(one)] for target, one in channel.overwrites.items()]
    return _without(channel, "messages") | {"overwrites": overwrites, "recipients": sorted(channel.recipients)}


def _restored_channel(kept: Json) -> Channel:
    overwrites = {target: Overwrite(**one) for target, one in kept["overwrites"]}
    parts = {"type": ChannelType(kept["type"]), "overwrites": overwrites, "recipients": set(kept["recipients"])}
    return Channel(**kept | parts | {"flags": ChannelFlag(kept.get("flags", 0))})


def _restored_message(kept: Json, files: Files) -> Message:
    attachments = [Attachment(content=files[one["id"]], **one) for one in kept["attachments"]]
    kinds = {"type": MessageType(kept["type"]), "flags": MessageFlag(kept["flags"])}
    return Message(**kept | kinds | {"attachments": attachments})
