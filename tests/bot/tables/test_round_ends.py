"""Which ends of rounds are still to be told: each is in one pair of hands, and nothing is forgotten."""

from random import Random

from bot.application import Application
from bot.match.model import Place, PublicMatch
from bot.tables.round_ends import GIVEN_UP
from tests.bot.world import PLACE, SINGLE, FakeClock, play_random, start_match

CHANNEL, FIRST = 901, 5000


async def second_round(app: Application, place: Place = PLACE) -> PublicMatch:
    match, rng = await start_match(app, place=place), Random(2)
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    return match


async def test_the_end_of_a_round_is_in_one_pair_of_hands_until_it_is_told(app: Application) -> None:
    match = await second_round(app)
    assert await app.round_ends.due() == [match.code]
    end = await app.round_ends.claim(match.code)
    assert end is not None
    assert (end.number, end.result.number, end.view.round_number) == (1, 1, 1)
    assert end.may_be_posted_in is None
    assert await app.round_ends.claim(match.code) is None, "somebody has it"
    assert await app.round_ends.due() == []
    assert await app.round_ends.begin_posting(end, CHANNEL, FIRST)
    await app.round_ends.told(end)
    assert await app.round_ends.claim(match.code) is None


async def test_who_dies_while_posting_leaves_a_trace(app: Application, clock: FakeClock) -> None:
    match = await second_round(app)
    end = await app.round_ends.claim(match.code, 60)
    assert end is not None
    await app.round_ends.begin_posting(end, CHANNEL, FIRST)
    clock.forward(61)
    again = await app.round_ends.claim(match.code)
    assert again is not None
    assert again.may_be_posted_in == (CHANNEL, FIRST)
    assert not await app.round_ends.begin_posting(end, CHANNEL, FIRST), "who was slow has lost it"


async def test_what_was_refused_was_posted_nowhere(app: Application, clock: FakeClock) -> None:
    match = await second_round(app)
    for is_unheard in (True, False):
        end = await app.round_ends.claim(match.code)
        assert end is not None
        await app.round_ends.begin_posting(end, CHANNEL, FIRST)
        await app.round_ends.postpone(end, 60, is_unheard=is_unheard)
        assert await app.round_ends.due() == []
        clock.forward(61)
        again = await app.round_ends.claim(match.code)
        assert again is not None
        assert (again.may_be_posted_in is not None) == is_unheard
        await app.round_ends.postpone(again, 0, is_unheard=is_unheard)
    clock.forward(GIVEN_UP)
    late = await app.round_ends.claim(match.code)
    assert late is not None
    assert late.is_too_old


async def test_the_last_round_and_tables_that_we_cannot_reach_have_none(app: Application) -> None:
    await play_random(app, await start_match(app, options=SINGLE), Random(1))
    await second_round(app, Place(None, 77, is_reachable=False))
    assert await app.round_ends.due() == []


async def test_what_is_refused_is_tried_later_each_time_and_at_once_when_asked(
    app: Application, clock: FakeClock
) -> None:
    match = await second_round(app)
    for pause in (900, 1800, 3600):
        end = await app.round_ends.claim(match.code)
        assert end
        await app.round_ends.postpone(end, 900, is_unheard=False, is_refused=True)
        clock.forward(pause - 1)
        assert await app.round_ends.due() == []
        clock.forward(1)
        assert await app.round_ends.due() == [match.code]
    end = await app.round_ends.claim(match.code)
    assert end
    await app.round_ends.postpone(end, 900, is_unheard=False, is_refused=True)
    await app.round_ends.retry_postponed(match.code)
    assert await app.round_ends.due() == [match.code]


async def test_an_interrupted_match_waits_until_it_goes_on(app: Application) -> None:
    match = await second_round(app)
    assert match.place.guild_id
    await app.announcements.server_is_gone(match.place.guild_id)
    assert await app.round_ends.due() == []
    assert await app.round_ends.claim(match.code) is None
    await app.announcements.retry_postponed(match.place.guild_id)
    assert await app.round_ends.due() == [match.code]
