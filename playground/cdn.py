"""Files: attachments while their message has them, emojis. People have no avatar: the page draws letters."""

from aiohttp import web

from playground.context import CONTEXT
from playground.models import Attachment


def routes() -> list[web.RouteDef]:
    return [
        web.get(r"/cdn/attachments/{channel:\d+}/{attachment:\d+}/{name}", attachment),
        web.get(r"/cdn/emojis/{emoji:\d+}{ending:(\.\w+)?}", emoji),
    ]


async def attachment(request: web.Request) -> web.Response:
    """A file of a message that still exists."""
    context = request.app[CONTEXT]
    wanted = int(request.match_info["attachment"])
    found = context.world.files.get(wanted)
    if found is None:
        raise web.HTTPNotFound
    return web.Response(body=found.content, content_type=found.content_type, headers=_safe(found))


def _safe(found: Attachment) -> dict[str, str]:
    """Pictures are shown; anything else is only ever downloaded, so that no page runs from here."""
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=3600"}
    if not found.content_type.startswith("image/") or "svg" in found.content_type:
        headers["Content-Disposition"] = "attachment"
    return headers


async def emoji(request: web.Request) -> web.Response:
    found = request.app[CONTEXT].world.emojis.get(int(request.match_info["emoji"]))
    if found is None:
        raise web.HTTPNotFound
    return web.Response(body=found.content, content_type=found.content_type)
