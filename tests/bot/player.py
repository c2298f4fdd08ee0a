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
from pathlib import Path
from random import Random

from bot.application import Application
from bot.match.model import Game, Pace, State
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
    running = await app.games.running(ANNA)
    if len(running) < GAMES:
        await start(app, ANNA, rng.randrange(1000, 10**9), Pace.NO_LIMIT)
    if len(await app.games.running(BEN)) < GAMES:
        await start(app, BEN, rng.randrange(1000, 10**9), Pace.HOUR)
    if running:
        await move(app, rng.choice(running), rng)


async def start(app: Application, user: int, opponent: int, pace: Pace) -> None:
    challenge = await app.challenges.create(user, opponent, PLACE, SINGLE, pace)
    game = await app.challenges.accept(challenge.code, opponent)
    say("start", game.code)


async def move(app: Application, game: Game, rng: Random) -> None:
    user = game.user_to_move
    assert user is not None
    seen = await app.games.look(game.code, user)
    chosen = rng.choice(seen.view.legal_moves())
    await app.play.move(game.code, user, game.round, game.ply, chosen)
    say("move", game.code, game.round, game.ply + 1, chosen)


async def keep_time(app: Application) -> None:
    for reminder in await app.deadlines.claim_reminders(seconds=1):
        await app.deadlines.reminded(reminder)
        say("remind", reminder.nonce)
    for game in await app.deadlines.sweep():
        if game.state is State.OVER:
            say("forfeit", game.code)


async def live(folder: Path, seed: int) -> None:
    rng = Random(seed)
    async with application(folder, RushingClock(), seed) as app:
        say("ready", os.getpid())
        while True:
            await play(app, rng)
            await keep_time(app)


def main(folder: Path) -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(live(folder, int(line)))
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
