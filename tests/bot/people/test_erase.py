import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from bot.match.model import ChallengeState, State
from bot.people.preferences import Preferences
from rules import Outcome, Termination
from rules.record import read
from tests.bot.world import (
    ANNA,
    BEN,
    CARL,
    SINGLE,
    TERMS,
    FakeClock,
    application,
    fresh,
    play_random,
    sqlite_of,
    start_match,
)


async def live_a_little(app: Application, rng: Random) -> tuple[str, str]:
    """Anna's life: a finished game, a running one, challenges, blocks, preferences, a notice."""
    await app.names.remember(ANNA, "Anna the Unique")
    await app.names.remember(BEN, "Ben")
    finished = await start_match(app, options=SINGLE)
    await play_random(app, finished, rng)
    running = await start_match(app, (BEN, ANNA))
    await play_random(app, running, rng, moves=4)
    await app.challenges.create(ANNA, CARL, TERMS)
    await app.challenges.create(CARL, ANNA, TERMS)
    await app.blocks.block(ANNA, 666)
    await app.blocks.block(CARL, ANNA)
    await app.preferences.change(ANNA, Preferences(confirm=False))
    await app.notices.claim_once(f"user:{ANNA}:welcome")
    return finished.code, running.code


async def test_erasing_says_first_what_it_will_do_and_then_does_it(app: Application, rng: Random) -> None:
    finished, running = await live_a_little(app, rng)
    promised = await app.personal_data.describe_erase(ANNA)
    assert (promised.finished, promised.resigned) == (1, (running,))
    assert (promised.challenges, promised.blocks) == (4, 1)
    assert await app.personal_data.erase(ANNA) == promised

    match = await app.matches.find(running)
    assert match.state is State.OVER
    assert match.outcome == Outcome(0, Termination.RESIGNED)
    assert match.players[1].is_erased
    assert (await app.matches.find(finished)).players[0].is_erased
    assert running in await app.announcements.behind(), "the table is told"
    assert await app.personal_data.describe_erase(ANNA) == type(promised)(0, (), 0, 0)
    assert await app.blocks.blocked_by(CARL) == [ANNA], "others' blocks are theirs"
    assert read(await app.record_files.record(finished)).seats == ("?", "Ben")


@pytest.mark.sqlite_only
async def test_nothing_of_an_erased_person_is_left_in_the_file(app: Application, rng: Random) -> None:
    await live_a_little(app, rng)
    await app.blocks.unblock(CARL, ANNA)
    await app.personal_data.erase(ANNA)
    await app.close()
    with sqlite3.connect(sqlite_of(app).file) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Unique" not in dump
    assert str(ANNA) not in dump
    assert b"Unique" not in sqlite_of(app).file.read_bytes()


async def test_erasing_who_was_never_here_does_nothing(app: Application) -> None:
    erasure = await app.personal_data.erase(12345)
    assert (erasure.finished, erasure.resigned, erasure.challenges) == (0, (), 0)


async def test_the_export_has_everything_and_is_json(app: Application, rng: Random, clock: FakeClock) -> None:
    finished, running = await live_a_little(app, rng)
    export = json.loads(json.dumps(await app.personal_data.export(ANNA)))
    assert export["user_id"] == ANNA
    assert export["name"] == "Anna the Unique"
    assert export["preferences"]["confirm"] is False
    assert export["blocked"] == [666]
    assert len(export["challenges"]) == 4
    assert {one["state"] for one in export["challenges"]} == {ChallengeState.OPEN.value, ChallengeState.ACCEPTED.value}
    matches = {match["code"]: match for match in export["games"]}
    assert set(matches) == {finished, running}
    assert read(matches[finished]["record"]).match.outcome
    assert matches[finished]["opponent"] == "Ben"
    mine = (await app.matches.peek(running, ANNA)).view.me.hand
    assert matches[running]["seen"]["hand"] == "".join(card.letter for card in mine or ())
    assert len(matches[running]["seen"]["moves"]) == 4


async def test_an_export_leaves_no_trace(app: Application, rng: Random) -> None:
    _, running = await live_a_little(app, rng)
    before = await app.matches.peek(running, ANNA)
    await app.personal_data.export(ANNA)
    assert await app.matches.peek(running, ANNA) == before
    assert await fresh(app, before.match) == before.match


def files_of(app: Application) -> bytes:
    """The database and what SQLite keeps beside it."""
    return b"".join(file.read_bytes() for file in sorted(sqlite_of(app).file.parent.glob("jaipur.db*")))


@pytest.mark.sqlite_only
async def test_what_is_erased_leaves_the_log_beside_the_database_at_once(app: Application, rng: Random) -> None:
    await live_a_little(app, rng)
    assert b"Unique" in files_of(app)
    await app.personal_data.erase(ANNA)
    assert b"Unique" not in files_of(app), "while the bot runs"


@pytest.mark.sqlite_only
async def test_another_program_that_reads_does_not_keep_anybody_from_erasing(
    app: Application, rng: Random, caplog: pytest.LogCaptureFixture
) -> None:
    await live_a_little(app, rng)
    with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT * FROM people").fetchone()
        await app.personal_data.erase(ANNA)
        assert "another program reads the database" in caplog.text
    assert await app.names.name(ANNA) is None
    await app.personal_data.erase(12345)
    assert b"Unique" not in files_of(app), "the next one who erases takes it along"


async def test_erasing_names_the_open_invitations_that_have_to_go(app: Application, rng: Random) -> None:
    made = await app.challenges.create(ANNA, None, TERMS)
    got = await app.challenges.create(BEN, ANNA, TERMS)
    declined = await app.challenges.create(CARL, ANNA, TERMS)
    await app.challenges.decline(declined.code, ANNA)
    await app.challenges.attach_message(made.code, 77)
    erased = await app.personal_data.erase(ANNA)
    assert {(one.code, one.message_id) for one in erased.invitations} == {(made.code, 77), (got.code, None)}
    assert erased.challenges == 3


def files_that_name(word: bytes, app: Application) -> list[str]:
    folder = sqlite_of(app).file.parent
    return [path.name for path in folder.glob("jaipur.db*") if word in path.read_bytes()]


@pytest.mark.sqlite_only
async def test_what_is_erased_while_another_program_reads_goes_when_it_has_finished(
    app: Application, rng: Random, caplog: pytest.LogCaptureFixture
) -> None:
    await live_a_little(app, rng)
    with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM people").fetchone()
        await app.personal_data.erase(ANNA)
        await app.db.empty_log_if_due()
        assert files_that_name(b"Anna the Unique", app) == ["jaipur.db-wal"]
        await start_match(app, (BEN, CARL))
    assert [record.levelname for record in caplog.records if "-wal" in record.getMessage()] == ["WARNING"], "once"
    await app.db.empty_log_if_due()
    assert files_that_name(b"Anna the Unique", app) == []


@pytest.mark.sqlite_only
async def test_nobody_waits_while_another_program_keeps_erased_data_in_the_log(app: Application, rng: Random) -> None:
    """Not even inside SQLite: somebody else gets to write at the first opportunity, not after several tries."""
    await live_a_little(app, rng)
    with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM people").fetchone()
        trips: list[str] = []
        writer = sqlite_of(app)._writer
        assert writer is not None
        await writer.set_trace_callback(trips.append)
        await app.db.empty_log()
        await writer.set_trace_callback(None)  # type: ignore[arg-type]
    tries = [statement for statement in trips if "wal_checkpoint" in statement]
    assert len(tries) == 1
    assert trips.index("PRAGMA busy_timeout = 0") < trips.index(tries[0])


@pytest.mark.sqlite_only
async def test_what_a_killed_bot_left_in_the_log_goes_when_it_is_started(tmp_path: Path, rng: Random) -> None:
    async with application(tmp_path) as app:
        await live_a_little(app, rng)
        with closing(sqlite3.connect(sqlite_of(app).file, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM people").fetchone()
            await app.personal_data.erase(ANNA)
        (tmp_path / "after").mkdir()
        for name in ("jaipur.db", "jaipur.db-wal"):
            shutil.copyfile(tmp_path / name, tmp_path / "after" / name)
        assert b"Anna the Unique" in (tmp_path / "after" / "jaipur.db-wal").read_bytes()
    async with application(tmp_path / "after") as app:
        await app.db.empty_log_if_due()
        assert files_that_name(b"Anna the Unique", app) == []
