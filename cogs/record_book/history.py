"""Finished games: mine, somebody's in this server, or all of this server's."""

from discord import SelectOption, app_commands

from bot.archive.finished import Sieve
from bot.client import Bazaar
from bot.match.lookup import Page
from bot.match.model import Game
from cogs.core.choices import values_of
from cogs.core.cog_base import Stall, click, command
from cogs.core.errors import OldButton
from cogs.core.localisation import described
from cogs.core.phrasing import Voice
from cogs.core.respond import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.record_book.finished_matches import option

SERVER = 0  # in the place of a person: everybody's games
WHOSE = [app_commands.Choice(name=described(f"choice-whose-{whose}"), value=whose) for whose in ("mine", "server")]
PERSONAL = (Sieve.WON, Sieve.LOST, Sieve.PRACTICE)  # make no sense for a whole server


class Histories(Stall):
    @command("history")
    @app_commands.describe(whose=described("option-whose"))
    @app_commands.choices(whose=WHOSE)
    async def history(self, interaction: Interaction, whose: str = "mine") -> Screen:
        is_servers = whose == "server" and interaction.guild_id is not None
        return await self._page(interaction, SERVER if is_servers else interaction.user.id, Sieve.ALL, 0)

    @click("history")
    async def turn(self, interaction: Interaction, user_id: str, sieve: str, page: str) -> Screen:
        return await self._page(interaction, int(user_id), Sieve(sieve), max(int(page), 0))

    @click("history-sieve")
    async def sift(self, interaction: Interaction, user_id: str) -> Screen:
        try:
            return await self._page(interaction, int(user_id), Sieve("".join(values_of(interaction))), 0)
        except ValueError:
            raise OldButton from None

    async def _page(self, interaction: Interaction, user_id: int, sieve: Sieve, page: int) -> Screen:
        voice = await self.desk.voice(interaction)
        found = await self._find(interaction, user_id, sieve, page)
        whose = "server" if user_id == SERVER else "mine" if user_id == interaction.user.id else "theirs"
        title = voice.say("history-title", whose=whose, player=f"<@{user_id}>")
        told = [_line(voice, game, user_id) for game in found.games] or [voice.say("history-empty")]
        options = [option(voice, game, user_id) for game in found.games]
        return Screen(
            (
                box(
                    text(lines([title, *told])),
                    row(select(voice.say("select-replay"), options, "history-open")) if options else None,
                    row(_sieves(voice, user_id, sieve)),
                    _pages(user_id, sieve, found),
                ),
            )
        )

    async def _find(self, interaction: Interaction, user_id: int, sieve: Sieve, page: int) -> Page:
        """My own games from everywhere; those of others from this server only."""
        if user_id == interaction.user.id:
            return await self.app.history.of_person(user_id, None, sieve, page)
        if interaction.guild_id is None:
            return Page((), 0, has_more=False)
        if user_id == SERVER:
            return await self.app.history.of_server(interaction.guild_id, sieve, page)
        return await self.app.history.of_person(user_id, interaction.guild_id, sieve, page)


def _line(voice: Voice, game: Game, user_id: int) -> str:
    seat, winner = game.seat_of(user_id), game.outcome.winner if game.outcome else None
    first, second = (voice.mention(player) for player in game.players)
    return voice.say(
        "history-line",
        code=game.code,
        first=first if winner != 1 else second,
        second=second if winner != 1 else first,
        opponent=voice.mention(game.players[1 - seat]) if seat is not None else "",
        how="neutral" if seat is None else "won" if winner == seat else "lost",
        why=game.outcome.termination.value if game.outcome and game.outcome.termination else "played",
        when=f"<t:{game.ended}:d>",
    )


def _sieves(voice: Voice, user_id: int, chosen: Sieve) -> Item:
    options = [
        SelectOption(label=voice.say("sieve", sieve=sieve.value), value=sieve.value, default=sieve is chosen)
        for sieve in Sieve
        if user_id != SERVER or sieve not in PERSONAL
    ]
    return select(voice.say("select-sieve"), options, "history-sieve", user_id)


def _pages(user_id: int, sieve: Sieve, found: Page) -> Item | None:
    if not found.number and not found.has_more:
        return None
    return row(
        button("◀", "history", user_id, sieve.value, found.number - 1, disabled=found.number == 0),
        button("▶", "history", user_id, sieve.value, found.number + 1, disabled=not found.has_more),
    )


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Histories(bot))
