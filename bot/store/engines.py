"""Which engine keeps what is stored: PostgreSQL behind an address, else SQLite in a file."""

from importlib.util import find_spec
from pathlib import Path

from bot.store.database import Database
from bot.store.errors import DatabaseUnusable
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.sqlite_database import SQLiteDatabase


def database_at(place: Path | PostgreSQLAddress) -> Database:
    """Not opened yet. Raises DatabaseUnusable where asyncpg is not installed and needed."""
    if isinstance(place, Path):
        return SQLiteDatabase(place)
    need_asyncpg(place)
    from bot.store.postgresql_database import PostgreSQLDatabase  # who has a file needs no asyncpg

    return PostgreSQLDatabase(place)


def need_asyncpg(address: PostgreSQLAddress) -> None:
    """Raises DatabaseUnusable."""
    if find_spec("asyncpg") is None:
        raise DatabaseUnusable(f"{address} needs asyncpg; run `pip install asyncpg`, see docs/scaling.md")
