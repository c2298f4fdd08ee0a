"""What every cog does with matches: find the one that is meant, show its panel, and set going what follows a move."""

import logging

import discord

from bot.client import JaipurBot
from bot.errors import NoSuchMatch
from bot.language import language
from bot.match.model import Challenge, PublicMatch, Seen, State
from bot.people.preferences import Preferences
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.errors import NoGameHere, UnknownGame
from cogs.core.phrasing import Phrasing
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, row, select, text
from cogs.play.hand_panel import panel
from cogs.play.live_panels import LivePanels
from cogs.play.spectator import gallery
from cogs.tables.table_updater import TableUpdater

log = logging.getLogger("cogs")
OPTIONS = 25  # of a select
WISHES = "wishes"  # in an interaction's extras


class Desk:
    def __init__(self, bot: JaipurBot) -> None:
        self.bot, self.app = bot, bot.app
        self.emojis: dict[str, discord.PartialEmoji] = {}
        self.panels = LivePanels()
        self.updater = TableUpdater(bot, self)

    async def preferences_of(self, interaction: Interaction) -> Preferences:
        """What the person has set, asked once an interaction."""
        if WISHES not in interaction.extras:
            interaction.extras[WISHES] = await self.app.preferences.of(interaction.user.id)
        preferences_of: Preferences = interaction.extras[WISHES]
        return preferences_of

    async def phrasing(self, interaction: Interaction) -> Phrasing:
        """The language of the person: their setting, else their Discord's."""
        wish = (await self.preferences_of(interaction)).language
        return Phrasing(language(wish or str(interaction.locale)), self.emojis)

    async def phrasing_of(self, user_id: int) -> Phrasing:
        """For a message that is no answer: their setting, else their Discord's language as last seen."""
        wish = (await self.app.preferences.of(user_id)).language
        return Phrasing(language(wish or await self.app.names.locale(user_id)), self.emojis)

    async def public_phrasing(self, guild_id: int | None, person: int | None = None) -> Phrasing:
        """The language of a server: its setting, else what Discord says of it.

        Where neither is known (private channels, servers without the bot), the language of this person.
        """
        wish = (await self.app.servers.of(guild_id)).language if guild_id else None
        guild = self.bot.get_guild(guild_id) if guild_id else None
        if wish is None and guild is None and person is not None:
            return await self.phrasing_of(person)
        return Phrasing(language(wish or (str(guild.preferred_locale) if guild else None)), self.emojis)

    async def table_phrasing(self, match: PublicMatch | Challenge) -> Phrasing:
        """The language of a match's public messages."""
        first = match.players[0] if isinstance(match, PublicMatch) else match.challenger
        return await self.public_phrasing(match.place.guild_id, first.user_id)

    async def find_match(
        self, interaction: Interaction, code: str | None, *, to_move: bool = False
    ) -> PublicMatch | Screen:
        """The match that is meant; where several fit, a screen that asks for it.

        Without a code: my match in this channel, else the only one I have; `to_move` looks at my turns first.
        """
        if code:
            try:
                return await self.app.matches.find(code.strip())
            except NoSuchMatch:
                raise UnknownGame(code) from None
        mine = await self.app.matches.running(interaction.user.id)
        here = [match for match in mine if interaction.channel_id in (match.table_channel_id, match.place.channel_id)]
        matches = here or mine
        if to_move:
            matches = [match for match in matches if match.user_to_move == interaction.user.id] or matches
        if not matches:
            raise NoGameHere
        return matches[0] if len(matches) == 1 else await self._which(interaction, matches)

    async def _which(self, interaction: Interaction, matches: list[PublicMatch]) -> Screen:
        phrasing = await self.phrasing(interaction)
        options = [self.option(phrasing, match, interaction.user.id) for match in matches[:OPTIONS]]
        asked = phrasing.say("which-game", count=len(matches))
        return Screen((box(text(asked), row(select(phrasing.say("select-game"), options, "choose"))),))

    def option(self, phrasing: Phrasing, match: PublicMatch, user_id: int) -> discord.SelectOption:
        opponent = match.players[1 - (match.seat_of(user_id) or 0)]
        label = phrasing.say("game-label", code=match.code, opponent=phrasing.name(opponent))
        turn = "yours" if match.user_to_move == user_id else "theirs"
        return discord.SelectOption(
            label=label[:100], value=match.code, description=phrasing.say("whose-turn", whose=turn)
        )

    async def panel(self, interaction: Interaction, code: str, note: str | None = None) -> Screen:
        """The panel as it is now; a finished match shows how it ended."""
        return await self.panel_of(interaction, await self.app.matches.look(code, interaction.user.id), note)

    async def panel_of(self, interaction: Interaction, seen: Seen, note: str | None = None) -> Screen:
        phrasing = await self.phrasing(interaction)
        if seen.view.seat is None:
            return await gallery(self.bot.painters, phrasing, seen)
        return await panel(self.bot.painters, phrasing, seen, note or await self.updater.trouble(phrasing, seen.match))

    async def stale_panel(self, interaction: Interaction, code: str) -> Screen:
        """For a click that came too late: nothing was played, and this is how things are."""
        phrasing = await self.phrasing(interaction)
        return await self.panel(interaction, code, phrasing.say("panel-stale"))

    def match_changed(self, match: PublicMatch, by: Interaction | None = None) -> None:
        """A match has changed and is saved: see to what follows, while the person gets an answer."""
        self.bot.background(self.follow(match, by), f"tell {match.code}")

    async def follow(self, match: PublicMatch, by: Interaction | None = None) -> None:
        """Tell the table, wake a merchant, refresh the panels of the others."""
        if by is not None and not match.place.is_reachable:
            self.updater.nonmember.remember(match, by)
        await self.updater.tell(match.code)
        if match.state is State.RUNNING and match.mover is not None and match.players[match.mover].is_merchant:
            self.bot.dispatch("merchant_turn", match.code)
        for player in match.players:
            if player.user_id is not None and (by is None or player.user_id != by.user.id):
                await self.refresh_panel(match, player.user_id)

    async def refresh_panel(self, match: PublicMatch, user_id: int) -> None:
        """Bring an open panel up to date, if this person has one. A comfort: where it fails, *My hand* is there."""
        code, interaction = match.code, self.panels.behind(user_id, match.code, match.version)
        if interaction is None:
            return
        seen = await self.app.matches.peek(code, user_id)
        screen = await panel(self.bot.painters, await self.phrasing_of(user_id), seen)
        if self.panels.behind(user_id, code, seen.match.version) is not interaction:
            return  # they clicked while we painted
        try:
            await interaction.edit_original_response(view=screen.view(), attachments=screen.uploads())
        except TROUBLE as error:
            log.info("a panel of %s could not be refreshed: %s", code, code_of(error))
        else:
            self.panels.opened(interaction, code, seen.match.version)
