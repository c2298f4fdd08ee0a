"""The end of a round in the channel: a message of its own, which stays, and rings nowhere."""

import asyncio
import logging
from datetime import timedelta
from weakref import WeakValueDictionary

import discord
from discord.utils import snowflake_time, time_snowflake

from bot.client import JaipurBot
from bot.discord_requests import Sent, counted_attempts
from bot.logs import about
from bot.store.leases import LEASE
from bot.tables.round_ends import RoundEnd
from cogs.core import ids
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import LATER, MUCH_LATER, NO_CHANNEL, NOT_ALLOWED, TROUBLE, code_of, is_refusal
from cogs.core.head_start_words import agreed
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.screen import Item, PublicScreen, box, button, lines, picture, row, text
from cogs.core.sent_ids import ids_in
from cogs.tables.old_table_messages import MARGIN, span
from render import SEAT_COLOURS, Picture, alt_text

log = logging.getLogger("cogs")
MOST = 5000  # messages in which a lost one is looked for
SPAN = 2 * MARGIN + timedelta(seconds=LEASE)  # it is posted in that time, or never


class RoundEndMessages:
    def __init__(self, bot: JaipurBot, languages: Languages) -> None:
        self._bot, self._app, self._languages = bot, bot.app, languages
        self._telling = WeakValueDictionary[str, asyncio.Lock]()  # by match

    async def tell(self, code: str) -> None:
        """Post what is to be told of this match. What cannot be told now is told in the background.

        Who comes while somebody else is posting waits for it: the table is to come below it.
        """
        with about(match=code):
            async with self._telling.setdefault(code, asyncio.Lock()):
                await self._tell(code)

    async def _tell(self, code: str) -> None:
        while end := await self._app.round_ends.claim(code):
            if not await self._see_to(end):
                return

    async def _see_to(self, end: RoundEnd) -> bool:
        """False where it has to wait."""
        is_known, sent = False, Sent()  # is it known what became of the tries before this one?
        try:
            if not end.is_too_old and not await self._is_there(end):
                is_known = True
                await self._post(end, sent)
        except TROUBLE as error:
            pause = MUCH_LATER if isinstance(error, discord.Forbidden) else LATER
            is_unheard = sent.unheard_of > 0 or (not is_known and end.may_be_posted_in is not None)
            await self._app.round_ends.postpone(end, pause, is_unheard=is_unheard, is_refused=is_refusal(error))
            log.warning("the end of round %d could not be told: %s", end.number, code_of(error))
            return False
        await self._app.round_ends.told(end)
        return True

    async def _is_there(self, end: RoundEnd) -> bool:
        """Somebody posted it, and nobody heard. Raises discord.Forbidden where we may not look: then it waits."""
        if end.may_be_posted_in is None:
            return False
        channel_id, first = end.may_be_posted_in
        last = time_snowflake(snowflake_time(first) + SPAN)
        channel = self._bot.get_partial_messageable(channel_id, guild_id=end.match.place.guild_id)
        looked_at = 0
        try:
            async for message in channel.history(after=discord.Object(first), limit=MOST, oldest_first=True):
                looked_at += 1
                if message.id > last:
                    break
                if _mark(end) in ids_in(message.components):
                    return True
            if not looked_at:  # refused where Discord shows an empty channel because we may not look
                await channel.fetch_message(channel_id)
        except discord.NotFound as gone:
            return code_of(gone) == NO_CHANNEL and channel_id == end.match.table_channel_id
        return looked_at == MOST  # where so much is said, rather none than two

    async def _post(self, end: RoundEnd, sent: Sent) -> None:
        match, (first, _) = end.match, span()
        if not await self._app.round_ends.begin_posting(end, match.table_channel_id, first):
            return
        phrasing = await self._languages.of_table(match)
        channel = self._bot.get_partial_messageable(match.table_channel_id, guild_id=match.place.guild_id)
        painted = await self._bot.painters.result(end.view, phrasing.plate_names(match))
        with counted_attempts(sent):
            try:
                await _send(channel, end, round_end_screen(phrasing, end, painted))
            except discord.Forbidden as error:
                if error.code != NOT_ALLOWED:
                    raise
                await _send(channel, end, round_end_screen(phrasing, end, None))  # perhaps only files are forbidden


async def _send(channel: discord.PartialMessageable, end: RoundEnd, screen: PublicScreen) -> None:
    await channel.send(
        view=screen.view(),
        files=screen.uploads(),
        allowed_mentions=screen.mentions,
        silent=True,
        nonce=f"{end.match.code}.{end.number}",  # the same for everybody who tries: Discord takes one
    )


def round_end_screen(phrasing: Phrasing, end: RoundEnd, painted: Picture | None) -> PublicScreen:
    """Who took the seal, with what score, and what decided; without a picture the count in words."""
    match, winner = end.match, end.result.winner
    first, second = phrasing.names(match)
    title = phrasing.say(
        "round-end-title",
        first=phrasing.player(match.players[0]),
        second=phrasing.player(match.players[1]),
        round=end.number,
        code=match.code,
    )
    counted: Item
    if painted:
        counted = picture(painted, alt_text.result(end.view, phrasing.say, (first, second)))
    else:
        counted = text(alt_text.result(end.view, phrasing.say, (escaped(first), escaped(second))))
    return PublicScreen(
        (
            box(
                text(lines([title, agreed(phrasing, match), phrasing.result(end.result, match)])),
                counted,
                row(button(phrasing.say("button-turning"), "turning", match.code, end.number)),
                colour=None if winner is None else SEAT_COLOURS[winner],
            ),
        ),
        pictures=(painted,) if painted else (),
    )


def _mark(end: RoundEnd) -> str:
    """By this button we know the message again. The table of a match that is over has another one."""
    return ids.make("turning", end.match.code, end.number)
