"""What a host lives with: a status page, logs, shards, a Discord that is away."""

import asyncio
import json
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.hosting.metrics import KINDS
from playground.driver import BotProcess
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import seated


async def test_the_status_page_counts_what_happens(tmp_path: Path) -> None:
    port = free_port()
    async with JaipurPlayground.open(tmp_path, JAIPUR_STATUS_PORT=str(port)) as jaipur:
        mover, _ = await seated(jaipur)
        await mover.click_a_move()
        assert await page(port, "health") == (200, "ok\n")
        status, text = await page(port, "metrics")
        assert status == 200
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        numbers = {name: float(value) for name, value in lines}
        assert numbers["jaipur_moves_total"] == numbers["jaipur_games"] == 1
        assert numbers["jaipur_answers_total"] >= 5
        counts = {kind: numbers[f'jaipur_answer_seconds_count{{kind="{kind}"}}'] for kind in KINDS}
        assert sum(counts.values()) == numbers["jaipur_answers_total"]
        assert counts["command"] >= 1
        assert counts["button"] >= 1
        for kind, count in counts.items():
            assert numbers[f'jaipur_answer_seconds_bucket{{kind="{kind}",le="+Inf"}}'] == count
        assert numbers["jaipur_errors_total"] == 0
        assert numbers['jaipur_discord_refusals_total{status="429"}'] == 0
        assert {"jaipur_painting", "jaipur_thinking", "jaipur_tables_behind", "jaipur_shards"} <= set(numbers)
        await jaipur.control.gateway("drop")
        await jaipur.pg.bot_is(online=False)
        await jaipur.pg.bot_is(online=True)
        await asyncio.sleep(0.2)
        assert "jaipur_disconnects_total 1.0" in (await page(port, "metrics"))[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def page(port: int, name: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{name}") as answer:
        return answer.status, await answer.text()


@pytest.mark.parametrize("jaipur", [{"JAIPUR_LOG_FORMAT": "json", "JAIPUR_LOG_LEVEL": "DEBUG"}], indirect=True)
async def test_json_logs_name_match_and_interaction_and_no_token(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await jaipur.control.fault("status", path=r"/channels/\d+/messages", status=404, count=3)
    await mover.click_a_move()
    await until(lambda: any('"match"' in line for line in jaipur.bot.output))
    lines = [json.loads(line) for line in jaipur.bot.output]
    about = next(line for line in lines if line.get("match") == mover.code)
    assert about["interaction"].isdigit()
    assert {"time", "level", "logger", "message"} <= set(about)
    token = (await jaipur.control.bot())["token"]
    assert not [line for line in jaipur.bot.output if token in line or "/callback" in line]


@pytest.mark.parametrize("jaipur", [{"JAIPUR_SHARDS": "2"}], indirect=True)
async def test_two_shards_play_like_one(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    assert (await jaipur.control.bot())["identifies"] == 2


async def test_two_processes_share_the_shards_and_the_database(tmp_path: Path) -> None:
    """Whichever of them has the server: its matches go on, with one table, and nobody is called twice."""
    async with JaipurPlayground.open(tmp_path, JAIPUR_SHARDS="2", JAIPUR_SHARD_IDS="0") as jaipur:

        async def joined(online: bool, within: float) -> None:
            while online and (await jaipur.control.bot())["identifies"] < 2:  # noqa: ASYNC110  # another process
                await asyncio.sleep(0.1)

        other = BotProcess(BOT, jaipur.bot.env | {"JAIPUR_SHARD_IDS": "1"}, joined)
        await other.start()
        try:
            mover, waiting = await seated(jaipur)
            before = len(waiting.person.pings)
            await jaipur.advance_bot_clock(10 * 60)
            await mover.click_a_move()
            await waiting.person.until(lambda: len(waiting.person.pings) > before, within=WAIT)
            await waiting.open_panel()
            await waiting.click_a_move()
            assert len(jaipur.moves(mover.code)) == 2
            await until(lambda: jaipur.rows("SELECT 1 FROM matches WHERE tell_at IS NOT NULL") == [])
            assert len(waiting.person.pings) == before + 1
            await mover.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
        finally:
            assert await other.stop() == 0
            other.check()


async def test_discord_that_is_away_at_the_start_is_one_readable_line(jaipur: JaipurPlayground) -> None:
    await jaipur.bot.stop()
    await jaipur.control.fault("status", path="/users/@me", status=401)
    with pytest.raises(AssertionError, match="the bot ended with 2"):
        await jaipur.bot.start()
    assert jaipur.bot.output[-1] == (
        "settings: DISCORD_TOKEN: Discord does not accept it; copy it again (Bot, Reset Token)"
    )
    await jaipur.control.clear_faults()
    await jaipur.control.fault("reset", path="/users/@me")
    with pytest.raises(AssertionError, match="the bot ended with 1"):
        await jaipur.bot.start()
    assert jaipur.bot.output[-1].startswith("Discord cannot be reached: ")
