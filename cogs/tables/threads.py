"""A thread of its own for a match, where the server wants it and allows it."""

import logging
from dataclasses import replace
from typing import Literal

import discord

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from cogs.core.phrasing import Phrasing

log = logging.getLogger("cogs")
A_WEEK: Literal[10080] = 10080  # minutes without a word until Discord puts a thread aside


async def open_thread(bot: JaipurBot, phrasing: Phrasing, match: PublicMatch) -> PublicMatch:
    """The match with its thread, where the server wants one; else it is played in the channel.

    Raises discord.Forbidden where the permission is missing.
    """
    guild_id = match.place.guild_id
    if guild_id is None or match.thread_id or not match.place.is_reachable:
        return match
    if not (await bot.app.servers.of(guild_id)).threads:
        return match
    channel = bot.get_channel(match.place.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return match
    first, second = phrasing.names(match)
    name = phrasing.say("thread-name", first=first, second=second, code=match.code)[:100]
    try:
        thread = _left_over(channel, name) or await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=A_WEEK
        )
    except discord.Forbidden:
        raise
    except discord.HTTPException as error:
        log.info("no thread for %s: %s", match.code, error.code)
        return match
    await bot.app.announcements.attach_thread(match.code, thread.id)
    return replace(match, thread_id=thread.id)


def _left_over(channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """The thread that we opened before we could note it: the power or the line failed. Discord told us of it."""
    me = channel.guild.me
    return next((thread for thread in channel.threads if thread.owner_id == me.id and thread.name == name), None)
