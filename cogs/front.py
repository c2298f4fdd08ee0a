"""The front of the house is loaded first: the other cogs hang their commands and buttons on it."""

from bot.client import Bazaar
from cogs._ui.front import Front


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Front(bot))
