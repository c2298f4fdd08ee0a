"""Training: what was wrong comes back after 1, 3 and 10 days; else a position at one's level; nothing is lost."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from ai.exercises.exercise import Mark
from ai.exercises.files import BANK, Bank, ExerciseFile
from ai.exercises.stored import StoredExercise
from bot.application import Application
from bot.errors import MatchRunning, NoSuchExercise, NotThisRound
from bot.match.model import Position
from bot.match.visibility import Onlooker
from bot.store import training as store
from bot.training.own_positions import OwnPosition
from bot.training.training import COMES_BACK_AFTER, Training
from rules import IllegalMove, Move, parse
from tests.bot.store.life_of_trainees import got_wrong
from tests.bot.world import ANNA, BEN, CARL, DAY, PLACE, SINGLE, FakeClock, application, play_random, start_match


async def answer(app: Application, *, right: bool, user: int = ANNA) -> str:
    """Answer what is next; its name."""
    exercise = (await app.training.next(user)).exercise
    chances = exercise.chances
    move = exercise.best if right else min(chances, key=chances.__getitem__)
    assert (await app.training.answer(user, exercise.name, move)).counts
    return exercise.name


async def due_now(app: Application, name: str) -> bool:
    """Whether this one comes back now, as the next or among the others."""
    due = await store.next_due(app.db, ANNA, app.training._clock.now())
    return due == name


async def test_the_same_position_is_shown_until_it_is_answered(app: Application) -> None:
    first = await app.training.next(ANNA)
    assert (await app.training.next(ANNA)).exercise.name == first.exercise.name
    assert not first.comes_back
    assert first.others == 0
    await answer(app, right=True)
    assert (await app.training.next(ANNA)).exercise.name != first.exercise.name


async def test_what_was_wrong_comes_back_after_1_3_and_10_days(app: Application, clock: FakeClock) -> None:
    name = await answer(app, right=False)
    for days in COMES_BACK_AFTER:
        clock.forward((days - 1) * DAY)
        assert not await due_now(app, name)
        clock.forward(DAY)
        assert await due_now(app, name)
        task = await app.training.next(ANNA)
        if task.exercise.name != name:  # one was at hand already
            await answer(app, right=True)
            task = await app.training.next(ANNA)
        assert task.exercise.name == name
        assert task.comes_back
        assert await answer(app, right=True) == name
    clock.forward(1000 * DAY)
    assert not await due_now(app, name), "it is right"


async def test_wrong_again_begins_anew(app: Application, clock: FakeClock) -> None:
    name = await answer(app, right=False)
    clock.forward(DAY)
    assert await answer(app, right=True) == name
    clock.forward(3 * DAY)
    assert await answer(app, right=False) == name
    kept = await store.find_kept(app.db, ANNA, name)
    assert kept is not None
    assert kept.step == 0
    clock.forward(DAY)
    assert (await app.training.next(ANNA)).exercise.name == name


async def test_who_comes_a_little_sooner_than_the_day_before_finds_it(app: Application, clock: FakeClock) -> None:
    name = await answer(app, right=False)
    clock.forward(DAY - 3 * 3600)
    assert (await app.training.next(ANNA)).exercise.name == name


async def test_it_says_when_it_comes_back(app: Application, clock: FakeClock) -> None:
    said: list[int | None] = []
    for right in (False, True, True, True):
        exercise = (await app.training.next(ANNA)).exercise
        worst = min(exercise.chances, key=exercise.chances.__getitem__)
        result = await app.training.answer(ANNA, exercise.name, exercise.best if right else worst)
        said.append(result.returns_in)
        clock.forward((result.returns_in or 0) * DAY)
    assert said == [1, 3, 10, None]


async def test_the_longest_due_comes_first_and_the_others_are_counted(app: Application, clock: FakeClock) -> None:
    names = []
    for _ in range(3):
        names.append(await answer(app, right=False))
        clock.forward(60)
    clock.forward(DAY)
    for others in (2, 1, 0):
        task = await app.training.next(ANNA)
        assert (task.exercise.name, task.others) == (names[2 - others], others)
        await answer(app, right=True)
    assert not (await app.training.next(ANNA)).comes_back


async def test_only_the_first_answer_counts(app: Application) -> None:
    exercise = (await app.training.next(ANNA)).exercise
    worst = min(exercise.chances, key=exercise.chances.__getitem__)
    answers = await asyncio.gather(*(app.training.answer(ANNA, exercise.name, worst) for _ in range(3)))
    assert sorted(one.counts for one in answers) == [False, False, True]
    late = await app.training.answer(ANNA, exercise.name, exercise.best)
    assert not late.counts
    assert late.is_right, "it is judged all the same"
    kept = await store.find_kept(app.db, ANNA, exercise.name)
    assert kept is not None
    assert kept.due is not None
    assert (await store.find_trainee(app.db, ANNA)).tried == 1


async def test_an_illegal_answer_changes_nothing(app: Application) -> None:
    exercise = (await app.training.next(ANNA)).exercise
    with pytest.raises(IllegalMove):
        await app.training.answer(ANNA, exercise.name, parse("-DDDDDD"))
    assert (await app.training.next(ANNA)).exercise.name == exercise.name


# --- The level ---------------------------------------------------------------------------------------------------


async def test_the_next_position_is_the_nearest_to_ones_level(app: Application) -> None:
    ratings = Bank().ratings
    tried: set[str] = set()
    for right in (True, False, True, True):
        level = (await store.find_trainee(app.db, ANNA)).rating.rating
        task = await app.training.next(ANNA)
        if task.comes_back:
            break
        nearest = min((name for name in ratings if name not in tried), key=lambda name: abs(ratings[name] - level))
        assert task.exercise.name == nearest
        tried.add(await answer(app, right=right))


async def test_the_level_goes_up_and_down_and_what_comes_back_is_not_rated(app: Application, clock: FakeClock) -> None:
    exercise = (await app.training.next(ANNA)).exercise
    up = await app.training.answer(ANNA, exercise.name, exercise.best)
    assert up.rating is not None
    assert up.rating.rating > 1500
    assert up.change == round(up.rating.rating) - 1500 > 0
    exercise = (await app.training.next(ANNA)).exercise
    down = await app.training.answer(ANNA, exercise.name, min(exercise.chances, key=exercise.chances.__getitem__))
    assert down.change < 0
    clock.forward(DAY)
    again = (await app.training.next(ANNA)).exercise
    assert again.name == exercise.name
    settled = await app.training.answer(ANNA, again.name, again.best)
    assert settled.rating is None
    assert settled.change == 0
    trainee = await store.find_trainee(app.db, ANNA)
    assert (trainee.tried, trainee.found) == (2, 1)


@pytest.mark.sqlite_only
async def test_the_level_of_a_simulated_trainee_is_found(app: Application, tmp_path: Path) -> None:
    """Somebody who finds best moves as a rating of 1900 says, and not as one of 1500 or 2300."""
    rng, strength = Random(3), 1900
    lines = [one.line for one in ExerciseFile(BANK)]
    ladder = [_rated_line(lines[number % len(lines)], number + 1, 1000 + 10 * number) for number in range(200)]
    file = tmp_path / "bank.tsv"
    file.write_text("".join(f"{line}\n" for line in ladder), encoding="ascii")
    training = Training(app.db, FakeClock(), Bank(file), app.open_rounds)
    levels = []
    for _ in range(120):
        exercise = (await training.next(ANNA)).exercise
        finds = rng.random() < 1 / (1 + 10 ** (((exercise.rating or 0) - strength) / 400))
        worst = min(exercise.chances, key=exercise.chances.__getitem__)
        await training.answer(ANNA, exercise.name, exercise.best if finds else worst)
        levels.append((await store.find_trainee(app.db, ANNA)).rating.rating)
    late = levels[60:]
    assert abs(sum(late) / len(late) - strength) < 100


def _rated_line(line: str, number: int, rating: int) -> str:
    one = StoredExercise.from_line(line)
    return StoredExercise(f"b{number}", rating, one.starter, one.deal, one.moves, one.chances).line


async def test_when_all_were_tried_the_one_of_longest_ago_comes(
    app: Application, clock: FakeClock, tmp_path: Path
) -> None:
    file = tmp_path / "bank.tsv"
    file.write_text("".join(f"{one.line}\n" for one in list(ExerciseFile(BANK))[:3]), encoding="ascii")
    training, order = Training(app.db, clock, Bank(file), app.open_rounds), []
    for _ in range(7):
        exercise = (await training.next(ANNA)).exercise
        result = await training.answer(ANNA, exercise.name, exercise.best)
        order.append((exercise.name, result.rating is not None))
        clock.forward(60)
    assert {name for name, _ in order[:3]} == {"b1", "b2", "b3"}
    assert [is_rated for _, is_rated in order] == [True] * 3 + [False] * 4
    assert order[3][0] == order[0][0]
    assert order[4][0] == order[1][0]


# --- Positions from one's own games ------------------------------------------------------------------------------


async def own_position(app: Application, rng: Random) -> tuple[OwnPosition, dict[Move, int]]:
    """A position of a finished game before a move of Anna's, with chances."""
    match = await start_match(app, options=SINGLE)
    await play_random(app, match, rng)
    truth = (await app.open_rounds.open(match.code, Onlooker.at(ANNA, PLACE))).truth
    seat = match.seat_of(ANNA)
    ply = next(n for n, event in enumerate(truth.rounds[0].events) if n > 4 and event.seat == seat)
    at = OwnPosition(match.code, Position(1, ply))
    seen = await app.open_rounds.seen_by(ANNA, at.code, at.at)
    moves = sorted(seen.legal_moves(), key=str)
    return at, {move: 600 - index for index, move in enumerate(moves)}


async def test_a_position_from_a_game_comes_back_as_its_player_saw_it_then(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    at, chances = await own_position(app, rng)
    await got_wrong(app, ANNA, at, tuple(chances.values()))
    assert not (await app.training.next(ANNA)).comes_back, "tomorrow"
    await answer(app, right=True)
    clock.forward(DAY)
    task = await app.training.next(ANNA)
    assert task.exercise.name == str(at)
    assert task.comes_back
    view = task.exercise.view
    assert view.ply == at.at.ply
    assert view.is_my_turn
    assert view.opponent.hand is None, "no more than was known then"
    assert task.exercise.best == max(chances, key=chances.__getitem__)
    result = await app.training.answer(ANNA, str(at), task.exercise.best)
    assert result.counts
    assert result.rating is None, "nobody can say how hard it is"
    assert result.returns_in == 3


async def test_nobody_else_has_it(app: Application, rng: Random) -> None:
    at, chances = await own_position(app, rng)
    await got_wrong(app, ANNA, at, tuple(chances.values()))
    for stranger in (BEN, CARL):
        with pytest.raises(NoSuchExercise):
            await app.training.exercise(stranger, str(at))
        with pytest.raises(NotThisRound):
            await app.open_rounds.seen_by(stranger, at.code, at.at)


async def test_it_stays_when_the_opponent_erases_themselves(app: Application, clock: FakeClock, rng: Random) -> None:
    at, chances = await own_position(app, rng)
    await got_wrong(app, ANNA, at, tuple(chances.values()))
    await app.personal_data.erase(BEN)
    clock.forward(DAY)
    assert (await app.training.next(ANNA)).exercise.name == str(at)


async def test_what_cannot_be_shown_any_more_is_forgotten(app: Application, clock: FakeClock, rng: Random) -> None:
    at, chances = await own_position(app, rng)
    gone = OwnPosition("ZZZZ", at.at)
    await got_wrong(app, ANNA, gone, tuple(chances.values()))
    clock.forward(DAY)
    assert (await app.training.next(ANNA)).exercise.name in Bank().ratings
    assert await store.find_kept(app.db, ANNA, str(gone)) is None


async def test_of_a_running_game_nothing_is_shown(app: Application, rng: Random) -> None:
    match = await start_match(app, options=SINGLE)
    await play_random(app, match, rng, moves=6)
    with pytest.raises(MatchRunning):
        await app.open_rounds.seen_by(ANNA, match.code, Position(1, 2))


@pytest.mark.parametrize("name", ["b0", "b99999", "x", "", "K7Q2.1.14", "ZZZZ.1.1", "K7Q2.", "K7Q2.9999.9999"])
async def test_there_is_no_such_exercise(app: Application, name: str) -> None:
    with pytest.raises(NoSuchExercise):
        await app.training.exercise(ANNA, name)


# --- What is stored ----------------------------------------------------------------------------------------------


async def test_it_is_exported_and_erased(app: Application, rng: Random) -> None:
    at, chances = await own_position(app, rng)
    await got_wrong(app, ANNA, at, tuple(chances.values()))
    wrong = await answer(app, right=False)
    await answer(app, right=False, user=BEN)
    exported = json.loads(json.dumps((await app.personal_data.export(ANNA))["training"]))
    assert [one["tried"] for one in exported["trainee"]] == [1]
    assert {one["exercise"] for one in exported["exercises"]} == {wrong, str(at)}
    assert str(BEN) not in json.dumps(exported)
    await app.personal_data.erase(ANNA)
    assert await store.export_of(app.db, ANNA) == {"trainee": [], "exercises": []}
    assert (await store.export_of(app.db, BEN))["trainee"] != [], "only one's own"


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    async with application(tmp_path) as first:
        task = await first.training.next(ANNA)
        assert task.exercise.mark(task.exercise.best) is Mark.BEST
    async with application(tmp_path) as second:
        assert (await second.training.next(ANNA)).exercise.name == task.exercise.name
