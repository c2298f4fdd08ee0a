"""People who plan while they wait: they make, change and drop plans, whatever happens."""

import asyncio
from random import Random

from playground.driver import Button, Person, ShownMessage
from tests.chaos.report import ChaosReport

PLAN, CHANGE, DROP = "Plan my next move…", "Change the plan…", "Drop the plan"
WAKES = ("precious", "camels", "less", "never")
PATIENCE = 6.0  # seconds


async def plan_something(person: Person, panel: ShownMessage, chance: Random, report: ChaosReport) -> None:
    """From the panel of who waits. What is wanted is written down before it is asked for."""
    if panel.button(DROP) and chance.random() < 0.3:
        await _press(person, DROP, panel)
        report.deeds["plans dropped"] += "The plan is dropped" in panel.text
        return
    begin = PLAN if panel.button(PLAN) else CHANGE
    if not panel.button(begin):
        return
    await _press(person, begin, panel)
    for _ in range(chance.randint(1, 3)):
        moves = [one for one in panel.buttons if (one.custom_id or "").startswith("j1|plan-move|")]
        if not moves:
            break
        chosen = chance.choice(moves)
        _want(chosen, report)
        await _press(person, chosen, panel, times=2 if chance.random() < 0.3 else 1)
    if panel.select("Play it…"):
        before = panel.raw
        await person.select("Play it…", chance.sample(WAKES, chance.randint(0, 2)), on=panel)
        await person.until(lambda: panel.raw is not before, within=PATIENCE, why="nothing changed")
    if panel.button("Done"):
        report.deeds["plans made"] += 1
        await _press(person, "Done", panel)


def _want(chosen: Button, report: ChaosReport) -> None:
    """It answers the move after this position."""
    _, _, code, at, move = (chosen.custom_id or "").split("|")
    round_, ply = map(int, at.split("."))
    report.planned[code, round_, ply + 2].add(move)


async def _press(person: Person, wanted: Button | str, panel: ShownMessage, times: int = 1) -> None:
    """By its id where it is known: on a panel that goes on meanwhile a button to move has the same words."""
    before, name = panel.raw, wanted if isinstance(wanted, str) else wanted.custom_id or ""
    await asyncio.gather(*(person.click(name, on=panel) for _ in range(times)))
    await person.until(lambda: panel.raw is not before, within=PATIENCE, why="nothing changed")
