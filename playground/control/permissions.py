"""Giving and taking away permissions in a channel."""

from aiohttp import web

from playground import broadcast
from playground.context import CONTEXT
from playground.control.find import find_channel, find_person
from playground.models import Overwrite
from playground.permissions import named
from playground.request_body import read_object
from playground.rest.common import no_content


async def set_permissions(request: web.Request) -> web.Response:
    """`{"who": "everyone" | "bot" | id, "allow": [names], "deny": [names]}`; replaces what was set."""
    body = await read_object(request)
    context = request.app[CONTEXT]
    channel = find_channel(context, request.match_info["channel"])
    if channel.guild_id is None:
        raise web.HTTPNotFound
    who = body.get("who")
    target = {"everyone": channel.guild_id, "bot": context.world.bot.id}.get(str(who))
    target = target or find_person(context, who).id
    try:
        overwrite = Overwrite(who != "everyone", named(body.get("allow") or []), named(body.get("deny") or []))
    except KeyError as error:
        raise web.HTTPBadRequest(text=f"There is no permission {error}.") from error
    blind = [one for one in context.world.people if not context.world.can_see(one, channel)]
    channel.overwrites[target] = overwrite
    broadcast.channel_changed(context, channel)
    for person_id in blind:
        if context.world.can_see(person_id, channel):
            context.screens.show_history(person_id, channel)
    return no_content()
