"""What makes phones ring, and what names a stranger's client can show."""

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import seated, told

MINUTES = 60


async def rung(jaipur: JaipurPlayground, name: str) -> list[str]:
    """Why somebody's phone rang so far."""
    return [one.why for one in await jaipur.pg.person(name).notifications()]


async def test_in_a_server_where_every_message_rings_only_mentions_do(jaipur: JaipurPlayground) -> None:
    """Tomoko only watches. The server tells everybody of every message, as most do."""
    mover, waiting = await seated(jaipur)
    before = len(waiting.person.pings)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) > before, within=WAIT)
    await jaipur.mira.command("/jaipur table")
    await jaipur.mira.command("/jaipur challenge")
    await jaipur.tomoko.sees("Accept", within=WAIT)
    players = [*await jaipur.mira.notifications(), *await jaipur.ravi.notifications()]
    called = {one.message.id for one in players if one.why == "mention"}
    heard = {one.message.id for one in await jaipur.tomoko.notifications()}
    assert heard, "the challenge and the turn"
    assert heard <= called, "what calls nobody makes no phone ring"


async def test_a_quiet_server_is_silent(jaipur: JaipurPlayground) -> None:
    await jaipur.mira.command("/jaipur-server")
    await jaipur.mira.click("Quiet")
    await jaipur.mira.sees("nobody is mentioned", within=WAIT)
    mover, waiting = await seated(jaipur)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    await told(jaipur, waiting)
    for name in ("Mira", "Ravi", "Tomoko"):
        assert await rung(jaipur, name) == []


async def test_nobody_reads_unknown_user(jaipur: JaipurPlayground) -> None:
    """A stranger's client in a large server has met neither of the two."""
    world = await jaipur.control.world()
    await jaipur.control.change_guild(world["guilds"][0]["id"], large=True)
    (stranger,) = await jaipur.pg.add_people("Stranger")
    mover, waiting = await seated(jaipur)
    for _ in range(2):
        await jaipur.advance_bot_clock(10 * MINUTES)
        await mover.click_a_move()
        await waiting.wait_for_turn()
        mover, waiting = waiting, mover
    await told(jaipur, mover)
    await stranger.command("/jaipur history", whose="server")
    await stranger.command("/jaipur leaderboard")
    await stranger.click("My hand", on=jaipur.table(mover.code, stranger))
    assert "@unknown-user" not in stranger.screen()
    assert "Mira" in stranger.screen()
