"""The time of a fair, and of its games: hours in which nobody could move are nobody's."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.application import Application
from bot.fairs.model import DAY, GRACE, FairState, Membership
from rules import Termination
from tests.bot.fairs.test_joining import always_late
from tests.bot.fairs.test_services import HOME, begun, open_fair, running
from tests.bot.world import ANNA, BEN, CARL, DORA, FakeClock, fresh, play_random


async def test_the_time_of_an_outage_is_given_back(app: Application, clock: FakeClock) -> None:
    await app.downtime.mark_present()
    fair = await open_fair(app, ANNA, BEN, CARL)
    app.downtime.mark_absent()
    clock.forward(DAY)
    await app.downtime.mark_present()
    assert (await app.fairs.find(fair.code)).fair.begins == fair.begins + DAY
    assert await app.fair_progress.due() == []


async def bot_is_away(app: Application, clock: FakeClock, seconds: int) -> None:
    await app.downtime.mark_present()
    app.downtime.mark_absent()
    clock.forward(seconds)
    assert await app.downtime.mark_present() == seconds


async def server_is_without_the_bot(app: Application, clock: FakeClock, seconds: int) -> None:
    await app.removed_servers.note_removed(HOME)
    clock.forward(seconds)
    await app.removed_servers.note_returned(HOME)


async def both(app: Application, clock: FakeClock, seconds: int) -> None:
    """The seconds in which the bot was away and the server without it count once."""
    await app.removed_servers.note_removed(HOME)
    await bot_is_away(app, clock, seconds)
    await app.removed_servers.note_returned(HOME)


async def nothing(_app: Application, _clock: FakeClock, _seconds: int) -> None:
    """Nobody is away."""


@pytest.mark.parametrize("happens", [nothing, bot_is_away, server_is_without_the_bot, both])
async def test_at_the_end_of_the_grace_who_used_more_time_loses(
    app: Application, clock: FakeClock, rng: Random, happens: Callable[[Application, FakeClock, int], Awaitable[None]]
) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL, games_at_once=1, days=7)
    [match] = await running(app, fair)
    slow = match.user_to_move
    for _ in range(7):  # one answers after a day, the other at once
        clock.forward(DAY)
        await play_random(app, await fresh(app, match), rng, moves=1)
        await play_random(app, await fresh(app, match), rng, moves=1)
    clock.forward(DAY)
    await play_random(app, await fresh(app, match), rng, moves=1)
    await happens(app, clock, 20 * DAY)  # meanwhile the fast one is to move
    await play_random(app, await fresh(app, match), rng, moves=2)
    await happens(app, clock, 20 * DAY)
    clock.forward(GRACE - DAY)
    progress = await app.fair_progress.go_on(fair.code)
    assert progress.fair.state is FairState.OVER
    assert progress.ended == [match.code]
    ended = await fresh(app, match)
    assert ended.outcome is not None
    assert ended.outcome.termination is Termination.TIMEOUT
    assert ended.players[1 - (ended.outcome.winner or 0)].user_id == slow


@pytest.mark.parametrize("happens", [bot_is_away, server_is_without_the_bot, both])
async def test_the_organiser_has_a_whole_day_to_refuse_somebody(
    app: Application, clock: FakeClock, happens: Callable[[Application, FakeClock, int], Awaitable[None]]
) -> None:
    late = await always_late(app, clock)
    fair = await open_fair(app, ANNA, DORA)
    assert await app.fair_entries.join(fair.code, late) is Membership.ASKED
    await happens(app, clock, 20 * DAY)
    clock.forward(DAY - 1)
    assert await app.fair_progress.due() == []
    await app.fair_progress.go_on(fair.code)
    mine = (await app.fairs.find(fair.code)).participant_of(late)
    assert mine is not None
    assert mine.has_asked, "nobody could be refused meanwhile"
    clock.forward(1)
    assert await app.fair_progress.due() == [fair.code]
