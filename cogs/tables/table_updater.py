"""Telling tables: after every change the one live table of a match is brought up to date.

Commit first, then tell. Whatever could not be told is told again in the background, so everything here may fail.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from bot.client import JaipurBot
from bot.discord_requests import Unconfirmed
from bot.logs import about
from bot.match.model import PublicMatch
from bot.ratings.queries import RatingChange
from bot.tables.announcements import Announcement, LostClaim
from bot.tables.old_table_messages import OldTable
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import (
    ARCHIVED,
    EDITED_TOO_OFTEN,
    LATER,
    MUCH_LATER,
    NO_ACCESS,
    NO_CHANNEL,
    NO_MESSAGE,
    NOT_ALLOWED,
    NOT_OURS,
    TROUBLE,
    code_of,
    is_refusal,
)
from cogs.core.phrasing import Phrasing
from cogs.core.request import Unanswered
from cogs.core.screen import IN_NAME_ONLY, PublicScreen
from cogs.tables.forum_posts import mark_finished
from cogs.tables.nonmember_tables import Hidden, NonmemberTables
from cogs.tables.old_table_messages import clear_away, span
from cogs.tables.own_place import own_place
from cogs.tables.round_end_message import RoundEndMessages
from cogs.tables.sending import Sending
from cogs.tables.table_message import Paintings, Table
from cogs.tables.table_troubles import TableTroubles
from cogs.tables.whom_to_call import concerned

log = logging.getLogger("cogs")

POST_ANEW = (NO_MESSAGE, ARCHIVED, EDITED_TOO_OFTEN, NOT_OURS)  # where a table cannot be edited
Put = Callable[[PublicScreen], Awaitable[int]]  # sends or edits the table; the id of its message


@dataclass(frozen=True, slots=True)
class Manner:
    """How a table is told: `anew` at the bottom even if nothing happened, or where it `stays`; with a call or not."""

    anew: bool = False
    stays: bool = False
    may_call: bool = True


AS_USUAL = Manner()


class TableUpdater:
    def __init__(
        self, bot: JaipurBot, languages: Languages, troubles: TableTroubles, round_ends: RoundEndMessages
    ) -> None:
        self.bot, self.app = bot, bot.app
        self.nonmember = NonmemberTables(bot)
        self._languages, self._troubles, self._round_ends = languages, troubles, round_ends

    async def tell(self, code: str) -> None:
        """Bring the table up to date."""
        await self._tell(code, AS_USUAL)

    async def post_again(self, code: str) -> None:
        """Post the table anew at the bottom, calling nobody."""
        await self._tell(code, Manner(anew=True, may_call=False))

    async def remind(self, code: str) -> None:
        """The table once more at the bottom, calling the player to move: their time is running out."""
        await self._tell(code, Manner(anew=True))

    async def refresh(self, code: str) -> None:
        """Show what is no part of the match, such as who is away, where the table stands. A comfort: it calls nobody.

        A table that is behind is left to whoever tells it, and shows it then.
        """
        await self._tell(code, Manner(stays=True, may_call=False))

    async def _tell(self, code: str, manner: Manner) -> None:
        with about(match=code):
            announcement = await self.app.announcements.claim(code, again=manner.anew, idle=manner.stays)
            while announcement:
                if self.is_left_to_another(announcement.match):
                    await self.app.announcements.postpone(announcement, 0)
                    return
                if announcement.match.place.is_reachable and self.app.refusals.are_too_many:
                    await self.app.announcements.postpone(announcement, LATER)
                    return
                if announcement.is_new_deal:
                    await self._round_ends.tell(code)  # first, so that the table comes below it
                try:
                    message_id, posting = await self._put(announcement, manner)
                except TROUBLE as error:
                    await self._not_told(announcement, error)
                    return
                self._troubles.mended(code)
                announcement = await self._note(announcement, message_id, posting)
                manner = replace(manner, anew=False, stays=False)  # it was asked for once

    def is_left_to_another(self, match: PublicMatch) -> bool:
        """The first table of a server of other shards: only who hears of the server knows its threads and forums."""
        guild_id, is_first = match.place.guild_id, match.message_id is None
        return is_first and match.place.is_reachable and guild_id is not None and not self.bot.has_shard_of(guild_id)

    async def _note(
        self, announcement: Announcement, message_id: int | None, posting: OldTable | None
    ) -> Announcement | None:
        """Now it is told. Gives the next announcement, if the match went on meanwhile."""
        code, following = announcement.match.code, None
        try:
            following = await self.app.announcements.told(announcement, message_id, posting)
            self.bot.metrics.tables_told.inc()
        except LostClaim:
            if posting and message_id:
                await self.app.old_tables.posted_too_late(posting, message_id)
        if posting:
            self.bot.background(clear_away(self.bot, code), f"clear {code}")
        if announcement.match.outcome and announcement.match.thread_id:
            self.bot.background(mark_finished(self.bot, announcement.match), f"finish {code}")
        return following

    async def _put(self, announcement: Announcement, manner: Manner) -> tuple[int | None, OldTable | None]:
        """Edit the table in place, or post it anew. Gives the new message's id, if any, and where it was expected."""
        table = await self._table(announcement)
        paintings = await table.paint(self.bot.painters)
        match = table.match
        if not match.place.is_reachable:
            return await self._put_along(announcement, manner, replace(table, remark=None), paintings), None
        is_to_stay = announcement.is_fast or announcement.is_only_time or manner.stays
        can_stay = is_to_stay and match.message_id and not manner.anew and not announcement.is_restored
        if can_stay and announcement.is_new_deal:  # the end of the round was posted below it: it follows, quietly
            can_stay, manner = False, replace(manner, may_call=False)
        if can_stay and await self._edit(replace(table, remark=None), paintings):
            return None, None
        pings, call = await self._call(announcement, manner)
        table = replace(table, pings=pings)
        posting = await self.app.old_tables.begin_posting(
            match.code, match.table_channel_id, span(), announcement.lease, call
        )
        sending = Sending(self._channel(match))
        try:
            message_id = await self._show(sending.send, table, paintings)
        except TROUBLE:
            if not sending.may_be_heard:
                await self.app.old_tables.not_there(posting)
            raise
        if call:
            await self.app.calls.arrived(match.code, call, message_id)
        return message_id, posting

    async def _put_along(
        self, announcement: Announcement, manner: Manner, table: Table, paintings: Paintings
    ) -> int | None:
        """Where the bot is no member: the same with the token of somebody's click; None where there is none."""
        match, can_stay = table.match, (announcement.is_fast or announcement.is_only_time) and not manner.anew
        if can_stay or not self.nonmember.can_post(match):
            edited = await self.nonmember.edit(match, table.screen(paintings))
            if edited or not self.nonmember.can_post(match):
                return edited
        pings, call = await self._call(announcement, manner)
        try:
            posted = await self.nonmember.post(match, replace(table, pings=pings).screen(paintings))
            self._troubles.seen(match)
            if call and posted:
                await self.app.calls.arrived(match.code, call, posted)
            return posted
        except Hidden:  # nobody was called; the one that we know is brought up to date
            self._troubles.hidden(match)
            if call:
                await self.app.calls.give_back(match.code, call)
            return await self.nonmember.edit(match, table.screen(paintings))
        except Unconfirmed:  # it may be there, and may have called: the one that we know is brought up to date
            edited = await self.nonmember.edit(match, table.screen(paintings))
            if edited is None:
                raise
            return edited
        except TROUBLE:
            if call:
                await self.app.calls.give_back(match.code, call)
            raise

    async def _table(self, announcement: Announcement) -> Table:
        match, remark = announcement.match, None
        phrasing = await self._languages.of_table(match)
        if announcement.is_restored:
            remark = phrasing.say("table-restored")
        elif announcement.is_first or match.message_id is None:
            match, trouble = await own_place(self.bot, phrasing, match, is_first=announcement.is_first)
            remark = await self._once_a_day(phrasing, trouble, match) if trouble else None
        ratings = await self._ratings(match)
        away = await self.app.preferences.away(player.user_id for player in match.players)
        return Table(phrasing, match, announcement.view, announcement.recap, ratings, remark=remark, away=away)

    async def _edit(self, table: Table, paintings: Paintings) -> bool:
        """False where the message cannot be edited any more."""
        message = self._channel(table.match).get_partial_message(table.match.message_id or 0)

        async def edit(screen: PublicScreen) -> int:
            await message.edit(view=screen.view(), attachments=screen.uploads(), allowed_mentions=IN_NAME_ONLY)
            return message.id

        try:
            await self._show(edit, table, paintings)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            return False
        return True

    async def _show(self, put: Put, table: Table, paintings: Paintings) -> int:
        """With pictures; where files are forbidden the same in words, and once a day a word on what is missing."""
        try:
            return await put(table.screen(paintings))
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED:
                raise
        missing = await self._once_a_day(table.phrasing, "trouble-files", table.match)
        try:
            return await put(replace(table, remark=missing or table.remark).screen(Paintings()))
        except discord.HTTPException:
            if missing:
                await self.app.notices.forget(_notice("trouble-files", table.match))  # nobody has read it
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
        is_news = await self.app.notices.claim_once(_notice(message, match), every=24 * 3600)
        return phrasing.say(message) if is_news else None

    async def _call(self, announcement: Announcement, manner: Manner) -> tuple[tuple[int, ...], str | None]:
        """Whom to call, if they want it: once a turn, and once the one who waits for somebody out of time.

        And the call that is ours to make then.
        """
        match, user_id = announcement.match, concerned(announcement) if manner.may_call else None
        if user_id is None or not await self.app.preferences.may_mention(user_id, match.place.guild_id):
            return (), None
        call = await self.app.calls.claim(match, user_id)
        return (user_id,) if call else (), call

    async def _not_told(self, announcement: Announcement, error: Exception) -> None:
        match, code = announcement.match, code_of(error)
        self.bot.metrics.tables_postponed.inc()
        if code == NO_CHANNEL and match.thread_id:
            # The thread is gone: back to its channel.
            await self.app.announcements.move_to(match.code, match.place.channel_id)
            await self.app.announcements.postpone(announcement, 0)
        elif isinstance(error, Unanswered):
            await self.app.announcements.postpone(announcement, 0)
        elif code == NO_ACCESS and self._is_removed(match.place.guild_id):
            await self.app.announcements.server_is_gone(match.place.guild_id or 0)
        elif self._troubles.found(match, code):
            await self.app.announcements.refused(announcement, MUCH_LATER)
        elif is_refusal(error):
            await self.app.announcements.refused(announcement, LATER)
        else:
            await self.app.announcements.postpone(announcement, LATER)
        log.warning("the table of %s could not be told: %s %s", match.code, type(error).__name__, code)

    def _is_removed(self, guild_id: int | None) -> bool:
        """The bot is no member of this server any more. Servers of other processes are not ours to judge."""
        if guild_id is None or not self.bot.is_ready() or not self.bot.has_shard_of(guild_id):
            return False
        return self.bot.get_guild(guild_id) is None

    def _channel(self, match: PublicMatch) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(match.table_channel_id, guild_id=match.place.guild_id)


def _notice(message: str, match: PublicMatch) -> str:
    return f"{message}:{match.table_channel_id}"
