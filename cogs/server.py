"""What a server's managers can set: threads, default pace, language, quiet mode."""

from dataclasses import replace
from typing import Any, Literal, get_args

import discord
from discord import ButtonStyle, SelectOption, app_commands, ui

from bot.client import JaipurBot
from bot.hosting import invite
from bot.match.model import Pace
from bot.needed_permissions import NEEDED
from bot.server_settings import ServerSettings
from cogs.cog_base import JaipurCog, click
from cogs.core import ids
from cogs.core.channel_for_games import chosen_channel, missing_in_forum
from cogs.core.click_arguments import ChannelId, OnOff
from cogs.core.command_texts import described
from cogs.core.errors import OldButton, OnlyForManagers, OnlyInServers
from cogs.core.phrasing import Phrasing
from cogs.core.places import is_member
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.settings import LanguageChoice, language_options
from cogs.tables.forum_posts import make_tags
from cogs.today.updater import TodayUpdater

Switch = Literal["threads", "is_quiet", "fairs_by_all"]
SWITCHES: tuple[Switch, ...] = get_args(Switch)
NEEDED_FOR_TODAY = ("view_channel", "send_messages", "read_message_history")  # for the one message a day


class ServerCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        """Discord hides whole commands from who may not use them, and no part of one: so this has one of its own."""
        super().__init__(bot)
        self._today = TodayUpdater(bot, self.languages)
        mine: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name="jaipur-server", description=described("command-server"), callback=self.server
        )
        mine.default_permissions = discord.Permissions(manage_guild=True)
        mine.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        mine.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
        bot.tree.add_command(mine)

    async def server(self, interaction: Interaction) -> None:
        await self.dispatcher.answer(interaction, self._settings(interaction))

    async def _settings(self, interaction: Interaction) -> Screen:
        guild_id = _managed(interaction)
        if not is_member(interaction):
            link = invite.to_server(interaction.application_id)
            return Screen((box(text((await self.languages.of(interaction)).say("server-no-member", invite=link))),))
        return await self._screen(interaction, await self.app.servers.of(guild_id))

    @click("server-switch")
    async def switch(self, interaction: Interaction, name: Switch, value: OnOff) -> Screen:
        return await self._change(interaction, **{name: value == "on"})

    @click("server-pace")
    async def choose_pace(self, interaction: Interaction, *, chosen: Pace) -> Screen:
        return await self._change(interaction, pace=chosen)

    @click("server-language")
    async def choose_language(self, interaction: Interaction, *, chosen: LanguageChoice) -> Screen:
        return await self._change(interaction, language=chosen.setting)

    @click("server-channel")
    async def choose_channel(self, interaction: Interaction, *, chosen: ChannelId | None) -> Screen:
        """One channel for all matches; none chosen means everywhere. Of a forum the tables become posts."""
        guild = self.bot.get_guild(_managed(interaction))
        channel = guild.get_channel(chosen) if guild and chosen else None
        if chosen and channel is None:
            raise OldButton  # of another server: Discord does not offer it
        if isinstance(channel, discord.ForumChannel):
            await make_tags(channel, await self.languages.of_server(interaction.guild_id, interaction.user.id))
        return await self._change(interaction, channel_id=chosen)

    @click("server-today")
    async def choose_today(self, interaction: Interaction, *, chosen: ChannelId | None) -> Screen:
        """The channel of the one message a day; none chosen means none. Today's stays where it stands already."""
        guild_id = _managed(interaction)
        if chosen and self._text_channel(guild_id, chosen) is None:
            raise OldButton  # of another server, or no channel for messages: Discord does not offer it
        screen = await self._change(interaction, today_channel_id=chosen)
        if chosen is None:
            await self.app.today_messages.stop_in(guild_id)
        elif await self.app.today_messages.begin_in(guild_id, chosen):
            self._today.soon(guild_id, self.app.today.day)
        return screen

    def _text_channel(self, guild_id: int, channel_id: int) -> discord.TextChannel | None:
        """Also one for announcements."""
        guild = self.bot.get_guild(guild_id)
        channel = guild.get_channel(channel_id) if guild else None
        return channel if isinstance(channel, discord.TextChannel) else None

    async def _change(self, interaction: Interaction, **changes: object) -> Screen:
        guild_id = _managed(interaction)
        settings = replace(await self.app.servers.of(guild_id), **changes)  # type: ignore[arg-type]
        await self.app.servers.change(guild_id, settings)
        return await self._screen(interaction, settings)

    async def _screen(self, interaction: Interaction, settings: ServerSettings) -> Screen:
        phrasing = await self.languages.of(interaction)
        settings = replace(settings, channel_id=await chosen_channel(self.bot, interaction.guild_id or 0))
        states = [phrasing.say(f"server-{name}", state="on" if getattr(settings, name) else "off") for name in SWITCHES]
        places = [*self._place(phrasing, settings), *self._today_place(phrasing, interaction, settings)]
        spoken = phrasing.say("server-speaks", source=self._language_source(interaction.guild_id or 0, settings))
        missing = [needed.flag for needed in NEEDED if not getattr(interaction.app_permissions, needed.flag)]
        rights = (
            phrasing.say(
                "server-missing", rights=phrasing.listed([phrasing.say("right", name=name) for name in missing])
            )
            if missing
            else phrasing.say("server-rights")
        )
        paces = [
            SelectOption(label=phrasing.pace(pace), value=pace.name, default=pace is settings.pace) for pace in Pace
        ]
        return Screen(
            (
                box(
                    text(lines([phrasing.say("server-title"), *states, *places, spoken, rights])),
                    row(*(_switch(phrasing, settings, name) for name in SWITCHES)),
                    row(_channel_select(phrasing, settings)),
                    row(_today_select(phrasing, self._known_today(interaction, settings))),
                    row(select(phrasing.say("select-pace"), paces, "server-pace")),
                    row(
                        select(
                            phrasing.say("select-language"),
                            language_options(phrasing, settings.language),
                            "server-language",
                        )
                    ),
                ),
            )
        )

    def _place(self, phrasing: Phrasing, settings: ServerSettings) -> list[str]:
        """Where matches are played; of a forum also what the bot may not do there."""
        if settings.channel_id is None:
            return [phrasing.say("server-channel", channel="none")]
        where, forum = f"<#{settings.channel_id}>", self.bot.get_channel(settings.channel_id)
        if not isinstance(forum, discord.ForumChannel):
            return [phrasing.say("server-channel", channel=where)]
        rights = phrasing.listed([phrasing.say("right", name=flag) for flag in missing_in_forum(forum)])
        missing = [phrasing.say("server-forum-missing", forum=where, rights=rights)] if rights else []
        return [phrasing.say("server-forum", forum=where), *missing]

    def _known_today(self, interaction: Interaction, settings: ServerSettings) -> discord.TextChannel | None:
        """The channel of the message a day, unless it was deleted."""
        channel_id = settings.today_channel_id
        return self._text_channel(interaction.guild_id or 0, channel_id) if channel_id else None

    def _today_place(self, phrasing: Phrasing, interaction: Interaction, settings: ServerSettings) -> list[str]:
        """Where the message a day comes, and what the bot may not do there."""
        channel = self._known_today(interaction, settings)
        if channel is None:
            return [phrasing.say("server-today", channel="none")]
        may = channel.permissions_for(channel.guild.me)
        rights = [phrasing.say("right", name=flag) for flag in NEEDED_FOR_TODAY if not getattr(may, flag)]
        where = f"<#{channel.id}>"
        missing = [phrasing.say("server-forum-missing", forum=where, rights=phrasing.listed(rights))] if rights else []
        return [phrasing.say("server-today", channel=where), *missing]

    def _language_source(self, guild_id: int, settings: ServerSettings) -> str:
        """Why public messages are in the language that they are in."""
        if settings.language:
            return "setting"
        return "discord" if self.languages.language_on_discord(guild_id) else "challenger"


def _managed(interaction: Interaction) -> int:
    """The server, if this person may manage it."""
    if interaction.guild_id is None:
        raise OnlyInServers
    if not interaction.permissions.manage_guild:
        raise OnlyForManagers
    return interaction.guild_id


def _channel_select(phrasing: Phrasing, settings: ServerSettings) -> Item:
    chosen = [discord.Object(settings.channel_id)] if settings.channel_id else []
    return ui.ChannelSelect(
        placeholder=phrasing.say("select-channel"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
        custom_id=ids.make("server-channel"),
        default_values=chosen,
        min_values=0,
        max_values=1,
    )


def _today_select(phrasing: Phrasing, chosen: discord.TextChannel | None) -> Item:
    return ui.ChannelSelect(
        placeholder=phrasing.say("select-today-channel"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        custom_id=ids.make("server-today"),
        default_values=[discord.Object(chosen.id)] if chosen else [],
        min_values=0,
        max_values=1,
    )


def _switch(phrasing: Phrasing, settings: ServerSettings, name: str) -> Item:
    is_on = bool(getattr(settings, name))
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return button(phrasing.say(f"switch-server-{name}"), "server-switch", name, "off" if is_on else "on", style=style)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ServerCog(bot))
