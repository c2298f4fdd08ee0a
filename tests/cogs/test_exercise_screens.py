"""Exercises on the screen: every legal move can be tapped, nothing gives the answer away, and it is judged in words."""

from dataclasses import replace
from typing import Any

import pytest

from ai import Why, count_cards, explain
from ai.exercises.exercise import Exercise, Mark
from ai.exercises.files import Bank, Days
from bot.language import NAMES, languages
from cogs.core import ids
from cogs.core.phrasing import Phrasing
from cogs.core.screen import MOST_OPTIONS, Screen, button
from cogs.exercises import screens
from cogs.exercises.asking import After, Asking
from cogs.exercises.words import seen_with_opponent
from rules import Card, IllegalMove, Move, parse
from rules.cards import from_letters, spread
from tests.cogs.test_languages import PAINTERS, texts
from tests.cogs.test_taps import MOST_COMPONENTS, _components, _ids

EN = Phrasing(languages()["en"], {})
PHRASINGS = [Phrasing(languages()[code], {}) for code in NAMES]
LONGEST_ALT, LONGEST_TEXT = 1024, 4000
BANK, DAYS = Bank(), Days()
SOME = [BANK[f"b{number}"] for number in range(1, min(len(BANK), 12) + 1)]


def asking(exercise: Exercise) -> Asking:
    return Asking.by("train", exercise.name, title="### Training", player="Mira", more=(button("Later", "later"),))


async def taps(exercise: Exercise) -> dict[Move, int]:
    """The fewest taps until a move is picked."""
    found: dict[Move, int] = {}
    asked = asking(exercise)

    def pick(text: str, number: int) -> None:
        found[parse(text)] = min(number, found.get(parse(text), 100))

    async def walk(screen: Screen, so_far: int) -> None:
        assert screen.view().total_children_count <= MOST_COMPONENTS
        for component in _components(screen):
            action, parts = ids.parse(component.get("custom_id", "")) or ("", [])
            options = [option["value"] for option in component.get("options", [])]
            assert len(options) <= MOST_OPTIONS
            if action == "train-move":
                pick(parts[-1], so_far + 1)
            elif action == "train-chosen":
                for option in options:
                    pick(option, so_far + 2)
            elif action == "train-exchange" and so_far == 0:
                await walk(await screens.ask_exchange(PAINTERS, EN, exercise, asked), 1)
            elif action == "train-exchange-take":
                for option in options:
                    taken = from_letters(option) or 0
                    await walk(await screens.ask_exchange(PAINTERS, EN, exercise, asked, taken), so_far + 2)

    await walk(await screens.ask(PAINTERS, EN, exercise, asked), 0)
    return found


@pytest.mark.parametrize("exercise", SOME, ids=lambda one: one.name)
async def test_every_legal_move_can_be_tapped_and_nothing_else(exercise: Exercise) -> None:
    needed = await taps(exercise)
    assert set(needed) == set(exercise.chances)
    assert max(needed.values()) <= 5
    assert all(number == 1 for move, number in needed.items() if not (move.is_exchange or move.is_sale))


async def asked_screens(exercise: Exercise, phrasing: Phrasing) -> list[Screen]:
    asked = asking(exercise)
    return [
        await screens.ask(PAINTERS, phrasing, exercise, asked),
        await screens.ask_exchange(PAINTERS, phrasing, exercise, asked),
        *[await screens.preview(PAINTERS, phrasing, exercise, asked, move) for move in exercise.chances],
    ]


@pytest.mark.parametrize("exercise", SOME[:4], ids=lambda one: one.name)
async def test_nothing_gives_the_answer_away(exercise: Exercise) -> None:
    """Were any other move the best, everything would look the same."""
    shown = [(_ids(screen), texts(screen)) for screen in await asked_screens(exercise, EN)]
    worst = min(exercise.chances, key=exercise.chances.__getitem__)
    other = replace(exercise, chances={**exercise.chances, worst: 0.99}, rating=1)
    assert other.best != exercise.best
    assert [(_ids(screen), texts(screen)) for screen in await asked_screens(other, EN)] == shown


@pytest.mark.parametrize("phrasing", PHRASINGS, ids=NAMES)
async def test_it_can_be_done_without_seeing_the_picture(phrasing: Phrasing) -> None:
    for exercise in SOME:
        for screen in await asked_screens(exercise, phrasing):
            (gallery,) = [one for one in _inside(screen) if one["type"] == 12]
            alt = gallery["items"][0]["description"]
            assert 80 < len(alt) <= LONGEST_ALT
            assert sum(len(text) for text in texts(screen)) < LONGEST_TEXT


def _inside(screen: Screen) -> list[dict[str, Any]]:
    (container,) = screen.view().to_components()  # type: ignore[no-untyped-call]
    return list(container["components"])


def judged(screen: Screen) -> str:
    return "\n".join(texts(screen))


async def test_a_name_cannot_break_out_of_its_place() -> None:
    strange = replace(asking(SOME[0]), player="Mi\u202e\nra")
    assert "You're Mi ra (" in judged(await screens.ask(PAINTERS, EN, SOME[0], strange))


async def test_the_opponent_is_nobody() -> None:
    exercise = next(one for one in SOME if one.view.last_event and one.view.last_event.seat != one.view.seat)
    said = judged(await screens.ask(PAINTERS, EN, exercise, asking(exercise)))
    assert "Just before: Your opponent " in said
    assert "Opponent (" in said


@pytest.mark.parametrize("phrasing", PHRASINGS, ids=NAMES)
async def test_what_was_seen_to_go_to_the_opponent_is_told_before_the_choice(phrasing: Phrasing) -> None:
    """The chances rest on it, and the reasons name it. Whoever played there could have known; nobody else was there."""
    told = 0
    for exercise in SOME:
        view, counted = exercise.view, count_cards(exercise.view)
        said = judged(await screens.ask(PAINTERS, phrasing, exercise, asking(exercise)))
        line = phrasing.say("exercise-seen", cards=phrasing.cards(spread(counted.known)))
        assert (line in said) == bool(counted.known), exercise.name
        for reason in (reason for move in exercise.chances for reason in explain(view, counted, move)):
            if reason.why in (Why.BEFORE_OPPONENT, Why.DENIES):
                assert phrasing.good(Card(reason.facts["good"]), reason.facts["number"]) in line
                told += 1
    assert told


async def test_camels_that_could_be_counted_are_told_where_herds_are_secret() -> None:
    exercise = next(one for one in SOME if count_cards(one.view).herd > 1)
    view = exercise.view
    herd = EN.good(Card.CAMEL, count_cards(view).herd)
    assert herd not in (seen_with_opponent(EN, exercise) or ""), "it is in the picture"
    first, second = (replace(one, herd=one.herd if one.seat == view.seat else None) for one in view.players)
    secret = replace(exercise, view=replace(view, players=(first, second)))
    assert herd in (seen_with_opponent(EN, secret) or "")


@pytest.mark.parametrize("phrasing", PHRASINGS, ids=NAMES)
async def test_a_choice_is_judged_in_colour_shape_and_word_with_the_better_move_and_why(phrasing: Phrasing) -> None:
    seen: set[Mark] = set()
    steps = dict(zip(SOME[0].chances, (0.5, 0.48, 0.4), strict=False))  # the first three: best, good, fair
    for exercise in (*SOME, replace(SOME[0], chances={**dict.fromkeys(SOME[0].chances, 0.1), **steps})):
        for move in exercise.chances:
            mark, grade = exercise.mark(move), exercise.grade(move)
            said = judged(await screens.answer(PAINTERS, phrasing, exercise, move, After("### Training")))
            assert mark.emoji in said
            assert str(grade) in said
            assert phrasing.say("exercise-mark", emoji=mark.emoji, mark=mark.value, grade=grade) in said
            better = phrasing.say("exercise-worth", whose="best", move="", chance=0).split("*")[0].strip()
            assert (better in said) == (move != exercise.best)
            assert "\n- " in said, "why"
            assert len(said) < LONGEST_TEXT
            seen.add(mark)
    assert seen == set(Mark)


async def test_before_a_second_try_the_better_move_is_not_told() -> None:
    for exercise in SOME:
        worst = min(exercise.chances, key=exercise.chances.__getitem__)
        screen = await screens.answer(PAINTERS, EN, exercise, worst, After("### Training", tells=False))
        said = judged(screen)
        assert "Do you see it?" in said
        assert "Better:" not in said
        other = replace(exercise, chances={**exercise.chances, worst: exercise.chances[worst]})
        again = await screens.answer(PAINTERS, EN, other, worst, After("### Training", tells=False))
        assert judged(again) == said
        right = await screens.answer(PAINTERS, EN, exercise, exercise.best, After("### Training", tells=False))
        assert "Do you see it?" not in judged(right)


async def test_what_is_not_legal_is_no_answer() -> None:
    exercise = SOME[0]
    with pytest.raises(IllegalMove):
        await screens.answer(PAINTERS, EN, exercise, parse("-DDDDD"), After("### Training"))
    with pytest.raises(IllegalMove):
        await screens.preview(PAINTERS, EN, exercise, asking(exercise), parse("-DDDDD"))


async def test_who_asks_for_what_nobody_was_offered_chooses_again() -> None:
    exercise = SOME[0]
    first = await screens.ask_exchange(PAINTERS, EN, exercise, asking(exercise))
    taken = from_letters("DDDDD")
    assert _ids(await screens.ask_exchange(PAINTERS, EN, exercise, asking(exercise), taken)) == _ids(first)


async def test_every_stall_of_a_swapped_day_can_be_shown() -> None:
    for stall in DAYS.stalls(len(DAYS) + 1):
        assert set(await taps(stall)) == set(stall.chances)
