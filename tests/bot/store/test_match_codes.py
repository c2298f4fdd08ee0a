from random import Random

import pytest

from bot.application import Application
from bot.store import match_codes
from bot.store.match_codes import ALPHABET, as_code, new_code


async def take(app: Application, rng: Random, number: int) -> list[str]:
    async with app.db.transaction() as queries:
        return [await new_code(queries, rng) for _ in range(number)]


async def test_codes_are_short_and_easy_to_read_out(app: Application, rng: Random) -> None:
    taken = await take(app, rng, 200)
    assert {len(code) for code in taken} == {4}
    assert set("".join(taken)) <= set(ALPHABET)
    assert not set(ALPHABET) & set("0O1IL5SBAEUZ"), "look-alikes and vowels"


async def test_a_code_is_given_once_and_codes_grow_when_they_get_scarce(
    app: Application, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_codes, "ALPHABET", "AB")
    taken = await take(app, rng, 100)
    assert len(set(taken)) == 100
    assert {len(code) for code in taken} > {4, 5}


def test_a_code_as_people_type_it() -> None:
    assert as_code(" k7q2\n") == "K7Q2"
