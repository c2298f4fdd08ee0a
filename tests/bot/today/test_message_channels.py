"""The channel of the message a day, chosen anew or taken back; refusals; a clock that was ahead."""

from dataclasses import replace

from bot.application import Application
from bot.store import leases
from bot.store.leases import LEASE
from bot.today.day_numbers import DAY, HOUR, begins, closes
from bot.today.messages import DayMessage
from tests.bot.today.test_messages import CHANNEL, HOME, claimed, post
from tests.bot.today.test_messages import day as day
from tests.bot.world import FakeClock


async def test_another_channel_gets_tomorrows(app: Application, clock: FakeClock, day: int) -> None:
    await post(app, HOME, day)
    settings = await app.servers.of(HOME)
    await app.servers.change(HOME, replace(settings, today_channel_id=99))
    assert not await app.today_messages.begin_in(HOME, 99), "today has its message"
    clock.forward(DAY)
    await app.today_messages.begin_day()
    assert (await claimed(app, HOME, day + 1)).channel_id == 99


async def test_who_wants_one_in_the_middle_of_the_day_has_it_at_once(app: Application, day: int) -> None:
    assert await app.today_messages.begin_in(903, 11)
    assert not await app.today_messages.begin_in(903, 11)
    assert (await claimed(app, 903, day)).channel_id == 11


async def test_what_could_not_be_posted_goes_along_to_the_channel_that_is_chosen_instead(
    app: Application, day: int
) -> None:
    """A manager chooses a channel, is told which permission is missing there, and chooses another one."""
    refused = await claimed(app, HOME, day)
    assert await app.today_messages.begin_posting(refused, 4000)
    await app.today_messages.postpone(refused, 900, is_unheard=False, is_refused=True)
    assert await app.today_messages.begin_in(HOME, 99)
    message = await claimed(app, HOME, day)
    assert message.channel_id == 99
    assert await app.today_messages.begin_posting(message, 4000)
    assert await app.today_messages.told(message, 5000, is_result=False)


async def test_who_turns_it_off_before_it_is_posted_has_none_and_can_turn_it_on_again(
    app: Application, day: int
) -> None:
    refused = await claimed(app, HOME, day)
    await app.today_messages.postpone(refused, 900, is_unheard=False, is_refused=True)
    await app.today_messages.stop_in(HOME)
    assert not await app.today_messages.retry_postponed(HOME), "the permission comes, and nobody wants it any more"
    assert (HOME, day) not in await app.today_messages.due()
    assert await app.today_messages.channel_of(HOME, day) is None
    assert await app.today_messages.begin_in(HOME, 99)
    assert (await claimed(app, HOME, day)).channel_id == 99


async def test_what_may_have_been_posted_stays_where_it_is(app: Application, clock: FakeClock, day: int) -> None:
    message = await claimed(app, HOME, day)
    assert await app.today_messages.begin_posting(message, 4000)
    for is_heard in (False, True):
        assert not await app.today_messages.begin_in(HOME, 99)
        await app.today_messages.stop_in(HOME)
        assert await app.today_messages.channel_of(HOME, day) == CHANNEL + HOME
        if not is_heard:
            await app.today_messages.postpone(message, 0, is_unheard=True)
            clock.forward(LEASE)
            message = await claimed(app, HOME, day)
            assert message.first == 4000
            assert await app.today_messages.told(message, 5000, is_result=False)


async def test_who_was_about_to_post_in_the_channel_of_before_does_not(app: Application, day: int) -> None:
    """Also where the other one is taken in hand in the same second, so that both leases are the same."""
    slow = await claimed(app, HOME, day)
    assert await app.today_messages.begin_in(HOME, 99)
    quick = await claimed(app, HOME, day)
    assert slow.lease == quick.lease
    assert not await app.today_messages.begin_posting(slow, 4000)
    await app.today_messages.gone(slow)  # its channel is not there any more
    assert await app.today_messages.begin_posting(quick, 4000)


async def test_a_clock_that_was_ahead_for_a_while_costs_no_message(
    app: Application, clock: FakeClock, day: int
) -> None:
    """Tomorrow had begun, and nobody has posted it. It is not over: it comes when it is its day."""
    await post(app, HOME, day)
    clock.time = begins(day + 1)
    await app.today_messages.begin_day()
    for is_begun in (False, True):
        clock.time = begins(day + 1) - HOUR
        await app.today_messages.begin_day()
        early = await claimed(app, HOME, day + 1)
        assert not app.today_messages.is_over(early)
        assert app.today_messages.is_early(early)
        await app.today_messages.not_yet(early)
        assert (HOME, day + 1) not in await app.today_messages.due()
        clock.time = begins(day + 1)
        await app.today_messages.begin_day()
        assert (HOME, day + 1) in await app.today_messages.due()
        if not is_begun:
            await app.today_messages.begin_posting(await claimed(app, HOME, day + 1), 4000)
    await post(app, HOME, day + 1)
    assert app.today_messages.is_over(DayMessage(HOME, day, CHANNEL, None, None, None, 1, 0))


async def test_what_discord_refuses_for_a_week_is_given_up(app: Application, clock: FakeClock, day: int) -> None:
    """However long ago its day is: who erases their data is taken out of all."""
    await post(app, HOME, day)
    clock.time = closes(day) + 1000 * DAY
    begun = clock.time
    while not app.today_messages.is_given_up(message := await claimed(app, HOME, day)):
        await app.today_messages.postpone(message, 900, is_unheard=False, is_refused=True)
        while (HOME, day) not in await app.today_messages.due():
            clock.forward(900)
    assert leases.GIVEN_UP_AFTER <= clock.time - begun < leases.GIVEN_UP_AFTER + DAY


async def test_a_refusal_that_passes_is_forgotten(app: Application, clock: FakeClock, day: int) -> None:
    message = await claimed(app, HOME, day)
    await app.today_messages.postpone(message, 0, is_unheard=False, is_refused=True)
    message = await claimed(app, HOME, day)
    assert message.refusals == 1
    assert await app.today_messages.told(message, 5000, is_result=False)
    clock.time = closes(day)
    assert (await claimed(app, HOME, day)).refusals == 0
