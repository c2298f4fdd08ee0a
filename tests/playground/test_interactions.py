"""Answers to interactions: in time, once, of a legal kind; then followups with the token."""

from typing import Any

import pytest

from playground.driver import Failed
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]
EPHEMERAL, V2 = 64, 1 << 15
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}
MODAL = {
    "title": "Say",
    "custom_id": "modal",
    "components": [{"type": 18, "label": "What", "component": {"type": 4, "style": 1, "custom_id": "what"}}],
}


def message(content: str = "hi", **fields: object) -> Json:
    return {"type": 4, "data": {"content": content} | fields}


async def test_the_callback_tells_what_it_made(raw: RawPlayground) -> None:
    interaction = await raw.command()
    status, answer = await raw.bot.answer(interaction, message(flags=EPHEMERAL))
    assert status == 200
    made = answer["resource"]["message"]
    assert answer["interaction"] == {
        "id": interaction["id"],
        "type": 2,
        "response_message_id": made["id"],
        "response_message_loading": False,
        "response_message_ephemeral": True,
    }
    assert made["interaction_metadata"]["user"]["id"] == str(raw.mira.id)


async def test_a_second_callback_is_refused(raw: RawPlayground) -> None:
    interaction = await raw.command()
    await raw.bot.answer(interaction, message())
    status, answer = await raw.bot.answer(interaction, message())
    assert (status, answer["code"]) == (400, 40060)
    assert len(raw.context.violations) == 1


async def test_a_late_callback_is_refused_and_the_person_saw_it_fail(raw: RawPlayground) -> None:
    interaction = await raw.command()
    raw.context.clock.advance(3.1)
    status, answer = await raw.bot.answer(interaction, message())
    assert (status, answer["code"]) == (404, 10062)
    assert not raw.context.violations, "the clock was moved under the bot's feet"
    with pytest.raises(Failed):
        await raw.acting()


async def test_a_late_callback_is_the_bots_fault_when_nobody_disturbed_it(raw: RawPlayground) -> None:
    interaction = await raw.command()
    with pytest.raises(Failed):
        await raw.acting()
    status, answer = await raw.bot.answer(interaction, message())
    assert (status, answer["code"]) == (404, 10062)
    assert len(raw.context.violations) == 1


async def test_a_made_up_token_is_refused(raw: RawPlayground) -> None:
    interaction = await raw.command()
    status, answer = await raw.bot.answer(interaction | {"token": "nonsense"}, message())
    assert (status, answer["code"]) == (404, 10062)
    status, answer = await raw.bot.follow("POST", interaction | {"token": "nonsense"}, body={"content": "x"})
    assert (status, answer["code"]) == (404, 10015)
    status, answer = await raw.bot.follow("POST", interaction, body={"content": "before any answer"})
    assert (status, answer["code"]) == (404, 10015)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10, 99, None])
async def test_what_a_command_cannot_be_answered_with(raw: RawPlayground, kind: int | None) -> None:
    interaction = await raw.command()
    status, answer = await raw.bot.answer(interaction, {"type": kind, "data": {"content": "x", "choices": []}})
    assert (status, answer["code"]) == (400, 50035)
    assert "type" in answer["errors"]


@pytest.mark.parametrize(("kind", "legal"), [(4, True), (5, True), (6, True), (7, False), (8, False), (9, False)])
async def test_what_a_modal_from_a_command_can_be_answered_with(raw: RawPlayground, kind: int, legal: bool) -> None:
    await raw.bot.answer(await raw.command(), {"type": 9, "data": MODAL})
    interaction = await raw.submit({"What": "ever"})
    assert "message" not in interaction
    assert interaction["data"]["components"][0]["component"]["value"] == "ever"
    data = {4: {"content": "x"}, 7: {"content": "x"}, 8: {"choices": []}, 9: MODAL}.get(kind, {})
    status, _ = await raw.bot.answer(interaction, {"type": kind, "data": data})
    assert status == (200 if legal else 400)


async def test_a_modal_from_a_button_can_update_its_message(raw: RawPlayground) -> None:
    await raw.send({"content": "one", "components": [BUTTON]})
    await raw.bot.answer(await raw.click("Press"), {"type": 9, "data": MODAL})
    interaction = await raw.submit({"What": "ever"})
    assert interaction["message"]["content"] == "one"
    status, _ = await raw.bot.answer(interaction, {"type": 7, "data": {"content": "two"}})
    assert status == 200
    await raw.ravi.sees("two")


async def test_a_deferred_answer_takes_no_flag_but_ephemeral(raw: RawPlayground) -> None:
    interaction = await raw.command()
    status, answer = await raw.bot.answer(interaction, {"type": 5, "data": {"flags": EPHEMERAL | V2}})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await raw.bot.answer(interaction, {"type": 5, "data": {"flags": EPHEMERAL}})
    assert answer["interaction"]["response_message_loading"]
    await raw.mira.sees("(thinking...)")
    layout = {"flags": V2, "components": [{"type": 10, "content": f"<@{raw.mira.id}> thought"}]}
    status, _ = await raw.bot.follow("PATCH", interaction, "@original", layout)
    assert status == 200
    assert (await raw.mira.sees("@Mira thought")).is_private
    assert raw.mira.pings == []


async def test_the_first_followup_after_a_public_defer_fills_it_and_pings_nobody(raw: RawPlayground) -> None:
    interaction = await raw.command()
    await raw.bot.answer(interaction, {"type": 5})
    status, filled = await raw.bot.follow(
        "POST", interaction, body={"content": f"<@{raw.ravi.id}>", "flags": EPHEMERAL}
    )
    assert status == 200
    assert not filled["flags"] & EPHEMERAL
    await raw.ravi.sees("@Ravi")
    assert raw.ravi.pings == []
    await raw.bot.follow("POST", interaction, body={"content": f"<@{raw.ravi.id}> again"})
    await raw.ravi.sees("again")
    assert len(raw.ravi.pings) == 1


async def test_followups_and_the_original_can_be_read_edited_and_deleted(raw: RawPlayground) -> None:
    interaction = await raw.command()
    await raw.bot.answer(interaction, message("first", flags=EPHEMERAL))
    _, followup = await raw.bot.follow("POST", interaction, body={"content": "second"})
    assert (await raw.bot.follow("GET", interaction, "@original"))[1]["content"] == "first"
    await raw.bot.follow("PATCH", interaction, "@original", {"content": "1st"})
    await raw.bot.follow("PATCH", interaction, followup["id"], {"content": "2nd"})
    await raw.mira.sees("2nd")
    await raw.mira.sees("1st")
    assert (await raw.bot.follow("DELETE", interaction, "@original"))[0] == 204
    await raw.mira.no_longer_sees("1st")
    assert (await raw.bot.follow("GET", interaction, "@original"))[1]["code"] == 10008
    _, stranger = await raw.send({"content": "not of this token"})
    assert (await raw.bot.follow("PATCH", interaction, stranger["id"], {"content": "x"}))[1]["code"] == 10008


async def test_after_fifteen_minutes_the_token_is_dead(raw: RawPlayground) -> None:
    interaction = await raw.command()
    await raw.bot.answer(interaction, message())
    raw.context.clock.advance(15 * 60 - 5)
    assert (await raw.bot.follow("PATCH", interaction, "@original", {"content": "just"}))[0] == 200
    raw.context.clock.advance(6)
    status, answer = await raw.bot.follow("PATCH", interaction, "@original", {"content": "late"})
    assert (status, answer["code"]) == (401, 50027)


async def test_an_ephemeral_message_is_out_of_reach_of_channel_routes(raw: RawPlayground) -> None:
    interaction = await raw.command()
    _, answer = await raw.bot.answer(interaction, message(flags=EPHEMERAL, components=[BUTTON]))
    path = f"/channels/{raw.channel}/messages/{answer['resource']['message']['id']}"
    for method in ("GET", "PATCH", "DELETE"):
        status, refused = await raw.bot.call(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (status, refused["code"]) == (404, 10008)
    assert len(raw.context.violations) == 3
    _, listed = await raw.bot.call("GET", f"/channels/{raw.channel}/messages")
    assert listed == []
    again = await raw.click("Press")
    await raw.bot.answer(again, {"type": 7, "data": {"content": "revived"}})
    assert (await raw.mira.sees("revived")).is_private


async def test_a_public_message_cannot_become_ephemeral(raw: RawPlayground) -> None:
    await raw.send({"content": "one", "components": [BUTTON]})
    status, answer = await raw.bot.answer(await raw.click("Press"), {"type": 7, "data": {"flags": EPHEMERAL}})
    assert (status, answer["code"]) == (400, 50035)


async def test_after_a_silent_ack_the_original_is_the_clicked_message(raw: RawPlayground) -> None:
    _, posted = await raw.send({"content": "one", "components": [BUTTON]})
    interaction = await raw.click("Press")
    assert interaction["message"]["id"] == posted["id"]
    await raw.bot.answer(interaction, {"type": 6})
    await raw.bot.follow("PATCH", interaction, "@original", {"content": "two"})
    await raw.ravi.sees("two")


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": "x", "value": "x"}] * 26,
        [{"name": "", "value": "x"}],
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
        [{"name": "x", "value": 1}],
    ],
)
async def test_what_autocomplete_may_not_offer(raw: RawPlayground, choices: list[Json]) -> None:
    option = {"name": "what", "description": "What", "type": 3, "autocomplete": True}
    await raw.bot.register({"name": "go", "description": "Go", "options": [option]})
    await raw.mira.until(lambda: bool(raw.mira.state.commands[0]["options"]))
    interaction = await raw.autocomplete("/go", "what", "x")
    assert interaction["data"]["options"][0]["focused"] is True
    status, answer = await raw.bot.answer(interaction, {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await raw.bot.answer(interaction, {"type": 8, "data": {"choices": choices}})
    assert (status, answer["code"]) == (400, 50035)
    assert (await raw.bot.answer(interaction, {"type": 8, "data": {"choices": []}}))[0] == 200


def field(**fields: object) -> Json:
    return {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": "c"} | fields}


BAD_MODALS = {
    "title": MODAL | {"title": "x" * 46},
    "no title": MODAL | {"title": ""},
    "custom_id": MODAL | {"custom_id": "x" * 101},
    "no components": MODAL | {"components": []},
    "six components": MODAL | {"components": [field(custom_id=str(n)) for n in range(6)]},
    "label": MODAL | {"components": [field() | {"label": "x" * 46}]},
    "description": MODAL | {"components": [field() | {"description": "x" * 101}]},
    "empty label": MODAL | {"components": [{"type": 18, "label": "L"}]},
    "label of its own": MODAL | {"components": [field(label="x")]},
    "placeholder": MODAL | {"components": [field(placeholder="x" * 101)]},
    "value": MODAL | {"components": [field(value="x" * 4001)]},
    "min above max": MODAL | {"components": [field(min_length=3, max_length=2)]},
    "style": MODAL | {"components": [field(style=3)]},
    "same custom_id": MODAL | {"components": [field(), field()]},
    "button": MODAL | {"components": [BUTTON]},
    "disabled": MODAL | {"components": [field(disabled=True)]},
    "one radio": MODAL | {"components": [field(type=21, options=[{"label": "a", "value": "a"}])]},
    "required select takes none": MODAL
    | {"components": [field(type=3, min_values=0, options=[{"label": "a", "value": "a"}])]},
}


@pytest.mark.parametrize("modal", BAD_MODALS.values(), ids=BAD_MODALS.keys())
async def test_a_bad_modal_is_refused(raw: RawPlayground, modal: Json) -> None:
    interaction = await raw.command()
    status, answer = await raw.bot.answer(interaction, {"type": 9, "data": modal})
    assert (status, answer["code"]) == (400, 50035)
    assert raw.mira.modal is None
