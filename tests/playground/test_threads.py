"""Threads: making, archiving, locking, members, permissions."""

import dataclasses
from typing import Any

import pytest

from playground.driver import NotPossible
from tests.playground.bare_bot import Stage

Json = dict[str, Any]


async def thread_of(on: Stage, **fields: object) -> tuple[Json, Json]:
    """A message and the thread on it."""
    _, message = await on.send({"content": "root"})
    path = f"/channels/{on.channel}/messages/{message['id']}/threads"
    status, thread = await on.bot.call("POST", path, {"name": "Game"} | fields)
    assert status == 201, thread
    return message, thread


async def test_a_thread_on_a_message_has_its_id_and_there_is_only_one(on: Stage) -> None:
    message, thread = await thread_of(on)
    assert (thread["id"], thread["type"], thread["parent_id"]) == (message["id"], 11, on.channel)
    assert (await on.bot.event("THREAD_CREATE"))["newly_created"]
    await on.mira.until(lambda: thread["id"] in on.mira.state.channels)
    path = f"/channels/{on.channel}/messages/{message['id']}/threads"
    status, answer = await on.bot.call("POST", path, {"name": "Again"})
    assert (status, answer["code"]) == (400, 160004)


@pytest.mark.parametrize(
    "body",
    [{}, {"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}, {"name": "x", "type": 0}],
)
async def test_a_bad_thread_is_refused(on: Stage, body: Json) -> None:
    status, answer = await on.bot.call("POST", f"/channels/{on.channel}/threads", body)
    assert (status, answer["code"]) == (400, 50035)


async def test_without_a_type_a_thread_is_private(on: Stage) -> None:
    status, thread = await on.bot.call("POST", f"/channels/{on.channel}/threads", {"name": "Secret"})
    assert (status, thread["type"]) == (201, 12)
    await on.send({"content": "before Ravi came"}, channel=thread["id"])
    await on.bot.call("PUT", f"/channels/{thread['id']}/thread-members/{on.ravi.id}")
    await on.send({"content": "hush"}, channel=thread["id"])
    await on.ravi.sees("hush")
    await on.ravi.sees("before Ravi came")
    tomoko = on.pg.person("Tomoko")
    assert thread["id"] not in tomoko.state.channels
    assert "hush" not in "".join(one.text for one in tomoko.messages())


@pytest.mark.parametrize(
    ("permission", "path"),
    [("CREATE_PUBLIC_THREADS", "messages/{}/threads"), ("CREATE_PRIVATE_THREADS", "threads")],
)
async def test_threads_take_permissions(on: Stage, permission: str, path: str) -> None:
    _, message = await on.send({"content": "root"})
    await on.pg.control.deny(on.channel, permission)
    body = {"name": "Game"}
    status, answer = await on.bot.call("POST", f"/channels/{on.channel}/{path.format(message['id'])}", body)
    assert (status, answer["code"]) == (403, 50013)


async def test_writing_in_a_thread_takes_its_own_permission(on: Stage) -> None:
    _, thread = await thread_of(on)
    await on.pg.control.deny(on.channel, "SEND_MESSAGES")
    assert (await on.send({"content": "x"}, channel=thread["id"]))[0] == 200
    await on.pg.control.deny(on.channel, "SEND_MESSAGES_IN_THREADS")
    status, answer = await on.send({"content": "x"}, channel=thread["id"])
    assert (status, answer["code"]) == (403, 50013)


async def test_an_archived_thread_takes_no_edits_and_wakes_when_written_in(on: Stage) -> None:
    _, thread = await thread_of(on)
    _, message = await on.send({"content": "old"}, channel=thread["id"])
    await on.pg.control.archive(thread["id"])
    path = f"/channels/{thread['id']}/messages/{message['id']}"
    status, answer = await on.bot.call("PATCH", path, {"content": "x"})
    assert (status, answer["code"]) == (400, 50083)
    status, answer = await on.bot.call("PUT", f"/channels/{thread['id']}/thread-members/{on.ravi.id}")
    assert (status, answer["code"]) == (400, 50083)
    assert (await on.send({"content": "wake"}, channel=thread["id"]))[0] == 200
    assert (await on.bot.call("PATCH", path, {"content": "new"}))[0] == 200
    await on.pg.control.archive(thread["id"])
    status, woken = await on.bot.call("PATCH", f"/channels/{thread['id']}", {"archived": False})
    assert (status, woken["thread_metadata"]["archived"]) == (200, False)
    await on.pg.control.archive(thread["id"])
    assert (await on.bot.call("DELETE", path))[0] == 204
    assert not on.context.violations


async def test_a_locked_thread_stays_shut(on: Stage) -> None:
    _, thread = await thread_of(on)
    await on.pg.control.archive(thread["id"], locked=True)
    status, answer = await on.send({"content": "x"}, channel=thread["id"])
    assert (status, answer["code"]) == (400, 50083)
    status, answer = await on.bot.call("PATCH", f"/channels/{thread['id']}", {"archived": False})
    assert status in (400, 403)
    await on.pg.control.allow(on.channel, "MANAGE_THREADS")
    assert (await on.send({"content": "x"}, channel=thread["id"]))[0] == 200


async def test_members_and_deletion(on: Stage) -> None:
    _, thread = await thread_of(on)
    members = f"/channels/{thread['id']}/thread-members"
    assert (await on.bot.call("PUT", f"{members}/{on.ravi.id}"))[0] == 204
    assert {one["user_id"] for one in (await on.bot.call("GET", members))[1]} >= {str(on.ravi.id)}
    status, answer = await on.bot.call("DELETE", f"/channels/{thread['id']}")
    assert (status, answer["code"]) == (403, 50013)
    await on.pg.control.allow(on.channel, "MANAGE_THREADS")
    assert (await on.bot.call("DELETE", f"/channels/{thread['id']}"))[0] == 200
    await on.mira.until(lambda: thread["id"] not in on.mira.state.channels)


async def test_a_guild_has_only_so_many_active_threads(on: Stage) -> None:
    _, thread = await thread_of(on)
    example = on.context.world.channels[int(thread["id"])]
    for number in range(1, 1000):
        on.context.world.channels[number] = dataclasses.replace(example, id=number)
    status, answer = await on.bot.call("POST", f"/channels/{on.channel}/threads", {"name": "One more"})
    assert (status, answer["code"]) == (400, 160006)


async def test_an_archived_thread_takes_no_commands_and_no_update_by_a_click(on: Stage) -> None:
    _, thread = await thread_of(on)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}
    await on.send({"content": "table", "components": [row]}, channel=thread["id"])
    await on.mira.sees("table")
    await on.pg.control.archive(thread["id"])
    await on.mira.until(lambda: on.mira.state.channels[thread["id"]]["thread_metadata"]["archived"])
    with pytest.raises(NotPossible, match="archived"):
        await on.mira.command("/go", at="Game")
    interaction = await on.click("Press")
    status, answer = await on.bot.answer(interaction, {"type": 7, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50083)
    assert (await on.bot.answer(interaction, {"type": 4, "data": {"content": "wake", "flags": 64}}))[0] == 200
