"""Profiles and rivalries. Of others one sees what they played in this server, of oneself everything."""

import discord
from discord import app_commands, ui

from bot.client import JaipurBot
from bot.errors import NothingBooked
from bot.match.model import Player
from bot.match.visibility import Onlooker, may_see
from bot.ratings.profile_figures import Profile
from bot.ratings.queries import HeadToHead
from bot.ratings.tallies import EVERYWHERE, season_of
from cogs.cog_base import JaipurCog, click, command, user_menu
from cogs.core import ids
from cogs.core.click_arguments import ServerId, UserId
from cogs.core.command_texts import described
from cogs.core.errors import NotARival, OldButton, OnlyInServers, explain
from cogs.core.phrasing import Phrasing
from cogs.core.places import everybody, onlooker, place_of
from cogs.core.request import Interaction
from cogs.core.screen import Item, PublicScreen, Screen, box, button, lines, picture, row, text
from cogs.core.time_words import away_words
from cogs.record_book.profile_words import card_of, sentences, trophies
from render.alt_text.phrases import text as joined
from render.pictures.rivalry import Rival, RivalryCard, RivalryLabels

MOST_TROPHIES = 6  # of each kind, on a profile


class ProfileCog(JaipurCog):
    @command("profile")
    @app_commands.describe(player=described("option-player"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> Screen:
        if player is None:
            return await self._profile(interaction, interaction.user.id, _scope(interaction))
        if interaction.guild_id is None and player.id != interaction.user.id:
            return await self._rivalry(interaction, interaction.user.id, player.id)
        return await self._profile(interaction, player.id, _scope(interaction))

    @user_menu("menu-profile")
    async def from_menu(self, interaction: Interaction, user: discord.User) -> Screen:
        return await self.profile(interaction, user)

    @click("profile")
    async def open(self, interaction: Interaction, user_id: UserId, scope: ServerId) -> Screen:
        return await self._profile(interaction, user_id, scope)

    @click("profile-share")
    async def share(self, interaction: Interaction, user_id: UserId) -> Screen:
        """For all to see in the channel: only one's own, and only what was played in this server."""
        if user_id != interaction.user.id:
            raise OldButton
        if interaction.guild_id is None:
            raise OnlyInServers
        found = await self.app.record_book.profile(user_id, _scope(interaction))
        phrasing = await self.languages.of_server(interaction.guild_id, interaction.user.id)
        return await self._card(interaction, phrasing, found, is_public=True)

    async def _profile(self, interaction: Interaction, user_id: int, scope: int) -> Screen:
        """Everywhere only for oneself: what others play elsewhere is not shown here."""
        is_mine = user_id == interaction.user.id
        if not is_mine or scope not in (EVERYWHERE, interaction.guild_id):
            scope = _scope(interaction)
        phrasing = await self.languages.of(interaction)
        try:
            found = await self.app.record_book.profile(user_id, scope, is_mine=is_mine)
        except NothingBooked as nothing:
            if is_mine and await self.app.styles.has_games(user_id):  # in practice, or elsewhere
                said = explain(nothing, phrasing)
                return Screen((box(text(said), row(button(phrasing.say("button-style"), "style"))),))
            raise
        return await self._card(interaction, phrasing, found, self._buttons(phrasing, interaction, found))

    def _buttons(self, phrasing: Phrasing, interaction: Interaction, found: Profile) -> list[Item]:
        user_id, guild_id = found.user_id, interaction.guild_id
        buttons: list[Item] = [button(phrasing.say("button-history"), "history", user_id, "all", 0)]
        if user_id != interaction.user.id:
            return [button(phrasing.say("button-rivalry"), "rivalry", user_id), *buttons]
        if guild_id is not None:
            other = EVERYWHERE if found.scope else guild_id
            label = phrasing.say("button-scope", scope="server" if found.scope == EVERYWHERE else "everywhere")
            buttons.append(button(label, "profile", user_id, other))
        if found.scope != EVERYWHERE:
            buttons.append(button(phrasing.say("button-share"), "profile-share", user_id))
        buttons.append(button(phrasing.say("button-style"), "style"))
        return buttons

    async def _card(
        self,
        interaction: Interaction,
        phrasing: Phrasing,
        found: Profile,
        buttons: list[Item] | None = None,
        *,
        is_public: bool = False,
    ) -> Screen:
        painted = await self.bot.painters.profile(card_of(phrasing, found))
        where = "everywhere" if found.scope == EVERYWHERE else "server"
        told = sentences(phrasing, found)
        away = await self.app.preferences.away((found.user_id,))
        won = await self._trophies(phrasing, found, everybody(interaction) if is_public else onlooker(interaction))
        compare = None if is_public else row(_people(phrasing, found.user_id))
        kind = PublicScreen if is_public else Screen
        return kind(
            (
                box(
                    text(phrasing.say("profile-title", player=phrasing.person(found.user_id, found.name), scope=where)),
                    picture(
                        painted,
                        joined(phrasing.say, [phrasing.say("alt-profile"), *(line.lstrip("-# ") for line in told)]),
                    ),
                    text(lines([*away_words(phrasing, (Player(found.user_id, found.name),), away), won, *told])),
                    row(*buttons) if buttons else None,
                    compare,
                ),
            ),
            pictures=(painted,),
            replaces=False if is_public else None,
        )

    async def _trophies(self, phrasing: Phrasing, found: Profile, who: Onlooker) -> str | None:
        """Who hides shows none to others in public, as on the leaderboard."""
        if found.is_hidden:
            return None
        server = found.scope if found.scope != EVERYWHERE else None
        fairs = await self.app.fairs.trophies_of(found.user_id, server, who)
        now = season_of(self.app.clock.now())
        seasons = await self.app.fairs.seasons_won_by(found.user_id, server, now) if server else []
        return trophies(phrasing, fairs[:MOST_TROPHIES], seasons[:MOST_TROPHIES])

    @click("rivalry")
    async def rivalry(self, interaction: Interaction, other: UserId) -> Screen:
        return await self._rivalry(interaction, interaction.user.id, other)

    @click("compare")
    async def compare(self, interaction: Interaction, user_id: UserId, *, chosen: UserId) -> Screen:
        """This person with whoever was chosen."""
        return await self._rivalry(interaction, user_id, chosen)

    async def _rivalry(self, interaction: Interaction, user_id: int, other: int) -> Screen:
        """All their matches for the two themselves; for others the sums of this server.

        Of single matches it tells only where this person may look at them.
        """
        if user_id == other:
            raise NotARival
        if interaction.user.id == other:
            user_id, other = other, user_id
        scope = EVERYWHERE if interaction.user.id == user_id else place_of(interaction).guild_id or -1
        found = await self.app.record_book.rivalry(user_id, other, scope)
        who = onlooker(interaction)
        shown = {code for code in found.codes if may_see(await self.app.matches.find(code), who)}
        return await self._duel(await self.languages.of(interaction), found.naming_only(shown))

    async def _duel(self, phrasing: Phrasing, found: HeadToHead) -> Screen:
        painted = await self.bot.painters.rivalry(_duel_of(phrasing, found))
        first, second = zip(found.users, found.names, strict=True)
        told = _told(phrasing, found, (phrasing.person(*first), phrasing.person(*second)))
        plain = _told(
            phrasing, found, (found.names[0] or phrasing.say("somebody"), found.names[1] or phrasing.say("somebody"))
        )
        matches = [found.last_in, found.closest_in]
        labels = ["last", "closest"]
        buttons = [
            button(phrasing.say("button-watch", game=label), "replay", code, "1.0", label)
            for label, code in zip(labels, matches, strict=True)
            if code
        ]
        return Screen(
            (
                box(
                    text(told[0]),
                    picture(painted, joined(phrasing.say, [phrasing.say("alt-rivalry"), *plain[1:]])),
                    text(lines(told[1:])),
                    row(*buttons) if buttons else None,
                ),
            ),
            pictures=(painted,),
            replaces=False,
        )


def _scope(interaction: Interaction) -> int:
    return interaction.guild_id or EVERYWHERE


def _people(phrasing: Phrasing, user_id: int) -> Item:
    return ui.UserSelect(placeholder=phrasing.say("select-rival"), custom_id=ids.make("compare", user_id))


def _duel_of(phrasing: Phrasing, found: HeadToHead) -> RivalryCard:
    both = [Rival(found.wins[side], found.rounds[side], found.best_sales[side], found.longest[side]) for side in (0, 1)]
    labels = RivalryLabels(*(phrasing.say("picture-label", what=what) for what in RivalryLabels._fields))
    first, second = (name or phrasing.say("somebody") for name in found.names)
    return RivalryCard((both[0], both[1]), 0 if found.streak > 0 else 1, (first, second), labels)


def _told(phrasing: Phrasing, found: HeadToHead, names: tuple[str, str]) -> list[str]:
    """The title and one sentence a line; with names for the text or for the alt text."""
    first, second = names
    best = 0 if found.best_sales[0] >= found.best_sales[1] else 1
    told = [
        phrasing.say("rivalry-title", first=first, second=second),
        phrasing.say(
            "rivalry-score", first=first, second=second, won=found.wins[0], lost=found.wins[1], games=sum(found.wins)
        ),
        phrasing.say("rivalry-rounds", won=found.rounds[0], lost=found.rounds[1]),
        phrasing.say("rivalry-streak", name=first if found.streak > 0 else second, count=abs(found.streak)),
        phrasing.say("rivalry-longest", first=first, second=second, mine=found.longest[0], theirs=found.longest[1]),
    ]
    if found.best_sales[best]:
        told.append(
            phrasing.say(
                "rivalry-sale",
                name=(first, second)[best],
                rupees=found.best_sales[best],
                code=found.best_sales_in[best],
            )
        )
    if found.closest is not None:
        told.append(phrasing.say("rivalry-closest", rupees=found.closest, code=found.closest_in))
    return told


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ProfileCog(bot))
