"""What a server's managers can set: threads, default pace, language, quiet mode."""

from dataclasses import replace
from typing import Literal, get_args

import discord
from discord import ButtonStyle, SelectOption, ui
from discord.ext import commands

from bot.client import JaipurBot
from bot.match.model import Pace
from bot.needed_permissions import NEEDED
from bot.people.preferences import ServerSettings
from cogs.cog_base import JaipurCog, click, command
from cogs.core import ids
from cogs.core.click_arguments import ChannelId, OnOff
from cogs.core.errors import OnlyForManagers, OnlyInServers
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.settings import LanguageChoice, language_options

Switch = Literal["threads", "is_quiet"]
SWITCHES: tuple[Switch, ...] = get_args(Switch)


class ServerCog(JaipurCog):
    @command("server")
    async def server(self, interaction: Interaction) -> Screen:
        return await self._screen(interaction, await self.app.preferences.of_server(_managed(interaction)))

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
        """One channel for all matches; none chosen means everywhere."""
        return await self._change(interaction, channel_id=chosen)

    async def _change(self, interaction: Interaction, **changes: object) -> Screen:
        guild_id = _managed(interaction)
        settings = replace(await self.app.preferences.of_server(guild_id), **changes)  # type: ignore[arg-type]
        await self.app.preferences.change_server(guild_id, settings)
        return await self._screen(interaction, settings)

    async def _screen(self, interaction: Interaction, settings: ServerSettings) -> Screen:
        phrasing = await self.languages.of(interaction)
        states = [phrasing.say(f"server-{name}", state="on" if getattr(settings, name) else "off") for name in SWITCHES]
        place = phrasing.say("server-channel", channel=f"<#{settings.channel_id}>" if settings.channel_id else "none")
        vital = [needed.flag for needed in NEEDED if needed.is_vital]
        missing = [flag for flag in vital if not getattr(interaction.app_permissions, flag)]
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
                    text(lines([phrasing.say("server-title"), *states, place, rights])),
                    row(*(_switch(phrasing, settings, name) for name in SWITCHES)),
                    row(_channel_select(phrasing, settings)),
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

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.app.preferences.forget_server(guild.id)


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
        channel_types=[discord.ChannelType.text],
        custom_id=ids.make("server-channel"),
        default_values=chosen,
        min_values=0,
        max_values=1,
    )


def _switch(phrasing: Phrasing, settings: ServerSettings, name: str) -> Item:
    is_on = bool(getattr(settings, name))
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return button(phrasing.say(f"switch-server-{name}"), "server-switch", name, "off" if is_on else "on", style=style)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ServerCog(bot))
