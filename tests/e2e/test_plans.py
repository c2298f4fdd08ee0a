"""Plans: chosen ahead in private, played by themselves when the opponent has moved, and nobody sees them before."""

import asyncio
import re
from pathlib import Path

from playground.driver import ShownMessage
from tests.e2e.forged_messages import forge_buttons
from tests.e2e.jaipur_playground import SLOW_BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import NAMES, THEIR_TURN, YOUR_TURN, Player, choose, opened, press, seated, told
from tests.e2e.public_record import public_things

PLAN, CHANGE, DROP = "Plan my next move…", "Change the plan…", "Drop the plan"
CAMELS = re.compile(r"Take (the camel|\d camels)")
MINUTES = 60
NEVER = "whatever happens"


async def leave_the_camels(player: Player) -> None:
    """A move after which as many camels lie there as before, or more."""
    assert player.panel is not None
    labels = [one.label for one in player.panel.buttons]
    goods = [one for one in labels if one.removeprefix("Take ") in NAMES or one.startswith("Sell ")]
    await press(player.person, goods[0], player.panel)
    await press(player.person, "Play", player.panel)


async def plan_camels(player: Player, *, never: bool = True) -> ShownMessage:
    """Three camels lie there in the beginning, so taking them stays possible as long as nobody does."""
    assert player.panel is not None
    await press(player.person, PLAN, player.panel)
    camels = next(one.label for one in player.panel.buttons if CAMELS.fullmatch(one.label))
    await press(player.person, camels, player.panel)
    assert "**Planned:** take all the camels" in player.text
    if never:
        await choose(player.person, "Play it…", [NEVER], player.panel)
    shown = await press(player.person, "Done", player.panel)
    assert ("It's played whatever happens" in player.text) == never
    return shown


async def with_a_plan(jaipur: JaipurPlayground) -> tuple[Player, Player]:
    """Who has planned to take the camels, and who is to move."""
    planner, mover = await seated(jaipur)
    await leave_the_camels(planner)
    await plan_camels(planner)
    await mover.wait_for_turn()
    return planner, mover


async def test_a_plan_is_played_at_once_and_everybody_is_told_so(jaipur: JaipurPlayground) -> None:
    planner, mover = await with_a_plan(jaipur)
    assert planner.panel is not None
    assert "**Planned:** take all the camels" in planner.text
    assert [planner.panel.button(one) is not None for one in (PLAN, CHANGE, DROP)] == [False, True, True]
    calls = len(mover.person.pings), len(planner.person.pings)
    await leave_the_camels(mover)
    assert jaipur.moves(mover.code)[-1] == "+K"
    assert YOUR_TURN in mover.text, "the answer is there with the move"
    assert "*As planned.*" in mover.text
    await planner.person.until(lambda: "You took" in planner.text and "*As planned.*" in planner.text, within=WAIT)
    assert THEIR_TURN in planner.text
    assert planner.panel.button(PLAN), "one use"
    table = await told(jaipur, mover)
    await mover.person.until(lambda: "*As planned.*" in jaipur.table(mover.code).text, within=WAIT)
    assert table.text.count("*As planned.*") <= 1
    assert (len(mover.person.pings), len(planner.person.pings)) == calls, "who moves now has just been here"
    await jaipur.advance_bot_clock(3.2 * MINUTES)
    await mover.person.until(lambda: len(mover.person.pings) == calls[0] + 1, within=WAIT, why="nobody was called")
    assert len(planner.person.pings) == calls[1]


async def test_who_comes_back_reads_what_their_plan_did_before_they_plan_again(jaipur: JaipurPlayground) -> None:
    planner, mover = await with_a_plan(jaipur)
    assert planner.panel is not None
    await planner.person.dismiss(planner.panel)
    await leave_the_camels(mover)
    typed = opened(await planner.person.command("/jaipur plan", first="+K", game=planner.code))
    assert "Something has happened since you last looked" in typed.text
    assert "*As planned.*" in typed.text
    assert jaipur.rows("SELECT * FROM plans") == []
    choices = await planner.person.autocomplete("/jaipur plan", "first", "", game=planner.code)
    assert choices
    again = opened(await planner.person.command("/jaipur plan", first=choices[0].value, game=planner.code))
    assert f"**Planned:** {choices[0].name}" in again.text


async def test_who_picks_the_move_that_their_plan_has_just_made_reads_that_it_was_played(
    jaipur: JaipurPlayground,
) -> None:
    """After a crash the plan may be late, and the panel offer the turn that the plan takes then."""
    planner, mover = await with_a_plan(jaipur)
    await leave_the_camels(mover)
    buttons = [f"j1|{action}|{planner.code}|1.2|{move}" for action in ("move", "play") for move in ("+K", "-LLL")]
    forged = await forge_buttons(jaipur, *buttons)
    on = next(one for one in planner.person.messages() if one.id == forged.id)
    for number, words in enumerate(("Your move has been played", "nothing was played") * 2):
        answer = opened(await planner.person.click(str(number), on=on))
        assert words in answer.text
    assert len(jaipur.moves(planner.code)) == 3


async def test_what_stops_a_plan_is_said_in_private(jaipur: JaipurPlayground) -> None:
    planner, mover = await seated(jaipur)
    for _ in range(20):
        await planner.click_a_move()
        if jaipur.one("SELECT mover FROM matches")["mover"] is None or planner.is_my_turn:
            break
        assert planner.panel is not None
        await press(planner.person, PLAN, planner.panel)
        pick = next(one for one in planner.panel.buttons if (one.custom_id or "").startswith("j1|plan-move|"))
        await press(planner.person, pick.label, planner.panel)
        await mover.wait_for_turn()
        await mover.click_a_move()
        if jaipur.rows("SELECT * FROM plans"):
            await reads_why(planner)
            break
        planner, mover = mover, planner  # it was played
        await planner.wait_for_turn()
    else:
        raise AssertionError("no plan was ever stopped")
    public = str(await public_things(jaipur)) + "\n".join(jaipur.bot.output)
    assert "wasn't played" not in public
    assert "Planned:" not in public


async def reads_why(planner: Player) -> None:
    await planner.person.until(lambda: "Your plan wasn't played" in planner.text, within=WAIT)
    assert YOUR_TURN in planner.text


async def test_a_plan_is_typed_changed_and_dropped(jaipur: JaipurPlayground) -> None:
    planner, mover = await seated(jaipur)
    await leave_the_camels(planner)
    person, code = planner.person, planner.code
    choices = await person.autocomplete("/jaipur plan", "second", "camel", game=code)
    assert "+K" in [one.value for one in choices]
    other = next(one.value for one in await person.autocomplete("/jaipur plan", "first", "") if one.value != "+K")
    panel = opened(await person.command("/jaipur plan", first=other, second="take all the camels", wake="never"))
    assert "; if not, take all the camels" in panel.text
    assert "whatever happens" in panel.text
    assert jaipur.one("SELECT moves, wakes FROM plans") == {"moves": f"{other} +K", "wakes": ""}
    for wake, stored in (("camels", "camels"), ("usual", "camels less precious"), ("never", "")):
        shown = opened(await person.command("/jaipur plan", wake=wake, game=code))
        assert "**Planned:**" in shown.text
        assert jaipur.one("SELECT moves, wakes FROM plans") == {"moves": f"{other} +K", "wakes": stored}
    wrong = opened(await person.command("/jaipur plan", first="-DDDDDD", game=code))
    assert "You" in wrong.text
    nonsense = opened(await person.command("/jaipur plan", first="win the game", game=code))
    assert "I don't understand" in nonsense.text
    assert jaipur.one("SELECT moves FROM plans") == {"moves": f"{other} +K"}
    panel = opened(await person.command("/jaipur hand", game=code))
    await press(person, DROP, panel)
    assert "The plan is dropped" in panel.text
    assert jaipur.rows("SELECT * FROM plans") == []
    await mover.wait_for_turn()
    before = len(jaipur.moves(code))
    await leave_the_camels(mover)
    await asyncio.sleep(0.6)  # some rounds of the background work
    assert len(jaipur.moves(code)) == before + 1, "a dropped plan never fires"
    own = opened(await person.command("/jaipur plan", first="+K", game=code))
    assert "There's nothing to plan right now" in own.text


async def test_against_a_merchant_there_is_nothing_to_plan(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    panel = opened(await mira.command("/jaipur challenge", level="beginner"))
    assert panel.button(PLAN) is None
    await mira.sees("My hand", within=WAIT)
    code = jaipur.one("SELECT code FROM matches")["code"]
    answer = opened(await mira.command("/jaipur plan", first="+K", game=code))
    assert "There's nothing to plan right now" in answer.text


async def test_doubled_clicks_plan_once_and_play_once(jaipur: JaipurPlayground) -> None:
    planner, mover = await seated(jaipur)
    await leave_the_camels(planner)
    assert planner.panel is not None
    await press(planner.person, PLAN, planner.panel)
    camels = next(one.label for one in planner.panel.buttons if CAMELS.fullmatch(one.label))
    panel = planner.panel
    await asyncio.gather(*(planner.person.click(camels, on=panel) for _ in range(3)))
    await planner.person.until(lambda: "**Planned:**" in planner.text, within=WAIT)
    assert jaipur.one("SELECT moves FROM plans") == {"moves": "+K"}
    await choose(planner.person, "Play it…", [NEVER], planner.panel)
    await mover.wait_for_turn()
    assert mover.panel is not None
    labels = [one.label for one in mover.panel.buttons if (one.custom_id or "").startswith("j1|move|")]
    await press(mover.person, next(one for one in labels if not CAMELS.fullmatch(one)), mover.panel)
    await asyncio.gather(*(mover.person.click("Play", on=mover.panel) for _ in range(3)))
    await until(lambda: len(jaipur.moves(mover.code)) == 3)
    await asyncio.sleep(0.6)
    assert len(jaipur.moves(mover.code)) == 3
    assert jaipur.moves(mover.code)[-1] == "+K"


async def test_a_bot_that_dies_between_the_two_moves_plays_the_second_once(tmp_path: Path) -> None:
    async with JaipurPlayground.open(tmp_path, bot=SLOW_BOT) as jaipur:
        planner, mover = await with_a_plan(jaipur)
        calls = len(planner.person.pings)
        assert mover.panel is not None
        labels = [one.label for one in mover.panel.buttons]
        goods = [one for one in labels if one.removeprefix("Take ") in NAMES or one.startswith("Sell ")]
        await press(mover.person, goods[0], mover.panel)
        async with jaipur.slow(**{"answer-by-plan": 30.0}):
            playing = asyncio.create_task(mover.person.click("Play", on=mover.panel))
            await until(lambda: len(jaipur.moves(mover.code)) == 2)
            await jaipur.bot.kill()
        assert len(jaipur.moves(mover.code)) == 2
        assert jaipur.one("SELECT is_due FROM plans")["is_due"]
        playing.cancel()
        await jaipur.bot.start()
        await until(lambda: len(jaipur.moves(mover.code)) == 3)
        assert jaipur.moves(mover.code)[-1] == "+K"
        await mover.person.until(lambda: "*As planned.*" in jaipur.table(mover.code).text, within=WAIT)
        assert jaipur.rows("SELECT * FROM plans") == []
        assert len(planner.person.pings) == calls, "nobody is called for a turn that a plan has taken"
