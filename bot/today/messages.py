"""The one message a day of a server that wants it: posted once, edited with who has shown theirs, at last the results.

await messages.begin_day()
for guild_id, day in await messages.due():
    message = await messages.claim(guild_id, day)  # None: somebody else is at it
    if message.message_id is None:
        ...  # where `first` is set, look for it there first
        await messages.begin_posting(message, first)  # so that a crash leaves none of which nobody knows
    ...  # post or edit
    await messages.told(message, message_id)  # or gone, or postpone
"""

from collections.abc import Mapping

from bot.clock import Clock
from bot.errors import DayIsOver, DayNotFinished, YouHide
from bot.store import one_time_notices, preferences, today_attempts, today_messages
from bot.store.database import Database, Reading
from bot.store.leases import LEASE, growing_pause
from bot.store.today_messages import DayMessage as DayMessage
from bot.store.today_messages import ShownAttempt as ShownAttempt
from bot.today.attempts import Attempt
from bot.today.day_numbers import begins, closes, day_at

GIVEN_UP_AFTER = 32  # refusals in a row, later each time: a week
HIDES_BACK = 7  # days: older messages are far up in their channels


class TodayMessages:
    def __init__(self, db: Database, clock: Clock) -> None:
        self._db, self._clock = db, clock
        self._begun = 0  # the last day of which we know that every server has its row

    async def begin_day(self) -> None:
        """Every server that wants a message gets its row, once a day."""
        now = self._clock.now()
        day = day_at(now)
        if self._begun != day:
            async with self._db.transaction() as queries:
                await today_messages.add_in_all_servers(queries, day, now, closes(day))
            self._begun = day

    async def begin_in(self, guild_id: int, channel_id: int) -> bool:
        """A server has chosen this channel. False: today's message is, or may be, in another one, and stays there."""
        now = self._clock.now()
        day = day_at(now)
        return await today_messages.add(self._db, guild_id, day, channel_id, now, closes(day))

    async def stop_in(self, guild_id: int) -> None:
        """A server wants none any more. Today's stays, if it is there or may be."""
        await today_messages.withdraw(self._db, guild_id, day_at(self._clock.now()))

    async def due(self, limit: int = 50) -> list[tuple[int, int]]:
        return await today_messages.due(self._db, self._clock.now(), limit)

    async def claim(self, guild_id: int, day: int, seconds: int = LEASE) -> DayMessage | None:
        """Take a message in hand; None where there is nothing to do, or somebody else has it."""
        now = self._clock.now()
        async with self._db.transaction(light=True) as queries:
            return await today_messages.claim(queries, guild_id, day, now, now + seconds)

    def is_over(self, message: DayMessage) -> bool:
        """Another day has begun: this one's message is not posted any more."""
        return message.day < day_at(self._clock.now())

    def is_early(self, message: DayMessage) -> bool:
        """Its day has not begun: the clock was ahead when it was noted."""
        return message.day > day_at(self._clock.now())

    def is_closed(self, message: DayMessage) -> bool:
        """Nobody can finish it any more: its message is the list of results."""
        return message.closes is None or self._clock.now() >= message.closes

    def is_given_up(self, message: DayMessage) -> bool:
        """It was refused so often. How old it is says nothing: who erases their data changes old ones, too."""
        return message.refusals >= GIVEN_UP_AFTER

    async def begin_posting(self, message: DayMessage, first: int) -> bool:
        """We are about to post it, with an id of at least `first`. False: somebody else has it by now."""
        return await today_messages.begin_posting(self._db, message, first)

    async def told(self, message: DayMessage, message_id: int, *, is_result: bool) -> bool:
        """This message shows it. False: somebody else has posted one, so this one has to go."""
        async with self._db.transaction(light=True) as queries:
            now = self._clock.now()
            return await today_messages.write_told(queries, message, message_id, now, is_result=is_result)

    async def gone(self, message: DayMessage) -> None:
        """Somebody has removed it, or its channel, or it was never posted: this day has none any more."""
        await today_messages.write_gone(self._db, message)

    async def not_yet(self, message: DayMessage) -> None:
        """Nobody has posted it, and it is early: it is noted anew when its day begins."""
        await today_messages.drop(self._db, message)

    async def postpone(self, message: DayMessage, seconds: int, *, is_unheard: bool, is_refused: bool = False) -> None:
        """Try again so much later; where Discord refuses it, later each time.

        `is_unheard` says that Discord may have posted it all the same.
        """
        async with self._db.transaction(light=True) as queries:
            times = await today_messages.count_refusal(queries, message) if is_refused else 1
            until = self._clock.now() + growing_pause(seconds, times)
            await today_messages.postpone(queries, message, until, is_unheard=is_unheard)

    async def retry_postponed(self, guild_id: int) -> bool:
        """What was in the way in this server may be gone: what was put off is due now. False: nothing was."""
        now = self._clock.now()
        return await today_messages.retry_postponed(self._db, guild_id, day_at(now) - 1, now)

    async def look_after_restore(self, firsts: Mapping[int, int]) -> None:
        """A backup was restored. Of these days messages may have been posted since: among those from here on."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            for day, first in firsts.items():
                await today_messages.add_in_all_servers(queries, day, now, closes(day))
                await today_messages.look_after_restore(queries, day, first)

    async def check_can_be_shown(self, user_id: int, day: int) -> Attempt:
        """The attempt, where this person can show it. Raises DayNotFinished, DayIsOver, YouHide."""
        return await self._check(self._db, user_id, day)

    async def channel_of(self, guild_id: int, day: int) -> int | None:
        """Where this server's message of that day stands, or will stand; None where it has none."""
        return await today_messages.channel_of(self._db, guild_id, day)

    async def show(self, guild_id: int, user_id: int, day: int) -> bool:
        """Name this person and their marks in the server's message. False: they are named there already.

        Raises DayNotFinished, DayIsOver, YouHide.
        """
        async with self._db.transaction(user_id) as queries:
            await self._check(queries, user_id, day)
            now = self._clock.now()
            is_new = await today_messages.add_shown(queries, guild_id, user_id, day, now)
            if is_new:
                await today_messages.change(queries, guild_id, day, now)
            return is_new

    async def _check(self, reading: Reading, user_id: int, day: int) -> Attempt:
        attempt = await today_attempts.find(reading, user_id, day)
        if attempt is None or not attempt.is_finished:
            raise DayNotFinished(day)
        if not attempt.counts or self._clock.now() >= closes(day):
            raise DayIsOver(day)
        if await preferences.is_hidden(reading, user_id):
            raise YouHide
        return attempt

    async def claim_line(self, user_id: int, day: int, channel_id: int) -> bool:
        """True for the one click that may show this day in this channel."""
        key = one_time_notices.line_key(user_id, day, channel_id)
        return await one_time_notices.claim(self._db, key, self._clock.now(), begins(day) - 1)

    async def give_back_line(self, user_id: int, day: int, channel_id: int) -> None:
        """Nobody has seen it."""
        await one_time_notices.forget(self._db, one_time_notices.line_key(user_id, day, channel_id))

    async def hides_or_shows(self, user_id: int) -> None:
        """Somebody has changed whether they hide: the messages that name them change, too."""
        now = self._clock.now()
        async with self._db.transaction(light=True) as queries:
            await today_messages.change_all_of(queries, user_id, day_at(now) - HIDES_BACK, now)

    async def shown(self, message: DayMessage) -> list[ShownAttempt]:
        """Whom the message names, in the order in which they came."""
        return await today_messages.shown(self._db, message.guild_id, message.day)
