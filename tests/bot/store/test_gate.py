"""Questions go through side by side; whoever shuts the gate is alone."""

import asyncio

import pytest

from bot.store.gate import Gate


async def test_many_are_inside_at_once() -> None:
    gate = Gate()
    with gate.inside():
        await asyncio.wait_for(gate.until_open(), 1)
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
        await gate.until_open()
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
        waiting = asyncio.create_task(gate.until_open())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(gate.until_open(), 1)


async def test_who_never_leaves_does_not_keep_it_open_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.gate.PATIENCE", 0.01)
    gate = Gate()
    with gate.inside():
        async with gate.shut():
            pass
