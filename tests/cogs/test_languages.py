"""Screens, commands and source code: whatever people read comes from the message catalogue, in their language."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import pytest

from ai import Level
from ai.engine.hints import Why
from bot.application import Application
from bot.client import EXTENSIONS, JaipurBot
from bot.errors import Refused
from bot.fairs.model import LENGTHS_IN_DAYS
from bot.language import DEFAULT, NAMES, Language, languages
from bot.match.merchant_thinking import MerchantThinking
from bot.match.model import Pace, PublicMatch
from cogs import help_and_rules, server, settings
from cogs.core.command_texts import Translator
from cogs.core.errors import NotPossible
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen
from cogs.play.confirm_move import confirm
from cogs.play.hand_panel import panel
from cogs.play.plan_screen import WakeChoice
from cogs.tables.table_message import Paintings, Table
from playground.limits.commands import check_commands, size
from render import Painters, Picture
from rules import Herds, IllegalMove, Length, NotAMove, Options
from tests.bot import catalogue
from tests.bot.world import ANNA, BEN, application, play_random, start_match
from tests.cogs.planning_screens import planning

CODES = tuple(NAMES)
HOUSE = Path(__file__).parents[2]
READABLE = ("content", "label", "placeholder", "description")  # fields of components
PAINTED = Picture(b"", "board.png", 10, 10)
# Of these families the whole id is put together while the bot runs; `test_messages_by_family` looks at them.
FAMILIES = ("error-", "reason-", "rules-", "topic-", "choice-", "command-", "setting-", "switch-", "server-")


class Blank:
    """Painters who paint nothing: these tests look at words."""

    async def panel(self, *_: object) -> Picture:
        return PAINTED

    preview = result = board = panel


PAINTERS = cast(Painters, Blank())


# --- Screens -----------------------------------------------------------------------------------------------------


@pytest.fixture
async def app(tmp_path: Path) -> Any:
    async with application(tmp_path) as opened:
        yield opened


@pytest.fixture
def fourth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    (tmp_path / "locales").mkdir()
    with monkeypatch.context() as patch:
        yield catalogue.speak_pseudo(tmp_path / "locales", patch)
    languages.cache_clear()


def texts(screen: Screen) -> list[str]:
    """All that can be read on a screen, alt texts and menus included."""
    found: list[str] = []

    def look(thing: object) -> None:
        if isinstance(thing, dict):
            found.extend(
                str(thing[key]) for key in ("content", "label", "placeholder", "description") if thing.get(key)
            )
            for part in thing.values():
                look(part)
        elif isinstance(thing, list):
            for part in thing:
                look(part)

    look(screen.view().to_components())  # type: ignore[no-untyped-call]
    return found


async def screens(app: Application, match: PublicMatch, phrasing: Phrasing) -> list[Screen]:
    """What the public and a player see of a game now."""
    user = match.user_to_move or ANNA
    seen, public = await app.matches.peek(match.code, user), await app.matches.peek(match.code, 0)
    recap = (await app.matches.peek(match.code, BEN)).since
    table = Table(phrasing, match, public.view, recap)
    shown = [table.screen(Paintings()), await panel(PAINTERS, phrasing, seen)]
    if seen.view.is_my_turn:
        moves = seen.view.legal_moves()
        shown += [
            await confirm(PAINTERS, phrasing, seen, move) for move in (moves[0], moves[len(moves) // 2], moves[-1])
        ]
    return shown + await planning(PAINTERS, app, match, phrasing)


async def play_and_look(app: Application, voices: list[Phrasing]) -> list[tuple[Phrasing, str]]:
    """A match of random moves, looked at every few moves."""
    for person in (ANNA, BEN):
        await app.names.remember(person, "7" * 32)  # as long as a name can be, and no word
    rng, match = Random(3), await start_match(app, options=Options(herds=Herds.SECRET))
    read: list[tuple[Phrasing, str]] = []
    for turn in range(400):
        if turn % 7 == 0 or match.outcome:
            for phrasing in voices:
                read += [(phrasing, text) for screen in await screens(app, match, phrasing) for text in texts(screen)]
        user = match.user_to_move
        if user is None:
            break
        move = rng.choice((await app.matches.peek(match.code, user)).view.legal_moves())
        match = (await app.play.move(match.code, user, match.position, move)).match
    assert match.outcome is not None
    return read


async def test_screens_of_a_fourth_language_have_no_words_from_elsewhere(app: Application, fourth: Language) -> None:
    read = await play_and_look(app, [Phrasing(fourth, {})])
    assert len(read) > 500
    for _, text in read:
        assert catalogue.outside_brackets(text) <= {"und"}, text  # lists are joined as in German


async def test_screens_have_no_english_for_others(app: Application) -> None:
    english = {word for message in catalogue.messages(DEFAULT) for word in catalogue.words(DEFAULT, message)}
    voices = {code: Phrasing(languages()[code], {}) for code in CODES}
    shared = {code: {w for m in catalogue.messages(code) for w in catalogue.words(code, m)} for code in CODES}
    for phrasing, text in await play_and_look(app, list(voices.values())):
        code = phrasing.language.code
        plain = re.sub(r"`[^`]*`|<[^>]*>|https?://\S+", " ", text)
        found = {word.casefold() for word in re.findall(r"[^\W\d_]{2,}", plain)}
        assert code == DEFAULT or not found & english - shared[code], (found & english - shared[code], text)
        assert len(text) < 1000 or not text.endswith("…"), "a description is cut off"


async def test_the_score_of_a_round_begins_with_the_winner(app: Application) -> None:
    phrasing, winners = Phrasing(languages()[DEFAULT], {}), set()
    for seed in range(5):
        match = (await play_random(app, await start_match(app), Random(seed)))[-1].match
        for result in (await app.matches.peek(match.code, ANNA)).view.results:
            first, second = map(int, re.findall(r"(\d+) to (\d+)", phrasing.result(result, match))[0])
            assert first >= second
            winners.add(result.winner)
    assert winners >= {0, 1}


def test_help_and_rules_of_a_fourth_language(fourth: Language) -> None:
    pages = [fourth.say(f"rules-{topic}") + fourth.say(f"topic-{topic}") for topic in help_and_rules.TOPICS]
    pages.append(fourth.say("help", **{name: f"</jaipur {name}:1>" for name in help_and_rules.COMMANDS}))
    for page in pages:
        assert catalogue.outside_brackets(page) == set()


# --- Commands ----------------------------------------------------------------------------------------------------


async def registered(app: Application) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord, in all languages."""
    async with MerchantThinking() as merchants:
        bot = JaipurBot(app, PAINTERS, merchants)
        for extension in EXTENSIONS:
            await bot.load_extension(extension)
        commands = [await c.get_translated_payload(bot.tree, Translator()) for c in bot.tree.get_commands()]
        for extension in reversed(EXTENSIONS):
            await bot.unload_extension(extension)
    return commands


def localised(thing: Any) -> Iterator[tuple[str, dict[str, str]]]:
    """Every description and choice with its languages."""
    if isinstance(thing, dict):
        if "description" in thing:
            yield thing["description"], thing.get("description_localizations") or {}
        for choice in thing.get("choices") or []:
            yield choice["name"], choice.get("name_localizations") or {}
        for option in thing.get("options") or []:
            yield from localised(option)


async def test_commands_in_all_languages_fit(app: Application) -> None:
    """Discord's own checks, as the playground does them, with room for the commands to come."""
    commands = await registered(app)
    check_commands(commands)
    assert max(size(command) for command in commands) < 7000


async def test_every_command_text_is_localised(app: Application) -> None:
    commands = await registered(app)
    found = [pair for command in commands for pair in localised(command) if pair[0]]
    assert len(found) > 50
    for english, others in found:
        assert {"fr", "ja"} <= set(others), english
        assert others["ja"] != english != others["fr"], english
    menus = [command for command in commands if command.get("type") == discord.AppCommandType.user.value]
    assert [set(menu["name_localizations"]) >= {"fr", "ja"} for menu in menus] == [True, True]


async def test_commands_of_a_fourth_language(app: Application, fourth: Language) -> None:
    """Discord's locale follows from the code of the language; nothing else is to be written."""
    string = discord.app_commands.locale_str("", message="command-rules")
    context = cast(discord.app_commands.TranslationContextTypes, None)
    assert await Translator().translate(string, discord.Locale.german, context) == fourth.say("command-rules")
    assert await Translator().translate(string, discord.Locale.dutch, context) is None


# --- Ids of messages in the code -----------------------------------------------------------------------------------


def sources(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((HOUSE / folder).rglob("*.py")):
            yield path.relative_to(HOUSE), ast.parse(path.read_text(encoding="utf-8"))


def first_arguments() -> Iterator[tuple[Path, ast.expr]]:
    """What stands first in a call of `say` or `described`."""
    for path, tree in sources("cogs", "render"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("say", "described"):
                    yield path, node.args[0]


def as_pattern(text: ast.JoinedStr) -> str:
    """`f"rules-{topic}"` as a regular expression."""
    return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in text.values)


def test_messages_that_the_code_says_exist() -> None:
    known = catalogue.messages(DEFAULT)
    for path, argument in first_arguments():
        plain = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        for part in plain:
            if isinstance(part, ast.Constant):
                assert part.value in known, f"{path}:{part.lineno}"
            if isinstance(part, ast.JoinedStr):
                assert any(re.fullmatch(as_pattern(part), message) for message in known), f"{path}:{part.lineno}"


def test_no_message_is_left_over() -> None:
    literal = {
        node.value
        for _, tree in sources("cogs", "render")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    patterns = [as_pattern(argument) for _, argument in first_arguments() if isinstance(argument, ast.JoinedStr)]
    referred = {"good", "good-name"}
    unused = [
        message
        for message in catalogue.messages(DEFAULT)
        if message not in literal | referred
        and not message.startswith(FAMILIES)
        and not any(re.fullmatch(pattern, message) for pattern in patterns)
    ]
    assert unused == []


def leaves(kind: type) -> Iterator[type]:
    child: type
    for child in kind.__subclasses__():
        yield child
        yield from leaves(child)


def test_messages_by_family() -> None:
    """Every id that is put together exists, and there is none besides."""
    for extension in EXTENSIONS:  # with their errors
        importlib.import_module(extension)
    errors = {*leaves(Refused), *leaves(NotPossible), *leaves(IllegalMove), NotAMove}
    ids = {f"error-{error.__name__}" for error in errors if error.__module__.startswith(("bot.", "cogs.", "rules."))}
    ids |= {"error-unexpected", "error-not-written", "setting-digest", "switch-digest", "server-today"}
    ids |= {"server-title", "server-rights", "server-missing", "server-channel", "server-speaks", "server-no-member"}
    ids |= {"server-forum", "server-forum-missing", "setting-blocked", "setting-mentions", "setting-away"}
    ids |= {f"reason-{why.value}" for why in Why}
    ids |= {f"{page}-{topic}" for page in ("topic", "rules") for topic in help_and_rules.TOPICS}
    ids |= {f"setting-{name}" for name in settings.SWITCHES} | {f"switch-{name}" for name in settings.SWITCHES}
    ids |= {f"server-{name}" for name in server.SWITCHES} | {f"switch-server-{name}" for name in server.SWITCHES}
    ids |= {f"choice-pace-{pace.name.lower()}" for pace in Pace} | {f"choice-level-{level.value}" for level in Level}
    ids |= {"choice-level-mine"} | {f"choice-fair-days-{days}" for days in LENGTHS_IN_DAYS}
    ids |= {f"choice-length-{length.name.lower()}" for length in Length}
    ids |= {f"choice-herds-{herds.name.lower()}" for herds in Herds}
    ids |= {f"choice-head-start-{whose}" for whose in ("me", "opponent")}
    ids |= {f"choice-wake-{wake}" for wake in ("usual", *(wake.value for wake in WakeChoice))}
    ids |= {f"choice-whose-{whose}" for whose in ("mine", "server")}
    ids |= {f"command-{name}" for name in command_names()} | {"command-jaipur", "command-server"}
    assert {message for message in catalogue.messages(DEFAULT) if message.startswith(FAMILIES)} == ids


def command_names() -> set[str]:
    calls = (node for _, tree in sources("cogs") for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {
        str(call.args[0].value)
        for call in calls
        if getattr(call.func, "id", "") == "command" and isinstance(call.args[0], ast.Constant)
    }


def test_errors_carry_what_their_messages_tell() -> None:
    for error in {*leaves(Refused), *leaves(NotPossible), *leaves(IllegalMove), NotAMove}:
        message = f"error-{error.__name__}"
        if message in catalogue.messages(DEFAULT):
            assert catalogue.variables(DEFAULT, message) <= set(getattr(error, "__dataclass_fields__", ())), message


# --- Sentences in the code -----------------------------------------------------------------------------------------

SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.!?]* [^\W\d_]{2,}")
ALLOWED: set[str] = set()  # two words that nobody reads, with the reason beside them


def test_no_sentence_for_people_is_in_the_code() -> None:
    """Docstrings, log lines and what is raised or asserted are for programmers; markup is for machines."""
    found = []
    for path, tree in sources("cogs", "render"):
        if path.name == "__main__.py":  # a command line, for programmers too
            continue
        for_programmers = {id(part) for node in ast.walk(tree) if _for_programmers(node) for part in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in for_programmers:
                is_markup = "<" in node.value or "=" in node.value
                if SENTENCE.search(node.value) and not is_markup and node.value not in ALLOWED:
                    found.append(f"{path}:{node.lineno}: {node.value}")
    assert found == []


def _for_programmers(node: ast.AST) -> bool:
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if isinstance(node, ast.Expr):  # a docstring, or a line of the log
        call = node.value
        return isinstance(call, ast.Constant) or (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and getattr(call.func.value, "id", "") == "log"
        )
    return False
