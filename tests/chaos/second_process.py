"""A second whole bot by mistake: the same token, database and shards. Both hear every click."""

import asyncio
from random import Random

from playground.driver import BotProcess
from tests.chaos.host import SLOWLY
from tests.e2e.jaipur_playground import BOT, JaipurPlayground

READY = "ready as"


async def run_second_process(jaipur: JaipurPlayground, chance: Random) -> None:
    """For some seconds; then it is stopped, or killed with whatever it has at hand."""
    second = BotProcess(BOT, jaipur.bot.env, _nothing_to_wait_for)
    await second.start()
    try:
        async with asyncio.timeout(SLOWLY):
            while not any(READY in line for line in second.output):  # noqa: ASYNC110  # nobody tells us
                await asyncio.sleep(0.05)
        await asyncio.sleep(chance.uniform(2, 5))
        if chance.random() < 0.5:
            assert await second.stop(within=SLOWLY) == 0, second.tail()
    finally:
        await second.kill()
        jaipur.bot.output.extend(second.output)  # whoever looks for secrets and faults reads both


async def _nothing_to_wait_for(online: bool, within: float) -> None:
    """People see no difference."""
