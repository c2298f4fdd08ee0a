"""The first frame of a screen: everything it needs to begin."""

from playground import wire_format as wire
from playground.acquaintances import people_in, strangers
from playground.context import Context
from playground.models import Channel, Json, Person
from playground.rest import commands, emojis


def users(context: Context) -> list[Json]:
    """Everybody, the bot too."""
    return [wire.user(one) | {"display_name": one.display_name} for one in context.world.people.values()]


def hello(context: Context, person: Person) -> Json:
    """Everything a screen needs to begin."""
    world = context.world
    visible: list[Channel] = [one for one in world.channels.values() if world.can_see(person.id, one)]
    shown = {one.id: world.recent(one, person) for one in visible}
    person.met |= {met for listed in shown.values() for message in listed for met in people_in(message)}
    return {
        "t": "hello",
        "me": me(person),
        "users": users(context),
        "strangers": [str(one) for one in sorted(strangers(world, person))],
        "guild": wire.guild(world.guilds[world.home]),
        "channels": [wire.channel(world, one) for one in visible],
        "commands": commands.everything(context),
        "emojis": emojis.everything(context),
        "messages": {
            str(channel_id): [wire.message(world, message) for message in listed]
            for channel_id, listed in shown.items()
        },
        "unread": {str(channel_id): count for channel_id, count in person.unread.items() if count},
        "bot": context.bot_status.as_json(),
        "now": int(context.clock.now() * 1000),
        "can_advance": context.bot_follows_clock,
        "first_command": context.first_command,
    }


def me(person: Person) -> Json:
    """The person, as their own screen gets them."""
    return wire.user(person) | {"locale": person.locale, "display_name": person.display_name}
