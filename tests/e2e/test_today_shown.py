"""*Show everybody*: one silent line, once, where and by whom it is wanted; and nothing else is ever public."""

import asyncio

import pytest

from playground.driver import Person, ShownMessage
from tests.e2e.bazaar_visitors import SHOW, finished, not_at_midnight
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import choose, opened, press, private_answer
from tests.e2e.public_record import public_things, values
from tests.e2e.test_user_install import elsewhere


def lines_in(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if not one.is_private and "Jaipur bazaar #" in one.text]


async def test_show_to_all_is_one_silent_line_with_a_picture(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)
    (line,) = lines_in(jaipur.mira)
    assert f"**Ravi**: Jaipur bazaar #{visitor.day} 🟩🟩🟩 100 · 1 of the last 7 days" in line.text
    assert len(line.pictures) == 1
    assert "Stall 1: excellent (green square)" in str(line.raw)
    assert visitor.screen.is_private, "the private result stays"
    again = await press(jaipur.ravi, SHOW, visitor.screen)
    assert "You've shown it here" in again.text
    assert len(lines_in(jaipur.mira)) == 1
    for person in (jaipur.mira, jaipur.tomoko):
        assert await person.notifications() == []
    played = opened(await jaipur.tomoko.click("Play", on=ShownMessage(jaipur.tomoko, line.id)))
    assert played.is_private
    assert "stall 1 of 3" in played.text


async def test_two_clicks_on_show_are_one_line(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await asyncio.gather(*(jaipur.ravi.click(SHOW, on=visitor.screen) for _ in range(3)))
    await jaipur.mira.until(lambda: bool(lines_in(jaipur.mira)), within=WAIT)
    await asyncio.sleep(1)
    assert len(lines_in(jaipur.mira)) == 1


async def test_who_hides_is_shown_nowhere(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await press(jaipur.ravi, "Hide me", await private_answer(jaipur.ravi, "settings"))
    refused = opened(await jaipur.ravi.click(SHOW, on=visitor.screen))
    assert "You hide in your settings" in refused.text
    result = await private_answer(jaipur.ravi, "today")
    assert result.button(SHOW) is None
    assert "listed nowhere" in result.text
    assert lines_in(jaipur.mira) == []


async def test_in_a_direct_message_there_is_nobody_to_show_it_to(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    dm = await jaipur.control.open_dm(jaipur.ravi)
    await jaipur.ravi.until(lambda: dm in jaipur.ravi.state.channels, within=WAIT)
    visitor = await finished(jaipur, jaipur.ravi, at=dm)
    assert visitor.screen.button(SHOW) is None
    assert "To copy" in visitor.screen.text


@pytest.mark.parametrize("where", ["group", "foreign server"])
async def test_where_only_the_person_has_the_app(jaipur: JaipurPlayground, where: str) -> None:
    await not_at_midnight(jaipur)
    await elsewhere(jaipur, where)
    visitor = await finished(jaipur, jaipur.mira)
    await jaipur.mira.click(SHOW, on=visitor.screen)
    await jaipur.ravi.until(lambda: len(lines_in(jaipur.ravi)) == 1, within=WAIT)


async def test_a_server_that_hides_apps_from_outside_shows_it_to_nobody(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    channel = await elsewhere(jaipur, "foreign server")
    await jaipur.control.deny(channel, "USE_EXTERNAL_APPS", who="everyone")
    visitor = await finished(jaipur, jaipur.mira)
    answer = opened(await jaipur.mira.click(SHOW, on=visitor.screen))
    await jaipur.mira.until(lambda: "only you can see this" in answer.text, within=WAIT)
    assert lines_in(jaipur.ravi) == []


async def test_a_server_with_one_channel_for_games_keeps_the_lines_there(jaipur: JaipurPlayground) -> None:
    await not_at_midnight(jaipur)
    games = await jaipur.control.add_channel("games")
    await jaipur.ravi.until(lambda: games in jaipur.ravi.state.channels, within=WAIT)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Channel for all games…", [games], page)
    visitor = await finished(jaipur, jaipur.ravi)
    refused = opened(await jaipur.ravi.click(SHOW, on=visitor.screen))
    assert "games are started in" in refused.text
    there = await private_answer(jaipur.ravi, "today", at=games)
    await jaipur.ravi.click(SHOW, on=there)
    await jaipur.mira.until(lambda: len(lines_in(jaipur.mira)) == 1, within=WAIT)


async def test_nothing_of_a_stall_is_ever_public(jaipur: JaipurPlayground) -> None:
    """Not the position, not the buttons: the playground calls them a violation."""
    await not_at_midnight(jaipur)
    visitor = await finished(jaipur, jaipur.ravi)
    await jaipur.ravi.click(SHOW, on=visitor.screen)
    await jaipur.mira.until(lambda: bool(lines_in(jaipur.mira)), within=WAIT)
    for thing in await public_things(jaipur):
        assert not [one for one in values(thing, "custom_id") if one.startswith("j1|today-stall")]
