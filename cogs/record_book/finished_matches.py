"""Finding finished games: by code, by default, and by completing what is typed."""

from discord import SelectOption
from discord.app_commands import Choice

from bot.archive.open_rounds import OpenRounds
from bot.errors import NoSuchMatch
from bot.match.model import Game, Place
from cogs.core.dispatcher import Front
from cogs.core.errors import NoFinishedGame, UnknownGame
from cogs.core.phrasing import Voice
from cogs.core.respond import Interaction
from cogs.play.typed_moves import completion

MOST = 25  # choices and options that Discord shows


def here(interaction: Interaction) -> Place:
    """Where somebody asks, as far as it matters for what they may see."""
    return Place(interaction.guild_id, interaction.channel_id or 0)


async def open_rounds(interaction: Interaction, code: str | None) -> OpenRounds:
    """The game with this code, or my last one. Raises UnknownGame, NoFinishedGame and what `Rounds` raises."""
    app = interaction.client.app
    if not code:
        mine = await app.history.of_person(interaction.user.id, size=1)
        if not mine.games:
            raise NoFinishedGame
        code = mine.games[0].code
    try:
        return await app.rounds.open(code, interaction.user.id, here(interaction))
    except NoSuchMatch:
        raise UnknownGame(code) from None


@completion
async def complete_finished(interaction: Interaction, current: str) -> list[Choice[str]]:
    """My finished games, latest first, then those of this server."""
    app, desk = interaction.client.app, Front.of(interaction.client).desk
    voice = await desk.voice(interaction)
    found = list((await app.history.of_person(interaction.user.id, size=MOST)).games)
    if interaction.guild_id is not None:
        known = {game.code for game in found}
        others = (await app.history.of_server(interaction.guild_id, size=MOST)).games
        found += [game for game in others if game.code not in known]
    named = [(title(voice, game, interaction.user.id), game.code) for game in found]
    wanted = current.casefold().strip()
    return [Choice(name=name[:100], value=code) for name, code in named if wanted in name.casefold()][:MOST]


def title(voice: Voice, game: Game, user_id: int) -> str:
    """`K7Q2 · against Ben · won`, or `K7Q2 · Anna and Ben` for a game of others."""
    seat = game.seat_of(user_id)
    if seat is None:
        first, second = voice.names(game)
        return voice.say("library-theirs", code=game.code, first=first, second=second)
    how = "won" if game.outcome and game.outcome.winner == seat else "lost"
    return voice.say("library-mine", code=game.code, opponent=voice.name(game.players[1 - seat]), how=how)


def option(voice: Voice, game: Game, user_id: int) -> SelectOption:
    rated = "yes" if game.is_rated and not game.is_practice else "no"
    kind = voice.say("library-kind", length=game.options.length.name.lower(), rated=rated)
    return SelectOption(label=title(voice, game, user_id)[:100], value=game.code, description=kind[:100])
