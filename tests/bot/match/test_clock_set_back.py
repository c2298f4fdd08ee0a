"""The clock was a day ahead, the bot died, and the clock is right again: nothing stands still for a day."""

from random import Random

import pytest

from bot.application import Application
from bot.fairs.model import FairTerms
from bot.match.model import Level
from bot.tables.announcements import Announcement
from cogs.core.discord_errors import LATER, MUCH_LATER
from tests.bot.tables.test_round_ends import second_round
from tests.bot.world import ANNA, BEN, CARL, DAY, DORA, PLACE, PRACTICE, FakeClock, fresh, play_random, start_match

SOON = 61
HOUR = 3600


async def claimed(app: Application, code: str) -> Announcement:
    announcement = await app.announcements.claim(code)
    assert announcement
    return announcement


async def test_a_table_that_was_behind_is_told(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    clock.forward(-DAY)
    assert await app.announcements.behind() == [match.code]
    assert await app.announcements.told(await claimed(app, match.code), 1) is None
    assert await app.announcements.behind() == []


async def test_a_table_in_the_hands_of_the_dead_is_told(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await claimed(app, match.code)
    clock.forward(-DAY)
    assert await app.announcements.behind() == [match.code]
    await claimed(app, match.code)
    assert await app.announcements.behind() == [], "now it is ours"
    assert await app.announcements.claim(match.code) is None
    assert await app.announcements.claim(match.code, again=True) is None


async def test_a_table_that_somebody_asks_for_is_posted(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await claimed(app, match.code)
    clock.forward(-DAY)
    assert await app.announcements.claim(match.code, again=True)


@pytest.mark.parametrize("pause", [LATER, MUCH_LATER])
async def test_a_table_that_was_postponed_is_told(app: Application, clock: FakeClock, pause: int) -> None:
    match = await start_match(app)
    await app.announcements.postpone(await claimed(app, match.code), pause)
    assert await app.announcements.behind() == [], "postponed is not lost"
    clock.forward(-DAY)
    assert await app.announcements.behind() == [match.code]


@pytest.mark.parametrize("is_claimed", [False, True])
async def test_a_merchant_goes_on(app: Application, clock: FakeClock, is_claimed: bool) -> None:
    while not (codes := await app.computer_turns.to_move()):
        await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    if is_claimed:
        assert await app.computer_turns.claim(codes[0])
        assert await app.computer_turns.to_move() == []
    clock.forward(-DAY)
    assert await app.computer_turns.to_move() == codes
    assert await app.computer_turns.claim(codes[0])
    assert await app.computer_turns.claim(codes[0]) is None, "now it is ours"


@pytest.mark.parametrize("pause", [None, LATER, MUCH_LATER])
async def test_an_old_table_is_cleared_away(app: Application, clock: FakeClock, pause: int | None) -> None:
    match = await start_match(app)
    await app.announcements.told(await claimed(app, match.code), 1)
    await app.announcements.move_to(match.code, 333)
    if pause:
        [old] = await app.old_tables.claim_due(match.code)
        await app.old_tables.postpone(old, pause, is_refused=pause is MUCH_LATER)
        assert await app.old_tables.due() == []
    clock.forward(-DAY)
    assert await app.old_tables.due() == [match.code]
    assert len(await app.old_tables.claim_due(match.code)) == 1
    assert await app.old_tables.claim_due(match.code) == [], "now it is ours"


@pytest.mark.parametrize("is_claimed", [False, True])
async def test_an_old_table_is_cleared_away_within_a_minute_also_after_an_hour(
    app: Application, clock: FakeClock, is_claimed: bool
) -> None:
    """An hour is less than what Discord refuses may have to wait: only what was refused waits so long."""
    match = await start_match(app)
    await app.announcements.told(await claimed(app, match.code), 1)
    await app.announcements.move_to(match.code, 333)
    if is_claimed:
        assert await app.old_tables.claim_due(match.code)
    clock.forward(-HOUR)
    assert await app.old_tables.due() == [match.code]
    assert len(await app.old_tables.claim_due(match.code)) == 1
    assert await app.old_tables.due() == [], "now it is ours"


@pytest.mark.parametrize("is_claimed", [False, True])
@pytest.mark.parametrize("back", [100, HOUR, DAY])
async def test_the_end_of_a_round_is_told(app: Application, clock: FakeClock, back: int, is_claimed: bool) -> None:
    match = await second_round(app)
    if is_claimed:
        assert await app.round_ends.claim(match.code)
    clock.forward(-back)
    assert await app.round_ends.due() == [match.code]
    assert await app.round_ends.claim(match.code)
    assert await app.round_ends.due() == [], "now it is ours"
    assert await app.round_ends.claim(match.code) is None


async def test_what_discord_refused_keeps_its_pause(app: Application, clock: FakeClock) -> None:
    match = await second_round(app)
    end = await app.round_ends.claim(match.code)
    assert end
    await app.round_ends.postpone(end, MUCH_LATER, is_unheard=False, is_refused=True)
    clock.forward(-100)
    assert await app.round_ends.due() == []
    clock.forward(-DAY)
    assert await app.round_ends.due() == [match.code]


async def test_nobody_counts_as_present_for_a_day(app: Application, clock: FakeClock, rng: Random) -> None:
    """Else nobody would be called."""
    match = await start_match(app)
    await play_random(app, match, rng, moves=2)
    assert (await fresh(app, match)).is_fast(clock.now())
    clock.forward(-DAY)
    assert not (await fresh(app, match)).is_fast(clock.now())


@pytest.mark.parametrize("back", [1, 30, 59, 60, 100, 3600, DAY, 400 * DAY])
async def test_however_far_it_was_set_back_a_lease_ends_in_time(app: Application, clock: FakeClock, back: int) -> None:
    match = await start_match(app)
    await claimed(app, match.code)
    clock.forward(-back)
    if not await app.announcements.behind():
        clock.forward(SOON)
    assert await app.announcements.behind() == [match.code]


async def test_a_fair_goes_on(app: Application, clock: FakeClock, rng: Random) -> None:
    """A game ends, and the bot dies before the next one begins."""
    fair = await app.fair_entries.open(ANNA, PLACE, FairTerms("Spring fair", games_at_once=1))
    for person in (ANNA, BEN, CARL, DORA):
        await app.fair_entries.join(fair.code, person)
    clock.forward(DAY)
    first, second = (await app.fair_progress.go_on(fair.code)).begun
    for code in (first, second):
        await play_random(app, await app.matches.find(code), rng)
    clock.forward(-DAY)
    assert await app.fair_progress.due() == [fair.code]
    assert len((await app.fair_progress.go_on(fair.code)).begun) == 2


async def test_the_message_of_a_fair_is_told(app: Application, clock: FakeClock) -> None:
    fair = await app.fair_entries.open(ANNA, PLACE, FairTerms("Spring fair"))
    await app.fair_entries.join(fair.code, BEN)
    assert await app.fair_messages.claim(fair.code)
    clock.forward(-DAY)
    assert await app.fair_messages.behind() == [fair.code]
    assert await app.fair_messages.claim(fair.code)
    assert await app.fair_messages.behind() == [], "now it is ours"
    await app.fair_messages.refused(fair.code)
    await app.fair_messages.refused(fair.code)
    assert await app.fair_messages.behind() == [], "what Discord refused keeps its pause"
