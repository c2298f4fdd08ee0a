"""The bazaar of the day: one attempt wherever it was begun, shown to whom one likes, practised when it was missed."""

import asyncio
import re
from dataclasses import dataclass
from typing import Any

import pytest

from ai.exercises.exercise import Exercise
from ai.exercises.files import Days, stall_name
from bot.today.day_numbers import HOUR, begins, day_at
from playground.driver import Person, ShownMessage
from rules import Move
from rules.cards import letters
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import choose, opened, press, private_answer
from tests.e2e.public_record import public_things, values
from tests.e2e.test_today_message import MINUTE, now, to_midnight
from tests.e2e.test_user_install import elsewhere

SHOW, NEXT, RESULT = "Show to all", "Next stall", "My result"


def exercise(day: int, stall: int) -> Exercise:
    return Days()[stall_name(day, stall)]


def worst(day: int, stall: int) -> Move:
    chances = exercise(day, stall).chances
    return min(chances, key=chances.__getitem__)


@dataclass
class Visitor:
    """Somebody at the stalls, on one device."""

    person: Person
    screen: ShownMessage
    day: int

    @classmethod
    async def comes(cls, jaipur: JaipurPlayground, person: Person, **where: str | None) -> "Visitor":
        return cls(person, await private_answer(person, "today", **where), day_at(now(jaipur)))

    @property
    def stall(self) -> int:
        (button, *_) = [one for one in self.screen.buttons if (one.custom_id or "").startswith("j1|today-stall")]
        return int((button.custom_id or "").split("|")[3])

    async def choose(self, move: Move | None = None) -> ShownMessage:
        """At the stall that is shown; the best, unless another move is named. With the look before it."""
        day, stall = self.day, self.stall
        await self.pick(move or exercise(day, stall).best)
        await press(self.person, "Play", self.screen)
        return self.screen

    async def pick(self, move: Move) -> None:
        """By its button, in a list, or over the screens of the exchange."""
        if not await self._tap(move):
            await press(self.person, "Exchange…", self.screen)
            is_over = self.screen.button(NEXT) is not None  # another device was faster
            if not is_over and not await self._tap(move):
                await self._select("today-stall-exchange-take", letters(move.taken))
                assert await self._tap(move), self.screen.text

    async def _tap(self, move: Move) -> bool:
        wanted = f"j1|today-stall-move|{self.day}|{self.stall}|{move}"
        if any(one.custom_id == wanted for one in self.screen.buttons):
            await press(self.person, wanted, self.screen)
            return True
        return await self._select("today-stall-chosen", str(move))

    async def _select(self, action: str, value: str) -> bool:
        """False: that is not offered."""
        for one in _selects(self.screen.raw):
            labels = [option["label"] for option in one["options"] if option["value"] == value]
            if one["custom_id"].startswith(f"j1|{action}|") and labels:
                await choose(self.person, one["placeholder"], labels, self.screen)
                return True
        return False

    async def on(self) -> ShownMessage:
        return await press(self.person, NEXT if self.screen.button(NEXT) else RESULT, self.screen)

    async def finish(self) -> ShownMessage:
        """To the result, always with the best."""
        while self.screen.button(SHOW) is None and "To copy" not in self.screen.text:
            if self.screen.button(NEXT) is None and self.screen.button(RESULT) is None:
                await self.choose()
            await self.on()
        return self.screen


def _selects(raw: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if isinstance(raw, list):
        for one in raw:
            found += _selects(one)
    elif isinstance(raw, dict):
        if raw.get("type") == 3:
            found.append(raw)
        for one in raw.values():
            found += _selects(one)
    return found


async def finished(jaipur: JaipurPlayground, person: Person, **where: str | None) -> Visitor:
    visitor = await Visitor.comes(jaipur, person, **where)
    await visitor.finish()
    return visitor


def attempts(jaipur: JaipurPlayground, person: Person) -> list[dict[str, object]]:
    return jaipur.rows("SELECT * FROM today_attempts WHERE user_id = ? ORDER BY day", int(person.id))


async def not_at_midnight(jaipur: JaipurPlayground) -> None:
    """A story of a few minutes is told in one day."""
    if begins(day_at(now(jaipur)) + 1) - now(jaipur) < 10 * MINUTE:
        await to_midnight(jaipur)


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
    label = next(one for one in _labels(visitor.screen) if one.startswith(f"#{day} "))
    await jaipur.ravi.select("Practise a day you missed…", [label], on=visitor.screen)
    await jaipur.ravi.until(lambda: f"Bazaar #{day} · stall 1" in visitor.screen.text, within=WAIT)
    assert "Practice: it doesn't count" in visitor.screen.text
    typed = await private_answer(jaipur.ravi, "today", day=visitor.day - 1)
    assert f"Bazaar #{visitor.day - 1} · stall 1" in typed.text
    ahead = await private_answer(jaipur.ravi, "today", day=visitor.day + 1)
    assert f"There's no bazaar #{visitor.day + 1} yet" in ahead.text
    assert [one["counts"] for one in attempts(jaipur, jaipur.ravi)] == [0, 0, 1]


def _labels(message: ShownMessage) -> list[str]:
    return [option["label"] for one in _selects(message.raw) for option in one["options"]]


def lines_in(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if not one.is_private and "Jaipur bazaar #" in one.text]


async def test_show_to_all_is_one_silent_line_with_a_picture(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)
    (line,) = lines_in(jaipur.mira)
    assert f"**Ravi**: Jaipur bazaar #{visitor.day} 🟩🟩🟩 100 · 1 of the last 7 days" in line.text
    assert len(line.pictures) == 1
    assert "Stall 1: excellent (green square)" in str(line.raw)
    assert visitor.screen.is_private, "the private result stays"
    again = await press(jaipur.ravi, SHOW, visitor.screen)
    assert "You've shown it here" in again.text
    assert len(lines_in(jaipur.mira)) == 1
    for person in (jaipur.mira, jaipur.tomoko):
        assert await person.notifications() == []
    played = opened(await jaipur.tomoko.click("Play", on=ShownMessage(jaipur.tomoko, line.id)))
    assert played.is_private
    assert "stall 1 of 3" in played.text


async def test_two_clicks_on_show_are_one_line(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await asyncio.gather(*(jaipur.ravi.click(SHOW, on=visitor.screen) for _ in range(3)))
    await jaipur.mira.until(lambda: bool(lines_in(jaipur.mira)), within=WAIT)
    await asyncio.sleep(1)
    assert len(lines_in(jaipur.mira)) == 1


async def test_who_hides_is_shown_nowhere(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await press(jaipur.ravi, "Hide me", await private_answer(jaipur.ravi, "settings"))
    refused = opened(await jaipur.ravi.click(SHOW, on=visitor.screen))
    assert "You hide in your settings" in refused.text
    result = await private_answer(jaipur.ravi, "today")
    assert result.button(SHOW) is None
    assert "listed nowhere" in result.text
    assert lines_in(jaipur.mira) == []


async def test_in_a_direct_message_there_is_nobody_to_show_it_to(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    dm = await jaipur.control.open_dm(jaipur.ravi)
    await jaipur.ravi.until(lambda: dm in jaipur.ravi.state.channels, within=WAIT)
    visitor = await finished(jaipur, jaipur.ravi, at=dm)
    assert visitor.screen.button(SHOW) is None
    assert "To copy" in visitor.screen.text


@pytest.mark.parametrize("where", ["group", "foreign server"])
async def test_where_only_the_person_has_the_app(jaipur: JaipurPlayground, where: str) -> None:
    await not_at_midnight(jaipur)
    await elsewhere(jaipur, where)
    visitor = await finished(jaipur, jaipur.mira)
    await jaipur.mira.click(SHOW, on=visitor.screen)
    await jaipur.ravi.until(lambda: len(lines_in(jaipur.ravi)) == 1, within=WAIT)


async def test_a_server_that_hides_apps_from_outside_shows_it_to_nobody(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    channel = await elsewhere(jaipur, "foreign server")
    await jaipur.control.deny(channel, "USE_EXTERNAL_APPS", who="everyone")
    visitor = await finished(jaipur, jaipur.mira)
    answer = opened(await jaipur.mira.click(SHOW, on=visitor.screen))
    await jaipur.mira.until(lambda: "only you can see this" in answer.text, within=WAIT)
    assert lines_in(jaipur.ravi) == []


async def test_a_server_with_one_channel_for_games_keeps_the_lines_there(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    games = await jaipur.control.add_channel("games")
    await jaipur.ravi.until(lambda: games in jaipur.ravi.state.channels, within=WAIT)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Channel for all games…", [games], page)
    visitor = await finished(jaipur, jaipur.ravi)
    refused = opened(await jaipur.ravi.click(SHOW, on=visitor.screen))
    assert "games are started in" in refused.text
    there = await private_answer(jaipur.ravi, "today", at=games)
    await jaipur.ravi.click(SHOW, on=there)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)


async def test_it_is_found_in_help_and_after_a_match(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.mira, "help")
    assert "stall 1 of 3" in opened(await jaipur.mira.click("Bazaar of the day", on=page)).text
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await press(jaipur.mira, "Yes", await private_answer(jaipur.mira, "resign", game=code))
    panel = await private_answer(jaipur.ravi, "hand", game=code)
    assert "stall 1 of 3" in (await press(jaipur.ravi, "Bazaar of the day", panel)).text


async def test_nothing_of_a_stall_is_ever_public(jaipur: JaipurPlayground) -> None:
    """Not the position, not the buttons: the playground calls them a violation."""
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: bool(lines_in(jaipur.mira)), within=WAIT)
    for thing in await public_things(jaipur):
        assert not [one for one in values(thing, "custom_id") if one.startswith("j1|today-stall")]


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_every_screen_is_in_ones_language(jaipur: JaipurPlayground, locale: str) -> None:
    """The choice is made in another language than the day was opened in."""
    await not_at_midnight(jaipur)
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
