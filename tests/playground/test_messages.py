"""Messages by channel routes: files, edits, mentions, permissions, and what the world does to them."""

from typing import Any

import pytest

from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]
V2 = 1 << 15
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}


def layout(*names: str) -> Json:
    items = [{"media": {"url": f"attachment://{name}"}, "description": f"alt of {name}"} for name in names]
    return {"flags": V2, "components": [{"type": 12, "items": items}]}


async def edit(raw: RawPlayground, message: Json, body: Json, files: dict[str, bytes] | None = None) -> tuple[int, Any]:
    return await raw.bot.call("PATCH", f"/channels/{raw.channel}/messages/{message['id']}", body, files)


async def test_a_file_is_shown_by_its_component_and_not_listed_besides(raw: RawPlayground) -> None:
    body = layout("a.png") | {"attachments": [{"id": 0, "description": "the alt text"}]}
    status, message = await raw.send(body, {"a.png": b"bytes"})
    assert status == 200
    assert message["attachments"] == []
    media = message["components"][0]["items"][0]["media"]
    assert media["attachment_id"]
    (picture,) = (await raw.mira.sees("alt of a.png")).pictures
    assert (picture.filename, await picture.fetch()) == ("a.png", b"bytes")


async def test_ids_of_emojis_come_back_as_strings_however_they_were_sent(raw: RawPlayground) -> None:
    emoji = {"id": 2**60 + 1, "name": "gold"}  # more than a number in a browser can hold
    option = {"label": "Gold", "value": "gold", "emoji": dict(emoji)}
    press = {"type": 2, "style": 1, "label": "Press", "custom_id": "press", "emoji": dict(emoji)}
    rows = [
        {"type": 1, "components": [press]},
        {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": [option]}]},
    ]
    _, message = await raw.send({"content": "Look", "components": rows})
    first, second = (row["components"][0] for row in message["components"])
    assert first["emoji"]["id"] == second["options"][0]["emoji"]["id"] == str(2**60 + 1)


async def test_an_edit_keeps_only_the_files_it_lists(raw: RawPlayground) -> None:
    _, message = await raw.send({"content": "x"}, {"a.txt": b"a", "b.txt": b"b"})
    first, second = message["attachments"]
    _, message = await edit(raw, message, {"content": "y"})
    assert len(message["attachments"]) == 2, "without the key everything stays"
    _, message = await edit(raw, message, {"attachments": [{"id": second["id"]}, {"id": 0}]}, {"c.txt": b"c"})
    assert [one["filename"] for one in message["attachments"]] == ["b.txt", "c.txt"]
    with pytest.raises(AssertionError, match="404"):
        await raw.mira.fetch(first["url"])
    status, answer = await edit(raw, message, {"attachments": [{"id": first["id"]}]})
    assert (status, answer["code"]) == (400, 50035)
    _, message = await edit(raw, message, {"attachments": []})
    assert message["attachments"] == []


async def test_an_update_callback_that_does_not_list_the_files_loses_them(raw: RawPlayground) -> None:
    _, message = await raw.send({"content": "x", "components": [BUTTON]}, {"a.txt": b"a"})
    _, answer = await raw.bot.answer(await raw.click("Press"), {"type": 7, "data": {"content": "y"}})
    assert answer["resource"]["message"]["attachments"] == []
    _, message = await raw.send(layout("a.png"), {"a.png": b"a"})
    other = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Other", "custom_id": "other"}]}
    await edit(raw, message, {"components": [*layout("a.png")["components"], other]})
    interaction = await raw.click("Other")
    status, answer = await raw.bot.answer(interaction, {"type": 7, "data": layout("a.png")})
    assert (status, answer["code"]) == (400, 50035), "the file is not there any more"
    body = {"type": 7, "data": layout("a.png") | {"attachments": [{"id": 0}]}}
    assert (await raw.bot.answer(interaction, body, files={"a.png": b"new"}))[0] == 200


@pytest.mark.parametrize("name", ["my file.png", "é.png", "a/b.png", "日本.png"])
async def test_odd_file_names_are_refused(raw: RawPlayground, name: str) -> None:
    status, answer = await raw.send({"content": "x", "attachments": [{"id": 0, "filename": name}]}, {"a.png": b"a"})
    assert (status, answer["code"]) == (400, 50035)


async def test_file_and_alt_text_limits(raw: RawPlayground) -> None:
    body = {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}
    assert (await raw.send(body, {"a.png": b"a"}))[1]["code"] == 50035
    many = {f"{n}.txt": b"" for n in range(11)}
    assert (await raw.send({"content": "x"}, many))[1]["code"] == 50035
    status, answer = await raw.send({"content": "x"}, {"a.bin": bytes(10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)


async def test_components_v2_can_come_by_an_edit_and_never_go(raw: RawPlayground) -> None:
    _, message = await raw.send({"content": "old"})
    new = {"flags": V2, "components": [{"type": 10, "content": "new"}]}
    assert (await edit(raw, message, new))[1]["code"] == 50035, "the content is still there"
    assert (await edit(raw, message, new | {"content": None}))[0] == 200
    assert (await edit(raw, message, {"flags": 0}))[1]["code"] == 50035
    assert (await edit(raw, message, {"content": "old again"}))[1]["code"] == 50035
    assert (await edit(raw, message, {"components": []}))[1]["code"] == 50006


async def test_only_the_author_edits(raw: RawPlayground) -> None:
    await raw.mira.say("mine")
    message = await raw.bot.event("MESSAGE_CREATE")
    status, answer = await edit(raw, message, {"content": "x"})
    assert (status, answer["code"]) == (403, 50005)
    status, answer = await raw.bot.call("DELETE", f"/channels/{raw.channel}/messages/{message['id']}")
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
async def test_who_is_pinged(raw: RawPlayground, allowed: Json | None, pinged: list[str]) -> None:
    if allowed and "users" in allowed:
        allowed = {"users": [str(raw.ravi.id)]}
    body: Json = {"content": f"<@{raw.mira.id}> <@!{raw.ravi.id}> @everyone"}
    _, message = await raw.send(body | ({"allowed_mentions": allowed} if allowed else {}))
    for person in (raw.mira, raw.ravi):
        await person.sees("@everyone")
        assert bool(person.pings) is (person.name in pinged)
    assert not message["mention_everyone"], "the bot has no such permission"


async def test_text_displays_ping_and_edits_do_not(raw: RawPlayground) -> None:
    _, message = await raw.send({"content": "x"})
    await edit(raw, message, {"content": f"<@{raw.ravi.id}> edited"})
    await raw.ravi.sees("@Ravi edited")
    assert raw.ravi.pings == []
    await raw.send({"flags": V2, "components": [{"type": 10, "content": f"<@{raw.ravi.id}> in a layout"}]})
    await raw.ravi.sees("in a layout")
    assert len(raw.ravi.pings) == 1


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
    raw: RawPlayground, permission: str, body: Json, files: dict[str, bytes] | None, code: int
) -> None:
    await raw.pg.control.deny(raw.channel, permission)
    status, answer = await raw.send(body, files)
    assert (status, answer["code"]) == (403, code)
    assert not raw.context.violations
    await raw.pg.control.deny(raw.channel)
    assert (await raw.send(body, files))[0] == 200


async def test_the_bot_may_answer_where_it_may_not_write(raw: RawPlayground) -> None:
    await raw.pg.control.deny(raw.channel, "SEND_MESSAGES")
    interaction = await raw.command()
    assert not int(interaction["app_permissions"]) & 1 << 11
    assert (await raw.bot.answer(interaction, {"type": 4, "data": {"content": "still"}}))[0] == 200


async def test_messages_and_channels_can_be_gone(raw: RawPlayground) -> None:
    _, message = await raw.send({"content": "soon gone", "components": [BUTTON]})
    shown = await raw.mira.sees("soon gone")
    await raw.pg.control.delete_message(shown)
    await raw.mira.no_longer_sees("soon gone")
    assert (await raw.bot.event("MESSAGE_DELETE"))["id"] == message["id"]
    status, answer = await edit(raw, message, {"content": "x"})
    assert (status, answer["code"]) == (404, 10008)
    await raw.pg.control.delete_channel(raw.channel)
    assert (await raw.bot.event("CHANNEL_DELETE"))["id"] == raw.channel
    status, answer = await raw.send({"content": "x"})
    assert (status, answer["code"]) == (404, 10003)
    assert not raw.context.violations


async def test_dms(raw: RawPlayground) -> None:
    body = {"recipient_id": str(raw.ravi.id)}
    _, channel = await raw.bot.call("POST", "/users/@me/channels", body)
    assert (await raw.bot.call("POST", "/users/@me/channels", body))[1]["id"] == channel["id"]
    assert (await raw.send({"content": "psst"}, channel=channel["id"]))[0] == 200
    await raw.ravi.sees("psst")
    assert channel["id"] not in raw.mira.state.channels
    await raw.pg.control.change_person(raw.ravi, accepts_dms=False)
    status, answer = await raw.send({"content": "psst"}, channel=channel["id"])
    assert (status, answer["code"]) == (403, 50007)
    await raw.pg.control.change_person(raw.ravi, accepts_dms=True)
    await raw.pg.control.kick_bot(raw.mira.state.guild["id"])
    status, answer = await raw.send({"content": "psst"}, channel=channel["id"])
    assert (status, answer["code"]) == (403, 50278)
    assert not raw.context.violations


async def test_everything_public_is_on_record_and_nothing_private(raw: RawPlayground) -> None:
    _, message = await raw.send({"content": "version 1"})
    await edit(raw, message, {"content": "version 2"})
    await raw.send(layout("leak.png") | {"attachments": [{"id": 0, "description": "file alt"}]}, {"leak.png": b""})
    await raw.bot.answer(await raw.command(), {"type": 4, "data": {"content": "secret", "flags": 64}})
    record = str(await raw.pg.control.public())
    for public in ("version 1", "version 2", "leak.png", "alt of leak.png", "file alt"):
        assert public in record
    assert "secret" not in record


async def test_who_may_not_see_a_channel_sees_nothing_of_it_until_allowed(raw: RawPlayground) -> None:
    await raw.send({"content": "for members only"})
    await raw.ravi.sees("for members only")
    await raw.pg.control.deny(raw.channel, "VIEW_CHANNEL", who=raw.ravi)
    await raw.ravi.no_longer_sees("for members only")
    await raw.send({"content": "still hidden"})
    await raw.mira.sees("still hidden")
    assert raw.ravi.messages() == []
    await raw.pg.control.deny(raw.channel, who=raw.ravi)
    await raw.ravi.sees("still hidden")


async def test_a_body_that_trips_the_checks_themselves_is_loud(raw: RawPlayground) -> None:
    status, _ = await raw.send({"embeds": [{"footer": "not an object"}]})
    assert status == 500
    assert len(raw.context.violations) == 1
