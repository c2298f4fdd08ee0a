"""The table of routes under /api/v10."""

from aiohttp import web

from playground.errors import unknown_route
from playground.rest import channels, commands, emojis, interactions, messages, scheduled_events, threads, users

BASE = "/api/v10"
C = r"/channels/{channel:\d+}"
M = rf"{C}/messages/{{message:\d+}}"
T = rf"{C}/thread-members"
G = r"/guilds/{guild:\d+}"
A = r"/applications/{application:\d+}"
W = r"/webhooks/{application:\d+}/{token}"
WM = rf"{W}/messages/{{message:@original|\d+}}"


async def nowhere(_: web.Request) -> web.StreamResponse:
    """A route this server does not have: better loud than quietly different from Discord."""
    raise unknown_route()


def routes() -> list[web.RouteDef]:
    """Everything a bot can ask for."""
    table = [
        ("GET", "/users/@me", users.me),
        ("GET", "/users/@me/guilds", users.guilds),
        ("POST", "/users/@me/channels", channels.open_dm),
        ("GET", r"/users/{user:\d+}", users.user),
        ("GET", "/oauth2/applications/@me", users.application),
        ("GET", "/applications/@me", users.application),
        ("GET", "/gateway", users.gateway),
        ("GET", "/gateway/bot", users.gateway),
        ("GET", G, users.guild),
        ("GET", f"{G}/channels", users.guild_channels),
        ("GET", f"{G}/threads/active", threads.active),
        ("GET", rf"{G}/members/{{user:\d+}}", users.member),
        ("GET", f"{G}/scheduled-events", scheduled_events.listing),
        ("POST", f"{G}/scheduled-events", scheduled_events.create),
        ("GET", rf"{G}/scheduled-events/{{event:\d+}}", scheduled_events.get),
        ("PATCH", rf"{G}/scheduled-events/{{event:\d+}}", scheduled_events.change),
        ("DELETE", rf"{G}/scheduled-events/{{event:\d+}}", scheduled_events.delete),
        ("GET", C, channels.get),
        ("PATCH", C, channels.edit),
        ("DELETE", C, channels.delete),
        ("POST", f"{C}/typing", messages.typing),
        ("GET", f"{C}/messages", messages.history),
        ("POST", f"{C}/messages", messages.create),
        ("GET", M, messages.get),
        ("PATCH", M, messages.edit),
        ("DELETE", M, messages.delete),
        ("PUT", rf"{C}/messages/pins/{{message:\d+}}", messages.pin),
        ("DELETE", rf"{C}/messages/pins/{{message:\d+}}", messages.pin),
        ("POST", f"{M}/threads", threads.from_message),
        ("POST", f"{C}/threads", threads.alone),
        ("GET", f"{C}/threads/archived/public", threads.archived),
        ("GET", f"{C}/threads/archived/private", threads.archived),
        ("GET", T, threads.members),
        ("PUT", f"{T}/@me", threads.add_member),
        ("DELETE", f"{T}/@me", threads.remove_member),
        ("GET", rf"{T}/{{user:\d+}}", threads.member),
        ("PUT", rf"{T}/{{user:\d+}}", threads.add_member),
        ("DELETE", rf"{T}/{{user:\d+}}", threads.remove_member),
        ("POST", r"/interactions/{interaction:\d+}/{token}/callback", interactions.callback),
        ("POST", W, interactions.follow_up),
        ("GET", WM, interactions.get),
        ("PATCH", WM, interactions.edit),
        ("DELETE", WM, interactions.delete),
        ("GET", f"{A}/emojis", emojis.listing),
        ("POST", f"{A}/emojis", emojis.create),
        ("GET", rf"{A}/emojis/{{emoji:\d+}}", emojis.get),
        ("PATCH", rf"{A}/emojis/{{emoji:\d+}}", emojis.edit),
        ("DELETE", rf"{A}/emojis/{{emoji:\d+}}", emojis.delete),
        ("GET", f"{A}{G}/commands/permissions", commands.permissions),
    ]
    for scope in (A, f"{A}{G}"):
        table += [
            ("GET", f"{scope}/commands", commands.listing),
            ("PUT", f"{scope}/commands", commands.overwrite),
            ("POST", f"{scope}/commands", commands.create),
            ("GET", rf"{scope}/commands/{{command:\d+}}", commands.get),
            ("PATCH", rf"{scope}/commands/{{command:\d+}}", commands.edit),
            ("DELETE", rf"{scope}/commands/{{command:\d+}}", commands.delete),
        ]
    found = [web.route(method, BASE + path, handler) for method, path, handler in table]
    return [*found, web.route("*", BASE + "/{rest:.*}", nowhere)]
