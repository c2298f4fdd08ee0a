"""Many matches in many servers, and people who click at a given rate, however long the answers take."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from bot.application import Application
from bot.match.model import Pace, Place
from playground.driver import Person, Playground, ShownMessage
from rules import Options
from tests.bot.world import settings_for, start_match

Json = dict[str, Any]
MATCHES_A_PAIR = 5
PATIENCE = 30.0


@dataclass
class Clicks:
    """What was measured, in seconds; `skipped` clicks found every match busy, `failed` ones for these reasons."""

    answers: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)
    failed: Counter[str] = field(default_factory=Counter)
    skipped: int = 0
    unfinished: set[asyncio.Task[None]] = field(default_factory=set)

    async def finish(self) -> None:
        """Wait for the last answers and tables."""
        await asyncio.gather(*self.unfinished)


@dataclass
class Table:
    """A match and the next thing that is done in it."""

    code: str
    people: tuple[Person, Person]
    panel: ShownMessage | None = None
    mover: Person | None = None

    def live(self) -> ShownMessage:
        mark = f"j1|hand|{self.code}"
        return next(one for one in reversed(self.people[0].messages()) if one.button(mark))

    async def next_click(self, clicks: Clicks) -> None:
        """Open the panel; choose a move; play it and see the table change."""
        if self.panel is None or self.mover is None:
            await self._open(clicks)
            return
        play = self._button("play")
        if play is None:
            move = self._button("move")
            assert move, "a panel without moves"
            await self._change(clicks, move)
            return
        table = ShownMessage(self.mover, self.live().id)  # on the screen of who waits for it
        before, begun = table.raw, monotonic()
        await self._change(clicks, play)
        await self.mover.state.until(
            lambda: self._is_new(table, before), PATIENCE, lambda: f"not told within {PATIENCE:.0f} s"
        )
        clicks.tables.append(monotonic() - begun)
        self.panel = self.mover = None

    def _button(self, action: str) -> str | None:
        """The id of the first button of the panel that does this."""
        assert self.panel is not None
        ids = (one.custom_id or "" for one in self.panel.buttons)
        return next((custom_id for custom_id in ids if custom_id.startswith(f"j1|{action}|")), None)

    def _is_new(self, table: ShownMessage, before: Json) -> bool:
        return table.is_gone or table.raw is not before

    async def _open(self, clicks: Clicks) -> None:
        """Whoever is to move: the first guess is right every other time."""
        mention = self.live().raw["components"][0]["components"][0]["content"].split("➤ ")[-1]
        self.mover = next((one for one in self.people if str(one.id) in mention), self.people[0])
        mover, mark, known = self.mover, f"j1|refresh|{self.code}", {one.id for one in self.mover.messages()}
        await self._click(clicks, ShownMessage(mover, self.live().id), f"j1|hand|{self.code}")
        # The panel is the answer, or follows it where the bot first said that it takes a moment.
        self.panel = await mover.state.until(
            lambda: next((one for one in mover.messages() if one.id not in known and one.button(mark)), None),
            PATIENCE,
            lambda: "hand: no panel came",
        )

    async def _change(self, clicks: Clicks, custom_id: str) -> None:
        """Click in the panel, which then shows something else."""
        assert self.mover is not None
        assert self.panel is not None
        panel, before = self.panel, self.panel.raw
        await self._click(clicks, panel, custom_id)
        complaint = f"{custom_id.split('|')[1]}: the panel stayed as it was"
        await self.mover.state.until(lambda: panel.raw is not before, PATIENCE, lambda: complaint)

    async def _click(self, clicks: Clicks, on: ShownMessage, custom_id: str) -> None:
        assert self.mover is not None
        begun = monotonic()
        answer = await self.mover.state.ask({"t": "click", "message_id": on.id, "custom_id": custom_id}, PATIENCE)
        clicks.answers.append(monotonic() - begun)
        assert answer.get("state") == "done", f"{custom_id.split('|')[1]}: {answer.get('state')}"


async def set_up(pg: Playground, folder: Path, matches: int) -> list[Table]:
    """Pairs of people, each pair in its own server with a few matches; the bot has not told the tables yet."""
    pairs = matches // MATCHES_A_PAIR
    people = await pg.add_people(*(f"Trader {number}" for number in range(2 * pairs)))
    tables: list[Table] = []
    async with Application(settings_for(folder)) as app:
        for number in range(pairs):
            pair = people[2 * number], people[2 * number + 1]
            channel = await pg.control.add_guild(f"Bazaar {number}", *pair, with_bot=True)
            await pair[0].until(lambda one=pair[0], here=channel: here in one.state.channels)  # type: ignore[misc]
            place = Place(int(pair[0].state.channels[channel]["guild_id"]), int(channel))
            for _ in range(MATCHES_A_PAIR):
                match = await start_match(app, (pair[0].id, pair[1].id), Options(), Pace.THREE_DAYS, place)
                tables.append(Table(match.code, pair))
    return tables


async def until_told(tables: list[Table]) -> None:
    for table in tables:
        for person in table.people:
            mark = f"j1|hand|{table.code}"
            look = lambda one=person, mark=mark: any(message.button(mark) for message in one.messages())  # noqa: E731
            await person.until(look, within=120, why="there is no table")


async def click_at(rate: float, seconds: float, tables: list[Table]) -> Clicks:
    """A click every 1/rate seconds: the next of a move that was begun, else in the match that was idle longest.

    Returns when the last one is made; `finish` waits for what is not answered yet.
    """
    clicks, idle = Clicks(), deque(tables)

    async def one(table: Table) -> None:
        try:
            await table.next_click(clicks)
        except (AssertionError, TimeoutError) as fault:
            clicks.failed[str(fault) or type(fault).__name__] += 1
            table.panel = table.mover = None
        if table.panel is None:
            idle.append(table)
        else:  # who has opened the panel plays now
            idle.appendleft(table)

    begun = monotonic()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - monotonic()))
        if not idle:
            clicks.skipped += 1
            continue
        task = asyncio.create_task(one(idle.popleft()))
        clicks.unfinished.add(task)
        task.add_done_callback(clicks.unfinished.discard)
    return clicks
