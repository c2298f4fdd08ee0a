"""The questions that are asked all the time use indexes, so that their cost does not grow with the finished games."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.application import Application
from bot.match.model import Game
from bot.store.database import Queries
from tests.bot.world import ANNA, PLACE, start_game

WORK: dict[str, Callable[[Application, Game], Awaitable[Any]]] = {
    "my games": lambda app, _: app.games.running(ANNA),
    "games of a channel": lambda app, _: app.games.in_channel(PLACE.channel_id),
    "history of a person": lambda app, _: app.games.history(user_id=ANNA),
    "history of a server": lambda app, _: app.games.history(guild_id=900),
    "due reminders": lambda app, _: app.deadlines.claim_reminders(),
    "due deadlines": lambda app, _: app.deadlines.sweep(),
    "being there": lambda app, _: app.hours.attend(),
    "giving lost hours back": lambda app, _: come_back(app),
    "tables behind": lambda app, _: app.tables.behind(),
    "tables put off in a server": lambda app, _: app.tables.hurry(900),
    "tables put off in a channel": lambda app, _: app.tables.hurry(900, PLACE.channel_id),
    "telling a table": lambda app, game: app.tables.claim(game.code),
    "what is left of tables": lambda app, _: app.leftovers.due(),
    "clearing away": lambda app, game: app.leftovers.take(game.code),
    "merchants to move": lambda app, _: app.merchants.to_move(),
    "expired challenges": lambda app, _: app.challenges.expire(),
    "my challenges": lambda app, _: app.challenges.open_of(ANNA),
    "challenging": lambda app, _: app.challenges.create(ANNA, 5555, PLACE),
    "the panel": lambda app, game: app.games.look(game.code, ANNA),
    "resigning": lambda app, game: app.endings.resign(game.code, ANNA),
    "ratings after a match": lambda app, game: rated(app, game),
    "what erasing does": lambda app, _: app.privacy.describe_erase(ANNA),
    "my data": lambda app, _: app.privacy.export(ANNA),
}


async def rated(app: Application, game: Game) -> None:
    assert len(await app.book.changes(await app.endings.resign(game.code, ANNA))) == 2


async def come_back(app: Application) -> None:
    await app.db.execute("INSERT INTO hours (name, last) VALUES ('bot', 0)")
    assert await app.hours.attend()


@pytest.mark.parametrize("what", WORK)
async def test_no_question_reads_a_whole_table(app: Application, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    game = await start_game(app)
    asked: list[tuple[str, tuple[Any, ...]]] = []
    for name in ("execute", "fetch_one", "fetch_all"):
        original = getattr(Queries, name)

        def listen(self: Queries, sql: str, *values: Any, original: Any = original) -> Any:
            asked.append((sql, values))
            return original(self, sql, *values)

        monkeypatch.setattr(Queries, name, listen)
    await WORK[what](app, game)
    monkeypatch.undo()
    assert asked
    for sql, values in asked:
        plan = await app.db.fetch_all(f"EXPLAIN QUERY PLAN {sql}", *values)
        for step in plan:
            scans = step["detail"].startswith("SCAN") and "SCAN CONSTANT ROW" not in step["detail"]
            assert not scans, f"{step['detail']} in {sql}"
