"""Ids of buttons are read by the annotations of their handlers; whatever does not fit is an old button."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, cast, get_type_hints

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.client import EXTENSIONS, JaipurBot
from bot.match.merchant_thinking import MerchantThinking
from cogs.core.click_arguments import Between, ClickArguments
from cogs.core.dispatcher import Dispatcher
from cogs.core.errors import OldButton
from render import Painters
from rules import Card
from tests.bot.world import application
from tests.cogs.sent_ids import SENT


@pytest.fixture
async def dispatcher(tmp_path: Path) -> AsyncIterator[Dispatcher]:
    async with (
        application(tmp_path) as app,
        MerchantThinking() as merchants,
        JaipurBot(app, Painters(), merchants) as bot,
    ):
        for extension in EXTENSIONS:
            await bot.load_extension(extension)
        yield Dispatcher.of(bot)


def clicked(custom_id: str, values: list[str] | None = None) -> Any:
    data = {"custom_id": custom_id, "values": values or []}
    return SimpleNamespace(type=discord.InteractionType.component, message=None, data=data)


async def read(dispatcher: Dispatcher, custom_id: str, values: list[str] | None = None) -> tuple[Any, ...]:
    """What the handler of this id would be called with. Raises OldButton."""
    called: list[tuple[Any, ...]] = []

    async def note(_: object, *arguments: Any, **chosen: Any) -> None:
        called.append((*arguments, *chosen.values()))

    for action, (_, arguments) in dispatcher._handlers.items():
        dispatcher._handlers[action] = note, arguments
    await dispatcher._clicked(clicked(custom_id, values))
    return called[0]


async def test_every_button_that_was_ever_sent_is_understood(dispatcher: Dispatcher) -> None:
    actions = {custom_id.split("|")[1] for custom_id in SENT}
    assert actions == set(dispatcher._handlers), "every action has a line in SENT"
    for custom_id, values in SENT.items():
        await read(dispatcher, custom_id, values)


async def test_arguments_have_their_types(dispatcher: Dispatcher) -> None:
    code, at, move = await read(dispatcher, "j1|play|K7Q2|1.14|+DG-LK")
    assert (code, tuple(at), str(move)) == ("K7Q2", (1, 14), "+DG-LK")
    _, _, given, taken = await read(dispatcher, "j1|xtake|K7Q2|1.14|LLK", ["0", "3"])
    assert (given, taken) == ((Card.LEATHER, Card.LEATHER, Card.CAMEL), (0, 3))
    assert await read(dispatcher, "j1|server-channel") == (None,), "none chosen means everywhere"
    assert await read(dispatcher, "j1|profile|80351110224678912|0") == (80351110224678912, 0)


FORGED = [
    "j1|today|-1", "j1|today|100000", "j1|today|x", "j1|today-stall|214|0", "j1|today-stall|214|4",
    "j1|today-stall-move|214|1|+X", "j1|today-stall-answer|214|1", "j1|today-show|1|2",
    "j1|review|K7Q2|1", "j1|review|K7Q2.1|1", "j1|review|.1.14|1", "j1|review|K7Q2.1.14|3", "j1|review|K7Q2.1.14|0",
    "j1|review-answer|K7Q2.1.14|1", "j1|review-move|K7Q2.1.14|1|+X", "j1|reviews", "j1|review-tell|b17|+K",
    "", "j1", "j1|", "j2|hand|K7Q2", "j1|nothing|K7Q2", "j1|hand", "j1|hand|K7Q2|K7Q2", "j1|hand|K7 2",
    "j1|hand|" + "K" * 90, "j1|play|K7Q2|1.14|+X", "j1|play|K7Q2|1|+K", "j1|play|K7Q2|a.b|+K",
    "j1|play|K7Q2|1.99999|+K", "j1|play|K7Q2|-1.2|+K",
    "j1|film|K7Q2|x", "j1|film|K7Q2|99999999999999999999", "j1|film|K7Q2|-1", "j1|turning|K7Q2|1e3",
    "j1|history|1|won|-1", "j1|history|x|won|0", "j1|history|1|best|0", "j1|history|99999999999999999999|all|0",
    "j1|profile|9223372036854775808|0", "j1|profile-share|", "j1|rivalry|²", "j1|rivalry|1_0", "j1|compare|١",
    "j1|leaderboard|2026-5|0", "j1|leaderboard|now|" + "9" * 80, "j1|practise|king|SINGLE|OPEN", "j1|switch|token|on",
    "j1|switch|pings|maybe", "j1|server-switch|pings|on", "j1|rules|cheating", "j1|xtake|K7Q2|1.14|" + "L" * 60,
    "j1|xgive|K7Q2|1.14|9", "j1|choose", "j1|server-pace", "j1|compare|5",
]  # fmt: skip


@pytest.mark.parametrize("custom_id", FORGED)
async def test_what_nobody_was_offered_is_an_old_button(dispatcher: Dispatcher, custom_id: str) -> None:
    with pytest.raises(OldButton):
        await read(dispatcher, custom_id)


FORGED_CHOICES = {
    "j1|choose": ["K7Q2", "K7Q3"],
    "j1|server-channel": ["-1"],
    "j1|compare|5": ["9" * 40],
    "j1|language": ["tlh"],
    "j1|season": ["2026-44"],
    "j1|xtake|K7Q2|1.14|-": ["5"],
    "j1|xgive|K7Q2|1.14|-": ["X0"],
    "j1|replay-jump|K7Q2": ["1"],
}


@pytest.mark.parametrize(("custom_id", "values"), FORGED_CHOICES.items())
async def test_choices_that_nobody_was_offered(dispatcher: Dispatcher, custom_id: str, values: list[str]) -> None:
    with pytest.raises(OldButton):
        await read(dispatcher, custom_id, values)


async def test_no_id_whatever_breaks_a_handler(dispatcher: Dispatcher) -> None:
    """Every action with random parts: read, or an old button, and nothing else."""
    actions, words = sorted(dispatcher._handlers), st.text(max_size=30)

    @settings(max_examples=400, deadline=None, database=None)
    @given(st.sampled_from(actions), st.lists(words, max_size=5), st.lists(words, max_size=4))
    def try_it(action: str, parts: list[str], values: list[str]) -> None:
        _, arguments = dispatcher._handlers[action]
        with suppress(OldButton):
            arguments.read(parts, values)

    await asyncio.to_thread(try_it)


async def test_every_text_that_is_typed_has_an_end(dispatcher: Dispatcher) -> None:
    for command in dispatcher._jaipur.commands:
        assert isinstance(command, discord.app_commands.Command)
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string and not option.choices:
                assert option.max_value is not None, f"/jaipur {command.name} {option.name}"
                assert option.max_value <= 100


def test_a_handler_that_cannot_be_called_stops_the_start() -> None:
    async def unreadable(_: object, when: float) -> None: ...

    async def two_keywords(_: object, *, first: str, second: str) -> None: ...

    for handler in (unreadable, two_keywords):
        with pytest.raises(TypeError):
            ClickArguments(cast(Any, handler))


@pytest.mark.parametrize("text", ["", "-", "+5", " 5", "5 ", "0x5", "5.0", "1" * 5000, "11", "-1"])
def test_numbers_stay_in_their_range(text: str) -> None:
    async def handler(_: object, number: Annotated[int, Between(0, 10)]) -> None: ...

    with pytest.raises(OldButton):
        ClickArguments(cast(Any, handler)).read([text], [])


def test_nobody_else_reads_ids_or_choices() -> None:
    """Handlers get typed arguments: what Discord sent is looked at where clicks are dispatched, and nowhere else."""
    readers = {"dispatcher.py", "interaction_kind.py", "chosen_people.py"}
    for file in (Path(__file__).parents[2] / "cogs").rglob("*.py"):
        if file.name not in readers:
            assert "interaction.data" not in file.read_text(encoding="utf-8"), file


async def test_text_arguments_are_rare(dispatcher: Dispatcher) -> None:
    """Any text at all is only taken where nobody looks at it."""
    taking = {
        action
        for action, (handler, _) in dispatcher._handlers.items()
        if any(hint is str for name, hint in get_type_hints(handler).items() if name not in ("interaction", "return"))
        and "Code" not in str(get_type_hints(handler, include_extras=True))
    }
    assert taking == set()
