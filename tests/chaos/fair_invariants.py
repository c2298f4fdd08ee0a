"""What must be true of a fair after all the trouble: one message, no pair twice, one result. Now nothing may fail."""

import asyncio
from functools import partial
from itertools import combinations

from tests.chaos.fair_games import FairGames
from tests.chaos.invariants import SETTLED, patiently
from tests.chaos.short_matches import resign

WEEKS = 15 * 24 * 3600


async def a_fair_has_one_message(fair: FairGames) -> None:
    """Which shows how the fair stands. Where somebody has deleted it, it comes when somebody asks for it."""
    if not fair.messages():
        await patiently(fair.ask_for_the_message, fair.report)
    jaipur = fair.jaipur
    for _ in range(int(SETTLED)):
        row, shown = jaipur.one("SELECT * FROM fairs"), fair.messages()
        running = len(fair.running())
        played = jaipur.one("SELECT count(*) AS games FROM fair_games")["games"] - running
        told = f"{played} played · {running} being played"
        if [one.id for one in shown] == [str(row["message_id"])] and told in shown[0].text:
            return
        await asyncio.sleep(1)
        await jaipur.advance_bot_clock(20)
    said = "\n".join(line for line in jaipur.bot.output if row["code"] in line)
    raise AssertionError(f"{[(one.id, one.text) for one in shown]}, known {row}, not {told!r}\n{said}")


async def every_pair_meets_once(fair: FairGames) -> None:
    """Games begin when others end, until everybody who takes part has met everybody else."""
    people, code = {one.id: one for one in fair.people}, fair.jaipur.one("SELECT code FROM fairs")["code"]
    entrants = fair.jaipur.rows("SELECT number FROM fair_entrants WHERE membership = 'in' AND gone IS NULL")
    pairs = set(combinations(sorted(one["number"] for one in entrants), 2))
    met = "SELECT g.low, g.high, m.state, m.code FROM fair_games g LEFT JOIN matches m ON m.code = g.match"
    for _ in range(int(SETTLED)):
        for game in fair.running():
            await patiently(partial(resign, people[game["user1"]], game["code"], fair.report), fair.report)
        rows = fair.jaipur.rows(met)
        if all(row["state"] == "over" for row in rows) and {(row["low"], row["high"]) for row in rows} >= pairs:
            break
        await asyncio.sleep(0.5)
        await fair.jaipur.advance_bot_clock(20)
    assert {(row["low"], row["high"]) for row in rows} == pairs, rows
    assert len({row["code"] for row in rows}) == len(pairs), f"a match counts twice: {rows}"
    theirs = fair.jaipur.rows("SELECT code FROM matches WHERE fair = ?", code)
    assert {row["code"] for row in theirs} == {row["code"] for row in rows}, "a game that the fair does not know"


async def its_result_comes_once(fair: FairGames) -> None:
    await fair.jaipur.advance_bot_clock(WEEKS)
    await fair.jaipur.while_time_passes(lambda: bool(fair.results()), 61, "the fair has no result")
    await asyncio.sleep(1)
    assert len(fair.results()) == 1, fair.results()
    assert not fair.messages(), "nobody can leave it any more"
