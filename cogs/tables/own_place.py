"""A place of its own for the table of a match: a post of the server's forum, or a thread."""

import logging

import discord

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from cogs.core.channel_for_games import can_post_in, forum_for_games
from cogs.core.phrasing import Phrasing
from cogs.tables.forum_posts import open_post
from cogs.tables.threads import open_thread

log = logging.getLogger("cogs")


async def own_place(
    bot: JaipurBot, phrasing: Phrasing, match: PublicMatch, *, is_first: bool
) -> tuple[PublicMatch, str | None]:
    """The match with its post or thread, where the server wants one; else the message that says what is in the way.

    A thread is opened for the first table only, a post also for a table that has lost its post.
    """
    forum = await forum_for_games(bot, match.place.guild_id) if match.place.is_reachable else None
    if forum is None:
        try:
            return await open_thread(bot, phrasing, match) if is_first else match, None
        except discord.Forbidden:
            return match, "trouble-threads"
    if match.thread_id:
        return match, None
    try:
        if can_post_in(forum):
            return await open_post(bot, phrasing, match, forum), None
    except discord.DiscordServerError:
        raise  # it is tried again
    except discord.HTTPException as refused:
        log.info("no post for %s: %s", match.code, refused.code)
    return match, "trouble-forum"
