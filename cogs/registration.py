"""Commands and emojis are made known to Discord, beside everything else: the bot works without either of them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from discord import AppCommandType, app_commands
from discord.ext import commands

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog
from cogs.core.command_texts import Translator
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.emojis import find_or_upload
from render import ICONS

log = logging.getLogger("cogs")
PAUSES = (10, 60, 600, 3600)  # seconds before each further attempt; the last one again and again
IN_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
NOT_IN_GROUPS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


class RegistrationCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self._tasks: list[asyncio.Task[None]] = []

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Discord says this again after every reconnect; the work is begun once."""
        if not self._tasks:
            works = (self._register_commands, self._upload_emojis)
            self._tasks = [asyncio.create_task(_until_done(work), name=work.__name__.strip("_")) for work in works]

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _register_commands(self) -> bool:
        await self.bot.tree.set_translator(Translator())
        try:
            registered = await self.bot.tree.sync()
        except discord.HTTPException as error:
            if not (isinstance(error, app_commands.CommandSyncFailure) and self._leave_out_user_install()):
                raise
            log.warning(
                "Discord refused the commands; they are registered for servers only. For people's own installs turn"
                " User Install on (your application's page, Installation) and restart. Discord says: %s",
                " ".join(error.text.split()),
            )
            registered = await self.bot.tree.sync()
        self.dispatcher.registered(registered)
        return True

    def _leave_out_user_install(self) -> bool:
        """From now on the commands are for servers only. False when they are already."""
        tree = self.bot.tree
        ours = [*tree.get_commands(type=AppCommandType.chat_input), *tree.get_commands(type=AppCommandType.user)]
        with_user = [one for one in ours if one.allowed_installs and one.allowed_installs.user]
        for one in with_user:
            one.allowed_installs, one.allowed_contexts = IN_SERVERS, NOT_IN_GROUPS
        return bool(with_user)

    async def _upload_emojis(self) -> bool:
        """True once all are there."""
        self.languages.emojis.update(await find_or_upload(self.bot))
        return len(self.languages.emojis) == len(ICONS)


async def _until_done(work: Callable[[], Awaitable[bool]]) -> None:
    """Whatever goes wrong is said and tried again later."""
    attempt = 0
    while not await _is_done(work):
        await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
        attempt += 1


async def _is_done(work: Callable[[], Awaitable[bool]]) -> bool:
    try:
        return await work()
    except TROUBLE as error:
        says = " ".join(error.text.split()) if isinstance(error, discord.HTTPException) else type(error).__name__
        log.warning("%s has to wait: %s %s", work.__name__.strip("_").replace("_", " "), code_of(error), says)
    except Exception:
        log.exception("%s failed", work.__name__.strip("_").replace("_", " "))
    return False


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(RegistrationCog(bot))
