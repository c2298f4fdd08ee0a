"""The message catalogue taken apart: which messages there are, what they say, which values make them say it."""

import itertools
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from bot import language
from bot.language import DEFAULT, FOLDER, NAMES, Language, languages

CODES = tuple(NAMES)
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 21)
CODE = re.compile(r"`[^`]*`")


def resource(code: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / f"{code}.ftl").read_text(encoding="utf-8"))


@cache
def messages(code: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(code).body if isinstance(entry, ast.Message)}


class _Parts(Visitor):
    """What stands in a message; messages that it refers to are followed."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.keys: dict[str, set[str]] = {}  # of selections, by variable

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(messages(self.code)[node.id.name])

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.generic_visit(node)


def parts(code: str, message: str) -> _Parts:
    found = _Parts(code)
    found.visit(messages(code).get(message) or messages(DEFAULT)[message])
    return found


def variables(code: str, message: str) -> set[str]:
    return parts(code, message).variables


def words(code: str, message: str) -> set[str]:
    """The words of a message, without variables and `code`."""
    text = CODE.sub(" ", "\N{NULL}".join(parts(code, message).texts))
    return {word.casefold() for word in re.findall(r"[^\W\d_]+", text)}


@cache
def samples(message: str) -> list[dict[str, object]]:
    """Values for the variables, so that every branch of every language is said."""
    keys: dict[str, set[str]] = {}
    for code in CODES:
        for variable, some in parts(code, message).keys.items():
            keys.setdefault(variable, set()).update(some)
    names = sorted(variables(DEFAULT, message))
    values = [_values(name, keys.get(name, set())) for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in itertools.product(*values)]


def _values(name: str, keys: set[str]) -> list[object]:
    if keys & PLURALS or any(key.isdigit() for key in keys):
        return list(NUMBERS)
    return [*sorted(keys), "⟪somethingelse⟫"] if keys else [f"⟪{name}⟫"]


class _Pseudo(Transformer):
    """English in brackets and with accents: what is not in brackets on a screen did not come from the catalogue."""

    ACCENTS = str.maketrans("aeiounscyAEIOUNSCY", "áéíóúñšçýÁÉÍÓÚÑŠÇÝ")

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = "`".join(self._said(piece) for piece in node.value.split("`"))
        return node

    def _said(self, text: str) -> str:
        return f"⟦{text.translate(self.ACCENTS)}⟧" if re.search(r"[^\W\d_]", text) else text


def pseudo() -> str:
    """The text of a made-up language file."""
    tree = resource(DEFAULT)
    _Pseudo().visit(tree)
    return FluentSerializer().serialize(tree)


def speak_pseudo(folder: Path, patch: pytest.MonkeyPatch, code: str = "de") -> Language:
    """A fourth language: one file, one line. Who calls this clears the cache of `languages` at the end."""
    for known in CODES:
        (folder / f"{known}.ftl").write_bytes((FOLDER / f"{known}.ftl").read_bytes())
    (folder / f"{code}.ftl").write_text(pseudo(), encoding="utf-8")
    patch.setattr(language, "FOLDER", folder)
    patch.setitem(language.NAMES, code, "⟦Pseudo⟧")
    languages.cache_clear()
    return languages()[code]


def outside_brackets(text: str) -> set[str]:
    """Words that were not said by the made-up language, apart from commands, mentions, times, links and codes."""
    rest = re.sub(r"`[^`]*`|<[^>]*>|https?://\S+", " ", re.sub(r"⟦[^⟧]*⟧", " ", text))
    return set(re.findall(r"[^\W\d_]+", rest))
