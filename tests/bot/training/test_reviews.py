"""Lessons from own games: the costliest moves of a finished match, as their player saw them, and of nobody else."""

from pathlib import Path
from random import Random

import pytest

from ai.exercises.stored import per_mille
from bot.application import Application
from bot.archive.open_rounds import OpenRounds
from bot.archive.worker_questions import CostlyMove
from bot.errors import MatchRunning, NoSuchExercise, NotAPlayer
from bot.match.model import Level, Position, PublicMatch, State
from bot.store import training as store
from bot.training.own_positions import OwnPosition
from bot.training.reviews import Review
from bot.workers.pipe_messages import Progress
from rules import IllegalMove, Seat, View, parse
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    DAY,
    PRACTICE,
    SINGLE,
    FakeClock,
    application,
    one_move,
    play_random,
    start_match,
)

COSTS = (0.12, 0.3, 0.2)  # of the moves that are found, in the order in which they were played


class FoundMoves:
    """In place of the workers: some moves of whoever asks, each behind the best one by one of the `costs`."""

    def __init__(self, costs: tuple[float, ...]) -> None:
        self.costs, self.asked = costs, 0

    def has_costly_moves(self, _code: str, _seat: Seat) -> bool:
        return self.asked > 0

    async def costly_moves(self, rounds: OpenRounds, seat: Seat, _person: int, _: Progress) -> tuple[CostlyMove, ...]:
        self.asked += 1
        found = []
        for at, cost in zip(rounds.choices(seat)[1::2], self.costs, strict=False):
            seen = rounds.mover_view(at)
            assert seen is not None
            chances = dict.fromkeys(seen.legal_moves(), 0.6) | {rounds.played(at): 0.6 - cost}
            found.append(CostlyMove(at, per_mille(chances)))
        return tuple(found)


@pytest.fixture
def found(app: Application, monkeypatch: pytest.MonkeyPatch) -> FoundMoves:
    return put_in_place(app, monkeypatch)


def put_in_place(app: Application, monkeypatch: pytest.MonkeyPatch, *costs: float) -> FoundMoves:
    made = FoundMoves(costs or COSTS)
    for name in ("costly_moves", "has_costly_moves"):
        monkeypatch.setattr(app.analyses, name, getattr(made, name))
    return made


def nobody(_: int, __: int) -> None:
    """Hears nothing."""


async def played_out(app: Application, rng: Random) -> PublicMatch:
    return (await play_random(app, await start_match(app, options=SINGLE), rng))[-1].match


async def looked_for(app: Application, code: str, user: int = ANNA) -> list[OwnPosition]:
    """All lessons of this person, in the order in which they are shown."""
    review = await app.reviews.look_for(user, code, nobody)
    positions = []
    while review:
        positions.append(review.position)
        assert review.number == len(positions)
        review = await app.reviews.find(user, review.next) if review.next else None
    return positions


@pytest.mark.usefixtures("found")
async def test_the_costliest_comes_first_and_leads_to_the_next(app: Application, rng: Random) -> None:
    match = await played_out(app, rng)
    assert await app.reviews.first(ANNA, match.code) is None
    positions = await looked_for(app, match.code)
    reviews = [await app.reviews.find(ANNA, position) for position in positions]
    assert [round(review.cost, 3) for review in reviews] == sorted(COSTS, reverse=True)
    assert [review.of for review in reviews] == [3, 3, 3]
    assert reviews[-1].next is None
    first = await app.reviews.first(ANNA, match.code.lower())
    assert first == reviews[0]


async def test_it_is_looked_for_once(app: Application, found: FoundMoves, rng: Random) -> None:
    match = await played_out(app, rng)
    assert not await app.reviews.is_looked_for(ANNA, match.code)
    for _ in range(3):
        assert await app.reviews.first(ANNA, match.code) or await app.reviews.look_for(ANNA, match.code, nobody)
    assert found.asked == 1


async def test_where_nothing_cost_much_there_is_no_lesson(
    app: Application, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played_out(app, rng)
    monkeypatch.setattr(put_in_place(app, monkeypatch), "costs", ())
    assert await app.reviews.look_for(ANNA, match.code, nobody) is None
    assert await app.reviews.is_looked_for(ANNA, match.code), "and that is known"


@pytest.mark.usefixtures("found")
async def test_each_player_has_their_own_and_nobody_else_has_any(app: Application, rng: Random) -> None:
    match = await played_out(app, rng)
    mine, theirs = await looked_for(app, match.code), await looked_for(app, match.code, BEN)
    assert not set(mine) & set(theirs)
    for person, others in ((ANNA, theirs), (BEN, mine), (CARL, mine)):
        for position in others:
            with pytest.raises(NoSuchExercise):
                await app.reviews.find(person, position)
            with pytest.raises(NoSuchExercise):
                await app.reviews.answer(person, position, parse("+K"))
    for ask in (app.reviews.first(CARL, match.code), app.reviews.look_for(CARL, match.code, nobody)):
        with pytest.raises(NotAPlayer):
            await ask
    with pytest.raises(NotAPlayer):
        await app.reviews.is_looked_for(CARL, match.code)


@pytest.mark.usefixtures("found")
async def test_of_a_running_match_there_are_none_not_even_of_a_round_that_is_over(
    app: Application, rng: Random
) -> None:
    match = await start_match(app)
    while match.round == 1:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    for ask in (app.reviews.first(ANNA, match.code), app.reviews.look_for(ANNA, match.code, nobody)):
        with pytest.raises(MatchRunning):
            await ask
    with pytest.raises(NoSuchExercise):
        await app.reviews.find(ANNA, OwnPosition(match.code, Position(1, 2)))


@pytest.mark.usefixtures("found")
async def test_what_was_not_found_is_not_shown(app: Application, rng: Random) -> None:
    """By a forged button, any other position of the match."""
    match = await played_out(app, rng)
    known = await looked_for(app, match.code)
    for at in (Position(1, ply) for ply in range(match.ply + 2)):
        if OwnPosition(match.code, at) not in known:
            with pytest.raises(NoSuchExercise):
                await app.reviews.find(ANNA, OwnPosition(match.code, at))
    for name in ("ZZZZ.1.1", f"{match.code}.9.9"):
        with pytest.raises(NoSuchExercise):
            await app.reviews.find(ANNA, OwnPosition.from_text(name))


async def test_a_lesson_shows_what_its_player_saw_at_that_moment_and_no_more(app: Application, rng: Random) -> None:
    """To the letter: the view of a lesson is the one that the panel was made of when the move was due."""
    match, seen = await start_match(app), dict[Position, View]()
    while match.state is State.RUNNING:
        if match.user_to_move == ANNA:
            seen[match.position] = (await app.matches.peek(match.code, ANNA)).view
        match = (await play_random(app, match, rng, moves=1))[-1].match
    assert match.round > 1
    rounds, seat = await app.open_rounds.of_player(match.code, ANNA)
    assert rounds.choices(seat) == tuple(seen)
    every = tuple(CostlyMove(at, per_mille(dict.fromkeys(view.legal_moves(), 0.5))) for at, view in seen.items())
    async with app.db.transaction(ANNA) as queries:
        for at, chances in every:
            name = str(OwnPosition(match.code, at))
            await store.write_kept(queries, ANNA, store.KeptExercise(name, 1, chances=chances))
    for at, view in seen.items():
        review = await app.reviews.find(ANNA, OwnPosition(match.code, at))
        assert review.exercise.view == view
        assert view.opponent.hand is None


@pytest.mark.usefixtures("found")
async def test_what_was_wrong_comes_back_in_training_and_what_was_right_does_not(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    match = await played_out(app, rng)
    wrong, right, _ = await looked_for(app, match.code)
    assert await store.next_due(app.db, ANNA, clock.now() + 1000 * DAY) is None, "it was only shown"
    for _ in range(2):  # twice is as once
        review = await app.reviews.find(ANNA, wrong)
        assert not (await app.reviews.answer(ANNA, wrong, review.played)).is_right(review.played)
    review = await app.reviews.find(ANNA, right)
    assert (await app.reviews.answer(ANNA, right, review.exercise.best)).is_right(review.exercise.best)
    assert not (await app.training.next(ANNA)).comes_back
    assert await store.count_due(app.db, ANNA, clock.now() + DAY) == 1
    clock.forward(DAY)
    exercise = (await app.training.next(ANNA)).exercise
    await app.training.answer(ANNA, exercise.name, exercise.best)
    task = await app.training.next(ANNA)
    assert task.exercise.name == str(wrong)
    assert task.comes_back


@pytest.mark.usefixtures("found")
async def test_only_the_first_answer_counts(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await played_out(app, rng)
    right, wrong, _ = await looked_for(app, match.code)
    review = await app.reviews.find(ANNA, right)
    for move in (review.exercise.best, review.played):
        await app.reviews.answer(ANNA, right, move)
    assert await store.count_due(app.db, ANNA, clock.now() + 1000 * DAY) == 0
    await app.reviews.answer(ANNA, wrong, (played := (await app.reviews.find(ANNA, wrong)).played))
    for days in (1, 3, 10):
        clock.forward(days * DAY)
        best = (await app.training.next(ANNA)).exercise.best
        assert (await app.training.answer(ANNA, str(wrong), best)).counts
        await app.reviews.answer(ANNA, wrong, played)
    assert await store.count_due(app.db, ANNA, clock.now() + 1000 * DAY) == 0


async def test_an_answer_of_who_erases_themselves_meanwhile_is_not_kept(
    app: Application, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await played_out(app, rng)
    put_in_place(app, monkeypatch)
    (position, *_) = await looked_for(app, match.code)
    review = await app.reviews.find(ANNA, position)

    async def find_while_they_leave(*_: object) -> Review:
        await app.personal_data.erase(ANNA)
        return review

    monkeypatch.setattr(app.reviews, "find", find_while_they_leave)
    await app.reviews.answer(ANNA, position, review.played)
    assert (await store.export_of(app.db, ANNA))["exercises"] == []


@pytest.mark.usefixtures("found")
async def test_looking_again_does_not_undo_what_comes_back(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await played_out(app, rng)
    (wrong, *_) = await looked_for(app, match.code)
    await app.reviews.answer(ANNA, wrong, (await app.reviews.find(ANNA, wrong)).played)
    await app.reviews.look_for(ANNA, match.code, nobody)
    assert await store.count_due(app.db, ANNA, clock.now() + DAY) == 1


@pytest.mark.usefixtures("found")
async def test_an_illegal_answer_is_none(app: Application, clock: FakeClock, rng: Random) -> None:
    match = await played_out(app, rng)
    (position, *_) = await looked_for(app, match.code)
    with pytest.raises(IllegalMove):
        await app.reviews.answer(ANNA, position, parse("-DDDDDD"))
    assert await store.count_due(app.db, ANNA, clock.now() + DAY) == 0


@pytest.mark.usefixtures("found")
async def test_lessons_stay_when_the_opponent_erases_themselves_and_go_with_their_owner(
    app: Application, rng: Random
) -> None:
    match = await played_out(app, rng)
    positions = await looked_for(app, match.code)
    await app.personal_data.erase(BEN)
    assert await looked_for(app, match.code) == positions
    exported = (await app.personal_data.export(ANNA))["training"]["exercises"]
    assert {one["exercise"] for one in exported} == set(map(str, positions))
    await app.personal_data.erase(ANNA)
    with pytest.raises(NotAPlayer):
        await app.reviews.first(ANNA, match.code)
    assert await store.find_kept_of_match(app.db, ANNA, match.code) == []


async def test_of_who_erases_themselves_meanwhile_nothing_is_kept(
    app: Application, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, made = await played_out(app, rng), put_in_place(app, monkeypatch)

    async def find_while_they_leave(*asked: object) -> tuple[CostlyMove, ...]:
        moves = await made.costly_moves(*asked)  # type: ignore[arg-type]
        await app.personal_data.erase(ANNA)
        return moves

    monkeypatch.setattr(app.analyses, "costly_moves", find_while_they_leave)
    with pytest.raises(NotAPlayer):  # to find nothing would say that they have played well
        await app.reviews.look_for(ANNA, match.code, nobody)
    assert (await store.export_of(app.db, ANNA))["exercises"] == []


async def test_they_are_there_after_a_restart(tmp_path: Path, rng: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    async with application(tmp_path) as before:
        match = await played_out(before, rng)
        put_in_place(before, monkeypatch)
        positions = await looked_for(before, match.code)
    async with application(tmp_path) as after:
        first = await after.reviews.first(ANNA, match.code)
        assert first is not None
        assert first.position == positions[0]
        assert (await after.reviews.answer(ANNA, positions[2], first.played)).of == 3


@pytest.mark.usefixtures("found")
async def test_of_a_match_against_a_merchant_the_person_has_lessons(app: Application, rng: Random) -> None:
    match = await app.challenges.practise(ANNA, Level.BEGINNER, PRACTICE)
    for _ in range(14):
        match = await one_move(app, match, rng)
    await app.endings.resign(match.code, ANNA)
    assert len(await looked_for(app, match.code)) == 3


async def test_what_a_merchant_moved_for_somebody_absent_is_no_lesson_of_theirs(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    match = await start_match(app, options=SINGLE)
    match = (await play_random(app, match, rng, moves=4))[-1].match
    absent = match.user_to_move
    assert absent is not None
    seat = match.seat_of(absent)
    assert seat is not None
    clock.forward(4 * DAY)
    await app.deadlines.sweep()
    match = await app.stewards.begin(match.code, BEN if absent == ANNA else ANNA)
    by_merchant = set[Position]()
    for _ in range(6):
        if match.mover == seat:
            by_merchant.add(match.position)
        match = await one_move(app, match, rng)
    assert await app.stewards.take_back(match.code, absent)
    match = (await play_random(app, await app.matches.find(match.code), rng))[-1].match
    rounds, _ = await app.open_rounds.of_player(match.code, absent)
    moved = {Position(1, ply) for ply, event in enumerate(rounds.round(1).events) if event.seat == seat}
    assert len(by_merchant) == 3
    assert set(rounds.choices(seat)) == moved - by_merchant
    assert {Position(1, ply) for ply in range(match.ply)} - moved == set(rounds.choices(1 - seat))


async def test_a_real_worker_finds_costly_moves_and_says_how_far_it_is(app: Application, rng: Random) -> None:
    match = (await play_random(app, await start_match(app, options=SINGLE), rng, moves=12))[-1].match
    await app.endings.resign(match.code, BEN)
    heard = list[tuple[int, int]]()
    review = await app.reviews.look_for(ANNA, match.code, lambda done, of: heard.append((done, of)))
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]
    assert review is not None, "whoever plays at random makes costly moves"
    rounds, _ = await app.open_rounds.of_player(match.code, ANNA)
    assert review.played == rounds.played(review.position.at)
    assert set(review.exercise.chances) == set(review.exercise.view.legal_moves())
    assert review.cost >= 0.05
    assert await app.reviews.is_looked_for(ANNA, match.code)
    assert not await app.reviews.is_looked_for(BEN, match.code), "they have others"
