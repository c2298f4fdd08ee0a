"""Training in private: a wrong answer, a second try, a crash in between, and the same position again the next day."""

from ai.exercises.exercise import Exercise
from ai.exercises.files import Bank
from rules import Move
from tests.e2e.at_an_exercise import AtAnExercise
from tests.e2e.forged_messages import forge_buttons
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import opened, press

DAY = 24 * 3600
BANK = Bank()


class Trainee(AtAnExercise):
    @property
    def exercise(self) -> Exercise:
        """The one that is shown, found by the ids of its buttons."""
        ids = [(one.custom_id or "").split("|") for one in self.shown.buttons]
        return BANK[next(parts[2] for parts in ids if parts[1:2] == ["train-move"])]

    @property
    def wrong(self) -> Move:
        chances = self.exercise.chances
        return min((move for move in chances if not move.is_exchange), key=chances.__getitem__)


async def test_what_was_wrong_can_be_tried_again_and_comes_back_the_next_day(jaipur: JaipurPlayground) -> None:
    mira = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train")))
    assert mira.shown.is_private
    assert "🎯 Training" in mira.shown.text
    first = mira.exercise
    await mira.answer(mira.wrong)
    assert "Do you see it?" in mira.shown.text
    assert "Better:" not in mira.shown.text
    assert "It comes back tomorrow." in mira.shown.text
    assert "Your level: **" in mira.shown.text

    await jaipur.bot.kill()
    await jaipur.bot.start()
    await mira.press("Try again")
    assert mira.exercise == first
    await mira.answer(first.best)
    assert "🟩 **Excellent** · 100 of 100" in mira.shown.text
    assert "\n- " in mira.shown.text, "why"
    await mira.press("Next position")
    assert mira.exercise != first

    again = opened(await jaipur.mira.command("/jaipur train"))
    assert Trainee(jaipur.mira, again).exercise == mira.exercise, "it's the same until it's answered"
    await mira.answer(mira.exercise.best)
    assert "It comes back" not in mira.shown.text

    await jaipur.advance_bot_clock(DAY)
    mira.shown = opened(await jaipur.mira.command("/jaipur train"))
    assert mira.exercise == first
    assert "Back again, until it's right." in mira.shown.text
    await mira.answer(first.best)
    assert "It comes back in 3 days." in mira.shown.text
    assert jaipur.ravi.messages() == [], "nobody else sees anything of it"


async def test_a_second_click_on_a_wrong_answer_does_not_take_the_second_try_away(jaipur: JaipurPlayground) -> None:
    mira = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train")))
    first, wrong = mira.exercise, mira.wrong
    again = await forge_buttons(jaipur, f"j1|train-answer|{first.name}|1|{wrong}")
    await mira.answer(wrong)
    mira.shown = opened(await jaipur.mira.click(f"j1|train-answer|{first.name}|1|{wrong}", on=again))
    assert "doesn't count any more" in mira.shown.text
    assert "Better:" not in mira.shown.text
    await mira.press("Try again")
    await mira.answer(first.best)
    assert "🟩 **Excellent** · 100 of 100" in mira.shown.text


async def test_who_gives_up_is_shown_the_better_move(jaipur: JaipurPlayground) -> None:
    mira = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train")))
    await mira.answer(mira.wrong)
    await mira.press("Show me")
    assert "Better: **" in mira.shown.text
    assert mira.shown.button("Try again") is None


async def test_who_plays_with_one_tap_answers_with_one(jaipur: JaipurPlayground) -> None:
    settings = opened(await jaipur.mira.command("/jaipur settings"))
    label = next(one.label for one in settings.buttons if "confirm" in (one.custom_id or ""))
    await press(jaipur.mira, label, settings)
    mira = Trainee(jaipur.mira, opened(await jaipur.mira.command("/jaipur train")))
    button = mira.button(mira.wrong)
    assert button
    await mira.press(button)
    assert "Do you see it?" in mira.shown.text
