"""Everything wired together, once.

async with Application(settings) as app:
    game = await app.challenges.accept(code, user_id)
"""

from random import Random
from secrets import SystemRandom
from typing import Self

from bot.archive.analysis import Retelling
from bot.archive.finished import History
from bot.archive.jobs import Workshop
from bot.archive.open_rounds import Rounds
from bot.archive.record_files import Records
from bot.archive.seals import Fairness
from bot.clock import Clock, ShiftedClock, SystemClock
from bot.match.challenges import Challenges
from bot.match.computer_turns import Merchants
from bot.match.deadlines import Deadlines
from bot.match.downtime import Hours
from bot.match.endings import Endings
from bot.match.lookup import Games
from bot.match.play import Play
from bot.match.start import Seating
from bot.people.erase import Privacy
from bot.people.names import People
from bot.people.preferences import Blocks, PreferenceBook
from bot.ratings.queries import Book
from bot.ratings.recorder import Bookkeeping
from bot.settings import Settings
from bot.store.database import Database
from bot.store.replay import Replays
from bot.tables.announcements import Tables
from bot.tables.old_tables import Leftovers
from bot.tables.said_once import Notices


class Application:
    """`clock` and `rng` are handed in by tests; in earnest they are the system's."""

    def __init__(self, settings: Settings, *, clock: Clock | None = None, rng: Random | None = None) -> None:
        self.settings = settings
        self.clock: Clock = clock or (ShiftedClock(settings.clock_file) if settings.clock_file else SystemClock())
        self.rng: Random = rng or SystemRandom()
        self.db = Database(settings.database)
        replays = Replays()
        seating = Seating(self.clock, self.rng)
        self.people = People(self.db)
        self.preferences = PreferenceBook(self.db)
        self.blocks = Blocks(self.db)
        self.notices = Notices(self.db, self.clock)
        self.challenges = Challenges(self.db, self.clock, self.rng, seating, settings.challenge_hours)
        self.games = Games(self.db, self.clock, replays)
        self.play = Play(self.db, self.clock, self.rng, replays)
        self.merchants = Merchants(self.db, self.clock, self.play, replays)
        self.endings = Endings(self.db, self.clock, self.challenges, seating)
        self.deadlines = Deadlines(self.db, self.clock)
        self.hours = Hours(self.db, self.clock)
        self.tables = Tables(self.db, self.clock, replays)
        self.leftovers = Leftovers(self.db, self.clock)
        self.records = Records(self.db, replays)
        self.bookkeeping = Bookkeeping(self.db)
        self.book = Book(self.db, self.bookkeeping)
        self.history = History(self.db)
        self.fairness = Fairness(self.db)
        self.rounds = Rounds(self.db, replays)
        self.workshop = Workshop()
        self.retelling = Retelling(self.workshop)
        self.privacy = Privacy(self.db, self.clock, self.games, self.records)

    async def open(self) -> None:
        """Open the database and bring its schema up to date. Raises bot.store.errors.StoreError."""
        await self.db.open()

    async def close(self) -> None:
        await self.workshop.close()
        await self.db.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
