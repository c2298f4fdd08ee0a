"""One's own data: taken along, and erased."""

import io
import json
import sqlite3
import zipfile
from contextlib import closing
from functools import partial

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import erase, press, private_answer, seated


async def test_data_can_be_taken_along_and_erased(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    mira = jaipur.mira
    page = await private_answer(mira, "data")
    await press(mira, "Export", page)
    (url,) = [one["file"]["url"] for box in page.raw["components"] for one in box["components"] if one["type"] == 13]
    exported = json.loads(await mira.fetch(url))
    assert exported["name"] == "Mira"
    assert exported["locale"] == "en-US"
    assert [match["code"] for match in exported["games"]] == [mover.code]
    page = await private_answer(mira, "data")
    await press(mira, "Erase…", page)
    assert "Running games you'll resign: 1" in page.text
    await press(mira, "Erase everything", page)
    assert "has been erased" in page.text
    assert jaipur.rows("SELECT 1 FROM people WHERE user_id = ?", mira.id) == []
    table = await jaipur.table_when_over(mover.code, jaipur.ravi)
    assert "**Ravi** wins the game: the other player gave up and had all their data erased." in table.text
    assert str(mira.id) not in json.dumps(jaipur.table(mover.code).raw["components"])
    assert waiting


async def test_data_that_discord_would_not_take_is_packed(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    mira = jaipur.mira
    await jaipur.control.change_application(file_bytes=1000)
    page = await private_answer(mira, "data")
    await press(mira, "Export", page)
    (url,) = [one["file"]["url"] for box in page.raw["components"] for one in box["components"] if one["type"] == 13]
    packed = await mira.fetch(url)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        exported = json.loads(archive.read("jaipur-my-data.json"))
    assert [match["code"] for match in exported["games"]] == [mover.code]


async def test_data_that_is_too_large_even_when_packed(jaipur: JaipurPlayground) -> None:
    await seated(jaipur)
    await jaipur.control.change_application(file_bytes=300)
    page = await private_answer(jaipur.mira, "data")
    await press(jaipur.mira, "Export", page)
    assert "too large for a file" in page.text


def known(jaipur: JaipurPlayground) -> set[str]:
    """The names of everybody who is stored."""
    return {row["name"] for row in jaipur.rows("SELECT name FROM people")}


async def test_only_who_plays_is_stored(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    await mira.command("/jaipur profile", player=tomoko)
    await mira.command("/jaipur help")
    assert known(jaipur) == set(), "looking is not playing"
    invitation = await mira.command("/jaipur challenge", opponent=ravi)
    assert known(jaipur) == {"Mira"}, "who is challenged does not play yet"
    await ravi.click("Accept", on=invitation)
    await ravi.sees("to move", within=WAIT)
    assert known(jaipur) == {"Mira", "Ravi"}
    code = jaipur.one("SELECT code FROM matches")["code"]
    await tomoko.click("My hand", on=jaipur.table(code))
    await tomoko.command("/jaipur games")
    await tomoko.click("Accept", on=await mira.command("/jaipur challenge", opponent=ravi))
    await mira.command("/jaipur profile", player=tomoko)
    assert known(jaipur) == {"Mira", "Ravi"}, "watching is not playing"
    await tomoko.command("/jaipur learn")
    assert known(jaipur) == {"Mira", "Ravi", "Tomoko"}
    await erase(tomoko)
    await tomoko.command("/jaipur help")
    await mira.command("/jaipur profile", player=tomoko)
    assert known(jaipur) == {"Mira", "Ravi"}, "erased is erased"
    await tomoko.command("/jaipur challenge", level="beginner")
    assert known(jaipur) == {"Mira", "Ravi", "Tomoko"}


async def test_what_is_erased_is_in_no_file_of_the_running_bot(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await mover.click_a_move()
    await erase(jaipur.mira)
    for file in jaipur.folder.glob("jaipur.db*"):
        assert b"Mira" not in file.read_bytes(), file.name


async def test_what_is_erased_while_another_program_reads_goes_by_itself_afterwards(jaipur: JaipurPlayground) -> None:
    await seated(jaipur)
    with closing(sqlite3.connect(jaipur.folder / "jaipur.db", isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM people").fetchone()
        await erase(jaipur.mira)
    await until(lambda: not any(b"Mira" in file.read_bytes() for file in jaipur.folder.glob("jaipur.db*")))


def is_taken_down(invitation: ShownMessage) -> bool:
    return invitation.buttons == []


async def test_open_invitations_of_somebody_erased_are_taken_down(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    sent = await mira.command("/jaipur challenge", opponent=ravi)
    to_anyone = await mira.command("/jaipur challenge")
    got = await tomoko.command("/jaipur challenge", opponent=mira)
    others = await tomoko.command("/jaipur challenge", opponent=ravi)
    assert sent is not None
    assert to_anyone is not None
    assert got is not None
    assert others is not None
    await erase(mira)
    for invitation in (sent, to_anyone, got):
        await ravi.until(partial(is_taken_down, invitation), within=WAIT, why="it still stands")
        assert "erased" in invitation.text
        assert str(mira.id) not in json.dumps(invitation.raw["components"])
    assert others.button("Accept") is not None, "those of others stay"
