"""What the bot counts about itself while it runs: for the status page, and for whoever tunes it."""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # upper bounds
COUNTED = ("moves", "answers", "lost", "errors", "tables_told", "tables_postponed", "disconnects", "reconnects")
BEAT = 0.05  # how often the event loop is asked whether it is awake


@dataclass
class Histogram:
    bounds: tuple[float, ...] = SECONDS
    counts: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus reads it: each bucket counts everything up to its bound."""
        so_far = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Counters grow, gauges are asked when somebody looks, the histograms have seconds."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        self.gauges: dict[str, Callable[[], float]] = {}
        self.answers = Histogram()  # from the interaction's arrival to the first answer
        self.lag = Histogram()  # how much later than asked the event loop went on

    async def watch_the_loop(self) -> None:
        """Until cancelled."""
        while True:
            begun = monotonic()
            await asyncio.sleep(BEAT)
            self.lag.add(max(0.0, monotonic() - begun - BEAT))

    def page(self) -> str:
        """Everything, in Prometheus' text format. The longest times are those since somebody last looked."""
        lines: list[str] = []
        for name, count in self.counters.items():
            lines += [f"# TYPE jaipur_{name}_total counter", f"jaipur_{name}_total {count}"]
        for name, ask in self.gauges.items():
            lines += [f"# TYPE jaipur_{name} gauge", f"jaipur_{name} {ask():g}"]
        for name, histogram in (("answer_seconds", self.answers), ("loop_lag_seconds", self.lag)):
            lines += [f"# TYPE jaipur_{name} histogram", *histogram.lines(f"jaipur_{name}")]
            lines += [f"# TYPE jaipur_{name}_max gauge", f"jaipur_{name}_max {histogram.longest:.6f}"]
            histogram.longest = 0.0
        return "\n".join(lines) + "\n"
