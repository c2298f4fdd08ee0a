"""Ending a match away from the board: resign, call off; and what to do when somebody is out of time."""

from collections.abc import Awaitable, Callable

from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.client import JaipurBot
from bot.errors import MatchOver, NeedsAgreement, NotAPlayer, PlayedInFair
from bot.match.model import STEWARD, PublicMatch
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code
from cogs.core.command_texts import described
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, row, text
from cogs.core.typed_options import CodeTyped
from cogs.play.move_autocomplete import complete_match

Ending = Callable[[str, int], Awaitable[PublicMatch]]


class EndingCog(JaipurCog):
    @command("resign")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_match)
    async def resign(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        found = await self.finder.find(interaction, game)
        return found if isinstance(found, Screen) else await self._really(interaction, found.code, "resign")

    @command("cancel")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_match)
    async def cancel(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        found = await self.finder.find(interaction, game)
        return found if isinstance(found, Screen) else await self._really(interaction, found.code, "cancel")

    @click("resign")
    async def ask_resign(self, interaction: Interaction, code: Code) -> Screen:
        return await self._really(interaction, code, "resign")

    @click("cancel")
    async def ask_cancel(self, interaction: Interaction, code: Code) -> Screen:
        return await self._really(interaction, code, "cancel")

    async def _really(self, interaction: Interaction, code: str, what: str) -> Screen:
        """Nobody ends a match by a slip of the finger."""
        match = await self.app.matches.find(code)
        if match.seat_of(interaction.user.id) is None:
            raise NotAPlayer(code)
        if match.outcome:
            raise MatchOver(code)
        if what == "cancel" and match.terms.fair is not None:
            raise PlayedInFair(code)
        needs_agreement = what == "cancel" and match.have_both_moved and not match.is_practice
        return await self._question(interaction, code, "propose" if needs_agreement else what, f"{what}-yes")

    async def _question(self, interaction: Interaction, code: str, what: str, action: str) -> Screen:
        phrasing = await self.languages.of(interaction)
        yes = button(phrasing.say("button-yes"), action, code, style=ButtonStyle.danger)
        no = button(phrasing.say("button-no"), "play-on", code)
        return Screen((box(text(phrasing.say("really", what=what, code=code)), row(yes, no)),))

    @click("play-on")
    async def play_on(self, interaction: Interaction, code: Code) -> Screen:  # noqa: ARG002  # ids carry it
        """Nothing is ended, and nothing is opened: whoever asked may have their panel open already."""
        phrasing = await self.languages.of(interaction)
        return Screen((box(text(phrasing.say("done", what="refused"))),))

    @click("resign-yes")
    async def do_resign(self, interaction: Interaction, code: Code) -> Screen:
        return await self._end(interaction, code, self.app.endings.resign, "resigned")

    @click("cancel-yes")
    async def do_cancel(self, interaction: Interaction, code: Code) -> Screen:
        try:
            return await self._end(interaction, code, self.app.endings.cancel, "cancelled")
        except NeedsAgreement:
            return await self._end(interaction, code, self.app.endings.propose_cancel, "proposed")

    @click("agree")
    async def agree(self, interaction: Interaction, code: Code) -> Screen:
        return await self._end(interaction, code, self.app.endings.agree_to_cancel, "cancelled")

    @click("refuse")
    async def refuse(self, interaction: Interaction, code: Code) -> Screen:
        return await self._end(interaction, code, self.app.endings.refuse_cancel, "refused")

    @click("claim")
    async def ask_claim(self, interaction: Interaction, code: Code) -> Screen:
        """The opponent may move until the answer: it is checked now, and again then."""
        await self.app.deadlines.check_claim(code, interaction.user.id)
        return await self._question(interaction, code, "claim", "claim-yes")

    @click("claim-yes")
    async def claim(self, interaction: Interaction, code: Code) -> Screen:
        return await self._end(interaction, code, self.app.deadlines.claim, "claimed")

    @click("wait")
    async def wait(self, interaction: Interaction, code: Code) -> Screen:
        return await self._end(interaction, code, self.app.deadlines.wait, "waiting")

    @click("steward")
    async def ask_steward(self, interaction: Interaction, code: Code) -> Screen:
        """Let a merchant play on for who is out of time: checked now, and again with the answer."""
        await self.app.deadlines.check_claim(code, interaction.user.id)
        return await self._question(interaction, code, "steward", "steward-yes")

    @click("steward-yes")
    async def let_merchant_play_on(self, interaction: Interaction, code: Code) -> Screen:
        return await self._end(interaction, code, self.app.stewards.begin, "steward")

    @commands.Cog.listener()
    async def on_seat_taken_back(self, match: PublicMatch) -> None:
        """The absent player has opened their hand: everybody is told."""
        self.after_change.soon(match)

    async def _end(self, interaction: Interaction, code: str, ending: Ending, done: str) -> Screen:
        match = await ending(code, interaction.user.id)
        self.after_change.soon(match, by=interaction)
        phrasing = await self.languages.of(interaction)
        again = button(phrasing.say("button-rematch"), "rematch", code, style=ButtonStyle.primary)
        can_be_again = match.outcome and not match.is_lesson and not match.deal_of
        return Screen(
            (box(text(phrasing.say("done", what=done, level=STEWARD.value)), row(again) if can_be_again else None),)
        )


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(EndingCog(bot))
