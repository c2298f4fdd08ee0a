"""The questions that are asked all the time use indexes, so that their cost does not grow with the finished games."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.application import Application
from bot.match.model import PublicMatch
from bot.store.database import Queries
from tests.bot.world import ANNA, PLACE, TERMS, start_match

WORK: dict[str, Callable[[Application, PublicMatch], Awaitable[Any]]] = {
    "my games": lambda app, _: app.matches.running(ANNA),
    "games of a channel": lambda app, _: app.matches.in_channel(PLACE.channel_id),
    "history of a person": lambda app, _: app.matches.history(user_id=ANNA),
    "history of a server": lambda app, _: app.matches.history(guild_id=900),
    "due reminders": lambda app, _: app.deadlines.claim_reminders(),
    "due deadlines": lambda app, _: app.deadlines.sweep(),
    "being there": lambda app, _: app.downtime.attend(),
    "giving lost hours back": lambda app, _: come_back(app),
    "tables behind": lambda app, _: app.announcements.behind(),
    "tables put off in a server": lambda app, _: app.announcements.hurry(900),
    "tables put off in a channel": lambda app, _: app.announcements.hurry(900, PLACE.channel_id),
    "telling a table": lambda app, match: app.announcements.claim(match.code),
    "what is left of tables": lambda app, _: app.old_tables.due(),
    "clearing away": lambda app, match: app.old_tables.take(match.code),
    "merchants to move": lambda app, _: app.computer_turns.to_move(),
    "expired challenges": lambda app, _: app.challenges.expire(),
    "my challenges": lambda app, _: app.challenges.open_of(ANNA),
    "challenging": lambda app, _: app.challenges.create(ANNA, 5555, TERMS),
    "the panel": lambda app, match: app.matches.look(match.code, ANNA),
    "resigning": lambda app, match: app.endings.resign(match.code, ANNA),
    "ratings after a match": lambda app, match: rated(app, match),
    "what erasing does": lambda app, _: app.personal_data.describe_erase(ANNA),
    "my data": lambda app, _: app.personal_data.export(ANNA),
}


async def rated(app: Application, match: PublicMatch) -> None:
    assert len(await app.record_book.changes(await app.endings.resign(match.code, ANNA))) == 2


async def come_back(app: Application) -> None:
    await app.db.execute("INSERT INTO hours (name, last) VALUES ('bot', 0)")
    assert await app.downtime.attend()


@pytest.mark.parametrize("what", WORK)
async def test_no_question_reads_a_whole_table(app: Application, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    match = await start_match(app)
    asked: list[tuple[str, tuple[Any, ...]]] = []
    for name in ("execute", "fetch_one", "fetch_all"):
        original = getattr(Queries, name)

        def listen(self: Queries, sql: str, *values: Any, original: Any = original) -> Any:
            asked.append((sql, values))
            return original(self, sql, *values)

        monkeypatch.setattr(Queries, name, listen)
    await WORK[what](app, match)
    monkeypatch.undo()
    assert asked
    for sql, values in asked:
        plan = await app.db.fetch_all(f"EXPLAIN QUERY PLAN {sql}", *values)
        for step in plan:
            scans = step["detail"].startswith("SCAN") and "SCAN CONSTANT ROW" not in step["detail"]
            assert not scans, f"{step['detail']} in {sql}"
