"""Loaded before the other cogs: it makes what they share. They hang their commands and buttons on the dispatcher."""

import logging

from bot.client import JaipurBot
from cogs.cog_base import Shared
from cogs.core.autocomplete import is_worth_logging
from cogs.core.dispatcher import Dispatcher


async def setup(bot: JaipurBot) -> None:
    logging.getLogger("discord.app_commands.tree").addFilter(is_worth_logging)
    await bot.add_cog(Dispatcher(bot))
    await bot.add_cog(Shared(bot))
