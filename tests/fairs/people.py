"""How people answer in a simulated fair. An assumption, not a measurement: nobody has measured fairs yet.

In six of ten cases both are there, and the answer comes after minutes. Else it takes hours, sometimes a night or a day,
seldom a weekend. Some are faster than others throughout.
"""

from dataclasses import dataclass
from math import log
from random import Random

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
AT_THE_TABLE = 0.6
AWAY = 0.002  # of all answers come after a weekend or the like


@dataclass(slots=True)
class SimulatedPerson:
    pace: float  # 1 is usual; 2 takes twice as long
    drops_out: int | None = None  # from then on there is no answer any more
    leaves: int | None = None  # they press Leave

    def reply(self, rng: Random) -> int:
        """Seconds."""
        chance = rng.random()
        if chance < AWAY:
            return int(rng.uniform(1.0, 2.5) * DAY)
        if chance < AWAY + AT_THE_TABLE:
            return max(5, int(rng.lognormvariate(log(2 * MINUTE), 0.8) * self.pace))
        return max(MINUTE, int(rng.lognormvariate(log(2.5 * HOUR), 0.9) * self.pace))


def some_person(rng: Random) -> SimulatedPerson:
    return SimulatedPerson(rng.lognormvariate(0.0, 0.35))
