"""Stopping while people play: what was begun is finished, what comes too late is refused."""

import asyncio
import signal
from contextlib import suppress

from playground.driver import Failed, NotPossible, Person
from tests.e2e.jaipur_playground import JaipurPlayground, until
from tests.e2e.players import Player, press

COME_BACK = "I'm being restarted, so nothing was played"


async def about_to_play(jaipur: JaipurPlayground, *people: Person) -> Player:
    """A new table of these two; who is to move has only to click *Play*."""
    code = await jaipur.start_match(*people)
    players = [Player(person, code) for person in people]
    for player in players:
        await player.open_panel()
    mover = next(player for player in players if player.is_my_turn)
    assert mover.panel is not None
    choices = [one.label for one in mover.panel.buttons if one.label.startswith(("Take", "Sell"))]
    await press(mover.person, choices[0], mover.panel)
    return mover


async def test_who_was_in_time_is_told_and_who_was_late_tries_again(jaipur: JaipurPlayground) -> None:
    lina, omar = await jaipur.pg.add_people("Lina", "Omar")
    in_time = await about_to_play(jaipur, jaipur.mira, jaipur.ravi)
    late = await about_to_play(jaipur, lina, omar)
    before = late.text
    await jaipur.control.fault("slow", path="/callback$", seconds=2.2, count=1)
    playing = asyncio.create_task(in_time.person.click("Play", on=in_time.panel))
    await until(lambda: len(jaipur.moves(in_time.code)) == 1)

    stopping = asyncio.create_task(jaipur.bot.stop())
    await jaipur.wait_for_log("leaving: ")
    refused, typed = await asyncio.gather(  # at once: the bot has three seconds to leave
        late.person.click("Play", on=late.panel), jaipur.tomoko.command("/jaipur hand", game=in_time.code)
    )
    assert refused is not None
    assert COME_BACK in refused.text
    assert refused.is_private
    assert typed is not None
    assert COME_BACK in typed.text
    assert await stopping == 0
    await playing

    assert "** to move" in in_time.text, "who played was answered"
    assert "➤" in jaipur.table(in_time.code).text
    assert jaipur.moves(late.code) == []
    assert jaipur.rows("SELECT code FROM matches WHERE tell_at IS NOT NULL") == [], "every table was told"
    assert late.text == before, "the panel is as it was"
    await jaipur.bot.start()
    await press(late.person, "Play", late.panel)  # type: ignore[arg-type]  # it has been opened
    assert len(jaipur.moves(late.code)) == 1
    waiting = next(one for one in (jaipur.mira, jaipur.ravi) if one is not in_time.person)
    next_mover = Player(waiting, in_time.code)
    await next_mover.open_panel()
    await next_mover.click_a_move()
    assert len(jaipur.moves(in_time.code)) == 2


async def test_an_answer_that_hangs_does_not_hold_it_up(jaipur: JaipurPlayground) -> None:
    """The line is stuck: the move is saved, the rest is done after the next start."""
    mover = await about_to_play(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.control.fault("slow", path="/callback$|/messages/", seconds=30)
    playing = asyncio.create_task(mover.person.click("Play", on=mover.panel))
    await until(lambda: len(jaipur.moves(mover.code)) == 1)
    assert await jaipur.bot.stop() == 0, "it does not wait for the line"
    playing.cancel()
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)  # the telling that was begun is free again
    await jaipur.bot.start()
    await until(lambda: jaipur.rows("SELECT code FROM matches WHERE tell_at IS NOT NULL") == [])
    assert len(jaipur.moves(mover.code)) == 1


async def test_a_locked_database_does_not_hold_it_up(jaipur: JaipurPlayground) -> None:
    """Another program writes and writes: what was not saved was not played."""
    mover = await about_to_play(jaipur, jaipur.mira, jaipur.ravi)
    async with jaipur.locked_database():
        playing = asyncio.create_task(mover.person.click("Play", on=mover.panel))
        await asyncio.sleep(0.5)
        assert await jaipur.bot.stop() == 0, "it does not wait for the other one"
        playing.cancel()
    await jaipur.bot.start()
    assert jaipur.moves(mover.code) == []
    await press(mover.person, "Play", mover.panel)  # type: ignore[arg-type]  # it has been opened
    assert len(jaipur.moves(mover.code)) == 1


async def test_who_types_on_while_it_leaves_does_no_harm(jaipur: JaipurPlayground) -> None:
    """Suggestions are asked for at every key; at the end of the story nobody may find a traceback in the log."""

    async def type_on() -> None:
        while True:
            with suppress(Failed, NotPossible, TimeoutError):
                await jaipur.mira.autocomplete("/jaipur hand", "game", "")
                await jaipur.mira.autocomplete("/jaipur take", "good", "")

    typing = [asyncio.create_task(type_on()) for _ in range(12)]
    for _ in range(3):
        await asyncio.sleep(0.3)
        assert await jaipur.bot.stop() == 0
        await jaipur.bot.start()
    for task in typing:
        task.cancel()
    await asyncio.gather(*typing, return_exceptions=True)


async def test_a_second_signal_changes_nothing(jaipur: JaipurPlayground) -> None:
    """Who is impatient presses Ctrl-C twice."""
    mover = await about_to_play(jaipur, jaipur.mira, jaipur.ravi)
    await jaipur.control.fault("slow", path="/callback$", seconds=1.0, count=1)
    playing = asyncio.create_task(mover.person.click("Play", on=mover.panel))
    await until(lambda: len(jaipur.moves(mover.code)) == 1)
    stopping = asyncio.create_task(jaipur.bot.stop())
    await jaipur.wait_for_log("leaving: ")
    process = jaipur.bot._process
    assert process is not None
    process.send_signal(signal.SIGINT)
    assert await stopping == 0
    await playing
    assert "** to move" in mover.text
