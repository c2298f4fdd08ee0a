"""Messages by channel routes: files, edits, mentions, permissions, and what the world does to them."""

from typing import Any

import pytest

from tests.playground.bare_bot import Stage

Json = dict[str, Any]
V2 = 1 << 15
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}


def layout(*names: str) -> Json:
    items = [{"media": {"url": f"attachment://{name}"}, "description": f"alt of {name}"} for name in names]
    return {"flags": V2, "components": [{"type": 12, "items": items}]}


async def edit(on: Stage, message: Json, body: Json, files: dict[str, bytes] | None = None) -> tuple[int, Any]:
    return await on.bot.call("PATCH", f"/channels/{on.channel}/messages/{message['id']}", body, files)


async def test_a_file_is_shown_by_its_component_and_not_listed_besides(on: Stage) -> None:
    body = layout("a.png") | {"attachments": [{"id": 0, "description": "the alt text"}]}
    status, message = await on.send(body, {"a.png": b"bytes"})
    assert status == 200
    assert message["attachments"] == []
    media = message["components"][0]["items"][0]["media"]
    assert media["attachment_id"]
    (picture,) = (await on.mira.sees("alt of a.png")).pictures
    assert (picture.filename, await picture.fetch()) == ("a.png", b"bytes")


async def test_ids_of_emojis_come_back_as_strings_however_they_were_sent(on: Stage) -> None:
    emoji = {"id": 2**60 + 1, "name": "gold"}  # more than a number in a browser can hold
    option = {"label": "Gold", "value": "gold", "emoji": dict(emoji)}
    press = {"type": 2, "style": 1, "label": "Press", "custom_id": "press", "emoji": dict(emoji)}
    rows = [
        {"type": 1, "components": [press]},
        {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": [option]}]},
    ]
    _, message = await on.send({"content": "Look", "components": rows})
    first, second = (row["components"][0] for row in message["components"])
    assert first["emoji"]["id"] == second["options"][0]["emoji"]["id"] == str(2**60 + 1)


async def test_an_edit_keeps_only_the_files_it_lists(on: Stage) -> None:
    _, message = await on.send({"content": "x"}, {"a.txt": b"a", "b.txt": b"b"})
    first, second = message["attachments"]
    _, message = await edit(on, message, {"content": "y"})
    assert len(message["attachments"]) == 2, "without the key everything stays"
    _, message = await edit(on, message, {"attachments": [{"id": second["id"]}, {"id": 0}]}, {"c.txt": b"c"})
    assert [one["filename"] for one in message["attachments"]] == ["b.txt", "c.txt"]
    with pytest.raises(AssertionError, match="404"):
        await on.mira.fetch(first["url"])
    status, answer = await edit(on, message, {"attachments": [{"id": first["id"]}]})
    assert (status, answer["code"]) == (400, 50035)
    _, message = await edit(on, message, {"attachments": []})
    assert message["attachments"] == []


async def test_an_update_callback_that_does_not_list_the_files_loses_them(on: Stage) -> None:
    _, message = await on.send({"content": "x", "components": [BUTTON]}, {"a.txt": b"a"})
    _, answer = await on.bot.answer(await on.click("Press"), {"type": 7, "data": {"content": "y"}})
    assert answer["resource"]["message"]["attachments"] == []
    _, message = await on.send(layout("a.png"), {"a.png": b"a"})
    other = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Other", "custom_id": "other"}]}
    await edit(on, message, {"components": [*layout("a.png")["components"], other]})
    interaction = await on.click("Other")
    status, answer = await on.bot.answer(interaction, {"type": 7, "data": layout("a.png")})
    assert (status, answer["code"]) == (400, 50035), "the file is not there any more"
    body = {"type": 7, "data": layout("a.png") | {"attachments": [{"id": 0}]}}
    assert (await on.bot.answer(interaction, body, files={"a.png": b"new"}))[0] == 200


@pytest.mark.parametrize("name", ["my file.png", "é.png", "a/b.png", "日本.png"])
async def test_odd_file_names_are_refused(on: Stage, name: str) -> None:
    status, answer = await on.send({"content": "x", "attachments": [{"id": 0, "filename": name}]}, {"a.png": b"a"})
    assert (status, answer["code"]) == (400, 50035)


async def test_file_and_alt_text_limits(on: Stage) -> None:
    body = {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}
    assert (await on.send(body, {"a.png": b"a"}))[1]["code"] == 50035
    many = {f"{n}.txt": b"" for n in range(11)}
    assert (await on.send({"content": "x"}, many))[1]["code"] == 50035
    status, answer = await on.send({"content": "x"}, {"a.bin": bytes(10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)


async def test_components_v2_can_come_by_an_edit_and_never_go(on: Stage) -> None:
    _, message = await on.send({"content": "old"})
    new = {"flags": V2, "components": [{"type": 10, "content": "new"}]}
    assert (await edit(on, message, new))[1]["code"] == 50035, "the content is still there"
    assert (await edit(on, message, new | {"content": None}))[0] == 200
    assert (await edit(on, message, {"flags": 0}))[1]["code"] == 50035
    assert (await edit(on, message, {"content": "old again"}))[1]["code"] == 50035
    assert (await edit(on, message, {"components": []}))[1]["code"] == 50006


async def test_only_the_author_edits(on: Stage) -> None:
    await on.mira.say("mine")
    message = await on.bot.event("MESSAGE_CREATE")
    status, answer = await edit(on, message, {"content": "x"})
    assert (status, answer["code"]) == (403, 50005)
    status, answer = await on.bot.call("DELETE", f"/channels/{on.channel}/messages/{message['id']}")
    assert (status, answer["code"]) == (403, 50013)


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, ["Mira", "Ravi"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["Mira", "Ravi"]),
        ({"users": ["RAVI"]}, ["Ravi"]),
        ({"parse": ["everyone"]}, []),
    ],
)
async def test_who_is_pinged(on: Stage, allowed: Json | None, pinged: list[str]) -> None:
    if allowed and "users" in allowed:
        allowed = {"users": [str(on.ravi.id)]}
    body: Json = {"content": f"<@{on.mira.id}> <@!{on.ravi.id}> @everyone"}
    _, message = await on.send(body | ({"allowed_mentions": allowed} if allowed else {}))
    for person in (on.mira, on.ravi):
        await person.sees("@everyone")
        assert bool(person.pings) is (person.name in pinged)
    assert not message["mention_everyone"], "the bot has no such permission"


async def test_text_displays_ping_and_edits_do_not(on: Stage) -> None:
    _, message = await on.send({"content": "x"})
    await edit(on, message, {"content": f"<@{on.ravi.id}> edited"})
    await on.ravi.sees("@Ravi edited")
    assert on.ravi.pings == []
    await on.send({"flags": V2, "components": [{"type": 10, "content": f"<@{on.ravi.id}> in a layout"}]})
    await on.ravi.sees("in a layout")
    assert len(on.ravi.pings) == 1


@pytest.mark.parametrize(
    ("permission", "body", "files", "code"),
    [
        ("VIEW_CHANNEL", {"content": "x"}, None, 50001),
        ("SEND_MESSAGES", {"content": "x"}, None, 50013),
        ("ATTACH_FILES", {"content": "x"}, {"a.txt": b""}, 50013),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, None, 50013),
    ],
)
async def test_a_missing_permission_is_the_worlds_fault(
    on: Stage, permission: str, body: Json, files: dict[str, bytes] | None, code: int
) -> None:
    await on.pg.control.deny(on.channel, permission)
    status, answer = await on.send(body, files)
    assert (status, answer["code"]) == (403, code)
    assert not on.context.violations
    await on.pg.control.deny(on.channel)
    assert (await on.send(body, files))[0] == 200


async def test_the_bot_may_answer_where_it_may_not_write(on: Stage) -> None:
    await on.pg.control.deny(on.channel, "SEND_MESSAGES")
    interaction = await on.command()
    assert not int(interaction["app_permissions"]) & 1 << 11
    assert (await on.bot.answer(interaction, {"type": 4, "data": {"content": "still"}}))[0] == 200


async def test_messages_and_channels_can_be_gone(on: Stage) -> None:
    _, message = await on.send({"content": "soon gone", "components": [BUTTON]})
    shown = await on.mira.sees("soon gone")
    await on.pg.control.delete_message(shown)
    await on.mira.no_longer_sees("soon gone")
    assert (await on.bot.event("MESSAGE_DELETE"))["id"] == message["id"]
    status, answer = await edit(on, message, {"content": "x"})
    assert (status, answer["code"]) == (404, 10008)
    await on.pg.control.delete_channel(on.channel)
    assert (await on.bot.event("CHANNEL_DELETE"))["id"] == on.channel
    status, answer = await on.send({"content": "x"})
    assert (status, answer["code"]) == (404, 10003)
    assert not on.context.violations


async def test_dms(on: Stage) -> None:
    body = {"recipient_id": str(on.ravi.id)}
    _, channel = await on.bot.call("POST", "/users/@me/channels", body)
    assert (await on.bot.call("POST", "/users/@me/channels", body))[1]["id"] == channel["id"]
    assert (await on.send({"content": "psst"}, channel=channel["id"]))[0] == 200
    await on.ravi.sees("psst")
    assert channel["id"] not in on.mira.state.channels
    await on.pg.control.change_person(on.ravi, accepts_dms=False)
    status, answer = await on.send({"content": "psst"}, channel=channel["id"])
    assert (status, answer["code"]) == (403, 50007)
    await on.pg.control.change_person(on.ravi, accepts_dms=True)
    await on.pg.control.kick_bot(on.mira.state.guild["id"])
    status, answer = await on.send({"content": "psst"}, channel=channel["id"])
    assert (status, answer["code"]) == (403, 50278)
    assert not on.context.violations


async def test_everything_public_is_on_record_and_nothing_private(on: Stage) -> None:
    _, message = await on.send({"content": "version 1"})
    await edit(on, message, {"content": "version 2"})
    await on.send(layout("leak.png") | {"attachments": [{"id": 0, "description": "file alt"}]}, {"leak.png": b""})
    await on.bot.answer(await on.command(), {"type": 4, "data": {"content": "secret", "flags": 64}})
    record = str(await on.pg.control.public())
    for public in ("version 1", "version 2", "leak.png", "alt of leak.png", "file alt"):
        assert public in record
    assert "secret" not in record


async def test_who_may_not_see_a_channel_sees_nothing_of_it_until_allowed(on: Stage) -> None:
    await on.send({"content": "for members only"})
    await on.ravi.sees("for members only")
    await on.pg.control.deny(on.channel, "VIEW_CHANNEL", who=on.ravi)
    await on.ravi.no_longer_sees("for members only")
    await on.send({"content": "still hidden"})
    await on.mira.sees("still hidden")
    assert on.ravi.messages() == []
    await on.pg.control.deny(on.channel, who=on.ravi)
    await on.ravi.sees("still hidden")


async def test_a_body_that_trips_the_checks_themselves_is_loud(on: Stage) -> None:
    status, _ = await on.send({"embeds": [{"footer": "not an object"}]})
    assert status == 500
    assert len(on.context.violations) == 1
