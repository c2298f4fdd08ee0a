"""Tracebacks in the bot's log: only what was done to the database may leave some."""

import re

EXPECTED = ("bot.store.errors.DatabaseBusy", "bot.store.errors.DatabaseReplaced")
CHAINED = ("During handling of the above exception", "The above exception was the direct cause")


def unexpected_tracebacks(output: list[str]) -> list[str]:
    """Each whole, with all that it is chained to."""
    found, lines = [], iter(enumerate(output))
    for number, line in lines:
        if not line.startswith("Traceback"):
            continue
        end = _end(output, number)
        if not output[end].startswith(EXPECTED):
            found.append("\n".join(output[number : end + 1]))
        for _ in range(number, end):
            next(lines)
    return found


def _end(output: list[str], start: int) -> int:
    """The line of the last error in the chain that begins here."""
    end = next((at for at in range(start + 1, len(output)) if re.match(r"\S", output[at])), len(output) - 1)
    for at in range(end + 1, min(end + 3, len(output))):
        if output[at].startswith(CHAINED):
            begins = next((one for one in range(at, len(output)) if output[one].startswith("Traceback")), None)
            return end if begins is None else _end(output, begins)
    return end
