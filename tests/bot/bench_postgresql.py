"""The same for both engines: what a move costs, and what a second process brings. Run by `make bench`.

PostgreSQL runs on this machine, behind a socket, with durable commits, and shares its cores.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic, process_time

import asyncpg

from bot.application import Application
from bot.match.model import PublicMatch, State
from bot.settings import Settings
from tests.benchmark import Row, at_most, measured
from tests.bot.bench import _interleaved, _moves_a_second
from tests.bot.world import ANNA, play_random, start_match
from tests.postgresql import MISSING, Server, binaries, running_server

FEW = 1_000
MANY = int(os.environ.get("JAIPUR_BENCH_MATCHES", "1000000"))
STORED_MOVES = 10  # in each: a million matches are ten million moves
SECONDS = 6.0
AT_ONCE = 8  # matches that a process plays
COPY = """
    INSERT INTO codes SELECT 'Z' || lpad(n::text, 7, '0') FROM generate_series(1, {matches}) n;
    INSERT INTO matches SELECT {matches_columns} FROM generate_series(1, {matches}) n, matches t WHERE code = '{code}';
    INSERT INTO rounds SELECT {rounds_columns} FROM generate_series(1, {matches}) n, rounds t WHERE match = '{code}';
    INSERT INTO moves SELECT {moves_columns} FROM generate_series(1, {matches}) n, moves t WHERE match = '{code}';
"""


def bench() -> list[Row]:
    if binaries() is None:
        print(f"postgresql: {MISSING}", file=sys.stderr)
        return []
    with running_server(is_durable=True) as server, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_bench(server, Path(folder)))


async def _bench(server: Server, folder: Path) -> list[Row]:
    rows: list[Row] = []
    for name, place in (("SQLite", str(folder / "jaipur.db")), ("PostgreSQL", server.new_database())):
        async with application_at(place) as app:
            [costs] = await _interleaved([app])
            rows.append(measured(f"{name}: a move with its commit, lower quartile", quantiles(costs)[0] * 1000, " ms"))
            rows.append(measured(f"{name}: moves a second, one after the other", await _moves_a_second(app)))
        one, two = await _played(place, 1), await _played(place, 2)
        rows.append(measured(f"{name}: moves a second, one process, {AT_ONCE} matches at once", one[0]))
        rows.append(measured(f"{name}: two processes ÷ one, moves a second", two[0] / one[0]))
        rows.append(measured(f"{name}: processor time of a move in the bot, one process", one[1] * 1000, " ms"))
        rows.append(measured(f"{name}: the same with two processes ÷ one", two[1] / one[1]))
    return [*rows, await _growth(server)]


async def _growth(server: Server) -> Row:
    small, large = server.new_database(), server.new_database()
    await fill(small, FEW)
    await fill(large, MANY)
    async with application_at(small) as few, application_at(large) as many:
        costs = await _interleaved([few, many])
    small_cost, large_cost = (quantiles(cost, n=4)[0] for cost in costs)
    what = f"PostgreSQL: cost of a move with {MANY:,} stored matches ÷ with {FEW:,}"
    return at_most(what, large_cost / small_cost, 1.2)


async def fill(url: str, matches: int) -> None:
    """A match, and so many copies of it under other codes and with other people. Their tables have been told."""
    async with application_at(url) as app:
        match = await start_match(app)
        await play_random(app, match, Random(4), moves=STORED_MOVES)
        await app.endings.resign(match.code, ANNA)
        await app.db.execute("UPDATE matches SET tell_at = NULL, told = version, message_id = 1, booked = 0")
    connection = await asyncpg.connect(url)
    other = {"code": "'Z' || lpad(n::text, 7, '0')", "match": "'Z' || lpad(n::text, 7, '0')", "booked": "n"}
    other |= {"user1": "1000 + n % 5000", "user2": "10000 + n % 7000"}
    columns = {}
    for table in ("matches", "rounds", "moves"):
        names = await connection.fetch(
            "SELECT column_name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position", table
        )
        columns[f"{table}_columns"] = ", ".join(other.get(name, f"t.{name}") for (name,) in names)
    await connection.execute("SET synchronous_commit = off")
    await connection.execute(COPY.format(matches=matches, code=match.code, **columns), timeout=None)
    await connection.execute("VACUUM ANALYZE", timeout=None)
    await connection.close()


async def _played(place: str, processes: int) -> tuple[float, float]:
    """Moves a second of so many processes together, and processor time of a move."""
    command = (sys.executable, "-m", "tests.bot.bench_postgresql", "--play", place)
    running = [
        await asyncio.create_subprocess_exec(*command, str(number), stdout=asyncio.subprocess.PIPE)
        for number in range(processes)
    ]
    said = [(await one.communicate())[0].decode().split() for one in running]
    moves, used = (sum(float(words[place]) for words in said) for place in (0, 1))
    return moves / SECONDS, used / moves


async def _play(place: str, number: int) -> None:
    async with application_at(place, number) as app:
        begun, used = monotonic(), process_time()
        played = await asyncio.gather(*(_keep_playing(app, number * 100 + one, begun) for one in range(AT_ONCE)))
        print(sum(played), process_time() - used)


async def _keep_playing(app: Application, seed: int, begun: float) -> int:
    rng, played = Random(seed), 0
    match: PublicMatch | None = None
    while monotonic() - begun < SECONDS:
        if match is None or match.state is not State.RUNNING:
            match = await start_match(app, (2 * seed + 1, 2 * seed + 2))
        for moved in await play_random(app, match, rng, moves=1):
            match, played = moved.match, played + 1
    return played


def application_at(place: str, seed: int = 1) -> Application:
    return Application(Settings.model_validate({"JAIPUR_DATABASE": place}), rng=Random(seed + os.getpid()))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        asyncio.run(_play(sys.argv[2], int(sys.argv[3])))
    else:
        for row in bench():
            print(row)
