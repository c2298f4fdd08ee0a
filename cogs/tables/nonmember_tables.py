"""Tables where the bot is no member: in private channels and in servers where only a person has installed it.

There it can neither post nor edit by itself. The table rides on the answers to clicks: the message of a recent
interaction can be edited for some minutes; after that a player's next move brings the table along as a follow-up, which
calls whoever is to move.
"""

import logging

import discord

from bot.client import JaipurBot
from bot.discord_requests import sent_at_most_once
from bot.match.model import PublicMatch
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.live_panels import WhileTokenLives
from cogs.core.request import Interaction, Request, Unanswered
from cogs.core.screen import IN_NAME_ONLY, PublicScreen

log = logging.getLogger("cogs")


class Hidden(Exception):
    """Discord showed the table to one person only: they may not use apps from outside there."""


class NonmemberTables:
    def __init__(self, bot: JaipurBot) -> None:
        self.bot = bot
        # The interaction of the last player who did something, by match.
        self._movers: WhileTokenLives[Interaction] = WhileTokenLives()
        self._tables: WhileTokenLives[discord.WebhookMessage] = WhileTokenLives()

    def remember(self, match: PublicMatch, interaction: Interaction) -> None:
        """The table may ride on this interaction, unless it comes from somewhere else: nobody there knows the match."""
        if interaction.channel_id == match.place.channel_id:
            self._movers.keep(match.code, interaction)

    @property
    def in_reach(self) -> list[str]:
        """The matches at whose tables somebody has clicked lately."""
        return [str(code) for code in self._movers.living()]

    def can_post(self, match: PublicMatch) -> bool:
        """Not where nobody has clicked for long."""
        return self._movers.of(match.code) is not None

    async def edit(self, match: PublicMatch, screen: PublicScreen) -> int | None:
        """Bring the table up to date in place, calling nobody; None where it is out of reach."""
        table = self._tables.of(match.code)
        if table is None:
            return None
        try:
            await table.edit(view=screen.view(), attachments=screen.uploads(), allowed_mentions=IN_NAME_ONLY)
        except discord.HTTPException as error:
            log.info("the table of %s is out of reach: %s", match.code, error.code)
            self._tables.forget(match.code)
            return None
        return table.id

    async def post(self, match: PublicMatch, screen: PublicScreen) -> int | None:
        """Show the table in a follow-up to the last click. The one before it goes, as long as it can be reached.

        A click on one that could not be removed leads on to this one: see `moved_tables`. Raises Unconfirmed where
        nobody knows whether it is there: nothing can be looked up here, so it is not sent again. Raises Hidden where
        the other player would not see it; then nothing is there, and the one before it stays.
        """
        interaction = self._movers.of(match.code)
        if interaction is None:
            return None
        try:
            await Request.of(interaction).until_answered()
        except Unanswered:
            self._movers.forget(match.code)  # nothing can ride on it; the next click is as good
            raise
        with sent_at_most_once():
            table = await interaction.followup.send(
                view=screen.view(),
                files=screen.uploads(),
                allowed_mentions=screen.mentions,
                silent=screen.is_silent,
                wait=True,
            )
        if table.flags.ephemeral and not match.is_practice:
            self._movers.forget(match.code)  # whoever acts next may be allowed more
            await _remove(table, match)
            raise Hidden(match.code)
        before = self._tables.of(match.code)
        self._tables.keep(match.code, table)
        if before:
            await _remove(before, match)
        return table.id


async def _remove(table: discord.WebhookMessage, match: PublicMatch) -> None:
    try:
        await table.delete()
    except TROUBLE as error:
        log.info("an old table of %s is out of reach: %s", match.code, code_of(error))
