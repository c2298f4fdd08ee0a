"""Permissions that are taken away in the middle of a match, and given back."""

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import seated, told

NO_PICTURES = "not allowed to attach pictures"
MINUTES = 60


async def test_without_attach_files_the_table_is_in_words_with_one_remark(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    square = mover.person.channel
    await jaipur.control.deny(square, "ATTACH_FILES")
    for turn in range(3):
        await mover.click_a_move()
        await waiting.wait_for_turn()
        table = await told(jaipur, waiting)
        assert table.pictures == []
        assert "Market: " in table.text
        assert (NO_PICTURES in table.text) == (turn == 0)
        mover, waiting = waiting, mover
    await jaipur.control.deny(square)
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await mover.person.until(lambda: bool(jaipur.table(mover.code).pictures), within=WAIT)


async def test_without_send_messages_the_match_goes_on_by_panel(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    square, code = mover.person.channel, mover.code
    await jaipur.control.deny(square, "SEND_MESSAGES")
    await jaipur.advance_bot_clock(5 * MINUTES)  # nobody was there for long: the table would be posted anew
    await mover.click_a_move()
    await waiting.open_panel()
    await waiting.click_a_move()
    assert len(jaipur.moves(code)) == 2
    await mover.open_panel()
    while "I'm not allowed to post in" not in mover.text:
        await mover.open_panel()
    assert "Send Messages" in mover.text
    assert "Last move" not in jaipur.table(code).text
    await jaipur.control.deny(square)
    await jaipur.while_time_passes(
        lambda: any("Last move" in one.text for one in jaipur.tables(code)), 16 * MINUTES, "the table is behind"
    )
    while "not allowed" in mover.text:
        await mover.open_panel()


async def test_once_allowed_again_the_player_to_move_is_called(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    before = len(waiting.person.pings)
    await jaipur.control.deny(mover.person.channel, "SEND_MESSAGES")
    await jaipur.advance_bot_clock(5 * MINUTES)
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.deny(mover.person.channel)
    await told(jaipur, waiting)
    assert len(waiting.person.pings) == before + 1


async def test_a_call_that_was_heard_is_not_made_again_when_the_second_try_is_refused(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    square, before = mover.person.channel, len(waiting.person.pings)
    await jaipur.control.fault("status", method="POST", path="/messages$", status=502, count=1, after=True)
    await jaipur.advance_bot_clock(5 * MINUTES)
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) == before + 1, within=WAIT, why="nobody was called")
    await jaipur.control.deny(square, "SEND_MESSAGES")  # before discord.py tries again
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.deny(square)
    await jaipur.advance_bot_clock(16 * MINUTES)
    await told(jaipur, waiting)
    assert len(waiting.person.pings) == before + 1


async def test_a_table_that_was_heard_with_its_pictures_is_not_posted_again_in_words(jaipur: JaipurPlayground) -> None:
    """Discord took it and its answer was lost; when discord.py tries again, files are forbidden, and words are not."""
    mover, waiting = await seated(jaipur)
    square, before = mover.person.channel, len(waiting.person.pings)
    await jaipur.control.fault("status", method="POST", path="/messages$", status=502, count=1, after=True)
    await jaipur.advance_bot_clock(5 * MINUTES)
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) == before + 1, within=WAIT, why="nobody was called")
    await jaipur.control.deny(square, "ATTACH_FILES")  # before discord.py tries again
    await told(jaipur, waiting)
    assert len(waiting.person.pings) == before + 1


async def test_without_create_threads_the_match_is_played_in_the_channel(jaipur: JaipurPlayground) -> None:
    await jaipur.mira.command("/jaipur-server")
    await jaipur.mira.click("Threads")
    await jaipur.mira.sees("Every game gets its own thread", within=WAIT)
    await jaipur.control.deny(jaipur.mira.channel, "CREATE_PUBLIC_THREADS")
    mover, _ = await seated(jaipur)
    assert jaipur.table(mover.code).channel_id == mover.person.channel
    assert "grant me Create Public Threads" in jaipur.table(mover.code).text
    shown = await jaipur.mira.command("/jaipur-server")
    assert shown is not None
    assert "I'm missing these permissions here: Create Public Threads" in shown.text


async def test_read_message_history_is_asked_for(jaipur: JaipurPlayground) -> None:
    """The search for lost tables needs it."""
    await jaipur.control.deny(jaipur.mira.channel, "READ_MESSAGE_HISTORY")
    shown = await jaipur.mira.command("/jaipur-server")
    assert shown is not None
    assert "I'm missing these permissions here: Read Message History" in shown.text
