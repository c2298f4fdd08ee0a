"""Messages, threads and channels that disappear under a match."""

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, is_to_move, seated, seated_in_a_thread, told

PUBLIC_THREAD = 11


async def move_and_follow(mover: Player, waiting: Player) -> None:
    await mover.click_a_move()
    await waiting.wait_for_turn()


async def test_a_deleted_table_comes_back_with_the_next_move(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    old = jaipur.table(mover.code)
    await jaipur.control.delete_message(old)
    await mover.person.until(lambda: old.is_gone, within=WAIT)
    await move_and_follow(mover, waiting)
    await waiting.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
    assert jaipur.table(mover.code).id != old.id


async def test_a_deleted_table_comes_back_on_request(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await jaipur.control.delete_message(jaipur.table(mover.code))
    await mover.person.command("/jaipur table")
    await mover.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)


async def test_a_thread_that_was_opened_before_a_crash_is_used_after_it(jaipur: JaipurPlayground) -> None:
    await jaipur.mira.command("/jaipur-server")
    await jaipur.mira.click("Threads")
    await jaipur.mira.sees("Every game gets its own thread", within=WAIT)
    await jaipur.control.fault("slow", method="POST", path="/threads$", seconds=60, after=True)
    invitation = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await jaipur.ravi.click("Accept", on=invitation)
    await jaipur.mira.until(
        lambda: len(jaipur.mira.channels(PUBLIC_THREAD)) == 1, within=WAIT, why="there is no thread"
    )
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    await jaipur.bot.start()
    code = jaipur.one("SELECT code FROM matches")["code"]
    await jaipur.mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT, why="there is no table")
    assert [jaipur.table(code).channel_id] == jaipur.mira.channels(PUBLIC_THREAD)


async def test_in_a_channel_for_announcements_a_match_has_its_thread_too(jaipur: JaipurPlayground) -> None:
    """Discord has a kind of threads of their own there, and refuses the usual kind."""
    news = await jaipur.control.add_channel("news", announcements=True)
    for person in (jaipur.mira, jaipur.ravi):
        await person.until(lambda person=person: news in person.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(news)
    _, _, thread = await seated_in_a_thread(jaipur)
    assert jaipur.mira.state.channels[thread]["parent_id"] == news


async def test_an_archived_thread_wakes_up(jaipur: JaipurPlayground) -> None:
    mover, waiting, thread = await seated_in_a_thread(jaipur)
    await jaipur.control.archive(thread)
    await move_and_follow(mover, waiting)
    await waiting.person.until(
        lambda: any(is_to_move(waiting.person, one) for one in jaipur.tables(mover.code)), within=WAIT
    )
    await waiting.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
    assert jaipur.table(mover.code).channel_id == thread


async def test_a_deleted_thread_gives_way_to_the_channel(jaipur: JaipurPlayground) -> None:
    mover, waiting, thread = await seated_in_a_thread(jaipur)
    await jaipur.control.delete_channel(thread)
    await move_and_follow(mover, waiting)
    await waiting.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
    assert jaipur.table(mover.code).channel_id == mover.person.channel


async def in_a_locked_thread(jaipur: JaipurPlayground) -> tuple[Player, Player, str]:
    """Somebody has moved, and the table cannot say so: the panel says why."""
    mover, waiting, thread = await seated_in_a_thread(jaipur)
    await jaipur.control.archive(thread, locked=True)
    await jaipur.advance_bot_clock(10 * 60)
    await mover.click_a_move()
    while "is locked" not in (await waiting.open_panel()).text:
        pass
    assert waiting.is_my_turn, "the match goes on"
    return mover, waiting, thread


async def test_a_locked_thread_is_said_and_the_table_comes_when_it_is_opened(jaipur: JaipurPlayground) -> None:
    _, waiting, thread = await in_a_locked_thread(jaipur)
    pings = len(waiting.person.pings)
    await jaipur.advance_bot_clock(5 * 60)
    await jaipur.control.archive(thread, archived=False, locked=False)
    await told(jaipur, waiting)
    assert len(waiting.person.pings) == pings + 1, "nobody was called before"
    while "is locked" in (await waiting.open_panel()).text:
        pass


@pytest.mark.parametrize("where", ["tavern", "market-square"])
async def test_from_a_locked_thread_the_table_moves(jaipur: JaipurPlayground, where: str) -> None:
    mover, waiting, thread = await in_a_locked_thread(jaipur)
    waiting.person.go(where)
    answer = await waiting.person.command("/jaipur table", game=mover.code)
    assert answer is not None
    assert "The table is on its way to" in answer.text
    await told(jaipur, waiting)
    assert jaipur.table(mover.code).channel_id == waiting.person.channel
    assert waiting.person.channel != thread


async def test_when_the_channel_is_gone_the_table_moves_elsewhere(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    square = mover.person.channel
    for person in (jaipur.mira, jaipur.ravi, jaipur.tomoko):
        person.go("tavern")
    await jaipur.control.delete_channel(square)
    panel = await mover.person.command("/jaipur hand")
    assert panel is not None
    mover.panel = panel
    await mover.click_a_move()
    while True:
        shown = await waiting.open_panel()
        if "This table's channel is gone" in shown.text:
            break
    assert waiting.is_my_turn, "the match goes on"
    await waiting.click_a_move()
    await mover.person.command("/jaipur table")
    await mover.person.until(lambda: len(jaipur.tables(mover.code)) == 1, within=WAIT)
    table = jaipur.table(mover.code)
    assert is_to_move(mover.person, table)
    assert table.channel_id != square
