"""The thing that a /control request names; 404 when there is none."""

from aiohttp import web

from playground.context import Context
from playground.models import Channel, Guild, Person


def find_guild(context: Context, raw: object) -> Guild:
    found = context.world.guilds.get(int(str(raw)))
    if found is None:
        raise web.HTTPNotFound
    return found


def find_channel(context: Context, raw: object) -> Channel:
    found = context.world.channels.get(int(str(raw)))
    if found is None:
        raise web.HTTPNotFound
    return found


def find_person(context: Context, raw: object) -> Person:
    found = context.world.people.get(int(str(raw))) if str(raw).isdigit() else None
    if found is None:
        raise web.HTTPNotFound(text=f"There is no person {raw}.")
    return found
