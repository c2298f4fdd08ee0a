"""Playing: the panel, the four moves by buttons, and the same by typing."""

from discord import app_commands

from bot.client import JaipurBot
from bot.errors import NotYourTurn, StalePly
from bot.match.model import Position
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code, Version
from cogs.core.command_texts import described
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.core.typed_options import CardsTyped, CodeTyped
from cogs.play.hand_panel import confirm
from cogs.play.move_autocomplete import (
    complete_exchange_give,
    complete_exchange_take,
    complete_match,
    complete_sale,
    complete_take,
)
from cogs.play.typed_cards import read_cards, read_good
from rules import TAKE_CAMELS, Move, sell, take
from rules.cards import bundle


class PlayCog(JaipurCog):
    @command("hand")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_match)
    async def hand(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        found = await self.finder.find(interaction, game)
        return found if isinstance(found, Screen) else await self.panels.panel(interaction, found.code)

    @click("hand")
    async def open_panel(self, interaction: Interaction, code: Code) -> Screen:
        """*My hand* on a table: the panel for players, a word for everybody else."""
        return await self.panels.panel(interaction, code)

    @click("reminded")
    async def open_reminded(self, interaction: Interaction, code: Code, _version: Version) -> Screen:
        """*My hand* on a reminder. The version only tells one reminder from another."""
        return await self.panels.panel(interaction, code)

    @click("refresh")
    async def refresh(self, interaction: Interaction, code: Code) -> Screen:
        return await self.panels.panel(interaction, code)

    @click("choose")
    async def choose_match(self, interaction: Interaction, *, chosen: Code) -> Screen:
        """Several matches fitted, and this one is meant."""
        return await self.panels.panel(interaction, chosen)

    @click("move")
    async def pick(self, interaction: Interaction, code: Code, at: Position, move: Move) -> Screen:
        """A move was picked: play it, or show first what it does, as the player prefers."""
        return await self._pick(interaction, code, at, move)

    @click("chosen")
    async def pick_sale(self, interaction: Interaction, code: Code, at: Position, *, chosen: Move) -> Screen:
        return await self._pick(interaction, code, at, chosen)

    @click("play")
    async def play(self, interaction: Interaction, code: Code, at: Position, move: Move) -> Screen:
        return await self._play(interaction, code, at, move)

    async def _pick(self, interaction: Interaction, code: str, at: Position, move: Move) -> Screen:
        if not (await self.languages.preferences(interaction)).confirm:
            return await self._play(interaction, code, at, move)
        seen = await self.app.matches.peek(code, interaction.user.id)
        if not seen.is_my_turn_at(at):
            return await self.panels.stale(interaction, code)
        return await confirm(self.bot.painters, await self.languages.of(interaction), seen, move)

    async def _play(self, interaction: Interaction, code: str, at: Position, move: Move) -> Screen:
        try:
            moved = await self.app.play.move(code, interaction.user.id, at, move)
        except (StalePly, NotYourTurn):
            return await self.panels.stale(interaction, code)
        self.bot.metrics.moves.inc()
        self.after_change.soon(moved.match, by=interaction)
        await self.app.matches.remember(moved.seen)
        return await self.panels.panel_of(interaction, moved.seen)

    async def _type(self, interaction: Interaction, match: str | None, move: Move) -> Screen:
        """A typed move is played at once: typing it was the second thought."""
        found = await self.finder.find(interaction, match, to_move=True)
        if isinstance(found, Screen):
            return found
        return await self._play(interaction, found.code, found.position, move)

    @command("take")
    @app_commands.describe(good=described("option-take-good"), game=described("option-game"))
    @app_commands.autocomplete(good=complete_take, game=complete_match)
    async def take(self, interaction: Interaction, good: CardsTyped, game: CodeTyped | None = None) -> Screen:
        return await self._type(interaction, game, take(read_good(good)))

    @command("camels")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_match)
    async def camels(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        return await self._type(interaction, game, TAKE_CAMELS)

    @command("exchange")
    @app_commands.describe(
        take=described("option-exchange-take"), give=described("option-exchange-give"), game=described("option-game")
    )
    @app_commands.autocomplete(take=complete_exchange_take, give=complete_exchange_give, game=complete_match)
    async def exchange(
        self, interaction: Interaction, take: CardsTyped, give: CardsTyped, game: CodeTyped | None = None
    ) -> Screen:
        return await self._type(interaction, game, Move(bundle(read_cards(take)), bundle(read_cards(give))))

    @command("sell")
    @app_commands.describe(
        good=described("option-sell-good"), count=described("option-sell-count"), game=described("option-game")
    )
    @app_commands.autocomplete(good=complete_sale, game=complete_match)
    async def sell(
        self,
        interaction: Interaction,
        good: CardsTyped,
        count: app_commands.Range[int, 1, 7] | None = None,
        game: CodeTyped | None = None,
    ) -> Screen:
        """Without a count, all there is."""
        found = await self.finder.find(interaction, game, to_move=True)
        if isinstance(found, Screen):
            return found
        seen = await self.app.matches.peek(found.code, interaction.user.id)
        card = read_good(good)
        in_hand = seen.view.me.hand or () if seen.view.seat is not None else ()
        return await self._type(interaction, found.code, sell(card, count or max(1, in_hand.count(card))))


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(PlayCog(bot))
