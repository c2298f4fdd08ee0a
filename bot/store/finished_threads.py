"""Threads of finished matches: the column `archive_at` of `matches` says when they are archived."""

from bot.match.model import PublicMatch
from bot.store.database import Database, Queries, Reading
from bot.store.matches import SELECT, match_of


async def due_threads(reading: Reading, now: int, limit: int) -> list[PublicMatch]:
    rows = await reading.fetch_all(f"{SELECT} WHERE m.archive_at <= ? ORDER BY m.archive_at LIMIT ?", now, limit)
    return [match_of(row) for row in rows]


async def claim_thread(queries: Queries, match: PublicMatch, now: int, lease: int) -> bool:
    """True for the one who may archive it until `lease`."""
    return bool(
        await queries.execute(
            "UPDATE matches SET archive_at = ? WHERE code = ? AND archive_at <= ?", lease, match.code, now
        )
    )


async def write_archived(db: Database, match: PublicMatch) -> None:
    await db.execute("UPDATE matches SET archive_at = NULL WHERE code = ?", match.code, light=True)
