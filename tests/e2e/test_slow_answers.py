"""Answers that take long: what is private stays private, also when it comes late and when it is changed later."""

import pytest

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import SLOW_BOT, WAIT, JaipurPlayground
from tests.e2e.players import Player, seated

pytestmark = pytest.mark.parametrize("jaipur", [{"bot": SLOW_BOT}], indirect=True)
TOO_LONG = 2.2  # seconds: after 1.7 the bot says that it takes a moment


async def hand_after_a_while(jaipur: JaipurPlayground, player: Player) -> ShownMessage:
    """*My hand* below the table, which takes so long to make that the bot first says so."""
    person, known = player.person, {one.id for one in player.person.messages()}

    def fresh() -> list[ShownMessage]:
        return [
            one for one in person.messages() if one.is_private and one.id not in known and "Your hand: " in one.text
        ]

    async with jaipur.slow(hand=TOO_LONG):
        clicked = await person.click("My hand", on=jaipur.table(player.code, person))
    assert clicked is not None
    assert not clicked.is_private, "it was not slow: the first answer is the hand"
    await person.until(lambda: bool(fresh()), within=WAIT, why="the hand did not come")
    (player.panel,) = fresh()
    return player.panel


async def test_a_hand_that_came_late_never_becomes_public(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await hand_after_a_while(jaipur, waiting)
    await mover.open_panel()
    await mover.click_a_move()
    await waiting.wait_for_turn()
    assert "My hand" in [one.label for one in jaipur.table(mover.code).buttons], "the table is still a table"
    assert await jaipur.control.violations() == []


async def test_a_late_panel_follows_the_match_like_any_other(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    panel = await hand_after_a_while(jaipur, mover)
    assert "Your turn" in panel.text
    await mover.click_a_move()
    await waiting.open_panel()
    await waiting.wait_for_turn()
    await waiting.click_a_move()
    await mover.person.until(lambda: mover.is_my_turn, within=WAIT, why="the panel stood still")
    assert await jaipur.control.violations() == []


async def test_a_challenge_that_takes_long_to_make_is_still_one_challenge(jaipur: JaipurPlayground) -> None:
    async with jaipur.slow(challenge=TOO_LONG):
        thinking = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await jaipur.ravi.sees("invites", within=WAIT)
    assert thinking is not None
    assert thinking.is_gone, "it was not slow"
    assert len([one for one in jaipur.ravi.messages() if one.button("Accept")]) == 1
    assert [one.why for one in await jaipur.ravi.notifications()] == ["mention"]
