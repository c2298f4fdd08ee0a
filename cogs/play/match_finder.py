"""Which match is meant: by its code, by the channel, or by asking."""

import discord

from bot.application import Application
from bot.errors import NoSuchMatch
from bot.match.model import PublicMatch
from bot.match.visibility import check_may_see
from cogs.core.choose_language import Languages
from cogs.core.errors import NoGameHere, UnknownGame
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import MOST_OPTIONS, Screen, box, row, select, text


class MatchFinder:
    def __init__(self, app: Application, languages: Languages) -> None:
        self._app, self._languages = app, languages

    async def find(
        self, interaction: Interaction, code: str | None, *, to_move: bool = False, waiting: bool = False
    ) -> PublicMatch | Screen:
        """The match that is meant; where several fit, a screen that asks for it.

        Without a code: my match in this channel, else the only one I have; `to_move` looks at my turns first, `waiting`
        at those in which I wait for somebody. Raises UnknownGame, NoGameHere, NotShownHere.
        """
        if code:
            try:
                match = await self._app.matches.find(code.strip())
            except NoSuchMatch:
                raise UnknownGame(code) from None
            check_may_see(match, onlooker(interaction))
            return match
        mine = await self._app.matches.running(interaction.user.id)
        here = [match for match in mine if interaction.channel_id in (match.table_channel_id, match.place.channel_id)]
        fitting = here or mine
        if to_move:
            fitting = [match for match in fitting if match.user_to_move == interaction.user.id] or fitting
        if waiting:
            people = [match for match in fitting if not match.is_practice]
            fitting = [match for match in people if match.user_to_move != interaction.user.id] or fitting
        if not fitting:
            raise NoGameHere
        return fitting[0] if len(fitting) == 1 else await self._which(interaction, fitting)

    async def _which(self, interaction: Interaction, matches: list[PublicMatch]) -> Screen:
        phrasing = await self._languages.of(interaction)
        asked = phrasing.say("which-game", count=len(matches))
        return Screen((box(text(asked), row(match_select(phrasing, matches, interaction.user.id))),))


def match_select(phrasing: Phrasing, matches: list[PublicMatch], user_id: int) -> discord.ui.Select[discord.ui.View]:
    """Choose one of my matches, to open its panel."""
    options = [_option(phrasing, match, user_id) for match in matches[:MOST_OPTIONS]]
    return select(phrasing.say("select-game"), options, "choose")


def _option(phrasing: Phrasing, match: PublicMatch, user_id: int) -> discord.SelectOption:
    label, turn = labels(phrasing, match, user_id)
    return discord.SelectOption(label=label[:100], value=match.code, description=turn)


def labels(phrasing: Phrasing, match: PublicMatch, user_id: int) -> tuple[str, str]:
    """A running match of mine in a list: which one it is, and whose turn."""
    opponent = match.players[1 - (match.seat_of(user_id) or 0)]
    label = phrasing.say("game-label", code=match.code, opponent=phrasing.name(opponent))
    return label, phrasing.say("whose-turn", whose="yours" if match.user_to_move == user_id else "theirs")
