"""The best players of a server, as ratings stand and at the end of every season."""

from discord import SelectOption

from bot.client import Bazaar
from bot.ratings.queries import Leaderboard, Line
from bot.ratings.tallies import ALL_TIME
from cogs.core.choices import values_of
from cogs.core.cog_base import Stall, click, command
from cogs.core.errors import OnlyInServers
from cogs.core.phrasing import Voice
from cogs.core.respond import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.record_book.profile_words import rating

NOW = "now"  # the season of ratings as they stand, in ids: those may not be empty
SEASONS = 24  # and NOW make the 25 options of a select


class Leaderboards(Stall):
    @command("leaderboard")
    async def leaderboard(self, interaction: Interaction) -> Screen:
        return await self._page(interaction, NOW, 0)

    @click("leaderboard")
    async def turn(self, interaction: Interaction, season: str, page: str) -> Screen:
        return await self._page(interaction, season, int(page))

    @click("season")
    async def choose(self, interaction: Interaction) -> Screen:
        return await self._page(interaction, "".join(values_of(interaction)), 0)

    async def _page(self, interaction: Interaction, season: str, page: int) -> Screen:
        if interaction.guild_id is None:
            raise OnlyInServers
        voice = await self.desk.voice(interaction)
        wanted = ALL_TIME if season == NOW else season
        found = await self.app.book.leaderboard(interaction.guild_id, wanted, max(page, 0))
        told = [_line(voice, line) for line in found.lines] or [voice.say("leaderboard-empty")]
        title = voice.say("leaderboard-title", season=_season(voice, season))
        return Screen(
            (
                box(
                    text(lines([title, *told, voice.say("leaderboard-how")])),
                    row(
                        button("◀", "leaderboard", season, found.number - 1, disabled=found.number == 0),
                        button("▶", "leaderboard", season, found.number + 1, disabled=not found.has_more),
                    )
                    if found.number or found.has_more
                    else None,
                    row(_seasons(voice, season, found)) if found.seasons else None,
                ),
            )
        )


def _line(voice: Voice, line: Line) -> str:
    standing = line.standing
    return voice.say(
        "leaderboard-line",
        rank=line.rank or 0,
        player=f"<@{line.user_id}>",
        **rating(standing),
        won=standing.wins,
        lost=standing.games - standing.wins,
    )


def _seasons(voice: Voice, season: str, found: Leaderboard) -> Item:
    options = [
        SelectOption(label=_season(voice, name), value=name, default=name == season)
        for name in (NOW, *found.seasons[:SEASONS])
    ]
    return select(voice.say("select-season"), options, "season")


def _season(voice: Voice, season: str) -> str:
    if season == NOW:
        return voice.say("season-now")
    year, _, quarter = season.partition("-")
    return voice.say("season", year=year, quarter=quarter)


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Leaderboards(bot))
