"""Computer merchants at the table: one sits down with them, and they take their turns."""

import asyncio

from discord.ext import commands

from bot.client import JaipurBot
from bot.match.model import Level
from cogs.cog_base import JaipurCog, click
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.practice.start_practice import start_practice
from rules import Herds, Length, Options

LEAST_SECONDS = 1.2  # that a merchant takes for a move, so that one can follow


class MerchantCog(JaipurCog):
    @click("practise")
    async def practise(self, interaction: Interaction, level: Level, length: Length, herds: Herds) -> Screen:
        return await start_practice(self, interaction, level, Options(length, herds))

    @click("merchants")
    async def which(self, interaction: Interaction) -> Screen:
        return await start_practice(self, interaction, None, Options())

    @commands.Cog.listener()
    async def on_merchant_turn(self, code: str) -> None:
        if not self.bot.is_leaving:  # else it is found after the restart
            self.bot.background(self._take_turn(code), f"merchant {code}")

    async def _take_turn(self, code: str) -> None:
        """Think beside the event loop, play, and tell. A turn that is lost in a crash is found in the background."""
        turn = await self.app.computer_turns.claim(code)
        if turn is None:
            return
        person = turn.match.players[1 - turn.seat].user_id or 0
        thinking = self.bot.merchant_thinking.choose(turn.view, turn.level, self.app.rng.getrandbits(32), person)
        move, _ = await asyncio.gather(thinking, asyncio.sleep(LEAST_SECONDS))
        moved = await self.app.computer_turns.play(turn, move)
        if moved:
            self.bot.metrics.moves.inc()
            self.after_change.soon(moved.match)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(MerchantCog(bot))
