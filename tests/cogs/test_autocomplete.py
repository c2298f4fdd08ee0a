"""What discord.py logs when suggestions cannot be delivered."""

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest
from discord.app_commands import tree

from cogs.core.autocomplete import is_worth_logging


def refused(code: int, status: int = 400) -> discord.HTTPException:
    response = cast("aiohttp.ClientResponse", SimpleNamespace(status=status, reason=""))
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})


def record_of(error: Exception, message: str = "Ignoring exception in autocomplete for %r") -> logging.LogRecord:
    return logging.LogRecord(tree.__name__, logging.ERROR, "", 1, message, (), (type(error), error, None))


@pytest.mark.parametrize(
    "error", [refused(40060), refused(10062, 404), refused(0, 503), aiohttp.ServerDisconnectedError(), TimeoutError()]
)
def test_suggestions_that_came_too_late_are_no_error(error: Exception) -> None:
    assert not is_worth_logging(record_of(error))
    assert is_worth_logging(record_of(error, "Something else")), "only that of suggestions"


@pytest.mark.parametrize("error", [refused(50035), ValueError()])
def test_our_own_faults_are(error: Exception) -> None:
    assert is_worth_logging(record_of(error))


def test_discord_py_says_it_so() -> None:
    """The filter goes by these words and this logger."""
    assert tree._log.name == "discord.app_commands.tree"
    source = Path(tree.__file__).read_text(encoding="utf-8")
    assert "'Ignoring exception in autocomplete for %r" in source
