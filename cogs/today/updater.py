"""A server's message a day is posted once, whatever happens, and edited after that. It rings nowhere.

Commit first, then tell. Whatever could not be told is told again in the background, so everything here may fail.
"""

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice

import discord
from discord.utils import time_snowflake

from bot.client import JaipurBot
from bot.discord_requests import Sent, counted_attempts
from bot.today.attempts import STALLS
from bot.today.day_numbers import begins
from bot.today.messages import DayMessage
from cogs.core import ids
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import LATER, MUCH_LATER, NO_CHANNEL, NO_MESSAGE, TROUBLE, code_of, is_refusal
from cogs.core.screen import IN_NAME_ONLY, PublicScreen
from cogs.core.sent_ids import ids_in
from cogs.tables.old_table_messages import MARGIN, span
from cogs.today.day_message import PLAY, ShownScore, Solution, invitation, results

log = logging.getLogger("cogs")
MOST = 5000  # messages in which a lost one is looked for
AT_ONCE = 5  # messages: at midnight every server is due


def first_message(day: int) -> int:
    """The id that a message of that day has at least."""
    return time_snowflake(datetime.fromtimestamp(begins(day), UTC) - MARGIN)


class LostInTheCrowd(Exception):
    """So much was said since then that nobody can say whether the message is there: rather none than two."""


class TodayUpdater:
    def __init__(self, bot: JaipurBot, languages: Languages) -> None:
        self._bot, self._app, self._languages = bot, bot.app, languages
        self._messages = bot.app.today_messages
        self._is_telling = False

    def soon(self, guild_id: int, day: int) -> None:
        """After something has changed: see to it while somebody gets an answer."""
        self._bot.background(self.tell(guild_id, day), f"today {guild_id}")

    def all_soon(self) -> None:
        """What is due, in the background: at midnight it takes a while, and nothing else waits for it."""
        if not self._is_telling:
            self._is_telling = True
            self._bot.background(self._tell_all(), "today")

    async def _tell_all(self) -> None:
        try:
            while due := await self._messages.due():
                keys = iter(due)
                while some := list(islice(keys, AT_ONCE)):
                    if self._bot.is_leaving or self._app.refusals.are_too_many:
                        return
                    await asyncio.gather(*(self._try(*key) for key in some))
        finally:
            self._is_telling = False

    async def _try(self, guild_id: int, day: int) -> None:
        """One message that fails must not hold up the others; it is due again when its lease has run out."""
        try:
            await self.tell(guild_id, day)
        except Exception:
            log.exception("the message of day %d could not be made", day)

    async def tell(self, guild_id: int, day: int) -> None:
        """Post the message of that day if it is not there, else bring it up to date."""
        message = await self._messages.claim(guild_id, day)
        if message is None:
            return
        sent, is_known = Sent(), False  # is it known what became of the tries before this one?
        try:
            message = message._replace(message_id=message.message_id or await self._find(message))
            is_known = True
            await self._put(message, sent)
        except LostInTheCrowd:
            await self._messages.gone(message)
        except TROUBLE as error:
            is_unheard = sent.unheard_of > 0 or (not is_known and message.first is not None)
            await self._not_told(message, error, is_unheard=is_unheard)

    async def _put(self, message: DayMessage, sent: Sent) -> None:
        if message.message_id is None:
            if self._messages.is_over(message):
                await self._messages.gone(message)
            elif self._messages.is_early(message):
                await self._messages.not_yet(message)
            else:
                await self._post(message, sent)
            return
        is_result = self._messages.is_closed(message)
        screen = await self._screen(message, is_result=is_result)
        channel = self._channel(message)
        await channel.get_partial_message(message.message_id).edit(
            view=screen.view(), attachments=[], allowed_mentions=IN_NAME_ONLY
        )
        await self._messages.told(message, message.message_id, is_result=is_result)

    async def _post(self, message: DayMessage, sent: Sent) -> None:
        screen = await self._screen(message, is_result=False)
        first, _ = span()
        if not await self._messages.begin_posting(message, first):
            return
        with counted_attempts(sent):
            posted = await self._channel(message).send(
                view=screen.view(),
                allowed_mentions=screen.mentions,
                silent=True,
                nonce=f"{message.day}.{message.guild_id}",  # the same for everybody who tries: Discord takes one
            )
        if not await self._messages.told(message, posted.id, is_result=False):
            await posted.delete()  # we were slow, and somebody else has posted one

    async def _find(self, message: DayMessage) -> int | None:
        """Somebody posted it, and nobody heard. Raises discord.Forbidden where we may not look: then it waits."""
        if message.first is None:
            return None
        channel, looked_at = self._channel(message), 0
        mark = ids.make(PLAY, message.day)
        async for one in channel.history(after=discord.Object(message.first - 1), limit=MOST, oldest_first=True):
            looked_at += 1
            is_ours = self._bot.user is not None and one.author.id == self._bot.user.id
            if is_ours and mark in ids_in(one.components):
                return one.id
        if looked_at == MOST:
            raise LostInTheCrowd
        if not looked_at:  # refused where Discord shows an empty channel because we may not look
            try:
                await channel.fetch_message(channel.id)
            except discord.NotFound as error:
                if error.code != NO_MESSAGE:
                    raise
        return None

    async def _screen(self, message: DayMessage, *, is_result: bool) -> PublicScreen:
        phrasing = await self._languages.of_server(message.guild_id)
        shown = [ShownScore(one, self._app.today.score(one.attempt)) for one in await self._messages.shown(message)]
        if not is_result:
            return invitation(phrasing, message.day, shown)
        solutions = [await self._solution(message.day, stall) for stall in range(1, STALLS + 1)]
        return results(phrasing, message.day, shown, solutions)

    async def _solution(self, day: int, stall: int) -> Solution:
        exercise = self._app.today.exercise(day, stall)
        chosen = await self._app.today.choices_of_all(day, stall)
        return Solution(exercise, round(100 * chosen[exercise.best] / chosen.total()) if chosen else None)

    async def _not_told(self, message: DayMessage, error: Exception, *, is_unheard: bool) -> None:
        code = code_of(error)
        if isinstance(error, discord.NotFound) and code in (NO_CHANNEL, NO_MESSAGE):
            if code == NO_CHANNEL:
                await self._forget_channel(message)
            await self._messages.gone(message)
        elif is_refusal(error) and self._messages.is_given_up(message):
            await self._messages.gone(message)
        else:
            pause = MUCH_LATER if isinstance(error, discord.Forbidden) else LATER
            await self._messages.postpone(message, pause, is_unheard=is_unheard, is_refused=is_refusal(error))
        log.warning("the message of day %d could not be told: %s", message.day, code)

    async def _forget_channel(self, message: DayMessage) -> None:
        """Somebody has deleted the channel: there is none until another one is chosen."""
        settings = await self._app.servers.of(message.guild_id)
        if settings.today_channel_id == message.channel_id:
            await self._app.servers.change(message.guild_id, replace(settings, today_channel_id=None))

    def _channel(self, message: DayMessage) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(message.channel_id, guild_id=message.guild_id)
