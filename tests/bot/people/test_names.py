import pytest

from bot.application import Application
from bot.people.names import clean
from tests.bot.world import ANNA, BEN, CARL, TERMS, start_match


async def test_a_name_is_written_only_when_it_changed(app: Application) -> None:
    assert await app.names.name(ANNA) is None
    assert await app.names.remember(ANNA, "Anna") == "Anna"
    assert await app.names.remember(ANNA, "Anna") == "Anna"
    await app.names.remember(ANNA, "Änne")
    assert await app.names.name(ANNA) == "Änne"


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Anna", "Anna"),
        ("  two\n lines\t", "two lines"),
        ("\u202egnirts\u202c", "gnirts"),
        ("zero\u200bwidth\u200d\ufeff", "zerowidth"),
        ("\u2028\u2029", "?"),
        ("", "?"),
        ("\x00\x1b[31mred", "[31mred"),
        ("名前 😀", "名前 😀"),
        ("a\u3000b\u00a0c", "a b c"),
        ("x" * 50, "x" * 32),
        ("\ud800", "?"),
        ("\u3164\u2800", "?"),
    ],
)
def test_names_are_cleaned(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


async def test_only_who_plays_is_kept_up_to_date(app: Application) -> None:
    await app.names.refresh(ANNA, "Anna")
    assert await app.names.name(ANNA) is None, "she only looks"
    await app.challenges.create(ANNA, BEN, TERMS)
    await app.names.refresh(ANNA, "Anna", "fr")
    await app.names.refresh(BEN, "Ben")
    assert (await app.names.name(ANNA), await app.names.locale(ANNA)) == ("Anna", "fr")
    assert await app.names.name(BEN) is None, "he is asked, and does not play yet"
    await start_match(app, (CARL, BEN))
    await app.names.refresh(BEN, "Ben")
    assert await app.names.name(BEN) == "Ben"


async def test_who_plays_is_not_forgotten(app: Application) -> None:
    """Of two quick clicks of a newcomer one makes the challenge, and the other fails."""
    for user in (ANNA, CARL):
        await app.names.remember(user, "Somebody")
    await app.challenges.create(ANNA, BEN, TERMS)
    for user in (ANNA, CARL):
        await app.names.forget(user)
    assert await app.names.name(ANNA) == "Somebody"
    assert await app.names.name(CARL) is None
