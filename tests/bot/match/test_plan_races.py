"""Plans that are changed or dropped while the opponent moves: each race has one outcome."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from rules import PlannedMoves
from tests.bot.match.test_plans import NEVER, legal, waiting_player
from tests.bot.world import FakeClock, application, fresh


@pytest.mark.parametrize("seed", range(40))
async def test_a_race_has_one_outcome(app: Application, seed: int) -> None:
    """The opponent moves while the owner changes, drops or moves, and two processes want to play what is due."""
    chance = Random(seed)
    match, planner, mover = await waiting_player(app, chance)
    moves = await legal(app, match, planner)
    old, new = PlannedMoves((moves[0],), NEVER), PlannedMoves((moves[-1],), NEVER)
    await app.plans.make(match.code, planner, match.position, old)
    theirs = chance.choice(await legal(app, match, mover))

    async def change() -> object:
        return await app.plans.make(match.code, planner, match.position, new)

    async def drop() -> object:
        return await app.plans.drop(match.code, planner, match.position)

    async def answer_twice() -> object:
        return [await app.plans.answer(match.code) for _ in range(2)]

    async def move_and_answer() -> object:
        await app.play.move(match.code, mover, match.position, theirs)
        return await app.plans.answer(match.code)

    works = {"interfere": chance.choice([change, drop]), "move": move_and_answer, "answer": answer_twice}
    order = chance.sample(list(works), len(works))
    results = dict(zip(order, await asyncio.gather(*(works[name]() for name in order)), strict=True))
    await app.plans.answer(match.code)
    now = await fresh(app, match)
    if now.round > 1 or now.state.value != "running":
        return
    played = (await app.matches.peek(match.code, planner)).view.history[match.ply :]
    answers = [event.move for event in played[1:]]
    assert len(answers) <= 1, "played twice"
    if results["interfere"]:
        assert old.moves[0] not in answers, "a changed or dropped plan never fires"
    assert set(answers) <= {old.moves[0], new.moves[0]}


@pytest.mark.parametrize("seed", range(12))
async def test_a_race_of_two_processes_has_one_outcome(tmp_path: Path, clock: FakeClock, seed: int) -> None:
    """The opponent's click is heard by one, the owner's by the other, and both want to play what is due."""
    chance = Random(seed)
    async with application(tmp_path, clock) as one, application(tmp_path, clock) as other:
        match, planner, mover = await waiting_player(one, chance)
        first, second = chance.sample(await legal(one, match, planner), 2)
        await other.plans.make(match.code, planner, match.position, PlannedMoves((first,), NEVER))
        theirs = chance.choice(await legal(one, match, mover))

        async def move() -> object:
            moved = await one.play.move(match.code, mover, match.position, theirs)
            return await one.plans.answer(moved.match.code)

        async def interfere() -> object:
            await asyncio.sleep(chance.choice([0, 0, 0.001, 0.003]))
            if seed % 2:
                return await other.plans.drop(match.code, planner, match.position)
            return await other.plans.make(match.code, planner, match.position, PlannedMoves((second,), NEVER))

        _, is_changed, _ = await asyncio.gather(move(), interfere(), other.plans.answer(match.code))
        for app in (one, other, one):
            await app.plans.answer(match.code)
        rows = await one.db.fetch_all("SELECT move FROM moves WHERE match = ? ORDER BY round, ply", match.code)
        answers = [row["move"] for row in rows[match.ply + 1 :]]
        assert len(answers) <= 1, "played twice"
        assert set(answers) <= {str(first), str(second)}
        if is_changed:
            assert str(first) not in answers, "a changed or dropped plan never fires"
        assert await one.plans.due() == []
