"""The playground with the real bot in it, its database and its clock: what every end-to-end test begins with."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from bot.settings import database_place
from playground.driver import Person, Playground, ShownMessage
from playground.driver.errors import NotSeen
from tests.e2e.public_record import PRIVATE
from tests.postgresql import alone_with, rows_of

WAIT = 20.0  # seconds, for machines that have other things to do
BOT = [sys.executable, "-m", "bot"]
SLOW_BOT = [sys.executable, "-m", "tests.e2e.slow_bot"]


class JaipurPlayground:
    """A running bot with people around it."""

    def __init__(self, pg: Playground, folder: Path) -> None:
        self.pg, self.folder = pg, folder
        self.control, self.bot = pg.control, pg.bot
        self.database = database_place(pg.bot.env["JAIPUR_DATABASE"])
        self.mira, self.ravi, self.tomoko = (pg.person(name) for name in ("Mira", "Ravi", "Tomoko"))
        self._shift = 0.0

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, *, bot: list[str] = BOT, **settings: str) -> AsyncIterator["JaipurPlayground"]:
        """`bot` is how to start it: as it is, or with uses that can be made slow (`SLOW_BOT`)."""
        env = {
            "SLOW_USES": str(folder / "slow.json"),
            "JAIPUR_DATABASE": str(folder / "jaipur.db"),
            "JAIPUR_CLOCK_FILE": str(folder / "clock"),
            "JAIPUR_TICK_SECONDS": "0.2",
            "JAIPUR_ANSWERS_PER_MINUTE": "60000",  # a test is no hurry of one person
        }
        async with Playground.start(bot, env=env | settings, url_variable="JAIPUR_DISCORD_URL") as pg:
            await pg.control.keep_private(**PRIVATE)
            yield cls(pg, folder)

    async def start_match(self, challenger: Person, opponent: Person, **options: Any) -> str:
        """Challenge, accept, and wait for the table; gives the code of the match."""
        invitation = await challenger.command("/jaipur challenge", opponent=opponent, **options)
        assert invitation is not None
        accepted = await opponent.click("Accept", on=invitation)
        assert accepted is not None
        (code,) = re.findall("`(....)`", accepted.text)
        await opponent.until(lambda: len(self.tables(code, opponent)) == 1, within=WAIT, why="there is no table")
        return str(code)

    def table(self, code: str, seen_by: Person | None = None) -> ShownMessage:
        """The live table. There is exactly one on the screen."""
        (found,) = self.tables(code, seen_by)
        return found

    async def table_that_says(self, code: str, words: str) -> ShownMessage:
        """The table, once it says so: for a moment the one before may stand beside it."""

        def look() -> bool:
            tables = self.tables(code)
            return len(tables) == 1 and words in tables[0].text

        await self.mira.until(look, within=WAIT, why=f"no single table says {words!r}")
        return self.table(code)

    def tables(self, code: str, seen_by: Person | None = None) -> list[ShownMessage]:
        return [one for one in (seen_by or self.mira).messages() if is_table_of(one, code)]

    async def table_when_over(self, code: str, seen_by: Person | None = None) -> ShownMessage:
        """The table, once the match is over."""

        def look() -> bool:
            tables = self.tables(code, seen_by)
            return len(tables) == 1 and tables[0].button("Rematch") is not None

        await (seen_by or self.mira).until(look, within=WAIT, why="the match is not over")
        return self.table(code, seen_by)

    async def advance_bot_clock(self, seconds: float) -> None:
        """Move the bot's clock ahead, once it has noted what it has just told: that has a time, too."""
        for _ in range(40):
            if not self._is_telling():
                break
            await asyncio.sleep(0.05)
        self._shift += seconds
        fresh = self.folder / "clock.new"
        fresh.write_text(str(self._shift), encoding="ascii")
        fresh.replace(self.folder / "clock")

    def _is_telling(self) -> bool:
        """A table that people see already may not be written down as told yet."""
        if not isinstance(self.database, Path):
            return bool(self.rows("SELECT 1 FROM matches WHERE tell_lease > ?", int(time.time() + self._shift)))
        with suppress(sqlite3.Error):  # in some stories the database is locked, or away
            file = f"file:{self.folder / 'jaipur.db'}?mode=ro"
            with closing(sqlite3.connect(file, uri=True, timeout=0.1)) as database:
                leases = database.execute("SELECT 1 FROM matches WHERE tell_lease > ?", [time.time() + self._shift])
                return leases.fetchone() is not None
        return False

    async def while_time_passes(self, seen: Callable[[], bool], seconds: float, why: str) -> None:
        """Wait for something that the bot tries again after a while: its clock goes ahead, a few times if need be."""
        for _ in range(4):
            await self.advance_bot_clock(seconds)
            with suppress(NotSeen):
                return await self.mira.until(seen, within=WAIT / 4)
        raise NotSeen(why)

    async def wait_for_log(self, words: str) -> None:
        """Wait for a line in the bot's log."""
        await until(lambda: any(words in line for line in self.bot.output))

    async def crash(self) -> None:
        """The power fails, and comes back."""
        await self.bot.kill()
        await self.bot.start()

    @asynccontextmanager
    async def locked_database(self) -> AsyncIterator[None]:
        """Somebody else writes: the bot has to wait."""
        if not isinstance(self.database, Path):
            async with alone_with(self.database):
                yield
            return
        with closing(sqlite3.connect(self.folder / "jaipur.db", isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            yield

    @asynccontextmanager
    async def busy_database(self, seconds: float) -> AsyncIterator[None]:
        """The same for so long, whatever is done meanwhile."""

        async def write() -> None:
            async with self.locked_database():
                is_busy.set()
                await asyncio.sleep(seconds)

        is_busy = asyncio.Event()
        writing = asyncio.create_task(write())
        await is_busy.wait()
        yield
        await writing

    @asynccontextmanager
    async def slow(self, **seconds: float) -> AsyncIterator[None]:
        """So many seconds pass before these uses (commands, actions of buttons) show anything. Needs the `SLOW_BOT`."""
        uses = self.folder / "slow.json"
        uses.write_text(json.dumps(seconds), encoding="utf-8")
        yield
        uses.unlink()

    def rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        """Straight from the database: for what no person can see."""
        if not isinstance(self.database, Path):
            return rows_of(self.database, query, *values)
        with closing(sqlite3.connect(self.folder / "jaipur.db", timeout=10)) as database:
            database.row_factory = sqlite3.Row
            return [dict(row) for row in database.execute(query, values)]

    def write(self, statement: str, *values: object) -> None:
        """Straight into the database: for what nobody can bring about."""
        if not isinstance(self.database, Path):
            rows_of(self.database, statement, *values)
            return
        with closing(sqlite3.connect(self.folder / "jaipur.db", timeout=10)) as database, database:
            database.execute(statement, values)

    def one(self, query: str, *values: object) -> dict[str, Any]:
        return self.rows(query, *values)[0]

    def moves(self, code: str) -> list[str]:
        """The moves of a match so far, in our notation."""
        return [row["move"] for row in self.rows("SELECT move FROM moves WHERE match = ? ORDER BY round, ply", code)]

    async def check_record(self, message: ShownMessage, person: Person) -> str:
        """Download the record that the message offers and let the rules verify it; gives what they say."""
        return await check_record(await record_of(message, person))


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what is on no screen."""
    async with asyncio.timeout(WAIT):
        while not condition():  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.02)


def is_table_of(message: ShownMessage, code: str) -> bool:
    if message.is_private or f"`{code}`" not in message.text:
        return False
    return message.button("My hand") is not None or message.button("Rematch") is not None


async def record_of(message: ShownMessage, person: Person) -> str:
    (url,) = [one["file"]["url"] for box in message.raw["components"] for one in box["components"] if one["type"] == 13]
    return (await person.fetch(url)).decode()


async def check_record(record: str) -> str:
    checking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rules", "check", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said, _ = await checking.communicate(record.encode())
    assert checking.returncode == 0, said.decode()
    return said.decode()
