"""Computer merchants at the table: one sits down with them, and they take their turns."""

import asyncio

from discord.ext import commands

from bot.client import JaipurBot
from bot.match.computer_turns import Turn
from bot.match.lesson_deal import scripted_reply
from bot.match.model import Level
from cogs.cog_base import JaipurCog, click
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.practice.start_practice import Extra, start_practice, which_merchant
from rules import HeadStart, Herds, Length, Move, Options

LEAST_SECONDS = 1.2  # that a merchant takes for a move, so that one can follow


class MerchantCog(JaipurCog):
    @click("practise")
    async def practise(self, interaction: Interaction, level: Level, length: Length, herds: Herds) -> Screen:
        """A button of an earlier version, with one of three merchants."""
        return await start_practice(self, interaction, level, Options(length, herds))

    @click("practise-ahead")
    async def practise_ahead(
        self, interaction: Interaction, level: Level, length: Length, herds: Herds, head_start: HeadStart
    ) -> Screen:
        """The same with a head start."""
        return await start_practice(self, interaction, level, Options(length, herds, head_start))

    @click("practise-mine")
    async def practise_at_my_level(
        self, interaction: Interaction, length: Length, herds: Herds, extra: Extra
    ) -> Screen:
        options = Options(length, herds, extra.head_start)
        return await start_practice(self, interaction, None, options, is_rated=extra.is_rated)

    @click("practise-with")
    async def practise_with(
        self, interaction: Interaction, length: Length, herds: Herds, extra: Extra, *, chosen: Level
    ) -> Screen:
        options = Options(length, herds, extra.head_start)
        return await start_practice(self, interaction, chosen, options, is_rated=extra.is_rated)

    @click("merchants")
    async def which(self, interaction: Interaction) -> Screen:
        return await which_merchant(self, interaction, Options())

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
        move, _ = await asyncio.gather(self._choose(turn, person), asyncio.sleep(LEAST_SECONDS))
        moved = await self.app.computer_turns.play(turn, move)
        if moved:
            self.bot.metrics.moves.inc()
            self.after_change.soon(moved.match)

    async def _choose(self, turn: Turn, person: int) -> Move:
        """In a lesson the first replies are given, so that the learner can do what is taught."""
        if turn.match.is_lesson and (reply := scripted_reply(turn.view)):
            return reply
        return await self.bot.merchant_thinking.choose(turn.view, turn.level, self.app.rng.getrandbits(32), person)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(MerchantCog(bot))
