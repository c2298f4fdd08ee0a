"""What it costs to open the record book with 1,000 and with 100,000 finished games in the store."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import asdict, fields
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from bot.application import Application
from bot.archive.finished_matches import HistoryFilter
from bot.ratings.tallies import Standing, Tally
from bot.store.database import Queries, Value
from bot.store.record_book import RATING_CHANGE, RATING_CHANGE_KEYS
from tests.benchmark import Row, at_most, measured
from tests.bot.world import FakeClock, application, sqlite_of

FEW, MANY = 1_000, 100_000
HOME, PEOPLE = 900, 200  # half of all games are played in one server, by so many people
REGULARS = 10  # of them play all the games there: they have a long history in the small store, too
TIMES = 10


def bench() -> list[Row]:
    few, many = asyncio.run(_measure())
    steps = [
        at_most(f"book: {what}, steps with {MANY:,} games ÷ {FEW:,}", many[what].steps / few[what].steps, 1.5)
        for what in few
    ]
    times = [measured(f"book: {what} with {MANY:,} games", many[what].seconds * 1000, " ms") for what in many]
    return [*steps, *times]


class Cost(NamedTuple):
    """`steps` of SQLite's machine: where one asking takes a millisecond, clocks tell more of threads than of work."""

    steps: int
    seconds: float


async def _measure() -> tuple[dict[str, Cost], dict[str, Cost]]:
    with tempfile.TemporaryDirectory() as folder:
        return await _costs(Path(folder) / "few", FEW), await _costs(Path(folder) / "many", MANY)


async def _costs(folder: Path, matches: int) -> dict[str, Cost]:
    async with application(folder, FakeClock()) as app:
        await _fill(app, matches)
        return {what: await _cost(app, asking) for what, asking in _asking(app).items()}


def _asking(app: Application) -> dict[str, Callable[[int], Awaitable[object]]]:
    return {
        "profile": lambda user: app.record_book.profile(user, HOME),
        "profile everywhere": lambda user: app.record_book.profile(user),
        "leaderboard": lambda _: app.record_book.leaderboard(HOME),
        "leaderboard, page 10": lambda _: app.record_book.leaderboard(HOME, page=9),
        "my history": lambda user: app.finished.of_person(user, None, HistoryFilter.ALL),
        "the server's history": lambda _: app.finished.of_server(HOME),
    }


async def _cost(app: Application, asking: Callable[[int], Awaitable[object]]) -> Cost:
    """Everybody asks a few times: the steps of all, and the lower quarter of the times."""
    times: list[float] = []
    for user in [*range(1, REGULARS + 1)] * TIMES:
        begun = perf_counter()
        await asking(user)
        times.append(perf_counter() - begun)
    steps = await _steps(app, asking)
    return Cost(steps, sorted(times)[len(times) // 4])


async def _steps(app: Application, asking: Callable[[int], Awaitable[object]]) -> int:
    counted = count()
    reader = sqlite_of(app)._reader  # nobody but us counts its steps
    assert reader is not None
    await reader.set_progress_handler(lambda: next(counted) < 0, 1)
    for user in range(1, REGULARS + 1):
        await asking(user)
    await reader.set_progress_handler(lambda: 0, 0)
    return next(counted)


async def _fill(app: Application, matches: int) -> None:
    """Rows as bookings leave them. Moves are left out: nothing here reads them."""
    rng = Random(1)
    async with app.db.transaction() as queries:
        await _matches(queries, rng, matches)
        people = set(range(1, PEOPLE + 1)) | {1000 + user for user in range(matches // 20)}
        for user in people:
            await _person(queries, rng, user, HOME if user <= PEOPLE else 1000 + user % 500)
    await app.db.execute("ANALYZE")


async def _matches(queries: Queries, rng: Random, total: int) -> None:
    table = await queries.fetch_all("PRAGMA table_info(matches)")
    blank: dict[str, Value] = {row["name"]: 0 if row["notnull"] else None for row in table if row["dflt_value"] is None}
    rows: list[tuple[Value, ...]] = []
    changes: list[tuple[Value, ...]] = []
    names: list[str] = []
    for number in range(total):
        guild = HOME if number % 2 else 1000 + rng.randrange(500)
        users = rng.sample(range(1, REGULARS + 1), 2) if guild == HOME else [1000 + rng.randrange(total // 20), 7]
        row = blank | {
            "code": f"B{number}", "user1": users[0], "user2": users[1], "guild_id": guild, "is_reachable": 1,
            "length": "single", "herds": "open", "is_rated": 1, "state": "over", "round": 1, "winner": 0,
            "started": number, "ended": 1_800_000_000 + number, "booked": number + 1,
        }  # fmt: skip
        names = names or list(row)
        rows.append(tuple(row[name] for name in names))
        for seat, user in enumerate(users):
            changes += [(f"B{number}", seat, scope, user, number, 1500, 90, 1510, 88) for scope in (0, guild)]
    await queries.execute_many("INSERT INTO codes VALUES (?)", [(f"B{number}",) for number in range(total)])
    await _insert(queries, "matches", names, rows)
    await _insert(queries, "rating_changes", [*RATING_CHANGE_KEYS, *RATING_CHANGE], changes)


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
            standing = Standing(
                rating=rng.gauss(1500, 150), deviation=rng.uniform(50, 130), games=50, wins=25, last=1, opponents=9
            )
            names = ["user_id", "scope", "season", *(f.name for f in fields(Standing)), "has_place"]
            row = (user, scope, season, *asdict(standing).values(), standing.has_place)
            await _insert(queries, "standings", names, [row])


async def _insert(queries: Queries, table: str, names: list[str], rows: list[tuple[Value, ...]]) -> None:
    marks = ", ".join("?" * len(names))
    await queries.execute_many(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)


if __name__ == "__main__":
    for row in bench():
        print(*row)
