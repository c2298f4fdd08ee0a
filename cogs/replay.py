"""Finished games once more: move by move with both hands open, and as a record file."""

from bot.client import Bazaar
from cogs._ui.answering import Interaction
from cogs._ui.ids import Position, position
from cogs._ui.screen import Screen, box, button, file, lines, picture, row, text
from cogs._ui.stall import Stall, click
from render import SEAT_COLOURS, alt


class Replay(Stall):
    @click("replay")
    async def replay(self, interaction: Interaction, code: str, at: str, _step: str) -> Screen:
        """`_step` only keeps the ids of buttons apart that lead to the same position."""
        voice = await self.desk.voice(interaction)
        game, wanted = await self.app.games.game(code), position(at)
        view = await self.app.games.replay(code, wanted.round, wanted.ply)
        here = Position(view.round_number, view.ply)
        painted = await self.bot.studio.board(view)
        said = voice.event(view.history[-1], game, None) if view.history else voice.say("replay-deal")
        where = voice.say("replay-where", round=here.round, ply=here.ply, code=code)
        steps = {
            "first": Position(here.round, 0),
            "back": Position(here.round, max(here.ply - 1, 0)),
            "forward": Position(here.round, here.ply + 1),
            "last": Position(here.round, 10_000),
        }
        arrows = {"first": "⏮", "back": "◀", "forward": "▶", "last": "⏭"}
        buttons = [
            button(arrows[step], "replay", code, there, step, disabled=step in ("first", "back") and here.ply == 0)
            for step, there in steps.items()
        ]
        rounds = [
            button(voice.say("button-round", round=number), "replay", code, Position(number, 0), f"round{number}")
            for number in range(1, min(game.round, 5) + 1)
        ]
        return Screen(
            (
                box(
                    text(lines([where, said])),
                    picture(painted, alt.board(view, voice.say, voice.names(game))),
                    row(*buttons),
                    row(*rounds) if game.round > 1 else None,
                    colour=SEAT_COLOURS[view.history[-1].seat] if view.history else None,
                ),
            ),
            pictures=(painted,),
        )

    @click("record")
    async def record(self, interaction: Interaction, code: str) -> Screen:
        """The `.jaipur` text of a finished match, which anybody can verify."""
        voice = await self.desk.voice(interaction)
        record = await self.app.records.record(code)
        name = f"jaipur-{code}.txt"
        items = (box(text(voice.say("record", code=code)), file(name)),)
        return Screen(items, replaces=False, files=((name, record.encode()),))


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Replay(bot))
