"""Fairs when something is in the way: Discord, permissions, a message or a channel that is gone, people who leave."""

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import erase, opened, press, private_answer
from tests.e2e.test_fairs import DAY, RUNNING, begin, open_fair

POSTS = "/messages$"
CARD = "The result of Spring fair"


async def resign_all(jaipur: JaipurPlayground, *people: Person) -> None:
    """Every game is given up by one of the two."""
    by_id = {int(person.id): person for person in people}
    while games := jaipur.rows(RUNNING):
        person = by_id[games[0]["user1"]]
        await resign(person, str(games[0]["code"]))


async def resign(person: Person, code: str) -> None:
    await press(person, "Yes", await private_answer(person, "resign", game=code))


def cards(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if CARD in one.text]


async def end(person: Person, message: ShownMessage) -> None:
    panel = opened(await person.click("Organise", on=message))
    await press(person, "End the fair", panel)
    await press(person, "End the fair", panel)


async def test_every_result_is_in_the_table_at_once(jaipur: JaipurPlayground) -> None:
    """Also where no other game begins by it."""
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "3 being played" in message.text, within=WAIT)
    first = jaipur.rows(RUNNING)[0]
    await resign(next(one for one in people if int(one.id) == first["user1"]), first["code"])
    await jaipur.mira.until(lambda: "1 played · 2 being played" in message.text, within=WAIT)
    assert "lost to" in message.text


async def test_the_result_comes_as_soon_as_discord_takes_it_and_once(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await resign_all(jaipur, *people)
    await jaipur.control.fault("status", method="POST", path=POSTS, status=503)
    await jaipur.advance_bot_clock(7 * DAY)
    await jaipur.mira.until(lambda: "🏆" in message.text, within=WAIT)
    assert cards(jaipur.mira) == []
    await jaipur.control.clear_faults()
    await jaipur.crash()
    await jaipur.while_time_passes(lambda: bool(cards(jaipur.mira)), 61, "the result never comes")
    assert len(cards(jaipur.mira)) == 1


async def test_without_the_permission_for_files_the_same_is_said_in_words(jaipur: JaipurPlayground) -> None:
    """Also of a fair with so many groups that all of their tables would be too long for a message."""
    people = await jaipur.pg.add_people(*(f"Person with number {number}" for number in range(30)))
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "30 being played" in message.text, within=WAIT)
    await jaipur.control.deny(jaipur.mira.channel, "ATTACH_FILES")
    game = jaipur.rows(RUNNING)[0]
    await resign(next(one for one in people if int(one.id) == game["user1"]), game["code"])
    await jaipur.mira.until(lambda: "1 played" in message.text, within=WAIT)
    for number in range(30):
        assert f"Person with number {number}, won" in message.text
    await end(jaipur.mira, message)
    card = await jaipur.mira.sees(CARD, within=WAIT)
    assert "{picture" not in card.text


async def test_whoever_organises_ends_it_and_only_who_had_joined_is_told(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people)
    (uma,) = await jaipur.pg.add_people("Uma")
    await jaipur.mira.select("Invite somebody…", [uma], on=opened(await jaipur.mira.click("Organise", on=message)))
    invitation = await uma.sees("you're invited to the fair", within=WAIT)
    assert message.id in invitation.text or str(message.id) in str(invitation.raw)
    await end(jaipur.mira, message)
    told = await jaipur.ravi.sees("Spring fair** was called off.", within=WAIT)
    assert "three" not in told.text
    assert [one.id for one in jaipur.ravi.pings] == [told.id]
    assert [one.id for one in uma.pings] == [invitation.id]


async def test_with_fewer_than_three_it_does_not_begin(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    panel = opened(await jaipur.mira.click("Organise", on=message))
    refused = opened(await jaipur.mira.click("Begin now", on=panel))
    assert "at least 3 people" in refused.text
    assert message.button("Join")


async def test_it_goes_on_when_its_organiser_leaves_the_server_or_erases_their_data(jaipur: JaipurPlayground) -> None:
    people = [jaipur.ravi, jaipur.tomoko, *await jaipur.pg.add_people("Uma")]
    message = await open_fair(jaipur, *people)
    await erase(jaipur.mira)
    await jaipur.control.leave(jaipur.mira, str(jaipur.mira.state.guild["id"]))
    await jaipur.advance_bot_clock(DAY)
    await until(lambda: len(jaipur.rows(RUNNING)) == 3)
    await resign_all(jaipur, *people)
    await jaipur.advance_bot_clock(7 * DAY)
    await jaipur.ravi.sees(CARD, within=WAIT)
    await jaipur.ravi.until(lambda: any("🏆" in one.text for one in jaipur.ravi.messages()), within=WAIT)
    assert message.id


async def test_a_fair_in_a_thread_that_was_put_aside_wakes_it_up(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    forum = await jaipur.control.add_forum("games")
    await jaipur.mira.until(lambda: forum in jaipur.mira.state.channels, within=WAIT)
    post = await jaipur.control.add_post(forum, "the fair", jaipur.mira)
    for person in people:
        await person.until(lambda person=person: post in person.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(post)
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "3 being played" in message.text, within=WAIT)
    await jaipur.control.archive(post)
    await jaipur.advance_bot_clock(7 * DAY)
    await jaipur.mira.until(lambda: "You can still join" not in message.text, within=WAIT)
    assert message.button("Join") is None


async def test_a_game_of_a_fair_is_not_called_off_and_says_what_is_left_of_the_reserve(
    jaipur: JaipurPlayground,
) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people, games=1)
    await begin(jaipur, message)
    await until(lambda: len(jaipur.rows(RUNNING)) == 1)
    (game,) = jaipur.rows(RUNNING)
    code = str(game["code"])
    person = next(one for one in people if int(one.id) == game["user1"])
    assert "nobody can call it off" in (await private_answer(person, "cancel", game=code)).text
    await person.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT)
    more = opened(await person.click("More", on=jaipur.table(code)))
    assert more.button("Call off") is None
    assert more.button("Resign")
    table = jaipur.table(code).id
    await jaipur.advance_bot_clock(DAY)
    await person.until(lambda: "reserve for the fair is running" in jaipur.table(code).text, within=WAIT)
    assert jaipur.table(code).id == table, "it stays where it is, and calls nobody"
    panel = await private_answer(person, "hand", game=code)
    assert "in reserve for the fair; the game is lost <t:" in panel.text


async def test_a_fair_that_fails_holds_up_no_other(jaipur: JaipurPlayground) -> None:
    broken = opened(await jaipur.mira.command("/jaipur fair", name="Broken"))
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi, jaipur.tomoko)
    jaipur.bot.tracebacks_expected = True
    jaipur.write("UPDATE fairs SET length = 77, tell_at = 1, event_at = 1 WHERE name = 'Broken'")
    await jaipur.advance_bot_clock(DAY)
    await jaipur.mira.until(lambda: "3 being played" in message.text, within=WAIT)
    await jaipur.wait_for_log("could not be seen to")
    assert broken.button("Join")


async def test_a_clock_that_jumps_over_the_whole_fair_ends_it_once(jaipur: JaipurPlayground) -> None:
    """And whatever it does afterwards changes nothing of that."""
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "3 being played" in message.text, within=WAIT)
    await jaipur.advance_bot_clock(60 * DAY)
    await jaipur.mira.until(lambda: "being played" not in message.text, within=WAIT)
    card = await jaipur.mira.sees(CARD, within=WAIT)
    await until(lambda: jaipur.one("SELECT tell_at FROM fairs")["tell_at"] is None)
    result = message.text
    await jaipur.advance_bot_clock(-60 * DAY)
    await jaipur.crash()
    await jaipur.advance_bot_clock(61)
    assert "There's no fair" in (await private_answer(jaipur.ravi, "fair")).text
    assert [one.id for one in cards(jaipur.mira)] == [card.id]
    assert message.text == result


async def test_a_clock_that_is_set_back_stops_no_fair(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    await jaipur.advance_bot_clock(30 * DAY)
    message = await open_fair(jaipur, *people, games=1)
    await begin(jaipur, message)
    await jaipur.mira.until(lambda: "1 being played" in message.text, within=WAIT)
    await jaipur.advance_bot_clock(-30 * DAY)
    for _ in range(3):
        await until(lambda: bool(jaipur.rows(RUNNING)))
        await resign_all(jaipur, *people)
    await jaipur.mira.until(lambda: "3 played" in message.text, within=WAIT)
    await end(jaipur.mira, message)
    await jaipur.mira.sees(CARD, within=WAIT)
