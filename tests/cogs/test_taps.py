"""How many taps a move takes on a phone, from the open panel, over many positions.

A button is a tap. A list is two: one opens it, one chooses. So the screens are walked as a person walks them.
"""

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.application import Application
from bot.language import languages
from bot.match.model import Seen
from cogs.core import ids
from cogs.core.phrasing import Phrasing
from cogs.core.screen import MOST_OPTIONS, Screen
from cogs.play.confirm_move import confirm
from cogs.play.exchange_choices import gives, ready, takes, usual
from cogs.play.exchange_screens import what_to_exchange, what_to_give
from cogs.play.hand_panel import panel
from rules import Card, Move, parse
from rules.cards import BY_LETTER, LETTERS, from_letters, kinds, size
from rules.rulebook import CARDS, HAND_LIMIT, MARKET_SIZE
from tests.bot.world import application, start_match
from tests.cogs.test_languages import PAINTERS

POSITIONS = 300
MOST_COMPONENTS = 40  # Discord's limit for a message
ALL_DIFFERENT = ("DGSCP", "LLLLLLL", 4)  # market, hand, herd: 26 things can be taken
READY_ON_A_PHONE = 4
MANY_PAYMENTS = ("DDDKK", "GSCPL", 5)  # 25 ways to pay


@pytest.fixture
async def seen(tmp_path: Path) -> AsyncIterator[Seen]:
    """Somebody's turn."""
    async with application(tmp_path) as app:
        yield await _turn(app)


async def _turn(app: Application) -> Seen:
    match = await start_match(app)
    return await app.matches.peek(match.code, match.user_to_move)


def at(seen: Seen, market: str, hand: str, herd: int) -> Seen:
    """The same turn with other cards."""
    cards = tuple(sorted(BY_LETTER[letter] for letter in hand))
    me = replace(seen.view.me, hand=cards, hand_size=len(cards), herd=herd)
    players = (me, seen.view.opponent) if me.seat == 0 else (seen.view.opponent, me)
    lying = tuple(BY_LETTER[letter] for letter in market)
    return replace(seen, view=replace(seen.view, market=lying, players=players))


def random_position(seen: Seen, rng: Random) -> Seen:
    deck = [letter for letter, number in zip(LETTERS, CARDS, strict=True) for _ in range(number)]
    rng.shuffle(deck)
    market, rest = deck[:MARKET_SIZE], deck[MARKET_SIZE:]
    goods = [letter for letter in rest if letter != Card.CAMEL.letter][: rng.randint(0, HAND_LIMIT)]
    return at(seen, "".join(market), "".join(goods), rng.randint(0, rest.count(Card.CAMEL.letter)))


async def taps(phrasing: Phrasing, seen: Seen) -> dict[Move, int]:  # noqa: C901  # it walks all kinds of buttons
    """The fewest taps for every move that can be reached, *Play* included."""
    found: dict[Move, int] = {}

    async def pick(move: Move, so_far: int) -> None:
        if so_far + 1 < found.get(move, 100):
            shown = await confirm(PAINTERS, phrasing, seen, move)
            assert _ids(shown)[0] == ids.make("play", seen.match.code, seen.match.position, move)
            found[move] = so_far + 1

    async def walk(screen: Screen, so_far: int) -> None:
        assert screen.view().total_children_count <= MOST_COMPONENTS
        for component in _components(screen):
            action, parts = ids.parse(component.get("custom_id", "")) or ("", [])
            options = [option["value"] for option in component.get("options", [])]
            assert len(options) <= MOST_OPTIONS
            if action == "move":
                await pick(parse(parts[-1]), so_far + 1)
            elif action == "chosen":
                for value in options:
                    await pick(parse(value), so_far + 2)
            elif action == "exchange" and so_far == 0:
                await walk(await what_to_exchange(PAINTERS, phrasing, seen), 1)
            elif action == "exchange-take":
                for value in options:
                    await walk(await what_to_give(PAINTERS, phrasing, seen, from_letters(value) or 0), so_far + 2)

    await walk(await panel(PAINTERS, phrasing, seen), 0)
    return found


def _components(screen: Screen) -> list[dict[str, Any]]:
    """Buttons and lists."""
    (container,) = screen.view().to_components()  # type: ignore[no-untyped-call]
    rows = (one for one in container["components"] if one["type"] == 1)
    return [component for one in rows for component in one["components"]]


def _ids(screen: Screen) -> list[str]:
    return [one["custom_id"] for one in _components(screen) if "custom_id" in one]


async def test_every_move_of_every_position_takes_few_taps(seen: Seen) -> None:
    phrasing, rng, worst = Phrasing(languages()["en"], {}), Random(17), Counter[str]()
    positions = [at(seen, *ALL_DIFFERENT), at(seen, *MANY_PAYMENTS)]
    positions += [random_position(seen, rng) for _ in range(POSITIONS)]
    for position in positions:
        needed = await taps(phrasing, position)
        legal = position.view.legal_moves()
        assert set(needed) == set(legal), "every legal move can be tapped, and nothing else"
        for move, number in needed.items():
            kind = "exchange" if move.is_exchange else "part of a sale" if _is_part(position, move) else "other"
            worst[kind] = max(worst[kind], number)
            assert number == 2 or kind != "other", f"{move} takes {number} taps"
        assert len(ready(position.view, legal)) <= READY_ON_A_PHONE, "more would hide the market"
        if len([card for card in position.view.market if card is not Card.CAMEL]) <= 3:
            for taken in takes(position.view, legal):
                pairs = usual(gives(position.view, legal, taken)) if size(taken) == 2 else []
                assert all(needed[move] <= 3 for move in pairs[:1]), "the usual way to pay for two"
    assert worst == {"other": 2, "part of a sale": 3, "exchange": 6}


def _is_part(position: Seen, move: Move) -> bool:
    """A sale of some of the cards of a good."""
    hand = position.view.me.hand or ()
    return move.is_sale and hand.count(kinds(move.given)[0]) > size(move.given)


async def test_what_is_offered_for_an_exchange_is_ordered_by_a_rule_that_everybody_can_check(seen: Seen) -> None:
    position = at(seen, "DSLKK", "CCPPG", 3)
    legal = position.view.legal_moves()
    assert takes(position.view, legal) == [from_letters(one) for one in ("DS", "DL", "SL", "DSL")]
    ways = gives(position.view, legal, from_letters("DS") or 0)
    assert [str(move) for move in usual(ways)] == ["+DS-KK", "+DS-PP"], (
        "camels; then cloth and spice are worth the same"
    )
    assert not any(Card.DIAMOND in kinds(move.given) for move in ways), "never a kind that is taken"


async def test_who_has_neither_camels_nor_two_of_a_kind_is_offered_a_ready_exchange_as_well(seen: Seen) -> None:
    position = at(seen, "DGGKK", "DGSCL", 0)
    legal = position.view.legal_moves()
    assert [str(move) for move in ready(position.view, legal)] == ["+DG-CL", "+GG-CL", "+DGG-SCL"]
