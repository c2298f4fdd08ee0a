"""What a person can set for themselves."""

from dataclasses import replace
from typing import Literal, Self, get_args

import discord
from discord import ButtonStyle, SelectOption, app_commands

from bot.client import JaipurBot
from bot.language import NAMES
from bot.people.preferences import Preferences
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import OnOff
from cogs.core.command_texts import described
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text

Switch = Literal["pings", "dm_notices", "confirm", "takes_challenges", "is_hidden"]
SWITCHES: tuple[Switch, ...] = get_args(Switch)
AS_DISCORD = "discord"  # the language: as the client has it


class LanguageChoice(str):
    """A language of ours, or `AS_DISCORD`."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        if text not in (AS_DISCORD, *NAMES):
            raise ValueError(text)
        return cls(text)

    @property
    def setting(self) -> str | None:
        return None if self == AS_DISCORD else str(self)


class SettingsCog(JaipurCog):
    @command("settings")
    async def settings(self, interaction: Interaction) -> Screen:
        return await self._screen(interaction, await self.app.preferences.of(interaction.user.id))

    @click("switch")
    async def switch(self, interaction: Interaction, name: Switch, value: OnOff) -> Screen:
        """To a stated value, so that two clicks on an old message do not undo each other."""
        return await self._change(interaction, **{name: value == "on"})

    @click("language")
    async def choose_language(self, interaction: Interaction, *, chosen: LanguageChoice) -> Screen:
        return await self._change(interaction, language=chosen.setting)

    async def _change(self, interaction: Interaction, **changes: object) -> Screen:
        preferences = replace(await self.app.preferences.of(interaction.user.id), **changes)  # type: ignore[arg-type]
        await self.app.preferences.change(interaction.user.id, preferences)
        return await self._screen(interaction, preferences)

    async def _screen(self, interaction: Interaction, preferences: Preferences) -> Screen:
        phrasing = self.languages.named(preferences.language or str(interaction.locale))
        states = [phrasing.say(f"setting-{name}", state=_state(preferences, name)) for name in SWITCHES]
        blocked = await self.app.blocks.blocked_by(interaction.user.id)
        if blocked:
            states.append(
                phrasing.say("setting-blocked", people=phrasing.listed([f"<@{user}>" for user in blocked[:20]]))
            )
        return Screen(
            (
                box(
                    text(lines([phrasing.say("settings-title"), *states])),
                    row(*(_switch(phrasing, preferences, name) for name in SWITCHES)),
                    row(
                        select(
                            phrasing.say("select-language"),
                            language_options(phrasing, preferences.language),
                            "language",
                        )
                    ),
                ),
            )
        )

    @command("block")
    @app_commands.describe(player=described("option-block"))
    async def block(self, interaction: Interaction, player: discord.User) -> Screen:
        """No challenges from this person any more; the same command again takes it back."""
        phrasing = await self.languages.of(interaction)
        is_new = await self.app.blocks.block(interaction.user.id, player.id)
        if not is_new:
            await self.app.blocks.unblock(interaction.user.id, player.id)
        words = phrasing.say("blocked" if is_new else "unblocked", player=player.mention)
        return Screen((box(text(words)),))


def _state(preferences: Preferences, name: str) -> str:
    return "on" if getattr(preferences, name) else "off"


def _switch(phrasing: Phrasing, preferences: Preferences, name: str) -> Item:
    is_on = bool(getattr(preferences, name))
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return button(phrasing.say(f"switch-{name}"), "switch", name, "off" if is_on else "on", style=style)


def language_options(phrasing: Phrasing, chosen: str | None) -> list[SelectOption]:
    as_discord = SelectOption(label=phrasing.say("language-as-discord"), value=AS_DISCORD, default=chosen is None)
    return [as_discord, *(SelectOption(label=name, value=code, default=chosen == code) for code, name in NAMES.items())]


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(SettingsCog(bot))
