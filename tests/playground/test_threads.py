"""Threads: making, archiving, locking, members, permissions."""

import dataclasses
from typing import Any

import pytest

from playground.driver import NotPossible
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]


async def thread_of(raw: RawPlayground, **fields: object) -> tuple[Json, Json]:
    """A message and the thread on it."""
    _, message = await raw.send({"content": "root"})
    path = f"/channels/{raw.channel}/messages/{message['id']}/threads"
    status, thread = await raw.bot.call("POST", path, {"name": "Game"} | fields)
    assert status == 201, thread
    return message, thread


async def test_a_thread_on_a_message_has_its_id_and_there_is_only_one(raw: RawPlayground) -> None:
    message, thread = await thread_of(raw)
    assert (thread["id"], thread["type"], thread["parent_id"]) == (message["id"], 11, raw.channel)
    assert (await raw.bot.event("THREAD_CREATE"))["newly_created"]
    await raw.mira.until(lambda: thread["id"] in raw.mira.state.channels)
    path = f"/channels/{raw.channel}/messages/{message['id']}/threads"
    status, answer = await raw.bot.call("POST", path, {"name": "Again"})
    assert (status, answer["code"]) == (400, 160004)


@pytest.mark.parametrize(
    "body",
    [{}, {"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}, {"name": "x", "type": 0}],
)
async def test_a_bad_thread_is_refused(raw: RawPlayground, body: Json) -> None:
    status, answer = await raw.bot.call("POST", f"/channels/{raw.channel}/threads", body)
    assert (status, answer["code"]) == (400, 50035)


async def test_a_channel_for_announcements_has_threads_of_its_own_kind(raw: RawPlayground) -> None:
    news = await raw.pg.control.add_channel("news", announcements=True)
    statuses = [
        (await raw.bot.call("POST", f"/channels/{news}/threads", {"name": "Game", "type": kind}))[0]
        for kind in (10, 11, 12)
    ]
    assert statuses == [201, 400, 400]
    assert (await raw.bot.call("POST", f"/channels/{raw.channel}/threads", {"name": "Game", "type": 10}))[0] == 400
    await raw.pg.control.take_violations()


async def test_without_a_type_a_thread_is_private(raw: RawPlayground) -> None:
    status, thread = await raw.bot.call("POST", f"/channels/{raw.channel}/threads", {"name": "Secret"})
    assert (status, thread["type"]) == (201, 12)
    await raw.send({"content": "before Ravi came"}, channel=thread["id"])
    await raw.bot.call("PUT", f"/channels/{thread['id']}/thread-members/{raw.ravi.id}")
    await raw.send({"content": "hush"}, channel=thread["id"])
    await raw.ravi.sees("hush")
    await raw.ravi.sees("before Ravi came")
    tomoko = raw.pg.person("Tomoko")
    assert thread["id"] not in tomoko.state.channels
    assert "hush" not in "".join(one.text for one in tomoko.messages())


@pytest.mark.parametrize(
    ("permission", "path"),
    [("CREATE_PUBLIC_THREADS", "messages/{}/threads"), ("CREATE_PRIVATE_THREADS", "threads")],
)
async def test_threads_take_permissions(raw: RawPlayground, permission: str, path: str) -> None:
    _, message = await raw.send({"content": "root"})
    await raw.pg.control.deny(raw.channel, permission)
    body = {"name": "Game"}
    status, answer = await raw.bot.call("POST", f"/channels/{raw.channel}/{path.format(message['id'])}", body)
    assert (status, answer["code"]) == (403, 50013)


async def test_writing_in_a_thread_takes_its_own_permission(raw: RawPlayground) -> None:
    _, thread = await thread_of(raw)
    await raw.pg.control.deny(raw.channel, "SEND_MESSAGES")
    assert (await raw.send({"content": "x"}, channel=thread["id"]))[0] == 200
    await raw.pg.control.deny(raw.channel, "SEND_MESSAGES_IN_THREADS")
    status, answer = await raw.send({"content": "x"}, channel=thread["id"])
    assert (status, answer["code"]) == (403, 50013)


async def test_an_archived_thread_takes_no_edits_and_wakes_when_written_in(raw: RawPlayground) -> None:
    _, thread = await thread_of(raw)
    _, message = await raw.send({"content": "old"}, channel=thread["id"])
    await raw.pg.control.archive(thread["id"])
    path = f"/channels/{thread['id']}/messages/{message['id']}"
    status, answer = await raw.bot.call("PATCH", path, {"content": "x"})
    assert (status, answer["code"]) == (400, 50083)
    status, answer = await raw.bot.call("PUT", f"/channels/{thread['id']}/thread-members/{raw.ravi.id}")
    assert (status, answer["code"]) == (400, 50083)
    assert (await raw.send({"content": "wake"}, channel=thread["id"]))[0] == 200
    assert (await raw.bot.call("PATCH", path, {"content": "new"}))[0] == 200
    await raw.pg.control.archive(thread["id"])
    status, woken = await raw.bot.call("PATCH", f"/channels/{thread['id']}", {"archived": False})
    assert (status, woken["thread_metadata"]["archived"]) == (200, False)
    await raw.pg.control.archive(thread["id"])
    assert (await raw.bot.call("DELETE", path))[0] == 204
    assert not raw.context.violations


async def test_a_locked_thread_stays_shut(raw: RawPlayground) -> None:
    _, thread = await thread_of(raw)
    await raw.pg.control.archive(thread["id"], locked=True)
    status, answer = await raw.send({"content": "x"}, channel=thread["id"])
    assert (status, answer["code"]) == (400, 50083)
    status, answer = await raw.bot.call("PATCH", f"/channels/{thread['id']}", {"archived": False})
    assert status in (400, 403)
    await raw.pg.control.allow(raw.channel, "MANAGE_THREADS")
    assert (await raw.send({"content": "x"}, channel=thread["id"]))[0] == 200


async def test_members_and_deletion(raw: RawPlayground) -> None:
    _, thread = await thread_of(raw)
    members = f"/channels/{thread['id']}/thread-members"
    assert (await raw.bot.call("PUT", f"{members}/{raw.ravi.id}"))[0] == 204
    assert {one["user_id"] for one in (await raw.bot.call("GET", members))[1]} >= {str(raw.ravi.id)}
    status, answer = await raw.bot.call("DELETE", f"/channels/{thread['id']}")
    assert (status, answer["code"]) == (403, 50013)
    await raw.pg.control.allow(raw.channel, "MANAGE_THREADS")
    assert (await raw.bot.call("DELETE", f"/channels/{thread['id']}"))[0] == 200
    await raw.mira.until(lambda: thread["id"] not in raw.mira.state.channels)


async def test_a_guild_has_only_so_many_active_threads(raw: RawPlayground) -> None:
    _, thread = await thread_of(raw)
    example = raw.context.world.channels[int(thread["id"])]
    for number in range(1, 1000):
        raw.context.world.channels[number] = dataclasses.replace(example, id=number)
    status, answer = await raw.bot.call("POST", f"/channels/{raw.channel}/threads", {"name": "One more"})
    assert (status, answer["code"]) == (400, 160006)


async def test_an_archived_thread_takes_no_commands_and_no_update_by_a_click(raw: RawPlayground) -> None:
    _, thread = await thread_of(raw)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}
    await raw.send({"content": "table", "components": [row]}, channel=thread["id"])
    await raw.mira.sees("table")
    await raw.pg.control.archive(thread["id"])
    await raw.mira.until(lambda: raw.mira.state.channels[thread["id"]]["thread_metadata"]["archived"])
    with pytest.raises(NotPossible, match="archived"):
        await raw.mira.command("/go", at="Game")
    interaction = await raw.click("Press")
    status, answer = await raw.bot.answer(interaction, {"type": 7, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50083)
    assert (await raw.bot.answer(interaction, {"type": 4, "data": {"content": "wake", "flags": 64}}))[0] == 200
