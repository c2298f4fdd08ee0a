"""What one person alone was sent and others are shown later is a violation, although Discord refuses nothing."""

from typing import Any

import pytest

from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]
HAND = "Your hand: two diamonds, a camel, and what nobody else may know."
ALT = "A hand of five cards, held so that only its owner sees them."
EPHEMERAL, V2 = 1 << 6, 1 << 15
BOARD = b"\x89PNG\r\n\x1a\n" + b"the table"
PICTURE = b"\x89PNG\r\n\x1a\n" + b"the cards of a hand"


def told(raw: RawPlayground) -> list[str]:
    """What the playground calls a leak, without the words around it."""
    return [one.message.partition("others: ")[2] for one in raw.context.violations]


async def show_privately(raw: RawPlayground, data: Json, **more: Any) -> Json:
    """Mira alone sees this; gives the interaction."""
    flags = EPHEMERAL | data.get("flags", 0)
    interaction = await raw.command()
    status, answer = await raw.bot.answer(interaction, {"type": 4, "data": data | {"flags": flags}}, **more)
    assert status == 200, answer
    await raw.acting()
    return interaction


def button(custom_id: str) -> Json:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": custom_id, "custom_id": custom_id}]}


async def test_a_text_that_only_one_person_had(raw: RawPlayground) -> None:
    await show_privately(raw, {"content": HAND})
    assert told(raw) == []
    await raw.send({"content": HAND})
    assert told(raw) == [f"text: {HAND}"]
    await raw.send({"content": HAND})
    assert len(told(raw)) == 1, "now everybody knows"
    assert (await raw.pg.control.violations())[0]["method"] == "SHOWN"


async def test_an_edit_is_no_better(raw: RawPlayground) -> None:
    _, public = await raw.send({"content": "The table"})
    await show_privately(raw, {"flags": V2, "components": [{"type": 10, "content": HAND}]})
    path = f"/channels/{raw.channel}/messages/{public['id']}"
    body = {"content": None, "flags": V2, "components": [{"type": 17, "components": [{"type": 10, "content": HAND}]}]}
    status, answer = await raw.bot.call("PATCH", path, body)
    assert status == 200, answer
    assert told(raw) == [f"text: {HAND}"]


async def test_what_is_shown_in_place_of_a_public_message_after_a_late_click(raw: RawPlayground) -> None:
    """The click on the table is put off, the hand is a private followup, and `@original` is the table."""
    await raw.send({"content": "The table", "components": [button("hand")]})
    click = await raw.click("hand")
    await raw.bot.answer(click, {"type": 6})
    await raw.bot.follow("POST", click, body={"content": HAND, "flags": EPHEMERAL})
    assert told(raw) == []
    await raw.bot.follow("PATCH", click, "@original", {"content": HAND})
    assert told(raw) == [f"text: {HAND}"]


async def test_a_picture_and_its_alt_text(raw: RawPlayground) -> None:
    described: Json = {"attachments": [{"id": 0, "filename": "hand.png", "description": ALT}]}
    await show_privately(raw, described, files={"hand.png": PICTURE})
    renamed: Json = {"attachments": [{"id": 0, "filename": "board.png", "description": ALT}]}
    await raw.send(renamed, files={"board.png": PICTURE})
    assert told(raw) == [f"alt text: {ALT}", "file: board.png"]


async def test_an_alt_text_that_is_said_in_public(raw: RawPlayground) -> None:
    described: Json = {"attachments": [{"id": 0, "filename": "hand.png", "description": ALT}]}
    await show_privately(raw, described, files={"hand.png": PICTURE})
    await raw.send({"content": ALT})
    assert told(raw) == [f"text: {ALT}"]


@pytest.mark.parametrize("first", ["public", "short"])
async def test_what_is_no_secret(raw: RawPlayground, first: str) -> None:
    said = HAND if first == "public" else "Your turn"
    if first == "public":
        await raw.send({"content": said}, files={"board.png": BOARD})
    await show_privately(raw, {"content": said}, files={"board.png": BOARD} if first == "public" else None)
    await raw.send({"content": said}, files={"board.png": BOARD})
    assert told(raw) == []


async def test_a_person_may_show_to_all_what_is_on_the_own_screen(raw: RawPlayground) -> None:
    await show_privately(raw, {"content": HAND, "components": [button("share")]})
    click = await raw.click("share")
    await raw.bot.answer(click, {"type": 4, "data": {"content": HAND}})
    assert told(raw) == []
    await raw.ravi.sees(HAND)


async def test_also_when_it_takes_long(raw: RawPlayground) -> None:
    await show_privately(raw, {"content": HAND, "components": [button("share")]})
    click = await raw.click("share")
    await raw.bot.answer(click, {"type": 5})
    await raw.bot.follow("PATCH", click, "@original", {"content": HAND})
    assert told(raw) == []


async def test_a_button_does_not_let_later_edits_tell(raw: RawPlayground) -> None:
    """A public answer to a click on a private screen, which later turns into that screen."""
    await show_privately(raw, {"content": HAND, "components": [button("play")]})
    click = await raw.click("play")
    await raw.bot.answer(click, {"type": 4, "data": {"content": "The table"}})
    await raw.bot.follow("PATCH", click, "@original", {"content": HAND})
    assert told(raw) == [f"text: {HAND}"]


async def test_a_dm_to_the_same_person_tells_nothing_and_to_another_everything(raw: RawPlayground) -> None:
    await show_privately(raw, {"content": HAND})
    for person, expected in ((raw.mira, []), (raw.ravi, [f"text: {HAND}"])):
        _, dm = await raw.bot.call("POST", "/users/@me/channels", {"recipient_id": str(person.id)})
        await raw.send({"content": HAND}, channel=dm["id"])
        assert told(raw) == expected


async def test_names_that_never_belong_in_public(raw: RawPlayground) -> None:
    await raw.pg.control.keep_private(custom_ids="hand:.*", files=r"hand\.png")
    await show_privately(raw, {"content": "x", "components": [button("hand:1")]}, files={"hand.png": PICTURE})
    assert told(raw) == []
    await raw.send({"content": "x", "components": [button("hand:2")]}, files={"hand.png": BOARD})
    assert told(raw) == ["custom_ids: hand:2", "files: hand.png"]


async def test_what_a_test_forges_is_no_deed_of_the_bot(raw: RawPlayground) -> None:
    await raw.pg.control.keep_private(custom_ids="hand:.*")
    body = {"content": "forged", "components": [button("hand:2")]}
    message_id = await raw.pg.control.forge_message(raw.channel, body)
    await raw.mira.until(lambda: message_id in raw.mira.state.messages)
    assert told(raw) == []


async def test_who_says_which_files_are_private_says_which_are_not(raw: RawPlayground) -> None:
    """The result of a game is on the loser's private screen a moment before everybody sees it."""
    await raw.pg.control.keep_private(files=r"hand\.png")
    for name, alt in (("result.png", "Mira wins this round by seventy rupees to sixty-two."), ("hand.png", ALT)):
        described: Json = {"attachments": [{"id": 0, "filename": name, "description": alt}]}
        content = PICTURE if name == "hand.png" else BOARD
        await show_privately(raw, described, files={name: content})
        await raw.send(
            described | {"attachments": [{"id": 0, "filename": "a.png", "description": alt}]}, {"a": content}
        )
    assert told(raw) == [f"alt text: {ALT}", "file: a.png"]
