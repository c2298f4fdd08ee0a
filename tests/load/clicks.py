"""Many matches in many servers, and people who click at a given rate, however long the answers take."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from playground.driver import Person, Playground, ShownMessage
from tests.load.processes import HERE

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
        if onward := self._button("new-round"):
            await self._change(clicks, onward)
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

    def _is_panel(self, message: ShownMessage) -> bool:
        marks = tuple(f"j1|{action}|{self.code}" for action in ("move", "refresh", "new-round"))
        return any((one.custom_id or "").startswith(marks) for one in message.buttons)

    def _is_new(self, table: ShownMessage, before: Json) -> bool:
        return table.is_gone or table.raw is not before

    async def _open(self, clicks: Clicks) -> None:
        """Whoever is to move opens the panel. The table says who: by name, or by a mention where they were called."""
        turn = self.live().raw["components"][0]["components"][0]["content"].split("➤ ")[-1]
        self.mover = next(one for one in self.people if f"**{one.name}**" in turn or f"<@{one.id}>" in turn)
        mover, known = self.mover, {one.id for one in self.mover.messages()}
        await self._click(clicks, ShownMessage(mover, self.live().id), f"j1|hand|{self.code}")
        # The panel is the answer, or follows it where the bot first said that it takes a moment.
        self.panel = await mover.state.until(
            lambda: next((one for one in mover.messages() if one.id not in known and self._is_panel(one)), None),
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


async def set_up(pg: Playground, folder: Path, matches: int, code: Path = HERE) -> list[Table]:
    """Pairs of people, each pair in its own server with a few matches; the bot has not told the tables yet."""
    pairs = matches // MATCHES_A_PAIR
    people = await pg.add_people(*(f"Trader {number}" for number in range(2 * pairs)))
    seats: list[tuple[Person, Person]] = []
    places: list[tuple[int, int, int, int]] = []
    for number in range(pairs):
        pair = people[2 * number], people[2 * number + 1]
        channel = await pg.control.add_guild(f"Bazaar {number}", *pair, with_bot=True)
        await pair[0].until(lambda one=pair[0], here=channel: here in one.state.channels)  # type: ignore[misc]
        guild = int(pair[0].state.channels[channel]["guild_id"])
        seats += [pair] * MATCHES_A_PAIR
        places += [(pair[0].id, pair[1].id, guild, int(channel))] * MATCHES_A_PAIR
    codes = await _start_matches(folder, places, code)
    return [Table(match, pair) for match, pair in zip(codes, seats, strict=True)]


START_MATCHES = """
import asyncio, json, sys
from pathlib import Path
from bot.application import Application
from bot.match.model import Pace, Place
from rules import Options
from tests.bot.world import settings_for, start_match

async def main():
    async with Application(settings_for(Path(sys.argv[1]))) as app:
        for first, second, guild, channel in json.load(sys.stdin):
            match = await start_match(app, (first, second), Options(), Pace.THREE_DAYS, Place(guild, channel))
            print(match.code)

asyncio.run(main())
"""


async def _start_matches(folder: Path, places: list[tuple[int, int, int, int]], code: Path) -> list[str]:
    """In the database of the bot in the folder `code`, which may be another version than this."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", START_MATCHES, str(folder)), cwd=code, stdin=PIPE, stdout=PIPE
    )
    said, _ = await process.communicate(json.dumps(places).encode())
    assert process.returncode == 0, "the matches could not be started"
    return said.decode().split()


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
