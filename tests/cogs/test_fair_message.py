"""The message of a fair holds as many people as a fair can, whatever they are called."""

from typing import Any, cast

import pytest

from bot.fairs.model import MOST, Entrant, Fair, FairRecord, FairSeen, FairState, FairTerms, Membership, Participant
from bot.language import languages
from bot.match.model import Place, Player
from cogs.core.phrasing import Phrasing
from cogs.core.screen import TEXT_LIMIT
from cogs.fairs.fair_message import fair_screen
from render import Painters

LARGEST = 10_170  # bytes of text, and twelve a text, for which Discord does not fail
NAMES = ("Maximilian of the very long name", "*" * 32, "鑫" * 32, "🐫" * 32, "_" * 32)


async def written(code: str, name: str, asked: int) -> str:
    people = [
        Participant(Entrant(number, 1), Player(number, name), Membership.IN if number <= MOST else Membership.ASKED)
        for number in range(1, MOST + asked + 1)
    ]
    terms = FairTerms(name)
    fair = Fair("K7Q2", None, Place(1, 2), None, None, terms, FairState.GATHERING, 1, 1, None, 1)
    record = FairRecord(terms, FairState.GATHERING, 1, tuple(one.entrant for one in people if one.has_seat))
    phrasing = Phrasing(languages()[code], {})
    screen = await fair_screen(phrasing, FairSeen(fair, tuple(people), record), cast("Painters", None), 0)
    return "".join(texts_of(screen.items))


def texts_of(items: Any) -> list[str]:
    return [
        text
        for item in items
        for text in (*([item.content] if hasattr(item, "content") else []), *texts_of(getattr(item, "children", ())))
    ]


@pytest.mark.parametrize("code", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", NAMES)
async def test_forty_people_are_no_more_than_a_message_holds_and_cut_nothing_off(code: str, name: str) -> None:
    said = await written(code, name, asked=3)
    assert len(said) < TEXT_LIMIT
    assert len(said.encode()) + 12 < LARGEST
    asked = languages()[code].say("fair-asked", count=3)
    assert said.endswith(asked)
    assert str(MOST) in said


async def test_usual_names_are_all_there() -> None:
    said = await written("en", "Maximilian of the long name", asked=0)
    assert said.count("Maximilian") == MOST + 1
    assert " more" not in said


async def test_of_names_that_are_too_long_it_says_how_many_more_there_are() -> None:
    said = await written("en", "*" * 32, asked=0)
    shown = said.count("*" * 2 + "\\*")  # a name is bold
    assert f", and {MOST - shown} more" in said


@pytest.mark.parametrize("code", ["en", "fr", "ja"])
@pytest.mark.parametrize("name", NAMES)
async def test_forty_people_may_win_or_wait(code: str, name: str) -> None:
    """Whoever shares the first place, or is waited for, whatever they are called."""
    phrasing = Phrasing(languages()[code], {})
    names = [phrasing.player(Player(number, name)) for number in range(MOST)]
    for message, variable in (("fair-won", "winners"), ("fair-card-winner", "winners")):
        assert phrasing.say(message, count=MOST, **{variable: phrasing.named(names)})
    for which in ("asked", "invited", "late"):
        assert phrasing.say("fair-organise-list", which=which, names=phrasing.named(names))
