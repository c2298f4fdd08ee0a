"""People at the stalls of the day: they choose by the buttons that they are shown, and go on."""

import time
from dataclasses import dataclass
from typing import Any

from ai.exercises.exercise import Exercise
from ai.exercises.files import Days, stall_name
from bot.today.day_numbers import begins, day_at
from playground.driver import Person, ShownMessage
from rules import Move
from rules.cards import letters
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import choose, press, private_answer

MINUTE = 60
SHOW, NEXT, RESULT = "Show everybody", "Next stall", "My result"


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


def now(jaipur: JaipurPlayground) -> int:
    return int(time.time() + jaipur._shift)


async def to_midnight(jaipur: JaipurPlayground, plus: int = MINUTE) -> int:
    """Go on to the next day, so many seconds into it. Gives its number."""
    day = day_at(now(jaipur)) + 1
    await to_day(jaipur, day, plus)
    return day


async def to_day(jaipur: JaipurPlayground, day: int, plus: int = MINUTE) -> None:
    await jaipur.advance_bot_clock(begins(day) + plus - now(jaipur))


def labels(message: ShownMessage) -> list[str]:
    """Everything that can be chosen in lists."""
    return [option["label"] for one in _selects(message.raw) for option in one["options"]]
