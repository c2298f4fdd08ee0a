"""The channel of the message a day: chosen where the bot may not post, chosen anew, taken back; where a server removes
the bot and takes it back; what happens to old messages there."""

import asyncio

import pytest

from bot.today.day_numbers import day_at
from tests.e2e.bazaar_visitors import MINUTE, not_at_midnight, now, to_day, to_midnight
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import press, private_answer
from tests.e2e.test_today_message import EDIT, Bazaar, finish, settled, show

REFUSED = "could not be told"


async def refused_in(jaipur: JaipurPlayground) -> Bazaar:
    """A channel was chosen in which the bot may not post, and it was said so."""
    bazaar = await Bazaar.at_home(jaipur)
    await jaipur.control.deny(bazaar.channel, "SEND_MESSAGES")
    page = await bazaar.choose_channel(bazaar.channel)
    assert "Send Messages" in page.text
    await jaipur.wait_for_log(REFUSED)
    return bazaar


async def test_who_chooses_another_channel_instead_has_the_message_there_at_once(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    first, other, day = await refused_in(jaipur), await Bazaar.at_home(jaipur), day_at(now(jaipur))
    await other.open()
    message = await other.is_posted(day)
    await jaipur.control.deny(first.channel)
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, first.home)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    await settled(jaipur)
    assert await first.ever_posted() == {}
    await other.never_had_two(days=1)


async def test_who_takes_it_back_before_it_was_posted_has_none(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await refused_in(jaipur), day_at(now(jaipur))
    page = await bazaar.choose_channel()
    assert "No message about the bazaar of the day" in page.text
    await jaipur.control.deny(bazaar.channel)
    await jaipur.advance_bot_clock(3600 if day_at(now(jaipur) + 3600) == day else 60)
    await asyncio.sleep(2)
    assert await bazaar.ever_posted() == {}
    await bazaar.open()
    await bazaar.is_posted(day)
    await bazaar.never_had_two(days=1)


async def test_a_server_that_takes_the_bot_back_has_no_message_until_it_wants_one(jaipur: JaipurPlayground) -> None:
    """Its settings went with the bot."""
    await not_at_midnight(jaipur)
    bazaar, guild = await refused_in(jaipur), str(jaipur.mira.state.guild["id"])
    await jaipur.control.kick_bot(guild)
    await until(lambda: jaipur.rows("SELECT 1 FROM servers WHERE today_channel_id IS NOT NULL") == [])
    await jaipur.control.deny(bazaar.channel)
    await jaipur.control.invite_bot(guild)
    await until(lambda: jaipur.rows("SELECT 1 FROM notices WHERE key = ?", f"removed:{guild}") == [])
    await jaipur.advance_bot_clock(3600)
    await asyncio.sleep(2)
    assert await bazaar.ever_posted() == {}


async def test_a_server_that_takes_the_bot_back_has_no_second_one(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    bazaar, day, guild = await Bazaar.at_home(jaipur), day_at(now(jaipur)), str(jaipur.mira.state.guild["id"])
    await bazaar.open()
    message = await bazaar.is_posted(day)
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, bazaar.home)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    await jaipur.control.kick_bot(guild)
    await until(lambda: jaipur.rows("SELECT 1 FROM servers WHERE today_channel_id IS NOT NULL") == [])
    await jaipur.control.invite_bot(guild)
    await until(lambda: jaipur.rows("SELECT 1 FROM notices WHERE key = ?", f"removed:{guild}") == [])
    await bazaar.open()
    await to_midnight(jaipur, plus=2 * 3600)
    await jaipur.mira.until(lambda: bazaar.of(day).button("Practise") is not None, within=WAIT)
    await bazaar.is_posted(day + 1)
    await bazaar.never_had_two(days=2)


async def test_what_changed_while_the_bot_was_removed_is_in_the_message_when_it_is_back(
    jaipur: JaipurPlayground,
) -> None:
    await not_at_midnight(jaipur)
    bazaar, day, guild = await Bazaar.at_home(jaipur), day_at(now(jaipur)), str(jaipur.mira.state.guild["id"])
    dm = await jaipur.control.open_dm(jaipur.ravi)
    await bazaar.open()
    message = await bazaar.is_posted(day)
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, bazaar.home)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    await jaipur.control.kick_bot(guild)
    page = await private_answer(jaipur.ravi, "data", at=dm)
    await press(jaipur.ravi, "Erase…", page)
    await press(jaipur.ravi, "Erase everything", page)
    await jaipur.wait_for_log(REFUSED)
    assert "**Ravi**" in message.text
    await jaipur.control.invite_bot(guild)
    await jaipur.mira.until(lambda: "**Ravi**" not in message.text, within=WAIT)


@pytest.mark.parametrize("trouble", ["line", "permission"])
async def test_who_erases_their_data_is_taken_out_of_an_old_message_also_when_that_fails_at_first(
    jaipur: JaipurPlayground, trouble: str
) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, bazaar.home)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    await to_day(jaipur, day + 20)
    await jaipur.mira.until(lambda: message.button("Practise") is not None, within=WAIT)
    await bazaar.is_posted(day + 20)
    await settled(jaipur)
    if trouble == "line":
        await jaipur.control.fault("reset", **EDIT, count=1)
    else:
        await jaipur.control.deny(bazaar.channel, "VIEW_CHANNEL")
    page = await private_answer(jaipur.ravi, "data")
    await press(jaipur.ravi, "Erase…", page)
    await press(jaipur.ravi, "Erase everything", page)
    await jaipur.wait_for_log(REFUSED)
    assert "**Ravi**" in message.text
    await jaipur.control.deny(bazaar.channel)
    await jaipur.advance_bot_clock(16 * MINUTE)
    await jaipur.mira.until(lambda: "**Ravi**" not in message.text, within=WAIT)
