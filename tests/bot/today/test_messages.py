"""The one message a day: never two for a day, up to date, and who is named in it."""

import asyncio

import pytest

from bot.application import Application
from bot.errors import DayIsOver, DayNotFinished, YouHide
from bot.people.preferences import Preferences
from bot.server_settings import ServerSettings
from bot.store.leases import LEASE
from bot.today.day_numbers import DAY, HOUR, begins, closes, ends
from bot.today.messages import DayMessage
from tests.bot.today.test_attempts import play
from tests.bot.world import ANNA, BEN, CARL, DORA, FakeClock

HOME, OTHER, CHANNEL = 900, 901, 77


@pytest.fixture
async def day(app: Application) -> int:
    """Today; two servers want a message, and a third one does not."""
    for guild in (HOME, OTHER):
        await app.servers.change(guild, ServerSettings(today_channel_id=CHANNEL + guild))
    await app.servers.change(902, ServerSettings(is_quiet=True))
    await app.today_messages.begin_day()
    return app.today.day


async def claimed(app: Application, guild: int, day: int) -> DayMessage:
    message = await app.today_messages.claim(guild, day)
    assert message
    return message


async def post(app: Application, guild: int, day: int, message_id: int = 5000) -> None:
    message = await claimed(app, guild, day)
    assert await app.today_messages.begin_posting(message, 4000)
    assert await app.today_messages.told(message, message_id, is_result=False)


async def names(app: Application, guild: int, day: int) -> list[str | None]:
    message = DayMessage(guild, day, CHANNEL, None, None, None, 1, 0)
    return [one.name for one in await app.today_messages.shown(message)]


async def test_every_server_that_wants_one_gets_one_a_day(app: Application, clock: FakeClock, day: int) -> None:
    assert sorted(await app.today_messages.due()) == [(HOME, day), (OTHER, day)]
    for guild in (HOME, OTHER):
        await post(app, guild, day)
    await app.today_messages.begin_day()
    assert await app.today_messages.due() == []
    clock.time = begins(day + 1)
    await app.today_messages.begin_day()
    assert sorted(await app.today_messages.due()) == [(HOME, day + 1), (OTHER, day + 1)]


async def test_after_a_restart_there_is_no_second_one(app: Application, day: int) -> None:
    await post(app, HOME, day)
    app.today_messages._begun = 0  # as after a start
    await app.today_messages.begin_day()
    assert await app.today_messages.due() == [(OTHER, day)]


async def test_one_has_it_in_hand(app: Application, clock: FakeClock, day: int) -> None:
    claims = await asyncio.gather(*(app.today_messages.claim(HOME, day) for _ in range(5)))
    assert sum(one is not None for one in claims) == 1
    clock.forward(LEASE)
    late = next(one for one in claims if one)
    again = await claimed(app, HOME, day)
    assert again.message_id is None
    assert not await app.today_messages.begin_posting(late, 4000), "our lease ran out"
    assert await app.today_messages.begin_posting(again, 4000)


async def test_who_comes_after_a_crash_knows_where_to_look(app: Application, clock: FakeClock, day: int) -> None:
    message = await claimed(app, HOME, day)
    await app.today_messages.begin_posting(message, 4000)
    clock.forward(LEASE)
    assert (await claimed(app, HOME, day)).first == 4000


async def test_of_two_that_were_posted_one_has_to_go(app: Application, clock: FakeClock, day: int) -> None:
    slow = await claimed(app, HOME, day)
    await app.today_messages.begin_posting(slow, 4000)
    clock.forward(LEASE)
    quick = await claimed(app, HOME, day)
    assert await app.today_messages.told(quick, 5001, is_result=False)
    assert not await app.today_messages.told(slow, 5000, is_result=False)
    clock.time = closes(day)
    assert (await claimed(app, HOME, day)).message_id == 5001


async def test_who_stood_still_over_midnight_takes_back_what_they_posted(
    app: Application, clock: FakeClock, day: int
) -> None:
    slow = await claimed(app, HOME, day)
    await app.today_messages.begin_posting(slow, 4000)
    clock.time = begins(day + 1)
    await app.today_messages.gone(await claimed(app, HOME, day))  # another process: the day is over
    assert not await app.today_messages.told(slow, 5000, is_result=False)
    clock.time = closes(day)
    assert (HOME, day) not in await app.today_messages.due()


async def test_whose_lease_ran_out_posts_nothing_also_where_the_message_is_due_again_that_very_second(
    app: Application, clock: FakeClock, day: int
) -> None:
    slow = await claimed(app, HOME, day)
    clock.forward(LEASE)
    quick = await claimed(app, HOME, day)
    await play(app, ANNA, day)
    await app.today_messages.show(HOME, ANNA, day)
    await app.today_messages.told(quick, 5000, is_result=False)
    assert (HOME, day) in await app.today_messages.due(), "from now on, which is when the slow one's lease ran out"
    assert not await app.today_messages.begin_posting(slow, 4000)


async def test_it_closes_an_hour_after_its_day_once(app: Application, clock: FakeClock, day: int) -> None:
    await post(app, HOME, day)
    await post(app, OTHER, day)
    clock.time = ends(day)
    assert await app.today_messages.due() == []
    clock.time = closes(day)
    assert sorted(await app.today_messages.due()) == [(HOME, day), (OTHER, day)]
    message = await claimed(app, HOME, day)
    assert app.today_messages.is_closed(message)
    await app.today_messages.told(message, 5000, is_result=True)
    assert await app.today_messages.due() == [(OTHER, day)]


async def test_once_closed_it_stays_closed_whatever_the_clock_does(
    app: Application, clock: FakeClock, day: int
) -> None:
    await play(app, ANNA, day)
    await post(app, HOME, day)
    await app.today_messages.show(HOME, ANNA, day)
    clock.time = closes(day)
    await app.today_messages.told(await claimed(app, HOME, day), 5000, is_result=True)
    clock.forward(-HOUR)
    await app.personal_data.erase(ANNA)
    assert app.today_messages.is_closed(await claimed(app, HOME, day))


async def test_what_was_painted_before_it_closed_is_no_result(app: Application, clock: FakeClock, day: int) -> None:
    await play(app, ANNA, day)
    await post(app, HOME, day)
    await app.today_messages.show(HOME, ANNA, day)
    message = await claimed(app, HOME, day)
    clock.time = closes(day)
    await app.today_messages.told(message, 5000, is_result=False)
    assert (HOME, day) in await app.today_messages.due()


async def test_what_was_never_posted_is_not_posted_on_another_day(app: Application, clock: FakeClock, day: int) -> None:
    clock.time = begins(day + 1)
    message = await claimed(app, HOME, day)
    assert app.today_messages.is_over(message)
    await app.today_messages.gone(message)
    assert await app.today_messages.claim(HOME, day) is None
    clock.time = closes(day)
    assert (HOME, day) not in await app.today_messages.due()


async def test_refusals_are_tried_later_each_time_and_at_once_when_something_changed(
    app: Application, clock: FakeClock, day: int
) -> None:
    pauses = []
    for _ in range(3):
        message = await claimed(app, HOME, day)
        await app.today_messages.postpone(message, 900, is_unheard=False, is_refused=True)
        pause = 0
        while (HOME, day) not in await app.today_messages.due():
            clock.forward(60)
            pause += 60
        pauses.append(pause)
    assert pauses == [900, 1800, 3600]
    await app.today_messages.postpone(await claimed(app, HOME, day), 900, is_unheard=False, is_refused=True)
    assert (HOME, day) not in await app.today_messages.due()
    await app.today_messages.retry_postponed(HOME)
    assert (HOME, day) in await app.today_messages.due()


async def test_an_unheard_post_is_looked_for_and_a_refused_one_is_not(
    app: Application, clock: FakeClock, day: int
) -> None:
    for is_unheard in (True, False):
        message = await claimed(app, HOME, day)
        await app.today_messages.begin_posting(message, 4000)
        await app.today_messages.postpone(message, 60, is_unheard=is_unheard)
        clock.forward(60)
        again = await claimed(app, HOME, day)
        assert (again.first is not None) == is_unheard
        await app.today_messages.postpone(again, 0, is_unheard=False)


async def test_a_clock_that_was_set_back_puts_nothing_off(app: Application, clock: FakeClock, day: int) -> None:
    clock.forward(30 * DAY)
    await app.today_messages.retry_postponed(HOME)
    assert await app.today_messages.claim(HOME, day)
    clock.forward(-30 * DAY)
    assert (HOME, day) in await app.today_messages.due()
    assert await app.today_messages.claim(HOME, day)


async def test_who_has_shown_theirs_is_named_and_the_message_is_due(
    app: Application, clock: FakeClock, day: int
) -> None:
    await post(app, HOME, day)
    for person, name in ((BEN, "Ben"), (ANNA, "Anna")):
        await app.names.remember(person, name)
        await play(app, person, day)
        clock.forward(60)
        assert await app.today_messages.show(HOME, person, day)
        assert not await app.today_messages.show(HOME, person, day), "once"
    assert (HOME, day) in await app.today_messages.due()
    assert await names(app, HOME, day) == ["Ben", "Anna"]
    assert await names(app, OTHER, day) == [], "in the server in which they have shown it"


async def test_who_comes_while_it_is_being_edited_is_told_next(app: Application, day: int) -> None:
    await post(app, HOME, day)
    for person in (ANNA, BEN):
        await play(app, person, day)
    await app.today_messages.show(HOME, ANNA, day)
    message = await claimed(app, HOME, day)
    await app.today_messages.show(HOME, BEN, day)
    assert await app.today_messages.claim(HOME, day) is None, "it is in hand"
    await app.today_messages.told(message, 5000, is_result=False)
    assert (HOME, day) in await app.today_messages.due()


async def test_what_cannot_be_shown(app: Application, clock: FakeClock, day: int) -> None:
    with pytest.raises(DayNotFinished):
        await app.today_messages.show(HOME, ANNA, day)
    await play(app, ANNA, day, stalls=2)
    with pytest.raises(DayNotFinished):
        await app.today_messages.show(HOME, ANNA, day)
    await play(app, BEN, day - 1)
    with pytest.raises(DayIsOver):  # practice
        await app.today_messages.show(HOME, BEN, day - 1)
    await app.preferences.change(CARL, Preferences(is_hidden=True))
    await play(app, CARL, day)
    with pytest.raises(YouHide):
        await app.today_messages.show(HOME, CARL, day)
    await play(app, DORA, day)
    clock.time = closes(day) - 1
    await app.today_messages.show(HOME, DORA, day)
    clock.time += 1
    with pytest.raises(DayIsOver):
        await app.today_messages.show(OTHER, DORA, day)


async def test_who_hides_or_is_erased_is_taken_out(app: Application, clock: FakeClock, day: int) -> None:
    await post(app, HOME, day)
    for person, name in ((ANNA, "Anna"), (BEN, "Ben"), (CARL, "Carl")):
        await app.names.remember(person, name)
        await play(app, person, day)
        await app.today_messages.show(HOME, person, day)
    await app.today_messages.told(await claimed(app, HOME, day), 5000, is_result=False)
    await app.preferences.change(ANNA, Preferences(is_hidden=True))
    await app.today_messages.hides_or_shows(ANNA)
    await app.today_messages.told(await claimed(app, HOME, day), 5000, is_result=False)
    assert await names(app, HOME, day) == ["Ben", "Carl"]
    clock.time = closes(day)
    await app.today_messages.told(await claimed(app, HOME, day), 5000, is_result=True)
    clock.forward(30 * DAY)
    await app.personal_data.erase(BEN)
    message = await claimed(app, HOME, day)
    assert app.today_messages.is_closed(message), "it stays a list of results"
    assert await names(app, HOME, day) == ["Carl"]


async def test_a_day_is_shown_once_in_a_channel_in_a_line(app: Application, clock: FakeClock, day: int) -> None:
    messages = app.today_messages
    assert [await messages.claim_line(ANNA, day, 7) for _ in range(2)] == [True, False]
    assert await messages.claim_line(ANNA, day, 8)
    assert await messages.claim_line(BEN, day, 7)
    await messages.give_back_line(ANNA, day, 8)
    assert await messages.claim_line(ANNA, day, 8), "nobody had seen it"
    clock.time = ends(day) + 60
    assert not await messages.claim_line(ANNA, day, 7)
    assert await messages.claim_line(ANNA, day, 9), "yesterday's, in the hour after it"
    for channel in (7, 9):
        assert [await messages.claim_line(ANNA, day + 1, channel) for _ in range(2)] == [True, False]
    clock.forward(DAY)
    assert [await messages.claim_line(ANNA, day + 2, 7) for _ in range(2)] == [True, False]
    shown = (await app.personal_data.export(ANNA))["today_shown"]
    assert {one["channel"] for one in shown} == {7, 8, 9}
    await app.personal_data.erase(ANNA)
    assert (await app.personal_data.export(ANNA))["today_shown"] == []
    assert await app.db.fetch_all("SELECT 1 FROM notices WHERE key >= 'user:101:' AND key < 'user:101;'") == []


async def test_after_a_restore_messages_are_looked_for_before_one_is_posted(
    app: Application, clock: FakeClock, day: int
) -> None:
    await post(app, OTHER, day)
    clock.time = begins(day + 1) + HOUR // 2
    await app.today_messages.look_after_restore({day: 4000, day + 1: 4500})
    assert (await claimed(app, HOME, day)).first == 4000
    assert (await claimed(app, HOME, day + 1)).first == 4500
    assert (await claimed(app, OTHER, day + 1)).first == 4500
    assert await app.today_messages.claim(OTHER, day) is None, "it is known, and is not closed yet"


async def test_a_server_that_removed_the_bot_is_forgotten(app: Application, clock: FakeClock, day: int) -> None:
    await play(app, ANNA, day)
    await post(app, HOME, day)
    await app.today_messages.show(HOME, ANNA, day)
    await app.removed_servers.note_removed(HOME)
    await app.servers.forget(HOME)
    clock.time = begins(day + 1)
    await app.today_messages.begin_day()
    assert (HOME, day + 1) not in await app.today_messages.due()
    clock.forward(91 * DAY)
    await app.removed_servers.anonymise_due()
    for table in ("today_messages", "today_shown"):
        assert await app.db.fetch_all(f"SELECT 1 FROM {table} WHERE guild_id = ?", HOME) == []
    assert await app.today.find(ANNA, day), "what she played is hers"
