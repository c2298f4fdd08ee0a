"""Planning on a phone: what can be tapped, how many taps it takes, and what the table says of it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from bot.language import languages
from bot.match.model import Level, Position, Seen
from bot.match.plans import Plan
from cogs.core import ids
from cogs.core.phrasing import Phrasing
from cogs.core.screen import MOST_OPTIONS, Screen
from cogs.help_and_rules import COMMANDS
from cogs.play.choosing import PLANNING
from cogs.play.exchange_screens import what_to_exchange, what_to_give
from cogs.play.hand_panel import PanelExtras, panel
from cogs.play.plan_screen import WakeChoice, chosen_wakes, plan_screen
from cogs.tables.table_message import Paintings, Table
from rules import Move, PlannedMoves, Wake, parse
from rules.cards import from_letters, kinds, size
from tests.bot.world import ANNA, PRACTICE, application, opponent_of, play_random, start_match
from tests.cogs.test_languages import PAINTERS, texts
from tests.cogs.test_taps import MOST_COMPONENTS, _components, random_position

EN = Phrasing(languages()["en"], {})
POSITIONS = 60
EVERY = frozenset(Wake)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    async with application(tmp_path) as opened:
        yield opened


async def waiting(app: Application) -> Seen:
    """Somebody who has just moved."""
    match = (await play_random(app, await start_match(app), Random(1), moves=1))[-1].match
    return await app.matches.peek(match.code, opponent_of(match, match.user_to_move or 0))


def actions(screen: Screen) -> list[str]:
    return [(ids.parse(one.get("custom_id", "")) or ("", []))[0] for one in _components(screen)]


async def taps(seen: Seen) -> dict[Move, int]:
    """The fewest taps from the panel until a move is planned: it is planned with the tap on it."""
    found: dict[Move, int] = {}

    async def walk(screen: Screen, so_far: int) -> None:
        assert screen.view().total_children_count <= MOST_COMPONENTS
        for component in _components(screen):
            action, parts = ids.parse(component.get("custom_id", "")) or ("", [])
            options = [option["value"] for option in component.get("options", [])]
            assert len(options) <= MOST_OPTIONS
            if action == "plan-move":
                found[parse(parts[-1])] = min(so_far + 1, found.get(parse(parts[-1]), 100))
            elif action == "plan-chosen":
                found.update({parse(one): min(so_far + 2, found.get(parse(one), 100)) for one in options})
            elif action == "plan-exchange" and so_far == 1:
                await walk(await what_to_exchange(PAINTERS, EN, seen, choosing=PLANNING), so_far + 1)
            elif action == "plan-exchange-take":
                for one in options:
                    cards = from_letters(one) or 0
                    await walk(await what_to_give(PAINTERS, EN, seen, cards, choosing=PLANNING), so_far + 2)

    assert actions(await panel(PAINTERS, EN, seen)).count("plan") == 1
    await walk(await plan_screen(PAINTERS, EN, seen, None), 1)
    return found


async def test_every_legal_move_can_be_planned_with_few_taps(app: Application) -> None:
    seen, rng = await waiting(app), Random(3)
    for _ in range(POSITIONS):
        position = random_position(seen, rng)
        needed = await taps(position)
        assert set(needed) == set(position.view.legal_moves())
        for move, number in needed.items():
            hand = position.view.me.hand or ()
            is_part = move.is_sale and hand.count(kinds(move.given)[0]) > size(move.given)
            if not move.is_exchange:
                assert number <= (3 if is_part else 2), move


async def test_one_button_more_and_only_while_somebody_thinks(app: Application) -> None:
    seen = await waiting(app)
    assert actions(await panel(PAINTERS, EN, seen)) == ["plan", "refresh"]
    mine = await app.matches.peek(seen.match.code, seen.match.user_to_move)
    assert "plan" not in actions(await panel(PAINTERS, EN, mine))
    practice = await app.challenges.practise(ANNA, Level.TRADER, PRACTICE)
    against_a_merchant = await app.matches.peek(practice.code, ANNA)
    assert not against_a_merchant.can_plan
    assert "plan" not in actions(await panel(PAINTERS, EN, against_a_merchant))


async def test_the_panel_says_what_is_planned_and_lets_it_be_changed_or_dropped(app: Application) -> None:
    seen = await waiting(app)
    moves = seen.view.legal_moves()[:3]
    plan = Plan(PlannedMoves(tuple(moves)), seen.match.position)
    shown = await panel(PAINTERS, EN, seen, PanelExtras(plan=plan))
    assert actions(shown) == ["plan", "plan-drop", "refresh"]
    said = "\n".join(texts(shown))
    assert "Planned:" in said
    assert "unless diamonds, gold or silver come" in said
    full = await plan_screen(PAINTERS, EN, seen, plan)
    assert actions(full) == ["plan-wake", "refresh", "plan-drop"], "three are enough"
    part = await plan_screen(PAINTERS, EN, seen, replace(plan, planned=PlannedMoves(tuple(moves[:1]))))
    offered = [one["custom_id"] for one in _components(part) if "plan-move" in one.get("custom_id", "")]
    assert offered
    assert not any(one.endswith(f"|{moves[0]}") for one in offered), "what is planned is not offered again"
    assert "**Play it…**" in texts(part), "Discord does not show the name of a list in which something is chosen"


def test_never_and_the_others_exclude_each_other() -> None:
    never, camels = WakeChoice.NEVER, WakeChoice.CAMELS
    assert chosen_wakes((never,), EVERY) == frozenset()
    assert chosen_wakes((never, camels), EVERY) == frozenset(), "never was chosen now"
    assert chosen_wakes((never, camels), frozenset()) == {Wake.CAMELS}, "never was chosen before"
    assert chosen_wakes((), EVERY) == frozenset()
    assert chosen_wakes((WakeChoice.LESS, camels), EVERY) == {Wake.LESS, Wake.CAMELS}


async def test_table_and_recap_say_that_a_move_was_planned(app: Application) -> None:
    match = await start_match(app)
    await play_random(app, match, Random(1), moves=4)
    public = await app.matches.peek(match.code, None)
    seen = await app.matches.peek(match.code, public.match.user_to_move)
    marked = replace(public.match, planned=(Position(1, 3),))
    said = "\n".join(texts(Table(EN, marked, public.view, ()).screen(Paintings())))
    assert said.count("As planned.") == 1
    assert EN.event(public.view.history[2], marked, None) + " *As planned.*" in said
    lines = EN.recap(seen.since, replace(seen.match, planned=(Position(1, 4),)), seen.view.seat)
    assert ["As planned." in line for line in lines] == [True], "the last move was the opponent's"


def test_the_help_says_that_an_instant_answer_is_visible() -> None:
    for language in languages().values():
        said = language.say("help", **{name: f"</jaipur {name}:1>" for name in COMMANDS})
        assert "</jaipur plan:1>" in said
    assert "everybody sees that an answer came at once" in languages()["en"].say("help", **dict.fromkeys(COMMANDS, ""))
