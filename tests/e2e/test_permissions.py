"""Permissions that are taken away in the middle of a game, and given back."""

from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.players import seated, told

NO_PICTURES = "not allowed to attach pictures"
MINUTES = 60


async def test_without_attach_files_the_table_is_in_words_with_one_remark(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    square = mover.person.channel
    await bazaar.control.deny(square, "ATTACH_FILES")
    for turn in range(3):
        await mover.click_a_move()
        await waiting.wait_for_turn()
        table = await told(bazaar, waiting)
        assert table.pictures == []
        assert "Market: " in table.text
        assert (NO_PICTURES in table.text) == (turn == 0)
        mover, waiting = waiting, mover
    await bazaar.control.deny(square)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await mover.person.until(lambda: bool(bazaar.table(mover.code).pictures), within=WAIT)


async def test_without_send_messages_the_game_goes_on_by_panel(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    square, code = mover.person.channel, mover.code
    await bazaar.control.deny(square, "SEND_MESSAGES")
    await bazaar.later(5 * MINUTES)  # nobody was there for long: the table would be posted anew
    await mover.click_a_move()
    await waiting.open_panel()
    await waiting.click_a_move()
    assert len(bazaar.moves(code)) == 2
    await mover.open_panel()
    while "I am not allowed to post in" not in mover.text:
        await mover.open_panel()
    assert "Send Messages" in mover.text
    assert "Last move" not in bazaar.table(code).text
    await bazaar.control.deny(square)
    await mover.person.until(
        lambda: any("Last move" in one.text for one in bazaar.tables(code)), within=WAIT, why="the table is behind"
    )
    while "not allowed" in mover.text:
        await mover.open_panel()


async def test_once_allowed_again_the_player_to_move_is_called(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    before = len(waiting.person.pings)
    await bazaar.control.deny(mover.person.channel, "SEND_MESSAGES")
    await bazaar.later(5 * MINUTES)
    await mover.click_a_move()
    await bazaar.logs("could not be told")
    await bazaar.control.deny(mover.person.channel)
    await told(bazaar, waiting)
    assert len(waiting.person.pings) == before + 1


async def test_a_call_that_was_heard_is_not_made_again_when_the_second_try_is_refused(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    square, before = mover.person.channel, len(waiting.person.pings)
    await bazaar.control.fault("status", method="POST", path="/messages$", status=502, count=1, after=True)
    await bazaar.later(5 * MINUTES)
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) == before + 1, within=WAIT, why="nobody was called")
    await bazaar.control.deny(square, "SEND_MESSAGES")  # before discord.py tries again
    await bazaar.logs("could not be told")
    await bazaar.control.deny(square)
    await bazaar.later(16 * MINUTES)
    await told(bazaar, waiting)
    assert len(waiting.person.pings) == before + 1


async def test_without_create_threads_the_game_is_played_in_the_channel(bazaar: Bazaar) -> None:
    await bazaar.mira.command("/jaipur server")
    await bazaar.mira.click("Threads")
    await bazaar.mira.sees("Every game gets a thread", within=WAIT)
    await bazaar.control.deny(bazaar.mira.channel, "CREATE_PUBLIC_THREADS")
    mover, _ = await seated(bazaar)
    assert bazaar.table(mover.code).channel_id == mover.person.channel
    assert "grant me Create Public Threads" in bazaar.table(mover.code).text
    shown = await bazaar.mira.command("/jaipur server")
    assert shown is not None
    assert "I lack these permissions here: Create Public Threads" in shown.text
