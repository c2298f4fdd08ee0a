"""Somebody plays several matches: which one is meant, the list of them, and the next one that waits."""

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import Player, choose, press, private_answer


async def test_several_matches_and_the_next_one(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    nothing = await private_answer(mira, "games")
    assert "You have no game running" in nothing.text
    codes = [await jaipur.start_match(mira, one) for one in (jaipur.ravi, jaipur.tomoko, jaipur.ravi)]
    asked = await private_answer(mira, "hand")
    assert "3 of your games fit" in asked.text
    label = next(label for label in asked.selects[0].labels if codes[1] in label)
    await choose(mira, "Choose a game…", [label], asked)
    assert f"`{codes[1]}`" in asked.text
    offered = await mira.autocomplete("/jaipur hand", "game", codes[2])
    assert [one.value for one in offered] == [codes[2]]
    assert codes[2] in (await private_answer(mira, "hand", game=codes[2].lower())).text
    assert "There is no game" in (await private_answer(mira, "hand", game="nope")).text
    listed = await private_answer(mira, "games")
    for code in codes:
        assert code in listed.text
    waiting = {row["code"] for row in jaipur.rows("SELECT code FROM matches WHERE mover = 0")}
    assert f"**{len(waiting)} game" in listed.text or not waiting
    await through_all_that_wait(jaipur, waiting)


async def through_all_that_wait(jaipur: JaipurPlayground, waiting: set[str]) -> None:
    """Move in one, go on to the next, until no match waits."""
    panel: ShownMessage | None = None
    while waiting:
        code = next(iter(waiting)) if panel is None else next(one for one in waiting if f"`{one}`" in panel.text)
        player = Player(jaipur.mira, code, panel=panel)
        if panel is None:
            panel = await player.open_panel()
        await player.click_a_move()
        waiting.discard(code)
        await press(jaipur.mira, "Next game", panel)
    if panel is not None:
        assert "No other game is waiting for you" in panel.text
