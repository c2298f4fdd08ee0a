"""Whose names a person's client knows. Of anybody else it can show a mention only as an unknown user."""

from playground.models import Message, Person
from playground.world import World


def strangers(world: World, viewer: Person) -> set[int]:
    """Everybody whom this client cannot name.

    It knows who is in a small guild or a group with the viewer, bots, and whoever it was sent by name: as the author of
    a message, in its `mentions`, as the person whose command it answers, or as the choice of the viewer's own option.
    """
    known = {viewer.id} | viewer.met
    for guild in world.guilds.values():
        if viewer.id in guild.members and not guild.is_large:
            known |= guild.members.keys()
    for channel in world.channels.values():
        if channel.guild_id is None and viewer.id in channel.recipients:
            known |= channel.recipients
    return {one.id for one in world.people.values() if not one.bot} - known


def share_a_small_guild(world: World, people: set[int]) -> bool:
    """Whether all of them are in one: then they are no strangers."""
    return any(people <= guild.members.keys() for guild in world.guilds.values() if not guild.is_large)


def people_in(message: Message) -> set[int]:
    """Whom a client gets to know by this message."""
    asked_by = {int(message.interaction["user"]["id"])} if message.interaction else set()
    return {message.author_id, *message.mentions} | asked_by
