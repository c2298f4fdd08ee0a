"""What it costs to open the record book with 1,000 and with 100,000 finished games in the store."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import asdict, fields
from pathlib import Path
from random import Random
from time import perf_counter

from bot.application import Application
from bot.ledger import Standing, Tally
from bot.services.history import Sieve
from bot.store.database import Queries, Value
from bot.store.pages import CHANGE
from tests.benchmark import Row, at_most, measured
from tests.bot.world import FakeClock, application

FEW, MANY = 1_000, 100_000
HOME, PEOPLE = 900, 200  # half of all games are played in one server, by so many people
TIMES = 60


def bench() -> list[Row]:
    few, many = asyncio.run(_measure())
    rows = [at_most(f"book: {what}, {MANY:,} games ÷ {FEW:,}", many[what] / few[what], 1.5) for what in few]
    return [*rows, *(measured(f"book: {what} with {MANY:,} games", many[what] * 1000, " ms") for what in many)]


async def _measure() -> tuple[dict[str, float], dict[str, float]]:
    """Both stores side by side, asked in turn: a busy moment of the machine hits both."""
    with tempfile.TemporaryDirectory() as folder:
        here, there = Path(folder) / "few", Path(folder) / "many"
        async with application(here, FakeClock()) as few, application(there, FakeClock()) as many:
            await _fill(few, FEW)
            await _fill(many, MANY)
            return await _times(few, many)


def _asking(app: Application) -> dict[str, Callable[[int], Awaitable[object]]]:
    return {
        "profile": lambda user: app.book.profile(user, HOME),
        "profile everywhere": lambda user: app.book.profile(user),
        "leaderboard": lambda _: app.book.leaderboard(HOME),
        "leaderboard, page 10": lambda _: app.book.leaderboard(HOME, page=9),
        # Three lines: as many as everybody has in the small store, too.
        "my history, 3 lines": lambda user: app.history.of_person(user, None, Sieve.ALL, size=3),
        "the server's history": lambda _: app.history.of_server(HOME),
    }


async def _times(few: Application, many: Application) -> tuple[dict[str, float], dict[str, float]]:
    """The lower quarter of many askings, each about somebody else."""
    found: tuple[dict[str, float], dict[str, float]] = {}, {}
    for what in _asking(few):
        times: tuple[list[float], list[float]] = [], []
        for user in range(1, TIMES + 1):
            for taken, app in zip(times, (few, many), strict=True):
                start = perf_counter()
                await _asking(app)[what](user)
                taken.append(perf_counter() - start)
        for result, taken in zip(found, times, strict=True):
            result[what] = sorted(taken)[TIMES // 4]
    return found


async def _fill(app: Application, games: int) -> None:
    """Rows as bookings leave them. Moves are left out: nothing here reads them."""
    rng = Random(1)
    async with app.db.transaction() as queries:
        await _matches(queries, rng, games)
        people = set(range(1, PEOPLE + 1)) | {1000 + user for user in range(games // 20)}
        for user in people:
            await _person(queries, rng, user, HOME if user <= PEOPLE else 1000 + user % 500)
    await app.db.execute("ANALYZE")


async def _matches(queries: Queries, rng: Random, games: int) -> None:
    table = await queries.fetch_all("PRAGMA table_info(matches)")
    blank: dict[str, Value] = {row["name"]: 0 if row["notnull"] else None for row in table}
    matches: list[tuple[Value, ...]] = []
    changes: list[tuple[Value, ...]] = []
    names: list[str] = []
    for number in range(games):
        guild = HOME if number % 2 else 1000 + rng.randrange(500)
        users = rng.sample(range(1, PEOPLE + 1), 2) if guild == HOME else [1000 + rng.randrange(games // 20), 7]
        row = blank | {
            "code": f"B{number}", "user1": users[0], "user2": users[1], "guild_id": guild, "is_reachable": 1,
            "length": "single", "herds": "open", "is_rated": 1, "state": "over", "round": 1, "winner": 0,
            "started": number, "ended": 1_800_000_000 + number, "booked": number + 1,
        }  # fmt: skip
        names = names or list(row)
        matches.append(tuple(row[name] for name in names))
        for seat, user in enumerate(users):
            changes += [(f"B{number}", seat, scope, user, number, 1500, 90, 1510, 88) for scope in (0, guild)]
    await queries.execute_many("INSERT INTO codes VALUES (?)", [(f"B{number}",) for number in range(games)])
    await _insert(queries, "matches", names, matches)
    await _insert(queries, "rating_changes", list(CHANGE), changes)


async def _person(queries: Queries, rng: Random, user: int, guild: int) -> None:
    await queries.execute("INSERT INTO people (user_id, name) VALUES (?, ?)", user, f"Player {user}")
    for scope in (0, guild):
        tally = Tally(games=50, wins=25, rounds=50, sales=400, sale_rupees=2000, bonuses=90, cloth=100, leather=200)
        await _insert(
            queries,
            "tallies",
            ["user_id", "scope", *(f.name for f in fields(Tally))],
            [(user, scope, *asdict(tally).values())],
        )
        await _insert(
            queries, "replies", ["user_id", "scope", "step", "number"], [(user, scope, step, 5) for step in range(40)]
        )
        for season in ("", "2026-3", "2026-4"):
            standing = Standing(rating=rng.gauss(1500, 150), deviation=rng.uniform(50, 130), games=50, wins=25, last=1)
            names = ["user_id", "scope", "season", *(f.name for f in fields(Standing)), "is_provisional"]
            row = (user, scope, season, *asdict(standing).values(), standing.is_provisional)
            await _insert(queries, "standings", names, [row])


async def _insert(queries: Queries, table: str, names: list[str], rows: list[tuple[Value, ...]]) -> None:
    marks = ", ".join("?" * len(names))
    await queries.execute_many(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)


if __name__ == "__main__":
    for row in bench():
        print(*row)
