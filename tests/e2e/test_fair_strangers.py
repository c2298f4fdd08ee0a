"""Fairs as strangers would use them: buttons that are not theirs, two at once, other servers, a kill at every step."""

import asyncio

import pytest

from playground.driver import Person, ShownMessage
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import opened, press, private_answer
from tests.e2e.test_fair_troubles import CARD, cards, end, resign
from tests.e2e.test_fairs import DAY, RUNNING, begin, join, open_fair

BUTTONS = ("organise", "begin", "end", "end-yes")
SELECTS = ("invite", "let-in", "remove", "remove-of", "hand-over")
ALL = ("fairs", "fair_entrants", "fair_games")


def everything(jaipur: JaipurPlayground) -> list[list[dict[str, object]]]:
    return [sorted(jaipur.rows(f"SELECT * FROM {table}"), key=str) for table in ALL]


async def until_quiet(jaipur: JaipurPlayground) -> None:
    """All is told."""
    await until(lambda: jaipur.one("SELECT tell_at FROM fairs")["tell_at"] is None)


async def leave(person: Person, message: ShownMessage) -> ShownMessage:
    answer = opened(await person.click("Leave", on=message))
    if answer.button("Leave"):
        await press(person, "Leave", answer)
    return answer


async def test_a_bot_is_neither_invited_nor_the_organiser(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur)
    panel = opened(await jaipur.mira.click("Organise", on=message))
    bot_id = str((await jaipur.control.world())["bot"]["id"])
    for select in ("Invite somebody…", "Hand the fair over to…"):
        assert "Choose a person" in opened(await jaipur.mira.select(select, [bot_id], on=panel)).text
        panel = opened(await jaipur.mira.click("Organise", on=message))
    assert jaipur.rows("SELECT 1 FROM fair_entrants") == []


async def test_who_does_not_organise_it_changes_nothing_by_any_button(jaipur: JaipurPlayground) -> None:
    """Whoever takes part, has left, or was never there; wherever the buttons come from."""
    uma, vikram, wren = await jaipur.pg.add_people("Uma", "Vikram", "Wren")
    message = await open_fair(jaipur, jaipur.ravi, jaipur.tomoko, uma)
    await begin(jaipur, message)
    await leave(uma, message)
    await until_quiet(jaipur)
    code = jaipur.one("SELECT code FROM fairs")["code"]
    before = everything(jaipur)
    ids = [f"j1|fair-{action}|{code}" for action in BUTTONS]
    forged = await forge_buttons(jaipur, *ids)
    for person in (jaipur.ravi, uma, vikram):
        for custom_id in ids:
            assert "Only the organiser" in opened(await person.click(custom_id, on=forged)).text, custom_id
        for action in SELECTS:
            custom_id = f"j1|fair-{action}|{code}" + ("|0" if action == "remove-of" else "")
            value = str(wren.id) if action in ("invite", "hand-over") else "1"
            select = await forge_select(jaipur, custom_id, value)
            answer = opened(await person.select(custom_id, [value], on=select))
            assert "Only the organiser" in answer.text, custom_id
    assert everything(jaipur) == before


async def test_values_that_nobody_was_offered_change_nothing(jaipur: JaipurPlayground) -> None:
    """Not even by the organiser: a list of theirs may be as old as one likes."""
    message = await open_fair(jaipur, jaipur.ravi)
    await until_quiet(jaipur)
    code = jaipur.one("SELECT code FROM fairs")["code"]
    before = everything(jaipur)
    for action, value in (("remove", "77"), ("let-in", "77"), ("remove", "0"), ("invite", "Ravi"), ("hand-over", "-1")):
        custom_id = f"j1|fair-{action}|{code}"
        select = await forge_select(jaipur, custom_id, value)
        answer = opened(await jaipur.mira.select(custom_id, [value], on=select))
        assert "no longer" in answer.text or "isn't in this fair any more" in answer.text, (action, value)
    assert everything(jaipur) == before
    assert message.button("Join")


async def test_who_is_not_in_it_is_told_so_when_they_leave(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur, jaipur.ravi)
    assert "You're not in this fair" in (await leave(jaipur.tomoko, message)).text
    await leave(jaipur.ravi, message)
    assert "You're not in this fair" in (await leave(jaipur.ravi, message)).text
    await join(jaipur.ravi, message)


async def test_of_two_who_take_the_last_place_one_gets_it(jaipur: JaipurPlayground) -> None:
    """Eight people are one group, which has no place for a ninth."""
    people = await jaipur.pg.add_people(*(f"P{number}" for number in range(7)))
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    answers = await asyncio.gather(*(person.click("Join", on=message) for person in (jaipur.ravi, jaipur.tomoko)))
    told = sorted(opened(answer).text.partition("!")[0][:12] for answer in answers)
    assert told == ["Nobody can j", "You're in"]
    assert len(jaipur.rows("SELECT 1 FROM fair_entrants")) == 8


async def test_who_clicks_twice_joins_once(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur)
    answers = await asyncio.gather(*(jaipur.ravi.click("Join", on=message) for _ in range(3)))
    assert sum("You're in" in opened(answer).text for answer in answers) == 1
    assert len(jaipur.rows("SELECT 1 FROM fair_entrants")) == 1
    await jaipur.ravi.until(lambda: "1 person has joined" in message.text, within=WAIT)


async def test_who_begins_or_ends_it_twice_does_so_once(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people)
    code = jaipur.one("SELECT code FROM fairs")["code"]
    forged = await forge_buttons(jaipur, f"j1|fair-begin|{code}", f"j1|fair-end-yes|{code}")
    await asyncio.gather(*(jaipur.mira.click(f"j1|fair-begin|{code}", on=forged) for _ in range(3)))
    await jaipur.mira.until(lambda: "3 being played" in message.text, within=WAIT)
    assert len(jaipur.rows("SELECT 1 FROM fair_games")) == 3
    await asyncio.gather(*(jaipur.mira.click(f"j1|fair-end-yes|{code}", on=forged) for _ in range(3)))
    await jaipur.mira.sees(CARD, within=WAIT)
    await until_quiet(jaipur)
    assert len(cards(jaipur.mira)) == 1


async def test_who_has_left_the_server_organises_nothing_from_elsewhere(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    home = str(mira.state.guild["id"])
    message = await open_fair(jaipur, ravi, jaipur.tomoko)
    await mira.select("Hand the fair over to…", [ravi], on=opened(await mira.click("Organise", on=message)))
    await until_quiet(jaipur)
    code = jaipur.one("SELECT code FROM fairs")["code"]
    elsewhere = await jaipur.control.add_guild("Elsewhere", ravi, mira, with_bot=True)
    for person in (ravi, mira):
        await person.until(lambda who=person: elsewhere in who.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(elsewhere)
    await jaipur.control.leave(ravi, home)
    before = everything(jaipur)
    ids = [f"j1|fair-{action}|{code}" for action in (*BUTTONS, "leave-yes", "join", "show")]
    forged = await forge_buttons(jaipur, *ids)
    for custom_id in ids:
        assert "There's no fair" in opened(await ravi.click(custom_id, on=forged)).text, custom_id
    assert everything(jaipur) == before


async def test_an_invitation_is_a_mention_a_day_whoever_invites(jaipur: JaipurPlayground) -> None:
    for _ in range(2):
        message = await open_fair(jaipur, invited=True)
        panel = opened(await jaipur.mira.click("Organise", on=message))
        await jaipur.mira.select("Invite somebody…", [jaipur.ravi], on=panel)
        await join(jaipur.ravi, message)
    await jaipur.advance_bot_clock(DAY)  # both are called off
    told = "Spring fair** was called off"
    await jaipur.mira.until(lambda: sum(told in one.text for one in jaipur.mira.messages()) == 2, within=WAIT)
    first, *more = jaipur.ravi.pings
    assert "you're invited" in first.text
    assert len(more) <= 1, "a day later, once"


async def test_a_kill_after_any_step_loses_nothing(jaipur: JaipurPlayground) -> None:
    """The database has it; nobody has been told."""
    people = {int(one.id): one for one in (jaipur.mira, jaipur.ravi, jaipur.tomoko)}
    message = await open_fair(jaipur, *people.values(), games=1)
    panel = opened(await jaipur.mira.click("Organise", on=message))
    beginning = asyncio.create_task(press(jaipur.mira, "Begin now", panel))
    await until(lambda: bool(jaipur.rows(RUNNING)))
    await jaipur.crash()
    await asyncio.gather(beginning, return_exceptions=True)
    for played in range(3):
        (game,) = jaipur.rows(RUNNING)
        await jaipur.while_time_passes(
            lambda game=game: len(jaipur.tables(str(game["code"]))) == 1,  # type: ignore[misc]
            61,
            "the table of the game was lost",
        )
        await jaipur.while_time_passes(
            lambda played=played: f"{played} played · 1 being played" in message.text,  # type: ignore[misc]
            61,
            "the message stays behind",
        )
        question = await private_answer(people[game["user1"]], "resign", game=str(game["code"]))
        resigning = asyncio.create_task(press(people[game["user1"]], "Yes", question))
        await until(lambda: not any(one["code"] == game["code"] for one in jaipur.rows(RUNNING)))  # noqa: B023
        await jaipur.crash()
        await asyncio.gather(resigning, return_exceptions=True)
        await until(lambda: len(jaipur.rows(RUNNING)) == (played < 2))  # noqa: B023
    ending = asyncio.create_task(end(jaipur.mira, message))
    await until(lambda: jaipur.one("SELECT ended FROM fairs")["ended"] is not None)
    await jaipur.crash()
    await asyncio.gather(ending, return_exceptions=True)
    await jaipur.while_time_passes(lambda: len(cards(jaipur.mira)) == 1, 61, "the result never comes")
    await jaipur.while_time_passes(lambda: "🏆" in message.text, 61, "the message stays behind")
    assert len(jaipur.rows("SELECT 1 FROM fair_games")) == 3


@pytest.mark.parametrize("hides", ["before", "after"])
async def test_the_name_of_a_winner_who_hides_is_in_the_fair_only(jaipur: JaipurPlayground, hides: str) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    if hides == "before":
        await press(ravi, "Hide me", await private_answer(ravi, "settings"))
    message = await open_fair(jaipur, mira, tomoko)
    question = opened(await ravi.click("Join", on=message))
    if hides == "before":
        await press(ravi, "Join", question)
    await begin(jaipur, message)
    by_id = {int(one.id): one for one in (mira, ravi, tomoko)}
    while games := jaipur.rows(RUNNING):
        seats = [by_id[games[0][seat]] for seat in ("user1", "user2")]
        await resign(next(one for one in seats if one is not ravi), str(games[0]["code"]))
    await end(mira, message)
    card = await mira.sees(CARD, within=WAIT)
    assert "Ravi has won" in card.text
    if hides == "after":
        assert "🏆 Spring fair" in (await private_answer(tomoko, "profile", player=ravi)).text
        await press(ravi, "Hide me", await private_answer(ravi, "settings"))
    assert "Ravi" not in (await private_answer(tomoko, "leaderboard")).text
    assert "🏆" not in (await private_answer(tomoko, "profile", player=ravi)).text
