"""The table: post it again at the bottom, and what else can be done with a game."""

from discord import ButtonStyle, app_commands

from bot.client import Bazaar
from bot.errors import NotAPlayer
from bot.match.model import Game
from cogs.challenges import place_of
from cogs.core.cog_base import Stall, click, command
from cogs.core.errors import NotFromHere
from cogs.core.localisation import described
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, button, row, text
from cogs.play.typed_moves import complete_game


class Tables(Stall):
    @command("table")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_game)
    async def table(self, interaction: Interaction, game: str | None = None) -> Screen:
        found = await self.desk.find_game(interaction, game)
        return found if isinstance(found, Screen) else await self._post_again(interaction, found)

    @click("again")
    async def again(self, interaction: Interaction, code: str) -> Screen:
        return await self._post_again(interaction, await self.app.games.game(code))

    async def _post_again(self, interaction: Interaction, game: Game) -> Screen:
        """Anew at the bottom. Typed by a player in another channel of the server, the table moves there."""
        here = place_of(interaction)
        if game.seat_of(interaction.user.id) is None:
            raise NotAPlayer(game.code)
        voice = await self.desk.voice(interaction)
        trouble = await self.desk.teller.trouble(voice, game)
        # Around a thread in which we cannot post, the table moves to the thread's channel.
        homes = (game.table_channel_id,) if trouble else (game.table_channel_id, game.place.channel_id)
        is_elsewhere = interaction.channel_id not in homes
        if is_elsewhere and here.is_reachable and here.guild_id == game.place.guild_id:
            game, trouble = await self.app.tables.move_to(game.code, here.channel_id), None
        if not game.place.is_reachable:
            if is_elsewhere:
                raise NotFromHere
            self.desk.teller.riding.restart(game, interaction)
        self.bot.background(self.desk.teller.tell(game.code, again=True, ping=False), f"tell {game.code}")
        return Screen((box(text(trouble or voice.say("table-comes", channel=f"<#{game.table_channel_id}>"))),))

    @click("more")
    async def more(self, interaction: Interaction, code: str) -> Screen:
        """What is seldom needed. Who only watches finds help there."""
        game = await self.app.games.game(code)
        voice = await self.desk.voice(interaction)
        is_player = game.seat_of(interaction.user.id) is not None
        return Screen(
            (
                box(
                    text(voice.say("more", code=code)),
                    row(
                        button(voice.say("button-post-again"), "again", code) if is_player else None,
                        button(voice.say("button-help"), "help"),
                        button(voice.say("button-cancel"), "cancel", code) if is_player else None,
                        button(voice.say("button-resign"), "resign", code, style=ButtonStyle.danger)
                        if is_player
                        else None,
                    ),
                ),
            )
        )


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Tables(bot))
