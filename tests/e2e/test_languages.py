"""A whole match in French and in Japanese: no English word is left, in private or in public."""

import re
from functools import partial
from random import Random

import pytest

from bot.language import DEFAULT
from playground.driver import Person, ShownMessage
from rules import Card
from tests.bot import catalogue
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground

WORDS = {
    code: {word for message in catalogue.messages(code) for word in catalogue.words(code, message)}
    for code in ("en", "fr", "ja")
}
NOT_OURS = {"mira", "ravi", "merchant", "market", "square", "only", "you", "can", "see", "this", "picture", "jaipur"}
NOT_OURS |= {card.name.lower() for card in Card}  # names of emojis; `tests/cogs` looks at the words themselves


def english_in(text: str, code: str) -> set[str]:
    """Words of the English catalogue which the language itself does not have, less names and the client's own words."""
    plain = re.sub(r"`[^`]*`|<[^>]*>|https?://\S+|j1\|\S+|@\w+", " ", text)
    found = {word.casefold() for word in re.findall(r"[^\W\d_]{2,}", plain)}
    return (found & WORDS[DEFAULT]) - WORDS[code] - NOT_OURS


async def open_panel(person: Person, code: str) -> ShownMessage:
    panel = await person.command("/jaipur hand", game=code)
    assert panel is not None
    return panel


def ids(panel: ShownMessage, action: str) -> list[str]:
    return [one.custom_id for one in panel.buttons if one.custom_id and one.custom_id.startswith(f"j1|{action}|")]


def tables(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if ids(one, "hand")]


def is_my_turn(panel: ShownMessage) -> bool:
    return bool(ids(panel, "move"))


async def sit_down(jaipur: JaipurPlayground) -> str:
    """As people do who cannot read a word of it: by the buttons' ids."""
    invitation = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi, length="SINGLE")
    assert invitation is not None
    await jaipur.ravi.click(ids(invitation, "accept")[0], on=invitation)
    code = str(jaipur.one("SELECT code FROM matches")["code"])
    await jaipur.ravi.until(lambda: len(tables(jaipur.ravi)) == 1, within=WAIT, why="there is no table")
    return code


async def press(person: Person, custom_id: str, panel: ShownMessage) -> None:
    before = panel.raw
    await person.click(custom_id, on=panel)
    await person.until(lambda: panel.raw is not before, within=WAIT, why=f"{custom_id} changed nothing")


@pytest.mark.timeout(200)
@pytest.mark.parametrize("code", ["fr", "ja"])
async def test_a_match_without_a_word_of_english(jaipur: JaipurPlayground, code: str) -> None:
    people, chance = (jaipur.mira, jaipur.ravi), Random(3)
    for person in people:
        await person.speak(code)
    settings = await jaipur.mira.command("/jaipur-server")  # Mira owns the server
    assert settings is not None
    await jaipur.mira.select("j1|server-language", [code], on=settings)
    match = await sit_down(jaipur)
    panels = [await open_panel(person, match) for person in people]

    read: list[str] = []
    for _ in range(150):
        mover = jaipur.one("SELECT mover FROM matches")["mover"]
        if mover is None:
            break
        person, panel = people[mover], panels[mover]
        await person.until(partial(is_my_turn, panel), within=WAIT, why="the panel stayed behind")
        read += [panel.text, *(table.text for table in tables(person))]
        sales = [one for one in ids(panel, "move") if "|-" in one]
        await press(person, chance.choice(sales or ids(panel, "move")), panel)
        read.append(panel.text)
        await press(person, ids(panel, "play")[0], panel)
    await jaipur.mira.until(lambda: bool(ids(panels[0], "rematch")), within=WAIT, why="the match did not end")
    for command in ("help", "rules", "games", "settings", "data", "profile", "history"):
        shown = await jaipur.mira.command(f"/jaipur {command}")
        read.append(shown.text if shown else "")
    read += [one.text for person in people for one in person.messages()]

    left = {text[:200]: words for text in read if (words := english_in(text, code))}
    assert not left
