"""Training and lessons where somebody cheats, clicks twice, leaves in the middle, or has no picture."""

import asyncio

import pytest

from ai.exercises.exercise import Exercise
from ai.exercises.files import Bank
from playground.driver import ShownMessage
from rules import Move
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import Player, erase, hand_of, market_of, opened, private_answer, seated
from tests.e2e.test_reviews import JUDGING, finished, first_lesson, in_the_match, judge_in_advance
from tests.e2e.test_training import DAY, Trainee
from tests.e2e.test_user_install import elsewhere

BANK = Bank()
NOT_THERE = "That position isn't there any more."


def worst(exercise: Exercise) -> Move:
    return min(exercise.chances, key=exercise.chances.__getitem__)


def training_rows(jaipur: JaipurPlayground) -> dict[str, list[dict[str, object]]]:
    return {name: jaipur.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("trainees", "kept_exercises")}


async def test_forged_ids_neither_count_nor_show_what_is_of_others(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur, moves=12)
    (mine, _) = judge_in_advance(jaipur, jaipur.mira, code)
    running, _ = await seated(jaipur)
    await running.click_a_move()
    at_hand = Trainee(jaipur.ravi, opened(await jaipur.ravi.command("/jaipur train"))).exercise
    other = next(name for name in BANK.ratings if name != at_hand.name)
    before, move = training_rows(jaipur), in_the_match(jaipur, mine)
    gone = [f"j1|train|{mine}|1", f"j1|train-answer|{mine}|1|{move}", f"j1|train-tell|{mine}|{move}"]
    gone += [
        f"j1|train-exchange|{mine}|2",
        "j1|train|b99999|1",
        f"j1|train|{running.code}.1.0|1",
        "j1|train|ZZZZ.1.1|1",
    ]
    old = [
        "j1|train|b0|1",
        "j1|train|d1.1|1",
        "j1|train|b1|3",
        "j1|train-move|b1|1|+Z",
        "j1|train|b1",
        "j1|review|b1|1",
    ]
    late = [f"j1|train-answer|{other}|1|{worst(BANK[other])}", f"j1|train-tell|{other}|-DDDDD"]
    forged = [await forge_buttons(jaipur, *ids) for ids in (gone, old, late)]
    for person in (jaipur.ravi, jaipur.tomoko):
        for custom_id in gone:
            refused = opened(await person.click(custom_id, on=forged[0]))
            assert refused.is_private
            assert NOT_THERE in refused.text, custom_id
            assert not refused.pictures
        for custom_id in old:
            refused = opened(await person.click(custom_id, on=forged[1]))
            assert refused.is_private
            assert not refused.pictures, (custom_id, refused.text)
    shown = opened(await jaipur.ravi.click(late[0], on=forged[2]))
    assert shown.is_private
    assert "doesn't count any more" in shown.text
    assert not opened(await jaipur.ravi.click(late[1], on=forged[2])).pictures
    select = await forge_select(jaipur, f"j1|train-chosen|{other}|1", "-DDDDD", "+K", "nonsense")
    for value in ("-DDDDD", "nonsense"):
        assert opened(await jaipur.ravi.select(f"j1|train-chosen|{other}|1", [value], on=select)).is_private
    assert training_rows(jaipur) == before


async def test_two_answers_at_once_are_one(jaipur: JaipurPlayground) -> None:
    exercise = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train"))).exercise
    ids = [f"j1|train-answer|{exercise.name}|1|{move}" for move in (worst(exercise), exercise.best)]
    forged = await forge_buttons(jaipur, *ids)
    answers = [opened(one) for one in await asyncio.gather(*(jaipur.mira.click(one, on=forged) for one in ids * 2))]
    said = [one.text for one in answers]
    assert all(one.is_private for one in answers)
    (trainee,) = jaipur.rows("SELECT * FROM trainees")
    assert trainee["tried"] == 1
    (kept,) = jaipur.rows("SELECT * FROM kept_exercises")
    assert (kept["due"] is None) == (trainee["found"] == 1)
    assert sum("Your level: **" in text for text in said) <= 1


async def test_two_first_answers_to_a_lesson_at_once_are_one(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur, moves=12)
    (position, _) = judge_in_advance(jaipur, jaipur.mira, code)
    mira = await first_lesson(jaipur, jaipur.mira, code)
    exercise = mira.exercise(jaipur)
    ids = [f"j1|review-answer|{position}|1|{move}" for move in (worst(exercise), exercise.best)]
    forged = await forge_buttons(jaipur, *ids)
    await asyncio.gather(*(jaipur.mira.click(one, on=forged) for one in ids * 2))
    (kept,) = jaipur.rows("SELECT * FROM kept_exercises WHERE exercise = ?", str(position))
    assert (kept["step"] == 1) != (kept["due"] is not None)


async def test_who_has_only_trained_is_erased_and_old_buttons_store_nothing(jaipur: JaipurPlayground) -> None:
    tomoko = Trainee(jaipur.tomoko, opened(await jaipur.tomoko.command("/jaipur train")))
    exercise = tomoko.exercise
    await tomoko.answer(tomoko.wrong)
    assert training_rows(jaipur)["trainees"]
    await erase(jaipur.tomoko)
    assert training_rows(jaipur) == {"trainees": [], "kept_exercises": []}
    old = f"j1|train-answer|{exercise.name}|1|{exercise.best}"
    late = opened(await jaipur.tomoko.click(old, on=await forge_buttons(jaipur, old)))
    assert late.is_private
    await tomoko.press("Try again")
    assert training_rows(jaipur) == {"trainees": [], "kept_exercises": []}


@pytest.mark.parametrize("where", ["group", "foreign server"])
async def test_it_is_private_where_the_bot_is_no_member(jaipur: JaipurPlayground, where: str) -> None:
    await elsewhere(jaipur, where)
    mira = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train")))
    assert mira.shown.is_private
    await mira.answer(mira.wrong)
    await mira.press("Try again")
    await mira.answer(mira.exercise.best)
    assert "Excellent" in mira.shown.text
    assert jaipur.ravi.messages() == []


@pytest.mark.parametrize("locale", ["en-US", "fr", "ja"])
async def test_a_position_can_be_played_from_its_text_alone(jaipur: JaipurPlayground, locale: str) -> None:
    """Everything that the view of the seat knows stands in the description or in the words around the picture."""
    await jaipur.mira.speak(locale)
    mira = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train")))
    view, alt = mira.exercise.view, mira.shown.pictures[0].alt
    if locale == "en-US":
        assert sorted(market_of(alt)) == sorted(card.letter for card in view.market if card is not None)
        assert sorted(hand_of(alt)) == sorted(card.letter for card in view.me.hand or ())
    for row in view.piles:
        assert " ".join(map(str, row)) in alt
    for number in (view.deck_size, view.opponent.hand_size, view.opponent.herd, view.me.herd):
        assert str(number) in alt
    assert str(view.opponent.goods_rupees) in alt
    assert "…" not in alt


async def test_a_kill_in_the_middle_of_looking_for_lessons_loses_nothing(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur)
    for _ in range(2):
        assert "looks for lessons" in opened(await jaipur.mira.click("Lessons", on=jaipur.table(code))).text
    await jaipur.crash()
    again = opened(await jaipur.mira.click("Lessons", on=jaipur.table(code)))
    await jaipur.mira.until(lambda: bool(again.pictures), within=JUDGING, why="no lesson")
    assert "Lesson 1 of " in again.text


async def test_one_job_a_person(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur)
    table = jaipur.table(code)
    lessons = opened(await jaipur.mira.click("Lessons", on=table))
    turning = opened(await jaipur.mira.click("Turning points", on=table))
    await jaipur.mira.until(
        lambda: "One at a time" in turning.text or bool(turning.pictures), within=60, why="no answer"
    )
    assert "One at a time" in turning.text
    await jaipur.mira.until(lambda: bool(lessons.pictures), within=JUDGING, why="no lesson")
    after = opened(await jaipur.mira.click("Turning points", on=table))
    await jaipur.mira.until(lambda: bool(after.pictures), within=60, why="no turning points")
    assert "With even luck" in after.text
    again = opened(await jaipur.ravi.click("Turning points", on=jaipur.table(code, jaipur.ravi)))
    assert again.pictures, "it is remembered, and not made for each person anew"


async def test_a_lesson_stays_without_the_opponent_and_not_without_its_player(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur, moves=12)
    (position, _) = judge_in_advance(jaipur, jaipur.mira, code)
    judge_in_advance(jaipur, jaipur.ravi, code, 1)
    mira = await first_lesson(jaipur, jaipur.mira, code)
    await mira.answer(in_the_match(jaipur, position))
    await erase(jaipur.ravi)
    await jaipur.advance_bot_clock(DAY)
    due = opened(await jaipur.mira.command("/jaipur train"))
    assert f"from your game `{code}`" in due.text
    assert "Ravi" not in due.text + due.pictures[0].alt
    await erase(jaipur.mira)
    forged = await forge_buttons(jaipur, f"j1|train|{position}|1", f"j1|review|{position}|1", f"j1|reviews|{code}")
    for person in (jaipur.mira, jaipur.ravi):
        for custom_id in (f"j1|train|{position}|1", f"j1|review|{position}|1"):
            assert NOT_THERE in opened(await person.click(custom_id, on=forged)).text
        assert "Only the two players" in opened(await person.click(f"j1|reviews|{code}", on=forged)).text
    assert training_rows(jaipur) == {"trainees": [], "kept_exercises": []}


async def test_of_a_round_that_is_over_in_a_running_game_there_are_no_lessons(jaipur: JaipurPlayground) -> None:
    players = await seated(jaipur)
    while not jaipur.rows("SELECT 1 FROM rounds WHERE number = 2"):
        mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
        await mover.collect()
        if not mover.is_my_turn:
            await waiting.wait_for_turn()
    code = players[0].code
    ids = [f"j1|reviews|{code}", f"j1|review|{code}.1.0|1", f"j1|train|{code}.1.0|1"]
    forged = await forge_buttons(jaipur, *ids)
    for person in (jaipur.mira, jaipur.ravi, jaipur.tomoko):
        begun, *positions = [opened(await person.click(one, on=forged)).text for one in ids]
        assert all(NOT_THERE in text for text in positions)
        said = "Only the two players" if person is jaipur.tomoko else "still being played"
        assert said in begun


async def test_against_a_merchant_there_are_lessons_that_do_not_name_it(jaipur: JaipurPlayground) -> None:
    opened(await jaipur.mira.command("/jaipur challenge", level="1 · Anju the apprentice", length="A single round"))
    mira = Player(jaipur.mira, jaipur.one("SELECT code FROM matches")["code"])
    await mira.open_panel()
    await mira.wait_for_turn()
    for _ in range(9):
        await mira.click_a_move()
        await mira.wait_for_turn()
    await jaipur.mira.command("/jaipur resign", game=mira.code)
    await jaipur.mira.click("Yes")
    panel = await private_answer(jaipur.mira, "hand", game=mira.code)
    lessons: ShownMessage = opened(await jaipur.mira.click("Lessons", on=panel))
    assert lessons.is_private
    await jaipur.mira.until(lambda: "looks for lessons" not in lessons.text, within=JUDGING, why="no lesson")
    assert "Nothing worth mentioning" in lessons.text or lessons.pictures
    if lessons.pictures:
        assert "Anju" not in lessons.text + lessons.pictures[0].alt
