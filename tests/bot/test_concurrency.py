"""Two clicks at once, in one process and in several."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

from bot.application import Application
from bot.errors import Refused, StalePly
from bot.match.model import Moved
from rules import parse
from tests.bot.world import ANNA, BEN, START, TERMS, FakeClock, application, open_challenges, play_random, start_match


async def outcomes(*works: Coroutine[Any, Any, object]) -> tuple[list[object], list[BaseException]]:
    done = await asyncio.gather(*works, return_exceptions=True)
    return [one for one in done if not isinstance(one, BaseException)], [
        one for one in done if isinstance(one, BaseException)
    ]


async def moves_stored(app: Application, code: str) -> int:
    row = await app.db.fetch_one("SELECT count(*) AS total FROM moves WHERE match = ?", code)
    assert row
    return int(row["total"])


async def test_of_200_simultaneous_plays_exactly_one_wins(app: Application) -> None:
    match = await start_match(app)
    assert match.user_to_move
    clicks = [app.play.move(match.code, match.user_to_move, START, parse("+K")) for _ in range(200)]
    won, lost = await outcomes(*clicks)
    assert len(won) == 1
    assert isinstance(won[0], Moved)
    assert {type(error) for error in lost} == {StalePly}
    assert await moves_stored(app, match.code) == 1


async def test_clicks_in_several_processes_are_no_different(tmp_path: Path) -> None:
    apps = [application(tmp_path, seed=seed) for seed in range(4)]
    for app in apps:
        await app.open()
    try:
        match = await start_match(apps[0])
        assert match.user_to_move
        clicks = [app.play.move(match.code, match.user_to_move, START, parse("+K")) for app in apps for _ in range(10)]
        won, lost = await outcomes(*clicks)
        assert len(won) == 1
        assert {type(error) for error in lost} == {StalePly}
        assert await moves_stored(apps[2], match.code) == 1
    finally:
        for app in apps:
            await app.close()


async def test_a_match_played_by_two_processes_in_turn_stays_in_step(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path, seed=1) as one, application(tmp_path, seed=2) as two:
        match = await start_match(one)
        while match.outcome is None:
            for app in rng.sample([one, two], 2):
                played = await play_random(app, match, rng, moves=rng.randrange(1, 9))
                match = played[-1].match if played else match
        assert await one.record_files.record(match.code) == await two.record_files.record(match.code)


async def test_one_of_many_who_accept_an_open_challenge_gets_the_seat(app: Application) -> None:
    challenge = await app.challenges.create(ANNA, None, TERMS)
    won, lost = await outcomes(*(app.challenges.accept(challenge.code, user) for user in range(500, 540)))
    assert len(won) == 1
    assert all(isinstance(error, Refused) for error in lost)


async def test_both_press_rematch_at_once_and_one_match_starts(app: Application) -> None:
    match = await start_match(app)
    await app.endings.resign(match.code, ANNA)
    presses = [app.endings.rematch(match.code, user) for user in (ANNA, BEN, ANNA, BEN)]
    await outcomes(*presses)
    assert len(await app.matches.running(ANNA)) == 1
    assert await open_challenges(app, ANNA) == []


async def test_claims_go_to_one_of_several_processes(tmp_path: Path, clock: FakeClock) -> None:
    async with application(tmp_path, clock) as one, application(tmp_path, clock) as two:
        match = await start_match(one)
        both = [one, two] * 10
        pings, _ = await outcomes(*(app.calls.claim(match, ANNA) for app in both))
        assert len([ping for ping in pings if ping]) == 1
        tellings, _ = await outcomes(*(app.announcements.claim(match.code) for app in both))
        assert len([announcement for announcement in tellings if announcement]) == 1
        clock.forward(match.terms.pace.value * 3 // 4)
        reminders, _ = await outcomes(*(app.deadlines.claim_reminders() for app in both))
        assert sum(map(len, reminders)) == 1  # type: ignore[arg-type]
        clock.forward(match.terms.pace.value * 2)
        swept, _ = await outcomes(*(app.deadlines.sweep() for app in both))
        assert sum(map(len, swept)) == 1  # type: ignore[arg-type]
        said_once, _ = await outcomes(*(app.notices.claim_once("once") for app in both))
        assert said_once.count(True) == 1


async def test_a_cancelled_task_leaves_no_transaction_behind(app: Application, rng: Random) -> None:
    match = await start_match(app)
    cancelled = 0
    for step in range(40):
        user = match.user_to_move
        assert user
        move = rng.choice((await app.matches.peek(match.code, user)).view.legal_moves())
        task = asyncio.create_task(app.play.move(match.code, user, match.position, move))
        await asyncio.sleep(step * 0.0002)
        cancelled += task.cancel()
        await asyncio.wait([task])
        after = await app.matches.find(match.code)
        assert (after.round, after.ply) in ((match.round, match.ply), (match.round, match.ply + 1))
        match = after
    assert cancelled
    assert await moves_stored(app, match.code) == match.ply
    assert await play_random(app, match, rng, moves=5)
