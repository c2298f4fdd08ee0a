"""Permissions that are given back: tables that waited for one come at once, not with the next try.

All of these events come with the intent `guilds`; of members, Discord tells a bot without privileges about itself only.
"""

import discord
from discord.abc import GuildChannel
from discord.ext import commands

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog
from cogs.today.updater import TodayUpdater


class PermissionCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self._today = TodayUpdater(bot, self.languages)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: GuildChannel, after: GuildChannel) -> None:
        me = after.guild.me
        if before.permissions_for(me) != after.permissions_for(me):
            await self._retry(after.guild.id)  # also tables in its threads and posts, of which not all are known

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Also of threads that discord.py has forgotten because they were archived."""
        await self._retry(thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Somebody let us into a private thread."""
        await self._retry(thread.guild.id, thread.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._retry(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me:
            await self._retry(after.guild.id)

    async def _retry(self, guild_id: int, channel_id: int | None = None) -> None:
        if channel_id is None and await self.app.today_messages.retry_postponed(guild_id):
            self._today.all_soon()
        await self.app.fair_messages.retry_refused(guild_id)
        await self.app.fair_events.retry_refused(guild_id)
        codes = await self.app.announcements.retry_postponed(guild_id, channel_id)
        if codes:
            self.bot.background(self._tell(codes), f"tell {codes[0]}…")

    async def _tell(self, codes: list[str]) -> None:
        for code in codes:
            await self.app.round_ends.retry_postponed(code)
            await self.round_ends.tell(code)  # first, so that the table comes below it
            await self.tables.tell(code)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(PermissionCog(bot))
