"""What every cog does with games: find the one that is meant, show its panel, and set going what follows a move."""

import logging

import discord

from bot.client import Bazaar
from bot.errors import NoSuchMatch
from bot.language import language
from bot.match.model import Challenge, Game, State
from bot.people.preferences import Preferences
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.errors import NoGameHere, UnknownGame
from cogs.core.phrasing import Voice
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, row, select, text
from cogs.play.hand_panel import panel
from cogs.play.live_panels import LivePanels
from cogs.play.spectator import gallery
from cogs.tables.table_updater import Teller

log = logging.getLogger("cogs")
OPTIONS = 25  # of a select
WISHES = "wishes"  # in an interaction's extras


class Desk:
    def __init__(self, bot: Bazaar) -> None:
        self.bot, self.app = bot, bot.app
        self.emojis: dict[str, discord.PartialEmoji] = {}
        self.panels = LivePanels()
        self.teller = Teller(bot, self)

    async def wishes(self, interaction: Interaction) -> Preferences:
        """What the person has set, asked once an interaction."""
        if WISHES not in interaction.extras:
            interaction.extras[WISHES] = await self.app.preferences.of(interaction.user.id)
        wishes: Preferences = interaction.extras[WISHES]
        return wishes

    async def voice(self, interaction: Interaction) -> Voice:
        """The language of the person: their setting, else their Discord's."""
        wish = (await self.wishes(interaction)).language
        return Voice(language(wish or str(interaction.locale)), self.emojis)

    async def voice_of(self, user_id: int) -> Voice:
        """For a message that is no answer: their setting, else their Discord's language as last seen."""
        wish = (await self.app.preferences.of(user_id)).language
        return Voice(language(wish or await self.app.people.locale(user_id)), self.emojis)

    async def public_voice(self, guild_id: int | None, person: int | None = None) -> Voice:
        """The language of a server: its setting, else what Discord says of it.

        Where neither is known (private channels, servers without the bot), the language of this person.
        """
        wish = (await self.app.preferences.of_server(guild_id)).language if guild_id else None
        guild = self.bot.get_guild(guild_id) if guild_id else None
        if wish is None and guild is None and person is not None:
            return await self.voice_of(person)
        return Voice(language(wish or (str(guild.preferred_locale) if guild else None)), self.emojis)

    async def table_voice(self, game: Game | Challenge) -> Voice:
        """The language of a game's public messages."""
        first = game.players[0] if isinstance(game, Game) else game.challenger
        return await self.public_voice(game.place.guild_id, first.user_id)

    async def find_game(self, interaction: Interaction, code: str | None, *, to_move: bool = False) -> Game | Screen:
        """The game that is meant; where several fit, a screen that asks for it.

        Without a code: my game in this channel, else the only one I have; `to_move` looks at my turns first.
        """
        if code:
            try:
                return await self.app.games.game(code.strip())
            except NoSuchMatch:
                raise UnknownGame(code) from None
        mine = await self.app.games.running(interaction.user.id)
        here = [game for game in mine if interaction.channel_id in (game.table_channel_id, game.place.channel_id)]
        games = here or mine
        if to_move:
            games = [game for game in games if game.user_to_move == interaction.user.id] or games
        if not games:
            raise NoGameHere
        return games[0] if len(games) == 1 else await self._which(interaction, games)

    async def _which(self, interaction: Interaction, games: list[Game]) -> Screen:
        voice = await self.voice(interaction)
        options = [self.option(voice, game, interaction.user.id) for game in games[:OPTIONS]]
        asked = voice.say("which-game", count=len(games))
        return Screen((box(text(asked), row(select(voice.say("select-game"), options, "choose"))),))

    def option(self, voice: Voice, game: Game, user_id: int) -> discord.SelectOption:
        opponent = game.players[1 - (game.seat_of(user_id) or 0)]
        label = voice.say("game-label", code=game.code, opponent=voice.name(opponent))
        turn = "yours" if game.user_to_move == user_id else "theirs"
        return discord.SelectOption(label=label[:100], value=game.code, description=voice.say("whose-turn", whose=turn))

    async def panel(self, interaction: Interaction, code: str, note: str | None = None) -> Screen:
        """The panel as it is now; a finished game shows how it ended."""
        seen = await self.app.games.look(code, interaction.user.id)
        voice = await self.voice(interaction)
        if seen.view.seat is None:
            return await gallery(self.bot.studio, voice, seen)
        return await panel(self.bot.studio, voice, seen, note or await self.teller.trouble(voice, seen.game))

    async def stale_panel(self, interaction: Interaction, code: str) -> Screen:
        """For a click that came too late: nothing was played, and this is how things are."""
        voice = await self.voice(interaction)
        return await self.panel(interaction, code, voice.say("panel-stale"))

    def went_on(self, game: Game, by: Interaction | None = None) -> None:
        """A game has changed and is saved: see to what follows, while the person gets an answer."""
        self.bot.background(self.follow(game, by), f"tell {game.code}")

    async def follow(self, game: Game, by: Interaction | None = None) -> None:
        """Tell the table, wake a merchant, refresh the panels of the others."""
        if by is not None and not game.place.is_reachable:
            self.teller.riding.remember(game, by)
        await self.teller.tell(game.code)
        if game.state is State.RUNNING and game.mover is not None and game.players[game.mover].is_merchant:
            self.bot.dispatch("merchant_turn", game.code)
        for player in game.players:
            if player.user_id is not None and (by is None or player.user_id != by.user.id):
                await self.refresh_panel(game, player.user_id)

    async def refresh_panel(self, game: Game, user_id: int) -> None:
        """Bring an open panel up to date, if this person has one. A comfort: where it fails, *My hand* is there."""
        code, interaction = game.code, self.panels.behind(user_id, game.code, game.version)
        if interaction is None:
            return
        seen = await self.app.games.peek(code, user_id)
        screen = await panel(self.bot.studio, await self.voice_of(user_id), seen)
        if self.panels.behind(user_id, code, seen.game.version) is not interaction:
            return  # they clicked while we painted
        try:
            await interaction.edit_original_response(view=screen.view(), attachments=screen.uploads())
        except TROUBLE as error:
            log.info("a panel of %s could not be refreshed: %s", code, code_of(error))
        else:
            self.panels.opened(interaction, code, seen.game.version)
