"""The part of a whole life that is about the bazaar of the day."""

from bot.application import Application
from bot.server_settings import ServerSettings
from bot.store.leases import LEASE
from bot.today.attempts import STALLS
from tests.bot.world import ANNA, BEN, DAY, PLACE, FakeClock

HOME = PLACE.guild_id or 0


async def play_a_day(app: Application, person: int) -> int:
    """Today, the best at each stall, and shown at home."""
    day = app.today.day
    attempt = await app.today.open_now(person)
    while stall := attempt.next_stall:
        attempt = await app.today.choose(person, day, stall, app.today.exercise(day, stall).best)
    await app.today_messages.show(HOME, person, day)
    assert await app.today_messages.claim_line(person, day, 86)
    await app.today_messages.give_back_line(person, day, 86)
    return day


async def visit_bazaars(app: Application, clock: FakeClock) -> None:
    messages = app.today_messages
    await app.servers.change(HOME, ServerSettings(today_channel_id=82))
    await messages.begin_day()
    assert await messages.begin_in(4321, 82)
    await messages.stop_in(4321)
    assert await messages.begin_in(4321, 83)
    day = app.today.day
    assert await messages.due()
    message = await messages.claim(HOME, day)
    assert message
    await messages.not_yet(message)
    assert await messages.begin_in(HOME, 82)
    message = await messages.claim(HOME, day)
    assert message
    await messages.postpone(message, 900, is_unheard=False, is_refused=True)
    assert await messages.retry_postponed(HOME)
    message = await messages.claim(HOME, day)
    assert message
    assert await messages.begin_posting(message, 84)
    assert await messages.told(message, 85, is_result=False)
    for person in (ANNA, BEN):
        await play_a_day(app, person)
    assert await messages.shown(message)
    await app.today.attendance(ANNA, day)
    await app.today.missed(ANNA)
    await app.today.choices_of_all(day, STALLS)
    await messages.hides_or_shows(ANNA)
    assert await messages.channel_of(HOME, day) == 82
    await messages.look_after_restore({day: 80})
    clock.forward(LEASE)
    message = await messages.claim(4321, day)
    assert message
    await messages.gone(message)
    clock.forward(2 * DAY)
    assert await messages.due()
