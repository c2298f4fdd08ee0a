from dataclasses import replace

from bot.application import Application
from bot.match.model import Pace, State
from bot.people.preferences import Preferences
from bot.server_settings import ServerSettings
from bot.tables.mentions import MentionMode
from tests.bot.world import ANNA, BEN, CARL, DAY, FakeClock, start_match


async def test_preferences_hold_until_they_are_changed(app: Application) -> None:
    assert await app.preferences.of(ANNA) == Preferences()
    wished = Preferences(
        "fr", MentionMode.NEVER, dm_notices=False, confirm=False, takes_challenges=False, is_hidden=True
    )
    await app.preferences.change(ANNA, wished)
    assert await app.preferences.of(ANNA) == wished
    await app.preferences.change(ANNA, replace(wished, language=None, confirm=True))
    assert await app.preferences.of(ANNA) == replace(wished, language=None, confirm=True)
    assert await app.preferences.of(BEN) == Preferences()


async def test_the_block_list(app: Application) -> None:
    assert await app.blocks.block(ANNA, BEN)
    assert not await app.blocks.block(ANNA, BEN)
    await app.blocks.block(ANNA, CARL)
    assert await app.blocks.blocked_by(ANNA) == [BEN, CARL]
    assert await app.blocks.unblock(ANNA, BEN)
    assert not await app.blocks.unblock(ANNA, BEN)
    assert await app.blocks.blocked_by(BEN) == []


async def test_a_person_is_mentioned_where_both_they_and_the_server_allow_it(app: Application) -> None:
    assert await app.preferences.may_mention(ANNA, 5)
    await app.servers.change(5, ServerSettings(is_quiet=True))
    assert not await app.preferences.may_mention(ANNA, 5)
    assert await app.preferences.may_mention(ANNA, 6)
    assert await app.preferences.may_mention(ANNA, None)
    await app.preferences.change(ANNA, Preferences(mentions=MentionMode.NEVER))
    assert not await app.preferences.may_mention(ANNA, 6)
    assert not await app.preferences.may_mention(ANNA, None)


async def test_who_is_away_is_so_until_the_day_they_said_and_no_clock_stops(app: Application, clock: FakeClock) -> None:
    match = await start_match(app, pace=Pace.DAY)
    until = clock.now() + 3 * DAY
    await app.preferences.change(ANNA, Preferences(away_until=until))
    assert await app.preferences.away((ANNA, BEN, None)) == {ANNA: until}
    clock.forward(3 * DAY - 1)
    assert await app.preferences.away((ANNA,)) == {ANNA: until}
    clock.forward(1)
    assert await app.preferences.away((ANNA,)) == {}, "it ends by itself"
    await app.deadlines.sweep()
    assert (await app.matches.find(match.code)).state is State.OVER, "time ran on"
