"""`/jaipur today`: three stalls, one after the other, and what became of them."""

from functools import partial

import discord
from discord import ButtonStyle, app_commands

from bot.client import JaipurBot
from bot.today.attempts import Attempt
from cogs.cog_base import JaipurCog, click, command
from cogs.core.channel_for_games import check_channel
from cogs.core.command_texts import described
from cogs.core.errors import OnlyInServers, PlayElsewhere
from cogs.core.request import Interaction
from cogs.core.screen import PublicScreen, Screen, box, button, picture, row, text
from cogs.core.shown_name import shown_name
from cogs.today.day_message import COLOUR
from cogs.today.result_screen import result_screen
from cogs.today.stalls import MOST_DAYS, DayNumber, ask_stall
from cogs.today.updater import TodayUpdater
from cogs.today.words import card_of, share_text
from render import alt_text


class TodayCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self._updater = TodayUpdater(bot, self.languages)

    @command("today")
    @app_commands.describe(day=described("option-today-day"))
    async def today(self, interaction: Interaction, day: app_commands.Range[int, 1, MOST_DAYS] | None = None) -> Screen:
        return await self._go_on(interaction, day or 0)

    @click("today")
    async def open(self, interaction: Interaction, day: DayNumber) -> Screen:
        return await self._go_on(interaction, day)

    @click("today-message")
    async def open_from_message(self, interaction: Interaction, day: DayNumber) -> Screen:
        """*Play* on the message of a day. By this button the message is known again."""
        return await self._go_on(interaction, day)

    @click("today-missed")
    async def practise(self, interaction: Interaction, *, chosen: DayNumber) -> Screen:
        return await self._go_on(interaction, chosen)

    async def _go_on(self, interaction: Interaction, day: int) -> Screen:
        """To the stall whose turn it is, or to the result. Day 0 is the one that this person is to play now."""
        user_id, today = interaction.user.id, self.app.today
        attempt = await (today.open(user_id, day) if day else today.open_now(user_id))
        if attempt.is_finished:
            return await self._result(interaction, attempt)
        return await ask_stall(self, interaction, attempt)

    async def _result(self, interaction: Interaction, attempt: Attempt, note: str | None = None) -> Screen:
        phrasing = await self.languages.of(interaction)
        hides = (await self.languages.preferences(interaction)).is_hidden
        is_alone = interaction.context.dm_channel
        counts = attempt.counts and self.app.today.is_open(attempt.day)
        if counts and hides:
            note = phrasing.say("today-hidden")
        return await result_screen(
            self.bot.painters,
            phrasing,
            self.app.today,
            attempt,
            can_be_shown=counts and note is None and not is_alone,
            note=note,
        )

    @click("today-show")
    async def show(self, interaction: Interaction, day: DayNumber) -> Screen:
        """One silent line here, once; in a server with a message a day one's name in that, too."""
        if interaction.context.dm_channel:
            raise OnlyInServers
        user = interaction.user
        attempt = await self.app.today_messages.check_can_be_shown(user.id, day)
        await self.app.names.remember(user.id, shown_name(interaction), str(interaction.locale))
        phrasing = await self.languages.of(interaction)
        listed_in = await self._list(interaction, day)
        note = phrasing.say("today-shown-here", channel=f"<#{listed_in}>") if listed_in else None
        if listed_in == _channel_of(interaction):
            return await self._result(interaction, attempt, note)
        try:
            await check_channel(interaction)
        except PlayElsewhere:
            if listed_in is None:
                raise
            return await self._result(interaction, attempt, note)
        if not await self.app.today_messages.claim_line(user.id, day, interaction.channel_id or 0):
            return await self._result(interaction, attempt, note or phrasing.say("today-shown-before"))
        return await self._line(interaction, attempt)

    async def _list(self, interaction: Interaction, day: int) -> int | None:
        """Name them in the server's message of that day. Gives the channel in which it stands; None: there is none."""
        guild_id = interaction.guild_id
        channel_id = await self.app.today_messages.channel_of(guild_id, day) if guild_id else None
        if guild_id and channel_id and await self.app.today_messages.show(guild_id, interaction.user.id, day):
            self._updater.soon(guild_id, day)
        return channel_id

    async def _line(self, interaction: Interaction, attempt: Attempt) -> PublicScreen:
        phrasing = await self.languages.of_server(interaction.guild_id, interaction.user.id)
        score = self.app.today.score(attempt)
        share = share_text(phrasing, score, await self.app.today.attendance(attempt.user_id, attempt.day))
        name = phrasing.person(attempt.user_id, await self.app.names.name(attempt.user_id))
        painted = await self.bot.painters.today_card(card_of(score))
        play = button(phrasing.say("button-today-play"), "today", 0, style=ButtonStyle.primary)
        return PublicScreen(
            (
                box(
                    text(phrasing.say("today-shown-line", name=name, share=share)),
                    picture(painted, alt_text.today_card(card_of(score), phrasing.say)),
                    row(play),
                    colour=COLOUR,
                ),
            ),
            pictures=(painted,),
            replaces=False,
            hidden=partial(self._only_you, interaction, attempt),
            lost=partial(self._give_back_line, interaction, attempt),
        )

    async def _only_you(self, interaction: Interaction, attempt: Attempt) -> Screen:
        """The server shows it to nobody else: it may be shown here again when that has changed."""
        await self._give_back_line(interaction, attempt)
        phrasing = await self.languages.of(interaction)
        return Screen((box(text(phrasing.say("today-shown-only-you"))),))

    async def _give_back_line(self, interaction: Interaction, attempt: Attempt) -> None:
        await self.app.today_messages.give_back_line(attempt.user_id, attempt.day, interaction.channel_id or 0)


def _channel_of(interaction: Interaction) -> int | None:
    """The channel, also from one of its threads."""
    here = interaction.channel
    return here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(TodayCog(bot))
