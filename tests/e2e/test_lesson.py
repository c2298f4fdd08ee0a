"""The guided first round, as a newcomer plays it who does exactly what it says."""

import re

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, choose, opened, press

PLAYED = ["+G", "+P", "+K", "-PPP", "+DS-KK", "+S", "-GGG"]  # as taught, with the merchant's replies


async def begin(jaipur: JaipurPlayground) -> Player:
    panel = opened(await jaipur.mira.command("/jaipur learn"))
    code = jaipur.one("SELECT code FROM matches WHERE is_lesson")["code"]
    return Player(jaipur.mira, code, panel=panel)


async def speak(jaipur: JaipurPlayground, language: str) -> None:
    settings = opened(await jaipur.mira.command("/jaipur settings"))
    await choose(jaipur.mira, "Language…", [language], settings)


def told_to_tap(learner: Player) -> list[str]:
    """The buttons that the teacher names, in order: what is bold, but for the heading."""
    lesson = learner.text.partition("🎓")[2].partition("\n")[0]
    return re.findall(r"\*\*(.+?)\*\*", lesson)[1:]


def move_buttons(learner: Player) -> list[str]:
    """All buttons that play, or lead to it."""
    actions = ("j1|move|", "j1|exchange|", "j1|play|", "j1|hint|")
    return [one.label for one in opened(learner.panel).buttons if (one.custom_id or "").startswith(actions)]


@pytest.mark.parametrize("language", ["English", "Français", "日本語"])
async def test_every_instruction_can_be_followed_to_the_letter(jaipur: JaipurPlayground, language: str) -> None:
    await speak(jaipur, language)
    learner = await begin(jaipur)
    for step in range(4):
        taps = told_to_tap(learner)
        assert len(taps) >= 2, learner.text
        for label in taps:
            assert label in move_buttons(learner), f"{label} is not there"
            if label != taps[-1]:
                assert [one for one in move_buttons(learner) if one != label] == [], "only what is taught"
            await press(learner.person, label, opened(learner.panel))
            assert told_to_tap(learner) in ([], taps[taps.index(label) + 1 :]), "what was tapped is not asked for again"
        await learner.person.until(
            lambda step=step: len(jaipur.moves(learner.code)) == 2 * step + 2 and move_buttons(learner) != [],  # type: ignore[misc]
            within=WAIT,
        )
    assert jaipur.moves(learner.code)[:7] == PLAYED
    assert len(move_buttons(learner)) > 2, "now the learner is free"
    assert not [one for one in jaipur.ravi.messages() if not one.is_private], "nobody else sees it"


async def test_a_lesson_goes_on_after_a_crash_and_ends_with_what_to_do_next(jaipur: JaipurPlayground) -> None:
    learner = await begin(jaipur)
    for label in told_to_tap(learner):
        await press(learner.person, label, opened(learner.panel))
    await learner.wait_for_turn()
    await jaipur.crash()
    learner.panel = await learner.person.command("/jaipur learn")  # goes on where it was
    assert jaipur.one("SELECT COUNT(*) AS lessons FROM matches")["lessons"] == 1
    assert "Take the camels" in learner.text
    for _ in range(60):
        await learner.wait_for_turn()
        if learner.is_over:
            break
        taps = told_to_tap(learner)
        if len(taps) < 2:  # free
            await learner.collect()
            continue
        for label in taps:
            await press(learner.person, label, opened(learner.panel))
    assert learner.is_over
    assert "That was a whole round" in learner.text
    assert [one.label for one in opened(learner.panel).buttons] == ["Play a merchant", "Challenge somebody"]


async def test_the_lesson_shows_every_move_first_also_to_who_plays_with_one_tap(jaipur: JaipurPlayground) -> None:
    settings = opened(await jaipur.mira.command("/jaipur settings"))
    await press(jaipur.mira, "Confirm moves", settings)
    learner = await begin(jaipur)
    taps = told_to_tap(learner)
    await press(learner.person, taps[0], opened(learner.panel))
    assert jaipur.moves(learner.code) == []
    await press(learner.person, taps[1], opened(learner.panel))
    assert jaipur.moves(learner.code) == ["+G"]
