"""Against a computer merchant: at once, with hints, through a crash, and in private."""

import os
from pathlib import Path
from random import Random

import pytest

from playground.driver import ShownMessage
from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.players import Player, press

PROC = Path("/proc")


def opened(message: ShownMessage | None) -> ShownMessage:
    assert message is not None
    return message


async def sit_with_merchant(bazaar: Bazaar, level: str = "beginner", **options: str) -> Player:
    """Mira and a merchant, single round; her panel is open and it is her turn."""
    panel = opened(await bazaar.mira.command("/jaipur challenge", level=level, length="A single round", **options))
    player = Player(bazaar.mira, bazaar.one("SELECT code FROM matches")["code"], Random(9), panel)
    await player.wait_for_turn()
    return player


@pytest.mark.parametrize("level", ["beginner", "trader", "master"])
async def test_a_merchant_answers_and_the_panel_follows(bazaar: Bazaar, level: str) -> None:
    mira = await sit_with_merchant(bazaar, level)
    for _ in range(2):
        before = len(bazaar.moves(mira.code))
        await mira.click_a_move()
        await mira.wait_for_turn()
        assert len(bazaar.moves(mira.code)) == before + 2
    assert "Since you last looked" in mira.text
    assert bazaar.mira.pings == [], "who is at the table is not called"


async def test_challenging_the_bot_asks_for_the_merchant(bazaar: Bazaar) -> None:
    bot = (await bazaar.control.world())["bot"]["id"]
    asked = opened(await bazaar.mira.command("/jaipur challenge", opponent=bot, length="A single round"))
    assert "Whom do you want to trade with?" in asked.text
    await press(bazaar.mira, "Balbir the trader", asked)
    assert "Balbir rolls up his sleeves" in asked.text
    assert bazaar.one("SELECT length, level2 FROM matches") == {"length": "single", "level2": "trader"}


async def test_a_hint_names_a_move_and_reasons(bazaar: Bazaar) -> None:
    mira = await sit_with_merchant(bazaar)
    await press(mira.person, "Hint", opened(mira.panel))
    assert "💡 **I would " in mira.text
    assert "\n- " in mira.text
    await mira.click_a_move()


async def test_a_merchant_moves_after_a_crash_too(bazaar: Bazaar) -> None:
    mira = await sit_with_merchant(bazaar, "trader")
    await mira.click_a_move()
    await bazaar.bot.kill()  # in the middle of the merchant's thoughts, perhaps
    before = len(bazaar.moves(mira.code))
    await bazaar.later(61)  # a turn that somebody had taken in hand is free again
    await bazaar.bot.start()
    await mira.person.until(
        lambda: "➤ @Mira" in bazaar.table(mira.code).text and len(bazaar.moves(mira.code)) > before, within=WAIT
    )
    await mira.open_panel()
    assert mira.is_my_turn


async def test_a_merchants_process_knows_no_token_and_ends_with_the_bot_not_with_a_key(bazaar: Bazaar) -> None:
    mira = await sit_with_merchant(bazaar, "trader")
    await press(mira.person, "Hint", opened(mira.panel))  # the worker is there now
    (worker,) = _children(bazaar.bot.pid or 0)
    surroundings = (PROC / str(worker) / "environ").read_bytes()
    assert b"JAIPUR_DATABASE" in surroundings
    assert b"DISCORD_TOKEN" not in surroundings
    assert os.getpgid(worker) != os.getpgid(bazaar.bot.pid or 0), "Ctrl-C in a terminal goes to a whole group"
    await bazaar.bot.stop()
    await mira.person.until(lambda: not (PROC / str(worker)).exists(), within=WAIT, why="the worker stays")


def _children(parent: int) -> list[int]:
    """By number, from what Linux tells of each process: `pid (name) state parent …`."""
    stats = [(one.parent.name, one.read_text().rpartition(")")[2].split()) for one in PROC.glob("[0-9]*/stat")]
    return [int(pid) for pid, fields in stats if int(fields[1]) == parent]


async def test_in_the_direct_messages_of_the_bot(bazaar: Bazaar) -> None:
    dm = await bazaar.control.open_dm(bazaar.mira)
    await bazaar.mira.until(lambda: dm in bazaar.mira.state.channels, within=WAIT)
    bazaar.mira.go(dm)
    mira = await sit_with_merchant(bazaar)
    await mira.person.until(lambda: len(bazaar.tables(mira.code)) == 1, within=WAIT)
    assert bazaar.table(mira.code).channel_id == dm
    await mira.click_a_move()
    await mira.wait_for_turn()
    assert bazaar.ravi.messages(None) == [one for one in bazaar.ravi.messages() if one.channel_id != dm]


async def test_a_whole_round_with_a_merchant_and_a_rematch_at_once(bazaar: Bazaar) -> None:
    mira = await sit_with_merchant(bazaar)
    while not mira.is_over:
        await mira.collect()
        await mira.wait_for_turn()
    table = await bazaar.over(mira.code)
    await bazaar.check_record(opened(await mira.person.click("Record file", on=table)), mira.person)
    again = opened(await mira.person.click("Rematch", on=table))
    assert "Once more!" in again.text
    assert len(bazaar.rows("SELECT 1 FROM matches WHERE state = 'running'")) == 1
