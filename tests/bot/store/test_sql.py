"""The bot's SQL stands in bot/store and nowhere else, and is the subset that PostgreSQL also speaks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BOT = ROOT / "bot"
CODE = [file for top in ("ai", "bot", "cogs", "render", "rules") for file in (ROOT / top).rglob("*.py")]
STATEMENT = re.compile(
    r"\b(SELECT\s.+\sFROM|SELECT\s+\d|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b", re.DOTALL
)
SQLITE_FILES = {
    "write_numbers.py",
    "check_backup.py",
    "sqlite_database.py",
    "engines.py",
    "tables.py",
    "database_file.py",
    "migrate.py",
    "backup.py",
    "restore.py",
    "doctor.py",
    "errors.py",
}
SQLITE_WORDS = re.compile(
    r"\b(PRAGMA|INSERT OR|REPLACE INTO|AUTOINCREMENT|IFNULL|rowid|last_insert_rowid|strftime|julianday|GLOB|sqlite3?)\b"
)


def strings(source: str) -> Iterator[str]:
    """The strings of a module. What stands in braces in an f-string is left out."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def statements(source: str) -> list[str]:
    return [text for text in strings(source) if STATEMENT.search(text)]


def test_no_statement_stands_outside_of_the_store() -> None:
    for file in CODE:
        if BOT / "store" not in file.parents:
            assert not statements(file.read_text(encoding="utf-8")), f"{file.relative_to(ROOT)}: move it to bot/store"


@pytest.mark.parametrize(
    "source",
    [
        "x = 'SELECT code FROM matches'",
        "x = f'SELECT 1 FROM {table}'",
        "x = f'UPDATE {table} SET a = ?'",
        "x = 'DELETE FROM moves'",
        "x = 'INSERT INTO moves VALUES (?)'",
        "x = 'INSERT OR REPLACE INTO moves VALUES (?)'",
        "x = 'WITH a AS (SELECT * FROM b) SELECT 1'",
        "x = '''\n  SELECT a,\n b\n  FROM c'''",
        "x = 'SELECT a ' 'FROM b'",
    ],
)
def test_a_statement_is_recognised(source: str) -> None:
    assert statements(source)


@pytest.mark.parametrize("source", ["x = 'SELECT_OPTIONS'", "x = 'Select a good from the market'", "x = 'UPDATE'"])
def test_words_are_no_statements(source: str) -> None:
    assert not statements(source)


@pytest.mark.parametrize("file", sorted(BOT.rglob("*.py")), ids=lambda path: str(path.relative_to(BOT)))
def test_sqlite_shows_only_where_the_file_is_handled(file: Path) -> None:
    if file.name not in SQLITE_FILES:
        assert not SQLITE_WORDS.search(file.read_text(encoding="utf-8"))


def test_no_service_imports_discord() -> None:
    for file in BOT.rglob("*.py"):
        if file.name != "client.py":
            assert not re.search(r"^\s*(import|from) discord", file.read_text(encoding="utf-8"), re.MULTILINE), file
