"""Discord refuses: the bot tries less and less, gives up, says so, and goes on when it can."""

import asyncio
import re
import socket

import aiohttp
import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened, press, seated, seated_in_a_thread, told

HOURS, DAYS = 3600, 24 * 3600
INTERRUPTED = "This game is interrupted"


def refused(jaipur: JaipurPlayground, code: str) -> int:
    return sum(f"the table of {code} could not be told" in line for line in jaipur.bot.output)


async def refused_for_days(jaipur: JaipurPlayground, player: Player, days: int) -> None:
    for _ in range(days * 4):
        before = refused(jaipur, player.code)
        await jaipur.advance_bot_clock(6 * HOURS)
        if jaipur.one("SELECT interrupted FROM matches")["interrupted"]:
            return
        await until(lambda before=before: refused(jaipur, player.code) > before)  # type: ignore[misc]


async def test_a_table_that_is_refused_for_a_week_is_given_up_and_comes_back(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="No time limit")
    await jaipur.control.fault("status", method="POST", path=r"/channels/\d+/messages$", status=403)
    await jaipur.advance_bot_clock(5 * 60)
    await mover.click_a_move()
    await refused_for_days(jaipur, mover, 8)
    await until(lambda: bool(jaipur.one("SELECT interrupted FROM matches")["interrupted"]))
    tried = refused(jaipur, mover.code)
    assert tried < 45, "of every minute there are 10,080 in a week"
    await jaipur.advance_bot_clock(3 * DAYS)
    await asyncio.sleep(1)
    assert refused(jaipur, mover.code) == tried
    assert INTERRUPTED in opened(await waiting.open_panel()).text
    assert INTERRUPTED in opened(await waiting.person.command("/jaipur games")).text
    await jaipur.control.clear_faults()
    await waiting.person.command("/jaipur table")
    await told(jaipur, waiting)
    assert INTERRUPTED not in opened(await waiting.open_panel()).text


async def test_a_server_that_removes_the_bot_and_takes_it_back(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    guild = (await jaipur.control.world())["guilds"][0]["id"]
    await jaipur.control.kick_bot(guild)
    await until(lambda: bool(jaipur.one("SELECT interrupted FROM matches")["interrupted"]))
    await jaipur.advance_bot_clock(30 * DAYS)
    await asyncio.sleep(1)
    assert refused(jaipur, mover.code) == 0, "nobody tries"
    match = jaipur.one("SELECT state, next_alarm FROM matches")
    assert (match["state"], match["next_alarm"]) == ("running", "reserve"), "nobody lost any time"
    await jaipur.control.invite_bot(guild)
    await until(lambda: not jaipur.one("SELECT interrupted FROM matches")["interrupted"])
    await mover.open_panel()
    await mover.click_a_move()
    await told(jaipur, waiting)


async def test_a_bot_that_is_removed_or_taken_back_while_it_is_away_notices_it(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 day per move")
    settings = opened(await jaipur.mira.command("/jaipur-server"))
    await jaipur.mira.click("Threads", on=settings)
    assert jaipur.rows("SELECT * FROM servers")
    guild = (await jaipur.control.world())["guilds"][0]["id"]
    await jaipur.bot.stop()
    await jaipur.control.kick_bot(guild)
    await jaipur.bot.start()
    await until(lambda: bool(jaipur.one("SELECT interrupted FROM matches")["interrupted"]))
    assert jaipur.rows("SELECT * FROM notices WHERE key = ?", f"removed:{guild}")
    assert not jaipur.rows("SELECT * FROM servers")
    assert refused(jaipur, mover.code) == 0
    await jaipur.bot.stop()
    await jaipur.control.invite_bot(guild)
    await jaipur.bot.start()
    await until(lambda: not jaipur.one("SELECT interrupted FROM matches")["interrupted"])
    await mover.open_panel()
    await mover.click_a_move()
    await told(jaipur, waiting)
    assert not jaipur.rows("SELECT * FROM notices WHERE key = ?", f"removed:{guild}")


def free_port() -> str:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1])


PORT = free_port()


@pytest.mark.parametrize("jaipur", [{"JAIPUR_MOST_REFUSALS": "6", "JAIPUR_STATUS_PORT": PORT}], indirect=True)
async def test_when_much_is_refused_nothing_is_tried_for_a_while(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await jaipur.control.fault("status", method="POST", path=r"/channels/\d+/messages$", status=403)
    await jaipur.advance_bot_clock(5 * 60)
    await mover.click_a_move()
    while refused(jaipur, mover.code) < 6:
        await waiting.person.command("/jaipur table")
        await asyncio.sleep(0.1)
    await jaipur.wait_for_log("Discord refuses too much")
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{PORT}/metrics") as page:
        numbers = await page.text()
    found = re.search(r"^jaipur_discord_refusals_lately (\S+)$", numbers, re.MULTILINE)
    assert found
    assert float(found[1]) >= 6
    tried = refused(jaipur, mover.code)
    for _ in range(3):
        await waiting.person.command("/jaipur table")
    await asyncio.sleep(0.5)
    assert refused(jaipur, mover.code) == tried
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(11 * 60)
    await told(jaipur, waiting)


async def test_a_person_whom_discord_cannot_write_to_is_reminded_at_the_table(jaipur: JaipurPlayground) -> None:
    """An account that is gone, or a bot that may write to nobody: no reason to try every minute."""
    mover, _ = await seated(jaipur)
    await jaipur.control.fault("status", method="POST", path=r"/users/@me/channels$", status=400)
    before = len(mover.person.pings)
    await jaipur.advance_bot_clock(0.76 * (3 + 7) * DAYS)  # the time a move, and the reserve
    await mover.person.until(lambda: len(mover.person.pings) == before + 1, within=WAIT, why="nobody was reminded")


async def test_a_thread_has_both_players_a_link_and_an_end(jaipur: JaipurPlayground) -> None:
    mover, waiting, thread = await seated_in_a_thread(jaipur)

    def is_archived() -> bool:
        return bool(jaipur.mira.state.channels[thread]["thread_metadata"]["archived"])

    accepted = await mover.person.sees("sit down", within=WAIT)
    await mover.person.until(lambda: f"<#{thread}>" in str(accepted.raw["components"]), within=WAIT, why="no link")
    await jaipur.tomoko.say("Good luck to both of you!", at=thread)
    for person in (mover.person, waiting.person):
        said = await person.sees("Good luck", within=WAIT)
        assert said.id in [one.message.id for one in await person.notifications()], "only members are told"
    await press(waiting.person, "Resign", opened(await waiting.person.click("More", on=jaipur.table(mover.code))))
    await waiting.person.click("Yes")
    await jaipur.table_when_over(mover.code)
    await jaipur.advance_bot_clock(23 * HOURS)
    await asyncio.sleep(0.5)
    assert not is_archived()
    await jaipur.advance_bot_clock(2 * HOURS)
    await jaipur.mira.until(is_archived, within=WAIT, why="it stays open")
