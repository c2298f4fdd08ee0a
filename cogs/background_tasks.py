"""What happens by itself: tables that are behind, deadlines, reminders, challenges that ran out, merchants' turns.

All of it is in the database and claimed by rows, so a restart goes on where the last run stopped.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from discord.ext import commands

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from bot.store.errors import StoreError
from bot.store.restored import RESTORED
from cogs.cog_base import JaipurCog
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.digests import send_digest
from cogs.fairs.updater import FairUpdater
from cogs.invitation_words import closed
from cogs.reminders import remind
from cogs.tables.old_table_messages import clear_away, span
from cogs.tables.threads import archive_thread
from cogs.today.updater import TodayUpdater, first_message

log = logging.getLogger("cogs")
A_SECOND = 1.0  # after which we look again whether we are there: an outage is given back as exactly as that
A_MOMENT = 1.0  # seconds to note that we leave


class BackgroundCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self._running: asyncio.Task[None] | None = None
        self._attending: asyncio.Task[None] | None = None
        self._loaded_at: float | None = None
        self._is_holding_back = False
        self._fair_updater = FairUpdater(bot, self.languages, self.after_change)
        self._today_updater = TodayUpdater(bot, self.languages)

    async def cog_load(self) -> None:
        """Before anybody can click: the hours since the last run are given back, a restored backup is noticed."""
        await self.app.downtime.mark_present()
        self._loaded_at = monotonic()
        await self.app.today.note_file()
        if await self.app.notices.was_said(RESTORED):
            today = self.app.today.day
            await self.app.today_messages.look_after_restore({day: first_message(day) for day in (today - 1, today)})
        await self.app.announcements.tell_all_after_restore(span()[1])

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Discord says this again after every reconnect; the work is begun once."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name="background")
            self._attending = asyncio.create_task(self._keep_attending(), name="attendance")

    @commands.Cog.listener()
    async def on_shard_connect(self, _shard_id: int) -> None:
        """The first log-in has taken so long: until now nobody could move."""
        if self._loaded_at is not None:
            self.app.downtime.mark_absent(monotonic() - self._loaded_at)
            self._loaded_at = None
            await self._try(self._attend)

    async def cog_unload(self) -> None:
        for task in (self._running, self._attending):
            if task:
                task.cancel()
        with suppress(TimeoutError, StoreError):  # then some seconds more are given back after the next start
            async with asyncio.timeout(A_MOMENT):
                await self.app.downtime.note_absence(self.bot.silence)

    async def _run(self) -> None:
        works = (
            self._plans,  # first: nobody is called for a turn that a plan takes
            self._time_passes,
            self._fairs,
            self._tables,
            self._today,
            self._merchants,
            self._ratings,
            self.app.interaction_claims.forget_old,
            self.app.db.empty_log_if_due,
            self.app.removed_servers.anonymise_due,
        )
        while not self.bot.is_leaving:
            for work in works:
                await self._try(work)
            await asyncio.sleep(self.app.settings.tick_seconds)

    async def _try(self, work: Callable[[], Awaitable[object]]) -> None:
        """One kind of work that fails must not stop the others, nor the next round of the same."""
        try:
            await work()
        except Exception:
            log.exception("background work failed: %s", work.__name__.strip("_"))

    async def _keep_attending(self) -> None:
        while True:
            await self._try(self._attend)
            await asyncio.sleep(min(self.app.settings.tick_seconds, A_SECOND))

    async def _attend(self) -> bool:
        """Note that we are here. False while Discord is out of reach: then nobody can move, so no time runs."""
        if self.bot.is_connected and not self.bot.is_leaving:
            await self.app.downtime.mark_present(self.bot.silence)
            return True
        self.app.downtime.mark_absent(self.bot.silence)
        return False

    async def _time_passes(self) -> None:
        """What happens to people because of the time. Lost hours are given back first."""
        if await self._attend():
            await self._try(self._deadlines)
            if self._may_ask_discord():
                for work in (self._unheard_turns, self._reminders, self._challenges, self._digests):
                    await self._try(work)

    def _may_ask_discord(self) -> bool:
        """Not while it refuses so much that it might shut us out: all of this can wait."""
        are_too_many = self.app.refusals.are_too_many
        if are_too_many and not self._is_holding_back:
            log.warning("Discord refuses too much: nothing is tried for a while that can wait")
        self._is_holding_back = are_too_many
        return not are_too_many

    async def _tables(self) -> None:
        if not self._may_ask_discord():
            return
        for code in await self.app.round_ends.due():
            await self.round_ends.tell(code)
        for code in await self.app.old_tables.due():  # first: what was lost and is not there has called nobody
            await clear_away(self.bot, code)
        for code in await self.app.announcements.behind():
            await self.tables.tell(code)
        for code in await self.app.announcements.let_go(self.tables.nonmember.in_reach):
            await self.tables.tell(code)
        for match in await self.app.finished_threads.claim_due(self._is_in_a_server_of_ours):
            await archive_thread(self.bot, match)

    def _is_in_a_server_of_ours(self, match: PublicMatch) -> bool:
        """Of the threads and tags of other servers this process knows nothing."""
        return match.place.guild_id is None or self.bot.has_shard_of(match.place.guild_id)

    async def _fairs(self) -> None:
        """New games begin, messages are brought up to date. Not while Discord is out of reach: then no time runs."""
        if await self._attend():
            await self._fair_updater.all_go_on()
            if self._may_ask_discord():
                await self._fair_updater.tell_all()

    async def _today(self) -> None:
        """A new day has its message in every server that wants one; others are brought up to date."""
        await self.app.today_messages.begin_day()
        if self._may_ask_discord() and await self._attend():
            self._today_updater.all_soon()

    async def _unheard_turns(self) -> None:
        """Who became the mover by an edit, which rings nowhere, and has not acted since."""
        for match in await self.app.unheard_turns.due():
            user_id, guild_id = match.user_to_move, match.place.guild_id
            may_call = user_id is not None and await self.app.preferences.may_mention(user_id, guild_id)
            is_wanted = may_call and not match.has_mover_acted
            if await self.app.unheard_turns.take(match, is_wanted=is_wanted) and is_wanted:
                await self.tables.tell(match.code)

    async def _deadlines(self) -> None:
        for match in await self.app.deadlines.sweep():
            self.after_change.soon(match)

    async def _ratings(self) -> None:
        """A few matches at a time, so that whoever opens the record book does not wait."""
        await self.app.match_counter.catch_up(most=20)

    async def _plans(self) -> None:
        """Those that were not played at once, as after a crash."""
        for code in await self.app.plans.due():
            self.after_change.soon(await self.after_change.plans_answered(await self.app.matches.find(code)))

    async def _merchants(self) -> None:
        for code in await self.app.computer_turns.to_move():
            self.bot.dispatch("merchant_turn", code)

    async def _challenges(self) -> None:
        for gone in await self.app.challenges.expire():
            if not gone.message_id or not gone.place.is_reachable:
                continue
            screen = closed(await self.languages.of_table(gone), gone)
            message = self.bot.get_partial_messageable(gone.place.channel_id).get_partial_message(gone.message_id)
            try:
                await message.edit(view=screen.view(), attachments=[])
            except TROUBLE as error:
                log.info("the challenge %s could not be closed in its channel: %s", gone.code, code_of(error))

    async def _digests(self) -> None:
        for digest in await self.app.digests.claim_due():
            try:
                await send_digest(self, digest)
            except TROUBLE as error:  # it is not marked as sent, so it comes again
                log.info("a digest has to wait: %s", code_of(error))

    async def _reminders(self) -> None:
        for reminder in await self.app.deadlines.claim_reminders():
            try:
                await remind(self, reminder)
            except TROUBLE as error:  # it is not marked as sent, so it comes again
                log.info("a reminder of %s has to wait: %s", reminder.match.code, code_of(error))


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(BackgroundCog(bot))
