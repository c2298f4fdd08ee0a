"""Reading the whole world, and starting it anew."""

from aiohttp import web

from playground import wire_format as wire
from playground.context import CONTEXT
from playground.rest.common import no_content, reply
from playground.screens.hello import me


async def read_world(request: web.Request) -> web.Response:
    """All guilds with their members, all channels, all people."""
    world = request.app[CONTEXT].world
    guilds = [
        wire.guild(one) | {"members": [str(m) for m in one.members], "scheduled_events": list(one.events.values())}
        for one in world.guilds.values()
    ]
    return reply(
        {
            "home": str(world.home),
            "bot": wire.user(world.bot),
            "guilds": guilds,
            "channels": [wire.channel(world, one) for one in world.channels.values()],
            "people": [me(one) | {"role": one.role} for one in world.people.values() if not one.bot],
        }
    )


async def reset(request: web.Request) -> web.Response:
    """The default world again; the bot and all screens have to connect anew."""
    request.app[CONTEXT].reset()
    return no_content()
