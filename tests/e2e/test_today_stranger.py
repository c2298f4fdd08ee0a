"""The bazaar of the day, attacked by strangers: odd names, lost answers, clicks at once, full messages, midnight."""

import asyncio

import pytest

from bot.people.names import LONGEST
from bot.today.day_numbers import HOUR, day_at
from cogs.today.day_message import MOST_NAMES
from playground.driver import Failed, ShownMessage
from tests.e2e.bazaar_visitors import SHOW, Visitor, attempts, finished, not_at_midnight, now, to_midnight
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import choose, opened, press, private_answer
from tests.e2e.test_today_message import EDIT, SELECT, Bazaar, finish, settled, show
from tests.e2e.test_today_shown import lines_in

STRANGE = (
    "*" * LONGEST,
    "> # `a` ||b|| <@1> @here",
    "\u202eevil\u202c\nline",
    "𒐫" * LONGEST,
    "名前" * 16,
    "\u3164",
    "1. [x](http://y)",
)


@pytest.mark.parametrize("name", STRANGE)
async def test_a_strange_name_is_only_text(jaipur: JaipurPlayground, name: str) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    await jaipur.control.change_person(jaipur.ravi, display_name=name)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)
    await jaipur.mira.until(lambda: "One person has shown theirs" in message.text, within=WAIT)
    (line,) = lines_in(jaipur.mira)
    for text in (line.text, message.text):
        (mine,) = [one for one in text.splitlines() if "🟩🟩🟩" in one]
        below = text.splitlines()[text.splitlines().index(mine) + 1]
        assert below.startswith(("[Play]", "{picture")), "the name takes no line of its own, and hides nothing"
    for person in (jaipur.mira, jaipur.tomoko):
        assert await person.notifications() == []


async def test_a_line_that_discord_did_not_take_can_be_shown_again(jaipur: JaipurPlayground) -> None:
    """The click came too late for it: nobody has seen anything."""
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.control.fault("slow", path="/callback$", seconds=3.5, count=1)
    with pytest.raises(Failed):
        await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.wait_for_log("was lost")
    assert lines_in(jaipur.mira) == []
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)


async def test_a_line_that_was_taken_unheard_is_no_second_one(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.control.fault("status", path="/callback$", status=503, count=1, after=True)
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)
    again = await press(jaipur.ravi, SHOW, visitor.screen)
    assert "You've shown it here" in again.text
    assert len(lines_in(jaipur.mira)) == 1


async def test_a_message_with_many_long_names_is_not_too_long_for_discord(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    await jaipur.control.change_guild(jaipur.mira.state.guild["id"], preferred_locale="ja")
    message = await bazaar.is_posted(day)
    await finish(jaipur, jaipur.ravi, day)
    (mine,) = attempts(jaipur, jaipur.ravi)
    guild = int(jaipur.mira.state.guild["id"])
    for person in range(1, MOST_NAMES + 16):
        jaipur.write("INSERT INTO people (user_id, name) VALUES (?, ?)", person, ("𒐫", "*", "名")[person % 3] * LONGEST)
        jaipur.write(
            "INSERT INTO today_attempts (user_id, day, opened, counts, choice1, choice2, choice3)"
            " VALUES (?, ?, ?, TRUE, ?, ?, ?)",
            *(person, day, now(jaipur), mine["choice1"], mine["choice2"], mine["choice3"]),
        )
        jaipur.write(
            "INSERT INTO today_shown (guild_id, day, user_id, shown) VALUES (?, ?, ?, ?)", guild, day, person, person
        )
    await show(jaipur, jaipur.ravi, bazaar.channel)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    assert str(MOST_NAMES + 16) in message.text, "all are counted"
    await to_midnight(jaipur, plus=2 * HOUR)
    await jaipur.mira.until(
        lambda: any("today-message" in (one.custom_id or "") for one in message.buttons), within=WAIT
    )
    await jaipur.mira.until(lambda: message.text.count("🟩🟩🟩") == MOST_NAMES, within=WAIT)


async def test_managers_who_choose_at_once_get_one_message(jaipur: JaipurPlayground) -> None:
    first, second = await Bazaar.at_home(jaipur), await Bazaar.at_home(jaipur)
    pages = [opened(await jaipur.mira.command("/jaipur-server")) for _ in range(2)]
    chosen = zip((first.channel, second.channel), pages, strict=True)
    await asyncio.gather(*(jaipur.mira.select(SELECT, [channel], on=page) for channel, page in chosen))
    await until(lambda: bool(jaipur.rows("SELECT 1 FROM today_messages WHERE message_id IS NOT NULL")))
    await settled(jaipur)
    assert len(first.messages) + len(second.messages) == 1


async def test_between_midnight_and_the_results_yesterdays_button_is_practice_for_who_was_not_there(
    jaipur: JaipurPlayground,
) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    early = await Visitor.comes(jaipur, jaipur.ravi)
    await early.choose()
    await to_midnight(jaipur)
    on = ShownMessage(jaipur.tomoko, message.id)
    assert "Practice" in opened(await jaipur.tomoko.click("Play", on=on)).text
    still = opened(await jaipur.ravi.click("Play", on=ShownMessage(jaipur.ravi, message.id)))
    assert "stall 2 of 3" in still.text
    assert "Still yesterday's" in still.text
    await bazaar.is_posted(day + 1)
    await bazaar.never_had_two(days=2)


async def test_a_button_of_a_day_that_ended_meanwhile_shows_nothing(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await to_midnight(jaipur, plus=2 * HOUR)
    refused = opened(await jaipur.ravi.click(SHOW, on=visitor.screen))
    assert "Only a day that counts can be shown" in refused.text
    assert lines_in(jaipur.mira) == []


async def test_the_message_loses_its_permissions_in_the_middle_of_the_day(jaipur: JaipurPlayground) -> None:
    """What happened meanwhile is in it as soon as it may be edited again, and the day closes."""
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    await jaipur.control.deny(bazaar.channel, "VIEW_CHANNEL")
    await finish(jaipur, jaipur.ravi, day)
    await show(jaipur, jaipur.ravi, bazaar.home)
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.deny(bazaar.channel)
    await jaipur.mira.until(lambda: "**Ravi**" in message.text, within=WAIT)
    await to_midnight(jaipur, plus=2 * HOUR)
    await jaipur.mira.until(lambda: message.button("Practise") is not None, within=WAIT)
    await bazaar.is_posted(day + 1)
    await bazaar.never_had_two(days=2)


@pytest.mark.parametrize(("locale", "word"), [("fr", "Le bazar du jour"), ("ja", "本日のバザール")])
async def test_the_message_speaks_the_servers_language_and_the_stall_ones_own(
    jaipur: JaipurPlayground, locale: str, word: str
) -> None:
    bazaar, day = await Bazaar.at_home(jaipur), day_at(now(jaipur))
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Language…", [locale], page)
    await choose(jaipur.mira, "j1|server-today", [bazaar.channel], page)
    await jaipur.mira.until(lambda: bool(bazaar.messages), within=WAIT)
    message = bazaar.of(day)
    assert word in message.text
    stall = opened(await jaipur.ravi.click(f"j1|today-message|{day}", on=ShownMessage(jaipur.ravi, message.id)))
    assert "stall 1 of 3" in stall.text


async def test_erased_and_come_again_they_are_there_once(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    for _ in range(2):
        await finish(jaipur, jaipur.ravi, day)
        await show(jaipur, jaipur.ravi, bazaar.channel)
        await jaipur.mira.until(lambda: message.text.count("**Ravi**") == 1, within=WAIT)
        page = await private_answer(jaipur.ravi, "data")
        await press(jaipur.ravi, "Erase…", page)
        await press(jaipur.ravi, "Erase everything", page)
        await jaipur.mira.until(lambda: "**Ravi**" not in message.text, within=WAIT)
    assert jaipur.rows("SELECT 1 FROM today_shown") == []


async def test_edits_that_fail_while_many_show_theirs_are_made_good(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    message = await bazaar.is_posted(day)
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    for person in people:
        await finish(jaipur, person, day)
    await jaipur.control.fault("status", **EDIT, status=500, count=2)
    await asyncio.gather(*(show(jaipur, person, bazaar.channel) for person in people))
    for _ in range(3):
        await jaipur.advance_bot_clock(61)
        await asyncio.sleep(1)
    await jaipur.mira.until(lambda: all(f"**{person.name}**" in message.text for person in people), within=WAIT)
    await bazaar.never_had_two(days=1)


async def test_a_channel_whose_history_the_bot_may_not_read_is_named_at_once(jaipur: JaipurPlayground) -> None:
    bazaar = await Bazaar.at_home(jaipur)
    await jaipur.control.deny(bazaar.channel, "READ_MESSAGE_HISTORY")
    page = await bazaar.choose_channel(bazaar.channel)
    assert "I'm missing these permissions" in page.text
    assert "Read Message History" in page.text
    await bazaar.is_posted(day_at(now(jaipur)))
    await bazaar.never_had_two(days=1)


async def test_a_thread_has_lines_of_its_own(jaipur: JaipurPlayground) -> None:
    """Below the channel of the message a day the name in that is enough; a thread elsewhere gets a line."""
    await not_at_midnight(jaipur)
    bazaar, day = await (await Bazaar.at_home(jaipur)).open(), day_at(now(jaipur))
    await bazaar.is_posted(day)
    inside = await jaipur.control.add_private_thread(bazaar.channel, "chat", jaipur.ravi)
    outside = await jaipur.control.add_private_thread(bazaar.home, "chat", jaipur.ravi)
    await jaipur.ravi.until(lambda: {inside, outside} <= set(jaipur.ravi.state.channels), within=WAIT)
    await finish(jaipur, jaipur.ravi, day)
    assert "in today's message" in (await show(jaipur, jaipur.ravi, inside)).text
    await show(jaipur, jaipur.ravi, outside)
    await jaipur.ravi.until(
        lambda: any("Jaipur bazaar #" in one.text and not one.is_private for one in jaipur.ravi.messages(outside)),
        within=WAIT,
    )
    assert not [one for one in jaipur.ravi.messages(inside) if not one.is_private]
