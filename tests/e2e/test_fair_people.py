"""Who takes part in a fair, and how: late, blocked, often late, erased, a merchant; two groups and their final."""

import asyncio

from playground.driver import Person
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import erase, opened, press
from tests.e2e.test_fair_troubles import resign, resign_all
from tests.e2e.test_fairs import DAY, RUNNING, begin, open_fair

PAIRS = (
    "SELECT e1.user_id AS one, e2.user_id AS other FROM fair_games g"
    " JOIN fair_entrants e1 ON e1.fair = g.fair AND e1.number = g.low"
    " JOIN fair_entrants e2 ON e2.fair = g.fair AND e2.number = g.high"
)


def met(jaipur: JaipurPlayground) -> set[frozenset[int | None]]:
    return {frozenset((row["one"], row["other"])) for row in jaipur.rows(PAIRS)}


async def lose_on_time(jaipur: JaipurPlayground, *people: Person) -> Person:
    """One of them does not answer; gives who has lost by it."""
    code = await jaipur.start_match(*people, pace="1 hour per move")
    await jaipur.advance_bot_clock(9 * 3600)  # the hour, the reserve, and as long again
    await until(lambda: jaipur.one("SELECT state FROM matches")["state"] == "over")
    match = jaipur.one("SELECT user1, user2, winner FROM matches WHERE code = ?", code)
    loser = match["user2"] if match["winner"] == 0 else match["user1"]
    return next(person for person in people if int(person.id) == loser)


async def test_blocked_pairs_late_joiners_and_the_erased(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    (uma,) = await jaipur.pg.add_people("Uma")
    await tomoko.command("/jaipur block", player=ravi)
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await mira.until(lambda: "2 being played" in message.text, within=WAIT)
    assert frozenset((int(ravi.id), int(tomoko.id))) not in met(jaipur)
    await jaipur.crash()
    answer = opened(await uma.click("Join", on=message))
    assert "Your first game begins as soon as somebody is free" in answer.text
    await until(lambda: len(jaipur.rows(RUNNING)) == 4)  # with the two who have one game only
    assert {frozenset((int(uma.id), int(one.id))) for one in (ravi, tomoko)} <= met(jaipur)
    await erase(ravi)
    await jaipur.while_time_passes(lambda: "2 played" in message.text, 61, "who had it in hand was killed")
    assert "Ravi" not in message.text
    lost = "SELECT winner, user1, user2 FROM matches WHERE termination = 'resigned'"
    assert all(row["user1" if row["winner"] == 0 else "user2"] is not None for row in jaipur.rows(lost))
    assert not any(None in (row["user1"], row["user2"]) for row in jaipur.rows(RUNNING))


async def test_a_merchant_fills_up_an_odd_number_outside_the_table(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people, merchants=True, games=1)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "2 being played" in message.text, within=WAIT)
    (practice,) = jaipur.rows("SELECT code, user1, is_rated FROM matches WHERE level1 <> '' OR level2 <> ''")
    assert not practice["is_rated"]
    idle = next(one for one in people if int(one.id) == practice["user1"])
    await idle.until(lambda: len(jaipur.tables(practice["code"])) == 1, within=WAIT)
    assert "the trader" in jaipur.table(practice["code"]).text
    await jaipur.mira.until(lambda: "{picture" in message.text, within=WAIT)
    assert "trader" not in message.text
    await resign(idle, practice["code"])
    await jaipur.mira.until(lambda: "1 played" in message.text, within=WAIT)
    assert "won 1" not in message.text
    assert "lost to" not in message.text


async def test_who_is_often_late_is_named_to_the_organiser_before_they_are_in(jaipur: JaipurPlayground) -> None:
    late = await lose_on_time(jaipur, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur)
    answer = opened(await late.click("Join", on=message))
    assert "the organiser is asked first" in answer.text
    await jaipur.mira.until(lambda: "1 person is waiting for the organiser" in message.text, within=WAIT)
    panel = opened(await jaipur.mira.click("Organise", on=message))
    assert "Lost more than one game in ten on time" in panel.text
    assert late.name in panel.text
    await jaipur.mira.select("Let somebody in…", [late.name], on=panel)
    await jaipur.mira.until(lambda: "1 person has joined" in message.text, within=WAIT)


async def test_the_organiser_sees_who_of_the_invited_is_often_late(jaipur: JaipurPlayground) -> None:
    late = await lose_on_time(jaipur, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, invited=True)
    panel = opened(await jaipur.mira.click("Organise", on=message))
    await jaipur.mira.select("Invite somebody…", [late], on=panel)
    assert "Invited, and lost more than one game in ten on time" in panel.text


async def test_beyond_turns_a_fair_mentions_somebody_once_a_day(jaipur: JaipurPlayground) -> None:
    for _ in range(2):
        message = await open_fair(jaipur, jaipur.ravi)
        panel = opened(await jaipur.mira.click("Organise", on=message))
        await press(jaipur.mira, "End the fair", panel)
        await press(jaipur.mira, "End the fair", panel)
        await jaipur.mira.until(lambda message=message: "called off" in message.text, within=WAIT)  # type: ignore[misc]
    told = "Spring fair** was called off"
    await jaipur.mira.until(lambda: sum(told in one.text for one in jaipur.mira.messages()) == 2, within=WAIT)
    assert len(jaipur.ravi.pings) == 1


async def test_two_groups_have_their_final_and_one_winner(jaipur: JaipurPlayground) -> None:
    people = await jaipur.pg.add_people(*(f"P{number}" for number in range(9)))
    message = await open_fair(jaipur, *people, games=4)
    await begin(jaipur, message)
    await resign_all(jaipur, *people)
    assert len(met(jaipur)) == 16
    await jaipur.advance_bot_clock(7 * DAY)  # nobody comes late any more
    await until(lambda: len(jaipur.rows(RUNNING)) > 0)
    await jaipur.mira.until(lambda: "Spring fair · final" in message.text, within=WAIT)
    await jaipur.crash()
    async with asyncio.timeout(4 * WAIT):
        while jaipur.one("SELECT state FROM fairs")["state"] == "running":  # four at a time: the next begin later
            await resign_all(jaipur, *people)
            await jaipur.advance_bot_clock(61)
            await asyncio.sleep(0.5)
    await jaipur.while_time_passes(lambda: "🏆" in message.text, 61, "the final has no winner")
    card = await jaipur.mira.sees("The result of Spring fair", within=WAIT)
    winner = jaipur.one("SELECT p.name FROM fair_entrants e JOIN people p ON p.user_id = e.user_id WHERE has_won")
    assert f"{winner['name']} has won" in card.text
