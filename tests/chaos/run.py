"""One chaos run: people play, everything goes wrong, and at the end nothing is lost."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

from tests.chaos import reckoning
from tests.chaos.ledger import Ledger
from tests.chaos.seating import Guests, sit_down
from tests.chaos.storm import Storm
from tests.e2e.bazaar import Bazaar

TOO_LATE = 10062
PATIENCE = 90.0  # seconds


async def chaos(folder: Path, seed: int, seconds: float) -> Ledger:
    """Raises AssertionError for whatever should never happen."""
    ledger, chance = Ledger(), Random(seed)
    async with Bazaar.open(folder) as bazaar:
        guests = await sit_down(bazaar, chance, ledger)
        storm = Storm(bazaar, chance, ledger)
        playing = [*(trader.play_on() for trader in guests.traders), guests.newcomers.come_and_go(), storm.blow()]
        working = [asyncio.create_task(work) for work in playing]
        try:
            await _weather(working, seconds, lambda: ledger.has_enough(moves=len(guests.traders)))
        finally:
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
        await storm.clear()
        await _reckon(bazaar, guests, ledger)
        await _forgive_lateness(bazaar, ledger)
    return ledger


async def _weather(working: list[asyncio.Task[None]], seconds: float, is_enough: Callable[[], bool]) -> None:
    """So many seconds; on a slow machine longer, until enough has happened to tell anything."""
    begun = monotonic()
    while (passed := monotonic() - begun) < seconds or (not is_enough() and passed < seconds + PATIENCE):
        done, _ = await asyncio.wait(working, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()


async def _forgive_lateness(bazaar: Bazaar, ledger: Ledger) -> None:
    """How fast it answers is for the benchmark: on a busy machine some answers come after the three seconds."""
    others = []
    for violation in await bazaar.control.take_violations():
        if violation["code"] == TOO_LATE:
            ledger.mishaps["answered too late"] += 1
        else:
            others.append(violation)
    assert not others, others


async def _reckon(bazaar: Bazaar, guests: Guests, ledger: Ledger) -> None:
    everybody = [*guests.people, bazaar.mira, bazaar.ravi, bazaar.tomoko]
    await reckoning.every_table_is_told(bazaar, also_unreachable=False)
    reckoning.every_acknowledged_move_is_stored(bazaar, ledger)
    reckoning.every_game_began_and_ended_as_was_said(bazaar, ledger)
    assert ledger.has_enough(moves=len(guests.traders)), f"hardly anybody could play: {ledger}"
    await reckoning.no_game_has_two_tables(bazaar, everybody, may_miss=True)
    await reckoning.every_game_goes_on(bazaar, everybody, ledger)
    await reckoning.every_table_is_told(bazaar, also_unreachable=True)
    await reckoning.no_game_has_two_tables(bazaar, everybody, may_miss=False)
    await reckoning.nobody_was_pinged_twice(bazaar, everybody)
    reckoning.nobody_was_reminded_twice(everybody)
    await reckoning.nothing_secret_was_public(bazaar)
    ledger.troubles["records verified"] = await reckoning.every_record_verifies(bazaar, everybody)
