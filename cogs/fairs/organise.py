"""What the organiser of a fair can do, in private: begin, invite, let in, remove, hand over, end."""

from collections.abc import Sequence
from typing import Annotated

from discord import ButtonStyle, SelectOption, ui

from bot.client import JaipurBot
from bot.fairs.model import FairSeen, FairState, Participant
from bot.fairs.take_part import ManagedFair
from cogs.cog_base import JaipurCog, click
from cogs.core import ids
from cogs.core.chosen_people import is_bot
from cogs.core.click_arguments import Between, Code, Page, UserId
from cogs.core.errors import NotPossible
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.request import Interaction
from cogs.core.screen import MOST_OPTIONS, Item, Screen, box, button, lines, row, select, text
from cogs.fairs.calls import call_invited
from cogs.fairs.permissions import is_manager_of
from cogs.fairs.updater import FairUpdater


class BotsInNoFair(NotPossible):
    """Merchants come by themselves; other bots do not play."""


ROOM = 700  # characters, for each list of names
EntrantNumber = Annotated[int, Between(1, 9_999)]


class OrganiseCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self._updater = FairUpdater(bot, self.languages, self.after_change)

    @click("fair-organise")
    async def organise(self, interaction: Interaction, code: Code) -> Screen:
        return await self._panel(interaction, code)

    @click("fair-begin")
    async def begin(self, interaction: Interaction, code: Code) -> Screen:
        manages = await is_manager_of(interaction, code)
        await self.app.fair_entries.begin_now(code, interaction.user.id, is_manager=manages)
        await self._updater.go_on(code)
        return await self._changed(interaction, code)

    @click("fair-invite")
    async def invite(self, interaction: Interaction, code: Code, *, chosen: UserId) -> Screen:
        if is_bot(interaction, chosen):
            raise BotsInNoFair
        manages = await is_manager_of(interaction, code)
        await self.app.fair_entries.invite(code, interaction.user.id, chosen, is_manager=manages)
        self.bot.background(self._call_invited(code, chosen), f"invited {code}")
        return await self._changed(interaction, code)

    async def _call_invited(self, code: str, user_id: int) -> None:
        fair = (await self.app.fairs.find(code)).fair
        phrasing = await self.languages.of_server(fair.place.guild_id, fair.organiser)
        await call_invited(self.bot, phrasing, fair, user_id)

    @click("fair-let-in")
    async def let_in(self, interaction: Interaction, code: Code, *, chosen: EntrantNumber) -> Screen:
        manages = await is_manager_of(interaction, code)
        await self.app.fair_entries.let_in(code, interaction.user.id, chosen, is_manager=manages)
        return await self._changed(interaction, code)

    @click("fair-remove")
    async def remove(self, interaction: Interaction, code: Code, *, chosen: EntrantNumber) -> Screen:
        manages = await is_manager_of(interaction, code)
        lost = await self.app.fair_entries.remove(code, interaction.user.id, chosen, is_manager=manages)
        return await self._changed(interaction, code, *lost)

    @click("fair-remove-of")
    async def remove_of(self, interaction: Interaction, code: Code, _start: Page, *, chosen: EntrantNumber) -> Screen:
        """The same from one of several lists: each holds 25 people, and has an id of its own."""
        return await self.remove(interaction, code, chosen=chosen)

    @click("fair-hand-over")
    async def hand_over(self, interaction: Interaction, code: Code, *, chosen: UserId) -> Screen:
        if is_bot(interaction, chosen):
            raise BotsInNoFair
        manages = await is_manager_of(interaction, code)
        await self.app.fair_entries.hand_over(code, interaction.user.id, chosen, is_manager=manages)
        self._updater.soon(code)
        phrasing = await self.languages.of(interaction)
        return Screen((box(text(phrasing.say("fair-handed-over", name=f"<@{chosen}>"))),))

    @click("fair-end")
    async def ask_end(self, interaction: Interaction, code: Code) -> Screen:
        manages = await is_manager_of(interaction, code)
        await self.app.fair_entries.may_manage(code, interaction.user.id, is_manager=manages)
        phrasing = await self.languages.of(interaction)
        yes = button(phrasing.say("button-fair-end"), "fair-end-yes", code, style=ButtonStyle.danger)
        back = button(phrasing.say("button-back"), "fair-organise", code)
        return Screen((box(text(phrasing.say("fair-really-end")), row(yes, back)),))

    @click("fair-end-yes")
    async def end(self, interaction: Interaction, code: Code) -> Screen:
        manages = await is_manager_of(interaction, code)
        progress = await self.app.fair_progress.end(code, interaction.user.id, is_manager=manages)
        return await self._changed(interaction, code, *progress.ended)

    async def _changed(self, interaction: Interaction, code: str, *matches: str) -> Screen:
        self._updater.soon(code, *matches)
        return await self._panel(interaction, code)

    async def _panel(self, interaction: Interaction, code: str) -> Screen:
        manages = await is_manager_of(interaction, code)
        managed = await self.app.fair_entries.may_manage(code, interaction.user.id, is_manager=manages)
        seen = managed.seen
        phrasing = await self.languages.of(interaction)
        title = phrasing.say("fair-title", title=escaped(seen.fair.terms.name))
        if not seen.fair.is_live:
            return Screen((box(text(lines([title, phrasing.say("fair-has-ended")]))),))
        return Screen((box(text(lines([title, *_told(phrasing, managed)])), *_choices(phrasing, seen)),))


def _told(phrasing: Phrasing, managed: ManagedFair) -> list[str]:
    """Who has asked, with the reason why they were not let in at once; who is invited."""
    people = managed.seen.participants
    lists = {
        "asked": [one for one in people if one.has_asked],
        "invited": [one for one in people if one.is_invited],
        "late": managed.lose_on_time,
    }
    said = [phrasing.say("fair-organise")]
    for which, some in lists.items():
        if some:
            names = phrasing.named([f"{phrasing.player(one.player)}{_mark(one)}" for one in some], ROOM)
            said.append(phrasing.say("fair-organise-list", which=which, names=names))
    return said


def _choices(phrasing: Phrasing, seen: FairSeen) -> list[Item | None]:
    code = seen.fair.code
    asked = [one for one in seen.participants if one.has_asked]
    there = [one for one in seen.participants if one.entrant.is_present and not one.player.is_merchant]
    there.sort(key=lambda one: one.takes_part, reverse=True)
    begin = button(phrasing.say("button-fair-begin"), "fair-begin", code, style=ButtonStyle.success)
    return [
        row(_people(phrasing.say("select-fair-invite"), "fair-invite", code)),
        row(_entrants(phrasing, "select-fair-let-in", asked[:MOST_OPTIONS], "fair-let-in", code)) if asked else None,
        *(
            row(_entrants(phrasing, "select-fair-remove", there[start:][:MOST_OPTIONS], "fair-remove-of", code, start))
            for start in range(0, len(there), MOST_OPTIONS)
        ),
        row(_people(phrasing.say("select-fair-hand-over"), "fair-hand-over", code)),
        row(
            begin if seen.fair.state is FairState.GATHERING else None,
            button(phrasing.say("button-fair-end"), "fair-end", code, style=ButtonStyle.danger),
        ),
    ]


def _people(placeholder: str, action: str, code: str) -> Item:
    return ui.UserSelect(placeholder=placeholder, custom_id=ids.make(action, code))


def _entrants(phrasing: Phrasing, message: str, people: Sequence[Participant], action: str, *arguments: object) -> Item:
    options = [SelectOption(label=f"{phrasing.name(one.player)}{_mark(one)}", value=str(one.number)) for one in people]
    return select(phrasing.say(message), options, action, *arguments)


def _mark(one: Participant) -> str:
    """By which somebody is known whose name we have not heard yet: who is invited may never have used the bot."""
    return "" if one.player.name else f" ({one.number})"


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(OrganiseCog(bot))
