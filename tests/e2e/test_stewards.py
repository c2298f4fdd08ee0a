"""A merchant plays on for somebody out of time, and goes when they open their hand."""

import asyncio

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened, press, record_file, seated

HOUR = 3600
LATE = "is out of time"
PLAYS_ON = "moves for"


async def merchant_plays_on(jaipur: JaipurPlayground) -> tuple[Player, Player]:
    """Who is absent, and who waits and lets a merchant play on."""
    absent, waiting = await seated(jaipur, pace="1 hour per move", length="A single round")
    await jaipur.advance_bot_clock(7 * HOUR + 1)
    table = await jaipur.table_that_says(absent.code, LATE)
    question = opened(await waiting.person.click("Let a merchant play on", on=table))
    assert question.is_private
    assert "won't count for ratings and rivalries" in question.text
    assert "plays on for your opponent" in (await press(waiting.person, "Yes", question)).text
    await waiting.person.sees(PLAYS_ON, within=WAIT)
    return absent, waiting


def moves(jaipur: JaipurPlayground) -> int:
    return int(jaipur.one("SELECT count(*) AS number FROM moves")["number"])


async def test_a_merchant_plays_on_marked_and_unrated_until_the_seat_is_taken_back(jaipur: JaipurPlayground) -> None:
    absent, waiting = await merchant_plays_on(jaipur)
    await until(lambda: moves(jaipur) == 1)
    name = absent.person.name
    await waiting.person.until(lambda: f"Balbir ({name})" in board(jaipur, absent.code), within=WAIT, why="no mark")
    table = jaipur.table(absent.code)
    assert f"Balbir the trader moves for **{name}**" in table.text
    await waiting.open_panel()
    await waiting.click_a_move()
    await until(lambda: moves(jaipur) == 3 and jaipur.one("SELECT tell_at FROM matches")["tell_at"] is None)
    await jaipur.crash()
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    panel = await absent.open_panel()
    assert panel is None or "The seat is yours again" in panel.text
    await waiting.person.sees("has moved for somebody in this game", within=WAIT)
    await waiting.open_panel()
    await waiting.click_a_move()
    await absent.wait_for_turn()
    assert moves(jaipur) == 4, "the merchant is gone"
    await absent.click_a_move()
    await waiting.person.command("/jaipur resign", game=absent.code)
    await waiting.person.click("Yes")
    over = await jaipur.table_when_over(absent.code)
    record = await record_file(absent.person, over)
    await jaipur.check_record(record, absent.person)
    assert jaipur.one("SELECT stewarded FROM matches")["stewarded"].endswith("1.0-1.3")
    await absent.person.command("/jaipur profile")  # matches are counted
    assert jaipur.rows("SELECT * FROM rivalries") == []
    assert jaipur.rows("SELECT * FROM rating_changes") == []


async def test_the_seat_is_taken_back_in_the_middle_of_the_merchants_thinking(jaipur: JaipurPlayground) -> None:
    absent, _ = await merchant_plays_on(jaipur)
    panel = await absent.open_panel()  # the merchant takes more than a second
    assert moves(jaipur) == 0
    assert panel is None or "The seat is yours again" in panel.text
    await until(lambda: jaipur.one("SELECT steward, merchant_at FROM matches")["merchant_at"] is None)
    assert absent.is_my_turn
    await absent.click_a_move()
    assert moves(jaipur) == 1, "one outcome"


async def test_a_second_click_says_nothing_that_is_not_so(jaipur: JaipurPlayground) -> None:
    """The merchant moves already, and its time is nobody's."""
    absent, waiting = await seated(jaipur, pace="1 hour per move")
    await jaipur.advance_bot_clock(7 * HOUR + 1)
    table = await jaipur.table_that_says(absent.code, LATE)
    question = opened(await waiting.person.click("Let a merchant play on", on=table))
    answers = await asyncio.gather(*(waiting.person.click("Yes", on=question) for _ in range(2)))
    said = {one.text for one in answers if one}
    assert any("plays on for your opponent" in one for one in said)
    assert not any("no time limit" in one for one in said)
    assert jaipur.one("SELECT stewarded FROM matches")["stewarded"].count(",") == 0


async def test_only_who_waits_may_let_a_merchant_play_on(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur, pace="1 hour per move")
    await jaipur.advance_bot_clock(7 * HOUR + 1)
    table = await jaipur.table_that_says(mover.code, LATE)
    assert "your own turn" in opened(await mover.person.click("Let a merchant play on", on=table)).text
    assert "Only the two players" in opened(await jaipur.tomoko.click("Let a merchant play on", on=table)).text
    assert jaipur.one("SELECT steward FROM matches")["steward"] is None


def board(jaipur: JaipurPlayground, code: str) -> str:
    """The table in words, its picture too."""
    tables = jaipur.tables(code)
    return str(tables[0].raw) if tables else ""
