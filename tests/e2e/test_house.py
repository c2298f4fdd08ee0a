"""Around the game: settings, server, data, lists of games, rules and help, in one's own language."""

import json
from typing import Any

import pytest

from playground.driver import Person, ShownMessage
from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.players import Player, choose, press, seated


async def typed(person: Person, command: str, **options: Any) -> ShownMessage:
    answer = await person.command(f"/jaipur {command}", **options)
    assert answer is not None
    assert answer.is_private
    return answer


async def test_every_page_of_the_rules(bazaar: Bazaar) -> None:
    page = await typed(bazaar.mira, "rules")
    topics = page.selects[0].labels
    assert len(topics) >= 8
    seen = set()
    for topic in topics:
        await choose(bazaar.mira, "Choose a topic…", [topic], page)
        assert f"### {topic}" in page.text
        seen.add(page.text.splitlines()[1])
    assert len(seen) == len(topics)
    named = await typed(bazaar.mira, "rules", topic="Camels")
    assert "do not count for the hand limit" in named.text


async def test_help_names_commands_that_can_be_clicked(bazaar: Bazaar) -> None:
    page = await typed(bazaar.mira, "help")
    for command in ("challenge", "hand", "take", "sell", "games", "settings", "data"):
        assert f"</jaipur {command}:" in page.text
    await press(bazaar.mira, "Rules", page)
    assert "A turn is exactly **one** of four things" in page.text


async def test_settings_are_kept_and_speak_ones_language(bazaar: Bazaar) -> None:
    page = await typed(bazaar.mira, "settings")
    for button, words in [
        ("Mentions", "I never mention you"),
        ("Direct messages", "No direct messages"),
        ("Confirm moves", "played at the first tap"),
        ("Challenges", "Nobody may challenge you"),
        ("Hide me", "do not appear on leaderboards"),
    ]:
        await press(bazaar.mira, button, page)
        assert words in page.text
    await bazaar.crash()
    again = await typed(bazaar.mira, "settings")
    assert "I never mention you" in again.text
    assert "do not appear on leaderboards" in again.text
    await choose(bazaar.mira, "Language…", ["Français"], again)
    assert "Your settings" not in again.text


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_private_answers_follow_the_persons_discord(bazaar: Bazaar, locale: str) -> None:
    english = (await typed(bazaar.ravi, "rules")).text
    await bazaar.ravi.speak(locale)
    assert (await typed(bazaar.ravi, "rules")).text != english
    mover, waiting = await seated(bazaar)
    await mover.open_panel()
    await waiting.open_panel()


async def test_only_managers_change_the_server(bazaar: Bazaar) -> None:
    refused = await typed(bazaar.ravi, "server")
    assert "Only people who may manage this server" in refused.text
    page = await typed(bazaar.mira, "server")
    await choose(bazaar.mira, "Usual time a move…", ["1 day a move"], page)
    await choose(bazaar.mira, "Language…", ["English"], page)
    invitation = await bazaar.ravi.command("/jaipur challenge")
    assert invitation is not None
    assert "1 day a move" in invitation.text
    dm = await bazaar.control.open_dm(bazaar.mira)
    await bazaar.mira.until(lambda: dm in bazaar.mira.state.channels, within=WAIT)
    alone = await typed(bazaar.mira, "server", at=dm)
    assert "only in a server" in alone.text


async def test_several_games_and_the_next_one(bazaar: Bazaar) -> None:
    mira = bazaar.mira
    nothing = await typed(mira, "games")
    assert "You have no game running" in nothing.text
    codes = [await bazaar.sit_down(mira, one) for one in (bazaar.ravi, bazaar.tomoko, bazaar.ravi)]
    asked = await typed(mira, "hand")
    assert "3 of your games fit" in asked.text
    label = next(label for label in asked.selects[0].labels if codes[1] in label)
    await choose(mira, "Choose a game…", [label], asked)
    assert f"`{codes[1]}`" in asked.text
    offered = await mira.autocomplete("/jaipur hand", "game", codes[2])
    assert [one.value for one in offered] == [codes[2]]
    assert codes[2] in (await typed(mira, "hand", game=codes[2].lower())).text
    assert "There is no game" in (await typed(mira, "hand", game="nope")).text
    listed = await typed(mira, "games")
    for code in codes:
        assert code in listed.text
    waiting = {row["code"] for row in bazaar.rows("SELECT code FROM matches WHERE mover = 0")}
    assert f"**{len(waiting)} game" in listed.text or not waiting
    await through_all_that_wait(bazaar, waiting)


async def through_all_that_wait(bazaar: Bazaar, waiting: set[str]) -> None:
    """Move in one, go on to the next, until no game waits."""
    panel: ShownMessage | None = None
    while waiting:
        code = next(iter(waiting)) if panel is None else next(one for one in waiting if f"`{one}`" in panel.text)
        player = Player(bazaar.mira, code, panel=panel)
        if panel is None:
            panel = await player.open_panel()
        await player.click_a_move()
        waiting.discard(code)
        await press(bazaar.mira, "Next game", panel)
    if panel is not None:
        assert "No other game is waiting for you" in panel.text


async def test_data_can_be_taken_along_and_erased(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar)
    mira = bazaar.mira
    page = await typed(mira, "data")
    await press(mira, "Export", page)
    (url,) = [one["file"]["url"] for box in page.raw["components"] for one in box["components"] if one["type"] == 13]
    exported = json.loads(await mira.fetch(url))
    assert exported["name"] == "Mira"
    assert exported["locale"] == "en-US"
    assert [match["code"] for match in exported["games"]] == [mover.code]
    page = await typed(mira, "data")
    await press(mira, "Erase…", page)
    assert "Running games that you give up: 1" in page.text
    await press(mira, "Erase everything", page)
    assert "is erased" in page.text
    assert bazaar.rows("SELECT 1 FROM people WHERE user_id = ?", mira.id) == []
    table = await bazaar.over(mover.code, bazaar.ravi)
    assert "@Ravi wins the match: the other player gave up and had all their data erased." in table.text
    assert str(mira.id) not in json.dumps(bazaar.table(mover.code).raw["components"])
    assert waiting
