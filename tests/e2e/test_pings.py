"""Who is called, and when: once a turn, the right person, and nobody who does not want it."""

import asyncio

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, erase, record_file, seated

MINUTES = 60
STRANGE_NAMES = [
    "**@everyone** `#`",
    "[x](https://a.b) ||s||",
    "\u202eevil\u202c \u200b\u200d\ufeff",
    "😀" * 32,
    "<@1> <@&2> @here\\",
    "\u200b",
]


async def test_one_ping_a_turn_and_none_while_both_are_there(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    first = {one.person: len(one.person.pings) for one in (mover, waiting)}
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await waiting.click_a_move()
    await mover.wait_for_turn()
    assert {one.person: len(one.person.pings) for one in (mover, waiting)} == first, "the fast lane is silent"
    old = jaipur.table(mover.code)

    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.person.until(lambda: len(mover.person.pings) == first[mover.person] + 1, within=WAIT)  # nobody acted
    await mover.person.until(lambda: old.is_gone, within=WAIT)
    table = jaipur.table(mover.code)
    await mover.click_a_move()
    await waiting.person.until(lambda: len(waiting.person.pings) == first[waiting.person] + 1, within=WAIT)
    await waiting.person.until(lambda: table.is_gone, within=WAIT)
    assert waiting.person.pings[-1].id == jaipur.table(mover.code).id
    await waiting.person.command("/jaipur table")
    older = jaipur.tables(mover.code)[0]
    await waiting.person.until(lambda: older.is_gone, within=WAIT)
    await jaipur.crash()
    await jaipur.advance_bot_clock(10 * MINUTES)
    await waiting.open_panel()
    await waiting.click_a_move()
    await mover.person.until(lambda: len(mover.person.pings) == first[mover.person] + 2, within=WAIT)
    assert len(waiting.person.pings) == first[waiting.person] + 1, "posting again and restarting call nobody"
    assert jaipur.tomoko.pings == []


async def after_a_slow_move(jaipur: JaipurPlayground) -> tuple[Player, Player]:
    """A move after a long pause; gives who moved and whose turn it is, once the table is new."""
    mover, waiting = await seated(jaipur)
    old = jaipur.table(mover.code)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    await waiting.person.until(lambda: old.is_gone, within=WAIT)
    return mover, waiting


async def test_who_turned_pings_off_is_not_called(jaipur: JaipurPlayground) -> None:
    for person in (jaipur.mira, jaipur.ravi):
        await person.command("/jaipur settings")
        await person.select("Mentions…", ["Never mention me"])
        await person.sees("I never mention you", within=WAIT)
    await after_a_slow_move(jaipur)
    assert jaipur.mira.pings == jaipur.ravi.pings == []


async def test_a_challenge_shows_the_name_of_who_turned_pings_off(jaipur: JaipurPlayground) -> None:
    await jaipur.ravi.command("/jaipur settings")
    await jaipur.ravi.select("Mentions…", ["Never mention me"])
    await jaipur.ravi.sees("I never mention you", within=WAIT)
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await jaipur.ravi.sees("**Mira** invites", within=WAIT)
    assert jaipur.ravi.pings == []
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.tomoko)
    await jaipur.tomoko.until(lambda: len(jaipur.tomoko.pings) == 1, within=WAIT, why="she wants to be called")


async def test_a_quiet_server_calls_nobody(jaipur: JaipurPlayground) -> None:
    await jaipur.mira.command("/jaipur-server")
    await jaipur.mira.click("Quiet")
    await jaipur.mira.sees("nobody is mentioned", within=WAIT)
    _, waiting = await after_a_slow_move(jaipur)
    await jaipur.control.change_person(waiting.person, accepts_dms=False)
    await jaipur.advance_bot_clock(0.76 * 10 * 24 * 60 * MINUTES)
    while jaipur.one("SELECT next_alarm FROM matches")["next_alarm"] != "deadline":  # noqa: ASYNC110  # nobody tells us
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)  # long enough for a call
    assert jaipur.mira.pings == jaipur.ravi.pings == jaipur.tomoko.pings == []


@pytest.mark.parametrize("length", ["A single round"])
async def test_names_break_nothing_and_call_nobody(jaipur: JaipurPlayground, length: str) -> None:
    people = await jaipur.pg.add_people(*STRANGE_NAMES)
    for first, second in zip(people[::2], people[1::2], strict=True):
        code = await jaipur.start_match(first, second, length=length)
        players = [Player(first, code), Player(second, code)]
        for player in players:
            await player.open_panel()
        mover = next(player for player in players if player.is_my_turn)
        await mover.click_a_move()
        answer = await jaipur.tomoko.click("My hand", on=jaipur.table(code))
        assert answer is not None
        await second.command("/jaipur resign")
        await second.click("Yes")
        table = await jaipur.table_when_over(code, first)
        await jaipur.check_record(await record_file(first, table), first)
        listed = await first.command("/jaipur games")
        assert listed is not None
    for person in (jaipur.mira, jaipur.ravi, jaipur.tomoko):
        assert person.pings == []
    for one in await jaipur.control.public():
        assert "\u202e" not in str(one["thing"].get("components")), "nothing turns the text around"


async def challenge_again(jaipur: JaipurPlayground, times: int) -> None:
    """Mira challenges Ravi and takes it back, again and again."""
    for _ in range(times):
        invitation = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
        assert invitation is not None
        assert "**Mira** invites @Ravi" in invitation.text, "the challenge itself works"
        await jaipur.mira.click("Withdraw", on=invitation)


async def test_challenges_call_a_person_once_in_ten_minutes_and_three_times_a_day(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    await challenge_again(jaipur, 5)
    assert len(ravi.pings) == 1
    await mira.sees("I didn't ping @Ravi: you can ping the same person at most once every ten minutes", within=WAIT)
    for _ in range(4):
        await jaipur.advance_bot_clock(11 * MINUTES)
        await challenge_again(jaipur, 2)
    assert len(ravi.pings) == 3
    await mira.sees("at most three times a day", within=WAIT)
    await jaipur.advance_bot_clock(24 * 60 * MINUTES)
    await challenge_again(jaipur, 1)
    assert len(ravi.pings) == 4


async def test_who_declined_is_not_called_for_a_day_and_may_still_accept(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    invitation = await mira.command("/jaipur challenge", opponent=ravi)
    await ravi.click("Decline", on=invitation)
    await jaipur.advance_bot_clock(60 * MINUTES)
    again = await mira.command("/jaipur challenge", opponent=ravi)
    await mira.sees("I didn't ping @Ravi, who has declined one of your challenges", within=WAIT)
    assert len(ravi.pings) == 1
    private = [one for one in ravi.messages() if "I didn't ping" in one.text]
    assert private == [], "only the challenger is told"
    await ravi.click("Accept", on=again)
    await ravi.sees("to move", within=WAIT)


async def test_erasing_oneself_is_no_way_to_call_again(jaipur: JaipurPlayground) -> None:
    for _ in range(2):
        await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
        await erase(jaipur.mira)
    assert len(jaipur.ravi.pings) == 1
