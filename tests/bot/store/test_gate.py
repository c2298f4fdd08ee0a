"""Questions go through side by side; whoever shuts the gate is alone."""

import asyncio

from bot.store.gate import Gate


async def test_many_are_inside_at_once() -> None:
    gate = Gate()
    with gate.inside():
        await asyncio.wait_for(gate.wait(), 1)
        with gate.inside():
            pass


async def test_who_shuts_it_waits_for_those_inside_and_is_alone() -> None:
    gate, seen = Gate(), list[str]()

    async def shut() -> None:
        async with gate.shut():
            seen.append("shut")
            await asyncio.sleep(0)
            seen.append("open")

    async def ask() -> None:
        await gate.wait()
        with gate.inside():
            seen.append("asked")

    with gate.inside():
        shutting = asyncio.create_task(shut())
        await asyncio.sleep(0)
        asking = [asyncio.create_task(ask()) for _ in range(3)]
        await asyncio.sleep(0)
        assert not seen
    await asyncio.gather(shutting, *asking)
    assert seen == ["shut", "open", "asked", "asked", "asked"]


async def test_who_is_called_off_outside_leaves_it_as_it_was() -> None:
    gate = Gate()
    async with gate.shut():
        waiting = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(gate.wait(), 1)
