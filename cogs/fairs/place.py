"""Whether the channel of a fair is still there, and its message in it."""

import discord

from bot.client import JaipurBot
from bot.fairs.model import Fair
from bot.match.model import PublicMatch
from cogs.core import ids
from cogs.core.discord_errors import NO_MESSAGE, TROUBLE, code_of
from cogs.core.sent_ids import ids_in

MOST = 500  # messages in which a lost one is looked for


async def has_channel(bot: JaipurBot, fair: Fair) -> bool:
    return await is_there(bot, fair.place.guild_id, fair.place.channel_id)


async def has_table_channel(bot: JaipurBot, match: PublicMatch) -> bool:
    return await is_there(bot, match.place.guild_id, match.table_channel_id)


async def is_there(bot: JaipurBot, guild_id: int | None, channel_id: int) -> bool:
    """Discord is asked about what discord.py does not know, such as archived threads."""
    guild = bot.get_guild(guild_id or 0)
    if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id):
        return True
    try:
        await bot.fetch_channel(channel_id)
    except discord.NotFound:
        return False
    except TROUBLE:
        return True
    return True


async def has_message(bot: JaipurBot, fair: Fair) -> bool:
    """Nobody tells us that it was deleted, and it may be days until it is edited again."""
    if fair.message_id is None:
        return False
    try:
        await bot.get_partial_messageable(fair.place.channel_id).fetch_message(fair.message_id)
    except TROUBLE as error:
        return code_of(error) != NO_MESSAGE
    return True


async def find_message(bot: JaipurBot, fair: Fair) -> int | None:
    """The message that somebody has posted while nobody heard, or the power failed: from now on it is the fair's.

    Raises what Discord or the line to it raises, as where we may not look.
    """
    if fair.message_id is not None or fair.message_first is None:
        return None
    channel, mark = bot.get_partial_messageable(fair.place.channel_id), ids.make("fair-organise", fair.code)
    async for one in channel.history(after=discord.Object(fair.message_first - 1), limit=MOST, oldest_first=True):
        is_ours = bot.user is not None and one.author.id == bot.user.id
        if is_ours and mark in ids_in(one.components):
            return one.id if await bot.app.fair_messages.posted(fair.code, one.id) else None
    return None
