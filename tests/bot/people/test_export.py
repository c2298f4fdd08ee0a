"""The export has what docs/privacy.md says is stored."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.application import Application
from bot.fairs.model import FairTerms
from tests.bot.people.test_erase import live_a_little
from tests.bot.store.life_of_bazaars import play_a_day
from tests.bot.store.life_of_styles import look_at_style
from tests.bot.store.life_of_trainees import train
from tests.bot.world import ANNA, BEN, CARL, TERMS, FakeClock, plan_a_move, start_match

PRIVACY = Path(__file__).parents[3] / "docs" / "privacy.md"
EXPORTED: dict[str, list[str]] = {  # the beginning of a line of the table, and where the export has it
    "your Discord id": ["user_id", "name", "locale"],
    "your games": [
        *(
            f"games.{key}"
            for key in ("code", "seat", "opponent", "opponent_id", "server", "channel", "thread", "message")
        ),
        *(f"games.{key}" for key in ("started", "ended", "move_times", "looked_at")),
    ],
    "ratings, statistics": ["record_book.tallies", "record_book.standings", "record_book.replies"],
    "challenges you sent or got": [
        *(f"challenges.{key}" for key in ("challenger", "opponent", "server", "channel", "message")),
        *(f"challenges.{key}" for key in ("created", "called", "declined")),
    ],
    "your plan in a running game": [f"plans.{key}" for key in ("game", "moves", "wake_if", "not_played_because")],
    "the days of the bazaar you opened": [
        *(f"today.{key}" for key in ("day", "opened", "counts", "choice1", "choice2", "choice3")),
        *(f"today_shown.{key}" for key in ("server", "day", "shown")),
    ],
    "your training": [
        *(f"training.trainee.{key}" for key in ("rating", "tried", "exercise")),
        *(f"training.exercises.{key}" for key in ("exercise", "tried", "due")),
    ],
    "your style, once you have opened it": [f"style.{key}" for key in ("match", "round", "stakes", "choices")],
    "the fairs you joined, opened, were handed or were invited to": [
        "fairs.joined",
        "fairs.reserve",
        "fairs_organised.created",
    ],
    "things you were told, asked or offered once": [f"said_once.{key}" for key in ("what", "when")],
    "your settings": ["preferences", "blocked"],
    "the number of the merchant at your level": ["merchant_rung"],
    "by which call, in which message and when you were mentioned": ["unanswered_mention"],
    "when your next daily digest is due": ["next_digest"],
}
NOT_EXPORTED = ("that somebody else has blocked you",)  # nobody learns who blocked them


def table() -> list[str]:
    rows = [line.strip("| ") for line in PRIVACY.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [row for row in rows if not row.startswith(("what", "---"))]


def found(export: Any, path: str) -> bool:
    """Whether every one of the things has it."""
    first, _, rest = path.partition(".")
    values = [one[first] for one in export] if isinstance(export, list) else [export[first]]
    return all(found(value, rest) for value in values) if rest else bool(values)


def test_every_line_of_the_table_is_thought_of() -> None:
    for row in table():
        assert row.startswith((*EXPORTED, *NOT_EXPORTED)), row
    assert len(table()) == len(EXPORTED) + len(NOT_EXPORTED)


async def test_the_export_has_what_the_table_says(app: Application, clock: FakeClock, rng: Random) -> None:
    finished, running = await live_a_little(app, rng)
    declined = await app.challenges.create(BEN, ANNA, TERMS)
    await app.challenges.decline(declined.code, ANNA)
    await app.matches.look(running, ANNA)
    planned = await plan_a_move(app, ANNA, BEN, rng)
    fair = await app.fair_entries.open(ANNA, TERMS.place, FairTerms("Spring fair"))
    await app.fair_entries.join(fair.code, ANNA)
    await play_a_day(app, ANNA)
    await train(app, clock)
    await app.training.next(ANNA)
    await look_at_style(app, ANNA)
    await app.notices.claim_once(f"user:{ANNA}:fair-mention")
    await app.match_counter.catch_up()
    export = json.loads(json.dumps(await app.personal_data.export(ANNA)))
    assert [one["name"] for one in (*export["fairs"], *export["fairs_organised"])] == ["Spring fair"] * 2
    for paths in EXPORTED.values():
        for path in paths:
            assert found(export, path), path
    [plan] = export["plans"]
    assert plan["game"] == planned.code
    assert plan["wake_if"] == ["camels", "less", "precious"]
    assert (await app.personal_data.export(BEN))["plans"] == [], "only one's own"
    challenges = {one["code"]: one for one in export["challenges"]}
    assert challenges[declined.code]["declined"]
    assert {BEN, CARL} <= {one["challenger"] for one in challenges.values()}
    games = {one["code"]: one for one in export["games"]}
    assert games[running]["looked_at"] == "1.4"
    assert len(games[running]["move_times"]) == 4
    assert len(games[finished]["move_times"]) > 10


async def test_who_asks_again_and_again_waits_for_the_same_file(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads all of somebody's games: twenty at once would keep others waiting for seconds."""
    made: list[int] = []
    collect = app.personal_data._exports.of

    async def count(user_id: int) -> dict[str, Any]:
        made.append(user_id)
        return await collect(user_id)

    monkeypatch.setattr(app.personal_data._exports, "of", count)
    await start_match(app)
    exports = await asyncio.gather(*(app.personal_data.export(user) for user in (ANNA, BEN, ANNA, ANNA)))
    assert [one["user_id"] for one in exports] == [ANNA, BEN, ANNA, ANNA]
    assert made == [ANNA, BEN]
    await app.names.remember(ANNA, "Anna")
    assert (await app.personal_data.export(ANNA))["name"] == "Anna", "and is made anew afterwards"


async def test_who_waits_no_longer_takes_it_away_from_nobody(app: Application) -> None:
    first, second = (asyncio.create_task(app.personal_data.export(ANNA)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second)["user_id"] == ANNA
