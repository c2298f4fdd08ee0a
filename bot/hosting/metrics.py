"""What the bot counts about itself while it runs: for the status page, and for whoever tunes it.

metrics.moves.inc()
metrics.answered("button", seconds)
"""

import asyncio
from functools import partial
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # upper bounds
BEAT = 0.05  # how often the event loop is asked whether it is awake
REFUSALS = (401, 403, 404, 429)  # statuses; Discord locks out whoever gets too many of them
KINDS = ("command", "button", "select", "autocomplete", "modal")  # of interactions

disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody asks when a counter began


class Metrics:
    """Numbers of one bot, in a registry of their own: tests have many bots."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, namespace="jaipur", registry=self.registry)
        gauge = partial(Gauge, namespace="jaipur", registry=self.registry)
        self.moves = counter("moves", "Moves that were played")
        self.answers = counter("answers", "Interactions that got an answer")
        self.lost = counter("lost", "Answers that came too late or got lost")
        self.errors = counter("errors", "Faults of ours; each has a traceback in the log")
        self.tables_told = counter("tables_told", "Tables that were brought up to date")
        self.tables_postponed = counter("tables_postponed", "Tables that could not be brought up to date then")
        self.disconnects = counter("disconnects", "Connections to Discord that broke")
        self.reconnects = counter("reconnects", "Connections to Discord that were taken up again")
        self.analyses = counter("analyses", "Films and turning points that were asked for", ["kind", "outcome"])
        self.games = gauge("games", "Matches in play")
        self.tables_behind = gauge("tables_behind", "Tables that wait to be brought up to date")
        self.painting = gauge("painting", "Pictures in work or waiting")
        self.thinking = gauge("thinking", "Moves and hints of merchants in work or waiting")
        self.shards = gauge("shards", "Connections to Discord that this process has")
        self._refusals = counter("discord_refusals", "Requests that Discord refused", ["status"])
        for status in REFUSALS:
            self._refusals.labels(status)
        self.refused_lately = gauge(
            "discord_refusals_lately", "Requests that Discord refused with 401, 403 or 429 in the last ten minutes"
        )
        self._answer_seconds = Seconds(
            self.registry, "answer_seconds", "From an interaction's arrival to its first answer", ["kind"]
        )
        for kind in KINDS:
            self._answer_seconds.histogram.labels(kind)
        self._loop_lag = Seconds(
            self.registry, "loop_lag_seconds", "How much later than asked the event loop went on", []
        )

    def answered(self, kind: str, seconds: float) -> None:
        """An interaction of one of KINDS got its first answer so long after it came in."""
        self.answers.inc()
        self._answer_seconds.observe(seconds, kind)

    def responded(self, status: int) -> None:
        """Discord answered one of our requests; refusals are counted."""
        if status in REFUSALS:
            self._refusals.labels(status).inc()

    async def watch_the_loop(self) -> None:
        """Until cancelled."""
        while True:
            begun = monotonic()
            await asyncio.sleep(BEAT)
            self._loop_lag.observe(max(0.0, monotonic() - begun - BEAT))


class Seconds:
    """A histogram, and beside it the longest time since somebody last looked."""

    def __init__(self, registry: CollectorRegistry, name: str, documentation: str, labels: list[str]) -> None:
        self.histogram = Histogram(name, documentation, labels, namespace="jaipur", buckets=SECONDS, registry=registry)
        longest = Gauge(
            f"{name}_max", f"{documentation}: the longest since the last look", namespace="jaipur", registry=registry
        )
        longest.set_function(self._take_longest)
        self._longest = 0.0

    def observe(self, seconds: float, *labels: str) -> None:
        (self.histogram.labels(*labels) if labels else self.histogram).observe(seconds)
        self._longest = max(self._longest, seconds)

    def _take_longest(self) -> float:
        longest, self._longest = self._longest, 0.0
        return longest
