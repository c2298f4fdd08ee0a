"""The reserve of a game, from the invitation to its end."""

import asyncio

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import opened, seated, told

HOUR = 3600


async def test_the_whole_life_of_a_reserve(jaipur: JaipurPlayground) -> None:
    """An hour a move and six in reserve: it runs, is used in part, runs out; then the other may claim."""
    mira, ravi = jaipur.mira, jaipur.ravi
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi, pace="1 hour per move"))
    assert "1 hour per move, and 6 hours in reserve for the whole game" in invitation.text, "before it is accepted"
    await mira.click("Withdraw", on=invitation)
    mover, waiting = await seated(jaipur, pace="1 hour per move")
    table, calls = jaipur.table(mover.code), len(mover.person.pings)
    assert "then 6 hours in reserve" in table.text

    await jaipur.advance_bot_clock(HOUR + 1)
    running = await jaipur.table_that_says(mover.code, "using the reserve of 6 hours, gone")
    assert running.id == table.id, "the table stays where it is"
    assert len(mover.person.pings) == calls, "nobody is called for it"
    assert "using the reserve of 6 hours" in opened(await mover.person.command("/jaipur games")).text

    await jaipur.advance_bot_clock(1.5 * HOUR)
    await mover.open_panel()
    await mover.click_a_move()
    await told(jaipur, waiting)
    await jaipur.table_that_says(mover.code, "then 6 hours in reserve")  # the other has all of theirs
    await waiting.open_panel()
    await waiting.click_a_move()
    table = await told(jaipur, mover)
    assert "then 4 hours 2" in table.text, "it does not refill"  # and some minutes

    await jaipur.advance_bot_clock(HOUR + 1)
    await jaipur.table_that_says(mover.code, "using the reserve of 4 hours 2")
    await jaipur.bot.kill()
    await jaipur.advance_bot_clock(100 * HOUR)
    await jaipur.bot.start()
    await jaipur.wait_for_log("deadlines and challenges are moved")
    await asyncio.sleep(1)
    assert "using the reserve of 4 hours 2" in jaipur.table(mover.code).text, "days without the bot cost nothing"
    assert jaipur.one("SELECT state, next_alarm FROM matches")["next_alarm"] == "remind"

    calls = len(mover.person.pings)
    await jaipur.advance_bot_clock(3.5 * HOUR)
    await mover.person.until(lambda: len(mover.person.pings) == calls + 1, within=WAIT, why="nobody was reminded")
    await jaipur.advance_bot_clock(1 * HOUR)
    table = await jaipur.table_that_says(mover.code, "is out of time")
    answer = opened(await waiting.person.click("Wait", on=table))
    assert "the time for one move again" in answer.text
    await waiting.person.no_longer_sees("out of time", within=WAIT)
    assert "reserve" not in (await jaipur.table_that_says(mover.code, "to move")).text, "there is none left"
    await jaipur.advance_bot_clock(HOUR + 1)
    await waiting.person.sees("is out of time", within=WAIT)
    await jaipur.advance_bot_clock(HOUR)
    assert "ran out of time." in (await jaipur.table_when_over(mover.code)).text


async def test_who_clicks_right_after_an_outage_has_lost_nothing(jaipur: JaipurPlayground) -> None:
    """Before the background work has noticed it: the click itself gives the time back."""
    mover, _ = await seated(jaipur, pace="1 hour per move")
    await jaipur.advance_bot_clock(HOUR + 1)
    await mover.person.sees("using the reserve of 6 hours", within=WAIT)
    await jaipur.control.fault("status", path="^/gateway", status=503)
    await jaipur.control.gateway("drop")
    await jaipur.pg.bot_is(online=False)
    await asyncio.sleep(1)  # for a tick or two
    await jaipur.advance_bot_clock(5 * HOUR)
    await asyncio.sleep(1)
    await jaipur.control.clear_faults()
    await jaipur.pg.bot_is(online=True)
    await mover.click_a_move()
    await until(lambda: jaipur.one("SELECT ply FROM matches")["ply"] == 1)
    left = max(jaipur.one("SELECT min(reserve1, reserve2) AS left FROM matches").values())
    assert left > 5.8 * HOUR, "five hours of outage cost nothing"
