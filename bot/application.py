"""Everything wired together, once.

async with Application(settings) as app:
    match = await app.challenges.accept(code, user_id)
"""

from random import Random
from secrets import SystemRandom
from typing import Self

from ai.exercises.files import Bank, Days
from bot.archive.analysis import Analyses
from bot.archive.finished_matches import FinishedMatches
from bot.archive.jobs import Jobs
from bot.archive.my_style import Styles
from bot.archive.open_rounds import OpenRoundLookup
from bot.archive.record_files import RecordFiles
from bot.archive.seals import Seals
from bot.clock import Clock, ShiftedClock, SystemClock
from bot.discord_requests import Refusals
from bot.fairs.events import FairEvents
from bot.fairs.lookup import FairLookup
from bot.fairs.messages import FairMessages
from bot.fairs.progress import FairProgress
from bot.fairs.take_part import FairEntries
from bot.hosting.metrics import Metrics
from bot.interaction_claims import InteractionClaims
from bot.match.challenges import Challenges
from bot.match.computer_turns import ComputerTurns
from bot.match.deadlines import Deadlines
from bot.match.downtime import Downtime
from bot.match.endings import Endings
from bot.match.limits import RecentlyErased
from bot.match.lookup import MatchLookup
from bot.match.plans import Plans
from bot.match.play import Play
from bot.match.start import NewMatches
from bot.match.stewards import Stewards
from bot.match.tried_deals import TriedDeals
from bot.other_processes import OtherProcessesMessages
from bot.people.digests import Digests
from bot.people.erase import PersonalData
from bot.people.export import PersonExport
from bot.people.names import PeopleNames
from bot.people.preferences import Blocks, PreferencesByPerson
from bot.ratings.count_each_once import MatchCounter
from bot.ratings.head_start_offers import HeadStartOffers
from bot.ratings.queries import RecordBook
from bot.removed_servers import RemovedServers
from bot.server_settings import SettingsByServer
from bot.settings import Settings
from bot.store.engines import database_at
from bot.store.replay import Replays
from bot.tables.announcements import Announcements
from bot.tables.calls import Calls
from bot.tables.finished_threads import FinishedThreads
from bot.tables.mentions import Mentions
from bot.tables.old_table_messages import OldTables
from bot.tables.one_time_notices import OneTimeNotices
from bot.tables.round_ends import RoundEnds
from bot.tables.unheard_turns import UnheardTurns
from bot.today.attempts import Today
from bot.today.messages import TodayMessages
from bot.training.reviews import Reviews
from bot.training.training import Training


class Application:
    """`clock`, `rng`, `days` and `bank` are handed in by tests; in earnest they are the system's and the project's."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        rng: Random | None = None,
        days: Days | None = None,
        bank: Bank | None = None,
    ) -> None:
        self.settings = settings
        self.clock: Clock = clock or (ShiftedClock(settings.clock_file) if settings.clock_file else SystemClock())
        self.rng: Random = rng or SystemRandom()
        self.metrics = Metrics()
        self.refusals = Refusals(self.clock, settings.most_refusals)
        self.metrics.refused_lately.set_function(lambda: self.refusals.lately)
        self.db = database_at(settings.database)
        replays = Replays()
        new_matches = NewMatches(self.clock, self.rng)
        self.interaction_claims = InteractionClaims(self.db)
        self.names = PeopleNames(self.db)
        self.servers = SettingsByServer(self.db)
        self.preferences = PreferencesByPerson(self.db, self.servers, self.clock)
        self.mentions = Mentions(self.db, self.clock)
        self.blocks = Blocks(self.db)
        self.notices = OneTimeNotices(self.db, self.clock)
        self.others = OtherProcessesMessages(self.db)
        erased = RecentlyErased(self.clock)
        self.others.on("erased", lambda user_id: erased.add(int(user_id)))
        self.challenges = Challenges(self.db, self.clock, self.rng, new_matches, erased, settings.challenge_hours)
        self.tried_deals = TriedDeals(self.db, new_matches)
        self.matches = MatchLookup(self.db, self.clock, replays)
        self.digests = Digests(self.db, self.clock, self.matches)
        self.play = Play(self.db, self.clock, self.rng, replays)
        self.computer_turns = ComputerTurns(self.db, self.clock, self.play, replays)
        self.plans = Plans(self.db, self.clock, self.play, replays)
        self.endings = Endings(self.db, self.clock, self.challenges, new_matches)
        self.deadlines = Deadlines(self.db, self.clock)
        self.stewards = Stewards(self.db, self.clock)
        self.downtime = Downtime(self.db, self.clock)
        self.announcements = Announcements(self.db, self.clock, replays)
        self.old_tables = OldTables(self.db, self.clock)
        self.calls = Calls(self.db, self.clock, self.mentions)
        self.round_ends = RoundEnds(self.db, self.clock, replays)
        self.unheard_turns = UnheardTurns(self.db, self.clock)
        self.finished_threads = FinishedThreads(self.db, self.clock)
        self.record_files = RecordFiles(self.db, replays)
        self.match_counter = MatchCounter(self.db)
        self.record_book = RecordBook(self.db, self.match_counter)
        self.head_start_offers = HeadStartOffers(self.db, self.record_book)
        self.finished = FinishedMatches(self.db)
        self.seals = Seals(self.db)
        self.open_rounds = OpenRoundLookup(self.db, replays)
        self._jobs = Jobs(self.metrics)
        self.analyses = Analyses(self._jobs)
        self.styles = Styles(self.db, self.open_rounds, self._jobs)
        exports = PersonExport(self.db, self.names, self.preferences, self.blocks, self.matches, self.record_files)
        self.fairs = FairLookup(self.db, replays)
        self.fair_entries = FairEntries(self.db, self.clock, self.rng, self.fairs)
        self.fair_progress = FairProgress(self.db, self.clock, self.fairs, new_matches)
        self.fair_messages = FairMessages(self.db, self.clock)
        self.fair_events = FairEvents(self.db, self.clock)
        self.today = Today(self.db, self.clock, days or Days())
        self.today_messages = TodayMessages(self.db, self.clock)
        self.training = Training(self.db, self.clock, bank or Bank(), self.open_rounds)
        self.reviews = Reviews(self.db, self.clock, self.open_rounds, self.analyses, self.training)
        self.personal_data = PersonalData(self.db, self.clock, exports, erased, self.others, self.fairs)
        self.removed_servers = RemovedServers(self.db, self.clock, self.personal_data)

    async def open(self) -> None:
        """Open the database and bring its schema up to date. Raises bot.store.errors.StoreError."""
        await self.db.open()

    async def close(self) -> None:
        await self._jobs.close()
        await self.db.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
