"""For hosts: invite links, logs and numbers."""

import asyncio
import json
import logging
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.hosting import invite
from bot.hosting.metrics import Histogram, Metrics
from bot.logs import JsonLines, TextLines, about
from tests.bot.test_command_line import TOKEN, bot

APPLICATION = 123456789012345678  # in TOKEN


def test_the_invite_link_asks_for_exactly_what_the_bot_needs(tmp_path: Path) -> None:
    done = bot(tmp_path, "invite", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0
    assert TOKEN.split(".")[2] not in done.stdout
    server, person = [line.strip() for line in done.stdout.splitlines() if "https://" in line]
    asked = parse_qs(urlsplit(server).query)
    assert asked["client_id"] == [str(APPLICATION)]
    assert asked["scope"] == ["bot applications.commands"]
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
        create_public_threads=True,
        send_messages_in_threads=True,
    )
    assert asked["permissions"] == [str(needed.value)]
    asked = parse_qs(urlsplit(person).query)
    assert (asked["integration_type"], asked["scope"]) == (["1"], ["applications.commands"])


@pytest.mark.parametrize("token", ["", "a.b.c", "bm90IGEgbnVtYmVy.x.y", "MTIz.x.y", "....", "\u00e9.b.c"])
def test_no_link_is_made_from_what_is_no_token(token: str) -> None:
    with pytest.raises(invite.NotAToken):
        invite.application_id(token)


def test_invite_without_a_token_says_what_is_missing(tmp_path: Path) -> None:
    done = bot(tmp_path, "invite")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "DISCORD_TOKEN is not set" in done.stderr


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


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.05, 0.3, 9):
        histogram.add(seconds)
    lines = dict(line.rsplit(" ", 1) for line in histogram.lines("x"))
    assert (lines['x_bucket{le="0.005"}'], lines['x_bucket{le="0.05"}'], lines['x_bucket{le="0.5"}']) == ("1", "2", "3")
    assert lines["x_count"] == lines['x_bucket{le="+Inf"}'] == "4"
    assert histogram.longest == 9


async def test_a_blocked_event_loop_is_noticed() -> None:
    metrics = Metrics()
    watch = asyncio.create_task(metrics.watch_the_loop())
    await asyncio.sleep(0)
    end = asyncio.get_running_loop().time() + 0.3
    while asyncio.get_running_loop().time() < end:
        pass
    await asyncio.sleep(0.01)
    watch.cancel()
    assert metrics.lag.longest > 0.2
