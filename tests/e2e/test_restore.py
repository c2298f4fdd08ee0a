"""The host restores a backup: matches go on from there, each from its one table, and the players are told why."""

import os
import subprocess
import sys

from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import Player, seated, told

MINUTES = 60
RESTORED = "restored a backup"


def host(jaipur: JaipurPlayground, *command: str) -> None:
    """What somebody at the machine types."""
    env = os.environ | {"JAIPUR_DATABASE": str(jaipur.folder / "jaipur.db")}
    subprocess.run([sys.executable, "-m", "bot", *command], env=env, check=True, capture_output=True, timeout=60)


async def move(mover: Player, waiting: Player) -> None:
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.open_panel()


async def test_matches_go_on_from_the_backup_at_one_table(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await move(mover, waiting)
    copy = str(jaipur.folder / "monday.db")
    host(jaipur, "backup", copy)
    played = jaipur.moves(mover.code)

    await move(waiting, mover)
    for first, second in ((mover, waiting), (waiting, mover)):  # tables of which the backup knows nothing
        await jaipur.advance_bot_clock(10 * MINUTES)
        await move(first, second)
        await told(jaipur, second)
    later_match = jaipur.table(await jaipur.start_match(jaipur.mira, jaipur.tomoko))
    pings = len(waiting.person.pings)
    await jaipur.bot.stop()
    host(jaipur, "restore", copy)
    await jaipur.bot.start()

    table = await told(jaipur, waiting)
    assert jaipur.moves(mover.code) == played
    assert RESTORED in table.text
    assert len(waiting.person.pings) <= pings + 1
    await move(waiting, mover)
    assert RESTORED not in (await told(jaipur, mover)).text, "it is said once"
    answer = await jaipur.mira.click("My hand", on=later_match)
    assert answer is not None
    assert "There's no game" in answer.text


async def test_a_match_that_nobody_has_touched_since_is_shown_where_it_was(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await move(mover, waiting)
    table = await told(jaipur, waiting)
    await jaipur.mira.command("/jaipur-server")
    await jaipur.mira.click("Threads")  # for new matches; this one stays in its channel
    await jaipur.mira.sees("Every game gets its own thread", within=20)
    host(jaipur, "backup", str(jaipur.folder / "monday.db"))
    await jaipur.bot.stop()
    host(jaipur, "restore", str(jaipur.folder / "monday.db"))
    await jaipur.bot.start()
    await waiting.person.until(lambda: table.is_gone or RESTORED in table.text, within=20)
    assert (await told(jaipur, waiting)).channel_id == jaipur.mira.channel
    await move(waiting, mover)
