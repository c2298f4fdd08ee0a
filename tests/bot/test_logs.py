"""Log lines say what they are about; a lost connection is one line."""

import asyncio
import json
import logging

import pytest

from bot.logs import JsonLines, TextLines, about


def record(message: str, *, name: str = "cogs", fault: Exception | None = None) -> logging.LogRecord:
    info = (type(fault), fault, fault.__traceback__) if fault else None
    return logging.LogRecord(name, logging.WARNING, "file.py", 1, message, (), info)


def test_a_line_says_what_it_is_about() -> None:
    with about(interaction=12), about(match="K7Q2"):
        line = TextLines().format(record("told"))
        parsed = json.loads(JsonLines().format(record("told")))
    assert line.endswith("WARNING cogs told interaction=12 match=K7Q2")
    assert (parsed["message"], parsed["interaction"], parsed["match"]) == ("told", "12", "K7Q2")
    assert "match" not in TextLines().format(record("later"))


async def test_tasks_go_on_with_what_they_were_started_for() -> None:
    async def work() -> str:
        return TextLines().format(record("told"))

    with about(match="K7Q2"):
        task = asyncio.create_task(work())
    assert (await task).endswith("match=K7Q2")


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
def test_a_lost_connection_is_one_line_and_a_bug_has_its_traceback(lines: logging.Formatter) -> None:
    lost = lines.format(record("reconnecting", name="discord.client", fault=ConnectionResetError()))
    assert "ConnectionResetError" in lost
    assert "Traceback" not in lost
    assert "\n" not in lost
    for name, fault in (("discord.client", KeyError("x")), ("cogs", ConnectionResetError())):
        assert "Traceback" in lines.format(record("oh", name=name, fault=raised(fault)))


def raised(fault: Exception) -> Exception:
    try:
        raise fault
    except type(fault) as caught:
        return caught
