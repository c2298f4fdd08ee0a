from bot.application import Application
from bot.match.model import PublicMatch
from bot.store.announcements import ARCHIVED_AFTER
from tests.bot.world import ANNA, FakeClock, start_match


async def tell(app: Application, match: PublicMatch) -> None:
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.told(announcement, 1)


async def test_a_thread_is_archived_a_day_after_the_end_was_told(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await app.announcements.attach_thread(match.code, 70)
    await tell(app, match)
    clock.forward(2 * ARCHIVED_AFTER)
    assert await app.finished_threads.claim_due() == [], "they still play"
    await app.endings.resign(match.code, ANNA)
    await tell(app, match)
    clock.forward(ARCHIVED_AFTER)
    assert await app.finished_threads.claim_due(lambda _: False) == [], "who does not hear of the server leaves it"
    [due] = await app.finished_threads.claim_due()
    assert due.thread_id == 70
    assert await app.finished_threads.claim_due() == [], "one archives it"
    clock.forward(3600)
    assert await app.finished_threads.claim_due(), "who died is replaced"
    await app.finished_threads.done(match)
    clock.forward(3600)
    assert await app.finished_threads.claim_due() == []


async def test_a_match_without_a_thread_has_none_to_archive(app: Application, clock: FakeClock) -> None:
    match = await start_match(app)
    await app.endings.resign(match.code, ANNA)
    await tell(app, match)
    clock.forward(ARCHIVED_AFTER)
    assert await app.finished_threads.claim_due() == []
