"""The scheduled event that announces a fair: it comes whatever happens, once, and goes with the fair."""

from datetime import datetime
from typing import Any

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import opened, press
from tests.e2e.test_fairs import DAY, begin, open_fair

EVENTS = "/scheduled-events"


async def events(jaipur: JaipurPlayground) -> list[dict[str, Any]]:
    """Those of the server."""
    guild_id = jaipur.mira.state.guild["id"]
    (guild,) = [one for one in (await jaipur.control.world())["guilds"] if one["id"] == guild_id]
    found: list[dict[str, Any]] = guild["scheduled_events"]
    return found


async def may_make_events(jaipur: JaipurPlayground, *permissions: str) -> None:
    await jaipur.control.change_guild(jaipur.mira.state.guild["id"], bot_permissions=list(permissions))


def times(event: dict[str, Any]) -> list[float]:
    """When it begins and ends."""
    return [datetime.fromisoformat(event[f"scheduled_{which}_time"]).timestamp() for which in ("start", "end")]


async def until_settled(jaipur: JaipurPlayground) -> None:
    """There is nothing to do about it."""
    await until(lambda: jaipur.one("SELECT event_at FROM fairs")["event_at"] is None)


async def until_refused(jaipur: JaipurPlayground) -> None:
    await until(lambda: jaipur.one("SELECT event_refusals FROM fairs")["event_refusals"] > 0)


async def end(jaipur: JaipurPlayground, message: ShownMessage) -> None:
    panel = opened(await jaipur.mira.click("Organise", on=message))
    await press(jaipur.mira, "End the fair", panel)
    await press(jaipur.mira, "End the fair", panel)
    await jaipur.mira.sees("was called off", within=WAIT)


async def test_it_says_what_it_is_and_goes_with_the_fair(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    message = await open_fair(jaipur, event=True)
    await until_settled(jaipur)
    (event,) = await events(jaipur)
    fair = jaipur.one("SELECT begins, days FROM fairs")
    assert event["name"] == "Spring fair"
    assert event["entity_metadata"]["location"] == f"<#{jaipur.mira.channel}>"
    assert "A Jaipur tournament without rounds" in event["description"]
    assert times(event) == [fair["begins"], fair["begins"] + fair["days"] * DAY]
    await end(jaipur, message)
    await until_settled(jaipur)
    assert await events(jaipur) == []


async def test_a_fair_without_one_makes_none(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    await end(jaipur, await open_fair(jaipur))
    assert await events(jaipur) == []


async def test_it_comes_with_the_permission_also_after_a_crash(jaipur: JaipurPlayground) -> None:
    await open_fair(jaipur, event=True)
    await until_refused(jaipur)
    assert await events(jaipur) == []
    await jaipur.crash()
    await may_make_events(jaipur, "CREATE_EVENTS")
    await until_settled(jaipur)
    assert len(await events(jaipur)) == 1


async def test_it_comes_when_the_bot_died_before_it_could_ask(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    await jaipur.control.fault("slow", path=EVENTS, seconds=20)
    await open_fair(jaipur, event=True)
    await until(lambda: jaipur.one("SELECT event_at FROM fairs")["event_at"] > 0)  # somebody has it in hand
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.bot.start()
    await jaipur.advance_bot_clock(61)
    await until_settled(jaipur)
    assert len(await events(jaipur)) == 1


async def test_one_that_was_made_unheard_is_not_made_twice(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    await jaipur.control.fault("status", method="POST", path=EVENTS, status=502, count=1, after=True)
    message = await open_fair(jaipur, event=True)
    await until_refused(jaipur)
    assert len(await events(jaipur)) == 1
    await jaipur.advance_bot_clock(61)
    await until_settled(jaipur)
    assert len(await events(jaipur)) == 1
    await end(jaipur, message)
    await until_settled(jaipur)
    assert await events(jaipur) == []


async def test_one_that_was_made_unheard_goes_although_its_fair_was_over_before_anybody_knew(
    jaipur: JaipurPlayground,
) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    await jaipur.control.fault("reset", method="POST", path=EVENTS, count=1, after=True)
    message = await open_fair(jaipur, event=True)
    await until_refused(jaipur)
    await end(jaipur, message)
    assert len(await events(jaipur)) == 1
    await jaipur.crash()
    await jaipur.advance_bot_clock(61)
    await until_settled(jaipur)
    assert await events(jaipur) == []


async def test_it_goes_when_discord_takes_that_again(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    message = await open_fair(jaipur, event=True)
    await until_settled(jaipur)
    await may_make_events(jaipur)
    await end(jaipur, message)
    await until_refused(jaipur)
    await jaipur.crash()
    assert len(await events(jaipur)) == 1
    await may_make_events(jaipur, "MANAGE_EVENTS")
    await until_settled(jaipur)
    assert await events(jaipur) == []


async def test_one_that_somebody_has_removed_stays_away(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people, event=True)
    await until_settled(jaipur)
    (event,) = await events(jaipur)
    await jaipur.control.delete_event(jaipur.mira.state.guild["id"], event["id"])
    await begin(jaipur, message)
    await until_settled(jaipur)
    assert await events(jaipur) == []


async def test_it_begins_with_a_fair_that_begins_early(jaipur: JaipurPlayground) -> None:
    await may_make_events(jaipur, "CREATE_EVENTS")
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi, jaipur.tomoko, event=True)
    await until_settled(jaipur)
    (before,) = await events(jaipur)
    await begin(jaipur, message)
    await until_settled(jaipur)
    (event,) = await events(jaipur)
    for was, now in zip(times(before), times(event), strict=True):
        assert DAY - 300 < was - now <= DAY


async def bot_is_away(jaipur: JaipurPlayground, seconds: int) -> None:
    await jaipur.bot.kill()
    await jaipur.advance_bot_clock(seconds)
    await jaipur.bot.start()


async def test_hours_in_which_the_bot_is_away_move_it(jaipur: JaipurPlayground) -> None:
    """What has not begun begins later; what has begun ends later."""
    await may_make_events(jaipur, "CREATE_EVENTS")
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi, jaipur.tomoko, event=True)
    await until_settled(jaipur)
    before = jaipur.one("SELECT begins FROM fairs")["begins"]
    await bot_is_away(jaipur, 6 * 3600)
    await until(lambda: jaipur.one("SELECT begins FROM fairs")["begins"] > before + 3600)
    await until_settled(jaipur)
    fair = jaipur.one("SELECT begins, days FROM fairs")
    assert times((await events(jaipur))[0]) == [fair["begins"], fair["begins"] + fair["days"] * DAY]
    await begin(jaipur, message)
    await until_settled(jaipur)
    begun, _ = times((await events(jaipur))[0])
    before = jaipur.one("SELECT begins FROM fairs")["begins"]
    await jaipur.control.advance(DAY)
    await bot_is_away(jaipur, 2 * DAY)
    await until(lambda: jaipur.one("SELECT begins FROM fairs")["begins"] > before + DAY)
    await until_settled(jaipur)
    (event,) = await events(jaipur)
    fair = jaipur.one("SELECT begins, days FROM fairs")
    assert event["status"] == 2
    assert times(event) == [begun, fair["begins"] + fair["days"] * DAY]
