"""Clicks that come twice, at once, too late, from outsiders, or with ids that nobody made."""

import asyncio

import pytest

from playground.driver import ShownMessage
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import opened, press, seated

STALE = "nothing was played"
OLD_BUTTON = "This button no longer works"


async def test_a_double_click_on_play_plays_once(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    panel = mover.panel
    assert panel is not None
    await press(mover.person, first_move(panel), panel)
    await asyncio.gather(*(mover.person.click("Play", on=panel) for _ in range(3)))
    await mover.person.until(lambda: "Your move has been played" in mover.text, within=WAIT)
    assert "** to move" in mover.text
    assert STALE not in mover.text
    assert len(jaipur.moves(mover.code)) == 1


async def test_an_older_panel_plays_nothing_and_shows_how_things_are(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    old = mover.panel
    await jaipur.crash()  # what it does not know of it cannot take away
    previewed = await mover.person.command("/jaipur hand")
    assert old is not None
    assert previewed is not None
    await press(mover.person, first_move(previewed), previewed)
    await jaipur.crash()
    another = await mover.open_panel()
    await press(mover.person, next(one.label for one in mover._picks() if one.label != first_move(old)), another)
    await press(mover.person, "Play", another)
    for name, panel in ((first_move(old), old), ("Play", previewed)):
        await press(mover.person, name, panel)
        assert STALE in panel.text
        assert "** to move" in panel.text
    await waiting.open_panel()
    await waiting.wait_for_turn()
    await waiting.click_a_move()
    assert len(jaipur.moves(mover.code)) == 2


async def test_two_accept_an_open_challenge_at_once(jaipur: JaipurPlayground) -> None:
    invitation = await jaipur.mira.command("/jaipur challenge")
    assert invitation is not None
    answers = await asyncio.gather(*(one.click("Accept", on=invitation) for one in (jaipur.ravi, jaipur.tomoko)))
    assert len(jaipur.rows("SELECT 1 FROM matches")) == 1
    (refused,) = [one for one in answers if one is not None and one.is_private]
    assert "already been accepted" in refused.text
    assert "sit down" in invitation.text


async def test_both_click_everything_at_once(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    table = jaipur.table(mover.code)
    clicks = [one.person.click(name, on=table) for one in (mover, waiting) for name in ("My hand", "Rules", "More")]
    answers = await asyncio.gather(*clicks)
    assert all(answer is not None and answer.is_private for answer in answers)
    assert jaipur.moves(mover.code) == []
    assert len(jaipur.tables(mover.code)) == 1


async def test_outsiders_get_private_answers_and_change_nothing(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    code, tomoko = mover.code, jaipur.tomoko
    before = jaipur.one("SELECT version, round, ply FROM matches")
    table = jaipur.table(code)
    shown = await tomoko.click("My hand", on=table)
    assert shown is not None
    assert shown.is_private
    assert "You're watching" in shown.text
    assert "Your hand" not in shown.text
    more = await tomoko.click("More", on=table)
    assert more is not None
    assert more.button("Resign") is None
    assert more.button("Call off") is None
    for command, options in [
        ("take", {"good": "gold"}),
        ("camels", {}),
        ("exchange", {"take": "2 gold", "give": "2 camels"}),
        ("sell", {"good": "leather"}),
        ("resign", {}),
        ("cancel", {}),
    ]:
        answer = await tomoko.command(f"/jaipur {command}", game=code, **options)
        assert answer is not None
        assert answer.is_private
        assert "Only the two players can do this" in answer.text, command
        answer = await tomoko.command(f"/jaipur {command}", **options)
        assert answer is not None
        assert "You have no games running here" in answer.text, command
    assert await tomoko.autocomplete("/jaipur take", "good", "", game=code) == []
    assert jaipur.one("SELECT version, round, ply FROM matches") == before


async def test_outsiders_forge_the_buttons_of_players(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    code = mover.code
    before = jaipur.one("SELECT version, round, ply, state FROM matches")
    asking, doing = ["resign", "cancel", "claim"], ["resign-yes", "cancel-yes", "claim-yes"]
    actions = [*doing, "agree", "refuse", "wait", "rematch", "record", *asking]
    forged = await forge_buttons(
        jaipur, *(f"j1|{action}|{code}" for action in actions), f"j1|play|{code}|1.0|+K", f"j1|replay|{code}|1.0|open"
    )
    for number in range(len(actions) + 2):
        answer = await jaipur.tomoko.click(str(number), on=forged)
        assert answer is not None
        assert answer.is_private
        assert "Only the two players" in answer.text or "still being played" in answer.text, answer.text
    looking = await forge_buttons(
        jaipur, *(f"j1|{action}|{code}|1.0" for action in ("exchange", "hint")), f"j1|move|{code}|1.0|+K"
    )
    for number in range(3):
        answer = await jaipur.tomoko.click(str(number), on=looking)
        assert answer is not None
        assert answer.is_private
        assert "Your hand" not in answer.text
    assert jaipur.one("SELECT version, round, ply, state FROM matches") == before


async def test_ids_that_nobody_made_get_a_polite_answer(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    code = mover.code
    polite = (OLD_BUTTON, "There's no game", "This challenge no longer exists", "There are no hints", STALE)
    made_up = [
        "nonsense", "j1|", "j1|nonsense", "j2|hand|" + code, "j1|hand", "j1|hand|a|b", f"j1|play|{code}|1.0",
        f"j1|play|{code}|x.y|+K", f"j1|play|{code}||+K", f"j1|play|{code}|1.0|garbage", f"j1|play|{code}|-1.-1|+K",
        f"j1|play|{code}|{'9' * 60}.0|+K", f"j1|move|{code}|1|+K", f"j1|move|{code}|1.0|+DDDDDDDDDDDDDDDDD",
        "j1|hand|0000", "j1|hand|" + "Z" * 90, "j1|hand|`*_~|'", "j1|accept|----", "j1|exchange|" + code + "|one.two",
        f"j1|xtake|{code}|1.0|QQQ", f"j1|hint|{code}|?", "j1|practise|wizard|SINGLE|OPEN",
        "j1|practise|master|LONG|OPEN", "j1|rules|cheating", "j1|switch|admin|on",
    ]  # fmt: skip
    forged = await forge_buttons(jaipur, *made_up)
    for number, custom_id in enumerate(made_up):
        answer = await mover.person.click(str(number), on=forged)
        assert answer is not None
        assert answer.is_private
        assert any(word in answer.text for word in polite), f"{custom_id}: {answer.text}"
    assert jaipur.moves(code) == []


async def test_forms_that_nobody_sent_get_a_polite_answer(jaipur: JaipurPlayground) -> None:
    """The bot sends none; so whatever comes as one is made up, also where it bears the id of a real button."""
    mover, _ = await seated(jaipur)
    code, words = mover.code, ["", "0", "-1", "\u202e\u200b" * 50, "||@everyone||", "💥" * 2000, "'; DROP TABLE moves;"]
    made_up = [
        "nonsense",
        "j1|nonsense",
        f"j1|play|{code}|1.0|+K",
        f"j1|xtake|{code}|1.0",
        "j1|choose",
        f"j1|hand|{code}",
    ]
    for custom_id in made_up:
        for word in words:
            await jaipur.control.forge_modal(mover.person, custom_id, "number", "note")
            answer = await mover.person.fill_modal({"number": word, "note": word[::-1]}, within=WAIT)
            assert answer is not None
            assert answer.is_private
            assert OLD_BUTTON in answer.text, f"{custom_id}: {answer.text}"
    assert jaipur.moves(code) == []


async def test_choices_that_nobody_offered_get_a_polite_answer(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    code = mover.code
    for custom_id, values in [
        (f"j1|chosen|{code}|1.0", ["nonsense"]),
        (f"j1|chosen|{code}|1.0", []),
        (f"j1|chosen|{code}|1.0", ["-D", "-G"]),
        (f"j1|xtake|{code}|1.0|-", ["9", "x"]),
        (f"j1|xgive|{code}|1.0|-", ["?", "!"]),
        ("j1|choose", ["0000"]),
        ("j1|choose", []),
        ("j1|topic", ["cheating"]),
    ]:
        forged = await forge_select(jaipur, custom_id, *(values or ["none"]))
        answer = await mover.person.select(custom_id, values, on=forged)
        assert answer is not None
        assert OLD_BUTTON in answer.text or "There's no game" in answer.text, f"{custom_id}: {answer.text}"
    assert jaipur.moves(code) == []


def first_move(panel: ShownMessage) -> str:
    """The label of the first button that is a move."""
    return next(one.label for one in panel.buttons if one.label.startswith(("Take", "Sell")))


@pytest.mark.parametrize("jaipur", [{"JAIPUR_ANSWERS_PER_MINUTE": "20"}], indirect=True)
async def test_a_person_who_hammers_is_asked_to_wait(jaipur: JaipurPlayground) -> None:
    answers = [await jaipur.mira.command("/jaipur help") for _ in range(31)]
    assert answers[-1] is not None
    assert "Slow down a little" in answers[-1].text
    calm = await jaipur.ravi.command("/jaipur help")
    assert calm is not None
    assert "Jaipur, the bazaar for two" in calm.text
    await asyncio.sleep(3.2)
    again = await jaipur.mira.command("/jaipur help")
    assert again is not None
    assert "Slow down a little" not in again.text


@pytest.mark.parametrize("jaipur", [{"JAIPUR_ANSWERS_PER_MINUTE": "20"}], indirect=True)
async def test_the_panel_of_who_was_asked_to_wait_follows_the_match_and_stays_the_only_one(
    jaipur: JaipurPlayground,
) -> None:
    mover, waiting = await seated(jaipur)
    panel = opened(waiting.panel)
    for _ in range(40):
        answer = await waiting.person.click("Refresh", on=panel)
        if answer and "Slow down a little" in answer.text:
            break
    else:
        pytest.fail("nobody was asked to wait")
    await mover.click_a_move()
    await waiting.wait_for_turn()
    await asyncio.sleep(3.2)
    await waiting.person.click("My hand", on=jaipur.table(mover.code))
    await waiting.person.until(lambda: panel.is_gone, within=WAIT, why="there are two panels")


@pytest.mark.parametrize("jaipur", [{"JAIPUR_ANSWERS_PER_MINUTE": "20"}], indirect=True)
async def test_suggestions_have_an_end_too(jaipur: JaipurPlayground) -> None:
    """Four of them count as much as an answer, and are counted apart: who typed fast can still play."""
    mover, _ = await seated(jaipur)
    person = mover.person
    offered = [await person.autocomplete("/jaipur hand", "game", "") for _ in range(130)]
    assert offered[0]
    assert offered[-1] == []
    assert "Slow down a little" not in opened(await person.command("/jaipur hand", game=mover.code)).text
    await asyncio.sleep(1)
    assert await person.autocomplete("/jaipur hand", "game", "")


async def test_nobody_accepts_an_open_challenge_from_a_channel_that_they_do_not_see(jaipur: JaipurPlayground) -> None:
    tomoko, home = jaipur.tomoko, jaipur.mira.channel
    hidden = await jaipur.control.add_channel("staff-room")
    await jaipur.control.deny(hidden, "VIEW_CHANNEL", who=tomoko)
    await jaipur.mira.until(lambda: hidden in jaipur.mira.state.channels, within=WAIT)
    jaipur.mira.go(hidden)
    await jaipur.mira.command("/jaipur challenge")
    code = jaipur.one("SELECT code FROM challenges")["code"]
    jaipur.mira.go(home)
    forged = await forge_buttons(jaipur, f"j1|accept|{code}")
    answer = opened(await tomoko.click("0", on=forged))
    assert "This challenge no longer exists" in answer.text
    assert jaipur.rows("SELECT code FROM matches") == []


async def test_who_does_not_play_a_game_changes_no_setting_by_its_buttons(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    forged = await forge_buttons(jaipur, f"j1|one-tap|{mover.code}")
    assert "Only the two players" in opened(await jaipur.tomoko.click("0", on=forged)).text
    assert jaipur.rows("SELECT * FROM preferences") == []
