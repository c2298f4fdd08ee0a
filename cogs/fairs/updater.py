"""A fair goes on by itself: games begin and end, its message is edited, and at the end the result is posted once."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.client import JaipurBot
from bot.fairs.model import FairSeen
from cogs.after_match_change import AfterChange
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import ARCHIVED, NO_CHANNEL, NO_MESSAGE, NOT_ALLOWED, TROUBLE, code_of
from cogs.core.phrasing import Phrasing
from cogs.core.screen import IN_NAME_ONLY, PublicScreen
from cogs.fairs.end_message import post_end
from cogs.fairs.fair_message import fair_screen
from cogs.fairs.place import find_message
from cogs.fairs.scheduled_event import ScheduledEvents

log = logging.getLogger("cogs")


class FairUpdater:
    def __init__(self, bot: JaipurBot, languages: Languages, after_change: AfterChange) -> None:
        self._bot, self._app, self._languages, self._after_change = bot, bot.app, languages, after_change
        self._events = ScheduledEvents(bot, languages)

    async def all_go_on(self) -> None:
        await self._for_each(await self._app.fair_progress.due(), self.go_on)

    async def tell_all(self) -> None:
        """Their messages, and their events."""
        await self._for_each(await self._app.fair_messages.behind(), self.tell)
        await self._for_each(await self._app.fair_events.due(), self._events.see_to)

    async def _for_each(self, codes: list[str], work: Callable[[str], Awaitable[None]]) -> None:
        """One fair that fails must not hold up the others."""
        for code in codes:
            try:
                await work(code)
            except Exception:
                log.exception("the fair %s could not be seen to", code)

    async def go_on(self, code: str) -> None:
        """Do what is due; then tell of it. A server without the bot has no tables: its fair waits."""
        seen = await self._app.fairs.find(code)
        if self._bot.get_guild(seen.fair.place.guild_id or 0) is None:
            return
        progress = await self._app.fair_progress.go_on(code)
        for match_code in (*progress.ended, *progress.begun):
            self._after_change.soon(await self._app.matches.find(match_code))

    def soon(self, code: str, *matches: str) -> None:
        """After somebody has changed something: see to it while they get an answer."""
        self._bot.background(self._now(code, matches), f"fair {code}")

    async def _now(self, code: str, matches: tuple[str, ...]) -> None:
        for match_code in matches:
            self._after_change.soon(await self._app.matches.find(match_code))
        if code in await self._app.fair_progress.due():
            await self.go_on(code)
        await self.tell(code)
        await self._events.see_to(code)

    async def tell(self, code: str) -> None:
        """Bring the message up to date, and post the end. What Discord refuses is tried again, later and later.

        A week after the end nobody tries any more.
        """
        messages = self._app.fair_messages
        if not await messages.claim(code):
            return
        seen = await self._app.fairs.find(code)
        phrasing = await self._languages.of_server(seen.fair.place.guild_id, seen.fair.organiser)
        is_told = True
        for telling in () if messages.is_given_up(seen.fair) else (self._edit, self._end):
            try:
                await telling(phrasing, seen)
            except TROUBLE as error:
                log.warning("the message of the fair %s has to wait: %s", code, code_of(error))
                is_told = False
        if is_told:
            await messages.told(code, seen.fair.version)
        else:
            await messages.refused(code)

    async def screen(self, phrasing: Phrasing, seen: FairSeen, *, with_pictures: bool = True) -> PublicScreen:
        now, painters = self._app.clock.now(), self._bot.painters
        return await fair_screen(phrasing, seen, painters, now, with_pictures=with_pictures)

    async def _edit(self, phrasing: Phrasing, seen: FairSeen) -> None:
        """The message that is there. Where somebody has deleted it, `/jaipur fair` posts it again."""
        place, message_id = seen.fair.place, seen.fair.message_id or await find_message(self._bot, seen.fair)
        if message_id is None:
            return
        message = self._bot.get_partial_messageable(place.channel_id).get_partial_message(message_id)
        try:
            await _put(message, await self.screen(phrasing, seen))
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED:
                raise
            await _put(message, await self.screen(phrasing, seen, with_pictures=False))  # perhaps only files
        except discord.NotFound as error:
            if error.code not in (NO_MESSAGE, NO_CHANNEL):
                raise
            await self._app.fair_messages.gone(seen.fair.code, message_id)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._bot.http.edit_channel(place.channel_id, archived=False, reason=None)
            await _put(message, await self.screen(phrasing, seen))

    async def _end(self, phrasing: Phrasing, seen: FairSeen) -> None:
        if not seen.fair.is_live:
            await post_end(self._bot, phrasing, seen)


async def _put(message: discord.PartialMessage, screen: PublicScreen) -> None:
    await message.edit(view=screen.view(), attachments=screen.uploads(), allowed_mentions=IN_NAME_ONLY)
