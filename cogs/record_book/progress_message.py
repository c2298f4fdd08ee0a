"""Work that takes a while: the private answer says at once how far it is, and becomes the result."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.archive.jobs import Progress, WorkFailed
from cogs.core.errors import EXPECTED, explain
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, lines, text

log = logging.getLogger("cogs")
BREATH = 1.5  # seconds between two edits
PIECES = 12  # of the bar

Making = Callable[[Progress], Awaitable[Screen]]


class Bar:
    """How far the work is."""

    def __init__(self) -> None:
        self.share = 0.0

    def __call__(self, done: int, of: int) -> None:
        self.share = done / of if of else 1.0

    def __str__(self) -> str:
        full = round(self.share * PIECES)
        return f"{'▰' * full}{'▱' * (PIECES - full)} {round(self.share * 100)} %"


def in_the_making(interaction: Interaction, phrasing: Phrasing, title: str, making: Making) -> Screen:
    """A new private message with a bar; once it is sent, the work begins."""
    bar = Bar()
    begin = partial(_begin, interaction, phrasing, title, making, bar)
    return Screen((_shown(title, bar),), replaces=False, sent=begin)


def _shown(title: str, bar: Bar) -> discord.ui.Container[discord.ui.LayoutView]:
    return box(text(lines([title, str(bar)])))


async def _begin(
    interaction: Interaction, phrasing: Phrasing, title: str, making: Making, bar: Bar, message_id: int
) -> None:
    interaction.client.background(_follow(interaction, phrasing, title, making, bar, message_id), title)


async def _follow(
    interaction: Interaction, phrasing: Phrasing, title: str, making: Making, bar: Bar, message_id: int
) -> None:
    """Edit the message while the work goes on, and at last put the result in its place.

    Who has dismissed the message meanwhile gets nothing, and the work is remembered for the next time.
    """
    work, shown = asyncio.ensure_future(making(bar)), ""
    try:
        while not (await asyncio.wait({work}, timeout=BREATH))[0]:
            if str(bar) != shown:
                shown = str(bar)
                await _edit(interaction, message_id, Screen((_shown(title, bar),)))
        await _edit(interaction, message_id, await _result(work, phrasing))
    except discord.HTTPException as error:
        log.info("nobody waits for %s any more: %s", message_id, error.code)
    finally:
        work.cancel()


async def _result(work: Awaitable[Screen], phrasing: Phrasing) -> Screen:
    try:
        return await work
    except EXPECTED as error:
        return Screen((box(text(explain(error, phrasing))),))
    except WorkFailed:
        return Screen((box(text(phrasing.say("work-failed"))),))


async def _edit(interaction: Interaction, message_id: int, screen: Screen) -> None:
    await interaction.followup.edit_message(message_id, view=screen.view(), attachments=screen.uploads())
