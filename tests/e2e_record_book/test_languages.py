"""The record book speaks the reader's language; nothing of it is left in English."""

import pytest

from tests.e2e_record_book.record_book_playground import RecordBookPlayground

SAID = {
    "fr": ("sur ce serveur", "Classement", "Tes parties terminées", "Chaque pioche", "Aller à un coup…"),
    "ja": ("このサーバー", "ランキング", "あなたの終わった対戦", "どのラウンドも最初の手より前", "手を選んで移動…"),
}


@pytest.mark.parametrize("locale", SAID)
async def test_every_screen_in_another_language(book: RecordBookPlayground, locale: str) -> None:
    mira, ravi = book.mira, book.ravi
    match = await book.play(mira, ravi)
    await mira.speak(locale)
    shown = [
        await mira.command("/jaipur profile"),
        await mira.command("/jaipur leaderboard"),
        await mira.command("/jaipur history"),
        await mira.command("/jaipur verify", game=match.code),
        await mira.command("/jaipur replay"),
    ]
    for answer, words in zip(shown, SAID[locale], strict=True):
        assert answer is not None
        assert words in answer.text
