"""Random service calls against a simple model: the same errors, the same games, whatever the order."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle as Drawer
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, multiple, precondition, rule

from bot import errors
from bot.match.model import Challenge, ChallengeState, Pace, Position, PublicMatch, Terms
from bot.store import challenges
from rules import parse
from tests.bot.model import Error, Model, ModelChallenge, ModelMatch
from tests.bot.world import ANNA, BEN, CARL, IN_MEMORY, PLACE, SINGLE, FakeClock, application, start_match

CAMELS = parse("+K")
people = st.sampled_from([ANNA, BEN, CARL])
seconds = st.sampled_from([1, 1800, 2700, 3600, 7200, 25 * 3600])


class Services(RuleBasedStateMachine):
    challenges = Drawer("challenges")
    matches = Drawer("matches")

    @initialize(target=matches)
    def open(self) -> Any:
        self.folder = tempfile.TemporaryDirectory(dir=IN_MEMORY)
        self.runner = asyncio.Runner()
        self.clock = FakeClock()
        self.app = application(Path(self.folder.name), self.clock)
        self.model = Model(self.clock)
        self.rng = Random(3)
        self.runner.run(self.app.open())
        pairs = (ANNA, BEN), (BEN, CARL)
        matches = [
            self.runner.run(start_match(self.app, pair, SINGLE, Pace.HOUR, reserve=reserve))
            for pair, reserve in zip(pairs, (0, Pace.HOUR.usual_reserve), strict=True)
        ]
        return multiple(*map(self._started, matches))

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.runner.run(self.app.close())
            self.runner.close()
            self.folder.cleanup()

    def expect(self, error: Error, work: Coroutine[Any, Any, Any]) -> Any:
        """Run it; it must raise exactly this error, or succeed."""
        raised, done = None, None
        try:
            done = self.runner.run(work)
        except errors.Refused as refused:
            raised = type(refused)
        assert raised is error
        event(f"{getattr(work, '__qualname__', '')}: {error.__name__ if error else 'done'}")
        return done

    @rule(target=challenges, user=people, opponent=people | st.none())
    def create(self, user: int, opponent: int | None) -> Any:
        error = self.model.create(user, opponent)
        made = self.expect(error, self.app.challenges.create(user, opponent, Terms(PLACE, SINGLE, Pace.HOUR)))
        return self._challenged(made) if made else multiple()

    def _challenged(self, made: Challenge) -> str:
        user, opponent = made.challenger.user_id, made.opponent.user_id if made.opponent else None
        assert user is not None
        for standing in self.model.challenges.values():
            if (standing.challenger, standing.opponent, standing.state) == (user, opponent, "open"):
                standing.state = "expired"
        self.model.challenges[made.code] = ModelChallenge(
            user, opponent, made.expires, rematch_of=made.terms.rematch_of
        )
        return made.code

    @rule(target=matches, code=challenges, user=people)
    def accept(self, code: str, user: int) -> Any:
        match = self.expect(self.model.accept(code, user), self.app.challenges.accept(code, user))
        if match is None:
            return multiple()
        if match.terms.rematch_of:
            self.model.matches[match.terms.rematch_of].is_rematched = True
        return self._started(match)

    def _started(self, match: PublicMatch) -> str:
        users, mover, deadline = tuple(player.user_id for player in match.players), match.mover, match.deadline
        assert mover is not None
        assert deadline == self.clock.now() + Pace.HOUR.value + match.terms.reserve
        if match.code in self.model.challenges:
            self.model.challenges[match.code].state = "accepted"
        self.model.matches[match.code] = ModelMatch(users, mover, deadline, [match.terms.reserve] * 2)  # type: ignore[arg-type]
        return match.code

    @rule(code=challenges, user=people)
    def decline(self, code: str, user: int) -> None:
        self.expect(self.model.answer(code, user, "declined"), self.app.challenges.decline(code, user))

    @rule(code=challenges, user=people)
    def withdraw(self, code: str, user: int) -> None:
        self.expect(self.model.answer(code, user, "withdrawn"), self.app.challenges.withdraw(code, user))

    @rule(code=matches, user=people, is_stale=st.sampled_from([False, False, False, True]))
    def move(self, code: str, user: int, is_stale: bool) -> None:
        seen = self.runner.run(self.app.matches.peek(code, user))
        match, error = seen.match, self.model.move(code, user, is_stale)
        move = self.rng.choice((seen.view.legal_moves() if user in self.model.matches[code].users else []) or [CAMELS])
        moved = self.expect(error, self.app.play.move(code, user, Position(match.round, match.ply + is_stale), move))
        if moved:
            outcome = moved.match.outcome
            self.model.moved(code, moved.view.mover, outcome.winner if outcome else None)

    @rule(code=matches, moves=st.integers(2, 120))
    def play_on(self, code: str, moves: int) -> None:
        match = self.model.matches[code]
        for _ in range(moves):
            if match.state == "running":
                self.move(code, match.users[match.mover], is_stale=False)

    @rule(target=matches, code=matches, user=people)
    def rematch(self, code: str, user: int) -> Any:
        error = self.model.rematch(code, user)
        again = self.expect(error, self.app.endings.rematch(code, user))
        if isinstance(again, PublicMatch):
            self.model.matches[code].is_rematched = True
            return self._started(again)
        if again:
            self._challenged(again)
        return multiple()

    @rule(code=matches, user=people)
    def resign(self, code: str, user: int) -> None:
        self.expect(self.model.resign(code, user), self.app.endings.resign(code, user))

    @rule(code=matches, user=people)
    def cancel(self, code: str, user: int) -> None:
        self.expect(self.model.cancel(code, user), self.app.endings.cancel(code, user))

    @rule(code=matches, user=people)
    def propose(self, code: str, user: int) -> None:
        self.expect(self.model.propose(code, user), self.app.endings.propose_cancel(code, user))

    @rule(code=matches, user=people)
    def agree(self, code: str, user: int) -> None:
        self.expect(self.model.agree(code, user), self.app.endings.agree_to_cancel(code, user))

    @rule(code=matches, user=people, is_claim=st.booleans())
    def claim_or_wait(self, code: str, user: int, is_claim: bool) -> None:
        act = self.app.deadlines.claim if is_claim else self.app.deadlines.wait
        self.expect(self.model.claim_or_wait(code, user, is_claim=is_claim), act(code, user))

    @rule(user=people, whom=people)
    def block(self, user: int, whom: int) -> None:
        self.runner.run(self.app.blocks.block(user, whom))
        self.model.blocks.add((user, whom))

    @precondition(lambda self: self.model.blocks)
    @rule()
    def unblock_all(self) -> None:
        for user, whom in self.model.blocks:
            assert self.runner.run(self.app.blocks.unblock(user, whom))
        self.model.blocks.clear()

    @rule(passed=seconds)
    def time_passes(self, passed: int) -> None:
        self.clock.forward(passed)

    @rule()
    def sweep(self) -> None:
        self.model.sweep()
        self.runner.run(self.app.deadlines.sweep())
        for challenge in self.runner.run(self.app.challenges.expire()):
            assert self.model.challenges[challenge.code].expires <= self.clock.now()
            self.model.challenges[challenge.code].state = "expired"

    @rule()
    def restart(self) -> None:
        self.runner.run(self.app.close())
        self.app = application(Path(self.folder.name), self.clock, seed=self.rng.randrange(1000))
        self.runner.run(self.app.open())

    @invariant()
    def games_are_as_the_model_says(self) -> None:
        if not hasattr(self, "app"):
            return
        for code, match in self.model.matches.items():
            found = self.runner.run(self.app.matches.find(code))
            assert found.state.value == match.state
            assert found.cancel_proposed_by == match.proposal
            assert (found.outcome.winner if found.outcome else None) == match.winner
            if match.state == "running":
                assert (found.mover, found.deadline) == (match.mover, match.deadline)
                assert list(found.reserves) == match.reserves
        for user in (ANNA, BEN, CARL):
            mine = {code for code, match in self.model.matches.items() if user in match.users}
            running = {code for code in mine if self.model.matches[code].state == "running"}
            assert {match.code for match in self.runner.run(self.app.matches.running(user))} == running
        for code, challenge in self.model.challenges.items():
            asked = self.runner.run(challenges.find(self.app.db, code))
            assert asked.state is ChallengeState(challenge.state)


TestServices = Services.TestCase
TestServices.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
