"""One long life of the application, in which everything happens that its services can do with the database."""

from random import Random

from bot.application import Application
from bot.archive.finished_matches import HistoryFilter
from bot.match.model import UNHEARD, Level, Pace, Place, PublicMatch, Terms
from bot.match.visibility import Onlooker
from bot.people.preferences import Preferences
from bot.server_settings import ServerSettings
from bot.store.announcements import ARCHIVED_AFTER
from bot.store.leases import GIVEN_UP_AFTER
from bot.store.restored import RESTORED
from bot.tables.mentions import MentionMode
from rules import Options, PlannedMoves, Wake
from tests.bot.store.life_of_bazaars import visit_bazaars
from tests.bot.store.life_of_fairs import hold_a_fair
from tests.bot.store.life_of_styles import look_at_style
from tests.bot.store.life_of_trainees import train
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DAY,
    DORA,
    PLACE,
    PRACTICE,
    SINGLE,
    TERMS,
    FakeClock,
    fresh,
    opponent_of,
    plan_a_move,
    play_random,
    played_and_resigned,
    practised_and_resigned,
    start_match,
)

HOME = PLACE.guild_id or 0


async def live_a_whole_life(app: Application, clock: FakeClock, rng: Random) -> None:
    await app.downtime.mark_present()
    await settle_in(app)
    await challenge(app, clock)
    match = await play(app, clock, rng)
    await plan_ahead(app, rng)
    await tell_tables(app, clock, match, rng)
    await tell_round_ends(app, rng)
    await call_the_unheard(app, clock, rng)
    await run_out_of_time(app, clock)
    await end_matches(app)
    await read_the_record_book(app, rng)
    await look_back(app)
    await hold_a_fair(app, clock)
    await visit_bazaars(app, clock)
    await train(app, clock)
    await look_at_style(app, ANNA)
    await come_back_after_a_stop(app, clock)
    await lose_a_server(app, clock)
    await restore_a_backup(app)
    for person in (ANNA, BEN):
        await app.personal_data.describe_erase(person)
        await app.personal_data.export(person)
    await app.personal_data.erase(ANNA)
    await app.match_counter.rebuild()


async def settle_in(app: Application) -> None:
    assert await app.interaction_claims.begin(1).may_answer()
    await app.interaction_claims.forget_old()
    for person, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await app.names.remember(person, name, "fr")
        await app.names.name(person)
        await app.names.locale(person)
    await app.names.refresh(668, "Watcher")
    await app.names.remember(669, "Guest")
    await app.names.forget(669)
    await app.preferences.change(ANNA, Preferences(confirm=False))
    await app.preferences.change(DORA, Preferences(is_hidden=True))
    await app.preferences.change(CARL, Preferences(mentions=MentionMode.ONCE))
    await app.preferences.may_mention(CARL, None)
    await app.servers.change(HOME, ServerSettings(is_quiet=True))
    await app.preferences.may_mention(ANNA, HOME)
    await app.preferences.away([ANNA])
    await app.servers.forget(HOME)
    await app.blocks.block(ANNA, 666)
    await app.blocks.block(ANNA, 667)
    await app.blocks.unblock(ANNA, 667)
    await app.blocks.blocked_by(ANNA)
    await app.notices.claim_once(f"user:{ANNA}:welcome")
    await app.notices.claim_once("permission", every=5)
    await app.notices.was_said("permission")
    await app.notices.forget("permission")


async def challenge(app: Application, clock: FakeClock) -> None:
    to_anyone = await app.challenges.create(ANNA, None, TERMS)
    await app.challenges.attach_message(to_anyone.code, 70)
    await app.challenges.take_back(to_anyone.code)
    to_anyone = await app.challenges.create(ANNA, None, TERMS)
    await app.challenges.withdraw(to_anyone.code, ANNA)
    declined = await app.challenges.create(ANNA, BEN, TERMS)
    assert await app.challenges.claim_call(declined.code) is None
    await app.challenges.decline(declined.code, BEN)
    await app.challenges.create(BEN, CARL, TERMS)
    clock.forward(25 * 3600)
    assert await app.challenges.expire()


async def play(app: Application, clock: FakeClock, rng: Random) -> PublicMatch:
    lesson = await app.challenges.learn(CARL, PLACE)
    assert await app.challenges.learn(CARL, PLACE) == lesson
    while not (waiting := await app.computer_turns.to_move()):
        await app.challenges.practise(CARL, Level.BEGINNER, PRACTICE)
    await practised_and_resigned(app, CARL)
    turn = await app.computer_turns.claim(waiting[0])
    assert turn
    assert await app.computer_turns.play(turn, turn.view.legal_moves()[0])
    match = await start_match(app)
    played = await play_random(app, match, rng, moves=3)
    for person in (ANNA, BEN, CARL, None):
        await app.matches.look(match.code, person)
    await app.matches.remember(played[-1].seen)
    await app.matches.running(ANNA)
    await app.matches.next_waiting(ANNA)
    await app.matches.totals()
    return await fresh(app, match)


async def plan_ahead(app: Application, rng: Random) -> None:
    """Until one plan was played and another one stopped."""
    done: set[bool] = set()
    while len(done) < 2:
        match = (await play_random(app, await start_match(app, (CARL, DORA)), rng, moves=1))[-1].match
        planner = opponent_of(match, match.user_to_move or 0)
        moves, at = (await app.matches.peek(match.code, planner)).view.legal_moves(), match.position
        assert await app.plans.make(match.code, planner, at, PlannedMoves((moves[0],)))
        assert await app.plans.add(match.code, planner, at, moves[1])
        assert await app.plans.wake_if(match.code, planner, at, frozenset(Wake))
        assert await app.plans.of(match, planner)
        await play_random(app, match, rng, moves=1)
        assert await app.plans.due() == [match.code]
        done.add(await app.plans.answer(match.code) is None)
        assert await app.plans.make(match.code, planner, at, PlannedMoves((moves[0],))) is None, "too late"
        await app.plans.drop(match.code, planner, at)
        await app.endings.resign(match.code, planner)
    await plan_a_move(app, ANNA, BEN, rng)  # she is going to be exported and erased


async def tell_tables(app: Application, clock: FakeClock, match: PublicMatch, rng: Random) -> None:
    assert await app.announcements.behind()
    assert not await app.announcements.let_go([match.code])
    await app.announcements.attach_thread(match.code, 71)
    for message_id in (100, 200):
        announcement = await app.announcements.claim(match.code, again=True)
        assert announcement
        channel = announcement.match.table_channel_id
        posting = await app.old_tables.begin_posting(match.code, channel, (message_id, 1000), announcement.lease)
        await app.announcements.told(announcement, message_id, posting)
        call = await app.calls.claim(match, ANNA)
        assert bool(call) == (message_id == 100)
    await app.mentions.claim(ANNA, "another")
    await app.mentions.arrived("another", 101)
    await app.mentions.is_back(ANNA, 102)
    await app.calls.give_back(match.code, f"{match.round}.{match.ply}")
    assert await app.old_tables.due()
    for old_table in await app.old_tables.claim_due(match.code):
        await app.old_tables.removable(old_table, [5])
        await app.old_tables.found(old_table, [5])
        await app.old_tables.postpone(old_table, 9, is_refused=True)
        await app.old_tables.posted_too_late(old_table, 300)
        await app.old_tables.forget(old_table)
        await app.old_tables.not_there(old_table)
    await play_random(app, match, rng, moves=1)
    for channel_id in (None, PLACE.channel_id):
        announcement = await app.announcements.claim(match.code)
        assert announcement
        await app.announcements.postpone(announcement, 900)
        clock.forward(1)
        assert await app.announcements.retry_postponed(HOME, channel_id) == [match.code]
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.refused(announcement, 9)
    assert await app.announcements.server_is_gone(HOME)
    for channel_id in (PLACE.channel_id, None):
        await app.announcements.retry_postponed(HOME, channel_id)
    await app.announcements.move_to(match.code, 72)
    assert await app.announcements.claim(match.code, idle=True) is None


async def tell_round_ends(app: Application, rng: Random) -> None:
    match = await start_match(app, (CARL, DORA))
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    assert await app.round_ends.due()
    for seconds in (0, 60):
        end = await app.round_ends.claim(match.code)
        assert end
        assert await app.round_ends.begin_posting(end, PLACE.channel_id, 1)
        await app.round_ends.postpone(end, seconds, is_unheard=seconds > 0, is_refused=seconds > 0)
        await app.round_ends.retry_postponed(match.code)
        if seconds:
            await app.round_ends.told(end)
    await app.endings.resign(match.code, CARL)


async def call_the_unheard(app: Application, clock: FakeClock, rng: Random) -> None:
    """And archive a thread, and give up a table."""
    match = await start_match(app)
    await play_random(app, match, rng, moves=1)
    await app.announcements.attach_thread(match.code, 73)
    announcement = await app.announcements.claim(match.code)
    assert announcement
    await app.announcements.told(announcement, 1)
    clock.forward(UNHEARD)
    due = [one for one in await app.unheard_turns.due() if one.code == match.code]
    assert await app.unheard_turns.take(due[0], is_wanted=True)
    for pause in (0, GIVEN_UP_AFTER):
        clock.forward(pause)
        announcement = await app.announcements.claim(match.code)
        assert announcement
        await app.announcements.refused(announcement, 9)
    await app.endings.resign(match.code, ANNA)
    announcement = await app.announcements.claim(match.code, again=True)
    assert announcement
    await app.announcements.told(announcement, 1)
    clock.forward(ARCHIVED_AFTER)
    for one in await app.finished_threads.claim_due():
        await app.finished_threads.done(one)


async def run_out_of_time(app: Application, clock: FakeClock) -> None:
    for ending in (app.deadlines.claim, app.deadlines.wait):
        match = await start_match(app, (BEN, CARL), pace=Pace.HOUR)
        clock.forward(2700)
        for reminder in await app.deadlines.claim_reminders():
            await app.deadlines.reminded(reminder)
        clock.forward(1800)
        assert await app.deadlines.sweep()
        waiting = opponent_of(match, match.user_to_move or 0)
        await app.deadlines.check_claim(match.code, waiting)
        await ending(match.code, waiting)
    clock.forward(DAY)
    assert await app.deadlines.sweep()
    await let_a_merchant_play_on(app, clock)


async def let_a_merchant_play_on(app: Application, clock: FakeClock) -> None:
    """When the reserve is used up; and hear of it in a digest."""
    match = await start_match(app, (BEN, CARL), pace=Pace.HOUR, reserve=3600)
    absent = match.user_to_move or 0
    for person in (BEN, CARL):
        await app.digests.want(person, is_wanted=True)
    for _ in range(2):
        clock.forward(3600)
        assert await app.deadlines.sweep()
    await app.stewards.begin(match.code, opponent_of(match, absent))
    assert await app.stewards.take_back(match.code, absent)
    clock.forward(DAY)
    for digest in await app.digests.claim_due():
        await app.digests.done(digest)
    await app.digests.want(BEN, is_wanted=False)
    await app.endings.resign(match.code, absent)


async def end_matches(app: Application) -> None:
    for _ in range(2):
        match = await start_match(app, (CARL, DORA), SINGLE)
        await app.endings.resign(match.code, DORA)
    await app.endings.rematch(match.code, CARL)
    again = await app.endings.rematch(match.code, DORA)
    assert isinstance(again, PublicMatch)
    await app.endings.cancel(again.code, CARL)
    match = await start_match(app, (BEN, DORA))
    await play_random(app, match, Random(1), moves=2)
    await app.endings.propose_cancel(match.code, BEN)
    await app.endings.refuse_cancel(match.code, BEN)
    await app.endings.propose_cancel(match.code, BEN)
    await app.endings.agree_to_cancel(match.code, DORA)


async def read_the_record_book(app: Application, rng: Random) -> None:
    for people in ((ANNA, BEN), (CARL, ANNA)):
        for place in (PLACE, Place(None, 77)):
            made = await app.challenges.create(*people, Terms(place, SINGLE))
            match = await app.challenges.accept(made.code, people[1])
            await play_random(app, match, rng)
    for number in range(14):  # until somebody is settled and has a rank
        match = await played_and_resigned(app, ANNA, 1000 + number, options=Options())
        match = await played_and_resigned(app, 1000 + number, ANNA, options=Options())
    await app.match_counter.catch_up()
    for scope in (0, HOME):
        profile = await app.record_book.profile(ANNA, scope)
        await app.record_book.rivalry(BEN, ANNA, scope)
    assert profile.rank is not None
    board = await app.record_book.leaderboard(HOME, page=0, size=1)
    await app.record_book.leaderboard(HOME, board.seasons[0])
    await app.record_book.changes(await fresh(app, match))


async def look_back(app: Application) -> None:
    for chosen in HistoryFilter:
        await app.finished.of_person(ANNA, None, chosen)
        await app.finished.of_person(ANNA, HOME, chosen, page=1, size=2)
        await app.finished.of_server(HOME, chosen)
    codes = [code async for code in app.record_files.finished()]
    await app.record_files.record(codes[0])
    finished = (await app.finished.of_person(ANNA)).matches[0]
    await app.finished.shown(finished.code, Onlooker.at(ANNA, PLACE))
    await app.open_rounds.open(finished.code, Onlooker.at(ANNA, PLACE))
    await app.seals.seals(finished.code, Onlooker.at(ANNA, PLACE))
    assert await app.reviews.first(ANNA, finished.code) is None


async def come_back_after_a_stop(app: Application, clock: FakeClock) -> None:
    await app.downtime.mark_present()
    app.downtime.mark_absent()
    clock.forward(DAY)
    assert await app.downtime.mark_present() == DAY


async def lose_a_server(app: Application, clock: FakeClock) -> None:
    await app.removed_servers.compare({HOME})
    await start_match(app, (BEN, DORA), place=Place(4321, 4322))
    await played_and_resigned(app, BEN, DORA, place=Place(4321, 4322))
    await app.removed_servers.note_removed(4321)
    await app.removed_servers.note_returned(4321)
    await app.removed_servers.note_removed(4321)
    clock.forward(91 * DAY)
    assert await app.removed_servers.anonymise_due() == [4321]


async def restore_a_backup(app: Application) -> None:
    await app.notices.claim_once(RESTORED)
    await app.announcements.tell_all_after_restore(5000)
