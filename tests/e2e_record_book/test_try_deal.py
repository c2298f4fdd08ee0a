"""A watcher tries a deal of a finished match, from its replay to the comparison, through the real bot."""

import re
from random import Random

import pytest

from bot.match.model import DealOf, PublicMatch
from bot.match.visibility import Onlooker
from playground.driver import Person, ShownMessage
from rules import Length
from tests.e2e.jaipur_playground import WAIT
from tests.e2e.players import Player, choose, erase, opened, press
from tests.e2e_record_book.record_book_playground import ELSEWHERE, RecordBookPlayground

PATIENCE = 240  # two rounds are analysed
MERCHANTS = "Choose a merchant, 1 is the gentlest…"
TRY = "Try this deal"


async def choosing(book: RecordBookPlayground, person: Person, match: PublicMatch) -> ShownMessage:
    """From the replay of a match that is not theirs."""
    replay = opened(await person.command("/jaipur replay", game=match.code))
    assert replay.button("Share") is None, "that is for its players"
    screen = opened(await person.click(TRY, on=replay))
    assert screen.is_private
    assert "Replay of" in replay.text, "the replay stays"
    return screen


async def tried_by(book: RecordBookPlayground, person: Person) -> PublicMatch:
    [match] = await book.app.matches.running(person.id)
    return match


async def test_a_watcher_tries_a_deal_and_compares(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi, length=Length.BEST_OF_THREE)
    tomoko = book.tomoko
    public = [one.id for one in tomoko.messages() if not one.is_private]
    screen = await choosing(book, tomoko, match)
    assert f"Try the deal of `{match.code}`, round 1" in screen.text
    assert "with the cards of **Mira**" in screen.text
    assert "counts for nothing" in screen.text
    await press(tomoko, "Round 2", screen)
    await press(tomoko, "🌙 Ravi", screen)
    assert f"Try the deal of `{match.code}`, round 2" in screen.text
    rounds = await book.app.open_rounds.open(match.code, Onlooker.at(book.mira.id, book.home))
    moves = "move first" if rounds.round(2).starter == 1 else "move second"
    assert f"with the cards of **Ravi** and {moves}" in screen.text
    await choose(tomoko, MERCHANTS, ["1 · Anju the apprentice"], screen)
    tried = await tried_by(book, tomoko)
    assert tried.deal_of == DealOf(match.code, 2)
    assert tried.seat_of(tomoko.id) == 1
    player = Player(tomoko, tried.code, Random(3), screen)
    assert f"The deal of `{match.code}`, round 2, open since then · seal `{rounds.view(2, 0).seal[:8]}" in player.text  # type: ignore[index]
    await player.wait_for_turn()
    await player.collect()
    await book.pg.bot.restart()
    await player.open_panel()
    while True:
        await player.wait_for_turn()
        if player.is_over:
            break
        await player.collect()
    assert [one.label for one in opened(player.panel).buttons] == [
        "Compare", "Replay", "Turning points", "Lessons", "More", "Bazaar of the day"
    ]  # fmt: skip
    await tomoko.click("Compare", on=opened(player.panel))
    compared = await tomoko.sees("going through both rounds")
    assert compared.is_private
    await tomoko.until(lambda: "played twice" in compared.text, within=PATIENCE, why="no comparison")
    was = rounds.round(2).result
    mine = (await book.app.open_rounds.open(tried.code, Onlooker.at(tomoko.id, book.home))).round(1).result
    assert was
    assert mine
    graded = r", (no grade|grade about \*\*(\d|10)?0\*\* of 100)"
    expected = (
        r"\*\*With your cards\*\*",
        rf"You: \*\*{mine.purses[1].total}\*\* rupees?{graded}",
        rf"\*\*Ravi\*\*: \*\*{was.purses[1].total}\*\* rupees?{graded}",
        r"\*\*With the other cards\*\*",
        rf"\*\*Anju the apprentice\*\*: \*\*{mine.purses[0].total}\*\* rupees?{graded}",
        rf"\*\*Mira\*\*: \*\*{was.purses[0].total}\*\* rupees?{graded}",
    )
    assert re.search("\n".join(expected), compared.text), compared.text
    assert [one.id for one in tomoko.messages() if not one.is_private] == public, "nothing of it is public"
    assert book.mira.pings == book.ravi.pings == []
    again = opened(await tomoko.click(TRY, on=compared))
    assert f"Try the deal of `{match.code}`, round 2" in again.text
    await check_what_is_said_of_it(book, tried, match)


async def check_what_is_said_of_it(book: RecordBookPlayground, tried: PublicMatch, match: PublicMatch) -> None:
    verified = opened(await book.tomoko.command("/jaipur verify", game=tried.code))
    assert f"No fresh deal: it's that of `{match.code}`, round 2" in verified.text
    assert f'[DealOf "{match.code}.2"]' in await book.app.record_files.record(tried.code)
    replay = opened(await book.tomoko.command("/jaipur replay", game=tried.code))
    assert replay.button("Share") is None
    assert replay.button(TRY) is None
    for command in ("replay", "hand", "verify"):
        refused = opened(await book.mira.command(f"/jaipur {command}", game=tried.code))
        assert "or in private" in refused.text, "nobody else sees how it went"
    refused = opened(await book.forged_click(book.tomoko, f"j1|share|{tried.code}"))
    assert "deal that you tried" in refused.text, "nobody shows that they won such a game"
    theirs = opened(await book.mira.command("/jaipur replay", game=match.code))
    assert theirs.button(TRY) is None, "its players have played it"
    profile = opened(await book.tomoko.command("/jaipur profile"))
    assert "has no finished games to show" in profile.text, "it is in no statistics"
    dm = await book.pg.control.open_dm(book.tomoko)
    await book.tomoko.until(lambda: dm in book.tomoko.state.channels, within=WAIT)
    panel = opened(await book.tomoko.command("/jaipur hand", game=tried.code, at=dm))
    elsewhere = opened(await book.tomoko.click("Compare", on=panel))
    assert f"Game `{match.code}` was played elsewhere" in elsewhere.text


async def test_at_my_level_is_one_tap_and_a_second_tap_begins_no_second_one(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    screens = [await choosing(book, book.tomoko, match) for _ in range(2)]
    assert "At my level** is Meera the collector (3 of 8)" in screens[0].text
    assert not [one for one in screens[0].buttons if one.label.startswith("Round ")], "there is one round"
    for screen in screens:
        await press(book.tomoko, "At my level", screen)
        assert "Meera locks her cupboard" in screen.text
    tried = await tried_by(book, book.tomoko)
    table = opened(await book.tomoko.command("/jaipur table", game=tried.code))
    assert "A deal that you try has no table" in table.text
    await press(book.tomoko, "Yes", opened(await book.tomoko.command("/jaipur resign", game=tried.code)))
    panel = opened(await book.tomoko.command("/jaipur hand", game=tried.code))
    assert panel.button("Compare") is None, "it was not played out"
    assert panel.button("Rematch") is None


async def test_what_cannot_be_tried_has_no_button(book: RecordBookPlayground) -> None:
    given_up = await book.give_up(book.mira, book.ravi)
    replay = opened(await book.tomoko.command("/jaipur replay", game=given_up.code))
    assert replay.button(TRY) is None
    running = await book.start(book.mira, book.ravi, length=Length.BEST_OF_THREE)
    while running.round == 1:
        running = await book.move(running)
    replay = opened(await book.tomoko.command("/jaipur replay", game=running.code))
    assert replay.button(TRY) is None, "the match goes on"
    away = await book.play(book.mira, book.ravi, ELSEWHERE)
    refused = opened(await book.tomoko.command("/jaipur replay", game=away.code))
    assert "was played elsewhere" in refused.text


async def test_it_is_found_below_the_finished_table(book: RecordBookPlayground) -> None:
    """Behind *More*, which every table has, before anybody has looked at a card."""
    match = await book.play(book.mira, book.ravi, length=Length.BEST_OF_THREE)
    more = opened(await book.forged_click(book.tomoko, f"j1|more|{match.code}"))
    assert more.button("Share") is None
    screen = opened(await book.tomoko.click(TRY, on=more))
    assert f"Try the deal of `{match.code}`, round 1" in screen.text
    theirs = opened(await book.forged_click(book.mira, f"j1|more|{match.code}"))
    assert theirs.button("Share")
    assert theirs.button(TRY) is None


async def test_names_follow_erasure_and_forged_clicks_change_nothing(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    screen = await choosing(book, book.tomoko, match)
    await erase(book.mira)
    await press(book.tomoko, "🌙 Ravi", screen)
    assert [one.label for one in screen.buttons][:2] == ["☀ somebody", "🌙 Ravi"]
    replay = opened(await book.ravi.command("/jaipur replay", game=match.code))
    assert replay.button("Share")
    for custom_id in (f"j1|try-mine|{match.code}|1|0", f"j1|try-deal|{match.code}|1|0|open"):
        refused = opened(await book.forged_click(book.ravi, custom_id))
        assert "You've played this deal yourself" in refused.text
    for custom_id in (f"j1|try-mine|{match.code}|2|0", "j1|try-deal|NOPE|1|0|open", f"j1|try-compare|{match.code}"):
        assert opened(await book.forged_click(book.tomoko, custom_id)).is_private
    assert await book.app.matches.running(book.tomoko.id) == []
    assert await book.app.matches.running(book.ravi.id) == []


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_it_is_in_ones_language(book: RecordBookPlayground, locale: str) -> None:
    match = await book.play(book.mira, book.ravi)
    await book.tomoko.speak(locale)
    replay = opened(await book.tomoko.command("/jaipur replay", game=match.code))
    screen = opened(await book.tomoko.click(f"j1|try-deal|{match.code}|1|0|open", on=replay))
    assert not re.search(r"\b(deal|cards|round|level|merchant)\b", screen.text, re.IGNORECASE), screen.text
    await press(book.tomoko, f"j1|try-mine|{match.code}|1|0", screen)
    assert not re.search(r"\b(deal|cards|round|level|merchant)\b", screen.text, re.IGNORECASE), screen.text
