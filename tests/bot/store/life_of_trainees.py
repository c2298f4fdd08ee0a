"""The part of a whole life that is about training."""

from ai.exercises.stored import per_mille
from bot.application import Application
from bot.match.model import Position
from bot.store import training as store
from bot.training.own_positions import OwnPosition
from tests.bot.world import ANNA, DAY, FakeClock


async def got_wrong(app: Application, user_id: int, at: OwnPosition, chances: tuple[int, ...]) -> None:
    """As a lesson that was found, and answered."""
    async with app.db.transaction(user_id) as queries:
        await store.write_kept(queries, user_id, store.KeptExercise(str(at), 1, chances=chances))
    assert await app.training.answer_lesson(user_id, at, is_right=False)


async def train(app: Application, clock: FakeClock, user_id: int = ANNA) -> None:
    """One exercise is wrong and comes back; one was kept from a game that cannot be shown."""
    exercise = (await app.training.next(user_id)).exercise
    worst = min(exercise.chances, key=exercise.chances.__getitem__)
    await app.training.answer(user_id, exercise.name, worst)
    await got_wrong(app, user_id, OwnPosition("ZZZZ", Position(1, 1)), per_mille(exercise.chances))
    clock.forward(DAY)
    for _ in range(2):
        exercise = (await app.training.next(user_id)).exercise
        await app.training.answer(user_id, exercise.name, exercise.best)
