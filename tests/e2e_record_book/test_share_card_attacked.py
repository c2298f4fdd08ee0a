"""The card of a match when people press twice, press what is not theirs, are erased, and speak other languages."""

import asyncio
import re

import pytest

from playground.driver import ShownMessage
from tests.e2e.players import choose, erase, opened
from tests.e2e_record_book.record_book_playground import RecordBookPlayground
from tests.e2e_record_book.test_share_card import PATIENCE, cards, previewed


async def test_who_is_erased_is_nobody_on_it_and_the_other_still_has_it_in_hand(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    preview = await previewed(book, match.code)
    await book.mira.click("Show everybody", on=preview)
    card = await book.tomoko.sees(f"**Mira** shares game `{match.code}`")
    await erase(book.mira)
    for button, on in (("Take down", card), ("Show everybody", preview)):
        refused = opened(await book.mira.click(button, on=on))
        assert refused.is_private
        assert "Only the two players" in refused.text, refused.text
    assert card.pictures
    await book.ravi.click("Take down", on=card)
    await book.tomoko.until(lambda: not card.pictures, within=20)
    assert f"**Ravi** has taken down the card of game `{match.code}`" in card.text
    again = opened(await book.ravi.command("/jaipur replay", game=match.code))
    shown = opened(await book.ravi.click("Share", on=again))
    await book.ravi.until(lambda: bool(shown.pictures), within=PATIENCE)
    await book.ravi.click("Show everybody", on=shown)
    await book.tomoko.until(lambda: len(cards(book, match.code)) == 1, within=20)
    (card,) = cards(book, match.code)
    assert "Mira" not in card.text + card.pictures[0].alt
    assert "somebody" in card.pictures[0].alt


async def test_both_take_it_down_at_once(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    preview = await previewed(book, match.code)
    await book.mira.click("Show everybody", on=preview)
    card = await book.tomoko.sees(f"**Mira** shares game `{match.code}`")
    await asyncio.gather(*(one.click("Take down", on=card) for one in (book.mira, book.ravi)))
    await book.tomoko.until(lambda: not card.pictures, within=20)
    assert "has taken down the card" in card.text
    assert len([one for one in book.tomoko.messages() if "taken down" in one.text]) == 1


@pytest.mark.parametrize("locale", ["fr", "ja"])
async def test_the_preview_is_in_ones_own_language_and_the_card_in_the_servers(
    book: RecordBookPlayground, locale: str
) -> None:
    match = await book.play(book.mira, book.ravi)
    page = opened(await book.mira.command("/jaipur-server"))
    await choose(book.mira, "Language…", [locale], page)
    preview = await previewed(book, match.code)
    assert "With even luck" in preview.pictures[0].alt
    await book.mira.click("Show everybody", on=preview)
    await book.tomoko.until(lambda: bool(public_cards(book)), within=20)
    (card,) = public_cards(book)
    english = r"\b(shares|game|wins|Round|Best|sale|luck|rupees|cards?)\b"
    assert not re.search(english, card.text + card.pictures[0].alt), card.pictures[0].alt
    assert len(card.pictures[0].alt) <= 1024


def public_cards(book: RecordBookPlayground) -> list[ShownMessage]:
    return [one for one in book.tomoko.messages() if any("share-away" in (b.custom_id or "") for b in one.buttons)]
