"""Playing: the panel, the four moves by buttons, and the same by typing."""

from collections.abc import Callable

from discord import app_commands

from bot.client import JaipurBot
from bot.errors import MatchOver, NotAPlayer, NotYourTurn, StalePly
from bot.match.model import Position
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code, Version
from cogs.core.command_texts import described
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.core.typed_options import CardsTyped, CodeTyped
from cogs.play.confirm_move import confirm
from cogs.play.move_autocomplete import (
    complete_exchange_give,
    complete_exchange_take,
    complete_match,
    complete_sale,
    complete_take,
)
from cogs.play.one_tap import one_tap_left_alone, turn_on_one_tap
from cogs.play.typed_cards import is_spelt_out, read_cards, read_good
from rules import TAKE_CAMELS, Move, View, sell, take
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

    @click("new-round")
    async def new_round(self, interaction: Interaction, code: Code) -> Screen:
        """The end of a round was seen."""
        return await self.panels.new_round(interaction, code)

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

    @click("one-tap")
    async def one_tap(self, interaction: Interaction, code: Code) -> Screen:
        """From now on a move is played at the first tap; the settings take it back."""
        if (await self.app.matches.find(code)).seat_of(interaction.user.id) is None:
            raise NotAPlayer(code)
        await turn_on_one_tap(self.app.preferences, interaction.user.id)
        phrasing = await self.languages.of(interaction)
        settings = self.dispatcher.mention("settings")
        return await self.panels.panel(interaction, code, phrasing.say("one-tap-on", settings=settings))

    async def _pick(self, interaction: Interaction, code: str, at: Position, move: Move) -> Screen:
        seen = await self.app.matches.peek(code, interaction.user.id)
        if not (seen.match.is_lesson or (await self.languages.preferences(interaction)).confirm):
            return await self._play(interaction, code, at, move)
        if not seen.is_my_turn_at(at):
            return await self._late(interaction, code, at, move)
        return await confirm(self.bot.painters, await self.languages.of(interaction), seen, move)

    async def _play(self, interaction: Interaction, code: str, at: Position, move: Move) -> Screen:
        try:
            moved = await self.app.play.move(code, interaction.user.id, at, move)
        except MatchOver:
            if not await self.app.play.was_played(code, interaction.user.id, at, move):
                raise
            return await self._late(interaction, code, at, move)
        except (StalePly, NotYourTurn):
            return await self._late(interaction, code, at, move)
        self.bot.metrics.moves.inc()
        now = await self.after_change.plans_answered(moved.match) if moved.is_plan_due else moved.match
        self.after_change.soon(now, by=interaction)
        await self.app.matches.remember(moved.seen)
        preferences = await self.languages.preferences(interaction)
        await one_tap_left_alone(self.app.notices, preferences, moved.seen, interaction.user.id)
        is_answered = now.version != moved.match.version
        seen = await self.app.matches.peek(code, interaction.user.id) if is_answered else moved.seen
        return await self.panels.panel_of(interaction, seen)

    async def _late(self, interaction: Interaction, code: str, at: Position, move: Move) -> Screen:
        """Nothing is played by this click. But the same move may have been: by a double click, or as planned."""
        if not await self.app.play.was_played(code, interaction.user.id, at, move):
            return await self.panels.stale(interaction, code)
        phrasing = await self.languages.of(interaction)
        return await self.panels.panel(interaction, code, phrasing.say("panel-played"))

    async def _type(
        self, interaction: Interaction, match: str | None, make: Callable[[View], Move], *typed: str
    ) -> Screen:
        """A typed move is played at once: typing it was the second thought.

        Unless it was `typed` in free words, which we may have misread: then it is shown first as it was understood.
        """
        found = await self.finder.find(interaction, match, to_move=True)
        if isinstance(found, Screen):
            return found
        seen = await self.app.matches.peek(found.code, interaction.user.id)
        move = make(seen.view)
        confirms = (await self.languages.preferences(interaction)).confirm
        if not confirms or not seen.view.is_my_turn or all(is_spelt_out(text) for text in typed):
            return await self._play(interaction, found.code, found.position, move)
        phrasing = await self.languages.of(interaction)
        return await confirm(self.bot.painters, phrasing, seen, move, asking="understood")

    @command("take")
    @app_commands.describe(good=described("option-take-good"), game=described("option-game"))
    @app_commands.autocomplete(good=complete_take, game=complete_match)
    async def take(self, interaction: Interaction, good: CardsTyped, game: CodeTyped | None = None) -> Screen:
        return await self._type(interaction, game, lambda _: take(read_good(good)), good)

    @command("camels")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_match)
    async def camels(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        return await self._type(interaction, game, lambda _: TAKE_CAMELS)

    @command("exchange")
    @app_commands.describe(
        take=described("option-exchange-take"), give=described("option-exchange-give"), game=described("option-game")
    )
    @app_commands.autocomplete(take=complete_exchange_take, give=complete_exchange_give, game=complete_match)
    async def exchange(
        self, interaction: Interaction, take: CardsTyped, give: CardsTyped, game: CodeTyped | None = None
    ) -> Screen:
        move = Move(bundle(read_cards(take)), bundle(read_cards(give)))
        return await self._type(interaction, game, lambda _: move, take, give)

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
        card = read_good(good)

        def make(view: View) -> Move:
            in_hand = view.me.hand or () if view.seat is not None else ()
            return sell(card, count or max(1, in_hand.count(card)))

        return await self._type(interaction, game, make, good)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(PlayCog(bot))
