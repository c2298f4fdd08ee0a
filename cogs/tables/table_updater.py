"""Telling tables: after every change the one live table of a match is brought up to date.

Commit first, then tell. Whatever could not be told is told again by the clockwork, so everything here may fail.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import discord

from bot.client import JaipurBot
from bot.logs import about
from bot.match.model import PublicMatch
from bot.ratings.queries import RatingChange
from bot.tables.announcements import Announcement, LostClaim
from bot.tables.old_tables import OldTable
from cogs.core.discord_errors import LATER, MUCH_LATER, NO_CHANNEL, TROUBLE, code_of
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen
from cogs.tables.nonmember_tables import NonmemberTables
from cogs.tables.old_tables import clear_away, span
from cogs.tables.table_message import Paintings, paint, table
from cogs.tables.threads import open_thread

if TYPE_CHECKING:
    from cogs.core.desk import Desk

log = logging.getLogger("cogs")

GONE, ARCHIVED = 10008, 50083  # the message, its thread
POST_ANEW = (GONE, ARCHIVED, 30046, 50005)  # or too old to be edited so often, or not ours
NO_ACCESS, NOT_ALLOWED, LOCKED = 50001, 50013, 160005
# What only people can mend. A thread that is archived and not locked wakes up when we post.
TROUBLES = {
    NO_CHANNEL: "channel",
    NO_ACCESS: "permission",
    NOT_ALLOWED: "permission",
    ARCHIVED: "locked",
    LOCKED: "locked",
}
RETRY_PAUSE = 1.0  # seconds that discord.py waits before it tries again
Draw = Callable[..., Screen]  # the table of one telling, with these pictures, pings and remark


class TableUpdater:
    def __init__(self, bot: JaipurBot, desk: "Desk") -> None:
        self.bot, self.app, self.desk = bot, bot.app, desk
        self.nonmember = NonmemberTables(bot)
        self._trouble: dict[str, str] = {}  # what keeps a table from being told, by match

    async def tell(self, code: str, *, again: bool = False, ping: bool = True, reminding: tuple[int, ...] = ()) -> None:
        """Bring the table up to date; `again` posts it anew at the bottom even if nothing happened."""
        with about(match=code):
            await self._tell(code, again=again, ping=ping, reminding=reminding)

    async def _tell(self, code: str, *, again: bool, ping: bool, reminding: tuple[int, ...]) -> None:
        announcement = await self.app.announcements.claim(code, again=again)
        while announcement:
            try:
                message_id, posting = await self._put(announcement, again=again, ping=ping, reminding=reminding)
            except TROUBLE as error:
                await self._not_told(announcement, error)
                return
            self._trouble.pop(code, None)
            announcement = await self._note(announcement, message_id, posting)
            again, reminding = False, ()  # it was asked for once

    async def _note(
        self, announcement: Announcement, message_id: int | None, posting: OldTable | None
    ) -> Announcement | None:
        """Now it is told. Gives the next telling, if the match went on meanwhile."""
        following = None
        try:
            following = await self.app.announcements.told(announcement, message_id, posting)
            self.bot.metrics.counters["tables_told"] += 1
        except LostClaim:
            if posting and message_id:
                await self.app.old_tables.posted_too_late(posting, message_id)
        if posting:
            self.bot.background(clear_away(self.bot, announcement.match.code), f"clear {announcement.match.code}")
        return following

    async def remind(self, code: str, user_id: int) -> None:
        """The table once more at the bottom, calling this person: their time is running out."""
        await self.tell(code, again=True, reminding=(user_id,))

    async def trouble(self, phrasing: Phrasing, match: PublicMatch) -> str | None:
        """A word for the players when their table cannot be posted."""
        what = self._trouble.get(match.code)
        return phrasing.say("trouble", what=what, channel=f"<#{match.table_channel_id}>") if what else None

    async def _put(
        self, announcement: Announcement, *, again: bool, ping: bool, reminding: tuple[int, ...]
    ) -> tuple[int | None, OldTable | None]:
        """Edit the table in place, or post it anew. Gives the new message's id, if any, and where it was expected."""
        match, remark = announcement.match, None
        phrasing = await self.desk.table_phrasing(match)
        if announcement.is_restored:
            remark = phrasing.say("table-restored")
        elif announcement.is_first:
            try:
                match = await open_thread(self.bot, phrasing, match)
            except discord.Forbidden:
                remark = await self._once_a_day(phrasing, "trouble-threads", match)
        paintings = await paint(self.bot.painters, announcement.view, announcement.recap)
        draw = partial(
            table, phrasing, match, announcement.view, announcement.recap, ratings=await self._ratings(match)
        )
        if not match.place.is_reachable:
            return await self.nonmember.put(match, draw(paintings)), None
        can_stay = announcement.is_fast and match.message_id and not again and not announcement.is_restored
        if can_stay and await self._edit(phrasing, match, draw, paintings):
            return None, None
        pings = reminding or (await self._pings(announcement) if ping else ())
        posting = await self.app.old_tables.begin_posting(
            match.code, match.table_channel_id, span(), announcement.lease
        )
        began = monotonic()
        try:
            return await self._post(phrasing, match, draw, paintings, pings, remark), posting
        except discord.HTTPException as error:
            # Refused at once, nobody was called. After a pause, discord.py has tried before, and may have been heard.
            if code_of(error) in TROUBLES and monotonic() - began < RETRY_PAUSE:
                await self.app.old_tables.forget(posting)
                if pings and not reminding:
                    await self.app.announcements.return_ping(match)
            raise

    async def _edit(self, phrasing: Phrasing, match: PublicMatch, draw: Draw, paintings: Paintings) -> bool:
        message = self._channel(match).get_partial_message(match.message_id or 0)

        async def edit(screen: Screen) -> int:
            await message.edit(view=screen.view(), attachments=screen.uploads(), allowed_mentions=screen.mentions)
            return message.id

        try:
            await self._show(edit, phrasing, match, draw, paintings)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            return False
        return True

    async def _post(
        self,
        phrasing: Phrasing,
        match: PublicMatch,
        draw: Draw,
        paintings: Paintings,
        pings: tuple[int, ...],
        remark: str | None,
    ) -> int:
        async def send(screen: Screen) -> int:
            # The nonce keeps it single when discord.py tries again after a lost answer.
            message = await self._channel(match).send(
                view=screen.view(),
                files=screen.uploads(),
                allowed_mentions=screen.mentions,
                nonce=secrets.token_hex(8),
            )
            return message.id

        return await self._show(send, phrasing, match, draw, paintings, pings, remark)

    async def _show(
        self,
        put: Callable[[Screen], Awaitable[int]],
        phrasing: Phrasing,
        match: PublicMatch,
        draw: Draw,
        paintings: Paintings,
        pings: tuple[int, ...] = (),
        remark: str | None = None,
    ) -> int:
        """With pictures; where files are forbidden the same in words, and once a day a word on what is missing."""
        try:
            return await put(draw(paintings, pings, remark))
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED:
                raise
        missing = await self._once_a_day(phrasing, "trouble-files", match)
        try:
            return await put(draw(Paintings(), pings, missing or remark))
        except discord.HTTPException:
            if missing:
                await self.app.said_once.forget(_notice("trouble-files", match))  # nobody has read it
            raise

    async def _ratings(self, match: PublicMatch) -> tuple[RatingChange, ...]:
        """What the match did to them. No table waits for a book that cannot be opened."""
        try:
            return await self.app.record_book.changes(match)
        except Exception:
            log.exception("the ratings of %s could not be looked up", match.code)
            return ()

    async def _once_a_day(self, phrasing: Phrasing, message: str, match: PublicMatch) -> str | None:
        """A word on a missing permission, which is not said again at every table."""
        is_news = await self.app.said_once.claim_once(_notice(message, match), every=24 * 3600)
        return phrasing.say(message) if is_news else None

    async def _pings(self, announcement: Announcement) -> tuple[int, ...]:
        """Whom to call, if they want it: once a turn, and once the one who waits for somebody out of time."""
        match, user_id = announcement.match, _concerned(announcement)
        if user_id is None or not await self.app.preferences.may_mention(user_id, match.place.guild_id):
            return ()
        if match.is_late:
            is_first = await self.app.said_once.claim_once(f"late:{match.code}:{match.deadline}")
        else:
            is_first = await self.app.announcements.claim_ping(match)
        return (user_id,) if is_first else ()

    async def _not_told(self, announcement: Announcement, error: Exception) -> None:
        match, code = announcement.match, code_of(error)
        self.bot.metrics.counters["tables_postponed"] += 1
        if code == NO_CHANNEL and match.thread_id:
            await self.app.announcements.move_to(
                match.code, match.place.channel_id
            )  # the thread is gone: back to its channel
            await self.app.announcements.postpone(announcement, 0)
        elif code in TROUBLES:
            self._trouble[match.code] = TROUBLES[code]
            await self.app.announcements.postpone(announcement, MUCH_LATER)
        else:
            await self.app.announcements.postpone(announcement, LATER)
        log.warning("the table of %s could not be told: %s %s", match.code, type(error).__name__, code)

    def _channel(self, match: PublicMatch) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(match.table_channel_id, guild_id=match.place.guild_id)


def _notice(message: str, match: PublicMatch) -> str:
    return f"{message}:{match.table_channel_id}"


def _concerned(announcement: Announcement) -> int | None:
    """The player to move; the one who waits, when they may claim the win; at the end, who did not move last."""
    match = announcement.match
    if match.is_practice and announcement.is_fast:
        return None  # who has just sat down with a merchant need not be called
    if match.outcome and announcement.view.history:
        return match.players[1 - announcement.view.history[-1].seat].user_id
    if match.is_late and match.mover is not None:
        return match.players[1 - match.mover].user_id
    return match.user_to_move
