"""Trying a deal: the cards of a finished round once more, for who did not play it, and it counts for nothing."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.application import Application
from bot.archive.seals import Verdict
from bot.errors import MatchRunning, NoSuchMatch, NotShownHere, NotThisRound, TooManyGames, YourOwnDeal
from bot.match.limits import RUNNING_GAMES
from bot.match.model import DealOf, Level, Pace, Place, PublicMatch, State
from bot.match.my_level import FIRST_RUNG, LADDER
from bot.match.tried_deals import rounds_to_try
from bot.match.visibility import Onlooker, may_see
from bot.store import merchant_rungs
from bot.store.rounds import dealt_rounds
from rules import HeadStart, Herds, Length, Options
from rules.record import read
from tests.bot.world import ANNA, BEN, CARL, DORA, PLACE, SINGLE, fresh, one_move, play_random, start_match

WATCHER = Onlooker.at(CARL, PLACE)


async def finished(app: Application, rng: Random, options: Options = Options()) -> PublicMatch:  # noqa: B008
    match = await start_match(app, options=options)
    await play_random(app, match, rng)
    return await fresh(app, match)


async def played_out(app: Application, match: PublicMatch, rng: Random) -> PublicMatch:
    while match.outcome is None:
        match = await one_move(app, match, rng)
    return match


async def test_it_has_the_cards_of_that_round_and_the_seat_of_ones_choice(app: Application, rng: Random) -> None:
    match = await finished(app, rng)
    assert match.round > 1
    for number in rounds_to_try(match, CARL):
        [dealt] = await dealt_rounds(app.db, match.code, number, number)
        for seat in (0, 1):
            tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, number), seat, Level.HOARDER)
            assert tried.deal_of == DealOf(match.code, number)
            assert (tried.seat_of(CARL), tried.players[1 - seat].level) == (seat, Level.HOARDER)
            [same] = await dealt_rounds(app.db, tried.code, 1, 1)
            assert (same.deal, same.starter, tried.mover) == (dealt.deal, dealt.starter, dealt.starter)


async def test_it_is_a_single_round_on_the_same_terms_without_time_table_or_rating(
    app: Application, rng: Random
) -> None:
    options = Options(Length.BEST_OF_THREE, Herds.SECRET, HeadStart(1, 10))
    match = await finished(app, rng, options)
    tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), 1, None)
    assert tried.terms.options == options._replace(length=Length.SINGLE)
    assert (tried.terms.pace, tried.is_rated, tried.terms.has_hints) == (Pace.NO_LIMIT, False, False)
    assert not tried.has_table
    assert tried.code not in await app.announcements.behind()
    assert (tried.place.guild_id, tried.place.channel_id) == (PLACE.guild_id, PLACE.channel_id)


@pytest.mark.parametrize("seat", [0, 1])
async def test_it_counts_for_nothing(app: Application, rng: Random, seat: int) -> None:
    match = await finished(app, rng, SINGLE)
    await app.match_counter.catch_up()
    before = (await app.personal_data.export(CARL))["record_book"]
    assert await app.challenges.level_of(CARL) is LADDER[FIRST_RUNG - 1]
    tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), seat, None)
    assert tried.level is LADDER[FIRST_RUNG - 1], "the merchant at one's level"
    assert not tried.is_at_my_level
    tried = await played_out(app, tried, rng)
    assert tried.rounds_played_out >= 1
    await app.match_counter.catch_up()
    exported = await app.personal_data.export(CARL)
    assert exported["record_book"] == before
    assert not await app.styles.has_games(CARL), "who knows the cards plays in no style of their own"
    assert exported["games"][0]["deal_of"] == f"{match.code}.1"
    assert await merchant_rungs.find(app.db, CARL) is None, "and the level stays as it was"


async def test_a_resigned_or_abandoned_try_is_nobodys_early_leaving(app: Application, rng: Random) -> None:
    match = await finished(app, rng, SINGLE)
    for seat in (0, 1):
        for ending in (app.endings.resign, app.endings.cancel):
            tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), seat, Level.TRADER)
            assert (await ending(tried.code, CARL)).rounds_played_out == 0
    assert not await app.db.fetch_all("SELECT 1 FROM matches WHERE called_off_by IS NOT NULL")


async def test_its_players_cannot_try_it_and_who_may_not_see_it_cannot_either(app: Application, rng: Random) -> None:
    match = await finished(app, rng, SINGLE)
    deal = DealOf(match.code, 1)
    for player in (ANNA, BEN):
        assert not rounds_to_try(match, player)
        with pytest.raises(YourOwnDeal):
            await app.tried_deals.begin(Onlooker.at(player, PLACE), deal, 0, None)
    for elsewhere in (Place(900, 999), Place(4242, 901), Place(None, 901)):
        with pytest.raises(NotShownHere):
            await app.tried_deals.begin(Onlooker.at(CARL, elsewhere), deal, 0, None)
    seeing = replace(Onlooker.at(CARL, Place(900, 999)), sees=lambda channel: channel == PLACE.channel_id)
    assert await app.tried_deals.begin(seeing, deal, 0, None)
    with pytest.raises(NoSuchMatch):
        await app.tried_deals.begin(WATCHER, DealOf("NOPE", 1), 0, None)
    assert await app.matches.running(ANNA) == []


async def test_only_rounds_that_were_played_out_of_matches_that_are_over(app: Application, rng: Random) -> None:
    match = await start_match(app)
    with pytest.raises(MatchRunning):
        await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), 0, None)
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    assert not rounds_to_try(match, CARL), "the game goes on"
    await app.endings.resign(match.code, ANNA)
    match = await fresh(app, match)
    assert list(rounds_to_try(match, CARL)) == [1], "the second round was broken off"
    for number in (0, 2, 3, 999):
        with pytest.raises(NotThisRound):
            await app.tried_deals.begin(WATCHER, DealOf(match.code, number), 0, None)
    resigned = await app.endings.resign((await start_match(app)).code, BEN)
    assert not rounds_to_try(resigned, CARL)


async def test_neither_a_lesson_nor_a_try_is_tried(app: Application, rng: Random) -> None:
    lesson = await played_out(app, await app.challenges.learn(ANNA, PLACE), rng)
    match = await finished(app, rng, SINGLE)
    tried = await app.tried_deals.begin(Onlooker.at(DORA, PLACE), DealOf(match.code, 1), 0, Level.BEGINNER)
    for one in (lesson, await played_out(app, tried, rng)):
        assert one.rounds_played_out
        assert not rounds_to_try(one, CARL)
        with pytest.raises(NotShownHere):
            await app.tried_deals.begin(WATCHER, DealOf(one.code, 1), 0, None)


async def test_two_clicks_at_once_begin_one_and_a_later_one_goes_on(app: Application, rng: Random) -> None:
    match = await finished(app, rng, SINGLE)
    deal = DealOf(match.code.lower(), 1)
    begun = await asyncio.gather(*(app.tried_deals.begin(WATCHER, deal, 0, None) for _ in range(4)))
    assert len({one.code for one in begun}) == 1
    await one_move(app, begun[0], rng)
    assert (await app.tried_deals.begin(WATCHER, deal, 0, None)).ply == 1
    others = [
        await app.tried_deals.begin(WATCHER, deal, 1, None),
        await app.tried_deals.begin(WATCHER, deal, 0, Level.MASTER),
    ]
    assert len({one.code for one in (*begun, *others)}) == 3
    await app.endings.resign(begun[0].code, CARL)
    assert (await app.tried_deals.begin(WATCHER, deal, 0, None)).code != begun[0].code


async def test_it_is_one_of_the_games_that_one_may_play_at_a_time(app: Application, rng: Random) -> None:
    match = await finished(app, rng, SINGLE)
    for number in range(RUNNING_GAMES):
        await start_match(app, (CARL, 2000 + number))
    with pytest.raises(TooManyGames):
        await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), 0, None)


async def test_record_and_seal_say_whose_deal_it_is(app: Application, rng: Random) -> None:
    match = await finished(app, rng)
    tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, 2), 0, Level.BEGINNER)
    _, (running,) = await app.seals.seals(tried.code, WATCHER)
    assert (running.deal_of, running.contents) == (DealOf(match.code, 2), None), "it spoils nobody's round"
    assert Verdict.on([running]) is Verdict.TRIED
    _, originals = await app.seals.seals(match.code, WATCHER)
    assert running.seal == originals[1].seal
    assert not any(one.deal_of for one in originals)
    tried = await played_out(app, tried, rng)
    _, opened = await app.seals.seals(tried.code, WATCHER)
    assert opened[0].contents == originals[1].contents
    assert Verdict.on(opened) is Verdict.FITS
    record = read(await app.record_files.record(tried.code))
    assert record.deal_of == f"{match.code}.2"
    assert read(await app.record_files.record(match.code)).deal_of is None


async def test_of_who_erased_themselves_the_seat_stays_and_can_be_played(app: Application, rng: Random) -> None:
    match = await finished(app, rng, SINGLE)
    seat = match.seat_of(ANNA)
    assert seat is not None
    await app.personal_data.erase(ANNA)
    assert (await app.matches.find(match.code)).players[seat].is_erased
    tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), seat, None)
    await app.personal_data.erase(CARL)
    tried = await app.matches.find(tried.code)
    assert (tried.state, tried.players[seat].is_erased) == (State.OVER, True)


async def test_nobody_else_sees_how_it_went(app: Application, rng: Random) -> None:
    """It has no table: it is played in private, and so are its replay and its line in lists."""
    match = await finished(app, rng, SINGLE)
    tried = await app.tried_deals.begin(WATCHER, DealOf(match.code, 1), 0, None)
    tried = await played_out(app, tried, rng)
    everywhere = replace(Onlooker.at(DORA, PLACE), sees=lambda _: True)
    assert not may_see(tried, everywhere)
    assert may_see(tried, WATCHER)
    assert may_see(match, everywhere)
    for asked in (app.open_rounds.open, app.seals.seals, app.finished.shown):
        with pytest.raises(NotShownHere):
            await asked(tried.code, everywhere)
