"""The deal of the guided first round."""

from random import Random

from bot.application import Application
from bot.match.lesson_deal import first_deal, scripted_reply
from cogs.practice.lesson_steps import taught
from rules import parse, view
from rules.match import Match
from tests.bot.world import ANNA, BEN, PLACE, SINGLE


def test_each_kind_of_move_can_be_made_as_it_is_taught() -> None:
    match = Match.start(SINGLE, first_deal(Random(1)), starter=0)
    asked_for = []
    for _ in range(4):
        move = taught(view(match, 0))
        assert move is not None
        asked_for.append(str(move))
        match, _ = match.play(move)
        if reply := scripted_reply(view(match, 1)):
            match, _ = match.play(reply)
    assert asked_for == ["+G", "+K", "+DS-KK", "-GGG"]


def test_whoever_types_another_move_gets_an_answer_that_the_merchant_thinks_of() -> None:
    match = Match.start(SINGLE, first_deal(Random(1)), starter=0)
    match, _ = match.play(parse("-L"))
    assert scripted_reply(view(match, 1)) is None, "there is no spice in the market"


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
