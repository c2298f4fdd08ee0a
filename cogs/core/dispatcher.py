"""The dispatcher: every command and every click comes in here and is answered from here."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import JaipurBot
from bot.logs import about
from bot.store.errors import ClaimedElsewhere
from bot.store.side_notes import SideNotes
from cogs.core import ids
from cogs.core.choose_language import Languages
from cogs.core.click_arguments import ClickArguments
from cogs.core.click_limit import ClickLimit
from cogs.core.command_texts import described
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.errors import Leaving, OldButton
from cogs.core.live_panels import LivePanel, LivePanels
from cogs.core.request import Interaction, Request
from cogs.core.respond import Making, SentMessage, Shown, add, answer, show_error
from cogs.core.screen import Screen
from cogs.core.shown_name import shown_name

log = logging.getLogger("cogs")
SUGGESTIONS = 4  # that somebody who types may ask for, to each answer
ELSEWHERE = 0  # a new message with what is wrong: it takes no other's place
EVERY_INSTALL = app_commands.AppInstallationType(guild=True, user=True)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
Handler = Callable[..., Coroutine[Any, Any, Screen | None]]


class Dispatcher(commands.Cog):
    def __init__(self, bot: JaipurBot) -> None:
        self.bot = bot
        self.languages = Languages(bot)
        self.live_panels = LivePanels()
        self._handlers: dict[str, tuple[Handler, ClickArguments]] = {}
        self._before_clicks: list[Callable[[Interaction], Awaitable[None]]] = []
        self._limit = ClickLimit(bot.app.settings.answers_per_minute, tell=self._tell_of_hurry)
        bot.app.others.on("spent", lambda user_id, times: self._limit.spent_elsewhere(int(user_id), int(times)))
        self.suggestion_limit = ClickLimit(SUGGESTIONS * bot.app.settings.answers_per_minute)
        self._notes = SideNotes()
        self._mentions: dict[str, str] = {}  # of commands: "hand" -> "</jaipur hand:123>"
        self._jaipur = app_commands.Group(
            name="jaipur",
            description=described("command-jaipur"),
            allowed_installs=EVERY_INSTALL,
            allowed_contexts=EVERYWHERE,
        )
        bot.tree.add_command(self._jaipur)
        bot.tree.error(self._command_failed)

    @classmethod
    def of(cls, bot: JaipurBot) -> Self:
        found = bot.get_cog(cls.__name__)
        assert isinstance(found, cls), "cogs.loaded_first makes it"  # noqa: S101
        return found

    def add_command(self, command: app_commands.Command[Any, Any, Any]) -> None:
        """Hang a command under `/jaipur`."""
        self._jaipur.add_command(command)

    def add_click(self, action: str, handler: Handler) -> None:
        """Send clicks with this action in their id to this handler. Raises TypeError where it cannot be called so."""
        self._handlers[action] = handler, ClickArguments(handler)

    def before_clicks(self, look: Callable[[Interaction], Awaitable[None]]) -> None:
        """Let somebody look at every click on a button of ours before its handler does."""
        self._before_clicks.append(look)

    def mention(self, command: str) -> str:
        """A command that can be clicked, once Discord knows it."""
        return self._mentions.get(command, f"`/jaipur {command}`")

    async def answer(self, interaction: Interaction, making: Making) -> None:
        """Show what `making` makes, or say what is wrong."""
        request = Request.of(interaction)
        request.claim = self.bot.app.interaction_claims.begin(interaction.id)
        clicked, held = interaction.message, None
        if clicked and clicked.flags.ephemeral:
            held = self.live_panels.clicked(interaction.user.id, clicked.id)
        try:
            with self.bot.at_hand(), about(interaction=interaction.id):
                answered_in: int | None = ELSEWHERE
                if await self._may_be_answered(interaction, making):
                    answered_in = await self._answer(interaction, making)
                if held and answered_in is not None:
                    self.live_panels.answered(interaction.user.id, held, answered_in)
        finally:
            request.answered.set()
            self.bot.dispatch("answered", interaction)

    def _tell_of_hurry(self, user_id: int, answers: int) -> None:
        """Whoever hammers has one budget, whichever processes answer."""
        self.bot.background(self.bot.app.others.tell("spent", user_id, answers), f"spent {user_id}")

    async def _may_be_answered(self, interaction: Interaction, making: Making) -> bool:
        """Who asks too much, or while the bot leaves, is told so. Names of players are kept as last seen."""
        phrasing, user = self.languages.of_client(interaction), interaction.user
        try:
            phrasing = await self.languages.of(interaction)
            if self.bot.is_leaving:
                raise Leaving
            await self._is_here(interaction)
            self._limit.spend(user.id)
            await self.bot.app.names.refresh(user.id, shown_name(interaction), str(interaction.locale))
        except Exception as error:  # whatever it is, the person is told
            making.close()
            await show_error(interaction, error, phrasing)
            return False
        return True

    async def _is_here(self, interaction: Interaction) -> None:
        """Somebody uses the bot: they have answered their mention. After an outage lost time is given back first.

        Else whoever clicks before the background work does so would have lost of their reserve what nobody could use.
        """
        app = self.bot.app
        if not app.downtime.is_here():
            await self._notes.write("attendance", app.downtime.mark_present())
        await app.mentions.is_back(interaction.user.id, interaction.id)

    async def _answer(self, interaction: Interaction, making: Making) -> int | None:
        """Gives the message that is the answer now; None where nobody knows what Discord shows."""
        try:
            shown = await answer(interaction, making)
        except ClaimedElsewhere:
            log.info("interaction %s: another process answers it", interaction.id)
            return None
        except Exception as error:  # whatever it is, the person is told
            await show_error(interaction, error, await self.languages.of(interaction))
            return ELSEWHERE
        self._remember_panel(interaction, shown)
        return shown.message.message_id if shown else None

    def _remember_panel(self, interaction: Interaction, shown: Shown | None) -> None:
        """Nobody needs two panels of one match: the one before goes, as long as its token lives."""
        if shown and (match := shown.screen.panel_of):
            panel = LivePanel(shown.message, match.code, match.version)
            before = self.live_panels.opened(interaction.user.id, panel)
            if before:
                self.bot.background(_take_away(before), f"forget {match.code}")

    async def add_panel(self, interaction: Interaction, screen: Screen, code: str) -> None:
        """A panel that nobody asked for, below the answer. A comfort: where it fails, *My hand* is there.

        Who has opened one meanwhile keeps theirs.
        """
        user_id = interaction.user.id
        try:
            if not self.live_panels.is_open(user_id, code):
                shown = await add(interaction, screen)
                if self.live_panels.is_open(user_id, code):
                    await shown.message.delete()
                else:
                    self._remember_panel(interaction, shown)
        except TROUBLE as error:
            log.info("the panel of %s could not be added: %s", code, code_of(error))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Clicks and choices, also those that we never offered. Commands are dispatched by discord.py."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.answer(interaction, self._clicked(interaction))

    async def _clicked(self, interaction: Interaction) -> Screen | None:
        """Find the handler by the action in the id, and read the rest of the id by its annotations."""
        data: dict[str, Any] = dict(interaction.data or {})
        is_ours = interaction.type is discord.InteractionType.component  # we send no forms
        parsed = ids.parse(str(data.get("custom_id", ""))) if is_ours else None
        action, parts = parsed or ("", [])
        if action not in self._handlers:
            raise OldButton
        for look in self._before_clicks:
            await look(interaction)
        handler, arguments = self._handlers[action]
        values = data.get("values", [])
        read, chosen = arguments.read(parts, [str(value) for value in values] if isinstance(values, list) else [])
        return await handler(interaction, *read, **chosen)

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """What discord.py itself refuses, such as an option that does not fit after an update."""
        await show_error(interaction, error, self.languages.of_client(interaction))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        log.info("ready as %s in %d servers", self.bot.user, len(self.bot.guilds))

    @commands.Cog.listener()
    async def on_shard_resumed(self, _shard_id: int) -> None:
        self.bot.metrics.reconnects.inc()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, _shard_id: int) -> None:
        self.bot.metrics.disconnects.inc()

    def registered(self, known: Iterable[app_commands.AppCommand]) -> None:
        """Discord knows these commands now, so they can be mentioned."""
        for one in known:
            for option in one.options:
                self._mentions[option.name] = f"</{one.name} {option.name}:{one.id}>"


async def _take_away(panel: SentMessage) -> None:
    try:
        await panel.delete()
    except TROUBLE as error:
        log.info("an old panel could not be taken away: %s", code_of(error))
