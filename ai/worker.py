"""A merchant in a process of its own: reads questions from standard input, writes answers to standard output.

Started by `ai.pool`, never by hand. A frame is four bytes of length and a pickle; both ends are this program.
"""

import os
import pickle
import sys
from random import Random
from typing import Any, BinaryIO, NamedTuple, TypeAlias

from ai.engine.card_counting import count_cards
from ai.engine.hints import Hint, hint
from ai.engine.levels import Level, choose
from rules import Move, View

LENGTH_BYTES = 4
NICENESS = 10  # thinking never slows the bot's own answers


class MoveWanted(NamedTuple):
    view: View
    level: Level
    seed: int
    seconds: float

    def answer(self) -> Move:
        rng = Random(self.seed)  # noqa: S311  # not a secret
        return choose(self.view, count_cards(self.view), self.level, rng, self.seconds)


class HintWanted(NamedTuple):
    view: View
    level: Level
    seed: int
    seconds: float

    def answer(self) -> Hint:
        return hint(self.view, count_cards(self.view), self.level, seed=self.seed, seconds=self.seconds)


class ChancesWanted(NamedTuple):
    views: tuple[View, ...]

    def answer(self) -> list[float]:
        from ai.engine.win_chance import evaluate

        return [evaluate(view) for view in self.views]


Question: TypeAlias = MoveWanted | HintWanted | ChancesWanted


def frame(content: object) -> bytes:
    pickled = pickle.dumps(content)
    return len(pickled).to_bytes(LENGTH_BYTES, "big") + pickled


def unframed(content: bytes) -> Any:
    return pickle.loads(content)  # noqa: S301  # from our own pipe


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until standard input closes, which it does when the bot ends."""
    while length := questions.read(LENGTH_BYTES):
        question: Question = unframed(questions.read(int.from_bytes(length, "big")))
        answers.write(frame(question.answer()))
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    from ai import worker  # so that classes have the same name at both ends of the pipe

    try:
        worker.serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the bot was killed: nobody waits for the answer
        os._exit(0)
