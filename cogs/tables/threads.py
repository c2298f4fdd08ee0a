"""A thread of its own for a match, where the server wants it and allows it."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

import discord

from bot.client import JaipurBot
from bot.discord_requests import Unconfirmed, sent_at_most_once
from bot.match.model import PublicMatch
from cogs.core.discord_errors import TROUBLE, code_of, is_refusal
from cogs.core.phrasing import Phrasing
from cogs.tables.forum_posts import finished_tags
from cogs.tables.thread_members import A_WEEK, let_players_in

log = logging.getLogger("cogs")


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
        thread = _ours(channel, channel.threads, name) or await _create(channel, name)
    except discord.Forbidden:
        raise
    except discord.HTTPException as error:
        log.info("no thread for %s: %s", match.code, error.code)
        return match
    await bot.app.announcements.attach_thread(match.code, thread.id)
    await let_players_in(thread, match)
    return replace(match, thread_id=thread.id)


async def archive_thread(bot: JaipurBot, match: PublicMatch) -> None:
    """Put the thread or post of a finished match aside. Whoever writes there wakes it up again."""
    guild = bot.get_guild(match.place.guild_id or 0)
    thread = guild.get_thread(match.thread_id or 0) if guild else None  # of archived ones discord.py knows nothing
    try:
        if thread and not thread.archived:
            tags = finished_tags(thread)
            await (thread.edit(archived=True) if tags is None else thread.edit(archived=True, applied_tags=tags))
    except TROUBLE as error:
        log.info("the thread of %s could not be archived: %s", match.code, code_of(error))
        if not is_refusal(error):
            return  # it is tried again
    await bot.app.finished_threads.done(match)


async def _create(channel: discord.TextChannel, name: str) -> discord.Thread:
    """One thread: where the answer was lost, Discord is asked whether it is there. Raises Unconfirmed."""
    kind: Literal[discord.ChannelType.news_thread, discord.ChannelType.public_thread] = (
        discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    )
    try:
        with sent_at_most_once():
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)
    except Unconfirmed:
        made = _ours(channel, await channel.guild.active_threads(), name)
        if made is None:
            raise  # the table is told a minute later, and with it the thread is looked for once more
        return made


def _ours(channel: discord.TextChannel, threads: Iterable[discord.Thread], name: str) -> discord.Thread | None:
    """The thread that we opened before we could note it: the power or the line failed."""
    me = channel.guild.me
    return next(
        (one for one in threads if one.parent_id == channel.id and one.owner_id == me.id and one.name == name), None
    )
