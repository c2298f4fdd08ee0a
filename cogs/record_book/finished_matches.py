"""Finding finished matches: by code, by default, and by completing what is typed."""

from discord import SelectOption
from discord.app_commands import Choice

from bot.archive.open_rounds import OpenRounds
from bot.errors import NoSuchMatch
from bot.match.model import PublicMatch
from bot.match.visibility import may_see
from cogs.core.autocomplete import choices, completion
from cogs.core.dispatcher import Dispatcher
from cogs.core.errors import NoFinishedGame, UnknownGame
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import MOST_OPTIONS


async def open_rounds(interaction: Interaction, code: str | None) -> OpenRounds:
    """The match with this code, or my last one. Raises UnknownGame, NoFinishedGame, and as `OpenRoundLookup` does."""
    app = interaction.client.app
    if not code:
        mine = await app.finished.of_person(interaction.user.id, size=1)
        if not mine.matches:
            raise NoFinishedGame
        code = mine.matches[0].code
    try:
        return await app.open_rounds.open(code, onlooker(interaction))
    except NoSuchMatch:
        raise UnknownGame(code) from None


@completion
async def complete_finished(interaction: Interaction, current: str) -> list[Choice[str]]:
    """My finished matches, latest first, then those of this server."""
    app, languages = interaction.client.app, Dispatcher.of(interaction.client).languages
    phrasing = await languages.of(interaction)
    found = list((await app.finished.of_person(interaction.user.id, size=MOST_OPTIONS)).matches)
    if interaction.guild_id is not None:
        known = {match.code for match in found}
        others = (await app.finished.of_server(interaction.guild_id, size=MOST_OPTIONS)).matches
        who = onlooker(interaction)
        found += [match for match in others if match.code not in known and may_see(match, who)]
    return choices(((title(phrasing, match, interaction.user.id), match.code) for match in found), current)


def title(phrasing: Phrasing, match: PublicMatch, user_id: int) -> str:
    """`K7Q2 · against Ben · won`, or `K7Q2 · Anna and Ben` for a match of others."""
    seat = match.seat_of(user_id)
    if seat is None:
        first, second = phrasing.names(match)
        return phrasing.say("library-theirs", code=match.code, first=first, second=second)
    how = "won" if match.outcome and match.outcome.winner == seat else "lost"
    return phrasing.say("library-mine", code=match.code, opponent=phrasing.name(match.players[1 - seat]), how=how)


def option(phrasing: Phrasing, match: PublicMatch, user_id: int) -> SelectOption:
    rated = "yes" if match.is_rated and not match.is_practice else "no"
    kind = phrasing.say("library-kind", length=match.terms.options.length.name.lower(), rated=rated)
    return SelectOption(label=title(phrasing, match, user_id)[:100], value=match.code, description=kind[:100])
