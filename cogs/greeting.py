"""A short greeting after an install: what this is, and where to begin. Once a server, and nobody's phone rings."""

import logging

import discord
from discord.ext import commands

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog
from cogs.core import first_buttons
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.screen import PublicScreen, box, row, text

log = logging.getLogger("cogs")


class GreetingCog(JaipurCog):
    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        channel, key = _where_to_greet(guild), f"greeting:{guild.id}"
        if channel is None or not await self.app.notices.claim_once(key):
            return
        phrasing = await self.languages.of_server(guild.id)
        begin = (first_buttons.learn, first_buttons.play_a_merchant, first_buttons.challenge_somebody)
        words = phrasing.say("greeting", help=self.dispatcher.mention("help"))
        screen = PublicScreen((box(text(words), row(*(one(phrasing) for one in begin))),))
        try:
            await channel.send(view=screen.view(), allowed_mentions=screen.mentions, silent=True, nonce=str(guild.id))
        except TROUBLE as error:
            log.info("a new server was not greeted: %s", code_of(error))


def _where_to_greet(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel in which Discord itself greets people, else the first one, if we may write there."""
    channels = [guild.system_channel, *sorted(guild.text_channels, key=lambda one: (one.position, one.id))]
    return next((one for one in channels if one and _may_write(one.permissions_for(guild.me))), None)


def _may_write(permissions: discord.Permissions) -> bool:
    return permissions.view_channel and permissions.send_messages


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(GreetingCog(bot))
