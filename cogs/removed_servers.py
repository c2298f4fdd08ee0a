"""What happens when a server removes the bot, and when it takes it back, also while the bot is not running.

What is left of its games in the end is in `bot.removed_servers`.
"""

import logging

import discord
from discord.ext import commands

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog

log = logging.getLogger("cogs")


class RemovedServersCog(JaipurCog):
    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._removed(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._returned(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What happened while the bot was away. All of it may be done again, so a stop in the middle loses nothing."""
        removed, returned = await self.app.removed_servers.compare({guild.id for guild in self.bot.guilds})
        for guild_id in returned:
            await self._returned(guild_id)
        for guild_id in removed:
            if self.bot.has_shard_of(guild_id):
                await self._removed(guild_id)

    async def _removed(self, guild_id: int) -> None:
        """The server's settings go, and its matches wait until the bot is invited again."""
        await self.app.removed_servers.note_removed(guild_id)
        await self.app.servers.forget(guild_id)
        await self.app.today_messages.stop_in(guild_id)
        interrupted = await self.app.announcements.server_is_gone(guild_id)
        if interrupted:
            log.info("removed from a server: %d matches are interrupted", interrupted)

    async def _returned(self, guild_id: int) -> None:
        """Its matches go on, also those that wait for a permission."""
        codes = await self.app.announcements.retry_postponed(guild_id)
        await self.app.removed_servers.note_returned(guild_id)
        await self.app.today_messages.retry_postponed(guild_id)
        await self.app.fair_messages.retry_refused(guild_id)
        await self.app.fair_events.retry_refused(guild_id)
        if codes:
            self.bot.background(self._tell(codes), f"tell {codes[0]}…")

    async def _tell(self, codes: list[str]) -> None:
        for code in codes:
            await self.tables.tell(code)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(RemovedServersCog(bot))
