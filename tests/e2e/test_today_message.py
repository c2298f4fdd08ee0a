"""The one message a day of a server: never two, whatever happens; it is edited, and at last it has the results."""

import asyncio
from dataclasses import dataclass

import pytest

from ai.exercises.files import STALLS, Days, stall_name
from bot.today.day_numbers import HOUR, day_at
from playground.driver import Person, ShownMessage
from tests.e2e.bazaar_visitors import MINUTE, not_at_midnight, now, to_midnight
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import choose, opened, press, private_answer
from tests.e2e.public_record import public_things, values

NEW_MESSAGE = {"path": r"/channels/\d+/messages$", "method": "POST"}
EDIT = {"path": r"/channels/\d+/messages/\d+$", "method": "PATCH"}
SELECT = "Channel for the bazaar of the day…"


@dataclass
class Bazaar:
    """A server with a channel for its message a day, and somebody who manages and somebody who plays there."""

    jaipur: JaipurPlayground
    manager: Person
    home: str  # a channel of the server where commands are given
    channel: str

    @classmethod
    async def at_home(cls, jaipur: JaipurPlayground) -> "Bazaar":
        channel = await jaipur.control.add_channel("bazaar")
        await jaipur.mira.until(lambda: channel in jaipur.mira.state.channels, within=WAIT)
        return cls(jaipur, jaipur.mira, jaipur.mira.channel, channel)

    @classmethod
    async def elsewhere(cls, jaipur: JaipurPlayground) -> "Bazaar":
        """In a second server, which Ravi owns. Its only channel is the one for the message."""
        channel = await jaipur.control.add_guild("Elsewhere", jaipur.ravi, jaipur.tomoko, with_bot=True)
        for person in (jaipur.ravi, jaipur.tomoko):
            await person.until(lambda person=person: channel in person.state.channels, within=WAIT)  # type: ignore[misc]
        return cls(jaipur, jaipur.ravi, channel, channel)

    async def choose_channel(self, *channels: str) -> ShownMessage:
        page = opened(await self.manager.command("/jaipur-server", at=self.home))
        return await choose(self.manager, SELECT, channels, page)

    async def open(self) -> "Bazaar":
        await self.choose_channel(self.channel)
        return self

    @property
    def messages(self) -> list[ShownMessage]:
        """The messages a day that stand there now, oldest first."""
        shown = self.manager.messages(self.channel)
        return [one for one in shown if any((b.custom_id or "").startswith("j1|today-message|") for b in one.buttons)]

    def of(self, day: int) -> ShownMessage:
        """The message of this day; there is exactly one."""
        (found,) = [one for one in self.messages if one.buttons[0].custom_id == f"j1|today-message|{day}"]
        return found

    async def is_posted(self, day: int) -> ShownMessage:
        await self.manager.until(lambda: any(f"#{day}" in one.text for one in self.messages), within=WAIT)
        return self.of(day)

    async def ever_posted(self) -> dict[str, set[str]]:
        """By the id of the button: all messages that ever had it, those that were deleted, too."""
        found: dict[str, set[str]] = {}
        for thing in await public_things(self.jaipur):
            if str(thing.get("channel_id")) != self.channel:
                continue
            for custom_id in values(thing, "custom_id"):
                if custom_id.startswith("j1|today-message|"):
                    found.setdefault(custom_id, set()).add(str(thing["id"]))
        return found

    async def never_had_two(self, days: int) -> None:
        posted = await self.ever_posted()
        assert len(posted) == days, posted
        assert {len(ids) for ids in posted.values()} == {1}, posted


async def finish(jaipur: JaipurPlayground, person: Person, day: int) -> None:
    """Somebody plays the day; here it is only what they have shown that matters."""
    await person.command("/jaipur today", day=day)
    moves = [str(Days()[stall_name(day, stall)].best) for stall in range(1, STALLS + 1)]
    jaipur.write(
        "UPDATE today_attempts SET choice1 = ?, choice2 = ?, choice3 = ? WHERE user_id = ? AND day = ?",
        *(*moves, int(person.id), day),
    )


async def show(jaipur: JaipurPlayground, person: Person, at: str) -> ShownMessage:
    result = opened(await person.command("/jaipur today", at=at))
    answer = await person.click("Show everybody", on=result)
    return opened(answer)


async def settled(jaipur: JaipurPlayground) -> None:
    """Nothing is due, and nobody has anything in hand."""
    await until(lambda: jaipur.rows("SELECT 1 FROM today_messages WHERE tell_at IS NOT NULL") == [])


async def test_two_servers_have_one_message_a_day_over_restarts(jaipur: JaipurPlayground) -> None:
    """Three days: posted, edited with who has shown theirs, and turned into the results."""
    await not_at_midnight(jaipur)
    first = day_at(now(jaipur))
    bazaars = [await (await Bazaar.at_home(jaipur)).open(), await (await Bazaar.elsewhere(jaipur)).open()]
    for bazaar in bazaars:
        assert "Three stalls, easy to hard" in (await bazaar.is_posted(first)).text
    home, other = bazaars
    await finish(jaipur, jaipur.mira, first)
    await show(jaipur, jaipur.mira, home.channel)
    await home.manager.until(lambda: "🟩🟩🟩 **100** · **Mira**" in home.of(first).text, within=WAIT)
    assert "Mira" not in other.of(first).text
    await jaipur.crash()
    for day in (first + 1, first + 2):
        assert await to_midnight(jaipur) == day
        for bazaar in bazaars:
            await bazaar.is_posted(day)
            assert bazaar.of(day - 1).button("Practise") is None, "somebody may still be at it"
        await jaipur.crash()
        await jaipur.advance_bot_clock(HOUR)
        for bazaar in bazaars:
            await bazaar.manager.until(lambda b=bazaar, d=day: b.of(d - 1).button("Practise") is not None, within=WAIT)  # type: ignore[misc]
        await settled(jaipur)
    results = home.of(first).text
    assert f"Bazaar #{first}: the results" in results
    assert "**Mira**" in results
    assert "The best moves" in results
    assert "Nobody showed theirs" in other.of(first).text
    for bazaar in bazaars:
        await bazaar.never_had_two(days=3)
    for person in (jaipur.mira, jaipur.ravi, jaipur.tomoko):
        assert await person.notifications() == [], "it rings nowhere"


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_a_lost_answer_posts_no_second_one(jaipur: JaipurPlayground, kind: str) -> None:
    bazaars = [await Bazaar.at_home(jaipur), await Bazaar.elsewhere(jaipur)]
    await jaipur.control.fault(kind, **NEW_MESSAGE, status=502, count=2, after=True)
    for bazaar in bazaars:
        await bazaar.open()
    if kind == "reset":
        await until(lambda: sum("could not be told" in line for line in jaipur.bot.output) >= 2)
        await jaipur.control.advance(600)  # Discord has forgotten the nonce
        await jaipur.advance_bot_clock(61)
    for bazaar in bazaars:
        await bazaar.is_posted(day_at(now(jaipur)))
    await settled(jaipur)
    for bazaar in bazaars:
        await bazaar.never_had_two(days=1)


async def test_a_crash_between_posting_and_writing_it_down_posts_no_second_one(jaipur: JaipurPlayground) -> None:
    bazaar, day = await Bazaar.at_home(jaipur), day_at(now(jaipur))
    await jaipur.control.fault("slow", **NEW_MESSAGE, seconds=60, count=1, after=True)
    await bazaar.open()
    await bazaar.is_posted(day)
    await jaipur.bot.kill()
    assert jaipur.one("SELECT message_id FROM today_messages")["message_id"] is None, "the bot does not know of it"
    for number in range(120):
        await jaipur.tomoko.say(f"chat {number}", at=bazaar.channel)
    await jaipur.control.advance(600)
    await jaipur.advance_bot_clock(61)
    await jaipur.bot.start()
    await settled(jaipur)
    assert jaipur.one("SELECT message_id FROM today_messages")["message_id"] == int(bazaar.of(day).id)
    await bazaar.never_had_two(days=1)


async def test_an_edit_that_is_lost_or_refused_comes_later(jaipur: JaipurPlayground) -> None:
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    await finish(jaipur, jaipur.ravi, day)
    await jaipur.control.fault("status", **EDIT, status=429, count=1)
    await jaipur.control.fault("reset", **EDIT, count=1, after=True)
    await show(jaipur, jaipur.ravi, bazaar.channel)
    for _ in range(3):
        await jaipur.advance_bot_clock(5 * MINUTE)
        await asyncio.sleep(1)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    await bazaar.never_had_two(days=1)


@pytest.mark.parametrize("denied", ["SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_a_missing_permission_is_named_and_the_message_comes_with_it(
    jaipur: JaipurPlayground, denied: str
) -> None:
    bazaar = await Bazaar.at_home(jaipur)
    await jaipur.control.deny(bazaar.channel, denied)
    page = await bazaar.choose_channel(bazaar.channel)
    assert "I'm missing these permissions" in page.text
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.deny(bazaar.channel)
    await bazaar.is_posted(day_at(now(jaipur)))
    await settled(jaipur)
    await bazaar.never_had_two(days=1)


async def test_who_removes_the_message_has_none_until_tomorrow(jaipur: JaipurPlayground) -> None:
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    await jaipur.control.delete_message(await bazaar.is_posted(day))
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, bazaar.channel)
    await until(lambda: jaipur.rows("SELECT 1 FROM today_messages WHERE closes IS NOT NULL") == [])
    await jaipur.crash()
    day = await to_midnight(jaipur)
    await bazaar.is_posted(day)
    await bazaar.never_had_two(days=2)


async def test_a_deleted_channel_is_none_and_another_one_gets_its_own_tomorrow(jaipur: JaipurPlayground) -> None:
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    await bazaar.is_posted(day)
    await jaipur.control.delete_channel(bazaar.channel)
    await jaipur.mira.until(lambda: bazaar.channel not in jaipur.mira.state.channels, within=WAIT)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    assert "No message about the bazaar of the day" in page.text
    await to_midnight(jaipur)
    await until(lambda: jaipur.one("SELECT today_channel_id FROM servers")["today_channel_id"] is None)
    other = await Bazaar.at_home(jaipur)
    await other.open()
    await asyncio.sleep(1)
    assert other.messages == [], "today's is gone with its channel, and there is one a day"
    day = await to_midnight(jaipur)
    await other.is_posted(day)


async def test_moved_or_turned_off_in_the_middle_of_a_day(jaipur: JaipurPlayground) -> None:
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    other = await Bazaar.at_home(jaipur)
    page = await other.choose_channel(other.channel)
    assert f"<#{other.channel}>" in str(page.raw)
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, bazaar.channel)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    assert other.messages == [], "today's stands where it stood"
    day = await to_midnight(jaipur)
    await other.is_posted(day)
    await other.choose_channel()
    day = await to_midnight(jaipur, plus=2 * HOUR)
    await jaipur.mira.until(lambda: other.of(day - 1).button("Practise") is not None, within=WAIT)
    await asyncio.sleep(1)
    assert len(other.messages) == len(bazaar.messages) == 1


async def test_after_a_restore_the_message_is_found_again(jaipur: JaipurPlayground) -> None:
    """The backup is older than the message."""
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    await jaipur.bot.stop()
    jaipur.write("DELETE FROM today_messages")
    jaipur.write("INSERT INTO notices (key, said) VALUES ('restored', 1)")
    await jaipur.control.advance(600)
    await jaipur.bot.start()
    await until(lambda: bool(jaipur.rows("SELECT 1 FROM today_messages WHERE message_id = ?", int(message.id))))
    await bazaar.never_had_two(days=1)


async def test_who_hides_or_erases_is_taken_out_and_names_are_only_text(jaipur: JaipurPlayground) -> None:
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    await jaipur.control.change_person(jaipur.ravi, display_name="**@everyone** [x](http://y)")
    for person in (jaipur.ravi, jaipur.tomoko):
        await finish(jaipur, person, day)
        await show(jaipur, person, bazaar.channel)
    await jaipur.mira.until(lambda: "Tomoko" in message.text and "@everyone" in message.text, within=WAIT)
    assert r"\*\*\@everyone" in message.text
    assert jaipur.mira.pings == []
    await press(jaipur.ravi, "Hide me", await private_answer(jaipur.ravi, "settings"))
    await jaipur.mira.until(lambda: "@everyone" not in message.text, within=WAIT)
    page = await private_answer(jaipur.tomoko, "data")
    await press(jaipur.tomoko, "Erase…", page)
    await press(jaipur.tomoko, "Erase everything", page)
    await jaipur.mira.until(lambda: "Tomoko" not in message.text, within=WAIT)
    assert jaipur.rows("SELECT 1 FROM today_attempts WHERE user_id = ?", int(jaipur.tomoko.id)) == []
