"""At my level: a win goes up, a loss down, and everybody soon meets merchants who are even with them."""

from dataclasses import replace
from math import exp
from random import Random

import pytest

from ai import Level, choose, count_cards
from bot.application import Application
from bot.match.model import PublicMatch
from bot.match.my_level import FIRST_RUNG, LADDER, next_rung, rung_of
from bot.store import merchant_rungs
from rules import Deal, HeadStart, view
from rules.match import Match
from tests.bot.world import ANNA, BEN, PRACTICE, one_move, practised_and_resigned

STEP = 0.85  # log-odds of a round between neighbours of the ladder: see docs/ai.md
PEOPLE = 2000
TEN = 10


def climb(strength: float, games: int, rng: Random) -> list[int]:
    """The rungs that somebody meets who wins every other round against the merchant of this rung."""
    rungs = [FIRST_RUNG]
    for _ in range(games):
        chance = 1 / (1 + exp(STEP * (rungs[-1] - strength)))
        rungs.append(next_rung(rungs[-1], is_won=rng.random() < chance))
    return rungs


@pytest.mark.parametrize("strength", range(1, len(LADDER) + 1))
def test_players_of_every_strength_meet_their_level_within_ten_games(strength: int) -> None:
    rng = Random(strength)
    climbs = [climb(strength, 30, rng) for _ in range(PEOPLE)]
    arrived = sum(any(abs(rung - strength) <= 0.5 for rung in rungs[: TEN + 1]) for rungs in climbs)
    assert arrived / PEOPLE > 0.9
    away = [abs(rung - strength) for rungs in climbs for rung in rungs[TEN:]]
    assert sum(away) / len(away) < 1.25, "and they stay near it"


@pytest.mark.parametrize("strength", [2.5, 4, 5.5])
def test_after_ten_games_every_other_game_is_won(strength: float) -> None:
    rng = Random(7)
    climbs = [climb(strength, 40, rng) for _ in range(PEOPLE)]
    steps = [after > before for rungs in climbs for before, after in zip(rungs[TEN:], rungs[TEN + 1 :], strict=False)]
    assert 0.45 < sum(steps) / len(steps) < 0.55


def test_the_ladder_has_two_ends() -> None:
    assert next_rung(1, is_won=False) == 1
    assert next_rung(len(LADDER), is_won=True) == len(LADDER)


def round_won_by_trader(against: Level, rng: Random) -> bool:
    match = Match.start(PRACTICE.options, Deal.shuffle(rng), rng.randrange(2))
    levels = (Level.TRADER, against)
    while match.mover is not None and not match.results:
        seen = view(match, match.mover)
        match, _ = match.play(choose(seen, count_cards(seen), levels[match.mover], rng, 0, worlds=4))
    return match.results[0].winner == 0


def test_a_trader_finds_the_traders_rung() -> None:
    """Rounds that are really played, by the engine on both sides."""
    rng, rung, met = Random(3), FIRST_RUNG, []
    for _ in range(2 * TEN):
        rung = next_rung(rung, is_won=round_won_by_trader(LADDER[rung - 1], rng))
        met.append(rung)
    assert rung_of(Level.TRADER) in met[:TEN]
    assert abs(sum(met[TEN:]) / TEN - rung_of(Level.TRADER)) < 1.5


async def test_who_never_played_at_their_level_meets_the_third_merchant(app: Application) -> None:
    assert await app.challenges.level_of(ANNA) is LADDER[FIRST_RUNG - 1]
    match = await app.challenges.practise(ANNA, None, PRACTICE)
    assert match.is_at_my_level
    assert match.level is LADDER[FIRST_RUNG - 1]
    assert await merchant_rungs.find(app.db, ANNA) is None, "nothing is stored before a game is finished"


async def test_a_loss_goes_down_and_a_rematch_is_with_the_next_merchant(app: Application) -> None:
    lost = await practised_and_resigned(app, ANNA)
    assert await app.challenges.level_of(ANNA) is LADDER[FIRST_RUNG - 2]
    assert await app.challenges.level_of(BEN) is LADDER[FIRST_RUNG - 1]
    again = await app.endings.rematch(lost.code, ANNA)
    assert isinstance(again, PublicMatch)
    assert again.is_at_my_level
    assert again.level is LADDER[FIRST_RUNG - 2]


async def test_a_match_that_is_played_out_counts(app: Application, rng: Random) -> None:
    match = await app.challenges.practise(ANNA, None, PRACTICE)
    while match.outcome is None:
        match = await one_move(app, match, rng)
    expected = next_rung(FIRST_RUNG, is_won=match.outcome.winner == 0)
    assert await merchant_rungs.find(app.db, ANNA) == expected


async def test_other_games_and_those_called_off_do_not_move_the_rung(app: Application) -> None:
    chosen = await app.challenges.practise(ANNA, Level.MASTER, PRACTICE)
    await app.endings.resign(chosen.code, ANNA)
    called_off = await app.challenges.practise(ANNA, None, PRACTICE)
    await app.endings.cancel(called_off.code, ANNA)
    ahead = PRACTICE.options._replace(head_start=HeadStart(0, 10))
    unequal = await app.challenges.practise(ANNA, None, replace(PRACTICE, options=ahead))
    await app.endings.resign(unequal.code, ANNA)
    assert await merchant_rungs.find(app.db, ANNA) is None


async def test_two_matches_at_once_count_one_rung_each(app: Application) -> None:
    first, second = [await app.challenges.practise(ANNA, None, PRACTICE) for _ in range(2)]
    assert first.level is second.level is LADDER[FIRST_RUNG - 1]
    for match in (first, second):
        await app.endings.resign(match.code, ANNA)
    assert await merchant_rungs.find(app.db, ANNA) == FIRST_RUNG - 2


async def test_the_rung_is_exported_and_erased_and_whoever_comes_back_begins_anew(app: Application) -> None:
    for _ in range(2):
        await practised_and_resigned(app, ANNA)
    running = await app.challenges.practise(ANNA, None, PRACTICE)
    assert (await app.personal_data.export(ANNA))["merchant_rung"] == FIRST_RUNG - 2
    await app.personal_data.erase(ANNA)
    assert await merchant_rungs.find(app.db, ANNA) is None, "giving the running match up leaves no row behind"
    assert (await app.matches.find(running.code)).outcome
    again = await app.challenges.practise(ANNA, None, PRACTICE)
    assert again.level is LADDER[FIRST_RUNG - 1]
