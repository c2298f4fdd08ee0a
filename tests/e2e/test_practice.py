"""Against a computer merchant: at once, with hints, through a crash, and in private."""

import os
from pathlib import Path
from random import Random

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, choose, is_to_move, opened, press, record_file

PROC = Path("/proc")


async def sit_with_merchant(jaipur: JaipurPlayground, level: str = "beginner", **options: str) -> Player:
    """Mira and a merchant, single round; her panel is open and it is her turn."""
    panel = opened(await jaipur.mira.command("/jaipur challenge", level=level, length="A single round", **options))
    player = Player(jaipur.mira, jaipur.one("SELECT code FROM matches")["code"], Random(9), panel)
    await player.wait_for_turn()
    return player


@pytest.mark.parametrize("level", ["beginner", "trader", "master"])
async def test_a_merchant_answers_and_the_panel_follows(jaipur: JaipurPlayground, level: str) -> None:
    mira = await sit_with_merchant(jaipur, level)
    for _ in range(2):
        before = len(jaipur.moves(mira.code))
        await mira.click_a_move()
        await mira.wait_for_turn()
        assert len(jaipur.moves(mira.code)) == before + 2
    assert "Since you last looked" in mira.text
    assert jaipur.mira.pings == [], "who is at the table is not called"


async def test_challenging_the_bot_asks_for_the_merchant(jaipur: JaipurPlayground) -> None:
    bot = (await jaipur.control.world())["bot"]["id"]
    asked = opened(await jaipur.mira.command("/jaipur challenge", opponent=bot, length="A single round"))
    assert "Who would you like to trade with?" in asked.text
    merchants = asked.select("Choose a merchant, 1 is the gentlest…")
    assert merchants is not None
    assert [label[:4] for label in merchants.labels] == [f"{rung} · " for rung in range(1, 9)]
    await choose(jaipur.mira, "Choose a merchant, 1 is the gentlest…", ["4 · Balbir the trader"], asked)
    assert "Balbir rolls up his sleeves" in asked.text
    assert jaipur.one("SELECT length, level2 FROM matches") == {"length": "single", "level2": "trader"}


async def test_a_merchant_and_a_person_cannot_both_be_asked(jaipur: JaipurPlayground) -> None:
    asked = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi, level="At my level"))
    assert asked.is_private
    assert "Name a person or a merchant, not both" in asked.text
    assert jaipur.rows("SELECT code FROM matches UNION SELECT code FROM challenges") == []


async def test_at_my_level_is_one_tap_and_a_loss_leads_to_a_gentler_merchant(jaipur: JaipurPlayground) -> None:
    bot = (await jaipur.control.world())["bot"]["id"]
    asked = opened(await jaipur.mira.command("/jaipur challenge", opponent=bot))
    assert "Meera the collector (3 of 8)" in asked.text
    await press(jaipur.mira, "At my level", asked)
    assert "Meera locks her cupboard" in asked.text
    await jaipur.mira.command("/jaipur resign")
    await jaipur.mira.click("Yes")
    assert jaipur.one("SELECT rung FROM merchant_rungs") == {"rung": 2}
    again = opened(await jaipur.mira.command("/jaipur challenge", level="At my level"))
    assert "Kesar pats a muzzle" in again.text


async def test_a_rated_practice_game_has_no_hints(jaipur: JaipurPlayground) -> None:
    panel = opened(await jaipur.mira.command("/jaipur challenge", level="1 · Anju the apprentice", rated=True))
    assert "Rated against merchants" in panel.text
    assert jaipur.one("SELECT is_rated, has_hints FROM matches") == {"is_rated": 1, "has_hints": 0}
    assert panel.button("Hint") is None


async def test_who_throws_rated_practice_games_away_is_told_that_the_next_is_not_rated(
    jaipur: JaipurPlayground,
) -> None:
    for _ in range(3):
        panel = opened(await jaipur.mira.command("/jaipur challenge", level="1 · Anju the apprentice", rated=True))
        assert "Rated against merchants" in panel.text
        await jaipur.mira.command("/jaipur cancel")
        await jaipur.mira.click("Yes")
    fourth = opened(await jaipur.mira.command("/jaipur challenge", level="1 · Anju the apprentice", rated=True))
    assert "This game isn't rated" in fourth.text
    assert jaipur.one("SELECT is_rated FROM matches WHERE state = 'running'") == {"is_rated": 0}


async def test_a_hint_names_a_move_and_reasons(jaipur: JaipurPlayground) -> None:
    mira = await sit_with_merchant(jaipur)
    await press(mira.person, "Hint", opened(mira.panel))
    assert "💡 **I'd " in mira.text
    assert "\n- " in mira.text
    await mira.click_a_move()


async def test_a_merchant_moves_after_a_crash_too(jaipur: JaipurPlayground) -> None:
    mira = await sit_with_merchant(jaipur, "trader")
    await mira.click_a_move()
    await jaipur.bot.kill()  # in the middle of the merchant's thoughts, perhaps
    before = len(jaipur.moves(mira.code))
    await jaipur.advance_bot_clock(61)  # a turn that somebody had taken in hand is free again
    await jaipur.bot.start()
    await mira.person.until(
        lambda: is_to_move(jaipur.mira, jaipur.table(mira.code)) and len(jaipur.moves(mira.code)) > before, within=WAIT
    )
    await mira.open_panel()
    assert mira.is_my_turn


async def test_a_merchants_process_knows_no_token_and_ends_with_the_bot_not_with_a_key(
    jaipur: JaipurPlayground,
) -> None:
    mira = await sit_with_merchant(jaipur, "trader")
    await press(mira.person, "Hint", opened(mira.panel))  # the worker is there now
    (worker,) = _children(jaipur.bot.pid or 0)
    surroundings = (PROC / str(worker) / "environ").read_bytes()
    assert b"JAIPUR_DATABASE" in surroundings
    assert b"DISCORD_TOKEN" not in surroundings
    assert os.getpgid(worker) != os.getpgid(jaipur.bot.pid or 0), "Ctrl-C in a terminal goes to a whole group"
    await jaipur.bot.stop()
    await mira.person.until(lambda: not (PROC / str(worker)).exists(), within=WAIT, why="the worker stays")


def _children(parent: int) -> list[int]:
    """By number, from what Linux tells of each process: `pid (name) state parent …`."""
    stats = [(one.parent.name, one.read_text().rpartition(")")[2].split()) for one in PROC.glob("[0-9]*/stat")]
    return [int(pid) for pid, fields in stats if int(fields[1]) == parent]


async def test_in_the_direct_messages_of_the_bot(jaipur: JaipurPlayground) -> None:
    dm = await jaipur.control.open_dm(jaipur.mira)
    await jaipur.mira.until(lambda: dm in jaipur.mira.state.channels, within=WAIT)
    jaipur.mira.go(dm)
    mira = await sit_with_merchant(jaipur)
    await mira.person.until(lambda: len(jaipur.tables(mira.code)) == 1, within=WAIT)
    assert jaipur.table(mira.code).channel_id == dm
    await mira.click_a_move()
    await mira.wait_for_turn()
    assert jaipur.ravi.messages(None) == [one for one in jaipur.ravi.messages() if one.channel_id != dm]


async def test_a_whole_round_with_a_merchant_and_a_rematch_at_once(jaipur: JaipurPlayground) -> None:
    mira = await sit_with_merchant(jaipur)
    while not mira.is_over:
        await mira.collect()
        await mira.wait_for_turn()
    table = await jaipur.table_when_over(mira.code)
    await jaipur.check_record(await record_file(mira.person, table), mira.person)
    again = opened(await mira.person.click("Rematch", on=table))
    assert "Once more!" in again.text
    assert len(jaipur.rows("SELECT 1 FROM matches WHERE state = 'running'")) == 1
