"""What the bot and its workers say to each other. A frame is four bytes of length and a pickle."""

import pickle
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

LENGTH_BYTES = 4

Progress: TypeAlias = Callable[[int, int], None]  # how much is done, of how much
T_co = TypeVar("T_co", covariant=True)


class Question(Protocol[T_co]):
    """A small value that is sent to a worker, which calls `answer` and sends back what it returns.

    What takes NumPy or long to import is imported in `answer`: the bot imports the question's module, too.
    """

    def answer(self, progress: Progress) -> T_co: ...


class Progressed(NamedTuple):
    done: int
    of: int


class Answered(NamedTuple):
    answer: Any


def frame(content: object) -> bytes:
    pickled = pickle.dumps(content)
    return len(pickled).to_bytes(LENGTH_BYTES, "big") + pickled


def length_of(head: bytes) -> int:
    return int.from_bytes(head, "big")


def unpickle(content: bytes) -> Any:
    return pickle.loads(content)  # noqa: S301  # both ends of the pipe are this program
