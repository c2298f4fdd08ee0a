"""What a move costs, and that it costs no more when many matches are stored. Run by `make bench`."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

from bot.application import Application
from bot.match.model import PublicMatch, State
from bot.store.match_codes import ALPHABET
from tests.benchmark import Row, at_least, at_most, measured
from tests.bot.world import ANNA, application, play_random, sqlite_of, start_match

FEW, MANY = 100, 100_000
STORED_MOVES = 40  # in each of them
STEPS = 250
MOVES_A_SECOND = 50  # what 200 lively games need many times over


def bench() -> list[Row]:
    return asyncio.run(_bench())


async def _bench() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few", Path(folder) / "many"
        for place, matches in ((few, FEW), (many, MANY)):
            await fill(place, matches)
        begun = perf_counter()
        async with application(few) as small, application(many) as large:
            opened = perf_counter() - begun
            costs = await _interleaved([small, large])
            durable = await _moves_a_second(small)
        size = (many / "jaipur.db").stat().st_size / 2**20
    small_cost, large_cost = (quantiles(cost, n=4)[0] for cost in costs)  # the quick quarter: others slow down the rest
    return [
        at_least("moves a second, one connection, durable commits", durable, MOVES_A_SECOND),
        at_most(f"cost of a move with {MANY:,} stored matches ÷ with {FEW}", large_cost / small_cost, 1.2),
        measured("a move with its commit, lower quartile", small_cost * 1000, " ms"),
        measured(f"opening both databases, {MANY:,} matches and {size:,.0f} MiB, with quick_check", opened, " s"),
    ]


async def fill(folder: Path, matches: int, *, resigned: bool = True) -> None:
    """A match, and so many copies of it under other codes and with other people. Their tables have been told."""
    async with application(folder) as app:
        match = await start_match(app)
        await play_random(app, match, Random(4), moves=STORED_MOVES)
        if resigned:
            await app.endings.resign(match.code, ANNA)
        await app.db.execute("UPDATE matches SET tell_at = NULL, told = version, message_id = 1")
        file = sqlite_of(app).file
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        original = connection.execute("SELECT code FROM matches").fetchone()[0]
        codes = sorted(Random(1).sample(range(len(ALPHABET) ** 4), matches))
        connection.execute("CREATE TEMP TABLE copies (number INTEGER PRIMARY KEY, code TEXT)")
        connection.executemany("INSERT INTO copies VALUES (?, ?)", ((number, _code(number)) for number in codes))
        connection.execute("DELETE FROM copies WHERE code IN (SELECT code FROM codes)")
        connection.execute("INSERT INTO codes SELECT code FROM copies")
        for table, key in (("matches", "code"), ("rounds", "match"), ("moves", "match")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            other = {key: "c.code", "user1": "1000 + c.number % 5000", "user2": "10000 + c.number % 7000"}
            chosen = ", ".join(other.get(column, f"t.{column}") for column in columns)
            connection.execute(
                f"INSERT INTO {table} SELECT {chosen} FROM copies c, {table} t WHERE t.{key} = ?", (original,)
            )
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _code(number: int) -> str:
    digits = ""
    for _ in range(4):
        number, digit = divmod(number, len(ALPHABET))
        digits = ALPHABET[digit] + digits
    return digits


async def _interleaved(apps: list[Application]) -> list[list[float]]:
    """The time of each move, by turns in each database, so that a busy machine slows both alike.

    What is remembered of the match is forgotten before each move: it is read and replayed like after a restart.
    """
    costs: list[list[float]] = [[] for _ in apps]
    matches: list[PublicMatch | None] = [None for _ in apps]
    rngs = [Random(6) for _ in apps]
    for step in range(STEPS):
        for which, app in enumerate(apps):
            match = matches[which]
            if match is None or match.state is not State.RUNNING:
                match = await start_match(app, (step + 1, step + 100_001))
            user = match.user_to_move
            assert user is not None
            move = rngs[which].choice((await app.matches.peek(match.code, user)).view.legal_moves())
            app.matches._replays._matches.clear()
            begun = perf_counter()
            moved = await app.play.move(match.code, user, match.position, move)
            costs[which].append(perf_counter() - begun)
            matches[which] = moved.match
    return costs


async def _moves_a_second(app: Application) -> float:
    match = await start_match(app, (7, 8))
    begun = perf_counter()
    played = await play_random(app, match, Random(8), moves=300)
    return len(played) / (perf_counter() - begun)


if __name__ == "__main__":
    for row in bench():
        print(row)
