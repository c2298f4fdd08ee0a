"""The part of a whole life that is about fairs."""

from random import Random

from bot.application import Application
from bot.fairs.model import FairTerms
from bot.match.visibility import Onlooker
from tests.bot.world import ANNA, BEN, CARL, DAY, DORA, PLACE, FakeClock, play_random

HOME = PLACE.guild_id or 0


async def hold_a_fair(app: Application, clock: FakeClock) -> None:
    entries, progress = app.fair_entries, app.fair_progress
    called_off = await entries.open(ANNA, PLACE, FairTerms("Nobody comes"))
    await progress.end(called_off.code, ANNA)
    fair = await entries.open(ANNA, PLACE, FairTerms("Spring fair", 7, has_merchants=True), has_event=True)
    assert await app.fair_messages.posted(fair.code, 79)
    await app.fair_messages.gone(fair.code, 79)
    assert await app.fair_messages.begin_posting(fair.code, 80)
    await entries.invite(fair.code, ANNA, 4711)
    await entries.move(fair, ANNA, PLACE.channel_id, 80)
    await app.fair_messages.posted(fair.code, 80)
    assert await app.fair_events.due() == [fair.code]
    assert await app.fair_events.claim(fair.code)
    await app.fair_events.refused(fair.code)
    await app.fair_events.retry_refused(HOME)
    await app.fair_events.settled(fair, 81)
    for person in (ANNA, BEN, CARL, DORA):
        await entries.join(fair.code, person)
    await entries.leave(fair.code, DORA)
    await entries.hand_over(fair.code, ANNA, BEN)
    clock.forward(DAY)
    assert await progress.due() == [fair.code]
    begun = (await progress.go_on(fair.code)).begun
    clock.forward(DAY + 60)
    assert await app.deadlines.sweep()
    await play_random(app, await app.matches.find(begun[0]), Random(1), moves=1)  # out of the reserve
    assert await app.fairs.live_in(HOME)
    assert await app.fair_messages.behind()
    assert await app.fair_messages.claim(fair.code)
    await app.fair_messages.refused(fair.code)
    await app.fair_messages.told(fair.code, 1)
    clock.forward(11 * DAY)
    await progress.go_on(fair.code)
    assert await app.fair_messages.claim_end(fair.code)
    await app.fair_messages.release_end(fair.code)
    assert await app.fair_messages.claim(fair.code)
    await app.fair_messages.refused(fair.code)
    await app.fair_messages.retry_refused(HOME)
    assert await app.fairs.past_in(HOME, Onlooker.at(BEN, PLACE))
    await app.fairs.trophies_of(BEN, HOME, Onlooker.at(BEN, PLACE))
    await app.fairs.seasons_won_by(BEN, HOME, "9999")
    await app.fairs.last_season(HOME, "9999")
