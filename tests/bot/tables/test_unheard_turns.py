"""Who became the mover by an edit, which rings nowhere, is called a while later."""

from random import Random

from bot.application import Application
from bot.match.model import UNHEARD, Level, PublicMatch
from tests.bot.world import ANNA, PRACTICE, FakeClock, fresh, play_random, start_match


async def tell(app: Application, match: PublicMatch) -> None:
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.told(announcement, 1)


async def moved_quietly(app: Application, rng: Random) -> PublicMatch:
    """The first table has called; the one after a move has not."""
    match = await start_match(app)
    assert await app.calls.claim(match, ANNA)
    await tell(app, match)
    await play_random(app, match, rng, moves=1)
    await tell(app, match)
    return await fresh(app, match)


async def due(app: Application) -> list[str]:
    return [match.code for match in await app.unheard_turns.due()]


async def test_a_mover_whom_nobody_called_is_due_after_three_minutes(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    match = await moved_quietly(app, rng)
    clock.forward(UNHEARD - 1)
    assert await due(app) == []
    clock.forward(1)
    assert await due(app) == [match.code]
    assert not match.has_mover_acted
    assert await app.unheard_turns.take(match, is_wanted=True)
    assert not await app.unheard_turns.take(match, is_wanted=True), "once"
    assert await app.announcements.behind() == [match.code]
    announcement = await app.announcements.claim(match.code)
    assert announcement
    assert not announcement.is_fast, "so the table is posted anew, with a mention"
    assert await app.calls.claim(match, ANNA)
    await app.announcements.told(announcement, 2)
    clock.forward(10 * UNHEARD)
    assert await due(app) == []


async def test_who_was_called_is_not_called_again(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    assert await app.calls.claim(match, ANNA)
    await tell(app, match)
    clock.forward(UNHEARD)
    assert await due(app) == []


async def test_who_has_moved_meanwhile_is_not_called(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await moved_quietly(app, rng)
    clock.forward(UNHEARD)
    await play_random(app, match, rng, moves=1)
    assert await due(app) == []
    assert not await app.unheard_turns.take(match, is_wanted=True)


async def test_who_has_looked_meanwhile_has_acted(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await moved_quietly(app, rng)
    clock.forward(60)
    await app.matches.look(match.code, match.user_to_move)
    assert (await fresh(app, match)).has_mover_acted


async def test_a_call_that_is_not_wanted_leaves_the_table_alone(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    match = await moved_quietly(app, rng)
    clock.forward(UNHEARD)
    assert await app.unheard_turns.take(match, is_wanted=False)
    assert await app.announcements.behind() == []
    assert await due(app) == []


async def test_nobody_is_called_back_to_a_merchant(app: Application, clock: FakeClock) -> None:
    match = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    await tell(app, match)
    clock.forward(UNHEARD)
    assert await due(app) == []


async def test_a_clock_that_was_set_back_delays_no_call(app: Application, clock: FakeClock, rng: Random) -> None:
    clock.forward(24 * 3600)
    match = await moved_quietly(app, rng)
    clock.forward(-24 * 3600)
    assert await due(app) == [match.code]
