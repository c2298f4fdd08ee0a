"""What a stall costs: everything was thought before, so opening one and judging a choice is reading and painting."""

import asyncio
import sys
from pathlib import Path
from time import process_time

from bot.language import languages
from bot.today.attempts import STALLS
from bot.today.day_numbers import begins
from cogs.core.phrasing import Phrasing
from cogs.exercises import screens
from cogs.today.stall_screen import answer_screen, asking
from render import Painters
from tests.bot.world import ANNA, FakeClock, application

MOST = 0.050  # seconds of a processor
DAYS = 12
EN = Phrasing(languages()["en"], {})


async def test_a_stall_is_opened_and_judged_in_fifty_milliseconds(tmp_path: Path) -> None:
    """In processor time, so that it does not matter what else the machine does. The first of each kind warms up."""
    clock, painters = FakeClock(), Painters(remembered=1)
    opened, judged = [], []
    async with application(tmp_path, clock) as app:
        first = app.today.day
        for person in range(20):  # so that there are bars
            await app.today.open(person, app.today.day)
            await app.today.choose(person, app.today.day, 1, app.today.exercise(app.today.day, 1).best)
        for number in range(DAYS):
            clock.time = begins(first + number)
            attempt = await app.today.open(ANNA + number, app.today.day)
            for stall in range(1, STALLS + 1):
                app.today._exercises.cache_clear()
                begun = process_time()
                exercise = app.today.exercise(attempt.day, stall)
                await screens.ask(painters, EN, exercise, asking(EN, app.today, attempt, stall, "Anna"))
                opened.append(process_time() - begun)
                attempt = await app.today.choose(ANNA + number, attempt.day, stall, exercise.best)
                begun = process_time()
                await answer_screen(painters, EN, app.today, attempt, stall)
                judged.append(process_time() - begun)
    await painters.close()
    assert sorted(opened)[len(opened) // 2] < MOST, opened
    assert sorted(judged)[len(judged) // 2] < MOST, judged


def test_no_search_is_even_at_hand() -> None:
    """The search works with NumPy, which the bot's own process never loads."""
    code = (
        "import sys; import cogs.today.stalls, cogs.today.cog; from ai.exercises.files import Days;"
        " Days().stalls(1); assert 'numpy' not in sys.modules"
    )

    async def run() -> int:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
        return await process.wait()

    assert asyncio.run(run()) == 0
