"""When the message of a fair is brought up to date, and what stands in nobody's way."""

from dataclasses import replace

from bot.application import Application
from bot.fairs.messages import BEING_POSTED
from bot.fairs.model import DAY, GATHERING, Fair, FairTerms
from tests.bot.fairs.test_services import begun, open_fair, running
from tests.bot.world import ANNA, BEN, CARL, PLACE, FakeClock


async def test_what_changes_while_the_message_is_edited_is_told_right_after(app: Application) -> None:
    fair = await open_fair(app, BEN)
    assert await app.fair_messages.claim(fair.code)
    shown = (await app.fairs.find(fair.code)).fair.version
    await app.fair_entries.join(fair.code, CARL)
    assert await app.fair_messages.behind() == []  # somebody has it in hand
    await app.fair_messages.told(fair.code, shown)
    assert await app.fair_messages.behind() == [fair.code]
    await app.fair_messages.told(fair.code, shown + 1)
    assert await app.fair_messages.behind() == []


async def test_the_fairs_of_servers_that_removed_the_bot_stand_in_nobodys_way(
    app: Application, clock: FakeClock
) -> None:
    gone = replace(PLACE, guild_id=999)
    waiting = [(await app.fair_entries.open(ANNA, gone, FairTerms("Elsewhere"))).code for _ in range(5)]
    for code in waiting:
        await app.fair_entries.join(code, BEN)
    clock.forward(1)
    fair = await open_fair(app, ANNA, BEN, CARL)
    removed, _ = await app.removed_servers.compare({PLACE.guild_id or 0})
    assert removed == {999}, "noticed also where nothing was played yet"
    await app.removed_servers.note_removed(999)
    clock.forward(GATHERING)
    assert await app.fair_progress.due(limit=5) == [fair.code]
    assert await app.fair_messages.behind(limit=5) == [fair.code]
    await app.removed_servers.note_returned(999)
    assert set(waiting) <= set(await app.fair_messages.behind())
    clock.forward(GATHERING)
    assert set(waiting) <= set(await app.fair_progress.due())


async def test_what_discord_refused_is_due_when_something_has_changed_there(app: Application) -> None:
    fair = await open_fair(app, BEN)
    assert await app.fair_messages.claim(fair.code)
    await app.fair_messages.refused(fair.code)
    await app.fair_messages.retry_refused(999)
    assert await app.fair_messages.behind() == []
    await app.fair_messages.retry_refused(PLACE.guild_id or 0)
    assert await app.fair_messages.behind() == [fair.code]
    assert await app.fair_messages.claim(fair.code)
    await app.fair_messages.retry_refused(PLACE.guild_id or 0)
    assert await app.fair_messages.behind() == [], "somebody has it in hand"


async def test_a_week_after_its_end_nobody_tells_of_a_fair(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN)
    assert not app.fair_messages.is_given_up((await app.fairs.find(fair.code)).fair)
    clock.forward(7 * DAY)
    assert app.fair_messages.is_given_up((await app.fairs.find(fair.code)).fair)


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


async def test_of_two_who_would_post_the_message_one_may(app: Application) -> None:
    fair, first = await open_fair(app, BEN), 10**18
    messages = app.fair_messages
    assert await messages.begin_posting(fair.code, first)
    assert not await messages.begin_posting(fair.code, first + 1)
    assert await messages.begin_posting(fair.code, first + BEING_POSTED + 1), "the one before has died"
    assert await messages.begin_posting(fair.code, first), "the clock was set back"
    assert await messages.posted(fair.code, 77)
    assert not await messages.begin_posting(fair.code, first + 2 * BEING_POSTED), "it is there"
    assert (await app.fairs.find(fair.code)).fair.message_first is None
    assert not await messages.posted(fair.code, 78), "this one has to go"
    assert await messages.posted(fair.code, 77), "it was known already, by a click"
    await messages.gone(fair.code, 78)
    assert (await app.fairs.find(fair.code)).fair.message_id == 77
    await messages.gone(fair.code, 77)
    assert await messages.begin_posting(fair.code, first)


async def test_what_came_before_the_message_was_heard_of_is_shown_in_it(app: Application) -> None:
    fair = await open_fair(app)
    await app.fair_entries.join(fair.code, BEN)
    await told(app, fair)  # there was no message to edit
    await app.fair_messages.posted(fair.code, 77, fair.version)
    assert await app.fair_messages.behind() == [fair.code]
    await told(app, fair)
    await app.fair_messages.posted(fair.code, 77, (await app.fairs.find(fair.code)).fair.version)
    assert await app.fair_messages.behind() == []


async def test_of_two_who_would_move_it_one_does(app: Application) -> None:
    fair = await open_fair(app)
    assert await app.fair_entries.move(fair, ANNA, 7001, 1)
    assert not await app.fair_entries.move(fair, ANNA, 7002, 1)
    moved = (await app.fairs.find(fair.code)).fair
    assert (moved.place.channel_id, moved.message_first) == (7001, 1)
