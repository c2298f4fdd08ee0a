"""What a fair says: in every language, with whatever people and fairs are called."""

from collections.abc import Iterator
from typing import Any

import pytest

from playground.driver import Person
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import opened, private_answer
from tests.e2e.test_fair_troubles import resign
from tests.e2e.test_fairs import RUNNING
from tests.e2e.test_languages import english_in, ids

EVERYONE = "@everyone"
NAMES = (
    f"{EVERYONE} **bold**",
    "🐫" * 32,
    "\u202eمريم\u202d <@1>",
    "[a](https://example.com)",
    "鑫" * 32,
    "||`_*~" * 5,
)


def written(part: dict[str, Any]) -> Iterator[str]:
    """What is markdown: neither alt texts nor options are."""
    yield from filter(None, [part.get("content")])
    for one in part.get("components", ()):
        yield from written(one)


async def press(person: Person, action: str) -> None:
    """As people do who cannot read a word of it."""
    message = next(one for one in reversed(person.messages()) if ids(one, action))
    await person.click(ids(message, action)[0], on=message)


async def resign_all(jaipur: JaipurPlayground, people: dict[int, Person]) -> None:
    while games := jaipur.rows(RUNNING):
        person = people[games[0]["user1"]]
        await person.command("/jaipur resign", game=str(games[0]["code"]))
        await press(person, "resign-yes")
        await until(lambda: games[0]["code"] not in [one["code"] for one in jaipur.rows(RUNNING)])


@pytest.mark.parametrize("code", ["fr", "ja"])
async def test_a_fair_without_a_word_of_english(jaipur: JaipurPlayground, code: str) -> None:
    """From the first join to the result, with everything that its organiser sees, refusals, an invitation, an event."""
    mira, ravi, tomoko = people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    (uma,) = await jaipur.pg.add_people("Uma")
    for person in (*people, uma):
        await person.speak(code)
    guild = mira.state.guild["id"]
    await jaipur.control.change_guild(guild, community=True, locale=code, bot_permissions=["CREATE_EVENTS"])
    message = opened(await mira.command("/jaipur fair", name="Kermesse", event=True))
    read = [message.text]

    async def click(person: Person, action: str) -> None:
        read.append(opened(await person.click(ids(message, action)[0], on=message)).text)

    for person in people:
        await click(person, "fair-join")
    await click(ravi, "fair-join")
    await click(ravi, "fair-organise")
    await click(uma, "fair-leave")
    await click(mira, "fair-organise")
    panel = mira.private()
    await mira.select(f"j1|fair-invite|{jaipur.one('SELECT code FROM fairs')['code']}", [uma], on=panel)
    read.append(panel.text)
    await mira.click(ids(panel, "fair-begin")[0], on=panel)
    await until(lambda: len(jaipur.rows(RUNNING)) == 3)
    await mira.until(lambda: bool(message.pictures), within=WAIT)
    read += [message.text, message.pictures[0].alt]
    await resign_all(jaipur, {int(one.id): one for one in people})
    await click(mira, "fair-leave")
    await click(mira, "fair-organise")
    await press(mira, "fair-end")
    await press(mira, "fair-end-yes")
    await tomoko.until(lambda: any(ids(one, "fair-show") for one in tomoko.messages()), within=WAIT)
    await mira.until(lambda: "🏆" in message.text, within=WAIT)
    read += [message.text, (await private_answer(ravi, "fair")).text]
    read.append((await private_answer(ravi, "leaderboard")).text)
    read += [one.text for person in people for one in person.messages()]
    read += [picture.alt for one in mira.messages() for picture in one.pictures]
    left = {text[:200]: words for text in read if (words := english_in(text, code) - {"kermesse", "uma", "tomoko"})}
    assert not left
    assert len(read) > 20


async def test_whatever_people_and_fairs_are_called(jaipur: JaipurPlayground) -> None:
    """Nobody is mentioned by a name, nothing is bold by it, nothing is cut off by it. Discord takes all of it."""
    mira, *_ = people = [jaipur.mira, jaipur.ravi, jaipur.tomoko, *await jaipur.pg.add_people("Uma", "Vikram", "Wren")]
    by_id = {int(one.id): one for one in people}
    for person, name in zip(people, NAMES, strict=True):
        await jaipur.control.change_person(person, display_name=name)
    await jaipur.control.change_guild(mira.state.guild["id"], bot_permissions=["CREATE_EVENTS"])
    for name in (f"{EVERYONE} **b** [x](y) `", "\u200b\u202e", "鑫" * 32):
        message = opened(await mira.command("/jaipur fair", name=name, event=True))
        for person in people:
            answer = opened(await person.click("Join", on=message))
            assert "You're in!" in answer.text
        await mira.until(lambda message=message: "6 people have joined" in message.text, within=WAIT)  # type: ignore[misc]
        panel = opened(await mira.click("Organise", on=message))
        await mira.click("Begin now", on=panel)
        await mira.until(lambda message=message: "6 being played" in message.text, within=WAIT)  # type: ignore[misc]
        assert "won 0" in message.pictures[0].alt
        game = jaipur.rows(RUNNING)[0]
        await resign(by_id[game["user1"]], str(game["code"]))
        await mira.until(lambda message=message: "1 played" in message.text, within=WAIT)  # type: ignore[misc]
        listed = await private_answer(mira, "fair")
        assert "Fairs in this server" in listed.text
        panel = opened(await mira.click("Organise", on=message))
        for _ in range(2):
            await mira.click("End the fair", on=panel)
        await mira.until(lambda message=message: "🏆" in message.text, within=WAIT)  # type: ignore[misc]
    await until(lambda: not jaipur.rows("SELECT 1 FROM fairs WHERE tell_at IS NOT NULL"))
    await private_answer(mira, "leaderboard")
    for one in mira.messages():
        assert not one.raw["mention_everyone"]
        read = "".join(written(one.raw))
        assert "**b** [x](y)" not in read
        assert f"{EVERYONE} **bold**" not in read
