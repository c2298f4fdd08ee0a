"""Answers to interactions: in time, once, of a legal kind; then followups with the token."""

from typing import Any

import pytest

from playground.driver import Failed
from tests.playground.bare_bot import Stage

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


async def test_the_callback_tells_what_it_made(on: Stage) -> None:
    interaction = await on.command()
    status, answer = await on.bot.answer(interaction, message(flags=EPHEMERAL))
    assert status == 200
    made = answer["resource"]["message"]
    assert answer["interaction"] == {
        "id": interaction["id"],
        "type": 2,
        "response_message_id": made["id"],
        "response_message_loading": False,
        "response_message_ephemeral": True,
    }
    assert made["interaction_metadata"]["user"]["id"] == str(on.mira.id)


async def test_a_second_callback_is_refused(on: Stage) -> None:
    interaction = await on.command()
    await on.bot.answer(interaction, message())
    status, answer = await on.bot.answer(interaction, message())
    assert (status, answer["code"]) == (400, 40060)
    assert len(on.context.violations) == 1


async def test_a_late_callback_is_refused_and_the_person_saw_it_fail(on: Stage) -> None:
    interaction = await on.command()
    on.context.clock.advance(3.1)
    status, answer = await on.bot.answer(interaction, message())
    assert (status, answer["code"]) == (404, 10062)
    assert not on.context.violations, "the clock was moved under the bot's feet"
    with pytest.raises(Failed):
        await on.acting()


async def test_a_late_callback_is_the_bots_fault_when_nobody_disturbed_it(on: Stage) -> None:
    interaction = await on.command()
    with pytest.raises(Failed):
        await on.acting()
    status, answer = await on.bot.answer(interaction, message())
    assert (status, answer["code"]) == (404, 10062)
    assert len(on.context.violations) == 1


async def test_a_made_up_token_is_refused(on: Stage) -> None:
    interaction = await on.command()
    status, answer = await on.bot.answer(interaction | {"token": "nonsense"}, message())
    assert (status, answer["code"]) == (404, 10062)
    status, answer = await on.bot.follow("POST", interaction | {"token": "nonsense"}, body={"content": "x"})
    assert (status, answer["code"]) == (404, 10015)
    status, answer = await on.bot.follow("POST", interaction, body={"content": "before any answer"})
    assert (status, answer["code"]) == (404, 10015)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10, 99, None])
async def test_what_a_command_cannot_be_answered_with(on: Stage, kind: int | None) -> None:
    interaction = await on.command()
    status, answer = await on.bot.answer(interaction, {"type": kind, "data": {"content": "x", "choices": []}})
    assert (status, answer["code"]) == (400, 50035)
    assert "type" in answer["errors"]


@pytest.mark.parametrize(("kind", "legal"), [(4, True), (5, True), (6, True), (7, False), (8, False), (9, False)])
async def test_what_a_modal_from_a_command_can_be_answered_with(on: Stage, kind: int, legal: bool) -> None:
    await on.bot.answer(await on.command(), {"type": 9, "data": MODAL})
    interaction = await on.submit({"What": "ever"})
    assert "message" not in interaction
    assert interaction["data"]["components"][0]["component"]["value"] == "ever"
    data = {4: {"content": "x"}, 7: {"content": "x"}, 8: {"choices": []}, 9: MODAL}.get(kind, {})
    status, _ = await on.bot.answer(interaction, {"type": kind, "data": data})
    assert status == (200 if legal else 400)


async def test_a_modal_from_a_button_can_update_its_message(on: Stage) -> None:
    await on.send({"content": "one", "components": [BUTTON]})
    await on.bot.answer(await on.click("Press"), {"type": 9, "data": MODAL})
    interaction = await on.submit({"What": "ever"})
    assert interaction["message"]["content"] == "one"
    status, _ = await on.bot.answer(interaction, {"type": 7, "data": {"content": "two"}})
    assert status == 200
    await on.ravi.sees("two")


async def test_a_deferred_answer_takes_no_flag_but_ephemeral(on: Stage) -> None:
    interaction = await on.command()
    status, answer = await on.bot.answer(interaction, {"type": 5, "data": {"flags": EPHEMERAL | V2}})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await on.bot.answer(interaction, {"type": 5, "data": {"flags": EPHEMERAL}})
    assert answer["interaction"]["response_message_loading"]
    await on.mira.sees("(thinking...)")
    layout = {"flags": V2, "components": [{"type": 10, "content": f"<@{on.mira.id}> thought"}]}
    status, _ = await on.bot.follow("PATCH", interaction, "@original", layout)
    assert status == 200
    assert (await on.mira.sees("@Mira thought")).is_private
    assert on.mira.pings == []


async def test_the_first_followup_after_a_public_defer_fills_it_and_pings_nobody(on: Stage) -> None:
    interaction = await on.command()
    await on.bot.answer(interaction, {"type": 5})
    status, filled = await on.bot.follow("POST", interaction, body={"content": f"<@{on.ravi.id}>", "flags": EPHEMERAL})
    assert status == 200
    assert not filled["flags"] & EPHEMERAL
    await on.ravi.sees("@Ravi")
    assert on.ravi.pings == []
    await on.bot.follow("POST", interaction, body={"content": f"<@{on.ravi.id}> again"})
    await on.ravi.sees("again")
    assert len(on.ravi.pings) == 1


async def test_followups_and_the_original_can_be_read_edited_and_deleted(on: Stage) -> None:
    interaction = await on.command()
    await on.bot.answer(interaction, message("first", flags=EPHEMERAL))
    _, followup = await on.bot.follow("POST", interaction, body={"content": "second"})
    assert (await on.bot.follow("GET", interaction, "@original"))[1]["content"] == "first"
    await on.bot.follow("PATCH", interaction, "@original", {"content": "1st"})
    await on.bot.follow("PATCH", interaction, followup["id"], {"content": "2nd"})
    await on.mira.sees("2nd")
    await on.mira.sees("1st")
    assert (await on.bot.follow("DELETE", interaction, "@original"))[0] == 204
    await on.mira.no_longer_sees("1st")
    assert (await on.bot.follow("GET", interaction, "@original"))[1]["code"] == 10008
    _, stranger = await on.send({"content": "not of this token"})
    assert (await on.bot.follow("PATCH", interaction, stranger["id"], {"content": "x"}))[1]["code"] == 10008


async def test_after_fifteen_minutes_the_token_is_dead(on: Stage) -> None:
    interaction = await on.command()
    await on.bot.answer(interaction, message())
    on.context.clock.advance(15 * 60 - 5)
    assert (await on.bot.follow("PATCH", interaction, "@original", {"content": "just"}))[0] == 200
    on.context.clock.advance(6)
    status, answer = await on.bot.follow("PATCH", interaction, "@original", {"content": "late"})
    assert (status, answer["code"]) == (401, 50027)


async def test_an_ephemeral_message_is_out_of_reach_of_channel_routes(on: Stage) -> None:
    interaction = await on.command()
    _, answer = await on.bot.answer(interaction, message(flags=EPHEMERAL, components=[BUTTON]))
    path = f"/channels/{on.channel}/messages/{answer['resource']['message']['id']}"
    for method in ("GET", "PATCH", "DELETE"):
        status, refused = await on.bot.call(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (status, refused["code"]) == (404, 10008)
    assert len(on.context.violations) == 3
    _, listed = await on.bot.call("GET", f"/channels/{on.channel}/messages")
    assert listed == []
    again = await on.click("Press")
    await on.bot.answer(again, {"type": 7, "data": {"content": "revived"}})
    assert (await on.mira.sees("revived")).is_private


async def test_a_public_message_cannot_become_ephemeral(on: Stage) -> None:
    await on.send({"content": "one", "components": [BUTTON]})
    status, answer = await on.bot.answer(await on.click("Press"), {"type": 7, "data": {"flags": EPHEMERAL}})
    assert (status, answer["code"]) == (400, 50035)


async def test_after_a_silent_ack_the_original_is_the_clicked_message(on: Stage) -> None:
    _, posted = await on.send({"content": "one", "components": [BUTTON]})
    interaction = await on.click("Press")
    assert interaction["message"]["id"] == posted["id"]
    await on.bot.answer(interaction, {"type": 6})
    await on.bot.follow("PATCH", interaction, "@original", {"content": "two"})
    await on.ravi.sees("two")


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
async def test_what_autocomplete_may_not_offer(on: Stage, choices: list[Json]) -> None:
    option = {"name": "what", "description": "What", "type": 3, "autocomplete": True}
    await on.bot.register({"name": "go", "description": "Go", "options": [option]})
    await on.mira.until(lambda: bool(on.mira.state.commands[0]["options"]))
    interaction = await on.autocomplete("/go", "what", "x")
    assert interaction["data"]["options"][0]["focused"] is True
    status, answer = await on.bot.answer(interaction, {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await on.bot.answer(interaction, {"type": 8, "data": {"choices": choices}})
    assert (status, answer["code"]) == (400, 50035)
    assert (await on.bot.answer(interaction, {"type": 8, "data": {"choices": []}}))[0] == 200


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
async def test_a_bad_modal_is_refused(on: Stage, modal: Json) -> None:
    interaction = await on.command()
    status, answer = await on.bot.answer(interaction, {"type": 9, "data": modal})
    assert (status, answer["code"]) == (400, 50035)
    assert on.mira.modal is None
