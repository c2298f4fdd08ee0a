"""Planning one's next move while the opponent thinks, by buttons and by typing."""

from discord import app_commands

from bot.client import JaipurBot
from bot.match.model import Position, Seen
from bot.match.plans import Plan
from bot.match.visibility import check_may_see
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code
from cogs.core.command_texts import described
from cogs.core.errors import NotUnderstood
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.core.typed_options import CardsTyped, CodeTyped
from cogs.play.choosing import PLANNING
from cogs.play.exchange_choices import takes
from cogs.play.exchange_ids import Slot, Taken
from cogs.play.exchange_screens import what_to_exchange, what_to_give
from cogs.play.move_autocomplete import complete_match, complete_plan, planning_pairs
from cogs.play.plan_screen import WakeChoice, chosen_wakes, plan_screen
from rules import Move, NotAMove, PlannedMoves, parse
from rules.planned_moves import EVERY_WAKE

USUAL = "usual"  # all that there is
WAKES = [
    app_commands.Choice(name=described(f"choice-wake-{one}"), value=one)
    for one in (USUAL, *(one.value for one in WakeChoice))
]


class PlanCog(JaipurCog):
    @click("plan")
    async def begin(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        """*Plan my next move…*: from here on, what the panel shows has been looked at."""
        seen = await self._waiting(interaction, code, at)
        if seen is None:
            return await self.panels.stale(interaction, code)
        await self.app.matches.remember(seen)
        return await self._screen(interaction, seen, await self.app.plans.of(seen.match, interaction.user.id))

    @click("plan-move")
    async def add(self, interaction: Interaction, code: Code, at: Position, move: Move) -> Screen:
        return await self._add(interaction, code, at, move)

    @click("plan-chosen")
    async def add_listed(self, interaction: Interaction, code: Code, at: Position, *, chosen: Move) -> Screen:
        return await self._add(interaction, code, at, chosen)

    @click("plan-exchange")
    async def exchange(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        seen = await self._waiting(interaction, code, at)
        if seen is None:
            return await self.panels.stale(interaction, code)
        phrasing = await self.languages.of(interaction)
        return await what_to_exchange(self.bot.painters, phrasing, seen, choosing=PLANNING)

    @click("plan-exchange-take")
    async def take(self, interaction: Interaction, code: Code, at: Position, _part: Slot, *, chosen: Taken) -> Screen:
        """What to take was chosen. `_part` keeps the ids of two lists apart, where one is too short for all."""
        seen = await self._waiting(interaction, code, at)
        if seen is None:
            return await self.panels.stale(interaction, code)
        phrasing = await self.languages.of(interaction)
        if chosen.cards not in takes(seen.view, seen.view.legal_moves()):  # nobody was offered it
            return await what_to_exchange(self.bot.painters, phrasing, seen, choosing=PLANNING)
        return await what_to_give(self.bot.painters, phrasing, seen, chosen.cards, choosing=PLANNING)

    @click("plan-wake")
    async def wake(
        self, interaction: Interaction, code: Code, at: Position, *, chosen: tuple[WakeChoice, ...]
    ) -> Screen:
        user_id = interaction.user.id
        plan = await self.app.plans.of(await self.app.matches.find(code), user_id)
        wakes = chosen_wakes(chosen, plan.wakes if plan else EVERY_WAKE)
        return await self._planned(interaction, code, at, await self.app.plans.wake_if(code, user_id, at, wakes))

    @click("plan-drop")
    async def drop(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        is_dropped = await self.app.plans.drop(code, interaction.user.id, at)
        phrasing = await self.languages.of(interaction)
        return await self.panels.panel(interaction, code, phrasing.say("plan-dropped") if is_dropped else None)

    @command("plan")
    @app_commands.describe(
        first=described("option-plan-first"),
        second=described("option-plan-second"),
        third=described("option-plan-third"),
        wake=described("option-plan-wake"),
        game=described("option-game"),
    )
    @app_commands.choices(wake=WAKES)
    @app_commands.autocomplete(first=complete_plan, second=complete_plan, third=complete_plan, game=complete_match)
    async def plan(
        self,
        interaction: Interaction,
        first: CardsTyped | None = None,
        second: CardsTyped | None = None,
        third: CardsTyped | None = None,
        wake: str | None = None,
        game: CodeTyped | None = None,
    ) -> Screen:
        """Without a move: the screen in which one is chosen, or what stops the plan is changed."""
        found = await self.finder.find(interaction, game, waiting=True)
        if isinstance(found, Screen):
            return found
        seen = await self._waiting(interaction, found.code, found.position)
        phrasing = await self.languages.of(interaction)
        if seen is None:
            return await self.panels.panel(interaction, found.code, phrasing.say("plan-nothing-to"))
        if seen.since:  # they have not seen yet what happened, perhaps to a plan of theirs
            return await self.panels.panel(interaction, found.code, phrasing.say("plan-look-first"))
        typed = [text for text in (first, second, third) if text]
        wakes = EVERY_WAKE if wake in (None, USUAL) else chosen_wakes((WakeChoice(wake),), EVERY_WAKE)
        if not typed:
            plan = await self.app.plans.of(found, interaction.user.id)
            if plan and wake:
                plan = await self.app.plans.wake_if(found.code, interaction.user.id, found.position, wakes)
                return await self._planned(interaction, found.code, found.position, plan)
            return await self._screen(interaction, seen, plan)
        known = dict(planning_pairs(phrasing, seen.view))
        moves = tuple(dict.fromkeys(_read(text, known) for text in typed))
        planned = PlannedMoves(moves, wakes)
        plan = await self.app.plans.make(found.code, interaction.user.id, found.position, planned)
        note = None if plan else phrasing.say("plan-late")
        return await self.panels.panel(interaction, found.code, note)

    async def _add(self, interaction: Interaction, code: str, at: Position, move: Move) -> Screen:
        return await self._planned(interaction, code, at, await self.app.plans.add(code, interaction.user.id, at, move))

    async def _planned(self, interaction: Interaction, code: str, at: Position, plan: Plan | None) -> Screen:
        seen = await self._waiting(interaction, code, at) if plan else None
        if seen is None:
            phrasing = await self.languages.of(interaction)
            return await self.panels.panel(interaction, code, phrasing.say("plan-late"))
        return await self._screen(interaction, seen, plan)

    async def _screen(self, interaction: Interaction, seen: Seen, plan: Plan | None) -> Screen:
        return await plan_screen(self.bot.painters, await self.languages.of(interaction), seen, plan)

    async def _waiting(self, interaction: Interaction, code: str, at: Position) -> Seen | None:
        """The match, if this person waits for somebody in just this position."""
        seen = await self.app.matches.peek(code, interaction.user.id)
        check_may_see(seen.match, onlooker(interaction))
        return seen if seen.can_plan and seen.match.is_at(at) else None


def _read(text: str, known: dict[str, str]) -> Move:
    """A move in our notation, or in the words that were suggested. Raises NotUnderstood."""
    by_words = {words.casefold(): notation for words, notation in known.items()}
    try:
        return parse(by_words.get(text.strip().casefold(), text.strip().upper()))
    except NotAMove:
        raise NotUnderstood(text) from None


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(PlanCog(bot))
