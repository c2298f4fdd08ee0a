"""Commands where the bot is not a member: with a user install, in other guilds, DMs and group DMs."""

import pytest

from playground.driver import NotPossible, Playground
from tests.playground.raw_bot import RawPlayground

EPHEMERAL = 1 << 6


async def test_in_a_guild_without_the_bot_only_the_installer_reaches_it(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    elsewhere = await pg.control.add_guild("Elsewhere", mira, ravi, with_bot=False)
    await mira.until(lambda: elsewhere in mira.state.channels)
    with pytest.raises(NotPossible, match="not installed"):
        await mira.command("/anywhere", at=elsewhere)
    await pg.control.change_person(mira, installed_app=True)
    answer = await mira.command("/anywhere", at=elsewhere)
    assert answer is not None
    assert answer.text == "Here by user, context [0]"
    assert await ravi.sees("Here by user")
    with pytest.raises(NotPossible, match="not installed"):
        await mira.command("/shop table", at=elsewhere)


async def test_five_followups_and_no_more(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    await pg.control.change_person(mira, installed_app=True)
    group = await pg.control.add_group("friends", mira, ravi)
    await mira.until(lambda: group in mira.state.channels)
    await mira.command("/anywhere", followups=6, at=group)
    await mira.sees("Stopped by 40094")
    assert len([one for one in mira.messages(group) if "Followup" in one.text]) == 5
    assert [one["code"] for one in await pg.control.take_violations()] == [40094]


async def test_in_the_dm_with_the_bot(pg: Playground) -> None:
    mira = pg.person("Mira")
    dm = await pg.control.open_dm(mira)
    await mira.until(lambda: dm in mira.state.channels)
    answer = await mira.command("/anywhere", at=dm)
    assert answer is not None
    assert "context [1]" in answer.text


async def test_channel_routes_are_closed_where_the_bot_is_no_member(raw: RawPlayground) -> None:
    elsewhere = await raw.pg.control.add_guild("Elsewhere", raw.mira, raw.ravi, with_bot=False)
    await raw.mira.until(lambda: elsewhere in raw.mira.state.channels)
    await raw.pg.control.change_person(raw.mira, installed_app=True)
    interaction = await raw.command(at=elsewhere)
    assert interaction["authorizing_integration_owners"] == {"1": str(raw.mira.id)}
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Mine", "custom_id": "m"}]}
    _, answer = await raw.bot.answer(interaction, {"type": 4, "data": {"content": "hi", "components": [row]}})
    message_id = answer["resource"]["message"]["id"]
    for method, path in [("POST", ""), ("PATCH", f"/{message_id}"), ("DELETE", f"/{message_id}")]:
        status, refused = await raw.bot.call(method, f"/channels/{elsewhere}/messages{path}", {"content": "x"})
        assert (status, refused["code"]) == (403, 50001)
    assert not raw.context.violations
    click = await raw.click("Mine", raw.ravi)
    assert click["authorizing_integration_owners"] == {"1": str(raw.mira.id)}, "the installer's, not the clicker's"
    assert click["member"]["user"]["id"] == str(raw.ravi.id)


async def test_where_external_apps_are_not_welcome_the_answer_is_private(raw: RawPlayground) -> None:
    elsewhere = await raw.pg.control.add_guild("Elsewhere", raw.ravi, raw.mira, with_bot=False)
    await raw.mira.until(lambda: elsewhere in raw.mira.state.channels)
    await raw.pg.control.change_person(raw.mira, installed_app=True)
    await raw.pg.control.deny(elsewhere, "USE_EXTERNAL_APPS", who="everyone")
    _, answer = await raw.bot.answer(await raw.command(at=elsewhere), {"type": 4, "data": {"content": "hush"}})
    assert answer["interaction"]["response_message_ephemeral"]
    assert answer["resource"]["message"]["flags"] & EPHEMERAL
    assert "hush" not in raw.ravi.screen(elsewhere)
    interaction = await raw.command(at=elsewhere)
    _, answer = await raw.bot.answer(interaction, {"type": 5})
    assert answer["interaction"]["response_message_ephemeral"], "also when it is put off"
    await raw.bot.follow("PATCH", interaction, "@original", {"content": "late"})
    _, followup = await raw.bot.follow("POST", interaction, body={"content": "more"})
    assert followup["flags"] & EPHEMERAL
    await raw.mira.sees("more")
    assert not raw.ravi.messages(elsewhere)
    await raw.pg.control.deny(elsewhere, who="everyone")
    _, answer = await raw.bot.answer(await raw.command(at=elsewhere), {"type": 4, "data": {"content": "aloud"}})
    assert not answer["interaction"]["response_message_ephemeral"]
    await raw.ravi.sees("aloud")
