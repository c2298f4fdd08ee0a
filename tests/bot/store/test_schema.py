"""Erasing, exporting and rebuilding know every table. Whoever adds a table or a column has to say what it is."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.application import Application
from bot.fairs.model import FairTerms
from bot.store import migrate
from bot.store.personal_data import MATCH_PARTS, PERSON_COLUMNS, RECORD_BOOK_ORDER, OnErase
from bot.store.record_book import REBUILT
from tests.bot.store.life_of_bazaars import play_a_day
from tests.bot.store.life_of_styles import look_at_style
from tests.bot.store.life_of_trainees import train
from tests.bot.store.whole_life import live_a_whole_life
from tests.bot.world import ANNA, BEN, PLACE, TERMS, FakeClock, plan_a_move, played_and_resigned, practised_and_resigned

# Ids of what is no person, by the name of the column: servers, channels, messages. A scope is a server.
PLACES = {"guild_id", "channel_id", "thread_id", "message_id", "scope", "today_channel_id"}
TIMES = {"created", "expires", "started", "ended", "since", "deadline", "dealt", "played", "said", "last_present"}
TIMES |= {"called", "declined", "alarm_at", "merchant_at", "tell_at", "tell_lease", "clear_at", "acted1", "acted2"}
TIMES |= {"call_at", "archive_at", "interrupted", "refused_since", "away_until", "mentioned", "due"}
TIMES |= {"begins", "due_at", "event_at", "joined", "gone"}
TIMES |= {"opened", "closes", "shown"}
# The rest is too small for an id, or counts something. By table, because such names are easily used again.
NUMBERS = {
    "challenges": {"pace", "reserve"},
    "matches": {"pace", "winner", "round", "ply", "mover", "cancel_by", "version", "told", "told_round", "told_ply"}
    | {"looked_round1", "looked_ply1", "looked_round2", "looked_ply2", "pinged_round", "pinged_ply", "booked"}
    | {"called_off_by", "refusals", "reserve", "reserve1", "reserve2", "steward"},
    "fairs": {"message_first", "event_id", "days", "games_at_once", "version", "told", "refusals", "event_refusals"},
    "fair_entrants": {"number", "group_number", "reserve"},
    "fair_games": {"low", "high", "starter"},
    "rounds": {"number", "starter"},
    "moves": {"round", "ply"},
    "plans": {"round", "ply"},
    "servers": {"pace"},
    "claimed_interactions": {"interaction_id"},  # of a click, not of who clicked
    "unanswered_mentions": {"clicked"},  # the interaction, not who clicked
    "old_tables": {"first", "last", "tries"},  # messages, and a count
    "round_ends": {"round", "first", "tries"},  # a message, and a count
    "last_booking": {"number"},
    "today_attempts": {"day"},
    "today_messages": {"day", "first", "version", "tries"},  # a message, and counts
    "today_shown": {"day"},
    "standings": {"games", "wins", "last", "opponents"},  # the last is a time
    "merchant_rungs": {"rung"},
    "merchant_standings": {"games", "wins", "last"},
    "rating_changes": {"seat", "booked"},
    "tallies": {"games", "wins", "rounds", "rounds_won", "rupees", "camel_tokens", "sales", "sale_rupees", "bonuses"}
    | {"diamond", "gold", "silver", "cloth", "spice", "leather", "best_sale"},
    "replies": {"step", "number"},
    "trainees": {"tried", "found"},
    "kept_exercises": {"tried", "step"},  # tried is a time
    "judged_rounds": {"round", "judge"},
    "rivalries": {"wins1", "wins2", "rounds1", "rounds2", "streak", "longest1", "longest2", "best_sale1", "best_sale2"}
    | {"closest", "last"},
}
# What `ratings rebuild` works from, or leaves alone. Everything else it writes anew: see REBUILT.
TRUTH = {
    *("codes", "people", "challenges", "matches", "rounds", "moves", "preferences", "servers", "blocks", "notices"),
    *("presence", "old_tables", "round_ends", "last_booking", "claimed_interactions", "merchant_rungs"),
    *("fairs", "fair_entrants", "fair_games", "plans", "unanswered_mentions", "digests"),
    *("today_attempts", "today_messages", "today_shown"),
    *("trainees", "kept_exercises", "judged_rounds"),
}
INVENTED = "CREATE TABLE friends (user_id BIGINT NOT NULL, friend BIGINT NOT NULL, name TEXT)"


@pytest.fixture
def newest(tmp_path: Path) -> Path:
    file = tmp_path / "newest.db"
    file.touch()
    migrate.migrate(file)
    return file


def schema(file: Path) -> dict[str, dict[str, str]]:
    """The type of every column of every table."""
    with closing(sqlite3.connect(file)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            table: {row[1]: row[2] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables
        }


def undeclared_columns(file: Path) -> set[str]:
    """Columns that could hold somebody's id, and of which nobody has said whether they do."""
    declared = {(one.table, one.column) for one in PERSON_COLUMNS}
    return {
        f"{table}.{column}"
        for table, columns in schema(file).items()
        for column, kind in columns.items()
        if "INT" in kind and (table, column) not in declared
        if column not in PLACES | TIMES | NUMBERS.get(table, set())
    }


def undeclared_tables(file: Path) -> set[str]:
    return set(schema(file)) - TRUTH - set(REBUILT)


def test_every_column_that_could_hold_an_id_is_declared(newest: Path) -> None:
    assert not undeclared_columns(newest), "declare them in bot/store/personal_data.py, or here as something else"


def test_every_table_is_the_truth_or_rebuilt_from_it(newest: Path) -> None:
    assert not undeclared_tables(newest), "add them to REBUILT in bot/store/record_book.py, or to TRUTH here"
    assert not TRUTH & set(REBUILT)


def test_a_table_that_nobody_declared_is_noticed(newest: Path) -> None:
    with closing(sqlite3.connect(newest)) as connection:
        connection.execute(INVENTED)
        connection.execute("ALTER TABLE preferences ADD COLUMN best_friend INTEGER")
        connection.commit()
    assert undeclared_columns(newest) == {"friends.user_id", "friends.friend", "preferences.best_friend"}
    assert undeclared_tables(newest) == {"friends"}


def test_nothing_is_declared_that_is_not_in_the_schema(newest: Path) -> None:
    found = schema(newest)
    assert TRUTH | set(REBUILT) == set(found)
    columns = {column for table in found.values() for column in table}
    assert columns >= PLACES | TIMES
    for table, numbers in NUMBERS.items():
        assert numbers <= set(found[table]), table
    for one in PERSON_COLUMNS:
        assert one.column in found[one.table], one


async def rows_of(app: Application, table: str, column: str, user_id: int) -> list[dict[str, Any]]:
    rows = await app.db.fetch_all(f"SELECT * FROM {table} WHERE {column} = ?", user_id)
    return [dict(row) for row in rows]


async def test_erasing_does_what_is_declared_and_the_export_has_what_is_declared(
    app: Application, clock: FakeClock, rng: Random
) -> None:
    """The whole life erases Anna at its end. Ben goes on, so something of him is in every column."""
    await live_a_whole_life(app, clock, rng)
    for one in PERSON_COLUMNS:
        assert not await rows_of(app, one.table, one.column, ANNA), one
    await app.challenges.create(BEN, 4000, TERMS)
    await app.challenges.create(4001, BEN, TERMS)
    await app.preferences.change(BEN, await app.preferences.of(BEN))
    await app.blocks.block(BEN, 666)
    await app.mentions.claim(BEN, "a test")
    await app.digests.want(BEN, is_wanted=True)
    await app.blocks.block(4001, BEN)
    for others in ((5, BEN), (BEN, 4002)):
        await played_and_resigned(app, *others)
    await practised_and_resigned(app, BEN)
    fair = await app.fair_entries.open(BEN, PLACE, FairTerms("Fair"))
    await app.fair_entries.join(fair.code, BEN)
    for other in (4003, 4004):
        await app.fair_entries.join(fair.code, other)
    await app.fair_entries.begin_now(fair.code, BEN)
    await app.fair_progress.go_on(fair.code)
    await plan_a_move(app, BEN, 4003, rng)
    await play_a_day(app, BEN)
    await train(app, clock, BEN)
    await app.training.next(BEN)
    await look_at_style(app, BEN)
    await app.match_counter.catch_up()
    exported = await app.personal_data.export(BEN)
    for one in PERSON_COLUMNS:
        stored = await rows_of(app, one.table, one.column, BEN)
        assert stored, f"the test says nothing about {one}"
        if one.exported_as:
            part = exported["record_book"] if one.table in RECORD_BOOK_ORDER else exported
            assert part[one.exported_as], one
    await app.personal_data.erase(BEN)
    for one in PERSON_COLUMNS:
        left = await rows_of(app, one.table, one.column, BEN)
        assert bool(left) == (one.on_erase is OnErase.KEEP), one


async def test_every_match_is_running_or_has_ended(app: Application, clock: FakeClock, rng: Random) -> None:
    """Erasing looks for a person's seats in these two parts of the matches."""
    await live_a_whole_life(app, clock, rng)
    parts = " OR ".join(f"({part})" for part in MATCH_PARTS)
    assert await app.db.fetch_all("SELECT 1 FROM matches")
    assert not await app.db.fetch_all(f"SELECT 1 FROM matches WHERE NOT ({parts})")
