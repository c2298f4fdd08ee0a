"""The clock of a turn by itself: what comes when, and what is left."""

from hypothesis import given
from hypothesis import strategies as st

from bot.match.turn_clock import DAY, HOUR, NextAlarm, Pace, TurnClock

PACES = [pace for pace in Pace if pace is not Pace.NO_LIMIT]
reserves = st.integers(0, 14 * DAY)


def test_every_pace_has_its_reserve() -> None:
    pairs = [(pace.value, pace.usual_reserve) for pace in Pace]
    days = [(HOUR, 6 * HOUR), (8 * HOUR, DAY), (DAY, 3 * DAY), (3 * DAY, 7 * DAY), (7 * DAY, 14 * DAY), (0, 0)]
    assert pairs == days


def test_the_order_of_alarms_with_much_little_and_no_reserve() -> None:
    much, little, none = (TurnClock.started(Pace.DAY, reserve, 0) for reserve in (3 * DAY, HOUR, 0))
    assert [(one.next_alarm.value, one.at) for one in much.alarms] == [
        ("reserve", DAY),
        ("remind", 3 * DAY),
        ("deadline", 4 * DAY),
        ("forfeit", 5 * DAY),
    ]
    assert [one.next_alarm.value for one in little.alarms] == ["remind", "reserve", "deadline", "forfeit"]
    assert [(one.next_alarm.value, one.at) for one in none.alarms] == [
        ("remind", DAY * 3 // 4),
        ("deadline", DAY),
        ("forfeit", 2 * DAY),
    ]


@given(st.sampled_from(PACES), reserves, st.integers(-DAY, 40 * DAY))
def test_what_is_left_of_the_reserve(pace: Pace, reserve: int, passed: int) -> None:
    clock = TurnClock.started(pace, reserve, 0)
    used = min(max(passed - pace.value, 0), reserve)
    assert clock.reserve_left(passed) == reserve - used


@given(st.sampled_from(PACES), reserves, st.integers(-(10**6), 10**6))
def test_moving_the_deadline_moves_everything(pace: Pace, reserve: int, moved: int) -> None:
    before, after = TurnClock.started(pace, reserve, 0), TurnClock.started(pace, reserve, moved)
    assert [(one.next_alarm, one.at + moved) for one in before.alarms] == [tuple(one) for one in after.alarms]


@given(st.sampled_from(PACES), reserves)
def test_alarms_come_one_after_the_other_and_say_whether_the_reserve_runs(pace: Pace, reserve: int) -> None:
    clock = TurnClock.started(pace, reserve, 0)
    times = [one.at for one in clock.alarms]
    assert times == sorted(times)
    for alarm, following in zip(clock.alarms, clock.alarms[1:], strict=False):
        assert clock.alarm_after(alarm.next_alarm) == following
        runs = clock.reserve_from <= alarm.at < clock.deadline and reserve > 0
        assert clock.is_in_reserve(following.next_alarm) == runs
    assert not clock.is_in_reserve(clock.alarms[0].next_alarm)
    assert not clock.is_in_reserve(NextAlarm.FORFEIT)
