"""After fifteen minutes of the server's clock a token is dead, also where it was all that the bot had."""

import pytest

from tests.playground.raw_bot import RawPlayground

MINUTE = 60
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Old", "custom_id": "old"}]}


@pytest.mark.parametrize("minutes", [16, 90])
@pytest.mark.parametrize("where", ["group", "dm"])
async def test_an_old_table_in_a_private_channel(raw: RawPlayground, where: str, minutes: int) -> None:
    await raw.pg.control.change_person(raw.mira, installed_app=True)
    if where == "group":
        channel = await raw.pg.control.add_group("friends", raw.mira, raw.ravi)
    else:
        channel = await raw.pg.control.open_dm(raw.mira)
    await raw.mira.until(lambda: channel in raw.mira.state.channels)
    old = await raw.command(at=channel)
    await raw.bot.answer(old, {"type": 4, "data": {"content": "table", "components": [ROW]}})
    _, followup = await raw.bot.follow("POST", old, body={"content": "more"})
    await raw.acting()
    await raw.pg.control.advance(minutes * MINUTE)
    await raw.command(at=channel)  # whatever is new must not make the server forget what is old
    for method in ("GET", "PATCH", "DELETE"):
        for message in ("@original", followup["id"]):
            status, refused = await raw.bot.follow(
                method, old, message, {"content": "x"} if method == "PATCH" else None
            )
            assert (status, refused["code"]) == (401, 50027), (method, message)
    assert (await raw.bot.follow("POST", old, body={"content": "x"}))[1]["code"] == 50027
    assert not raw.context.violations, "the clock was moved"
    click = await raw.click("Old")
    status, _ = await raw.bot.answer(click, {"type": 7, "data": {"content": "alive again", "components": []}})
    assert status == 200
    await raw.mira.sees("alive again")
    assert (await raw.bot.follow("DELETE", click, "@original"))[0] == 204
