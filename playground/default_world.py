"""The world at the start: the guild The Bazaar with two channels, two players and somebody who watches."""

from playground.clock import Clock
from playground.world import World


def default_world(clock: Clock) -> World:
    """A new world with its first people and places, whose ids are the same at every start."""
    world = World(clock)
    mira = world.add_person("Mira")
    bazaar = world.add_guild("The Bazaar", mira)
    for name, role in (("Ravi", "player"), ("Tomoko", "spectator")):
        bazaar.members[world.add_person(name, role=role).id] = []
    world.add_channel(bazaar, "market-square")
    world.add_channel(bazaar, "tavern")
    world.home = bazaar.id
    world.ids.follow_the_clock()
    return world
