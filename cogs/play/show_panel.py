"""Opening a player's panel, and keeping open ones up to date."""

import logging

from bot.client import JaipurBot
from bot.match.model import PublicMatch, Seen
from bot.match.visibility import check_may_see
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.live_panels import LivePanel, LivePanels
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.play.hand_panel import panel
from cogs.play.spectator import spectator_screen
from cogs.tables.table_troubles import TableTroubles

log = logging.getLogger("cogs")


class HandPanels:
    def __init__(self, bot: JaipurBot, languages: Languages, live: LivePanels, troubles: TableTroubles) -> None:
        self._bot, self._languages, self._live, self._troubles = bot, languages, live, troubles

    async def panel(self, interaction: Interaction, code: str, note: str | None = None) -> Screen:
        """The panel as it is now; a finished match shows how it ended. Who has no seat sees what the public sees."""
        seen = await self._bot.app.matches.look(code, interaction.user.id)  # who only watches leaves no trace
        check_may_see(seen.match, onlooker(interaction))
        return await self.panel_of(interaction, seen, note)

    async def panel_of(self, interaction: Interaction, seen: Seen, note: str | None = None) -> Screen:
        """The panel of what was looked at just now."""
        phrasing = await self._languages.of(interaction)
        if seen.view.seat is None:
            return await spectator_screen(self._bot.painters, phrasing, seen)
        return await panel(self._bot.painters, phrasing, seen, note or self._troubles.said(phrasing, seen.match))

    async def stale(self, interaction: Interaction, code: str) -> Screen:
        """For a click that came too late: nothing was played, and this is how things are."""
        phrasing = await self._languages.of(interaction)
        return await self.panel(interaction, code, phrasing.say("panel-stale"))

    async def refresh(self, match: PublicMatch, user_id: int) -> None:
        """Bring an open panel up to date, if this person has one. A comfort: where it fails, *My hand* is there."""
        code, live = match.code, self._live.behind(user_id, match.code, match.version)
        if live is None:
            return
        seen = await self._bot.app.matches.peek(code, user_id)
        screen = await panel(self._bot.painters, await self._languages.of_person(user_id), seen)
        if self._live.behind(user_id, code, seen.match.version) is not live:
            return  # they clicked while we painted
        try:
            await live.message.edit(screen)
        except TROUBLE as error:
            log.info("a panel of %s could not be refreshed: %s", code, code_of(error))
        else:
            self._live.opened(user_id, LivePanel(live.message, code, seen.match.version))
