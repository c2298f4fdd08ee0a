"""What follows when a match has changed: the table is told, a merchant wakes up, open panels are refreshed."""

import logging
from contextlib import suppress

from bot.client import JaipurBot
from bot.match.model import PublicMatch, State
from bot.store.errors import StoreError
from cogs.core.request import Interaction, Request, Unanswered
from cogs.play.show_panel import HandPanels
from cogs.tables.table_updater import TableUpdater

log = logging.getLogger("cogs")


class AfterChange:
    def __init__(self, bot: JaipurBot, tables: TableUpdater, panels: HandPanels) -> None:
        self._bot, self._tables, self._panels = bot, tables, panels

    def soon(self, match: PublicMatch, by: Interaction | None = None) -> None:
        """See to it while the person gets an answer. The change is saved, so whatever is lost here is told later."""
        self._bot.background(self.now(match, by), f"tell {match.code}")

    async def table_first(self, match: PublicMatch, by: Interaction) -> None:
        """A new match whose panel is the answer: the table comes above it, where the bot can post by itself.

        Elsewhere the table is a follow-up of the answer, so it comes after it. Where the table fails the match has
        begun all the same, and its panel says so.
        """
        if match.place.is_reachable:
            try:
                await self.now(match, by)
            except StoreError as fault:
                log.warning("the table of %s comes later: %s", match.code, fault)
        else:
            self.soon(match, by)

    async def now(self, match: PublicMatch, by: Interaction | None = None) -> None:
        """See to it, and wait for it. Who changed the match, `by` this interaction, has seen what they did."""
        await self._bot.app.others.tell("match", match.code)
        if match.has_table:
            await self._tell_table(match, by)
        if match.state is State.OVER:
            self._bot.dispatch("match_over", match, by)
        if match.state is State.RUNNING and match.mover is not None and match.merchant_on(match.mover):
            self._bot.dispatch("merchant_turn", match.code)
        for player in match.players:
            if player.user_id is not None and (by is None or player.user_id != by.user.id):
                await self._panels.refresh(match, player.user_id)
        if by is not None:
            self._bot.background(self._refresh_own(match, by), f"panel {match.code}")

    async def plans_answered(self, match: PublicMatch) -> PublicMatch:
        """Plans that are due take their turns at once, before anybody is called; the match as it stands then.

        What cannot be written now is played later, in the background.
        """
        try:
            while await self._bot.app.plans.answer(match.code):
                self._bot.metrics.moves.inc()
            return await self._bot.app.matches.find(match.code)  # another process may have been faster
        except StoreError as error:
            log.warning("what follows in %s has to wait: %s", match.code, error)
            return match

    async def _refresh_own(self, match: PublicMatch, by: Interaction) -> None:
        """Mostly the answer is the panel. Where it is not, as after resigning, an open panel still shows what was."""
        with suppress(TimeoutError, Unanswered):
            await Request.of(by).until_answered()
            await self._panels.refresh(match, by.user.id)

    async def _tell_table(self, match: PublicMatch, by: Interaction | None) -> None:
        if by is not None and not match.place.is_reachable:
            self._tables.nonmember.remember(match, by)
        if self._tables.is_left_to_another(match):
            await self._bot.app.others.tell("table", match.code)
        else:
            await self._tables.tell(match.code)
