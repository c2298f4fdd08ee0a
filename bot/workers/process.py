"""A worker: reads questions from standard input, writes progress and answers to standard output.

Started by `bot.workers.pool`, never by hand: `python -m bot.workers.process NICENESS`. A question that raises ends the
process with a traceback, and the pool starts another one.
"""

import os
import sys
from typing import BinaryIO

from bot.workers.pipe_messages import LENGTH_BYTES, Answered, Progressed, Question, frame, length_of, unpickle


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until standard input closes, which it does when the bot ends."""

    def send(content: object) -> None:
        answers.write(frame(content))
        answers.flush()

    while head := questions.read(LENGTH_BYTES):
        question: Question[object] = unpickle(questions.read(length_of(head)))
        send(Answered(question.answer(lambda done, of: send(Progressed(done, of)))))


if __name__ == "__main__":
    os.nice(int(sys.argv[1]))
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the bot was killed: nobody waits for the answer
        os._exit(0)
