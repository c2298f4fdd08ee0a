"""How the application is set up on its developer's page."""

from aiohttp import web

from playground.context import CONTEXT
from playground.request_body import read_object
from playground.rest import emojis
from playground.rest.common import no_content


async def change_application(request: web.Request) -> web.Response:
    """`{"user_install": bool, "file_bytes": int}`: whether people can install it; how large its files may be."""
    body = await read_object(request)
    app = request.app[CONTEXT].world.app
    app.user_install = bool(body.get("user_install", app.user_install))
    app.file_bytes = int(body.get("file_bytes", app.file_bytes))
    return no_content()


async def delete_emojis(request: web.Request) -> web.Response:
    """The developer deletes all the emojis of the application."""
    context = request.app[CONTEXT]
    context.world.emojis.clear()
    emojis.tell_people(context)
    return no_content()
