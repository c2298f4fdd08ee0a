"""The bazaar of the day: one attempt wherever it was begun, practised when it was missed, finished after midnight."""

import asyncio
import re
from itertools import count

import pytest

from ai.exercises.files import Days, stall_name
from bot.today.day_numbers import HOUR, begins, day_at
from playground.driver import ShownMessage
from tests.e2e.bazaar_visitors import (
    MINUTE,
    NEXT,
    RESULT,
    SHOW,
    Visitor,
    attempts,
    exercise,
    finished,
    labels,
    not_at_midnight,
    now,
    to_day,
    to_midnight,
    worst,
)
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import erase, opened, press, private_answer


async def test_a_whole_day_goes_on_where_it_was_on_any_device(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await Visitor.comes(jaipur, jaipur.ravi)
    assert f"Bazaar #{visitor.day} · stall 1 of 3, easy" in visitor.screen.text
    assert "Your hand" in visitor.screen.text, "all that the picture shows is said"
    judged = await visitor.choose()
    assert "🟩 **Excellent** · 100 of 100" in judged.text
    await jaipur.crash()
    second = await Visitor.comes(jaipur, jaipur.ravi)
    assert "stall 2 of 3, medium" in second.screen.text
    dm = await jaipur.control.open_dm(jaipur.ravi)
    await jaipur.ravi.until(lambda: dm in jaipur.ravi.state.channels, within=WAIT)
    third = await Visitor.comes(jaipur, jaipur.ravi, at=dm)
    await third.choose(worst(third.day, 2))
    assert "Better:" in third.screen.text
    await press(jaipur.ravi, NEXT, judged)  # the first device is behind
    assert "stall 3 of 3, hard" in judged.text
    result = await visitor.finish()
    (attempt,) = attempts(jaipur, jaipur.ravi)
    assert [attempt[f"choice{stall}"] for stall in (1, 2, 3)] == [
        str(exercise(visitor.day, 1).best), str(worst(visitor.day, 2)), str(exercise(visitor.day, 3).best)
    ]  # fmt: skip
    grade = round((200 + exercise(visitor.day, 2).grade(worst(visitor.day, 2))) / 3)
    assert f"{grade} of 100" in result.text
    assert f"Jaipur bazaar #{visitor.day} 🟩" in result.text
    assert "· 1 of the last 7 days" in result.text
    again = await private_answer(jaipur.ravi, "today")
    assert f"{grade} of 100" in again.text
    assert jaipur.mira.messages() == [one for one in jaipur.mira.messages() if one.is_private], "nobody sees anything"


async def test_the_first_choice_counts(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    first, second = [await Visitor.comes(jaipur, jaipur.ravi) for _ in range(2)]
    await first.choose(worst(first.day, 1))
    await second.pick(exercise(first.day, 1).best)
    assert "You've been here before: your first choice counts" in second.screen.text
    assert "Better:" in second.screen.text
    assert attempts(jaipur, jaipur.ravi)[0]["choice1"] == str(worst(first.day, 1))


async def test_with_one_tap_for_who_wants_no_look_before_it(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    await press(jaipur.ravi, "Confirm moves", await private_answer(jaipur.ravi, "settings"))
    visitor = await Visitor.comes(jaipur, jaipur.ravi)
    await visitor.pick(exercise(visitor.day, 1).best)
    assert "🟩 **Excellent**" in visitor.screen.text


async def test_erased_in_the_middle_one_begins_again(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await Visitor.comes(jaipur, jaipur.ravi)
    await visitor.choose()
    await visitor.on()
    await erase(jaipur.ravi)
    refused = opened(await jaipur.ravi.click(f"j1|today-stall-exchange|{visitor.day}|2", on=visitor.screen))
    assert "goes on where you were" in refused.text
    assert "stall 1 of 3" in (await private_answer(jaipur.ravi, "today")).text
    assert jaipur.rows("SELECT 1 FROM people WHERE user_id = ?", int(jaipur.ravi.id)) == [], "no name is needed to play"


async def test_two_clicks_at_once_are_one_choice(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    first, second = [await Visitor.comes(jaipur, jaipur.ravi) for _ in range(2)]
    moves = (exercise(first.day, 1).best, worst(first.day, 1))
    for visitor, move in zip((first, second), moves, strict=True):
        await visitor.pick(move)
    await asyncio.gather(*(visitor.person.click("Play", on=visitor.screen) for visitor in (first, second)))
    (attempt,) = attempts(jaipur, jaipur.ravi)
    assert attempt["choice1"] in {str(move) for move in moves}
    assert attempt["choice2"] is None
    for visitor in (first, second):
        await visitor.person.until(lambda v=visitor: v.screen.button(NEXT) is not None, within=WAIT)  # type: ignore[misc]


async def test_forged_buttons_change_nothing(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    day = day_at(now(jaipur))
    best = exercise(day, 3).best
    ids = (
        f"j1|today-stall-answer|{day}|1|+G", f"j1|today-stall-move|{day}|3|{best}",
        f"j1|today|{day + 1}", f"j1|today-message|{day + 5}", f"j1|today-show|{day}", "j1|today|-1", "j1|today-show|0",
        f"j1|today-stall-answer|{day + 1}|1|+G", f"j1|today-stall-exchange|{day}|2", f"j1|today-stall|{day}|3",
    )  # fmt: skip
    forged = await forge_buttons(jaipur, *ids)
    on = ShownMessage(jaipur.ravi, forged.id)
    for number in range(len(ids)):
        answer = opened(await jaipur.ravi.click(str(number), on=on))
        assert answer.is_private
    assert attempts(jaipur, jaipur.ravi) == []
    await Visitor.comes(jaipur, jaipur.ravi)
    for number in (1, 3, 4, 7, 8, 9):
        assert opened(await jaipur.ravi.click(str(number), on=on)).is_private
    forged = await forge_select(jaipur, f"j1|today-stall-chosen|{day}|1", "-DDDDD")
    custom_id = f"j1|today-stall-chosen|{day}|1"
    refused = opened(await jaipur.ravi.select(custom_id, ["-DDDDD"], on=ShownMessage(jaipur.ravi, forged.id)))
    assert refused.is_private
    (attempt,) = attempts(jaipur, jaipur.ravi)
    assert attempt["choice1"] is None


async def test_over_midnight_and_the_hour_after_it(jaipur: JaipurPlayground) -> None:
    day = await to_midnight(jaipur)
    await jaipur.advance_bot_clock(begins(day + 1) - 10 * MINUTE - now(jaipur))
    early, late = await Visitor.comes(jaipur, jaipur.ravi), await Visitor.comes(jaipur, jaipur.tomoko)
    await early.choose()
    await late.choose()
    await to_midnight(jaipur)
    still = await Visitor.comes(jaipur, jaipur.ravi)
    still.day = day
    assert f"Bazaar #{day} · stall 2" in still.screen.text
    assert "Still yesterday's" in still.screen.text
    result = await still.finish()
    assert "1 of the last 7 days" in result.text
    assert result.button(SHOW) is not None
    await press(jaipur.ravi, "On to today's", result)
    assert f"Bazaar #{day + 1} · stall 1" in result.text
    await jaipur.advance_bot_clock(HOUR)
    await late.on()
    assert "Practice: it doesn't count" in late.screen.text
    while late.screen.button(RESULT) is None:
        if late.screen.button(NEXT) is None:
            await late.choose()
        else:
            await late.on()
    await late.on()
    assert late.screen.button(SHOW) is None
    assert "To copy" not in late.screen.text
    assert f"Bazaar #{day + 1} · stall 1" in (await private_answer(jaipur.tomoko, "today")).text
    assert [one["counts"] for one in attempts(jaipur, jaipur.tomoko)] == [0, 1]
    assert [one["counts"] for one in attempts(jaipur, jaipur.ravi)] == [1, 1]


async def test_missed_days_are_practice(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    day = visitor.day - 3
    label = next(one for one in labels(visitor.screen) if one.startswith(f"#{day} "))
    await jaipur.ravi.select("Practise a day you missed…", [label], on=visitor.screen)
    await jaipur.ravi.until(lambda: f"Bazaar #{day} · stall 1" in visitor.screen.text, within=WAIT)
    assert "Practice: it doesn't count" in visitor.screen.text
    typed = await private_answer(jaipur.ravi, "today", day=visitor.day - 1)
    assert f"Bazaar #{visitor.day - 1} · stall 1" in typed.text
    ahead = await private_answer(jaipur.ravi, "today", day=visitor.day + 1)
    assert f"There's no bazaar #{visitor.day + 1} yet" in ahead.text
    assert [one["counts"] for one in attempts(jaipur, jaipur.ravi)] == [0, 0, 1]


async def test_past_the_end_of_the_file_it_says_which_day_it_repeats(jaipur: JaipurPlayground) -> None:
    length = len(Days())
    for day in (length + 1, 2 * length + 1):
        await to_day(jaipur, day)
        visitor = await Visitor.comes(jaipur, jaipur.ravi)
        assert f"Day #{day - length} once more, with cloth and spice exchanged" in visitor.screen.text
        await visitor.choose()
        assert "🟩 **Excellent** · 100 of 100" in visitor.screen.text


async def test_an_update_with_more_days_leaves_a_day_as_it_began(jaipur: JaipurPlayground) -> None:
    """The bot before the update had a file of a few days, and was past its end."""
    await not_at_midnight(jaipur)
    day, short = day_at(now(jaipur)), 5
    await jaipur.bot.stop()
    key = f"days:{len(Days())}"
    jaipur.write("UPDATE notices SET said = ? WHERE key = ?", now(jaipur), key)
    jaipur.write("INSERT INTO notices (key, said) VALUES (?, ?)", f"days:{short}", begins(1))
    await jaipur.bot.start()
    assert jaipur.rows("SELECT 1 FROM notices WHERE key = ?", key) != []
    visitor = await Visitor.comes(jaipur, jaipur.ravi)
    assert f"Day #{day - short} once more, with cloth and spice exchanged" in visitor.screen.text
    best = Days().up_to(short)[stall_name(day, 1)].best
    await visitor.choose(best)
    assert "🟩 **Excellent** · 100 of 100" in visitor.screen.text
    await to_midnight(jaipur)
    assert "once more" not in (await Visitor.comes(jaipur, jaipur.tomoko)).screen.text


async def test_it_is_found_in_help_and_after_a_match(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.mira, "help")
    assert "stall 1 of 3" in opened(await jaipur.mira.click("Bazaar of the day", on=page)).text
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await press(jaipur.mira, "Yes", await private_answer(jaipur.mira, "resign", game=code))
    panel = await private_answer(jaipur.ravi, "hand", game=code)
    assert "stall 1 of 3" in (await press(jaipur.ravi, "Bazaar of the day", panel)).text


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_every_screen_is_in_ones_language(jaipur: JaipurPlayground, locale: str) -> None:
    """The choice is made in another language than the day was opened in."""
    tomorrow = day_at(now(jaipur)) + 1
    await to_day(
        jaipur, next(day for day in count(tomorrow) if any(one.is_exchange for one in exercise(day, 1).chances))
    )
    visitor = await Visitor.comes(jaipur, jaipur.ravi)
    await jaipur.ravi.speak(locale)
    await press(jaipur.ravi, f"j1|today-stall-exchange|{visitor.day}|1", visitor.screen)
    for _ in range(12):
        assert not re.search(r"\b(stall|bazaar|better|best|to win|choice)\b", visitor.screen.text, re.IGNORECASE)
        ids = [one.custom_id or "" for one in visitor.screen.buttons]
        onward = [one for one in ids if re.match(r"j1\|(today-stall-(move|answer)\||today\|)", one)]
        if f"j1|today-show|{visitor.day}" in ids:
            break
        await press(jaipur.ravi, onward[0], visitor.screen)
    assert f"j1|today-show|{visitor.day}" in ids
