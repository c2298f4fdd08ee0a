"""The bot, with uses that take long: `python -m tests.e2e.slow_bot` in place of `python -m bot`, for stories.

The file named by `SLOW_USES` says which: `{"hand": 2.2}` makes everything that `/jaipur hand` or a button with the
action `hand` shows come after 2.2 seconds; `"*"` stands for all other uses. It is read anew for each. The use
`answer-by-plan` is what the bot does by itself when somebody has moved whose opponent has a plan; `round-end` is the
message at the end of a round.
"""

import asyncio
import json
import os
import runpy
from pathlib import Path

import discord

from bot.match.model import Moved
from bot.match.plans import Plans
from bot.tables.round_ends import RoundEnd
from cogs.core import dispatcher, ids
from cogs.core.request import Interaction
from cogs.core.respond import Making, Shown
from cogs.core.screen import PublicScreen, Screen
from cogs.tables import round_end_message

SLOW_USES = "SLOW_USES"
answer_at_once = dispatcher.answer  # type: ignore[attr-defined]
play_planned_at_once = Plans.answer
send_at_once = round_end_message._send


def use_of(interaction: Interaction) -> str:
    """The name of the command, or the action of the button."""
    if interaction.type is discord.InteractionType.application_command:
        return interaction.command.name if interaction.command else ""
    parsed = ids.parse(str(dict(interaction.data or {}).get("custom_id", "")))
    return parsed[0] if parsed else ""


def seconds_of(use: str) -> float:
    try:
        slow = json.loads(Path(os.environ[SLOW_USES]).read_text(encoding="utf-8"))
    except (KeyError, FileNotFoundError):
        return 0.0
    return float(slow.get(use, slow.get("*", 0.0)))


async def answer_slowly(interaction: Interaction, making: Making) -> Shown | None:
    async def make_slowly() -> Screen | None:
        await asyncio.sleep(seconds_of(use_of(interaction)))
        return await making

    shown: Shown | None = await answer_at_once(interaction, make_slowly())
    return shown


async def send_slowly(channel: discord.PartialMessageable, end: RoundEnd, screen: PublicScreen) -> None:
    await asyncio.sleep(seconds_of("round-end"))
    await send_at_once(channel, end, screen)


async def play_planned_slowly(self: Plans, code: str) -> Moved | None:
    await asyncio.sleep(seconds_of("answer-by-plan"))
    return await play_planned_at_once(self, code)


if __name__ == "__main__":
    Plans.answer = play_planned_slowly  # type: ignore[method-assign]
    round_end_message._send = send_slowly
    dispatcher.answer = answer_slowly  # type: ignore[attr-defined]
    runpy.run_module("bot", run_name="__main__")
