"""What a person can set for themselves."""

from dataclasses import replace
from typing import Annotated, Literal, Self, get_args

import discord
from discord import ButtonStyle, SelectOption, app_commands

from bot.client import JaipurBot
from bot.language import NAMES
from bot.people.preferences import Preferences
from bot.tables.mentions import MentionMode
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Between, OnOff
from cogs.core.command_texts import described
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text

Switch = Literal["dm_notices", "confirm", "takes_challenges", "is_hidden"]
ClickedSwitch = Literal["dm_notices", "confirm", "takes_challenges", "is_hidden", "pings"]  # the last of an old version
SWITCHES: tuple[Switch, ...] = get_args(Switch)
AS_DISCORD = "discord"  # the language: as the client has it
AWAY_FOR = (0, 1, 3, 7, 14, 28)  # days; 0: not away
DAY = 24 * 3600
AwayDays = Annotated[int, Between(0, 28)]


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
    async def switch(self, interaction: Interaction, name: ClickedSwitch, value: OnOff) -> Screen:
        """To a stated value, so that two clicks on an old message do not undo each other."""
        if name == "pings":
            return await self._change(interaction, mentions=MentionMode.EVERY if value == "on" else MentionMode.NEVER)
        screen = await self._change(interaction, **{name: value == "on"})
        if name == "is_hidden":
            await self.app.today_messages.hides_or_shows(interaction.user.id)
        return screen

    @click("mentions")
    async def choose_mentions(self, interaction: Interaction, *, chosen: MentionMode) -> Screen:
        return await self._change(interaction, mentions=chosen)

    @click("away")
    async def choose_away(self, interaction: Interaction, *, chosen: AwayDays) -> Screen:
        """What others are told. No clock stops for it."""
        until = self.app.clock.now() + chosen * DAY if chosen else None
        screen = await self._change(interaction, away_until=until)
        self.bot.background(self._refresh_tables(interaction.user.id), f"away {interaction.user.id}")
        return screen

    async def _refresh_tables(self, user_id: int) -> None:
        """One after the other, where they stand. A table that is lost here says it when it is next told."""
        for match in await self.app.matches.running(user_id):
            if match.place.is_reachable and match.has_table:
                await self.tables.refresh(match.code)

    @click("digest-switch")
    async def switch_digest(self, interaction: Interaction, value: OnOff) -> Screen:
        await self.app.digests.want(interaction.user.id, is_wanted=value == "on")
        return await self.settings(interaction)

    @click("language")
    async def choose_language(self, interaction: Interaction, *, chosen: LanguageChoice) -> Screen:
        return await self._change(interaction, language=chosen.setting)

    async def _change(self, interaction: Interaction, **changes: object) -> Screen:
        preferences = replace(await self.app.preferences.of(interaction.user.id), **changes)  # type: ignore[arg-type]
        await self.app.preferences.change(interaction.user.id, preferences)
        return await self._screen(interaction, preferences)

    async def _screen(self, interaction: Interaction, preferences: Preferences) -> Screen:
        phrasing = self.languages.named(preferences.language or str(interaction.locale))
        user_id = interaction.user.id
        mentions = await self.app.preferences.mention_mode(user_id)
        wants_digest = await self.app.digests.is_wanted(user_id)
        blocked = await self.app.blocks.blocked_by(user_id)
        states = [
            phrasing.say("setting-mentions", mode=mentions.value),
            *(phrasing.say(f"setting-{name}", state=_state(preferences, name)) for name in SWITCHES),
            phrasing.say("setting-digest", state="on" if wants_digest else "off"),
            await self._away(phrasing, user_id),
            _blocked(phrasing, blocked) if blocked else None,
        ]
        return Screen(
            (
                box(
                    text(lines([phrasing.say("settings-title"), *states])),
                    row(*(_switch(phrasing, preferences, name) for name in SWITCHES), _digest(phrasing, wants_digest)),
                    row(select(phrasing.say("select-mentions"), _mention_options(phrasing, mentions), "mentions")),
                    row(select(phrasing.say("select-away"), _away_options(phrasing), "away")),
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

    async def _away(self, phrasing: Phrasing, user_id: int) -> str:
        away = await self.app.preferences.away((user_id,))
        if not away:
            return phrasing.say("setting-away", state="off", when="")
        return phrasing.say("setting-away", state="on", when=f"<t:{away[user_id]}:D>")

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


def _blocked(phrasing: Phrasing, blocked: list[int]) -> str:
    return phrasing.say("setting-blocked", people=phrasing.listed([f"<@{user}>" for user in blocked[:20]]))


def _mention_options(phrasing: Phrasing, mode: MentionMode) -> list[SelectOption]:
    return [
        SelectOption(label=phrasing.say("mention-choice", mode=one.value), value=one.value, default=one is mode)
        for one in MentionMode
    ]


def _away_options(phrasing: Phrasing) -> list[SelectOption]:
    return [SelectOption(label=phrasing.say("away-choice", days=days), value=str(days)) for days in AWAY_FOR]


def _digest(phrasing: Phrasing, is_on: bool) -> Item:
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return button(phrasing.say("switch-digest"), "digest-switch", "off" if is_on else "on", style=style)


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
