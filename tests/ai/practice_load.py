"""How long people wait for a merchant's move while many practise at once: `python -m tests.ai.practice_load --help`.

Everybody plays by rules of thumb and thinks for some seconds before each move; the merchants answer as in the bot.
"""

import argparse
import asyncio
import sys
from random import Random
from time import perf_counter

from ai import Level, choose, count_cards
from ai.ladder import percentile
from ai.training.arena import SINGLE_ROUND
from bot.match.merchant_thinking import THINKING, MerchantThinking
from rules import Deal, view
from rules.match import Match

PERSON = 0  # the seat


async def practise(merchants: MerchantThinking, number: int, level: Level, seconds: float, pause: float) -> list[float]:
    """Play rounds for so long; how long each move of the merchant took."""
    rng, waits = Random(number), []
    until = perf_counter() + seconds
    await asyncio.sleep(rng.uniform(0, 2 * pause))  # not all of them at once
    while perf_counter() < until:
        match = Match.start(SINGLE_ROUND, Deal.shuffle(rng), starter=PERSON)
        while match.mover is not None and perf_counter() < until:
            seen = view(match, match.mover)
            if match.mover == PERSON:
                await asyncio.sleep(rng.uniform(pause / 2, 3 * pause / 2))
                move = choose(seen, count_cards(seen), Level.TRADER, rng, 0)
            else:
                asked = perf_counter()
                move = await merchants.choose(seen, level, seed=seen.ply, person=number)
                waits.append(perf_counter() - asked)
            match, _ = match.play(move)
    return waits


async def measure(games: int, levels: list[Level], seconds: float, pause: float, thinking: float) -> list[float]:
    async with MerchantThinking(seconds=thinking) as merchants:
        start = view(Match.start(SINGLE_ROUND, Deal.shuffle(Random(0)), starter=0), 0)
        await merchants.choose(start, Level.MASTER, seed=0, person=0)  # the worker starts
        playing = [practise(merchants, one, levels[one % len(levels)], seconds, pause) for one in range(games)]
        return [wait for waits in await asyncio.gather(*playing) for wait in waits]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ai.practice_load")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", type=Level, choices=list(Level), help="of every merchant (default: all eight)")
    parser.add_argument("--seconds", type=float, default=60, help="how long they play")
    parser.add_argument("--pause", type=float, default=10, help="seconds a person thinks, in the mean")
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds the master may think")
    wanted = parser.parse_args()
    levels = [wanted.level] if wanted.level else list(Level)
    waits = asyncio.run(measure(wanted.games, levels, wanted.seconds, wanted.pause, wanted.thinking))
    figures = ", ".join(
        f"p{round(100 * share)} {1000 * percentile(waits, share):.0f} ms" for share in (0.5, 0.95, 0.99)
    )
    sys.stdout.write(f"{len(waits)} moves: {figures}, longest {1000 * max(waits):.0f} ms\n")


if __name__ == "__main__":
    main()
