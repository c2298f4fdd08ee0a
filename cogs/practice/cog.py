"""Computer merchants at the table: they take their turns, and give hints where that was agreed."""

import asyncio
import logging

from discord.ext import commands

from bot.client import JaipurBot
from cogs.challenges import place_of
from cogs.core.cog_base import JaipurCog, click, command
from cogs.core.errors import HintsAreOff
from cogs.core.ids import position
from cogs.core.phrasing import Phrasing
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, lines
from cogs.play.hand_panel import in_words, panel
from rules import Card

log = logging.getLogger("cogs")
RHYTHM = 1.2  # seconds a merchant takes at least, so that one can follow
REASONS = 2  # of a hint


class PracticeCog(JaipurCog):
    @commands.Cog.listener()
    async def on_merchant_turn(self, code: str) -> None:
        if not self.bot.is_leaving:  # else it is found after the restart
            self.bot.background(self.take_turn(code), f"merchant {code}")

    async def take_turn(self, code: str) -> None:
        """Think beside the event loop, play, and tell. A turn that is lost in a crash is found by the clockwork."""
        turn = await self.app.computer_turns.claim(code)
        if turn is None:
            return
        thinking = self.bot.merchant_pool.choose(turn.view, turn.level, self.app.rng.getrandbits(32))
        move, _ = await asyncio.gather(thinking, asyncio.sleep(RHYTHM))
        moved = await self.app.computer_turns.play(turn, move)
        if moved:
            self.bot.metrics.counters["moves"] += 1
            self.desk.match_changed(moved.match)

    @command("learn")
    async def learn(self, interaction: Interaction) -> Screen:
        """A guided first round; left in the middle, it goes on where it was."""
        game = await self.app.challenges.learn(interaction.user.id, place_of(interaction))
        await self.desk.follow(game, by=interaction)  # the table first, so that the panel comes below it
        return await self.desk.panel(interaction, game.code)

    @click("hint")
    async def hint(self, interaction: Interaction, code: str, at: str) -> Screen:
        """What the master would do, and why."""
        seen = await self.app.matches.peek(code, interaction.user.id)
        phrasing = await self.desk.phrasing(interaction)
        if not seen.match.terms.has_hints:
            raise HintsAreOff
        if not seen.is_my_turn_at(position(at)):
            return await self.desk.stale_panel(interaction, code)
        found = await self.bot.merchant_pool.hint(seen.view, seed=0)
        said = phrasing.say("hint", move=in_words(phrasing, seen.view, found.move))
        reasons = [f"- {_reason(phrasing, reason.why.value, reason.facts)}" for reason in found.reasons[:REASONS]]
        return await panel(self.bot.painters, phrasing, seen, lines([said, *reasons]))


def _reason(phrasing: Phrasing, why: str, facts: dict[str, int | Card]) -> str:
    variables = {name: fact.name.lower() if isinstance(fact, Card) else fact for name, fact in facts.items()}
    return phrasing.say(f"reason-{why}", **variables)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(PracticeCog(bot))
