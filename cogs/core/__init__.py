"""What all cogs share: the dispatcher, answers, screens, ids of buttons, words, errors.

As an extension it is loaded first: the other cogs hang their commands and buttons on its dispatcher.
"""

from bot.client import Bazaar


async def setup(bot: Bazaar) -> None:
    from cogs.core.dispatcher import Front  # here: the modules of this package are imported on their own, too

    await bot.add_cog(Front(bot))
