"""Tables where the bot is no member: in private channels and in servers where only a person has installed it.

There it can neither post nor edit by itself. The table rides on the answers to clicks: the message of a recent
interaction can be edited for some minutes; after that a player's next move brings the table along as a follow-up.
"""

import logging

import discord

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from cogs.core.live_panels import WhileTokenLives
from cogs.core.request import Interaction, Request
from cogs.core.screen import PublicScreen

log = logging.getLogger("cogs")


class NonmemberTables:
    def __init__(self, bot: JaipurBot) -> None:
        self.bot = bot
        # The interaction of the last player who did something, by match.
        self._movers: WhileTokenLives[Interaction] = WhileTokenLives()
        self._tables: dict[str, discord.WebhookMessage] = {}

    def remember(self, match: PublicMatch, interaction: Interaction) -> None:
        """The table may ride on this interaction, unless it comes from somewhere else: nobody there knows the match."""
        if interaction.channel_id == match.place.channel_id:
            self._movers.keep(match.code, interaction)

    def restart(self, match: PublicMatch, interaction: Interaction) -> None:
        """Bring the table along with this interaction, as a new message."""
        self._tables.pop(match.code, None)
        self.remember(match, interaction)

    async def put(self, match: PublicMatch, screen: PublicScreen) -> int | None:
        """Show the table in the follow-up to the last click; None where nobody has clicked for long."""
        interaction = self._movers.of(match.code)
        if interaction is None:
            return None
        old = self._tables.pop(match.code, None)
        if old is not None:
            try:
                await old.edit(view=screen.view(), attachments=screen.uploads())
            except discord.HTTPException as error:
                log.info("the riding table of %s is out of reach: %s", match.code, error.code)
            else:
                self._tables[match.code] = old
                return old.id
        await Request.of(interaction).until_answered()
        self._tables[match.code] = await interaction.followup.send(
            view=screen.view(), files=screen.uploads(), allowed_mentions=screen.mentions, wait=True
        )
        return self._tables[match.code].id
