"""Forums: posts with a first message and tags; nobody writes in the forum itself."""

from typing import Any

import pytest

from playground.driver import NotPossible
from playground.models import ChannelFlag
from playground.world_json import message_json, restore, state_of
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]
MESSAGE = {"message": {"content": "the first word"}}
PICTURE = b"no picture at all"


async def forum_of(raw: RawPlayground, *tags: str, **settings: Any) -> Json:
    made = await raw.pg.control.add_forum("games", *tags, **settings)
    status, forum = await raw.bot.call("GET", f"/channels/{made}")
    assert (status, forum["type"]) == (200, 15)
    return dict(forum)


async def post_in(raw: RawPlayground, forum: Json, **fields: object) -> tuple[int, Json]:
    return await raw.bot.call("POST", f"/channels/{forum['id']}/threads", {"name": "A table"} | MESSAGE | fields)


async def test_a_post_comes_with_its_first_message_whose_id_it_has(raw: RawPlayground) -> None:
    forum = await forum_of(raw, "running")
    tag = forum["available_tags"][0]["id"]
    body = {"name": "A table", "applied_tags": [tag], "message": {"content": "hello", "attachments": [{"id": 0}]}}
    path = f"/channels/{forum['id']}/threads?use_nested_fields=1"
    status, post = await raw.bot.call("POST", path, body, files={"board.txt": PICTURE})
    assert status == 201, post
    assert (post["type"], post["parent_id"], post["applied_tags"]) == (11, forum["id"], [tag])
    assert post["message"]["id"] == post["message"]["channel_id"] == post["id"]
    assert post["message"]["attachments"][0]["filename"] == "board.txt"
    assert (await raw.bot.event("THREAD_CREATE"))["newly_created"]
    assert (await raw.bot.event("MESSAGE_CREATE"))["id"] == post["id"]
    await raw.mira.until(lambda: post["id"] in raw.mira.state.channels)
    await raw.mira.sees("hello", channel=post["id"])


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"message": None}, 400, 50035),
        ({"message": {}}, 400, 50006),
        ({"name": ""}, 400, 50035),
        ({"applied_tags": ["1", "2", "3", "4", "5", "6"]}, 400, 50035),
        ({"applied_tags": ["running"]}, 400, 50035),
        ({"applied_tags": ["1"]}, 404, 10087),
    ],
)
async def test_a_bad_post_is_refused_and_leaves_nothing(
    raw: RawPlayground, fields: Json, status: int, code: int
) -> None:
    forum = await forum_of(raw)
    answered, answer = await post_in(raw, forum, **fields)
    assert (answered, answer["code"]) == (status, code)
    assert not [one for one in raw.context.world.channels.values() if one.parent_id == int(forum["id"])]


async def test_nobody_writes_in_the_forum_itself(raw: RawPlayground) -> None:
    forum = await forum_of(raw)
    status, answer = await raw.send({"content": "hello"}, channel=forum["id"])
    assert (status, answer["code"]) == (400, 50008)
    await raw.mira.until(lambda: forum["id"] in raw.mira.state.channels)
    with pytest.raises(NotPossible, match="forum"):
        await raw.mira.command("/go", at=forum["id"])
    await raw.mira.say("hello", at=forum["id"])
    post = await raw.pg.control.add_post(forum["id"], "Who plays?", raw.mira)
    await raw.mira.until(lambda: post in raw.mira.state.channels)
    await raw.mira.say("hello in a post", at=post)
    await raw.mira.sees("hello in a post", channel=post)
    assert not raw.context.world.channels[int(forum["id"])].messages


@pytest.mark.parametrize(("permission", "status"), [("SEND_MESSAGES", 403), ("CREATE_PUBLIC_THREADS", 201)])
async def test_who_may_send_messages_may_open_posts(raw: RawPlayground, permission: str, status: int) -> None:
    forum = await forum_of(raw)
    await raw.pg.control.deny(forum["id"], permission)
    assert (await post_in(raw, forum))[0] == status


async def test_where_a_tag_is_required_a_post_has_one(raw: RawPlayground) -> None:
    forum = await forum_of(raw, "games", require_tag=True)
    status, answer = await post_in(raw, forum)
    assert (status, answer["code"]) == (400, 40067)
    assert (await post_in(raw, forum, applied_tags=[forum["available_tags"][0]["id"]]))[0] == 201


async def test_moderated_tags_are_for_who_manages_threads(raw: RawPlayground) -> None:
    forum = await forum_of(raw, "official", moderated=["official"])
    tag = forum["available_tags"][0]["id"]
    assert (await post_in(raw, forum, applied_tags=[tag]))[0] == 403
    await raw.pg.control.allow(forum["id"], "MANAGE_THREADS")
    assert (await post_in(raw, forum, applied_tags=[tag]))[0] == 201


async def test_who_opened_a_post_changes_its_tags_until_it_is_archived(raw: RawPlayground) -> None:
    forum = await forum_of(raw, "running", "finished")
    running, finished = (one["id"] for one in forum["available_tags"])
    _, post = await post_in(raw, forum, applied_tags=[running])
    path = f"/channels/{post['id']}"
    status, changed = await raw.bot.call("PATCH", path, {"applied_tags": [finished], "archived": True})
    assert (status, changed["applied_tags"], changed["thread_metadata"]["archived"]) == (200, [finished], True)
    status, answer = await raw.bot.call("PATCH", path, {"applied_tags": [running]})
    assert (status, answer["code"]) == (400, 50083)
    others = await raw.pg.control.add_post(forum["id"], "Not mine", raw.mira)
    assert (await raw.bot.call("PATCH", f"/channels/{others}", {"applied_tags": [running]}))[0] == 403


async def test_new_tags_take_the_right_to_manage_channels(raw: RawPlayground) -> None:
    forum = await forum_of(raw, "running")
    path, wanted = f"/channels/{forum['id']}", [*forum["available_tags"], {"name": "finished"}]
    assert (await raw.bot.call("PATCH", path, {"available_tags": wanted}))[0] == 403
    await raw.pg.control.allow(forum["id"], "MANAGE_CHANNELS")
    status, changed = await raw.bot.call("PATCH", path, {"available_tags": wanted})
    assert (status, [one["name"] for one in changed["available_tags"]]) == (200, ["running", "finished"])
    assert changed["available_tags"][0] == forum["available_tags"][0]
    status, answer = await raw.bot.call("PATCH", path, {"available_tags": [*wanted, {"name": "Finished"}]})
    assert (status, answer["code"]) == (400, 40061)
    status, answer = await raw.bot.call("PATCH", path, {"available_tags": [{"name": str(n)} for n in range(21)]})
    assert (status, answer["code"]) == (400, 50035)


async def test_a_forum_is_kept_with_its_posts(raw: RawPlayground) -> None:
    forum = await forum_of(raw, "running", require_tag=True)
    _, post = await post_in(raw, forum, applied_tags=[forum["available_tags"][0]["id"]])
    world = raw.context.world
    again = restore(world.clock, state_of(world), [message_json(one) for one in world.messages.values()], {})
    kept, kept_post = again.channels[int(forum["id"])], again.channels[int(post["id"])]
    assert kept.flags is ChannelFlag.REQUIRE_TAG
    assert (kept.type, kept.available_tags) == (15, forum["available_tags"])
    assert kept_post.applied_tags == [int(forum["available_tags"][0]["id"])]
    assert again.messages[int(post["id"])].content == "the first word"
