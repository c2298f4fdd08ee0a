"""What really went over the line to Discord: discord.py sends a request again by itself and does not say so.

with counted_attempts() as sent:
    await channel.send(...)
sent.attempts  # also after an error; more than 1: an earlier one may have been heard

with sent_at_most_once():
    await interaction.followup.send(...)  # raises Unconfirmed instead of sending again what may have been heard

Discord shuts out an address from which it refused 10,000 requests in ten minutes. `Refusals` counts them: while
they are many, nothing is tried that can wait.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import SimpleNamespace

import aiohttp

from bot.clock import Clock


class Unconfirmed(ConnectionError):
    """A request was sent, and nobody knows whether Discord has heard it."""


@dataclass(slots=True)
class Sent:
    attempts: int = 0
    unheard_of: int = 0  # attempts that got no answer, or an error of Discord's own
    is_only_once: bool = False


SERVER_ERRORS = 500
COUNTED = (401, 403, 429)  # statuses that Discord counts
TEN_MINUTES = 600
_counting: ContextVar[tuple[Sent, ...]] = ContextVar("counting", default=())


class Refusals:
    """How often Discord has refused us in the last ten minutes; other programs at the same address count, too."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock, self._most = clock, most
        self._times: deque[int] = deque(maxlen=most)  # more than that need not be known

    def responded(self, status: int, scope: str | None) -> None:
        """A limit that others share with us (`scope`) is not our fault, and does not count."""
        if status in COUNTED and scope != "shared":
            self._times.append(self._clock.now())

    @property
    def lately(self) -> int:
        now = self._clock.now()
        while self._times and not 0 <= now - self._times[0] < TEN_MINUTES:  # the clock may have been set back
            self._times.popleft()
        return len(self._times)

    @property
    def are_too_many(self) -> bool:
        """Whoever can wait waits."""
        return self.lately >= self._most


@contextmanager
def counted_attempts(sent: Sent | None = None) -> Iterator[Sent]:
    """Count how often requests are sent in this block, also by tasks that are started in it."""
    sent = sent or Sent()
    token = _counting.set((*_counting.get(), sent))
    try:
        yield sent
    finally:
        _counting.reset(token)


@contextmanager
def sent_at_most_once() -> Iterator[None]:
    """One request is sent in this block, and again only where Discord says that it did not take it."""
    with counted_attempts(Sent(is_only_once=True)) as sent:
        try:
            yield
        except (aiohttp.ClientError, OSError) as lost:
            if not sent.unheard_of or isinstance(lost, Unconfirmed):
                raise
            raise Unconfirmed from lost


async def always() -> None:
    """Who plays alone may always speak."""


def request_trace(
    responded: Callable[[int], None], refusals: Refusals, may_speak: Callable[[], Awaitable[None]] = always
) -> aiohttp.TraceConfig:
    """For discord.py's `http_trace`: counts attempts and refusals, and hands over the status of every response.

    Every request waits for `may_speak`, which raises ClaimedElsewhere where another process may play now.
    """

    async def check(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams) -> None:
        await may_speak()
        if any(sent.is_only_once and sent.unheard_of for sent in _counting.get()):
            raise Unconfirmed

    async def count(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestHeadersSentParams) -> None:
        for sent in _counting.get():
            sent.attempts += 1
            sent.unheard_of += 1

    async def hand_over(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        responded(end.response.status)
        refusals.responded(end.response.status, end.response.headers.get("X-RateLimit-Scope"))
        if end.response.status < SERVER_ERRORS:
            for sent in _counting.get():
                sent.unheard_of -= 1

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(check)
    trace.on_request_headers_sent.append(count)  # not at the start: what found no connection was heard by nobody
    trace.on_request_end.append(hand_over)
    return trace
