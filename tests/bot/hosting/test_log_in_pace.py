"""However often the bot crashes right after its log-in: Discord never has a reason to reset the token."""

import pytest

from bot.hosting.log_in_pace import pause_before_log_in

DAY = 86_400.0


@pytest.mark.parametrize("shards", [1, 4, 16])
@pytest.mark.parametrize("crash_after", [0.1, 5.0, 60.0, 300.0])
def test_a_crash_after_every_log_in_never_uses_them_up(crash_after: float, shards: int) -> None:
    now, total = 0.0, 1000
    remaining, reset = total, DAY
    while now < 3 * DAY:
        now += pause_before_log_in(total, remaining, reset - now, shards)
        if now >= reset:
            remaining, reset = total, now + DAY
        remaining -= shards
        assert remaining >= shards
        now += crash_after


@pytest.mark.parametrize("remaining", [501, 900, 1000])
def test_who_has_plenty_does_not_wait(remaining: int) -> None:
    assert pause_before_log_in(1000, remaining, DAY) == 0


def test_who_has_none_waits_for_the_next_day() -> None:
    for remaining in (0, 1, 50):
        assert pause_before_log_in(1000, remaining, 3600.0) == 3600
    assert pause_before_log_in(0, 0, 3600.0) == 3600


def test_a_host_who_mends_the_fault_waits_minutes_not_hours() -> None:
    assert pause_before_log_in(1000, 400, DAY) < 300
