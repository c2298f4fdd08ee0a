"""A merchant in a process of its own: reads questions from standard input, writes moves to standard output.

Started by `ai.merchants`, never by hand. A frame is four bytes of length and a pickle; both ends are this program.
"""

import os
import pickle
import sys
from random import Random
from typing import BinaryIO, NamedTuple

from ai.levels import Level, choose
from ai.memory import remember
from rules import Move, View

LENGTH_BYTES = 4
NICENESS = 10  # thinking never slows the bot's own answers


class Question(NamedTuple):
    view: View
    level: Level
    seed: int
    seconds: float


def frame(content: object) -> bytes:
    pickled = pickle.dumps(content)
    return len(pickled).to_bytes(LENGTH_BYTES, "big") + pickled


def answer(question: Question) -> Move:
    rng = Random(question.seed)  # noqa: S311  # not a secret
    return choose(question.view, remember(question.view), question.level, rng, question.seconds)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until standard input closes, which it does when the bot ends."""
    while length := questions.read(LENGTH_BYTES):
        question = pickle.loads(questions.read(int.from_bytes(length, "big")))  # noqa: S301  # from our own pipe
        answers.write(frame(tuple(answer(question))))
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
