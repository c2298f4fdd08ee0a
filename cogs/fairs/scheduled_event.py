"""A fair can announce itself as a scheduled event of its server, where the bot may make one."""

import logging
from datetime import UTC, datetime

import discord

from bot.client import JaipurBot
from bot.fairs.model import DAY, Fair
from cogs.core.discord_errors import TROUBLE, code_of

log = logging.getLogger("cogs")
LONGEST_NAME = 100


async def announce_event(bot: JaipurBot, fair: Fair) -> bool:
    """False where Discord did not take it: the fair goes on without."""
    guild = bot.get_guild(fair.place.guild_id or 0)
    if guild is None:
        return False
    try:
        event = await guild.create_scheduled_event(
            name=fair.terms.name[:LONGEST_NAME],
            start_time=_time(fair.begins),
            end_time=_time(fair.begins + fair.terms.days * DAY),
            privacy_level=discord.PrivacyLevel.guild_only,
            entity_type=discord.EntityType.external,
            location=f"<#{fair.place.channel_id}>",
        )
    except TROUBLE as error:
        log.info("the fair %s has no event: %s", fair.code, code_of(error))
        return False
    await bot.app.fair_entries.attach_event(fair.code, event.id)
    return True


async def end_event(bot: JaipurBot, fair: Fair) -> None:
    """The fair is over: its event goes. Where that fails, Discord ends it at its time."""
    if fair.event_id is None or fair.place.guild_id is None:
        return
    try:
        await bot.http.delete_scheduled_event(fair.place.guild_id, fair.event_id)
    except TROUBLE as error:
        log.info("the event of the fair %s stays: %s", fair.code, code_of(error))


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
