"""Whether the channel of a fair is still there."""

import discord

from bot.client import JaipurBot
from bot.fairs.model import Fair
from cogs.core.discord_errors import TROUBLE


async def has_channel(bot: JaipurBot, fair: Fair) -> bool:
    """Discord is asked about what discord.py does not know, such as archived threads."""
    guild = bot.get_guild(fair.place.guild_id or 0)
    if guild is None or guild.unavailable or guild.get_channel_or_thread(fair.place.channel_id):
        return True
    try:
        await bot.fetch_channel(fair.place.channel_id)
    except discord.NotFound:
        return False
    except TROUBLE:
        return True
    return True
