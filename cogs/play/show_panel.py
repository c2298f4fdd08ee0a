"""Opening a player's panel, and keeping open ones up to date."""

import asyncio
import logging
from dataclasses import replace

from bot.client import JaipurBot
from bot.match.model import STEWARD, PublicMatch, Seen
from bot.match.visibility import check_may_see
from bot.store.side_notes import SideNotes
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.live_panels import LivePanel, LivePanels
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.respond import GONE
from cogs.core.screen import Screen, lines
from cogs.play.hand_panel import NOTHING_ELSE, PanelExtras, panel
from cogs.play.one_tap import one_tap_offer
from cogs.play.round_end import ended_round
from cogs.play.spectator import spectator_screen
from cogs.tables.table_troubles import TableTroubles

log = logging.getLogger("cogs")


class HandPanels:
    def __init__(self, bot: JaipurBot, languages: Languages, live: LivePanels, troubles: TableTroubles) -> None:
        self._bot, self._languages, self._live, self._troubles = bot, languages, live, troubles
        self._notes = SideNotes()

    async def panel(self, interaction: Interaction, code: str, note: str | None = None) -> Screen:
        """The panel as it is now; a finished match shows how it ended. Who has no seat sees what the public sees.

        While the end of a round is shown first, what is new stays new until the player goes on: see `new_round`.
        """
        note = await self._take_seat_back(interaction, code) or note
        seen = await self._bot.app.matches.peek(code, interaction.user.id)
        check_may_see(seen.match, onlooker(interaction))
        # A panel that is open, perhaps out of sight, shows the end already: who asks for another goes on.
        is_told = self._live.shows(interaction.user.id, seen.match.code, seen.match.version)
        if seen.view.outcome or is_told or not ended_round(seen):
            await self._bot.app.matches.remember(seen)  # who only watches leaves no trace
        return await self.panel_of(interaction, seen, PanelExtras(note, has_seen_end=is_told))

    async def new_round(self, interaction: Interaction, code: str) -> Screen:
        """The end of the round before was seen: on to the new deal."""
        note = await self._take_seat_back(interaction, code)
        seen = await self._bot.app.matches.look(code, interaction.user.id)
        check_may_see(seen.match, onlooker(interaction))
        return await self.panel_of(interaction, seen, PanelExtras(note, has_seen_end=True))

    async def _take_seat_back(self, interaction: Interaction, code: str) -> str | None:
        """Where a merchant moves for this person, it goes, and they are told so.

        Looking needs no writing: while nothing can be written the seat is taken back as soon as it can be, or with the
        next look or move.
        """
        match, is_taken = await self._bot.app.matches.find(code), asyncio.Event()
        if match.steward is None or match.steward != match.seat_of(interaction.user.id):
            return None

        async def take() -> None:
            if taken := await self._bot.app.stewards.take_back(code, interaction.user.id):
                is_taken.set()
                self._bot.dispatch("seat_taken_back", taken)

        await self._notes.write("a return", take())
        if not is_taken.is_set():
            return None
        phrasing = await self._languages.of(interaction)
        return phrasing.say("seat-taken-back", merchant=phrasing.say("merchant-name", level=STEWARD.value))

    async def panel_of(self, interaction: Interaction, seen: Seen, extras: PanelExtras = NOTHING_ELSE) -> Screen:
        """The panel of what was looked at just now."""
        phrasing = await self._languages.of(interaction)
        if seen.view.seat is None:
            return await spectator_screen(self._bot.painters, phrasing, seen)
        extras = replace(extras, note=extras.note or self._troubles.said(phrasing, seen.match))
        extras = await self._completed(extras, phrasing, seen, interaction.user.id)
        return await panel(self._bot.painters, phrasing, seen, extras)

    async def _completed(self, extras: PanelExtras, phrasing: Phrasing, seen: Seen, user_id: int) -> PanelExtras:
        """With what every panel of this moment shows, however it was opened."""
        app = self._bot.app
        offer = await one_tap_offer(app.notices, app.preferences, phrasing, seen, user_id)
        return replace(
            extras,
            note=lines([extras.note, offer.note]) or None,
            buttons=(*extras.buttons, *offer.buttons),
            another_waits=await self._another_waits(seen, user_id),
            plan=None if seen.view.outcome else await app.plans.of(seen.match, user_id),
        )

    async def _another_waits(self, seen: Seen, user_id: int) -> bool:
        """Who waits for somebody may go on with another match of theirs, if one waits for them."""
        if seen.view.is_my_turn or seen.view.outcome:
            return False
        return await self._bot.app.matches.next_waiting(user_id, after=seen.match.code) is not None

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
        if seen.view.seat is None:
            return  # they erased themselves meanwhile, and nobody's panel is left to show
        phrasing = await self._languages.of_person(user_id)
        extras = await self._completed(NOTHING_ELSE, phrasing, seen, user_id)
        screen = await panel(self._bot.painters, phrasing, seen, extras)
        if self._live.behind(user_id, code, seen.match.version) is not live:
            return  # they clicked while we painted
        try:
            await live.message.edit(screen)
        except TROUBLE as error:
            log.info("a panel of %s could not be refreshed: %s", code, code_of(error))
            if code_of(error) in GONE:
                self._live.closed(user_id, live)
        else:
            self._live.opened(user_id, LivePanel(live.message, code, seen.match.version))
