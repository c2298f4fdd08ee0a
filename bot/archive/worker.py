"""Long work in a process of its own: `python -m bot.archive.worker film|turning ROUND`, a record on standard input.

Started by `bot.archive.jobs`. Writes a line `done of` now and then; at the end `= bytes` and the result.
"""

import json
import os
import sys
from typing import BinaryIO

from rules import view
from rules.match import Match
from rules.record import read

NICENESS = 12  # the bot's own answers come first


class Report:
    """How far the work is, and at last what came of it."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers

    def progress(self, done: int, of: int) -> None:
        self._answers.write(f"{done} {of}\n".encode())
        self._answers.flush()

    def result(self, made: bytes) -> None:
        self._answers.write(f"= {len(made)}\n".encode() + made)
        self._answers.flush()


def film(truth: Match, number: int, report: Report) -> bytes:
    """Every position with open hands, and the end: of the match where it is its last round."""
    from render.pictures.film import film  # here, so that each worker loads only what it needs

    plies = len(truth.rounds[number - 1].events)
    views = [view(truth.rewind(number, ply), None, reveal=True) for ply in range(plies + 1)]
    end = view(truth, None) if number == len(truth.rounds) else views[-1]
    return film(views, end, report.progress)


def turning(truth: Match, number: int, report: Report) -> bytes:
    """What each player could know at every move, and what was played."""
    from ai.engine.turning_points import Step, as_json, turning

    played = truth.rounds[number - 1]
    steps = []
    for ply, event in enumerate(played.events):
        then = truth.rewind(number, ply)
        steps.append(Step(view(then, event.seat), view(then, 1 - event.seat), event.move))
    return json.dumps(as_json(turning(steps, played.result, report.progress))).encode()


WORK = {"film": film, "turning": turning}


def main(work: str, number: str) -> None:
    report = Report(sys.stdout.buffer)
    truth = read(sys.stdin.buffer.read().decode()).match
    report.result(WORK[work](truth, int(number), report))


if __name__ == "__main__":
    os.nice(NICENESS)
    main(*sys.argv[1:3])
