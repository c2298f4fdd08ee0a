"""Of all tracebacks in a log, the storm asks only about those that nobody has caused."""

from tests.chaos.tracebacks import unexpected_tracebacks

FRAME = ["Traceback (most recent call last):", '  File "bot/x.py", line 1, in x', "    x()"]
REPLACED = "bot.store.errors.DatabaseReplaced: jaipur.db was removed while the bot runs"
CHAIN = ["", "The above exception was the direct cause of the following exception:", ""]


def test_a_fault_of_ours_is_found_between_those_of_the_database() -> None:
    log = ["ready", *FRAME, REPLACED, "on we go", *FRAME, "KeyError: 'x'", "on we go", *FRAME, REPLACED]
    (found,) = unexpected_tracebacks(log)
    assert found.endswith("KeyError: 'x'")


def test_the_last_error_of_a_chain_counts() -> None:
    busy = "sqlite3.OperationalError: database is locked"
    assert unexpected_tracebacks([*FRAME, busy, *CHAIN, *FRAME, REPLACED]) == []
    (found,) = unexpected_tracebacks([*FRAME, REPLACED, *CHAIN, *FRAME, "ValueError"])
    assert "ValueError" in found


def test_a_log_that_ends_in_the_middle_of_one() -> None:
    assert len(unexpected_tracebacks(FRAME)) == 1
