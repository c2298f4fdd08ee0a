"""The deal of the guided first round."""

from random import Random

from bot.application import Application
from bot.match.lesson_deal import first_deal
from rules import parse
from rules.match import Match
from tests.bot.world import ANNA, BEN, PLACE, SINGLE


def test_the_first_round_offers_every_kind_of_move_at_once() -> None:
    match = Match.start(SINGLE, first_deal(Random(1)), starter=0)
    legal = match.current.now.legal_moves()
    for move in ("+G", "+K", "+GS-LL", "-GG"):
        assert parse(move) in legal


def test_the_seal_differs_from_lesson_to_lesson() -> None:
    rng = Random(1)
    assert first_deal(rng).seal != first_deal(rng).seal


async def test_a_lesson_that_was_left_goes_on(app: Application) -> None:
    first = await app.challenges.learn(ANNA, PLACE)
    assert first.is_lesson
    assert first.mover == 0
    assert (await app.challenges.learn(ANNA, PLACE)).code == first.code
    assert (await app.challenges.learn(BEN, PLACE)).code != first.code
    await app.endings.resign(first.code, ANNA)
    assert (await app.challenges.learn(ANNA, PLACE)).code != first.code
