"""When the message of a fair is brought up to date, and what stands in nobody's way."""

from dataclasses import replace

from bot.application import Application
from bot.fairs.model import DAY, GATHERING, FairTerms
from tests.bot.fairs.test_services import begun, open_fair
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


async def test_the_time_in_which_a_server_was_without_the_bot_is_given_back(app: Application, clock: FakeClock) -> None:
    fair, guild_id = await open_fair(app, ANNA, BEN, CARL), PLACE.guild_id or 0
    other = await app.fair_entries.open(ANNA, replace(PLACE, guild_id=999), FairTerms("Elsewhere"))
    await app.removed_servers.note_removed(guild_id)
    clock.forward(3 * DAY)
    for _ in range(2):  # heard twice
        await app.removed_servers.note_returned(guild_id)
    assert (await app.fairs.find(fair.code)).fair.begins == fair.begins + 3 * DAY
    assert (await app.fairs.find(other.code)).fair.begins == other.begins
    assert fair.code not in await app.fair_progress.due()
