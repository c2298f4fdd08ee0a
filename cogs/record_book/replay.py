"""Finished matches once more: move by move with both hands open, and as a record file."""

import discord
from discord import app_commands

from bot.archive.open_rounds import OpenRounds
from bot.client import JaipurBot
from bot.match.model import Position, PublicMatch
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code
from cogs.core.command_texts import described
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, file, lines, picture, row, select, text
from cogs.core.typed_options import CodeTyped
from cogs.record_book.finished_matches import complete_finished, open_rounds
from cogs.tables.table_message import share_or_try
from render import SEAT_COLOURS, alt_text
from rules import Sold, Took

ARROWS = {"first": "⏮", "back": "◀", "forward": "▶", "last": "⏭"}
MOST = 25  # options of a select
ROUNDS = 5  # buttons in a row


class ReplayCog(JaipurCog):
    @command("replay")
    @app_commands.describe(game=described("option-finished"))
    @app_commands.autocomplete(game=complete_finished)
    async def start(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        return await self._show(interaction, await open_rounds(interaction, game), Position(1, 0))

    @click("replay")
    async def replay(self, interaction: Interaction, code: Code, at: Position, _step: str) -> Screen:
        """`_step` only keeps the ids of buttons apart that lead to the same position."""
        return await self._show(interaction, await open_rounds(interaction, code), at)

    @click("replay-jump")
    async def jump(self, interaction: Interaction, code: Code, *, chosen: Position) -> Screen:
        return await self._show(interaction, await open_rounds(interaction, code), chosen)

    @click("history-open")
    async def open(self, interaction: Interaction, *, chosen: Code) -> Screen:
        """Chosen from a list of matches."""
        return await self._show(interaction, await open_rounds(interaction, chosen), Position(1, 0))

    async def _show(self, interaction: Interaction, rounds: OpenRounds, wanted: Position) -> Screen:
        phrasing, match = await self.languages.of(interaction), rounds.match
        view = rounds.view(*wanted)
        here_ = Position(view.round_number, view.ply)
        painted = await self.bot.painters.board(view, phrasing.names(match))
        last = len(rounds.round(here_.round).events)
        said = phrasing.event(view.history[-1], match, None) if view.history else phrasing.say("replay-deal")
        where = phrasing.say("replay-where", round=here_.round, ply=here_.ply, code=match.code)
        players = phrasing.say(
            "replay-players", first=phrasing.player(match.players[0]), second=phrasing.player(match.players[1])
        )
        result = phrasing.result(view.result, match) if view.result else None
        return Screen(
            (
                box(
                    text(lines([where, players, said, result])),
                    picture(painted, alt_text.board(view, phrasing.say, phrasing.names(match))),
                    row(*_steps(match.code, here_, last)),
                    row(_jumps(phrasing, rounds, here_)) if last > 1 else None,
                    row(*_rounds(phrasing, rounds, here_)) if rounds.number > 1 else None,
                    row(*_more(phrasing, match, here_, interaction.user.id)),
                    colour=SEAT_COLOURS[view.history[-1].seat] if view.history else None,
                ),
            ),
            pictures=(painted,),
        )

    @click("record")
    async def record(self, interaction: Interaction, code: Code) -> Screen:
        """The `.jaipur` text of a finished match, which anybody can verify."""
        phrasing = await self.languages.of(interaction)
        match = await self.app.finished.shown(code, onlooker(interaction))
        record = await self.app.record_files.record(match.code)
        name = f"jaipur-{match.code}.txt"
        words = phrasing.say("record", code=match.code)
        return Screen((box(text(words), file(name)),), files=((name, record.encode()),), replaces=False)


def _steps(code: str, at: Position, last: int) -> list[Item]:
    """Always the same four buttons in the same places, so that one can tap on without looking."""
    steps = {
        "first": Position(at.round, 0),
        "back": Position(at.round, max(at.ply - 1, 0)),
        "forward": Position(at.round, min(at.ply + 1, last)),
        "last": Position(at.round, last),
    }
    useless = ("first", "back") if at.ply == 0 else ("forward", "last") if at.ply == last else ()
    return [
        button(ARROWS[step], "replay", code, there, step, disabled=step in useless) for step, there in steps.items()
    ]


def _jumps(phrasing: Phrasing, rounds: OpenRounds, at: Position) -> Item:
    """Up to 25 moves to jump to: all of them, or the sales and some between."""
    events = rounds.round(at.round).events
    plies = list(range(1, len(events) + 1))
    if len(plies) > MOST:
        sales = [ply for ply in plies if isinstance(events[ply - 1], Sold)]
        others = [ply for ply in plies if ply not in sales]
        room = max(MOST - len(sales), 1)
        plies = sorted([*sales[: MOST - 1], *others[:: max(-(-len(others) // room), 1)]])[:MOST]
    options = []
    for ply in plies:
        event = events[ply - 1]
        camels = len(event.cards) if isinstance(event, Took) else 0
        label = phrasing.say("replay-option", ply=ply, move=phrasing.move(event.move, camels))
        name = phrasing.name(rounds.match.players[event.seat])
        value = str(Position(at.round, ply))
        options.append(
            discord.SelectOption(label=label[:100], value=value, description=name[:100], default=ply == at.ply)
        )
    return select(phrasing.say("select-jump"), options, "replay-jump", rounds.match.code)


def _rounds(phrasing: Phrasing, rounds: OpenRounds, at: Position) -> list[Item]:
    return [
        button(
            phrasing.say("button-round", round=number),
            *("replay", rounds.match.code, Position(number, 0), f"round{number}"),
            disabled=number == at.round,
        )
        for number in range(1, min(rounds.number, ROUNDS) + 1)
    ]


def _more(phrasing: Phrasing, match: PublicMatch, at: Position, user_id: int) -> list[Item | None]:
    return [
        button(phrasing.say("button-film"), "film", match.code, at.round),
        button(phrasing.say("button-turning"), "turning", match.code, at.round),
        button(phrasing.say("button-record"), "record", match.code),
        button(phrasing.say("button-verify"), "verify", match.code),
        share_or_try(phrasing, match, user_id, at.round),
    ]


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ReplayCog(bot))
