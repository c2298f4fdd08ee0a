"""Fairs with the real bot: six people play a whole one while the bot is killed again and again."""

from random import Random
from typing import Any

from playground.driver import Person, ShownMessage
from tests.cogs.sent_ids import SENT
from tests.e2e.forged_messages import forge_buttons
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
    await jaipur.while_time_passes(lambda: "6 people have joined" in message.text, 61, "who had it in hand was killed")
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
    await jaipur.while_time_passes(lambda: "🏆" in message.text, 61, "the fair has no winner")
    assert message.button("Join") is None
    card = await jaipur.mira.sees("The result of Spring fair", within=WAIT)
    assert "6 people, 15 games" in card.text
    assert sum("The result of Spring fair" in one.text for one in jaipur.mira.messages()) == 1
    public = [one for one in jaipur.mira.messages() if not one.is_private]
    assert sum("🎪 Spring fair" in one.text for one in public) == 2, "the message, and the card"
    winner = jaipur.one("SELECT user_id FROM fair_entrants WHERE has_won")["user_id"]
    assert "🏆 Spring fair" in (await private_answer(by_id[winner], "profile")).text
    assert "Fairs: Spring fair" in (await private_answer(jaipur.ravi, "leaderboard")).text


async def test_with_two_people_it_is_called_off_and_both_are_told_once(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.advance_bot_clock(DAY)
    told = await jaipur.ravi.sees("a fair needs at least three people", within=WAIT)
    await jaipur.crash()
    await jaipur.while_time_passes(lambda: "It was called off" in message.text, 61, "who had it in hand was killed")
    for person in (jaipur.mira, jaipur.ravi):
        assert [one.id for one in person.pings] == [told.id]
    assert not jaipur.tomoko.pings


async def test_who_may_open_a_fair(jaipur: JaipurPlayground) -> None:
    refused = await private_answer(jaipur.ravi, "fair", name="Mine")
    assert "Manage Events" in refused.text
    await jaipur.control.allow(jaipur.tomoko.channel, "MANAGE_EVENTS", who=jaipur.tomoko)
    message = opened(await jaipur.tomoko.command("/jaipur fair", name="Of events"))
    assert "Manage Events" in (await private_answer(jaipur.ravi, "fair", name="Mine")).text
    await jaipur.control.allow(jaipur.ravi.channel, "MANAGE_EVENTS", who=jaipur.ravi)
    assert opened(await jaipur.ravi.click("Organise", on=message)).button("End the fair")
    await jaipur.control.allow(jaipur.ravi.channel, who=jaipur.ravi)
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
    await mira.until(lambda: "1 person has joined: **Ravi**" in message.text, within=WAIT)
    panel = opened(await mira.click("Organise", on=message))
    await mira.select("Remove somebody…", ["Ravi"], on=panel)
    await mira.until(lambda: "Nobody has joined yet" in message.text, within=WAIT)
    assert "taken you off the list" in opened(await ravi.click("Join", on=message)).text
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
    assert "everybody will see your name" in question.text
    await press(ravi, "Join", question)
    await begin(jaipur, message)
    await mira.until(lambda: "3 being played" in message.text, within=WAIT)
    leaving = opened(await ravi.click("Leave", on=message))
    await press(ravi, "Leave", leaving)
    assert "You've left the fair" in leaving.text
    await mira.until(lambda: "2 played · 1 being played" in message.text, within=WAIT)
    assert len(jaipur.rows("SELECT 1 FROM matches WHERE termination = 'resigned'")) == 2


FAIR = "SELECT code, organiser, state, begins, ended, message_id FROM fairs"
POSTS = r"/channels/\d+/messages$"
CALLED_OFF = "was called off: a fair needs at least three people"


async def told_once(jaipur: JaipurPlayground, *people: Person) -> None:
    """How the fair ended, with one mention of everybody who had joined."""
    told = await jaipur.mira.sees(CALLED_OFF, within=WAIT)
    assert sum(CALLED_OFF in one.text for one in jaipur.mira.messages()) == 1
    assert [[one.id for one in person.pings] for person in people] == [[told.id]] * len(people)


async def test_an_end_that_discord_refuses_comes_with_the_permission(jaipur: JaipurPlayground) -> None:
    await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.control.deny(jaipur.mira.channel, "SEND_MESSAGES")
    await jaipur.advance_bot_clock(DAY)
    await until(lambda: jaipur.one("SELECT refusals FROM fairs")["refusals"] > 0)
    assert not [one for one in jaipur.mira.messages() if CALLED_OFF in one.text]
    await jaipur.control.deny(jaipur.mira.channel)
    await told_once(jaipur, jaipur.mira, jaipur.ravi)


async def test_an_end_comes_after_an_outage(jaipur: JaipurPlayground) -> None:
    await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.control.fault("status", path=POSTS, method="POST", status=503, count=100)
    await jaipur.advance_bot_clock(DAY)
    await until(lambda: jaipur.one("SELECT refusals FROM fairs")["refusals"] > 0)
    await jaipur.control.clear_faults()
    await jaipur.while_time_passes(
        lambda: any(CALLED_OFF in one.text for one in jaipur.mira.messages()), 120, "the end was lost"
    )


async def test_an_end_whose_poster_died_is_not_posted_twice(jaipur: JaipurPlayground) -> None:
    await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.advance_bot_clock(DAY)
    await told_once(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.bot.kill()
    await jaipur.control.advance(3600)  # Discord no longer knows the nonce
    jaipur.write("UPDATE fairs SET tell_at = 1")  # as it was before the bot wrote down that it had posted
    await jaipur.bot.start()
    await until(lambda: jaipur.one("SELECT tell_at FROM fairs")["tell_at"] is None)
    await told_once(jaipur, jaipur.mira, jaipur.ravi)


async def test_an_end_that_nobody_posted_is_posted_after_the_start(jaipur: JaipurPlayground) -> None:
    """The bot died after it had begun to post: then nobody has seen it."""
    await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.bot.stop()
    jaipur.write("UPDATE fairs SET end_told = TRUE, begins = 1, due_at = 1")
    await jaipur.bot.start()
    await jaipur.mira.sees(CALLED_OFF, within=WAIT)


async def test_the_result_comes_in_words_where_files_are_forbidden(jaipur: JaipurPlayground) -> None:
    people = [jaipur.mira, jaipur.ravi, jaipur.tomoko]
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    for game in jaipur.rows(RUNNING):
        quitter = next(person for person in people if int(person.id) == game["user1"])
        await quitter.command("/jaipur resign", game=str(game["code"]))
        await quitter.click("Yes")
    await jaipur.control.deny(jaipur.mira.channel, "ATTACH_FILES")
    await jaipur.advance_bot_clock(8 * DAY)
    told = await jaipur.mira.sees("The result of Spring fair", within=WAIT)
    assert not told.pictures
    listed = opened(await jaipur.ravi.click("Fairs", on=told))
    assert listed.is_private
    assert "There's no fair at the moment" in listed.text


async def test_a_fair_that_somebody_cannot_see_is_not_shown_to_them(jaipur: JaipurPlayground) -> None:
    """Nor do they take part in it, or organise it, by whatever button, wherever they press it."""
    tomoko, home = jaipur.tomoko, jaipur.tomoko.channel
    hidden = await jaipur.control.add_channel("staff-room")
    await jaipur.control.deny(hidden, "VIEW_CHANNEL", who=tomoko)
    await jaipur.mira.until(lambda: hidden in jaipur.mira.state.channels, within=WAIT, why="no staff room")
    jaipur.mira.go(hidden)
    await open_fair(jaipur, jaipur.mira)
    assert "There's no fair at the moment" in (await private_answer(tomoko, "fair")).text
    jaipur.mira.go(home)
    fair = jaipur.one(FAIR)
    entrants = jaipur.rows("SELECT * FROM fair_entrants")
    kinds = [one.replace("K7Q2", fair["code"]) for one in SENT if one.startswith("j1|fair-") and not SENT[one]]
    elsewhere = await jaipur.control.add_guild("Elsewhere", tomoko, jaipur.mira, with_bot=True)  # she manages it
    for place in (home, elsewhere):
        for person in (tomoko, jaipur.mira):
            await person.until(lambda who=person, at=place: at in who.state.channels, within=WAIT)  # type: ignore[misc]
            person.go(place)
        forged = await forge_buttons(jaipur, *kinds)
        for custom_id in kinds:
            answer = opened(await tomoko.click(custom_id, on=forged))
            assert "There's no fair" in answer.text, custom_id
    assert jaipur.rows("SELECT * FROM fair_entrants") == entrants
    assert jaipur.one(FAIR) == fair
    everywhere = await private_answer(jaipur.mira, "fair")
    assert "Spring fair" not in everywhere.text, "another server"


async def test_who_manages_another_server_organises_no_fair_here(jaipur: JaipurPlayground) -> None:
    """Not even one in which they take part."""
    tomoko = jaipur.tomoko
    message = await open_fair(jaipur, tomoko)
    assert "Only the organiser" in opened(await tomoko.click("Organise", on=message)).text
    code = jaipur.one("SELECT code FROM fairs")["code"]
    elsewhere = await jaipur.control.add_guild("Elsewhere", tomoko, jaipur.mira, with_bot=True)
    for person in (tomoko, jaipur.mira):
        await person.until(lambda who=person: elsewhere in who.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(elsewhere)
    forged = await forge_buttons(jaipur, f"j1|fair-end-yes|{code}")
    assert "There's no fair" in opened(await tomoko.click(f"j1|fair-end-yes|{code}", on=forged)).text
    assert jaipur.one("SELECT ended FROM fairs")["ended"] is None


async def test_the_message_shows_each_result_and_when_nobody_can_join_any_more(jaipur: JaipurPlayground) -> None:
    people = [jaipur.mira, jaipur.ravi, jaipur.tomoko]
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "0 played · 3 being played" in message.text, within=WAIT)
    game = jaipur.rows(RUNNING)[0]
    quitter = next(person for person in people if int(person.id) == game["user1"])
    await quitter.command("/jaipur resign", game=str(game["code"]))
    await quitter.click("Yes")
    await jaipur.mira.until(lambda: "1 played · 2 being played" in message.text, within=WAIT, why="no result")
    assert message.button("Join")
    jaipur.write("UPDATE matches SET deadline = deadline + 900000, alarm_at = alarm_at + 900000")  # all are in time
    await jaipur.advance_bot_clock(7 * DAY)
    await jaipur.mira.until(lambda: message.button("Join") is None, within=WAIT, why="one can still join")


async def test_in_a_private_thread_without_the_bot_it_says_how_to_let_it_in(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    thread = await jaipur.control.add_private_thread(mira.channel, "secret", mira, with_bot=False)
    await mira.until(lambda: thread in mira.state.channels, within=WAIT, why="there is no thread")
    mira.go(thread)
    assert "Mention me here" in (await private_answer(mira, "fair", name="Spring fair")).text
    assert not jaipur.rows("SELECT 1 FROM fairs")
