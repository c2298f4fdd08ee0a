"""Hands, decks, salts and bonus values are in nothing that is handed out to those who may not know them."""

import json
import logging
from random import Random

import pytest

from bot.application import Application
from bot.errors import Refused
from bot.match.model import Position, RoundRecap
from bot.settings import Settings
from rules import IllegalMove, Sold, parse
from tests.bot.world import ANNA, BEN, CARL, plan_a_move, play_random, start_match


async def secrets_of_running_rounds(app: Application, code: str) -> list[str]:
    match = await app.matches.find(code)
    row = await app.db.fetch_one("SELECT deck, salt FROM rounds WHERE match = ? AND number = ?", code, match.round)
    assert row
    return [row["deck"], row["deck"][12:], row["salt"]]


def bonus_values(rounds_recap: tuple[RoundRecap, ...], seat: int | None) -> list[int]:
    """The values of others' bonus tokens in rounds that are not over."""
    return [
        event.bonus.value
        for round_recap in rounds_recap
        for event in round_recap.events
        if isinstance(event, Sold) and event.bonus and event.bonus.value is not None
        if round_recap.result is None and event.seat != seat
    ]


async def test_nothing_that_is_handed_out_shows_a_secret(app: Application, rng: Random) -> None:
    match = await start_match(app)
    bonuses = 0
    for _ in range(60):
        seen = {user: await app.matches.peek(match.code, user) for user in (ANNA, BEN, CARL, None)}
        announcement = await app.announcements.claim(match.code)
        assert announcement
        public = repr([match, seen[CARL], seen[None], announcement])
        for secret in await secrets_of_running_rounds(app, match.code):
            assert secret not in public
            assert secret not in repr(seen)
        assert all(player.hand is None for player in announcement.view.players)
        assert bonus_values(announcement.recap, None) == []
        for user in (ANNA, BEN):
            view = seen[user].view
            assert view.opponent.hand is None
            assert all(bonus.value is None for bonus in view.opponent.bonuses)
            assert bonus_values(seen[user].since, view.seat) == []
            bonuses += len(view.opponent.bonuses)
        await app.announcements.postpone(announcement, 0)
        [moved] = await play_random(app, match, rng, moves=1)
        if moved.match.outcome:
            break
        match = moved.match
    assert bonuses, "no bonus token was earned: the test has shown nothing"


async def test_nothing_that_is_handed_out_depends_on_a_plan(app: Application, rng: Random) -> None:
    """Whatever somebody has planned, everybody else is handed out the same."""
    match = await plan_a_move(app, ANNA, BEN, rng)

    async def handed_out() -> str:
        seen = [await app.matches.peek(match.code, user) for user in (ANNA, BEN, CARL, None)]
        announcement = await app.announcements.claim(match.code, again=True)
        assert announcement
        await app.announcements.postpone(announcement, 0)
        return repr([seen, announcement, await app.matches.running(BEN), await app.personal_data.export(BEN)])

    shown = [await handed_out()]
    for moves, wakes in (("+K", ""), ("-CC +D -LLL", "camels")):
        await app.db.execute("UPDATE plans SET moves = ?, wakes = ? WHERE match = ?", moves, wakes, match.code)
        shown.append(await handed_out())
    await app.db.execute("DELETE FROM plans")
    shown.append(await handed_out())
    assert len(set(shown)) == 1


async def test_an_export_shows_no_hidden_card_of_a_running_game(app: Application, rng: Random) -> None:
    match = await start_match(app)
    await play_random(app, match, rng, moves=20)
    export = await app.personal_data.export(ANNA)
    text = json.dumps(export)
    for secret in await secrets_of_running_rounds(app, match.code):
        assert secret not in text
    assert "record" not in export["games"][0]


async def test_errors_and_logs_show_no_secret(app: Application, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    match = await start_match(app)
    texts = []
    for move in ("-DDDDDD", "+GGGGG-LLLLL", "+K"):
        for user in (ANNA, BEN, CARL):
            for ply in (0, 3):
                try:
                    await app.play.move(match.code, user, Position(1, ply), parse(move))
                except (IllegalMove, Refused) as error:
                    texts.append(f"{error!s} {error!r}")
        match = await start_match(app, (ANNA, 1000 + len(texts)))
    assert len(texts) > 10
    everything = "\n".join(texts) + caplog.text
    for row in await app.db.fetch_all("SELECT deck, salt, bonus3, bonus4, bonus5 FROM rounds"):
        for secret in row:
            assert secret not in everything


def test_the_token_shows_in_nothing() -> None:
    settings = Settings.model_validate({"DISCORD_TOKEN": "very.secret.token"})
    assert "very" not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
