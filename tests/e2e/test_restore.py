"""The host restores a backup: games go on from there, each from its one table, and the players are told why."""

import os
import subprocess
import sys

from tests.e2e.bazaar import Bazaar
from tests.e2e.players import Player, seated, told

MINUTES = 60
RESTORED = "restored a backup"


def host(bazaar: Bazaar, *command: str) -> None:
    """What somebody at the machine types."""
    env = os.environ | {"JAIPUR_DATABASE": str(bazaar.folder / "jaipur.db")}
    subprocess.run([sys.executable, "-m", "bot", *command], env=env, check=True, capture_output=True, timeout=60)


async def move(mover: Player, waiting: Player) -> None:
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.open_panel()


async def test_games_go_on_from_the_backup_at_one_table(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    await move(mover, waiting)
    copy = str(bazaar.folder / "monday.db")
    host(bazaar, "backup", copy)
    played = bazaar.moves(mover.code)

    await move(waiting, mover)
    for first, second in ((mover, waiting), (waiting, mover)):  # tables of which the backup knows nothing
        await bazaar.later(10 * MINUTES)
        await move(first, second)
        await told(bazaar, second)
    later_game = bazaar.table(await bazaar.sit_down(bazaar.mira, bazaar.tomoko))
    pings = len(waiting.person.pings)
    await bazaar.bot.stop()
    host(bazaar, "restore", copy)
    await bazaar.bot.start()

    table = await told(bazaar, waiting)
    assert bazaar.moves(mover.code) == played
    assert RESTORED in table.text
    assert len(waiting.person.pings) <= pings + 1
    await move(waiting, mover)
    assert RESTORED not in (await told(bazaar, mover)).text, "it is said once"
    answer = await bazaar.mira.click("My hand", on=later_game)
    assert answer is not None
    assert "There is no game" in answer.text


async def test_a_game_that_nobody_has_touched_since_is_shown_where_it_was(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    await move(mover, waiting)
    table = await told(bazaar, waiting)
    await bazaar.mira.command("/jaipur server")
    await bazaar.mira.click("Threads")  # for new games; this one stays in its channel
    await bazaar.mira.sees("Every game gets a thread", within=20)
    host(bazaar, "backup", str(bazaar.folder / "monday.db"))
    await bazaar.bot.stop()
    host(bazaar, "restore", str(bazaar.folder / "monday.db"))
    await bazaar.bot.start()
    await waiting.person.until(lambda: table.is_gone or RESTORED in table.text, within=20)
    assert (await told(bazaar, waiting)).channel_id == bazaar.mira.channel
    await move(waiting, mover)
