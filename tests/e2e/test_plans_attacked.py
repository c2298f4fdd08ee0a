"""Plans where something else happens: fairs, interrupted games, merchants who play on, races, strangers."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.fairs.model import RESERVE
from playground.driver import Person
from tests.cogs.sent_ids import SENT
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import SLOW_BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import NAMES, Player, opened, press, private_answer, seated
from tests.e2e.public_record import public_things
from tests.e2e.test_fairs import RUNNING, begin, open_fair
from tests.e2e.test_plans import CAMELS, CHANGE, DROP, PLAN, leave_the_camels, plan_camels, with_a_plan
from tests.e2e.test_two_whole_processes import second_process

HOUR = 3600
MINUTES = 60
NOTHING_TO_PLAN = "There's nothing to plan right now"


def plans(jaipur: JaipurPlayground) -> list[dict[str, object]]:
    return jaipur.rows("SELECT * FROM plans")


async def both_here(jaipur: JaipurPlayground, code: str, *people: Person) -> tuple[Player, Player]:
    """With their panels open; the one to move comes first."""
    players = [Player(person, code, Random(5)) for person in people]
    for player in players:
        await player.open_panel()
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    return mover, waiting


async def test_in_a_game_of_a_fair_it_costs_nothing_of_the_reserve(jaipur: JaipurPlayground) -> None:
    people = (jaipur.mira, jaipur.ravi, jaipur.tomoko)
    message = await open_fair(jaipur, *people, games=1)
    await begin(jaipur, message)
    (game,) = jaipur.rows(RUNNING)
    seats = [person for person in people if person.id in (game["user1"], game["user2"])]
    planner, mover = await both_here(jaipur, str(game["code"]), *seats)
    await leave_the_camels(planner)
    await plan_camels(planner)
    await mover.wait_for_turn()
    await leave_the_camels(mover)
    assert jaipur.moves(mover.code)[-1] == "+K"
    await mover.person.until(lambda: "*As planned.*" in jaipur.table(mover.code).text, within=WAIT)
    assert {row["reserve"] for row in jaipur.rows("SELECT reserve FROM fair_entrants")} == {RESERVE}
    await planner.person.command("/jaipur resign", game=planner.code)
    await planner.person.click("Yes")
    await jaipur.mira.until(lambda: "1 played · 1 being played" in message.text, within=WAIT, why="no next game")
    assert plans(jaipur) == []


async def test_in_an_interrupted_game_it_is_played_and_told_when_the_bot_is_back(jaipur: JaipurPlayground) -> None:
    """The server has removed the bot; the two play on from another one."""
    planner, mover = await with_a_plan(jaipur)
    home, guild = mover.person.channel, str(jaipur.mira.state.guild["id"])
    elsewhere = await jaipur.control.add_guild("Elsewhere", jaipur.mira, jaipur.ravi, with_bot=True)
    await jaipur.control.kick_bot(guild)
    await until(lambda: jaipur.one("SELECT interrupted FROM matches")["interrupted"] is not None)
    for person in (jaipur.mira, jaipur.ravi):
        await person.until(lambda who=person: elsewhere in who.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(elsewhere)
    for player in (mover, planner):
        await player.open_panel()
    assert "**Planned:** take all the camels" in planner.text
    calls = len(planner.person.pings)
    await leave_the_camels(mover)
    assert jaipur.moves(mover.code)[-1] == "+K"
    await planner.open_panel()
    assert "*As planned.*" in planner.text
    await jaipur.control.invite_bot(guild)
    for person in (jaipur.mira, jaipur.ravi):
        await person.until(lambda who=person: home in who.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(home)
    await mover.person.until(lambda: "*As planned.*" in jaipur.table(mover.code).text, within=WAIT)
    assert len(planner.person.pings) == calls
    assert len(jaipur.moves(mover.code)) == 3


async def test_it_goes_when_a_merchant_plays_on_and_comes_again_with_the_player(jaipur: JaipurPlayground) -> None:
    absent, waiting = await seated(jaipur, pace="1 hour per move")
    await leave_the_camels(absent)
    absent, waiting = waiting, absent
    await plan_camels(waiting)
    await jaipur.advance_bot_clock(7 * HOUR + 1)
    table = await jaipur.table_that_says(absent.code, "is out of time")
    question = opened(await waiting.person.click("Let a merchant play on", on=table))
    await press(waiting.person, "Yes", question)
    await until(lambda: len(jaipur.moves(absent.code)) == 2)
    assert plans(jaipur) == []
    await waiting.open_panel()
    assert "Planned:" not in waiting.text
    answer = await private_answer(waiting.person, "plan", first="+K", game=waiting.code)
    assert NOTHING_TO_PLAN in answer.text
    assert len(jaipur.moves(absent.code)) == 2, "nothing was played by itself"
    await absent.open_panel()
    await waiting.open_panel()
    goods = next(
        one.label
        for one in waiting.panel.buttons  # type: ignore[union-attr]
        if one.label.removeprefix("Take ") in NAMES or one.label.startswith("Sell ")
    )
    await press(waiting.person, goods, waiting.panel)  # type: ignore[arg-type]
    await press(waiting.person, "Play", waiting.panel)  # type: ignore[arg-type]
    assert waiting.panel is not None
    assert waiting.panel.button(PLAN), "against a person again"


async def test_who_drops_it_while_it_is_about_to_be_played_has_dropped_it(tmp_path: Path) -> None:
    async with JaipurPlayground.open(tmp_path, bot=SLOW_BOT) as jaipur:
        planner, mover = await with_a_plan(jaipur)
        assert mover.panel is not None
        assert planner.panel is not None
        labels = [one.label for one in mover.panel.buttons]
        goods = [one for one in labels if one.removeprefix("Take ") in NAMES or one.startswith("Sell ")]
        await press(mover.person, goods[0], mover.panel)
        calls = len(planner.person.pings)
        async with jaipur.slow(**{"answer-by-plan": 2.0}):
            playing = asyncio.create_task(press(mover.person, "Play", mover.panel))
            await until(lambda: len(jaipur.moves(mover.code)) == 2)
            await press(planner.person, DROP, planner.panel)
            assert "The plan is dropped" in planner.text
            await playing
        await asyncio.sleep(1)  # some rounds of the background work
        assert len(jaipur.moves(mover.code)) == 2
        assert plans(jaipur) == []
        await planner.open_panel()
        assert planner.is_my_turn
        await jaipur.advance_bot_clock(3.2 * MINUTES)
        await planner.person.until(lambda: len(planner.person.pings) == calls + 1, within=WAIT, why="nobody was called")


async def test_who_changes_it_while_it_is_about_to_be_played_is_asked_again(tmp_path: Path) -> None:
    async with JaipurPlayground.open(tmp_path, bot=SLOW_BOT) as jaipur:
        planner, mover = await with_a_plan(jaipur)
        assert mover.panel is not None
        assert planner.panel is not None
        await press(planner.person, CHANGE, planner.panel)
        other = next(one for one in planner.panel.buttons if (one.custom_id or "").startswith("j1|plan-move|"))
        labels = [one.label for one in mover.panel.buttons]
        goods = [one for one in labels if one.removeprefix("Take ") in NAMES or one.startswith("Sell ")]
        await press(mover.person, goods[0], mover.panel)
        async with jaipur.slow(**{"answer-by-plan": 2.0}):
            playing = asyncio.create_task(press(mover.person, "Play", mover.panel))
            await until(lambda: len(jaipur.moves(mover.code)) == 2)
            await press(planner.person, other.custom_id or "", planner.panel)
            await playing
        await asyncio.sleep(1)
        assert len(jaipur.moves(mover.code)) == 2, "neither the old plan nor the new one"
        assert plans(jaipur) == []
        await planner.open_panel()
        assert planner.is_my_turn


async def test_nothing_in_the_channel_moves_whatever_somebody_plans(jaipur: JaipurPlayground) -> None:
    """Made, changed, dropped while the opponent is away: no table comes anew, and nobody is called for it."""
    planner, mover = await with_a_plan(jaipur)
    person, panel = planner.person, planner.panel
    assert panel is not None
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.person.until(lambda: bool(mover.person.pings), within=WAIT, why="nobody was called for the turn")
    await until(lambda: jaipur.one("SELECT tell_at FROM matches")["tell_at"] is None)
    await asyncio.sleep(0.5)  # until the table before is cleared away
    shown, told = len(await public_things(jaipur)), jaipur.table(planner.code)
    calls, notified = len(mover.person.pings), len(await mover.person.notifications())
    for _ in range(2):
        await planner.open_panel()
        panel = planner.panel
        assert panel is not None
        await press(person, PLAN if panel.button(PLAN) else CHANGE, panel)
        other = next(one for one in panel.buttons if (one.custom_id or "").startswith("j1|plan-move|"))
        await press(person, other.custom_id or "", panel)
        await press(person, DROP, panel)
        assert "The plan is dropped" in panel.text
        await asyncio.sleep(1)  # some rounds of the background work
    assert len(await public_things(jaipur)) == shown
    assert not told.is_gone
    assert (len(mover.person.pings), len(await mover.person.notifications())) == (calls, notified)


async def test_a_rematch_begins_without_one_and_old_buttons_plan_nothing(jaipur: JaipurPlayground) -> None:
    planner, mover = await with_a_plan(jaipur)
    old = jaipur.one("SELECT round, ply FROM matches")
    await mover.person.command("/jaipur resign", game=mover.code)
    await mover.person.click("Yes")
    table = await jaipur.table_when_over(mover.code)
    assert plans(jaipur) == []
    for person in (planner.person, mover.person):
        answer = opened(await person.click("Rematch", on=table))
    await until(lambda: len(jaipur.rows("SELECT code FROM matches WHERE state = 'running'")) == 1)
    assert answer
    at = f"{planner.code}|{old['round']}.{old['ply']}"
    forged = await forge_buttons(jaipur, f"j1|plan|{at}", f"j1|plan-move|{at}|+K", f"j1|plan-drop|{at}")
    for number in range(3):
        await planner.person.click(str(number), on=forged)
    assert plans(jaipur) == []
    code = jaipur.one("SELECT code FROM matches WHERE state = 'running'")["code"]
    first, second = await both_here(jaipur, code, planner.person, mover.person)
    await leave_the_camels(first)
    await plan_camels(first)
    await second.wait_for_turn()
    await leave_the_camels(second)
    assert jaipur.moves(code)[-1] == "+K"


async def test_neither_the_opponent_nor_a_stranger_sees_or_changes_it_by_whatever_button(
    jaipur: JaipurPlayground,
) -> None:
    _, mover = await with_a_plan(jaipur)
    match = jaipur.one("SELECT code, round, ply FROM matches")
    before = plans(jaipur)
    at = f"{match['code']}|{match['round']}.{match['ply']}"
    kinds = {one.replace("K7Q2|1.14", at): chosen for one, chosen in SENT.items() if one.startswith("j1|plan")}
    assert len(kinds) > 5
    buttons = [one for one, chosen in kinds.items() if not chosen] + [f"j1|plan-move|{at}|+K"]
    forged = await forge_buttons(jaipur, *buttons)
    for person in (mover.person, jaipur.tomoko):
        for number in range(len(buttons)):
            answer = opened(await person.click(str(number), on=forged))
            assert answer.is_private
            assert "Planned:" not in answer.text
        for custom_id, values in kinds.items():
            if values:
                chosen = await forge_select(jaipur, custom_id, *values)
                answer = opened(await person.select(custom_id, values, on=chosen))
                assert answer.is_private
                assert "Planned:" not in answer.text
        typed = opened(await person.command("/jaipur plan", first="+K", game=mover.code))
        assert "Planned:" not in typed.text
    assert await jaipur.tomoko.autocomplete("/jaipur plan", "first", "", game=mover.code) == []
    assert plans(jaipur) == before
    said = str(await public_things(jaipur)) + "\n".join(jaipur.bot.output)
    assert "Planned:" not in said
    await mover.open_panel()
    await leave_the_camels(mover)
    assert jaipur.moves(mover.code)[-1] == "+K"


@pytest.fixture
async def doubled(tmp_path: Path) -> AsyncIterator[JaipurPlayground]:
    async with JaipurPlayground.open(tmp_path) as jaipur, second_process(jaipur):
        yield jaipur


async def test_two_whole_processes_play_it_once(doubled: JaipurPlayground) -> None:
    first, second = await seated(doubled)
    planner, mover = first, second
    await leave_the_camels(planner)
    assert planner.panel is not None
    await press(planner.person, PLAN, planner.panel)
    camels = next(one.label for one in planner.panel.buttons if CAMELS.fullmatch(one.label))
    await press(planner.person, camels, planner.panel)
    doubled.write("UPDATE plans SET wakes = ''")
    await mover.open_panel()
    calls = len(planner.person.pings)
    await leave_the_camels(mover)
    await until(lambda: len(doubled.moves(mover.code)) == 3)
    await asyncio.sleep(1)
    assert len(doubled.moves(mover.code)) == 3
    assert doubled.moves(mover.code)[-1] == "+K"
    assert plans(doubled) == []
    assert len(planner.person.pings) == calls
    await mover.person.until(lambda: "*As planned.*" in doubled.table(mover.code).text, within=WAIT)
