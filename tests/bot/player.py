"""A process for the crash test: its children play random matches until they are killed, and say what was acknowledged.

    python -m tests.bot.player FOLDER

For every seed on a line of standard input a child is forked, because forking takes a hundredth of the time that
starting Python does. A child's lines are written after the store has acknowledged: `start CODE`,
`move CODE ROUND PLY MOVE`, `remind NONCE`, `forfeit CODE`. `ready PID` comes first, `dead` last.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from bot.application import Application
from bot.match.model import Pace, PublicMatch, State, Terms
from tests.bot.world import ANNA, BEN, PLACE, SINGLE, application

GAMES = 6


class RushingClock:
    """An hour passes in a second, so that deadlines pass while matches are played."""

    def now(self) -> int:
        return int((time.time() - 1_700_000_000) * 3600)


def say(*words: object) -> None:
    """One write a line: print makes several where Python runs unbuffered, and death may come between them."""
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


async def play(app: Application, rng: Random) -> None:
    running = await app.matches.running(ANNA)
    if len(running) < GAMES:
        await start(app, ANNA, rng.randrange(1000, 10**9), Pace.NO_LIMIT)
    if len(await app.matches.running(BEN)) < GAMES:
        await start(app, BEN, rng.randrange(1000, 10**9), Pace.HOUR)
    if running:
        await move(app, rng.choice(running), rng)


async def start(app: Application, user: int, opponent: int, pace: Pace) -> None:
    challenge = await app.challenges.create(user, opponent, Terms(PLACE, SINGLE, pace))
    match = await app.challenges.accept(challenge.code, opponent)
    say("start", match.code)


async def move(app: Application, match: PublicMatch, rng: Random) -> None:
    user = match.user_to_move
    assert user is not None
    seen = await app.matches.look(match.code, user)
    chosen = rng.choice(seen.view.legal_moves())
    await app.play.move(match.code, user, match.position, chosen)
    say("move", match.code, match.round, match.ply + 1, chosen)


async def keep_time(app: Application) -> None:
    for reminder in await app.deadlines.claim_reminders(seconds=1):
        await app.deadlines.reminded(reminder)
        say("remind", reminder.nonce)
    for match in await app.deadlines.sweep():
        if match.state is State.OVER:
            say("forfeit", match.code)


async def live(folder: Path, seed: int) -> None:
    rng = Random(seed)
    async with application(folder, RushingClock(), seed) as app:
        say("ready", os.getpid())
        while True:
            await play(app, rng)
            await keep_time(app)


def main(folder: Path, live: Callable[[Path, int], Coroutine[Any, Any, None]] = live) -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(live(folder, int(line)))
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
