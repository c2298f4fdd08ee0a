"""The card of a match: seen first in private, shown by a player, taken down by either."""

import asyncio
from dataclasses import replace

import pytest

from bot.match.model import Place
from playground.driver import Failed, ShownMessage
from tests.e2e.jaipur_playground import until
from tests.e2e.players import opened
from tests.e2e_record_book.record_book_playground import ELSEWHERE, RecordBookPlayground

PATIENCE = 240  # a whole match is analysed


async def previewed(book: RecordBookPlayground, code: str) -> ShownMessage:
    replay = opened(await book.mira.command("/jaipur replay", game=code))
    await book.mira.click("Share", on=replay)
    card = await book.mira.sees("Making the card")
    assert card.is_private
    await book.mira.until(lambda: bool(card.pictures), within=PATIENCE, why="no card")
    return card


async def test_a_player_shows_a_match_to_all_and_the_other_takes_it_down(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    preview = await previewed(book, match.code)
    assert "what everybody would see" in preview.text
    assert not [one for one in book.tomoko.messages() if "shares game" in one.text]
    pings = len(book.ravi.pings)
    await book.mira.click("Show everybody", on=preview)
    card = await book.tomoko.sees(f"**Mira** shares game `{match.code}`")
    assert not card.is_private
    alt = card.pictures[0].alt
    winner = ("Mira", "Ravi")[match.outcome.winner] if match.outcome and match.outcome.winner is not None else "?"
    for words in (f"{winner} wins the game.", "Round 1: Mira ", "Best sale, for ", "With even luck, about: Mira "):
        assert words in alt
    assert len(book.ravi.pings) == pings, "nobody is called"
    refused = opened(await book.tomoko.click("Take down", on=card))
    assert "Only the two players" in refused.text
    assert card.pictures, "it is still there"
    await book.ravi.click("Take down", on=card)
    await book.tomoko.until(lambda: not card.pictures, within=20, why="the card is still there")
    assert f"**Ravi** has taken down the card of game `{match.code}`" in card.text


async def test_a_card_is_shown_once_in_a_channel_until_it_is_taken_down(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    preview = await previewed(book, match.code)
    await asyncio.gather(*(book.mira.click("Show everybody", on=preview) for _ in range(3)))
    card = await book.tomoko.sees(f"**Mira** shares game `{match.code}`")
    await asyncio.sleep(1)
    assert len(cards(book, match.code)) == 1
    again = opened(await book.mira.click("Show everybody", on=preview))
    assert "has been shown here" in again.text
    assert again.is_private
    await book.ravi.click("Take down", on=card)
    await book.tomoko.until(lambda: not card.pictures, within=20)
    await book.mira.click("Show everybody", on=preview)
    await book.tomoko.until(lambda: len(cards(book, match.code)) == 1, within=20, why="it can be shown again")


async def test_after_a_restart_both_buttons_go_on(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    preview = await previewed(book, match.code)
    await book.mira.click("Show everybody", on=preview)
    card = await book.tomoko.sees(f"**Mira** shares game `{match.code}`")
    await book.pg.bot.restart()
    await book.ravi.click("Take down", on=card)
    await book.tomoko.until(lambda: not card.pictures, within=20)
    again = opened(await book.mira.click("Show everybody", on=preview))
    assert again.is_private, "what was analysed is forgotten, so it is seen in private once more"
    await book.mira.until(lambda: bool(again.pictures), within=PATIENCE)
    assert cards(book, match.code) == []
    await book.mira.click("Show everybody", on=again)
    await book.tomoko.until(lambda: len(cards(book, match.code)) == 1, within=20)


async def test_a_card_that_discord_did_not_take_can_be_shown_again(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    preview = await previewed(book, match.code)
    await book.pg.control.fault("slow", path="/callback$", seconds=3.5, count=1)
    with pytest.raises(Failed):
        await book.mira.click("Show everybody", on=preview)
    await until(lambda: any("was lost" in line for line in book.pg.bot.output))
    await book.mira.click("Show everybody", on=preview)
    await book.tomoko.sees(f"**Mira** shares game `{match.code}`")


async def test_where_apps_from_outside_are_hidden_nobody_is_told_that_it_was_shown(book: RecordBookPlayground) -> None:
    await book.pg.control.change_person(book.mira, installed_app=True)
    channel = await book.pg.control.add_guild("Elsewhere", book.ravi, book.mira, with_bot=False)
    await book.mira.until(lambda: channel in book.mira.state.channels, within=20)
    book.mira.go(channel)
    guild = int(next(one["guild_id"] for one in [book.mira.state.channels[channel]]))
    match = await book.play(book.mira, book.ravi, Place(guild, int(channel), is_reachable=False))
    await book.pg.control.deny(channel, "USE_EXTERNAL_APPS", who="everyone")
    preview = await previewed(book, match.code)
    answer = opened(await book.mira.click("Show everybody", on=preview))
    await book.mira.until(lambda: "only you can see this" in answer.text, within=20)
    assert answer.button("Take down") is None


def cards(book: RecordBookPlayground, code: str) -> list[ShownMessage]:
    return [one for one in book.tomoko.messages() if f"shares game `{code}`" in one.text]


async def test_who_did_not_play_cannot_share(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    replay = opened(await book.tomoko.command("/jaipur replay", game=match.code))
    assert replay.button("Share") is None
    refused = opened(await book.forged_click(book.tomoko, f"j1|share|{match.code}"))
    assert "Only the two players" in refused.text


async def test_a_match_of_another_server_is_not_shown_here(book: RecordBookPlayground) -> None:
    match = await book.give_up(
        book.mira, book.ravi, Place(ELSEWHERE.guild_id, ELSEWHERE.channel_id, is_reachable=False)
    )
    preview = await previewed(book, match.code)
    assert "where the game was played" in preview.text
    assert preview.button("Show everybody") is None
    assert "Ravi resigned." in preview.pictures[0].alt


async def test_a_match_of_a_hidden_channel_is_not_shown_to_the_whole_server(book: RecordBookPlayground) -> None:
    hidden = await book.pg.control.add_channel("staff-room")
    await book.pg.control.deny(hidden, "VIEW_CHANNEL", who="everyone")
    match = await book.give_up(book.mira, book.ravi, replace(book.home, channel_id=int(hidden)))
    preview = await previewed(book, match.code)
    assert "where the game was played" in preview.text
    assert preview.button("Show everybody") is None
    await book.forged_click(book.mira, f"j1|share-show|{match.code}")
    await asyncio.sleep(1)
    assert not cards(book, match.code)


async def test_a_match_that_was_called_off_has_no_winner_to_show(book: RecordBookPlayground) -> None:
    match = await book.start(book.mira, book.ravi)
    while match.ply < 4:
        match = await book.move(match)
    await book.app.endings.propose_cancel(match.code, book.mira.id)
    await book.app.endings.agree_to_cancel(match.code, book.ravi.id)
    replay = opened(await book.mira.command("/jaipur replay", game=match.code))
    assert replay.button("Share") is None
    panel = opened(await book.mira.command("/jaipur hand", game=match.code))
    more = opened(await book.mira.click("More", on=panel))
    assert more.button("Record file")
    assert more.button("Share") is None
    refused = opened(await book.forged_click(book.mira, f"j1|share|{match.code}"))
    assert "There's no card of game" in refused.text, refused.text
