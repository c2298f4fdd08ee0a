"""What is left of the games of a server that removed the bot."""

from random import Random

from bot.application import Application
from bot.fairs.model import FairTerms
from bot.match.model import Place, State
from bot.server_settings import ServerSettings
from bot.store.one_time_notices import card_key
from tests.bot.world import ANNA, CARL, DAY, SINGLE, FakeClock, all_rows, play_random, start_match

BEN, DORA, INVITED, JOINED = range(70000000001, 70000000005)
GONE, THERE = 90000000001, 800
PLACE = Place(guild_id=GONE, channel_id=90000000002)
ELSEWHERE = Place(guild_id=THERE, channel_id=801)


async def live(app: Application, rng: Random) -> tuple[str, str]:
    """Anna and Ben play in the server that goes, and Anna with Carl in another one; Dora only asks in the first."""
    for user, name in ((ANNA, "Anna"), (BEN, "Ben"), (CARL, "Carl")):
        await app.names.remember(user, name)
    over = await start_match(app, (ANNA, BEN), SINGLE, place=PLACE)
    await play_random(app, over, rng)
    running = await start_match(app, (ANNA, BEN), place=PLACE)
    await play_random(app, await start_match(app, (ANNA, CARL), SINGLE, place=ELSEWHERE), rng)
    await app.challenges.create(DORA, None, over.terms)
    await app.match_counter.catch_up()
    return over.code, running.code


async def test_games_of_a_removed_server_are_kept_for_ninety_days_and_then_anonymous(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    over, running = await live(app, rng)
    await app.removed_servers.note_removed(GONE)
    clock.forward(89 * DAY)
    await app.removed_servers.note_removed(GONE)  # said again: the time goes on
    assert await app.removed_servers.anonymise_due() == []
    assert (await app.matches.find(over)).place == PLACE
    clock.forward(DAY)
    assert await app.removed_servers.anonymise_due() == [GONE]
    for code in (over, running):
        match = await app.matches.find(code)
        assert (match.place, match.thread_id, match.message_id) == (Place(None, 0, is_reachable=False), None, None)
        assert match.players[0].name == "Anna", "she plays elsewhere, so the game is hers"
        assert match.players[1].is_erased, "he played nowhere else"
    assert (await app.matches.find(running)).state is not State.RUNNING
    assert await app.names.name(BEN) is None
    assert (await app.record_book.profile(ANNA, THERE)).tally.games == 1
    assert (await app.record_book.profile(ANNA, 0)).tally.games == 2
    assert await app.removed_servers.anonymise_due() == []
    dump = str(await all_rows(app.db))
    for trace in (GONE, PLACE.channel_id, BEN, DORA):
        assert str(trace) not in dump


async def test_its_fairs_and_shared_cards_leave_no_trace_either(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    """Of people who never played in them, not even that they were asked."""
    over, _ = await live(app, rng)
    await app.notices.claim_once(card_key(over, PLACE.channel_id), every=3600)
    fair = await app.fair_entries.open(ANNA, PLACE, FairTerms("Spring fair"))
    await app.fair_entries.invite(fair.code, ANNA, INVITED)
    await app.fair_entries.join(fair.code, JOINED)
    await app.removed_servers.note_removed(GONE)
    clock.forward(90 * DAY)
    assert await app.removed_servers.anonymise_due() == [GONE]
    dump = str(await all_rows(app.db))
    for trace in (GONE, PLACE.channel_id, INVITED, JOINED):
        assert str(trace) not in dump, trace


async def test_who_is_about_to_play_in_a_fair_elsewhere_is_not_erased(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    await live(app, rng)
    await app.removed_servers.note_removed(GONE)
    clock.forward(90 * DAY)
    fair = await app.fair_entries.open(ANNA, ELSEWHERE, FairTerms("Spring fair"))
    await app.fair_entries.join(fair.code, BEN)
    await app.removed_servers.anonymise_due()
    [joined] = (await app.fairs.find(fair.code)).participants
    assert (joined.player.user_id, joined.player.name, joined.takes_part) == (BEN, "Ben", True)


async def test_a_server_that_takes_the_bot_back_has_everything_as_before(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    over, _ = await live(app, rng)
    await app.removed_servers.note_removed(GONE)
    await app.removed_servers.note_returned(GONE)
    clock.forward(200 * DAY)
    assert await app.removed_servers.anonymise_due() == []
    assert (await app.matches.find(over)).place == PLACE


async def test_what_happened_while_the_bot_was_away_is_found(app: Application, rng: Random) -> None:
    await live(app, rng)
    assert await app.removed_servers.compare({THERE}) == ({GONE}, set())
    await app.removed_servers.note_removed(GONE)
    assert await app.removed_servers.compare({THERE}) == ({GONE}, set()), "what was not finished then is done again"
    assert await app.removed_servers.compare({THERE, GONE}) == (set(), {GONE})


async def test_one_running_game_or_one_setting_is_enough_to_notice_a_removal(app: Application) -> None:
    await start_match(app, place=PLACE)
    await app.servers.change(THERE, ServerSettings(threads=True))
    assert await app.removed_servers.compare(()) == ({GONE, THERE}, set())


async def test_a_server_in_which_the_bot_never_was_cannot_have_removed_it(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    """People play there who have installed the bot for themselves."""
    foreign = Place(GONE, PLACE.channel_id, is_reachable=False)
    for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await app.names.remember(user, name)
    over = await start_match(app, (ANNA, BEN), SINGLE, place=foreign)
    await play_random(app, over, rng)
    running = await start_match(app, (ANNA, BEN), place=foreign)
    assert await app.removed_servers.compare(()) == (set(), set())
    await app.removed_servers.note_removed(GONE)  # as earlier versions did
    clock.forward(91 * DAY)
    await app.removed_servers.anonymise_due()
    for code in (over.code, running.code):
        match = await app.matches.find(code)
        assert (match.place, [one.name for one in match.players]) == (foreign, ["Anna", "Ben"])
    assert (await app.matches.find(running.code)).state is State.RUNNING
    assert await app.names.name(BEN) == "Ben"


async def test_who_plays_on_in_a_server_that_removed_the_bot_keeps_those_games(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    before, _ = await live(app, rng)
    await app.removed_servers.note_removed(GONE)
    clock.forward(DAY)
    foreign = Place(GONE, PLACE.channel_id, is_reachable=False)
    since = await start_match(app, (ANNA, BEN), place=foreign)
    clock.forward(90 * DAY)
    await app.removed_servers.anonymise_due()
    assert (await app.matches.find(before)).place.guild_id is None
    match = await app.matches.find(since.code)
    assert (match.place, match.state, match.players[1].name) == (foreign, State.RUNNING, "Ben")
