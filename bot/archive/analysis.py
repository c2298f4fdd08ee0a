"""Films, turning points and costly moves of what is over: asked for here, made by worker processes."""

from collections.abc import Sequence
from typing import NamedTuple

from ai.analysis import RoundAnalysis
from bot.archive.jobs import JobKey, Jobs
from bot.archive.open_rounds import OpenRounds
from bot.archive.worker_questions import CostlyMove, CostlyMovesWanted, FilmWanted, TurningPointsWanted
from bot.workers.pipe_messages import Progress
from render import Picture
from rules import Seat

FILM, TURNING_POINTS, COSTLY_MOVES = "film", "turning-points", "costly-moves"


class RoundWanted(NamedTuple):
    rounds: OpenRounds
    number: int


class Analyses:
    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs

    def has_film(self, code: str, number: int, names: tuple[str, str]) -> bool:
        """Whether it is finished and still remembered, with these names."""
        return self._jobs.is_finished(JobKey(FILM, code, number, names))

    def has_turning_points(self, code: str, number: int) -> bool:
        return self._jobs.is_finished(JobKey(TURNING_POINTS, code, number))

    def has_costly_moves(self, code: str, seat: Seat) -> bool:
        return self._jobs.is_finished(JobKey(COSTLY_MOVES, code, None, seat=seat))

    def have_turning_points(self, wanted: Sequence[RoundWanted]) -> bool:
        return all(self.has_turning_points(one.rounds.match.code, one.number) for one in wanted)

    async def film(
        self, rounds: OpenRounds, number: int, names: tuple[str, str], person: int, progress: Progress
    ) -> Picture:
        """An animated GIF with these names. Raises NotThisRound, TooManyJobs, OneJobAtATime, WorkerFailed."""
        rounds.check(number)
        key = JobKey(FILM, rounds.match.code, number, names)
        return await self._jobs.result(key, FilmWanted(rounds.record(), number, names), person, progress)

    async def turning_points(self, rounds: OpenRounds, number: int, person: int, progress: Progress) -> RoundAnalysis:
        """How the computer merchant sees the round. Raises NotThisRound, TooManyJobs, OneJobAtATime, WorkerFailed."""
        rounds.check(number)
        key = JobKey(TURNING_POINTS, rounds.match.code, number)
        return await self._jobs.result(key, TurningPointsWanted(rounds.record(), number), person, progress)

    async def costly_moves(
        self, rounds: OpenRounds, seat: Seat, person: int, progress: Progress
    ) -> tuple[CostlyMove, ...]:
        """This player's costliest moves of a match, at most three. Raises TooManyJobs, OneJobAtATime, WorkerFailed."""
        wanted = CostlyMovesWanted(rounds.record(), rounds.choices(seat))
        return await self._jobs.result(
            JobKey(COSTLY_MOVES, rounds.match.code, None, seat=seat), wanted, person, progress
        )

    async def of_several(self, wanted: Sequence[RoundWanted], person: int, progress: Progress) -> list[RoundAnalysis]:
        """The turning points of one round after the other, and one bar for all of them. Raises what one may raise."""
        made: list[RoundAnalysis] = []
        for one in wanted:

            def of_all(done: int, of: int, before: int = len(made)) -> None:
                progress(before * of + done, len(wanted) * of)

            made.append(await self.turning_points(one.rounds, one.number, person, of_all))
        return made
