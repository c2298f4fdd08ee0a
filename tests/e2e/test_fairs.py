"""Fairs with the real bot: six people play a whole one while the bot is killed again and again."""

from random import Random
from typing import Any

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened, press, private_answer

DAY = 24 * 3600
RUNNING = (
    "SELECT m.code, m.user1, m.user2 FROM fair_games g JOIN matches m ON m.code = g.match"
    " WHERE m.state = 'running' ORDER BY m.started, m.code"
)


async def open_fair(jaipur: JaipurPlayground, *people: Person, **options: Any) -> ShownMessage:
    message = opened(await jaipur.mira.command("/jaipur fair", name="Spring fair", **options))
    for person in people:
        await join(person, message)
    return message


async def join(person: Person, message: ShownMessage) -> None:
    answer = opened(await person.click("Join", on=message))
    assert answer.is_private
    assert "You're in!" in answer.text


async def begin(jaipur: JaipurPlayground, message: ShownMessage) -> None:
    panel = opened(await jaipur.mira.click("Organise", on=message))
    await press(jaipur.mira, "Begin now", panel)
    await until(lambda: bool(jaipur.rows(RUNNING)))


async def play_out(people: dict[int, Person], game: dict[str, int], code: str) -> None:
    players = [Player(people[game[seat]], code, Random(code)) for seat in ("user1", "user2")]
    for player in players:
        await player.open_panel()
    while not players[0].is_over:
        mover = next(player for player in players if player.is_my_turn)
        await mover.collect()
        for player in players:
            await player.open_panel()


async def test_a_whole_fair_of_six_people_with_kills_in_between(jaipur: JaipurPlayground) -> None:
    people = [jaipur.mira, jaipur.ravi, jaipur.tomoko, *await jaipur.pg.add_people("Uma", "Vikram", "Wren")]
    by_id = {int(person.id): person for person in people}
    message = await open_fair(jaipur, *people)
    await jaipur.crash()
    await jaipur.mira.until(lambda: "6 people have joined" in message.text, within=WAIT)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "0 played · 6 being played · 9 to come" in message.text, within=WAIT)
    played = 0
    while games := jaipur.rows(RUNNING):
        game = games[0]
        await play_out(by_id, game, str(game["code"]))
        played += 1
        if played % 4 == 0:
            await jaipur.crash()  # before anybody can have told of the end
        if played < 15:
            await until(lambda: bool(jaipur.rows(RUNNING)))
    assert played == 15
    pairs = {(row["low"], row["high"]) for row in jaipur.rows("SELECT low, high FROM fair_games")}
    assert len(pairs) == 15
    await jaipur.advance_bot_clock(7 * DAY)  # nobody can join any more
    await jaipur.mira.until(lambda: "🏆" in message.text, within=WAIT, why="the fair has no winner")
    assert message.button("Join") is None
    card = await jaipur.mira.sees("The result of Spring fair", within=WAIT)
    assert "6 people, 15 games" in card.text
    assert sum("The result of Spring fair" in one.text for one in jaipur.mira.messages()) == 1
    assert sum("🎪 Spring fair" in one.text for one in jaipur.mira.messages()) == 2, "the message, and the card"
    winner = jaipur.one("SELECT user_id FROM fair_entrants WHERE has_won")["user_id"]
    assert "🏆 Spring fair" in (await private_answer(by_id[winner], "profile")).text
    assert "Fairs: Spring fair" in (await private_answer(jaipur.ravi, "leaderboard")).text


async def test_with_two_people_it_is_called_off_and_both_are_told_once(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.advance_bot_clock(DAY)
    told = await jaipur.ravi.sees("a fair needs at least three people", within=WAIT)
    await jaipur.crash()
    await jaipur.ravi.until(lambda: "It was called off" in message.text, within=WAIT)
    for person in (jaipur.mira, jaipur.ravi):
        assert [one.id for one in person.pings] == [told.id]
    assert not jaipur.tomoko.pings


async def test_who_may_open_a_fair(jaipur: JaipurPlayground) -> None:
    refused = await private_answer(jaipur.ravi, "fair", name="Mine")
    assert "Manage Events" in refused.text
    await press(jaipur.mira, "Fairs for all", opened(await jaipur.mira.command("/jaipur-server")))
    assert "Mine" in opened(await jaipur.ravi.command("/jaipur fair", name="Mine")).text
    assert (
        "too short"
        in (await private_answer(jaipur.mira, "fair", name="X", days="7 days", length="Best of three rounds")).text
    )


async def test_the_organiser_invites_removes_hands_over_and_ends(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    message = await open_fair(jaipur, invited=True)
    assert "by invitation" in message.text
    assert "by invitation" in opened(await ravi.click("Join", on=message)).text
    assert "Only the organiser" in opened(await tomoko.click("Organise", on=message)).text
    panel = opened(await mira.click("Organise", on=message))
    await mira.select("Invite somebody…", [ravi], on=panel)
    assert "Invited: " in panel.text
    await join(ravi, message)
    await mira.until(lambda: "1 person has joined: Ravi" in message.text, within=WAIT)
    await mira.select("Remove somebody…", ["Ravi"], on=panel)
    await mira.until(lambda: "Nobody has joined yet" in message.text, within=WAIT)
    await mira.select("Hand the fair over to…", [tomoko], on=panel)
    panel = opened(await tomoko.click("Organise", on=message))
    await press(tomoko, "End the fair", panel)
    await press(tomoko, "End the fair", panel)
    await mira.until(lambda: "It was called off" in message.text, within=WAIT)


async def test_who_hides_is_asked_at_join_and_who_leaves_loses_their_games(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    await press(ravi, "Hide me", await private_answer(ravi, "settings"))
    message = await open_fair(jaipur, mira, tomoko)
    question = opened(await ravi.click("Join", on=message))
    assert "everybody sees your name" in question.text
    await press(ravi, "Join", question)
    await begin(jaipur, message)
    await mira.until(lambda: "3 being played" in message.text, within=WAIT)
    leaving = opened(await ravi.click("Leave", on=message))
    await press(ravi, "Leave", leaving)
    assert "You've left the fair" in leaving.text
    await mira.until(lambda: "2 played · 1 being played" in message.text, within=WAIT)
    assert len(jaipur.rows("SELECT 1 FROM matches WHERE termination = 'resigned'")) == 2


async def test_a_fair_announces_itself_as_an_event_that_goes_with_it(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    await jaipur.control.change_guild(mira.state.guild["id"], bot_permissions=["CREATE_EVENTS"])
    message = await open_fair(jaipur, event=True)
    await until(lambda: jaipur.one("SELECT event_id FROM fairs")["event_id"] is not None)
    panel = opened(await mira.click("Organise", on=message))
    await press(mira, "End the fair", panel)
    await press(mira, "End the fair", panel)
    await mira.sees("a fair needs at least three people", within=WAIT)
