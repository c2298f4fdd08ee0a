"""Everything wired together, once.

async with Application(settings) as app:
    game = await app.challenges.accept(code, user_id)
"""

from random import Random
from secrets import SystemRandom
from typing import Self

from bot.clock import Clock, ShiftedClock, SystemClock
from bot.services.book import Book
from bot.services.bookkeeping import Bookkeeping
from bot.services.challenges import Challenges
from bot.services.deadlines import Deadlines
from bot.services.endings import Endings
from bot.services.fairness import Fairness
from bot.services.games import Games
from bot.services.history import History
from bot.services.hours import Hours
from bot.services.leftovers import Leftovers
from bot.services.merchants import Merchants
from bot.services.notices import Notices
from bot.services.people import People
from bot.services.play import Play
from bot.services.preferences import Blocks, PreferenceBook
from bot.services.privacy import Privacy
from bot.services.records import Records
from bot.services.retelling import Retelling
from bot.services.rounds import Rounds
from bot.services.seating import Seating
from bot.services.tables import Tables
from bot.services.workshop import Workshop
from bot.settings import Settings
from bot.store.database import Database
from bot.store.replay import Replays


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
