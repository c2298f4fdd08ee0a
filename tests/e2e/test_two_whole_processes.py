"""Two whole processes by mistake: both hear every click. One of them answers, the other stays silent."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.driver import BotProcess
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground
from tests.e2e.players import Player, seated

TIMES = 5


@asynccontextmanager
async def second_process(jaipur: JaipurPlayground) -> AsyncIterator[BotProcess]:
    """The same bot once more: the same token, the same database, the same shard."""
    before = (await jaipur.control.bot())["identifies"]

    async def joined(online: bool, within: float) -> None:
        while online and (await jaipur.control.bot())["identifies"] == before:  # noqa: ASYNC110  # another process
            await asyncio.sleep(0.1)

    other = BotProcess(BOT, jaipur.bot.env, joined)
    await other.start()
    try:
        yield other
    finally:
        assert await other.stop() == 0
        other.check()


@pytest.fixture
async def doubled(tmp_path: Path) -> AsyncIterator[JaipurPlayground]:
    async with JaipurPlayground.open(tmp_path) as jaipur, second_process(jaipur):
        yield jaipur


async def test_a_practice_game_begins_once(doubled: JaipurPlayground) -> None:
    for number in range(TIMES):
        await doubled.mira.command("/jaipur challenge", level="1 · Anju the apprentice")
        await asyncio.sleep(0.3)  # long enough for a second one
        assert len(doubled.rows("SELECT code FROM matches")) == number + 1


async def test_blocking_is_not_undone(doubled: JaipurPlayground) -> None:
    for number in range(TIMES):
        answer = await doubled.mira.command("/jaipur block", player=doubled.ravi)
        await asyncio.sleep(0.3)
        is_blocked = number % 2 == 0
        assert len(doubled.rows("SELECT * FROM blocks")) == int(is_blocked)
        assert answer is not None
        assert ("no longer" in answer.text) == is_blocked, answer.text


async def test_who_played_a_move_reads_that_it_was_played(doubled: JaipurPlayground) -> None:
    mover, waiting = await seated(doubled)
    players = {one.person.name: one for one in (mover, waiting)}
    for number in range(2 * TIMES):
        mover = _to_move(players)
        await mover.open_panel()
        await mover.click_a_move()
        await asyncio.sleep(0.2)
        assert "nothing was played" not in mover.text
        assert len(doubled.moves(mover.code)) == number + 1
        await _other(players, mover).open_panel()
    assert len(doubled.tables(mover.code)) == 1


async def test_a_slow_disk_changes_nothing_about_it(doubled: JaipurPlayground) -> None:
    mover, waiting = await seated(doubled)
    for player in (mover, waiting, mover, waiting):
        await _move_on_a_slow_disk(doubled, player)
    # Before a claim can be written, nobody can know that the other answers, too; Discord takes one of them.
    assert {one["code"] for one in await doubled.control.take_violations()} <= {40060}


async def test_a_challenge_is_made_once_and_calls_once(doubled: JaipurPlayground) -> None:
    invitation = await doubled.mira.command("/jaipur challenge", opponent=doubled.ravi)
    assert invitation is not None
    await asyncio.sleep(0.5)
    assert len(doubled.ravi.pings) == 1
    accepted = await doubled.ravi.click("Accept", on=invitation)
    assert accepted is not None
    (code,) = re.findall("`(....)`", accepted.text)
    await doubled.mira.until(lambda: len(doubled.tables(code)) == 1, within=WAIT, why="there is no table")
    await asyncio.sleep(0.5)
    assert len(doubled.tables(code)) == 1
    assert not [one for one in doubled.mira.messages() if "something went wrong" in one.text.lower()]


async def test_a_table_that_is_asked_for_is_posted_once(doubled: JaipurPlayground) -> None:
    mover, _ = await seated(doubled)
    for number in range(TIMES):
        await doubled.mira.command("/jaipur table", game=mover.code)
        await asyncio.sleep(1)  # long enough for a second one
        posted = [one for one in await doubled.control.public() if one["event"] == "message" and "j1|hand" in str(one)]
        assert len(posted) == number + 2


async def _move_on_a_slow_disk(doubled: JaipurPlayground, player: Player) -> None:
    await player.open_panel()
    known = len(doubled.moves(player.code))
    async with doubled.busy_database(2.2):
        await player.click_a_move()
    await player.person.until(lambda: len(doubled.moves(player.code)) == known + 1, within=WAIT)
    await player.person.until(lambda: "** to move" in player.text, within=WAIT, why="the panel stood still")
    assert not [one for one in player.person.messages() if one.is_loading], "nobody is left waiting"
    assert "nothing was played" not in player.person.screen()


def _to_move(players: dict[str, Player]) -> Player:
    return next(one for one in players.values() if one.panel is None or one.is_my_turn)


def _other(players: dict[str, Player], player: Player) -> Player:
    return next(one for one in players.values() if one is not player)
