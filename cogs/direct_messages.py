"""Reminders as direct messages: each player is asked once, at the end of their first game against somebody."""

import logging
from dataclasses import replace

from discord import ButtonStyle
from discord.ext import commands

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import OnOff
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.request import Interaction, Request
from cogs.core.screen import Screen, box, button, row, text

log = logging.getLogger("cogs")


class DirectMessagesCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        # Who has just finished a game. In memory: after a restart they are asked at the end of the next one.
        self._to_ask: set[int] = set()

    @commands.Cog.listener()
    async def on_match_over(self, match: PublicMatch, by: Interaction | None) -> None:
        """Who ended it is asked below the answer, the other below the answer to what they do next."""
        if match.is_practice:
            return  # a merchant waits for ever
        self._to_ask |= {player.user_id for player in match.players if player.user_id is not None}
        if by is not None:
            await self.on_answered(by)

    @commands.Cog.listener()
    async def on_answered(self, interaction: Interaction) -> None:
        """Somebody got an answer: the moment to ask them something, in private."""
        if interaction.user.id in self._to_ask:
            self._to_ask.discard(interaction.user.id)
            self.bot.background(self._ask(interaction), f"ask {interaction.user.id}")

    async def _ask(self, interaction: Interaction) -> None:
        user_id = interaction.user.id
        key = f"user:{user_id}:direct-messages"
        is_known = await self.app.names.name(user_id) is not None  # else they have just erased themselves
        if not is_known or (await self.app.preferences.of(user_id)).dm_notices:
            return
        if not await self.app.notices.claim_once(key):
            return
        phrasing = await self.languages.of(interaction)
        yes = button(phrasing.say("button-direct-yes"), "direct-messages", "on", style=ButtonStyle.primary)
        no = button(phrasing.say("button-direct-no"), "direct-messages", "off")
        words = phrasing.say("direct-messages", settings=self.dispatcher.mention("settings"))
        screen = Screen((box(text(words), row(yes, no)),))
        try:
            await Request.of(interaction).until_answered()
            await interaction.followup.send(view=screen.view(), ephemeral=True)
        except TROUBLE as error:
            log.info("interaction %s: nobody was asked about direct messages: %s", interaction.id, code_of(error))
            await self.app.notices.forget(key)

    @click("direct-messages")
    async def answer(self, interaction: Interaction, wanted: OnOff) -> Screen:
        preferences = replace(await self.app.preferences.of(interaction.user.id), dm_notices=wanted == "on")
        await self.app.preferences.change(interaction.user.id, preferences)
        phrasing = await self.languages.of(interaction)
        return Screen((box(text(phrasing.say("direct-messages-set", state=wanted))),))


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(DirectMessagesCog(bot))
