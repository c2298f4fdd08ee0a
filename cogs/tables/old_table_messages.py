"""Clearing away: tables that stand somewhere although the live one is another. A bot may always remove its own."""

import logging
from contextlib import suppress
from datetime import timedelta

import discord
from discord.utils import snowflake_time, time_snowflake, utcnow

from bot.client import JaipurBot
from bot.store.leases import GIVEN_UP_AFTER
from bot.tables.old_table_messages import OldTable
from cogs.core import ids
from cogs.core.discord_errors import LATER, MUCH_LATER, NO_CHANNEL, TROUBLE, code_of, is_refusal
from cogs.core.sent_ids import ids_in

log = logging.getLogger("cogs")

MARGIN = timedelta(minutes=5)  # our clock may differ from Discord's, and a lost message may arrive late
ON_ITS_WAY = timedelta(seconds=15)  # what we sent may be shown after we have looked for it
MOST = 500  # messages of a span
GIVEN_UP = timedelta(seconds=GIVEN_UP_AFTER)


def span() -> tuple[int, int]:
    """The ids that a message posted now can get."""
    return time_snowflake(utcnow() - MARGIN), time_snowflake(utcnow() + MARGIN)


async def clear_away(bot: JaipurBot, code: str) -> None:
    """Remove what is left of this match's tables; what cannot be removed now is put off."""
    for old_table in await bot.app.old_tables.claim_due(code):
        is_refused = is_unknown = False
        try:
            pause = await _clear(bot, old_table)
        except TROUBLE as error:
            pause, is_refused, is_unknown = _pause(error), is_refusal(error), True
        if pause and snowflake_time(old_table.last) > utcnow() - GIVEN_UP:
            await bot.app.old_tables.postpone(old_table, pause, is_refused=is_refused)
            log.info("an old table of %s cannot be cleared away yet", code)
        elif pause or is_unknown:
            await bot.app.old_tables.forget(old_table)
        else:
            await bot.app.old_tables.not_there(old_table)


async def _clear(bot: JaipurBot, old_table: OldTable) -> int:
    """Gives after how many seconds to try again; 0 when all is done."""
    channel = bot.get_partial_messageable(old_table.channel_id)
    found = [old_table.first] if old_table.is_known else await _lost(bot, channel, old_table)
    for message_id in found or ():
        with suppress(discord.NotFound):
            await channel.get_partial_message(message_id).delete()
    may_come_yet = not old_table.is_known and snowflake_time(old_table.last) - MARGIN > utcnow() - ON_ITS_WAY
    return LATER if found is None or may_come_yet else 0


def _pause(error: Exception) -> int:
    if code_of(error) == NO_CHANNEL:
        return 0
    return MUCH_LATER if isinstance(error, discord.Forbidden) else LATER


async def _lost(bot: JaipurBot, channel: discord.PartialMessageable, old_table: OldTable) -> list[int] | None:
    """The tables in a span that may go; None while nobody can say. Raises discord.Forbidden where we may not look."""
    tables = await _tables(bot, channel, old_table)
    if not tables:
        with suppress(discord.NotFound):  # refused where Discord shows us an empty channel because we may not look
            await channel.fetch_message(channel.id)
    removable = await bot.app.old_tables.removable(old_table, [table.id for table in tables])
    if removable:
        calling = [table.id for table in tables if table.mentions and not table.flags.silent and table.id in removable]
        await bot.app.old_tables.found(old_table, calling)
    return removable


async def _tables(bot: JaipurBot, channel: discord.PartialMessageable, old_table: OldTable) -> list[discord.Message]:
    """The messages of the span that are tables of this match; in a long span, of the newest ones."""
    marks = {ids.make(action, old_table.code) for action in ("hand", "rematch")}
    found: list[discord.Message] = []
    async for message in channel.history(before=discord.Object(old_table.last + 1), limit=MOST):
        if message.id < old_table.first:
            break
        is_ours = bot.user is not None and message.author.id == bot.user.id
        if is_ours and marks & set(ids_in(message.components)):
            found.append(message)
    return found
