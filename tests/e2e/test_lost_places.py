"""Messages, threads and channels that disappear under a game."""

import pytest

from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.players import Player, seated, told

PUBLIC_THREAD = 11


async def move_and_follow(mover: Player, waiting: Player) -> None:
    await mover.click_a_move()
    await waiting.wait_for_turn()


async def test_a_deleted_table_comes_back_with_the_next_move(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    old = bazaar.table(mover.code)
    await bazaar.control.delete_message(old)
    await mover.person.until(lambda: old.is_gone, within=WAIT)
    await move_and_follow(mover, waiting)
    await waiting.person.until(lambda: len(bazaar.tables(mover.code)) == 1, within=WAIT)
    assert bazaar.table(mover.code).id != old.id


async def test_a_deleted_table_comes_back_on_request(bazaar: Bazaar) -> None:
    mover, _ = await seated(bazaar)
    await bazaar.control.delete_message(bazaar.table(mover.code))
    await mover.person.command("/jaipur table")
    await mover.person.until(lambda: len(bazaar.tables(mover.code)) == 1, within=WAIT)


async def with_threads(bazaar: Bazaar) -> tuple[Player, Player, str]:
    """A game in its own thread; gives the thread's id too."""
    await bazaar.mira.command("/jaipur server")
    await bazaar.mira.click("Threads")
    await bazaar.mira.sees("Every game gets a thread", within=WAIT)
    mover, waiting = await seated(bazaar)
    thread = bazaar.table(mover.code).channel_id
    assert thread != mover.person.channel
    return mover, waiting, thread


async def test_a_thread_that_was_opened_before_a_crash_is_used_after_it(bazaar: Bazaar) -> None:
    await bazaar.mira.command("/jaipur server")
    await bazaar.mira.click("Threads")
    await bazaar.mira.sees("Every game gets a thread", within=WAIT)
    await bazaar.control.fault("slow", method="POST", path="/threads$", seconds=60, after=True)
    invitation = await bazaar.mira.command("/jaipur challenge", opponent=bazaar.ravi)
    await bazaar.ravi.click("Accept", on=invitation)
    await bazaar.mira.until(
        lambda: len(bazaar.mira.channels(PUBLIC_THREAD)) == 1, within=WAIT, why="there is no thread"
    )
    await bazaar.bot.kill()
    await bazaar.control.clear_faults()
    await bazaar.later(61)  # whoever held the table in hand has lost it by now
    await bazaar.bot.start()
    code = bazaar.one("SELECT code FROM matches")["code"]
    await bazaar.mira.until(lambda: len(bazaar.tables(code)) == 1, within=WAIT, why="there is no table")
    assert [bazaar.table(code).channel_id] == bazaar.mira.channels(PUBLIC_THREAD)


async def test_an_archived_thread_wakes_up(bazaar: Bazaar) -> None:
    mover, waiting, thread = await with_threads(bazaar)
    await bazaar.control.archive(thread)
    await move_and_follow(mover, waiting)
    await waiting.person.until(
        lambda: any(f"➤ @{waiting.person.name}" in one.text for one in bazaar.tables(mover.code)), within=WAIT
    )
    await waiting.person.until(lambda: len(bazaar.tables(mover.code)) == 1, within=WAIT)
    assert bazaar.table(mover.code).channel_id == thread


async def test_a_deleted_thread_gives_way_to_the_channel(bazaar: Bazaar) -> None:
    mover, waiting, thread = await with_threads(bazaar)
    await bazaar.control.delete_channel(thread)
    await move_and_follow(mover, waiting)
    await waiting.person.until(lambda: len(bazaar.tables(mover.code)) == 1, within=WAIT)
    assert bazaar.table(mover.code).channel_id == mover.person.channel


async def in_a_locked_thread(bazaar: Bazaar) -> tuple[Player, Player, str]:
    """Somebody has moved, and the table cannot say so: the panel says why."""
    mover, waiting, thread = await with_threads(bazaar)
    await bazaar.control.archive(thread, locked=True)
    await bazaar.later(10 * 60)
    await mover.click_a_move()
    while "is locked" not in (await waiting.open_panel()).text:
        pass
    assert waiting.is_my_turn, "the game goes on"
    return mover, waiting, thread


async def test_a_locked_thread_is_said_and_the_table_comes_when_it_is_opened(bazaar: Bazaar) -> None:
    _, waiting, thread = await in_a_locked_thread(bazaar)
    pings = len(waiting.person.pings)
    await bazaar.later(5 * 60)
    await bazaar.control.archive(thread, archived=False, locked=False)
    await told(bazaar, waiting)
    assert len(waiting.person.pings) == pings + 1, "nobody was called before"
    while "is locked" in (await waiting.open_panel()).text:
        pass


@pytest.mark.parametrize("where", ["tavern", "market-square"])
async def test_from_a_locked_thread_the_table_moves(bazaar: Bazaar, where: str) -> None:
    mover, waiting, thread = await in_a_locked_thread(bazaar)
    waiting.person.go(where)
    answer = await waiting.person.command("/jaipur table", game=mover.code)
    assert answer is not None
    assert "The table comes to" in answer.text
    await told(bazaar, waiting)
    assert bazaar.table(mover.code).channel_id == waiting.person.channel
    assert waiting.person.channel != thread


async def test_when_the_channel_is_gone_the_table_moves_elsewhere(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    square = mover.person.channel
    for person in (bazaar.mira, bazaar.ravi, bazaar.tomoko):
        person.go("tavern")
    await bazaar.control.delete_channel(square)
    panel = await mover.person.command("/jaipur hand")
    assert panel is not None
    mover.panel = panel
    await mover.click_a_move()
    while True:
        shown = await waiting.open_panel()
        if "The channel of this table is gone" in shown.text:
            break
    assert waiting.is_my_turn, "the game goes on"
    await waiting.click_a_move()
    await mover.person.command("/jaipur table")
    await mover.person.until(lambda: len(bazaar.tables(mover.code)) == 1, within=WAIT)
    table = bazaar.table(mover.code)
    assert f"➤ @{mover.person.name}" in table.text
    assert table.channel_id != square
