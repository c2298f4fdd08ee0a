"""Clocks, whatever happens: moves, plans, sweeps, outages, clocks that are set, waiting, merchants who play on.

Promises, against a model that only counts the seconds in which the bot was there:
- The time that somebody has used when they may lose on time is never less than what the table said they had.
- An outage, or a clock that was set, costs nobody a second, neither of the time for the move nor of the reserve.
- It gives nobody more than that; after a kill, at most the seconds that were not noted any more.
- Nobody's reserve grows again, and nobody's time runs while a merchant moves for them.
"""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot import errors
from bot.match.downtime import A_MOMENT, NOTED_FOR, Downtime
from bot.match.model import Moved, Pace, State
from rules import PlannedMoves
from tests.bot.world import IN_MEMORY, SINGLE, FakeClock, application, fresh, start_match

HOUR = 3600
LIMITED = [pace for pace in Pace if pace is not Pace.NO_LIMIT]
lengths = st.integers(1, 100)  # hundredths of the time that a turn has
outages = st.one_of(st.integers(1, 60), st.integers(1, 40 * 24 * HOUR))
settings_of_clocks = st.one_of(st.integers(-60, 60), st.integers(-40 * 24 * HOUR, 40 * 24 * HOUR))


class Clocks(RuleBasedStateMachine):
    """One match after the other. `used` are the seconds of this turn in which the bot was there."""

    @initialize(pace=st.sampled_from(LIMITED), share=st.sampled_from([0, 0.01, 0.3, 1]))
    def open(self, pace: Pace, share: float) -> None:
        self.folder = tempfile.TemporaryDirectory(dir=IN_MEMORY)
        self.runner = asyncio.Runner()
        self.clock, self.rng = FakeClock(), Random(1)
        self.app = application(Path(self.folder.name), self.clock)
        self.run(self.app.open())
        self.pace, self.reserve = pace, int(pace.usual_reserve * share)
        self.sit_down()
        self.watch = self.awake = 0.0
        self.start_bot()
        assert self.run(self.present.mark_present()) == 0

    def start_bot(self) -> None:
        self.present = Downtime(self.app.db, self.clock, lambda: self.watch, lambda: self.awake)

    @precondition(lambda self: not self.is_running)
    @rule()
    def sit_down(self) -> None:
        terms: dict[str, Any] = {"options": SINGLE, "pace": self.pace, "reserve": self.reserve}
        self.match = self.run(start_match(self.app, **terms))
        self.left, self.used = [self.reserve, self.reserve], 0

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.run(self.app.close())
            self.runner.close()
            self.folder.cleanup()

    @property
    def whole(self) -> int:
        """What the player to move was told they have for this turn."""
        return self.pace.value + self.left[self.match.mover or 0]

    @property
    def is_running(self) -> bool:
        return hasattr(self, "match") and self.match.state is State.RUNNING

    @property
    def has_steward(self) -> bool:
        return self.is_running and self.match.steward is not None

    @property
    def is_merchants_turn(self) -> bool:
        return self.has_steward and self.match.steward == self.match.mover

    @property
    def can_plan(self) -> bool:
        return self.is_running and not self.has_steward

    @rule(hundredths=lengths)
    def time_passes(self, hundredths: int) -> None:
        seconds = self.whole * hundredths // 100
        self.clock.forward(seconds)
        self.used += seconds
        self.run(self.present.mark_present())

    @rule(seconds=outages)
    def line_to_discord_is_lost(self, seconds: int) -> None:
        self.present.mark_absent()
        self.clock.forward(seconds)
        assert self.run(self.present.mark_present()) == seconds

    @rule(seconds=outages)
    def restart(self, seconds: int) -> None:
        self.run(self.present.note_absence())
        self.clock.forward(seconds)
        self.start_bot()
        assert self.run(self.present.mark_present()) == seconds

    @rule(noted=st.integers(0, 3 * NOTED_FOR), seconds=outages)
    def kill(self, noted: int, seconds: int) -> None:
        """After so many seconds of which we know that it was there."""
        for _ in range(noted):
            self.clock.forward(1)
            assert self.run(self.present.mark_present()) == 0
        self.clock.forward(seconds)
        self.start_bot()
        given = self.run(self.present.mark_present())
        assert seconds <= given < seconds + NOTED_FOR
        self.used += noted - (given - seconds)

    @rule(seconds=st.one_of(st.integers(A_MOMENT + 1, 60), outages), is_asleep=st.booleans())
    def sleep_or_standstill(self, seconds: int, is_asleep: bool) -> None:
        self.clock.forward(seconds)
        self.watch += seconds
        self.awake += 0 if is_asleep else seconds
        given = self.run(self.present.mark_present())
        assert given == (seconds if seconds > A_MOMENT else 0)
        self.used += seconds - given

    @rule(seconds=settings_of_clocks)
    def clock_is_set(self, seconds: int) -> None:
        self.clock.forward(seconds)
        self.watch += seconds
        given = self.run(self.present.mark_present())
        assert given == (seconds if abs(seconds) > A_MOMENT else 0)
        self.used += seconds - given

    @rule(seconds=st.one_of(outages, st.integers(-40 * 24 * HOUR, -60)))
    def clock_is_set_while_the_bot_is_away(self, seconds: int) -> None:
        """So many seconds seem to have passed."""
        self.run(self.present.note_absence())
        self.clock.forward(seconds)
        self.start_bot()
        assert self.run(self.present.mark_present()) == seconds

    @rule(seconds=outages)
    def outage_that_another_process_notices(self, seconds: int) -> None:
        self.present.mark_absent()
        self.run(self.present.note_absence())
        self.clock.forward(seconds)
        others = Downtime(self.app.db, self.clock)
        assert self.run(others.mark_present()) == seconds
        assert self.run(self.present.mark_present()) == 0

    @precondition(lambda self: self.is_running)
    @rule()
    def sweep(self) -> None:
        """And remind: what happens by itself."""
        for reminder in self.run(self.app.deadlines.claim_reminders()):
            assert self.used >= self.whole * 3 // 4, "too early"
            self.run(self.app.deadlines.reminded(reminder))
        swept = self.run(self.app.deadlines.sweep())
        self.match = self.run(fresh(self.app, self.match))
        if self.match.outcome:
            assert swept
            assert self.used >= self.whole + self.pace.value, "closed before as long again had passed"
            event("lost on time")

    @precondition(lambda self: self.is_running)
    @rule(hundredths=st.sampled_from([0, 30, 95]))
    def move(self, hundredths: int) -> None:
        """By hand, after so much of the time. Who was absent takes the seat back with it."""
        self.time_passes(hundredths)
        seat, is_back = self.match.mover or 0, self.is_merchants_turn
        promised = self.left[seat]
        self.left[seat] = promised if is_back else min(promised, max(0, self.whole - self.used))
        player = self.match.players[seat].user_id
        moves = self.run(self.app.matches.peek(self.match.code, player)).view.legal_moves()
        self.turn_begins(
            self.run(self.app.play.move(self.match.code, player, self.match.position, self.rng.choice(moves)))
        )
        event("moved, and used some reserve" if self.left[seat] < promised else "moved in time")

    def turn_begins(self, moved: Moved) -> None:
        """And where the other has planned it, it ends at once."""
        self.match, self.used = moved.match, 0
        assert list(self.match.reserves) == self.left
        answered = self.run(self.app.plans.answer(self.match.code))
        if answered:
            self.match = answered.match
            assert list(self.match.reserves) == self.left, "a planned move takes no time"
            event("played as planned")

    @precondition(lambda self: self.can_plan)
    @rule()
    def plan(self) -> None:
        """Whoever waits plans some of what they could play now."""
        planner = self.match.players[1 - (self.match.mover or 0)].user_id
        seen = self.run(self.app.matches.look(self.match.code, planner))
        planned = PlannedMoves(tuple(seen.view.legal_moves()[:3]), frozenset())
        assert self.run(self.app.plans.make(self.match.code, planner, self.match.position, planned))

    @precondition(lambda self: self.is_running)
    @rule(is_absent=st.booleans())
    def let_a_merchant_play_on(self, is_absent: bool) -> None:
        if is_absent:
            self.time_passes(hundredths=100)
        seat = self.match.mover or 0
        waiting = self.match.players[1 - seat].user_id
        try:
            self.match = self.run(self.app.stewards.begin(self.match.code, waiting))
        except errors.NoDeadline:
            assert self.is_merchants_turn
            return
        except errors.DeadlineAhead:
            assert self.used < self.whole
            return
        assert self.used >= self.whole, "what the table said was not used up"
        self.left[seat], self.used = 0, 0
        event("a merchant plays on")

    @precondition(lambda self: self.is_merchants_turn)
    @rule()
    def merchant_moves(self) -> None:
        turn = self.run(self.app.computer_turns.claim(self.match.code))
        assert turn
        self.turn_begins(self.run(self.app.computer_turns.play(turn, self.rng.choice(turn.view.legal_moves()))))

    @precondition(lambda self: self.has_steward)
    @rule(is_thinking=st.booleans())
    def absent_player_comes_back(self, is_thinking: bool) -> None:
        """Perhaps in the middle of the merchant's thinking: then it has thought in vain."""
        thinking = self.run(self.app.computer_turns.claim(self.match.code)) if is_thinking else None
        if self.is_merchants_turn:
            self.used = 0
        absent = self.match.players[self.match.steward].user_id
        self.match = self.run(self.app.stewards.take_back(self.match.code, absent))
        event("took the seat back")
        if thinking:
            assert self.run(self.app.computer_turns.play(thinking, thinking.view.legal_moves()[0])) is None
            event("thought in vain")

    @precondition(lambda self: self.is_running)
    @rule(wait=st.booleans(), is_absent=st.booleans())
    def claim_or_wait(self, wait: bool, is_absent: bool) -> None:
        if is_absent:
            self.time_passes(hundredths=100)
        seat, whole = self.match.mover or 0, self.whole
        waiting = self.match.players[1 - seat].user_id
        try:
            act = self.app.deadlines.wait if wait else self.app.deadlines.claim
            self.match = self.run(act(self.match.code, waiting))
        except errors.NoDeadline:
            assert self.is_merchants_turn
            return
        except errors.DeadlineAhead:
            assert self.used < whole, "who waits may claim at the end of all time"
            return
        assert self.used >= whole, "what the table said was not used up"
        event("waited" if wait else "claimed")
        if wait:
            self.left[seat], self.used = 0, 0

    @invariant()
    def the_table_says_what_is_left(self) -> None:
        if not hasattr(self, "match"):
            return
        match = self.run(fresh(self.app, self.match))
        if match.state is not State.RUNNING:
            return
        assert list(match.reserves) == self.left
        if self.is_merchants_turn:
            assert match.clock is None
            return
        assert match.clock
        assert match.clock.deadline - self.clock.now() == self.whole - self.used
        assert match.reserves_at(self.clock.now())[match.mover or 0] == min(
            self.left[match.mover or 0], max(0, self.whole - self.used)
        )
        if match.is_in_reserve:
            assert self.used >= self.pace.value
        if match.is_late:
            assert self.used >= self.whole


# Half a minute alone; where many tests wait for the same two cores, minutes.
TestClocks = pytest.mark.timeout(900)(Clocks.TestCase)
TestClocks.settings = settings(
    max_examples=160,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
