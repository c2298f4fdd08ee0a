"""When the message of a fair has something new to say."""

from dataclasses import replace

from bot.application import Application
from bot.fairs.model import DAY, Fair, FairTerms
from bot.store.leases import GIVEN_UP_AFTER
from tests.bot.fairs.test_services import begun, open_fair, running
from tests.bot.world import ANNA, BEN, CARL, PLACE, FakeClock


async def told(app: Application, fair: Fair) -> None:
    """Somebody brings the message up to date."""
    assert await app.fair_messages.claim(fair.code)
    await app.fair_messages.told(fair.code, (await app.fairs.find(fair.code)).fair.version)
    assert await app.fair_messages.behind() == []


async def test_a_result_is_told_also_when_no_other_game_begins(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL)
    await told(app, fair)
    match = (await running(app, fair))[0]
    await app.endings.resign(match.code, match.players[0].user_id or 0)
    progress = await app.fair_progress.go_on(fair.code)
    assert progress.begun == []
    assert await app.fair_messages.behind() == [fair.code]


async def test_half_time_and_the_end_are_told(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL)
    for _ in range(2):
        await told(app, fair)
        clock.forward(7 * DAY)
        assert await app.fair_progress.due() == [fair.code]
        await app.fair_progress.go_on(fair.code)
        assert await app.fair_messages.behind() == [fair.code]


async def test_the_end_is_posted_until_discord_takes_it(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL)
    await app.fair_progress.end(fair.code, ANNA)
    assert await app.fair_messages.is_end_due(fair.code)
    await app.fair_messages.end_told(fair.code)
    assert not await app.fair_messages.is_end_due(fair.code)


async def test_what_discord_refuses_is_given_up_when_the_fair_has_been_over_for_long(
    app: Application, clock: FakeClock
) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL)
    await app.fair_progress.end(fair.code, ANNA)
    for given_up in ([fair.code], []):
        assert await app.fair_messages.claim(fair.code)
        await app.fair_messages.refused(fair.code)
        clock.forward(GIVEN_UP_AFTER + 1)
        assert await app.fair_messages.behind() == given_up


async def test_fairs_of_servers_without_the_bot_are_in_nobody_s_way(app: Application, clock: FakeClock) -> None:
    for guild_id in range(1, 30):
        await app.fair_entries.open(ANNA, replace(PLACE, guild_id=guild_id), FairTerms("Elsewhere"))
    clock.forward(60)
    fair = await open_fair(app, ANNA)
    clock.forward(DAY)
    assert await app.fair_progress.due(lambda guild_id: guild_id == PLACE.guild_id) == [fair.code]


async def test_a_server_that_takes_the_bot_back_has_its_fairs_with_as_much_time(
    app: Application, clock: FakeClock
) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL, days=7)
    before = (await app.fairs.find(fair.code)).record.ends
    await app.removed_servers.note_removed(PLACE.guild_id or 0)
    clock.forward(20 * DAY)
    await app.removed_servers.note_returned(PLACE.guild_id or 0)
    assert (await app.fairs.find(fair.code)).record.ends == before + 20 * DAY
    assert await app.fair_progress.due() == []
