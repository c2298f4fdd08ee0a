"""What really went over the line to Discord: discord.py sends a request again by itself and does not say so.

with counted_attempts() as sent:
    await channel.send(...)
sent.attempts  # also after an error; more than 1: an earlier one may have been heard
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace

import aiohttp


@dataclass(slots=True)
class Sent:
    attempts: int = 0


_counting: ContextVar[tuple[Sent, ...]] = ContextVar("counting", default=())


@contextmanager
def counted_attempts() -> Iterator[Sent]:
    """Count how often requests are sent in this block, also by tasks that are started in it."""
    sent = Sent()
    token = _counting.set((*_counting.get(), sent))
    try:
        yield sent
    finally:
        _counting.reset(token)


def request_trace(responded: Callable[[int], None]) -> aiohttp.TraceConfig:
    """For discord.py's `http_trace`: counts attempts, and hands over the status of every response."""

    async def count(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestHeadersSentParams) -> None:
        for sent in _counting.get():
            sent.attempts += 1

    async def hand_over(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        responded(end.response.status)

    trace = aiohttp.TraceConfig()
    trace.on_request_headers_sent.append(count)  # not at the start: what found no connection was heard by nobody
    trace.on_request_end.append(hand_over)
    return trace
