"""The same as `tests.bot.player`, with people who plan: `python -m tests.bot.planner FOLDER`.

What somebody wants is said before it is asked for: `want CODE ROUND PLY MOVE` for a move by hand, `plan …` for a
planned one, with the place that it may take; `drop CODE ROUND PLY` after the store has acknowledged that it will not.
Now and then a child kills itself between the opponent's move and the planned one; the next life says `late CODE`.
"""

import os
import signal
import sys
from pathlib import Path
from random import Random

from bot.application import Application
from bot.match.model import Pace, Position, PublicMatch
from rules import PlannedMoves, Wake
from tests.bot.player import GAMES, RushingClock, main, say, start
from tests.bot.world import ANNA, application

SUICIDE = 0.08


async def play_one(app: Application, rng: Random) -> None:
    for code in await app.plans.due():
        await app.plans.answer(code)
    running = await app.matches.running(ANNA)
    if len(running) < GAMES:
        await start(app, ANNA, rng.randrange(1000, 10**9), Pace.NO_LIMIT)
    if running:
        await move(app, rng.choice(running), rng)


async def move(app: Application, match: PublicMatch, rng: Random) -> None:
    user = match.user_to_move
    assert user is not None
    chosen = rng.choice((await app.matches.look(match.code, user)).view.legal_moves())
    say("want", match.code, match.round, match.ply + 1, chosen)
    moved = await app.play.move(match.code, user, match.position, chosen)
    if rng.random() < SUICIDE:
        os.kill(os.getpid(), signal.SIGKILL)
    if rng.random() < 0.3:
        await app.plans.answer(match.code)  # else the next life finds it, or somebody is faster
    if not moved.match.outcome and moved.match.user_to_move != user:
        await plan(app, moved.match, user, rng)


async def plan(app: Application, match: PublicMatch, user: int, rng: Random) -> None:
    """Made, perhaps changed, perhaps dropped."""
    moves, place = (await app.matches.peek(match.code, user)).view.legal_moves(), (match.round, match.ply + 2)
    for _ in range(rng.randint(1, 2)):
        chosen = rng.sample(moves, min(len(moves), rng.randint(1, 3)))
        for one in chosen:
            say("plan", match.code, *place, one)
        wakes = frozenset(wake for wake in Wake if rng.random() < 0.2)
        if await app.plans.make(match.code, user, match.position, PlannedMoves(tuple(chosen), wakes)):
            say("made", match.code, *place)
    if rng.random() < 0.2 and await app.plans.drop(match.code, user, Position(*match.position)):
        say("drop", match.code, *place)


async def live(folder: Path, seed: int) -> None:
    rng = Random(seed)
    async with application(folder, RushingClock(), seed) as app:
        say("ready", os.getpid())
        for code in await app.plans.due():
            say("late", code, seed)
        while True:
            await play_one(app, rng)


if __name__ == "__main__":
    main(Path(sys.argv[1]), live)
