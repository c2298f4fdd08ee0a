"""Log lines that can be searched: each says which interaction and which match it is about, and never a secret.

with about(interaction=interaction.id):
    log.info("…")  # … interaction=1298…
"""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import aiohttp

Format = Literal["text", "json"]
_facts: ContextVar[dict[str, str]] = ContextVar("facts", default={})  # noqa: B039  # never changed in place

CONNECTION_FAULTS = (OSError, TimeoutError, aiohttp.ClientError)
# At DEBUG discord.py writes addresses with the tokens of interactions, and aiosqlite every statement with its values.
TALKATIVE = ("discord", "aiosqlite")


@contextmanager
def about(**facts: object) -> Iterator[None]:
    """Add these facts to every line that is logged in the block, also by tasks that are started in it."""
    token = _facts.set(_facts.get() | {name: str(value) for name, value in facts.items()})
    try:
        yield
    finally:
        _facts.reset(token)


def begin(level: str, kind: Format) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[handler])
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)  # of the status page: a line every few seconds


class TextLines(logging.Formatter):
    """`2026-01-31T12:00:00+00:00 INFO cogs the words interaction=… match=…`"""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in _facts.get().items())
        line = f"{_when(record)} {record.levelname} {record.name} {_message(record)}{facts}"
        if record.exc_info and not _is_lost_connection(record):
            return f"{line}\n{self.formatException(record.exc_info)}"
        return line


class JsonLines(logging.Formatter):
    """One JSON object a line, for whoever collects logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _when(record), "level": record.levelname, "logger": record.name, "message": _message(record)}
        if record.exc_info and not _is_lost_connection(record):
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line | _facts.get(), ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    if not _is_lost_connection(record) or not record.exc_info:
        return record.getMessage()
    return f"{record.getMessage()}: {type(record.exc_info[1]).__name__}"


def _is_lost_connection(record: logging.LogRecord) -> bool:
    """Whether discord.py reports a lost connection. That is no fault of the program: one line without traceback."""
    fault = record.exc_info[1] if record.exc_info else None
    is_discords = type(fault).__module__.startswith("discord.") or isinstance(fault, CONNECTION_FAULTS)
    return record.name.startswith("discord.") and is_discords


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
