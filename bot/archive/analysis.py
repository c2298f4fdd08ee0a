"""Turning points and films of rounds: asked for here, worked out in the workshop."""

import json
from dataclasses import dataclass
from typing import Any

from bot.archive.jobs import Jobs, Progress
from bot.archive.open_rounds import OpenRounds
from render.pictures.turning_points import Lesson, Turning
from rules import Move, Seat, parse, view
from rules.prospect import prospect

FILM, TURNING = "film", "turning"  # what `bot.archive.worker` can do


@dataclass(frozen=True, slots=True)
class Advice:
    """What the merchant says about a costly move: the better one, and why (ids of reasons with their facts)."""

    lesson: Lesson
    better: Move
    camels: int  # in the market then
    reasons: tuple[tuple[str, dict[str, Any]], ...]


@dataclass(frozen=True, slots=True)
class Story:
    """How a round went, as the merchant sees it."""

    turning: Turning
    advice: tuple[Advice, ...]


class Analyses:
    """What can be made of rounds that are over."""

    def __init__(self, jobs: Jobs) -> None:
        self._workshop = jobs

    def has_film(self, code: str, number: int) -> bool:
        return self._workshop.finished(FILM, code, str(number)) is not None

    def has_story(self, code: str, number: int) -> bool:
        return self._workshop.finished(TURNING, code, str(number)) is not None

    async def film(self, rounds: OpenRounds, number: int, progress: Progress) -> bytes:
        """An animated GIF. Raises NotThisRound, TooManyJobs, WorkFailed."""
        return await self._make(FILM, rounds, number, progress)

    async def story(self, rounds: OpenRounds, number: int, progress: Progress) -> Story:
        """The turning points. Raises NotThisRound, TooManyJobs, WorkFailed."""
        found = json.loads(await self._make(TURNING, rounds, number, progress))
        advice = tuple(_advice(rounds, number, one) for one in found["lessons"])
        lessons = tuple(one.lesson for one in advice)
        skill = _a_move(rounds, number, 0, found["skill"]), _a_move(rounds, number, 1, found["skill"])
        return Story(Turning(tuple(found["chances"]), lessons, skill, tuple(found["luck"])), advice)

    async def _make(self, work: str, rounds: OpenRounds, number: int, progress: Progress) -> bytes:
        rounds.check(number)
        key = (work, rounds.match.code, str(number))
        return await self._workshop.make((work, str(number)), key, rounds.record(), progress)


def _a_move(rounds: OpenRounds, number: int, seat: Seat, skill: list[float]) -> float:
    """What a move of this player cost on average."""
    moves = sum(event.seat == seat for event in rounds.round(number).events)
    return skill[seat] / moves if moves else 0.0


def _advice(rounds: OpenRounds, number: int, found: dict[str, Any]) -> Advice:
    ply, seat, better = found["ply"], found["seat"], parse(found["better"])
    seen = view(rounds.truth.rewind(number, ply - 1), seat)
    lesson = Lesson(ply, seat, rounds.round(number).events[ply - 1], prospect(seen, better).move, found["cost"])
    reasons = tuple((reason["why"], reason["facts"]) for reason in found["reasons"])
    return Advice(lesson, better, seen.camels_in_market, reasons)
