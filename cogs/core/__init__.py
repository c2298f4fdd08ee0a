"""What all cogs share: the dispatcher, answers, screens, ids of buttons, words, errors.

As an extension it is loaded first: the other cogs hang their commands and buttons on its dispatcher.
"""

from bot.client import JaipurBot


async def setup(bot: JaipurBot) -> None:
    from cogs.core.dispatcher import Dispatcher  # here: the modules of this package are imported on their own, too

    await bot.add_cog(Dispatcher(bot))
