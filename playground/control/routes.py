"""The table of routes under /control."""

from aiohttp import web

from playground.control import (
    application,
    bot,
    channels,
    clock,
    forged,
    guilds,
    network_trouble,
    people,
    permissions,
    world,
)


def routes() -> list[web.RouteDef]:
    return [
        web.get("/control/world", world.read_world),
        web.post("/control/reset", world.reset),
        web.post("/control/people", people.add_people),
        web.patch(r"/control/people/{user:\d+}", people.change_person),
        web.get(r"/control/people/{user:\d+}/notifications", people.list_notifications),
        web.post("/control/modals", forged.forge_modal),
        web.post("/control/messages", forged.forge_message),
        web.post("/control/guilds", guilds.add_guild),
        web.patch(r"/control/guilds/{guild:\d+}", guilds.change_guild),
        web.put(r"/control/guilds/{guild:\d+}/members/{user:\d+}", guilds.join),
        web.delete(r"/control/guilds/{guild:\d+}/members/{user:\d+}", guilds.leave),
        web.delete(r"/control/guilds/{guild:\d+}/events/{event:\d+}", guilds.delete_event),
        web.put(r"/control/guilds/{guild:\d+}/bot", guilds.invite_bot),
        web.delete(r"/control/guilds/{guild:\d+}/bot", guilds.kick_bot),
        web.post("/control/channels", channels.add_channel),
        web.patch(r"/control/channels/{channel:\d+}", channels.change_channel),
        web.delete(r"/control/channels/{channel:\d+}", channels.delete_channel),
        web.put(r"/control/channels/{channel:\d+}/permissions", permissions.set_permissions),
        web.delete(r"/control/messages/{message:\d+}", channels.delete_message),
        web.get("/control/faults", network_trouble.list_faults),
        web.post("/control/faults", network_trouble.add_fault),
        web.delete("/control/faults", network_trouble.clear_faults),
        web.put("/control/rate-limits", network_trouble.set_rate_limits),
        web.post("/control/gateway", network_trouble.disturb_gateway),
        web.get("/control/clock", clock.read_clock),
        web.post("/control/clock", clock.advance_clock),
        web.patch("/control/application", application.change_application),
        web.delete("/control/emojis", application.delete_emojis),
        web.get("/control/bot", bot.read_bot),
        web.put("/control/bot", bot.set_bot),
        web.get("/control/public", bot.public_record),
        web.put("/control/private", bot.set_private_marks),
        web.get("/control/violations", bot.list_violations),
        web.delete("/control/violations", bot.clear_violations),
    ]
