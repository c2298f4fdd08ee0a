"""The clock of a turn: the time for a move, then the player's reserve, then the one who waits may claim the win.

The row of a match holds two numbers about it: the deadline, at which all of the time is used up, and what was left of
the player's reserve when the turn began. Everything else follows from them. So whoever moves the deadline, as after an
outage, moves everything: neither the time for the move nor the reserve is touched.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

HOUR = 3600
DAY = 24 * HOUR


class Pace(Enum):
    """Time a move, in seconds."""

    HOUR = HOUR
    EIGHT_HOURS = 8 * HOUR
    DAY = DAY
    THREE_DAYS = 3 * DAY
    SEVEN_DAYS = 7 * DAY
    NO_LIMIT = 0

    @property
    def usual_reserve(self) -> int:
        """Seconds that each player has once a match, beside the time a move. They do not refill."""
        return USUAL_RESERVES[self]


USUAL_RESERVES = {
    Pace.HOUR: 6 * HOUR,
    Pace.EIGHT_HOURS: DAY,
    Pace.DAY: 3 * DAY,
    Pace.THREE_DAYS: 7 * DAY,
    Pace.SEVEN_DAYS: 14 * DAY,
    Pace.NO_LIMIT: 0,
}


class NextAlarm(Enum):
    """What happens next to the player to move, at `alarm_at`, unless they move first."""

    REMIND = "remind"  # three quarters of the time for this turn are over, the reserve counted in
    RESERVE = "reserve"  # the time for the move is over: the reserve begins to run
    DEADLINE = "deadline"  # all of the time is over: the one who waits may claim the win, wait, or ask a merchant
    FORFEIT = "forfeit"  # as long again as a move may take is over: the match is lost on time


class Alarm(NamedTuple):
    next_alarm: NextAlarm
    at: int


@dataclass(frozen=True, slots=True)
class TurnClock:
    """Of a turn with a limit. Without a reserve, or when it is used up, the time for the move is all there is."""

    pace: int  # seconds for the move
    reserve: int  # seconds that the player to move had left of it when the turn began
    deadline: int  # when both are used up

    @classmethod
    def started(cls, pace: Pace, reserve: int, now: int) -> "TurnClock":
        return cls(pace.value, reserve, now + pace.value + reserve)

    @property
    def reserve_from(self) -> int:
        """When the time for the move is used up."""
        return self.deadline - self.reserve

    @property
    def remind_at(self) -> int:
        """A quarter of the time for this turn is left."""
        whole = self.pace + self.reserve
        return self.deadline - whole + whole * 3 // 4

    @property
    def forfeit_at(self) -> int:
        return self.deadline + self.pace

    def reserve_left(self, now: int) -> int:
        """Of the player to move, should they move now. A clock that was set back gives nobody more than they had."""
        return min(self.reserve, max(self.deadline - now, 0))

    @property
    def alarms(self) -> list[Alarm]:
        """In their order. With little reserve the reminder comes before it begins to run."""
        remind, reserve = Alarm(NextAlarm.REMIND, self.remind_at), Alarm(NextAlarm.RESERVE, self.reserve_from)
        last = [Alarm(NextAlarm.DEADLINE, self.deadline), Alarm(NextAlarm.FORFEIT, self.forfeit_at)]
        if not self.reserve:
            return [remind, *last]
        return [remind, reserve, *last] if remind.at < reserve.at else [reserve, remind, *last]

    def alarm_after(self, done: NextAlarm) -> Alarm:
        """What comes after this one."""
        kinds = [alarm.next_alarm for alarm in self.alarms]
        return self.alarms[kinds.index(done) + 1]

    def is_in_reserve(self, following: NextAlarm) -> bool:
        """The reserve has begun to run, and there is some left, when this alarm comes next."""
        kinds = [alarm.next_alarm for alarm in self.alarms]
        is_late = following is NextAlarm.FORFEIT
        return not is_late and NextAlarm.RESERVE in kinds and kinds.index(following) > kinds.index(NextAlarm.RESERVE)
