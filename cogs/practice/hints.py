"""Hints, where that was agreed: what the master would play, and why."""

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code
from cogs.core.errors import HintsAreOff
from cogs.core.ids import Position
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, lines
from cogs.play.hand_panel import in_words, panel
from rules import Card

REASONS = 2  # of a hint


class HintCog(JaipurCog):
    @click("hint")
    async def hint(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        seen = await self.app.matches.peek(code, interaction.user.id)
        phrasing = await self.languages.of(interaction)
        if not seen.match.terms.has_hints:
            raise HintsAreOff
        if not seen.view.is_my_turn or (seen.view.round_number, seen.view.ply) != at:
            return await self.panels.stale(interaction, code)
        found = await self.bot.merchant_pool.hint(seen.view, seed=0)
        said = phrasing.say("hint", move=in_words(phrasing, seen.view, found.move))
        reasons = [f"- {_reason(phrasing, reason.why.value, reason.facts)}" for reason in found.reasons[:REASONS]]
        return await panel(self.bot.painters, phrasing, seen, lines([said, *reasons]))


def _reason(phrasing: Phrasing, why: str, facts: dict[str, int | Card]) -> str:
    variables = {name: fact.name.lower() if isinstance(fact, Card) else fact for name, fact in facts.items()}
    return phrasing.say(f"reason-{why}", **variables)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(HintCog(bot))
