"""Hints, where that was agreed: what the master would play, and why."""

from bot.client import JaipurBot
from bot.match.model import Position
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code
from cogs.core.errors import HintsAreOff
from cogs.core.move_reasons import in_a_sentence
from cogs.core.request import Interaction
from cogs.core.screen import Screen, lines
from cogs.play.confirm_move import in_words
from cogs.play.hand_panel import PanelExtras

REASONS = 2  # of a hint


class HintCog(JaipurCog):
    @click("hint")
    async def hint(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        seen = await self.app.matches.peek(code, interaction.user.id)
        phrasing = await self.languages.of(interaction)
        if not seen.match.terms.has_hints:
            raise HintsAreOff
        if not seen.is_my_turn_at(at):
            return await self.panels.stale(interaction, code)
        found = await self.bot.merchant_thinking.hint(seen.view, 0, interaction.user.id)
        said = phrasing.say("hint", move=in_words(phrasing, seen.view, found.move))
        reasons = [f"- {in_a_sentence(phrasing, reason)}" for reason in found.reasons[:REASONS]]
        return await self.panels.panel_of(interaction, seen, PanelExtras(lines([said, *reasons]), has_seen_end=True))


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(HintCog(bot))
