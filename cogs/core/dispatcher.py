"""The front of the house: every command and every click comes in here and is answered from here."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import JaipurBot
from bot.language import language
from bot.logs import about
from cogs.core import ids
from cogs.core.click_limit import ClickLimit
from cogs.core.desk import Desk
from cogs.core.emojis import upload_missing
from cogs.core.errors import Leaving, OldButton
from cogs.core.localisation import Translator, described
from cogs.core.phrasing import Phrasing
from cogs.core.respond import Interaction, Making, answer, begin, show_error
from cogs.core.screen import Screen

log = logging.getLogger("cogs")
Click = Callable[..., Coroutine[Any, Any, Screen | None]]


class Dispatcher(commands.Cog):
    def __init__(self, bot: JaipurBot) -> None:
        self.bot = bot
        self.clicks: dict[str, Click] = {}
        self.budget = ClickLimit(bot.app.settings.answers_per_minute)
        self.desk = Desk(bot)
        self.mentions: dict[str, str] = {}  # of commands: "hand" -> "</jaipur hand:123>"
        self.jaipur = app_commands.Group(
            name="jaipur",
            description=described("command-jaipur"),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        )
        bot.tree.add_command(self.jaipur)
        bot.tree.error(self._command_failed)

    @classmethod
    def of(cls, bot: JaipurBot) -> Self:
        front = bot.get_cog(cls.__name__)
        assert isinstance(front, cls), "cogs.front is loaded first"  # noqa: S101
        return front

    def mention(self, command: str) -> str:
        """A command that can be clicked, once Discord knows it."""
        return self.mentions.get(command, f"`/jaipur {command}`")

    async def answer(self, interaction: Interaction, making: Making) -> None:
        """Show what `making` makes, or say what is wrong."""
        begin(interaction)
        answered = interaction.extras["answered"] = asyncio.Event()  # whoever wants to follow up waits for it
        try:
            with self.bot.at_hand(), about(interaction=interaction.id):
                await self._answer(interaction, making)
        finally:
            answered.set()

    async def _answer(self, interaction: Interaction, making: Making) -> None:
        phrasing = Phrasing(language(str(interaction.locale)), self.desk.emojis)
        if interaction.message and interaction.message.flags.ephemeral:
            self.desk.panels.clicked(interaction.user.id)
        try:
            phrasing = await self.desk.phrasing(interaction)
            if self.bot.is_leaving:
                raise Leaving
            self.budget.spend(interaction.user.id)
            await self.bot.app.names.remember(
                interaction.user.id, interaction.user.display_name, str(interaction.locale)
            )
        except Exception as error:  # the funnel takes everything
            making.close()
            await show_error(interaction, error, phrasing)
            return
        try:
            shown = await answer(interaction, making)
        except Exception as error:
            await show_error(interaction, error, phrasing)
            return
        if shown and shown.panel_of:
            self.desk.panels.opened(interaction, shown.panel_of.code, shown.panel_of.version)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Clicks and choices, also those that we never offered. Commands are dispatched by discord.py."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        is_ours = interaction.type is discord.InteractionType.component  # we send no forms
        custom_id = str(dict(interaction.data or {}).get("custom_id", "")) if is_ours else ""
        await self.answer(interaction, self._clicked(interaction, custom_id))

    async def _clicked(self, interaction: Interaction, custom_id: str) -> Screen | None:
        parsed = ids.parse(custom_id)
        method = self.clicks.get(parsed[0]) if parsed else None
        if parsed is None or method is None:
            raise OldButton
        try:
            making = method(interaction, *parsed[1])
        except TypeError:  # too few or too many arguments: an id that we never made
            raise OldButton from None
        return await making

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """What discord.py itself refuses, such as an option that does not fit after an update."""
        await show_error(interaction, error, Phrasing(language(str(interaction.locale)), self.desk.emojis))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        log.info("ready as %s in %d servers", self.bot.user, len(self.bot.guilds))

    @commands.Cog.listener()
    async def on_shard_resumed(self, _shard_id: int) -> None:
        self.bot.metrics.reconnects.inc()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, _shard_id: int) -> None:
        self.bot.metrics.disconnects.inc()

    async def register(self) -> None:
        """Register the commands and upload missing emojis. The bot works without either of them."""
        try:
            await self.bot.tree.set_translator(Translator())
            for registered in await self.bot.tree.sync():
                for option in registered.options:
                    self.mentions[option.name] = f"</{registered.name} {option.name}:{registered.id}>"
        except discord.HTTPException:
            log.exception("the commands could not be registered")
        self.desk.emojis.update(await upload_missing(self.bot))
