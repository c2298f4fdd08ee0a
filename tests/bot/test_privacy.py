import json
import sqlite3
from random import Random

from bot.application import Application
from bot.match.model import ChallengeState, State
from bot.people.preferences import Preferences
from rules import Outcome, Termination
from rules.record import read
from tests.bot.world import ANNA, BEN, CARL, PLACE, SINGLE, FakeClock, fresh, play_random, start_game


async def live_a_little(app: Application, rng: Random) -> tuple[str, str]:
    """Anna's life: a finished game, a running one, challenges, blocks, preferences, a notice."""
    await app.people.remember(ANNA, "Anna the Unique")
    await app.people.remember(BEN, "Ben")
    finished = await start_game(app, options=SINGLE)
    await play_random(app, finished, rng)
    running = await start_game(app, (BEN, ANNA))
    await play_random(app, running, rng, moves=4)
    await app.challenges.create(ANNA, CARL, PLACE)
    await app.challenges.create(CARL, ANNA, PLACE)
    await app.blocks.block(ANNA, 666)
    await app.blocks.block(CARL, ANNA)
    await app.preferences.change(ANNA, Preferences(confirm=False))
    await app.notices.claim_once(f"user:{ANNA}:welcome")
    return finished.code, running.code


async def test_erasing_says_first_what_it_will_do_and_then_does_it(app: Application, rng: Random) -> None:
    finished, running = await live_a_little(app, rng)
    promised = await app.privacy.describe_erase(ANNA)
    assert (promised.finished, promised.resigned) == (1, (running,))
    assert (promised.challenges, promised.blocks, promised.has_preferences) == (4, 1, True)
    assert await app.privacy.erase(ANNA) == promised

    game = await app.games.game(running)
    assert game.state is State.OVER
    assert game.outcome == Outcome(0, Termination.RESIGNED)
    assert game.players[1].is_erased
    assert (await app.games.game(finished)).players[0].is_erased
    assert running in await app.tables.behind(), "the table is told"
    assert await app.privacy.describe_erase(ANNA) == type(promised)(0, (), 0, 0, has_preferences=False)
    assert await app.blocks.blocked_by(CARL) == [ANNA], "others' blocks are theirs"
    assert read(await app.records.record(finished)).seats == ("?", "Ben")


async def test_nothing_of_an_erased_person_is_left_in_the_file(app: Application, rng: Random) -> None:
    await live_a_little(app, rng)
    await app.blocks.unblock(CARL, ANNA)
    await app.privacy.erase(ANNA)
    await app.close()
    with sqlite3.connect(app.db.file) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Unique" not in dump
    assert str(ANNA) not in dump
    assert b"Unique" not in app.db.file.read_bytes()


async def test_erasing_who_was_never_here_does_nothing(app: Application) -> None:
    erasure = await app.privacy.erase(12345)
    assert (erasure.finished, erasure.resigned, erasure.challenges) == (0, (), 0)


async def test_the_export_has_everything_and_is_json(app: Application, rng: Random, clock: FakeClock) -> None:
    finished, running = await live_a_little(app, rng)
    export = json.loads(json.dumps(await app.privacy.export(ANNA)))
    assert export["user_id"] == ANNA
    assert export["name"] == "Anna the Unique"
    assert export["preferences"]["confirm"] is False
    assert export["blocked"] == [666]
    assert len(export["challenges"]) == 4
    assert {one["state"] for one in export["challenges"]} == {ChallengeState.OPEN.value, ChallengeState.ACCEPTED.value}
    games = {game["code"]: game for game in export["games"]}
    assert set(games) == {finished, running}
    assert read(games[finished]["record"]).match.outcome
    assert games[finished]["opponent"] == "Ben"
    mine = (await app.games.peek(running, ANNA)).view.me.hand
    assert games[running]["seen"]["hand"] == "".join(card.letter for card in mine or ())
    assert len(games[running]["seen"]["moves"]) == 4


async def test_an_export_leaves_no_trace(app: Application, rng: Random) -> None:
    _, running = await live_a_little(app, rng)
    before = await app.games.peek(running, ANNA)
    await app.privacy.export(ANNA)
    assert await app.games.peek(running, ANNA) == before
    assert await fresh(app, before.game) == before.game
