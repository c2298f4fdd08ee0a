"""Write a fixture of the newest schema: `python -m tests.bot.fixture`. Do it once, before the next migration is added.

The file is a dump of a small life: a finished match, a running one, a practice game, challenges, preferences.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from bot.match.model import Level
from bot.people.preferences import Preferences
from bot.server_settings import ServerSettings
from bot.store.migrate import version_of
from tests.bot.world import ANNA, BEN, CARL, PRACTICE, TERMS, application, play_random, sqlite_of, start_match

FOLDER = Path(__file__).parent / "schemas"


async def live(folder: Path) -> Path:
    rng = Random(5)
    async with application(folder) as app:
        await app.names.remember(ANNA, "Anna")
        await app.names.remember(BEN, 'Ben "the Camel"')
        await play_random(app, await start_match(app), rng)
        await play_random(app, await start_match(app), rng, moves=7)
        await app.challenges.practise(CARL, Level.TRADER, PRACTICE)
        await app.challenges.create(ANNA, CARL, TERMS)
        await app.preferences.change(BEN, Preferences("fr", dm_notices=True, confirm=False))
        await app.servers.change(900, ServerSettings(is_quiet=True))
        await app.blocks.block(BEN, CARL)
        await app.notices.claim_once("once")
        return sqlite_of(app).file


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = asyncio.run(live(Path(folder)))
        version = version_of(file)
        with closing(sqlite3.connect(file)) as connection:
            dump = "\n".join(connection.iterdump())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{version:04}.sql").write_text(f"{dump}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
