"""The exchange: ready ones to tap, or first what to take and then what to give for it (see `exchange_screens`)."""

from bot.client import JaipurBot
from bot.match.model import Position, Seen
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code
from cogs.core.errors import explain
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.play.confirm_move import confirm
from cogs.play.exchange_choices import takes
from cogs.play.exchange_ids import MOST_GIVEN, Cards, NthCard, Slot, Slots, Taken
from cogs.play.exchange_screens import what_to_exchange, what_to_give
from cogs.play.move_buttons import offered
from rules import IllegalMove, Move
from rules.cards import bundle


class ExchangeCog(JaipurCog):
    @click("exchange")
    async def begin(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        seen = await self._seen(interaction, code, at)
        if seen is None:
            return await self.panels.stale(interaction, code)
        return await what_to_exchange(self.bot.painters, await self.languages.of(interaction), seen)

    @click("exchange-take")
    async def take(self, interaction: Interaction, code: Code, at: Position, _part: Slot, *, chosen: Taken) -> Screen:
        """What to take was chosen. `_part` keeps the ids of two lists apart, where one is too short for all."""
        seen = await self._seen(interaction, code, at)
        if seen is None:
            return await self.panels.stale(interaction, code)
        phrasing = await self.languages.of(interaction)
        if chosen.cards not in takes(seen.view, offered(seen)):  # nobody was offered it
            return await what_to_exchange(self.bot.painters, phrasing, seen)
        return await what_to_give(self.bot.painters, phrasing, seen, chosen.cards)

    async def _seen(self, interaction: Interaction, code: str, at: Position) -> Seen | None:
        """The match, if it is still this person's turn in this position."""
        seen = await self.app.matches.peek(code, interaction.user.id)
        return seen if seen.is_my_turn_at(at) else None

    # Of screens that were sent before there were ready exchanges: cards are chosen one by one.

    @click("xtake")
    async def choose_to_take(
        self, interaction: Interaction, code: Code, at: Position, given: Cards, *, chosen: tuple[Slot, ...]
    ) -> Screen:
        return await self._chosen(interaction, code, at, Slots(sorted(chosen)), given)

    @click("xgive")
    async def choose_to_give(
        self, interaction: Interaction, code: Code, at: Position, taken: Slots, *, chosen: tuple[NthCard, ...]
    ) -> Screen:
        return await self._chosen(interaction, code, at, taken, Cards(one.card for one in chosen[:MOST_GIVEN]))

    async def _chosen(self, interaction: Interaction, code: str, at: Position, slots: Slots, given: Cards) -> Screen:
        """Both sides: what it leads to. Else, or where it is not allowed, on with the new screens."""
        seen = await self._seen(interaction, code, at)
        if seen is None:
            return await self.panels.stale(interaction, code)
        phrasing, market, wrong = await self.languages.of(interaction), seen.view.market, None
        move = Move(bundle(card for slot in slots if (card := market[slot]) is not None), bundle(given))
        if move.is_exchange:
            try:
                return await confirm(self.bot.painters, phrasing, seen, move)
            except IllegalMove as error:
                wrong = f"⚠ {explain(error, phrasing)}"
        if move.taken in takes(seen.view, offered(seen)):
            return await what_to_give(self.bot.painters, phrasing, seen, move.taken, wrong)
        return await what_to_exchange(self.bot.painters, phrasing, seen, wrong)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ExchangeCog(bot))
