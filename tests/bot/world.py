"""People, places and short ways through the services, for tests."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.application import Application
from bot.clock import Clock
from bot.match.model import Challenge, ChallengeState, Moved, Pace, Place, Position, PublicMatch, State, Terms
from bot.settings import Settings
from bot.store import challenges
from bot.store.database import Database
from bot.store.sqlite_database import SQLiteDatabase
from bot.store.tables import tables
from rules import Length, Options
from tests.postgresql import Server

ANNA, BEN, CARL, DORA = 101, 102, 103, 104
PLACE = Place(guild_id=900, channel_id=901)
TERMS = Terms(PLACE)
PRACTICE = Terms(PLACE, pace=Pace.NO_LIMIT, is_rated=False)
DAY = 24 * 3600
START = Position(1, 0)
SINGLE = Options(length=Length.SINGLE)
IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # where thousands of commits do not wait for a disk


class FakeClock:
    def __init__(self) -> None:
        self.time = 1_800_000_000

    def now(self) -> int:
        return self.time

    def forward(self, seconds: int) -> None:
        self.time += seconds


class Engine:
    """Where the tests keep what they store: in a file of the folder, or in a database that stands for the folder."""

    def __init__(self, server: Server | None = None) -> None:
        self._server = server
        self._urls: dict[Path, str] = {}

    def place_for(self, folder: Path) -> Path | str:
        if self._server is None:
            return folder / "jaipur.db"
        if folder not in self._urls:
            self._urls[folder] = self._server.new_migrated_database()
        return self._urls[folder]

    def clear_away(self) -> None:
        for url in self._urls.values():
            assert self._server
            self._server.drop(url)
        self._urls.clear()


engine_in_use = [Engine()]  # see the fixture `engine`


def settings_for(folder: Path) -> Settings:
    return Settings.model_validate({"JAIPUR_DATABASE": engine_in_use[-1].place_for(folder)})


def application(folder: Path, clock: Clock | None = None, seed: int = 1) -> Application:
    return Application(settings_for(folder), clock=clock or FakeClock(), rng=Random(seed))


def sqlite_of(app: Application) -> SQLiteDatabase:
    """For tests that are about SQLite's files."""
    assert isinstance(app.db, SQLiteDatabase)
    return app.db


async def all_rows(db: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is stored, by table."""
    async with db.snapshot() as queries:
        found = {table: await queries.fetch_all(table.reading) for table in tables()}
    return {table.name: [tuple(row[one] for one in table.columns) for row in rows] for table, rows in found.items()}


async def start_match(
    app: Application,
    users: tuple[int, int] = (ANNA, BEN),
    options: Options = Options(),  # noqa: B008
    pace: Pace = Pace.THREE_DAYS,
    place: Place = PLACE,
    reserve: int = 0,
) -> PublicMatch:
    """Without a reserve, unless one is asked for: the clocks are simpler."""
    challenge = await app.challenges.create(users[0], users[1], Terms(place, options, pace, reserve=reserve))
    return await app.challenges.accept(challenge.code, users[1])


async def play_random(app: Application, match: PublicMatch, rng: Random, moves: int = 10_000) -> list[Moved]:
    """Play so many random moves, or until the match is over."""
    played: list[Moved] = []
    while match.state is State.RUNNING and len(played) < moves:
        user = match.user_to_move
        assert user is not None
        view = (await app.matches.peek(match.code, user)).view
        move = rng.choice(view.legal_moves())
        played.append(await app.play.move(match.code, user, match.position, move))
        match = played[-1].match
    return played


async def played_and_resigned(
    app: Application,
    winner: int,
    loser: int,
    place: Place = PLACE,
    options: Options = SINGLE,
) -> PublicMatch:
    """Both make the three moves without which nothing is rated, then one gives up."""
    match = await start_match(app, (winner, loser), options, place=place)
    await play_random(app, match, Random(match.code), moves=6)
    return await app.endings.resign(match.code, loser)


async def practised_and_resigned(app: Application, loser: int, options: Options = SINGLE) -> PublicMatch:
    """A rated match at one's level; both make three moves, then the person gives up."""
    rng, terms = Random(loser), replace(PRACTICE, options=options, is_rated=True)
    match = await app.challenges.practise(loser, None, terms)
    for _ in range(6):
        match = await one_move(app, match, rng)
    return await app.endings.resign(match.code, loser)


async def one_move(app: Application, match: PublicMatch, rng: Random) -> PublicMatch:
    """A random move of whoever is on turn, a person or a merchant."""
    if match.user_to_move is not None:
        return (await play_random(app, match, rng, moves=1))[0].match
    turn = await app.computer_turns.claim(match.code)
    assert turn
    moved = await app.computer_turns.play(turn, rng.choice(turn.view.legal_moves()))
    assert moved
    return moved.match


async def plan_a_move(app: Application, planner: int, opponent: int, rng: Random) -> PublicMatch:
    """A match in which this person has a plan, and the other is to move."""
    match = await start_match(app, (planner, opponent))
    while match.user_to_move == planner or match.ply == 0:
        match = (await play_random(app, match, rng, moves=1))[-1].match
    moves = (await app.matches.look(match.code, planner)).view.legal_moves()
    assert await app.plans.add(match.code, planner, match.position, moves[0])
    return match


async def open_challenges(app: Application, user: int) -> list[Challenge]:
    """Those that this person made or got."""
    return [one for one in await challenges.all_of(app.db, user) if one.state is ChallengeState.OPEN]


async def fresh(app: Application, match: PublicMatch) -> PublicMatch:
    """The same game as it stands now."""
    return await app.matches.find(match.code)


def opponent_of(match: PublicMatch, user: int) -> int:
    other = next(player.user_id for player in match.players if player.user_id != user)
    assert other is not None
    return other
