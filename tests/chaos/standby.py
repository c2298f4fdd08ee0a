"""`python -m tests.chaos.standby 20`: kill the process that plays, again and again, at a random moment of a match.

The other one takes over, the killed one comes back and stands by. What is measured: seconds from SIGKILL to the next
move that somebody has played, clicking again and again.

Every fourth time it is not killed but frozen (SIGSTOP) until the other one has taken over because the server gave the
line up, and then thawed: it has to end without a word.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from playground.driver import BotProcess
from tests.chaos import invariants
from tests.chaos.report import ChaosReport
from tests.e2e.jaipur_playground import BOT, JaipurPlayground, until
from tests.e2e.players import Player
from tests.e2e.test_standby import nothing_to_wait_for, until_a_move_is_played
from tests.postgresql import running_server

GOAL = 10.0  # seconds
KILLS_A_MATCH = 4  # before it can be over: nobody could play the next move then


async def storm(folder: Path, url: str, kills: int, chance: Random) -> list[float]:
    """Raises AssertionError when a move is lost, somebody is called twice, or there are two tables."""
    took: list[float] = []
    async with JaipurPlayground.open(folder, JAIPUR_DATABASE=url, JAIPUR_STANDBY="true") as jaipur:
        jaipur.bot.tracebacks_expected = True
        other = BotProcess(BOT, jaipur.bot.env, nothing_to_wait_for)
        first, second = jaipur.bot, other
        await second.start()
        for number in range(kills):
            if number % KILLS_A_MATCH == 0:
                code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
            players = [Player(person, code, chance) for person in (jaipur.mira, jaipur.ravi)]
            await until(partial(says_that_it_stands_by, second))
            playing = asyncio.create_task(play_on(players))
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            is_frozen = number % 4 == 3
            await (freeze(jaipur, first) if is_frozen else first.kill())
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            known = jaipur.moves(code)
            try:
                took.append(await until_a_move_is_played(jaipur, players, len(known)))
            except AssertionError as fault:
                fault.add_note("\n".join([*second.output[-60:], *(player.person.screen() for player in players)]))
                raise
            if is_frozen:
                await thaw(first)
            assert jaipur.moves(code)[: len(known)] == known, "a move was lost"
            print(f"{'freeze' if is_frozen else 'kill'} {number + 1}: {took[-1]:.1f} s", flush=True)
            if took[-1] > GOAL:
                print(*second.output[-400:], sep="\n", flush=True)  # what it did instead
            first, second = second, first
            second.output.clear()
            await start_again(second)
        await invariants.every_table_is_told(jaipur, also_unreachable=False)
        await invariants.nobody_was_pinged_twice(jaipur, [jaipur.mira, jaipur.ravi], ChaosReport())
        await invariants.no_match_has_two_tables(jaipur, [jaipur.mira, jaipur.ravi], may_miss=False)
        for process in (first, second):
            await process.stop()
        if first is jaipur.bot or second is jaipur.bot:
            await jaipur.bot.start()
    return took


async def freeze(jaipur: JaipurPlayground, process: BotProcess) -> None:
    """As a machine that stands still, whose lines the server then gives up. The standby's line is made anew."""
    assert process.pid
    os.kill(process.pid, signal.SIGSTOP)
    assert jaipur.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'jaipur'")


async def thaw(process: BotProcess) -> None:
    assert process.pid
    os.kill(process.pid, signal.SIGCONT)
    await until(lambda: not process.is_running)


def says_that_it_stands_by(process: BotProcess) -> bool:
    return any("standing by" in line for line in process.output)


async def start_again(process: BotProcess) -> None:
    process._wait_for = nothing_to_wait_for
    await process.start()


async def play_on(players: list[Player]) -> None:
    while True:
        for player in players:
            await player.open_panel()
            if player.is_my_turn:
                await player.click_a_move()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos.standby", description=__doc__)
    parser.add_argument("kills", type=int, help="how often; every fourth time it is frozen instead")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with running_server() as server, tempfile.TemporaryDirectory() as folder:
        took = asyncio.run(storm(Path(folder), server.new_database(), chosen.kills, Random(chosen.seed)))
    print(
        f"{len(took)} kills and freezes: median {median(took):.1f} s, longest {max(took):.1f} s;"
        " nothing lost, nobody called twice"
    )
    return 0 if max(took) <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
