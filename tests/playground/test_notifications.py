"""Who is notified of what, as Discord would notify them."""

from typing import Any

from playground.driver import Person
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]
SILENT, EPHEMERAL = 1 << 12, 1 << 6


async def why(person: Person) -> list[tuple[str, str]]:
    return [(one.message.text, one.why) for one in await person.notifications()]


async def only_mentions(raw: RawPlayground) -> None:
    await raw.pg.control.change_guild(raw.mira.state.guild["id"], notifications="mentions")


async def send(raw: RawPlayground, content: str, channel: str = "", **more: object) -> Json:
    status, message = await raw.send({"content": content} | more, channel=channel)
    assert status == 200, message
    for person in (raw.mira, raw.ravi):
        await person.until(lambda person=person: message["id"] in person.state.messages)  # type: ignore[misc]
    return dict(message)


async def test_every_message_or_only_mentions(raw: RawPlayground) -> None:
    await send(raw, "hello all")
    assert await why(raw.ravi) == [("hello all", "every message")]
    await only_mentions(raw)
    assert (await raw.bot.event("GUILD_UPDATE"))["default_message_notifications"] == 1
    await send(raw, "nobody in particular")
    await send(raw, f"<@{raw.ravi.id}>, it is your turn")
    assert await why(raw.ravi) == [("hello all", "every message"), ("@Ravi, it is your turn", "mention")]
    assert [reason for _, reason in await why(raw.mira)] == ["every message"]


async def test_silent_messages_and_mentions_that_are_not_allowed_notify_nobody(raw: RawPlayground) -> None:
    await send(raw, f"<@{raw.ravi.id}> psst", flags=SILENT)
    await only_mentions(raw)
    await send(raw, f"<@{raw.ravi.id}> quietly", allowed_mentions={"parse": []})
    assert await why(raw.ravi) == []


async def test_edits_and_private_messages_notify_nobody(raw: RawPlayground) -> None:
    await only_mentions(raw)
    message = await send(raw, "soon")
    path = f"/channels/{raw.channel}/messages/{message['id']}"
    await raw.bot.call("PATCH", path, {"content": f"<@{raw.ravi.id}> now"})
    await raw.ravi.sees("@Ravi now")
    interaction = await raw.command()
    await raw.bot.answer(interaction, {"type": 5})
    await raw.bot.follow("PATCH", interaction, "@original", {"content": f"<@{raw.ravi.id}> late"})
    await raw.bot.follow("POST", interaction, body={"content": f"<@{raw.mira.id}> hush", "flags": EPHEMERAL})
    await raw.mira.sees("hush")
    assert (await why(raw.ravi), await why(raw.mira)) == ([], [])
    await raw.bot.follow("POST", interaction, body={"content": f"<@{raw.ravi.id}> really"})
    assert await why(raw.ravi) == [("@Ravi really", "mention")]


async def test_in_a_thread_only_its_members_and_a_mention_makes_one(raw: RawPlayground) -> None:
    root = await send(raw, "root")
    await raw.bot.call("POST", f"/channels/{raw.channel}/messages/{root['id']}/threads", {"name": "Game"})
    await raw.mira.until(lambda: root["id"] in raw.mira.state.channels)
    await send(raw, "first", channel=root["id"])
    await send(raw, f"<@{raw.ravi.id}> second", channel=root["id"])
    await send(raw, "third", channel=root["id"])
    assert (await why(raw.ravi))[1:] == [("@Ravi second", "mention"), ("third", "every message")]
    assert (await why(raw.mira))[1:] == []


async def test_direct_messages(raw: RawPlayground) -> None:
    await only_mentions(raw)
    _, dm = await raw.bot.call("POST", "/users/@me/channels", {"recipient_id": str(raw.ravi.id)})
    await raw.send({"content": "a word"}, channel=dm["id"])
    await raw.ravi.sees("a word")
    assert await why(raw.ravi) == [("a word", "direct message")]
