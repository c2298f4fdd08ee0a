"""My games everywhere: whose turn, since when, until when, and the way to them."""

from bot.client import Bazaar
from bot.match.model import Game
from cogs.core.cog_base import Stall, click, command
from cogs.core.phrasing import Voice, jump, until
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, button, lines, row, select, text

SHOWN = 25


class Games(Stall):
    @command("games")
    async def games(self, interaction: Interaction) -> Screen:
        voice, mine = await self.desk.voice(interaction), await self.app.games.running(interaction.user.id)
        if not mine:
            return Screen((box(text(voice.say("games-none", challenge=self.front.mention("challenge")))),))
        waiting = [game for game in mine if game.user_to_move == interaction.user.id]
        others = [game for game in mine if game not in waiting]
        told = [voice.say("games-yours", count=len(waiting)), *(_line(voice, game, interaction) for game in waiting)]
        if others:
            told += [
                voice.say("games-theirs", count=len(others)),
                *(_line(voice, game, interaction) for game in others),
            ]
        options = [self.desk.option(voice, game, interaction.user.id) for game in mine[:SHOWN]]
        return Screen(
            (
                box(
                    text(lines(told)),
                    row(select(voice.say("select-game"), options, "choose")),
                    row(button(voice.say("button-next-game"), "next", waiting[0].code)) if len(waiting) > 1 else None,
                ),
            )
        )

    @click("next")
    async def next_game(self, interaction: Interaction, code: str) -> Screen:
        """On to the game that has waited longest for me; this one again when there is none."""
        found = await self.app.games.next_waiting(interaction.user.id, after=code)
        if found:
            return await self.desk.panel(interaction, found.code)
        voice = await self.desk.voice(interaction)
        return await self.desk.panel(interaction, code, voice.say("games-no-other"))


def _line(voice: Voice, game: Game, interaction: Interaction) -> str:
    opponent = game.players[1 - (game.seat_of(interaction.user.id) or 0)]
    deadline = until(game.deadline)
    said = voice.say(
        "games-line",
        code=game.code,
        opponent=voice.mention(opponent),
        round=game.round,
        since=f"<t:{game.since}:R>",
        until=voice.say("until", when=deadline) if deadline else "",
        table=jump(game),
    )
    return said.replace("  ", " ").rstrip()  # no gap where there is no deadline


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Games(bot))
