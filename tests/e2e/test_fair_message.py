"""The one message of a fair: whatever becomes of it, there is one, and the bot knows which."""

import asyncio

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import opened, private_answer
from tests.e2e.test_fair_event import events, may_make_events, until_settled
from tests.e2e.test_fair_troubles import resign
from tests.e2e.test_fairs import DAY, RUNNING, begin, join, open_fair

CALLBACK = "/callback$"


def shown(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if "🎪 Spring fair" in one.text and not one.is_private]


def known(jaipur: JaipurPlayground) -> str | None:
    found = jaipur.one("SELECT message_id FROM fairs")["message_id"]
    return None if found is None else str(found)


async def until_told(jaipur: JaipurPlayground) -> None:
    """Its message shows everything that has happened."""
    await until(lambda: jaipur.one("SELECT version = told AS is_told FROM fairs")["is_told"] == 1)


async def only_message(jaipur: JaipurPlayground) -> ShownMessage:
    """There is one, and it is the one that the bot knows."""
    await jaipur.mira.until(lambda: len(shown(jaipur.mira)) == 1, within=WAIT, why="it has two messages, or none")
    await until(lambda: [one.id for one in shown(jaipur.mira)] == [known(jaipur)])
    (found,) = shown(jaipur.mira)
    return found


async def spoil_an_answer(jaipur: JaipurPlayground) -> None:
    """Discord takes it, and says that it did not."""
    await jaipur.control.fault("status", path=CALLBACK, status=503, count=1, after=True)


async def lose_answers(jaipur: JaipurPlayground) -> None:
    """Discord takes everything, and is never heard."""
    await jaipur.control.fault("reset", path=CALLBACK, after=True)


async def ask_for_a_fair(jaipur: JaipurPlayground) -> tuple[ShownMessage, "asyncio.Task[ShownMessage | None]"]:
    """The message as soon as it is there, which may be before the bot knows that it is."""
    asking = asyncio.create_task(jaipur.mira.command("/jaipur fair", name="Spring fair"))
    return await jaipur.ravi.sees("🎪 Spring fair", within=WAIT), asking


async def test_two_who_ask_for_a_deleted_message_get_one(jaipur: JaipurPlayground) -> None:
    """Nothing has changed since it was deleted: nobody but `/jaipur fair` looks for it."""
    message = await open_fair(jaipur, jaipur.mira)
    await until_told(jaipur)
    await jaipur.control.delete_message(message)
    people = (jaipur.mira, jaipur.ravi)
    lists = [await private_answer(person, "fair") for person in people]
    clicks = (person.click("Show Spring fair here", on=one) for person, one in zip(people, lists, strict=True))
    await asyncio.gather(*clicks)
    again = await only_message(jaipur)
    assert again.id != message.id
    await join(jaipur.ravi, again)
    await jaipur.ravi.until(lambda: "2 people have joined" in again.text, within=WAIT)


async def test_a_change_finds_that_it_was_deleted(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur, jaipur.mira, jaipur.ravi)
    await until_told(jaipur)
    await jaipur.control.delete_message(message)
    await jaipur.advance_bot_clock(DAY)
    await until(lambda: known(jaipur) is None)


async def test_who_joins_before_the_bot_knows_that_its_message_is_there(jaipur: JaipurPlayground) -> None:
    """The message stays, and shows them, although the late answer is older than that."""
    await spoil_an_answer(jaipur)
    message, asking = await ask_for_a_fair(jaipur)
    await join(jaipur.ravi, message)
    await asking
    await asyncio.sleep(3)  # discord.py has tried again
    assert (await only_message(jaipur)).id == message.id
    await jaipur.ravi.until(lambda: "1 person has joined" in message.text, within=WAIT)


async def test_a_message_that_a_killed_bot_has_posted_is_found(jaipur: JaipurPlayground) -> None:
    await spoil_an_answer(jaipur)
    message, asking = await ask_for_a_fair(jaipur)
    await jaipur.crash()
    await asyncio.gather(asking, return_exceptions=True)
    assert known(jaipur) is None
    listed = await private_answer(jaipur.ravi, "fair")
    assert message.id in str(listed.raw)
    assert (await only_message(jaipur)).id == message.id


async def test_a_message_that_was_posted_unheard_is_found_when_something_changes(jaipur: JaipurPlayground) -> None:
    await lose_answers(jaipur)
    message, asking = await ask_for_a_fair(jaipur)
    await jaipur.wait_for_log("could not be answered")
    await jaipur.control.clear_faults()
    await asyncio.gather(asking, return_exceptions=True)
    await jaipur.advance_bot_clock(DAY)  # nobody has joined
    await jaipur.ravi.until(lambda: "It was called off" in message.text, within=WAIT)
    assert (await only_message(jaipur)).id == message.id


async def test_a_message_shown_again_unheard_is_found(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur, jaipur.mira)
    await until_told(jaipur)
    await jaipur.control.delete_message(message)
    listed = await private_answer(jaipur.ravi, "fair")
    await lose_answers(jaipur)
    showing = asyncio.create_task(jaipur.ravi.click("Show Spring fair here", on=listed))
    await jaipur.wait_for_log("could not be answered")
    await jaipur.control.clear_faults()
    await asyncio.gather(showing, return_exceptions=True)
    assert (await private_answer(jaipur.tomoko, "fair")).button("Show Spring fair here") is None
    again = await only_message(jaipur)
    for person in (jaipur.ravi, jaipur.tomoko):
        await join(person, again)
    await begin(jaipur, again)
    await jaipur.mira.until(lambda: "3 being played" in again.text, within=WAIT)


async def test_a_message_that_the_power_failed_to_note_is_known_by_a_click(jaipur: JaipurPlayground) -> None:
    message = await open_fair(jaipur)
    jaipur.write("UPDATE fairs SET message_id = NULL")
    await join(jaipur.ravi, message)
    await jaipur.ravi.until(lambda: "1 person has joined" in message.text, within=WAIT)


async def test_a_fair_whose_channel_is_gone_is_moved_by_its_organiser(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    home, ground = jaipur.mira.channel, await jaipur.control.add_channel("fairground")
    for person in people:
        await person.until(lambda person=person: ground in person.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(ground)
    await may_make_events(jaipur, "CREATE_EVENTS")
    message = await open_fair(jaipur, *people, event=True)
    await begin(jaipur, message)
    await until_settled(jaipur)
    await jaipur.control.delete_channel(ground)
    for person in people:
        person.go(home)
    assert "There's no fair" in (await private_answer(jaipur.ravi, "fair")).text
    seen = await private_answer(jaipur.mira, "fair")
    assert "its channel is gone" in seen.text
    await jaipur.mira.click("Show Spring fair here", on=seen)
    await jaipur.tomoko.sees("3 being played", within=WAIT)
    await until_settled(jaipur)
    (event,) = await events(jaipur)
    assert event["entity_metadata"]["location"] == f"<#{home}>"
    games = [str(row["code"]) for row in jaipur.rows(RUNNING)]
    await jaipur.tomoko.until(
        lambda: all(len(jaipur.tables(code)) == 1 for code in games), within=WAIT, why="a game stays where nothing is"
    )
    (game, *_) = jaipur.rows(RUNNING)
    await resign(next(one for one in people if int(one.id) == game["user1"]), game["code"])
    await jaipur.tomoko.sees("1 played · 2 being played", within=WAIT)


async def test_a_fair_is_not_moved_to_where_the_bot_cannot_play(jaipur: JaipurPlayground) -> None:
    mira, home = jaipur.mira, jaipur.mira.channel
    ground = await jaipur.control.add_channel("fairground")
    await mira.until(lambda: ground in mira.state.channels, within=WAIT)
    mira.go(ground)
    await open_fair(jaipur)
    await jaipur.control.delete_channel(ground)
    mira.go(home)
    await jaipur.control.deny(home, "SEND_MESSAGES")
    answer = opened(await mira.click("Show Spring fair here", on=await private_answer(mira, "fair")))
    assert answer.is_private
    assert "I'm missing permissions" in answer.text
    assert str(jaipur.one("SELECT channel_id FROM fairs")["channel_id"]) == ground
    await jaipur.control.deny(home)
    await mira.click("Show Spring fair here", on=await private_answer(mira, "fair"))
    await only_message(jaipur)


async def test_of_two_messages_the_later_one_goes(jaipur: JaipurPlayground) -> None:
    """Two processes whose clocks differ may both post one."""
    message = await open_fair(jaipur, jaipur.mira)
    await until_told(jaipur)
    await jaipur.control.delete_message(message)
    lists = [await private_answer(person, "fair") for person in (jaipur.ravi, jaipur.tomoko)]
    await jaipur.control.fault("slow", path=CALLBACK, seconds=1.5, count=1)
    late = asyncio.create_task(jaipur.ravi.click("Show Spring fair here", on=lists[0]))
    await until(lambda: jaipur.one("SELECT message_first FROM fairs")["message_first"] is not None)
    jaipur.write("UPDATE fairs SET message_first = NULL")
    await jaipur.tomoko.click("Show Spring fair here", on=lists[1])
    first = await only_message(jaipur)
    await late
    await jaipur.mira.until(lambda: len(shown(jaipur.mira)) == 1, within=WAIT)
    assert (await only_message(jaipur)).id == first.id
