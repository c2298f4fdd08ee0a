"""Trophies: who has won a fair or a season, and whose name is shown outside of it."""

from bot.application import Application
from bot.match.visibility import Onlooker
from bot.people.preferences import Preferences
from bot.ratings.tallies import season_of
from rules import Options
from tests.bot.fairs.test_services import HOME, begun, running
from tests.bot.world import ANNA, BEN, CARL, DAY, DORA, PLACE, FakeClock, played_and_resigned

HERE = Onlooker.at(999, PLACE)


async def won_by_anna(app: Application, clock: FakeClock) -> None:
    fair = await begun(app, clock, ANNA, BEN, CARL)
    for match in await running(app, fair):
        loser = next(one.user_id for one in match.players if one.user_id != ANNA)
        await app.endings.resign(match.code, loser or 0)
    await app.fair_progress.end(fair.code, ANNA)


async def test_who_wins_a_fair_and_hides_has_a_name_inside_it_only(app: Application, clock: FakeClock) -> None:
    await won_by_anna(app, clock)
    [past] = await app.fairs.past_in(HOME, HERE)
    assert [one.user_id for one in past.winners] == [ANNA]
    await app.preferences.change(ANNA, Preferences(is_hidden=True))
    [past] = await app.fairs.past_in(HOME, HERE)
    assert [(one.user_id, one.name) for one in past.winners] == [(None, None)]


async def test_the_last_three_fairs_that_somebody_won_are_told_latest_first(app: Application, clock: FakeClock) -> None:
    for _ in range(4):
        await won_by_anna(app, clock)
        clock.forward(DAY)
    called_off = await begun(app, clock, ANNA, BEN)
    assert (await app.fairs.find(called_off.code)).fair.ended
    assert len(await app.fairs.trophies_of(ANNA, HOME, HERE)) == 4
    assert len(await app.fairs.past_in(HOME, HERE)) == 3


async def test_the_best_of_a_season_has_a_trophy_once_it_is_over(app: Application, clock: FakeClock) -> None:
    for _ in range(4):
        for friend in (BEN, CARL, DORA, 700):
            await played_and_resigned(app, ANNA, friend, options=Options())
            await played_and_resigned(app, friend, ANNA, options=Options())
        clock.forward(8 * DAY)  # two matches a week with each: they count in full
    await app.match_counter.catch_up()
    season = season_of(clock.now())
    assert await app.fairs.seasons_won_by(ANNA, HOME, season) == [], "it still runs"
    assert await app.fairs.last_season(HOME, season) is None
    clock.forward(100 * DAY)
    now = season_of(clock.now())
    assert await app.fairs.seasons_won_by(ANNA, HOME, now) == [season]
    assert await app.fairs.seasons_won_by(BEN, HOME, now) == [], "too few matches for a place"
    past = await app.fairs.last_season(HOME, now)
    assert past is not None
    assert (past.season, [one.user_id for one in past.winners]) == (season, [ANNA])
    await app.preferences.change(ANNA, Preferences(is_hidden=True))
    assert await app.fairs.last_season(HOME, now) is None
