"""Work that takes a while: the private answer says at once how far it is, and becomes the result."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import discord

from bot.store.errors import ClaimedElsewhere
from bot.workers.pipe_messages import Progress
from bot.workers.pool import WorkerFailed
from cogs.core.discord_errors import TROUBLE, is_refusal
from cogs.core.errors import Leaving, explain
from cogs.core.live_panels import LIFE
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.respond import ATTEMPTS, what_is_wrong
from cogs.core.screen import Item, Screen, box, lines, text

log = logging.getLogger("cogs")
BREATH = 1.5  # seconds between two edits
PIECES = 12  # of the bar

Making = Callable[[Progress], Awaitable[Screen]]


def in_the_making(interaction: Interaction, phrasing: Phrasing, title: str, making: Making) -> Screen:
    """A new private message with a bar; once it is sent, the work begins."""
    message = _ProgressMessage(interaction, phrasing, title, making)
    return Screen((message.shown(),), replaces=False, sent=message.begin)


class _ProgressMessage:
    def __init__(self, interaction: Interaction, phrasing: Phrasing, title: str, making: Making) -> None:
        self._interaction, self._phrasing, self._title, self._making = interaction, phrasing, title, making
        self._share, self._begun = 0.0, monotonic()  # how much of the work is done; since when

    def shown(self) -> Item:
        return box(text(lines([self._title, self._bar])))

    @property
    def _bar(self) -> str:
        full = round(self._share * PIECES)
        bar = "▰" * full + "▱" * (PIECES - full)
        return self._phrasing.say("work-progress", bar=bar, share=round(self._share * 100))

    async def begin(self, message_id: int) -> None:
        self._interaction.client.background(self._follow(message_id), self._title)

    async def _follow(self, message_id: int) -> None:
        """Edit the message while the work goes on, and at last put the result in its place, or what went wrong.

        Who has dismissed the message meanwhile gets nothing, and the work is remembered for the next time. So it is
        where it takes longer than the message can be changed. A bot that leaves does not wait for the work.
        """
        work, shown = asyncio.ensure_future(self._making(self._progress)), ""
        try:
            while not (await asyncio.wait({work}, timeout=BREATH))[0]:
                if words := self._why_it_stops():
                    await self._edit(message_id, Screen((box(text(words)),)))
                    return
                if self._bar != shown:
                    shown = self._bar
                    await self._edit(message_id, Screen((self.shown(),)))
            result = await self._result(work)
            for _ in range(ATTEMPTS):
                if await self._edit(message_id, result):
                    break
        except discord.HTTPException as error:
            log.info("nobody waits for %s any more: %s", message_id, error.code)
        finally:
            work.cancel()

    def _why_it_stops(self) -> str | None:
        """The bot leaves, or soon Discord lets nobody change the message any more."""
        if self._interaction.client.is_leaving:
            return explain(Leaving(), self._phrasing)
        if monotonic() - self._begun > LIFE:
            return self._phrasing.say("work-later")
        return None

    def _progress(self, done: int, of: int) -> None:
        self._share = done / of if of else 1.0

    async def _result(self, work: Awaitable[Screen]) -> Screen:
        try:
            return await work
        except ClaimedElsewhere:
            raise
        except WorkerFailed:
            words = self._phrasing.say("work-failed")
        except Exception as error:  # whatever it is, the person is told
            words = what_is_wrong(self._interaction, error, self._phrasing)
        return Screen((box(text(words)),))

    async def _edit(self, message_id: int, screen: Screen) -> bool:
        """False where it was lost on the way. Raises what Discord does not want."""
        try:
            await self._interaction.followup.edit_message(message_id, view=screen.view(), attachments=screen.uploads())
        except TROUBLE as error:
            if is_refusal(error):
                raise
            log.info("the progress in %s was not shown: %s", message_id, type(error).__name__)
            return False
        return True
