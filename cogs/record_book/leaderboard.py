"""The best players of a server, as ratings stand and at the end of every season."""

import re
from typing import Self

from discord import SelectOption

from bot.client import JaipurBot
from bot.fairs.lookup import PastFair, PastSeason
from bot.ratings.queries import Leaderboard, LeaderboardEntry
from bot.ratings.tallies import ALL_TIME, season_of
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Page
from cogs.core.errors import OnlyInServers
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.record_book.profile_words import rating, season_words

NOW = "now"  # ratings as they stand; in ids, where the season may not be empty
ROOM = 300  # characters, for the names of who has won something
SEASONS = 24  # and NOW make the 25 options of a select


class Season(str):
    """A calendar quarter such as `2026-4`, or `NOW`."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        if text != NOW and not re.fullmatch(r"[0-9]{4}-[1-4]", text):
            raise ValueError(text)
        return cls(text)


class LeaderboardCog(JaipurCog):
    @command("leaderboard")
    async def leaderboard(self, interaction: Interaction) -> Screen:
        return await self._page(interaction, Season(NOW), 0)

    @click("leaderboard")
    async def turn(self, interaction: Interaction, season: Season, page: Page) -> Screen:
        return await self._page(interaction, season, page)

    @click("season")
    async def choose(self, interaction: Interaction, *, chosen: Season) -> Screen:
        return await self._page(interaction, chosen, 0)

    async def _page(self, interaction: Interaction, season: Season, page: int) -> Screen:
        if interaction.guild_id is None:
            raise OnlyInServers
        phrasing = await self.languages.of(interaction)
        wanted = ALL_TIME if season == NOW else season
        found = await self.app.record_book.leaderboard(interaction.guild_id, wanted, page)
        told = [_line(phrasing, line) for line in found.lines] or [phrasing.say("leaderboard-empty")]
        fairs = _fairs(phrasing, await self.app.fairs.past_in(interaction.guild_id, onlooker(interaction)))
        now = season_of(self.app.clock.now())
        best = _last_season(phrasing, await self.app.fairs.last_season(interaction.guild_id, now))
        title = phrasing.say("leaderboard-title", season=_season(phrasing, season))
        return Screen(
            (
                box(
                    text(lines([title, *told, phrasing.say("leaderboard-how"), fairs, best])),
                    row(
                        button("◀", "leaderboard", season, found.number - 1, disabled=found.number == 0),
                        button("▶", "leaderboard", season, found.number + 1, disabled=not found.has_more),
                    )
                    if found.number or found.has_more
                    else None,
                    row(_seasons(phrasing, season, found)) if found.seasons else None,
                ),
            )
        )


def _line(phrasing: Phrasing, line: LeaderboardEntry) -> str:
    standing = line.standing
    return phrasing.say(
        "leaderboard-line",
        rank=line.rank or 0,
        player=phrasing.person(line.user_id, line.name),
        **rating(standing),
        won=standing.wins,
        lost=standing.games - standing.wins,
    )


def _fairs(phrasing: Phrasing, past: list[PastFair]) -> str | None:
    """Who has won the last fairs."""
    told = [
        phrasing.say(
            "leaderboard-fair",
            title=escaped(fair.name),
            winners=phrasing.named([phrasing.player(winner) for winner in fair.winners], ROOM),
        )
        for fair in past
    ]
    return phrasing.say("leaderboard-fairs", fairs=" · ".join(told)) if told else None


def _last_season(phrasing: Phrasing, past: PastSeason | None) -> str | None:
    if past is None:
        return None
    winners = phrasing.named([phrasing.player(winner) for winner in past.winners], ROOM)
    return phrasing.say("leaderboard-season", season=season_words(phrasing, past.season), winners=winners)


def _seasons(phrasing: Phrasing, season: str, found: Leaderboard) -> Item:
    options = [
        SelectOption(label=_season(phrasing, name), value=name, default=name == season)
        for name in (NOW, *found.seasons[:SEASONS])
    ]
    return select(phrasing.say("select-season"), options, "season")


def _season(phrasing: Phrasing, season: str) -> str:
    if season == NOW:
        return phrasing.say("season-now")
    return season_words(phrasing, season)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(LeaderboardCog(bot))
