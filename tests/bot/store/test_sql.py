"""The SQL of the services is the subset that PostgreSQL also speaks; what is SQLite's own stays in few files."""

import re
from pathlib import Path

import pytest

BOT = Path(__file__).parents[3] / "bot"
SQLITE_FILES = {"database.py", "files.py", "migrate.py", "backup.py", "restore.py", "doctor.py", "errors.py"}
SQLITE_WORDS = re.compile(
    r"\b(PRAGMA|INSERT OR|REPLACE INTO|AUTOINCREMENT|IFNULL|rowid|last_insert_rowid|strftime|julianday|GLOB|sqlite3?)\b"
)


@pytest.mark.parametrize("file", sorted(BOT.rglob("*.py")), ids=lambda path: str(path.relative_to(BOT)))
def test_sqlite_shows_only_where_the_file_is_handled(file: Path) -> None:
    if file.name not in SQLITE_FILES:
        assert not SQLITE_WORDS.search(file.read_text(encoding="utf-8"))


def test_no_service_imports_discord() -> None:
    for file in BOT.rglob("*.py"):
        if file.name != "client.py":
            assert not re.search(r"^\s*(import|from) discord", file.read_text(encoding="utf-8"), re.MULTILINE), file
