"""Somebody plays several matches: which one is meant, the list of them, and the next one that waits."""

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import Player, choose, press, private_answer


async def test_several_matches_and_the_next_one(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    nothing = await private_answer(mira, "games")
    assert "You have no games running" in nothing.text
    codes = [await jaipur.start_match(mira, one) for one in (jaipur.ravi, jaipur.tomoko, jaipur.ravi)]
    asked = await private_answer(mira, "hand")
    assert "This fits 3 of your games" in asked.text
    label = next(label for label in asked.selects[0].labels if codes[1] in label)
    await choose(mira, "Choose a game…", [label], asked)
    assert f"`{codes[1]}`" in asked.text
    offered = await mira.autocomplete("/jaipur hand", "game", codes[2])
    assert [one.value for one in offered] == [codes[2]]
    assert codes[2] in (await private_answer(mira, "hand", game=codes[2].lower())).text
    assert "There's no game" in (await private_answer(mira, "hand", game="nope")).text
    listed = await private_answer(mira, "games")
    for code in codes:
        assert code in listed.text
    assert [one.label for one in listed.buttons].count("Open") == len(codes)
    waiting = {row["code"] for row in jaipur.rows("SELECT code FROM matches WHERE mover = 0")}
    assert f"**{len(waiting)} game" in listed.text or not waiting
    await press(mira, f"j1|hand|{codes[1]}", listed)
    assert f"`{codes[1]}`" in listed.text
    assert "Your hand:" in listed.text
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
        if waiting:
            await press(jaipur.mira, "Next game", panel)
        else:
            assert panel.button("Next game") is None, "it leads nowhere"


async def test_more_games_than_discord_takes_sections(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    for _ in range(12):
        await mira.command("/jaipur challenge", level="beginner")
    listed = await private_answer(mira, "games")
    assert [one.label for one in listed.buttons].count("Open") == 10
    (select,) = listed.selects
    assert len(select.labels) == 12, "the others are found there"
