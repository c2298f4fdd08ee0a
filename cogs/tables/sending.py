"""Sending a table to a channel where the bot is a member."""

import secrets

import discord

from bot.discord_requests import counted_attempts
from cogs.core.screen import PublicScreen


class Sending:
    """Sends a table, perhaps a second time in another form, and knows whether Discord may have taken one unheard.

    discord.py tries again by itself after an error of Discord's or a lost connection. An attempt that was refused, or
    that found no connection, was seen by nobody; one that got no answer, or an error of Discord's own, may be there.
    """

    def __init__(self, channel: discord.PartialMessageable) -> None:
        self._channel = channel
        # One for both forms: where Discord took the first unheard, the second is answered with that one.
        self._nonce = secrets.token_hex(8)
        self.may_be_heard = False

    async def send(self, screen: PublicScreen) -> int:
        with counted_attempts() as sent:
            try:
                message = await self._channel.send(
                    view=screen.view(),
                    files=screen.uploads(),
                    allowed_mentions=screen.mentions,
                    silent=screen.is_silent,
                    nonce=self._nonce,  # keeps it single when discord.py tries again after a lost answer
                )
            finally:
                self.may_be_heard = self.may_be_heard or sent.unheard_of > 0
        return message.id
