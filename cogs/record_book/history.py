"""Finished matches: mine, somebody's in this server, or all of this server's."""

from dataclasses import replace

from discord import SelectOption, app_commands

from bot.archive.finished_matches import HistoryFilter, Page
from bot.client import JaipurBot
from bot.match.model import PublicMatch
from bot.match.visibility import may_see
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Page as PageNumber
from cogs.core.click_arguments import UserId
from cogs.core.command_texts import described
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.record_book.finished_matches import option

SERVER = 0  # in the place of a person: everybody's matches
WHOSE = [app_commands.Choice(name=described(f"choice-whose-{whose}"), value=whose) for whose in ("mine", "server")]
PERSONAL = (HistoryFilter.WON, HistoryFilter.LOST, HistoryFilter.PRACTICE)  # make no sense for a whole server


class HistoryCog(JaipurCog):
    @command("history")
    @app_commands.describe(whose=described("option-whose"))
    @app_commands.choices(whose=WHOSE)
    async def history(self, interaction: Interaction, whose: str = "mine") -> Screen:
        is_servers = whose == "server" and interaction.guild_id is not None
        return await self._page(interaction, SERVER if is_servers else interaction.user.id, HistoryFilter.ALL, 0)

    @click("history")
    async def turn(self, interaction: Interaction, user_id: UserId, only: HistoryFilter, page: PageNumber) -> Screen:
        return await self._page(interaction, user_id, only, page)

    @click("history-sieve")
    async def narrow(self, interaction: Interaction, user_id: UserId, *, chosen: HistoryFilter) -> Screen:
        return await self._page(interaction, user_id, chosen, 0)

    async def _page(self, interaction: Interaction, user_id: int, chosen: HistoryFilter, page: int) -> Screen:
        phrasing = await self.languages.of(interaction)
        found = await self._find(interaction, user_id, chosen, page)
        whose = "server" if user_id == SERVER else "mine" if user_id == interaction.user.id else "theirs"
        title = phrasing.say(
            "history-title", whose=whose, player=phrasing.person(user_id, await self.app.names.name(user_id))
        )
        told = [_line(phrasing, match, user_id) for match in found.matches] or [phrasing.say("history-empty")]
        options = [option(phrasing, match, user_id) for match in found.matches]
        return Screen(
            (
                box(
                    text(lines([title, *told])),
                    row(select(phrasing.say("select-replay"), options, "history-open")) if options else None,
                    row(_filters(phrasing, user_id, chosen)),
                    _pages(user_id, chosen, found),
                ),
            )
        )

    async def _find(self, interaction: Interaction, user_id: int, chosen: HistoryFilter, page: int) -> Page:
        """My own matches from everywhere; those of others from the channels of this server that I see."""
        if user_id == interaction.user.id:
            return await self.app.finished.of_person(user_id, None, chosen, page)
        if interaction.guild_id is None:
            return Page((), 0, has_more=False)
        if user_id == SERVER:
            found = await self.app.finished.of_server(interaction.guild_id, chosen, page)
        else:
            found = await self.app.finished.of_person(user_id, interaction.guild_id, chosen, page)
        who = onlooker(interaction)
        return replace(found, matches=tuple(match for match in found.matches if may_see(match, who)))


def _line(phrasing: Phrasing, match: PublicMatch, user_id: int) -> str:
    seat, winner = match.seat_of(user_id), match.outcome.winner if match.outcome else None
    first, second = (phrasing.player(player) for player in match.players)
    return phrasing.say(
        "history-line",
        code=match.code,
        first=first if winner != 1 else second,
        second=second if winner != 1 else first,
        opponent=phrasing.player(match.players[1 - seat]) if seat is not None else "",
        how="neutral" if seat is None else "won" if winner == seat else "lost",
        why=match.outcome.termination.value if match.outcome and match.outcome.termination else "played",
        when=f"<t:{match.ended}:d>",
    )


def _filters(phrasing: Phrasing, user_id: int, chosen: HistoryFilter) -> Item:
    options = [
        SelectOption(label=phrasing.say("sieve", sieve=one.value), value=one.value, default=one is chosen)
        for one in HistoryFilter
        if user_id != SERVER or one not in PERSONAL
    ]
    return select(phrasing.say("select-sieve"), options, "history-sieve", user_id)


def _pages(user_id: int, chosen: HistoryFilter, found: Page) -> Item | None:
    if not found.number and not found.has_more:
        return None
    return row(
        button("◀", "history", user_id, chosen.value, found.number - 1, disabled=found.number == 0),
        button("▶", "history", user_id, chosen.value, found.number + 1, disabled=not found.has_more),
    )


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(HistoryCog(bot))
