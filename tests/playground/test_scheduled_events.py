"""Scheduled events, as strict as Discord."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.playground.raw_bot import RawPlayground


def event(raw: RawPlayground, **changes: Any) -> dict[str, Any]:
    now = datetime.fromtimestamp(raw.context.world.clock.now(), UTC)
    return {
        "name": "Spring fair",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#market-square"},
        "scheduled_start_time": (now + timedelta(days=1)).isoformat(),
        "scheduled_end_time": (now + timedelta(days=15)).isoformat(),
    } | changes


def path(raw: RawPlayground) -> str:
    return f"/guilds/{raw.mira.state.guild['id']}/scheduled-events"


async def allow(raw: RawPlayground) -> None:
    await raw.pg.control.change_guild(raw.mira.state.guild["id"], bot_permissions=["CREATE_EVENTS"])


async def test_an_event_needs_the_permission(raw: RawPlayground) -> None:
    status, answer = await raw.bot.call("POST", path(raw), event(raw))
    assert (status, answer["code"]) == (403, 50013)


async def test_an_event_is_made_shown_and_deleted(raw: RawPlayground) -> None:
    await allow(raw)
    status, made = await raw.bot.call("POST", path(raw), event(raw))
    assert status == 200
    assert (await raw.bot.event("GUILD_SCHEDULED_EVENT_CREATE"))["id"] == made["id"]
    assert (await raw.bot.call("GET", path(raw)))[1] == [made]
    assert (await raw.bot.call("GET", f"{path(raw)}/{made['id']}"))[1] == made
    assert (await raw.bot.call("DELETE", f"{path(raw)}/{made['id']}"))[0] == 204
    assert (await raw.bot.event("GUILD_SCHEDULED_EVENT_DELETE"))["id"] == made["id"]
    assert (await raw.bot.call("GET", f"{path(raw)}/{made['id']}"))[1]["code"] == 10070


async def test_an_event_is_changed_by_who_may_delete_it(raw: RawPlayground) -> None:
    await allow(raw)
    _, made = await raw.bot.call("POST", path(raw), event(raw))
    soon = event(raw)["scheduled_start_time"]
    status, changed = await raw.bot.call("PATCH", f"{path(raw)}/{made['id']}", {"scheduled_start_time": soon})
    assert (status, changed) == (200, made | {"scheduled_start_time": soon})
    status, answer = await raw.bot.call("PATCH", f"{path(raw)}/{made['id']}", {"scheduled_start_time": "soon"})
    assert (status, answer["code"]) == (400, 50035)
    assert (await raw.bot.call("GET", f"{path(raw)}/{made['id']}"))[1] == changed
    raw.context.violations.clear()
    await raw.pg.control.change_guild(raw.mira.state.guild["id"], bot_permissions=[])
    assert (await raw.bot.call("PATCH", f"{path(raw)}/{made['id']}", {"name": "X"}))[1]["code"] == 50013


async def test_an_event_begins_and_ends_by_the_clock(raw: RawPlayground) -> None:
    await allow(raw)
    _, made = await raw.bot.call("POST", path(raw), event(raw))
    one, day = f"{path(raw)}/{made['id']}", 24 * 3600
    assert made["status"] == 1
    await raw.pg.control.advance(2 * day)
    assert (await raw.bot.call("GET", one))[1]["status"] == 2
    later = event(raw)
    status, answer = await raw.bot.call("PATCH", one, {"scheduled_start_time": later["scheduled_start_time"]})
    assert (status, answer["code"]) == (400, 50035)
    status, changed = await raw.bot.call("PATCH", one, {"scheduled_end_time": later["scheduled_end_time"]})
    assert (status, changed["status"], changed["scheduled_end_time"]) == (200, 2, later["scheduled_end_time"])
    await raw.pg.control.advance(30 * day)
    assert (await raw.bot.call("PATCH", one, {"name": "X"}))[1]["code"] == 180000
    assert (await raw.bot.call("GET", path(raw)))[1] == []
    raw.context.violations.clear()


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "x" * 101},
        {"description": "x" * 1001},
        {"privacy_level": 1},
        {"entity_type": 2},
        {"entity_metadata": {"location": "x" * 101}},
        {"entity_metadata": None},
        {"scheduled_end_time": None},
        {"scheduled_start_time": "2020-01-01T00:00:00+00:00"},
        {"scheduled_end_time": "2020-01-01T00:00:00+00:00"},
        {"scheduled_start_time": "soon"},
    ],
)
async def test_what_discord_refuses_is_refused(raw: RawPlayground, wrong: dict[str, Any]) -> None:
    await allow(raw)
    status, answer = await raw.bot.call("POST", path(raw), event(raw, **wrong))
    assert (status, answer["code"]) == (400, 50035)
    assert list(answer["errors"]) == list(wrong)
    raw.context.violations.clear()
