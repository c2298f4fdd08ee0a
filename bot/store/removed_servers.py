"""Servers that removed the bot, since when, and taking their traces out of what is kept of the games.

When a server removed the bot is a row of `notices`, with the key `removed:ID`.
"""

from typing import NamedTuple

from bot.match.model import PublicMatch
from bot.store import one_time_notices
from bot.store.database import Queries, Reading
from bot.store.matches import SELECT, match_of
from bot.store.one_time_notices import REMOVED
from bot.store.personal_data import MATCH_PARTS

NOWHERE = 0  # the channel of a match whose place is forgotten; its server is NULL, as in private channels
FORGET_PLACE = (
    "UPDATE matches SET guild_id = NULL, channel_id = 0, thread_id = NULL, message_id = NULL,"
    " is_reachable = FALSE, tell_at = NULL, tell_lease = NULL, call_at = NULL, archive_at = NULL WHERE code = ?"
)


class RemovedServer(NamedTuple):
    guild_id: int
    since: int


async def all_removed(reading: Reading) -> list[RemovedServer]:
    """A range of keys and no LIKE, which would read the whole table; `;` comes after `:`."""
    rows = await reading.fetch_all("SELECT key, said FROM notices WHERE key >= ? AND key < ?", REMOVED, "removed;")
    return [RemovedServer(int(row["key"].removeprefix(REMOVED)), row["said"]) for row in rows]


async def servers_with_the_bot(reading: Reading) -> set[int]:
    """Every server with a setting, a fair, or a match whose table the bot posted by itself: it was a member.

    Where only people have installed it, no match is reachable, and nothing can be set.
    """
    rows = await reading.fetch_all(
        "SELECT guild_id FROM matches WHERE ended IS NOT NULL AND is_reachable"
        " UNION SELECT guild_id FROM matches WHERE state = 'running' AND is_reachable"
        " UNION SELECT guild_id FROM servers"
        " UNION SELECT guild_id FROM fairs WHERE ended IS NULL"
    )
    return {row["guild_id"] for row in rows if row["guild_id"] is not None}


async def had_the_bot(reading: Reading, removed: RemovedServer) -> bool:
    """Whether the bot ever posted a table there by itself."""
    parts = " UNION ALL ".join(
        f"SELECT 1 FROM matches WHERE guild_id = ? AND {part} AND is_reachable"  # noqa: S608  # our own conditions
        for part in MATCH_PARTS
    )
    values = [removed.guild_id] * len(MATCH_PARTS)
    return await reading.fetch_one(f"{parts} LIMIT 1", *values) is not None


async def running_in(queries: Queries, removed: RemovedServer) -> list[PublicMatch]:
    """Here and below: only what began before the removal. Whoever has installed the bot may play on there."""
    rows = await queries.fetch_all(
        f"{SELECT} WHERE m.guild_id = ? AND m.state = 'running' AND m.started <= ?", *removed
    )
    return [match_of(row) for row in rows]


async def players_in(reading: Reading, removed: RemovedServer) -> set[int]:
    """Who has finished a match there."""
    rows = await reading.fetch_all(
        "SELECT user1, user2 FROM matches WHERE guild_id = ? AND ended IS NOT NULL AND started <= ?", *removed
    )
    return {user for row in rows for user in (row["user1"], row["user2"]) if user is not None}


async def forget_place_of_matches(queries: Queries, removed: RemovedServer) -> None:
    """The matches that ended there belong to no server any more."""
    guild_id = removed.guild_id
    rows = await queries.fetch_all(
        "SELECT code FROM matches WHERE guild_id = ? AND ended IS NOT NULL AND started <= ?", *removed
    )
    for row in rows:
        await queries.execute(FORGET_PLACE, row["code"])
        await queries.execute("DELETE FROM old_tables WHERE match = ?", row["code"])
        await one_time_notices.forget_cards(queries, row["code"])
        await queries.execute("DELETE FROM rating_changes WHERE match = ? AND scope = ?", row["code"], guild_id)


async def forget_standings(queries: Queries, guild_id: int, users: set[int]) -> None:
    """The server's leaderboard and what it rests on."""
    for user in users:
        await queries.execute("DELETE FROM standings WHERE user_id = ? AND scope = ?", user, guild_id)
        await queries.execute("DELETE FROM tallies WHERE user_id = ? AND scope = ?", user, guild_id)
        await queries.execute("DELETE FROM replies WHERE user_id = ? AND scope = ?", user, guild_id)
        await queries.execute("DELETE FROM rivalries WHERE user1 = ? AND scope = ?", user, guild_id)


async def forget_challenges(queries: Queries, guild_id: int) -> None:
    await queries.execute("DELETE FROM challenges WHERE guild_id = ?", guild_id)


async def plays_elsewhere(reading: Reading, user_id: int, removed: RemovedServer) -> bool:
    """Whether this person has a match outside of this server, in a place that is not forgotten, or there since then.

    Or will have one, in a fair that has not ended.
    """
    elsewhere = "(COALESCE(guild_id, 0) <> ? OR started > ?) AND channel_id <> ?"
    halves = [
        f"EXISTS (SELECT 1 FROM matches WHERE {user} = ? AND {part} AND {elsewhere})"  # noqa: S608  # our own names
        for user in ("user1", "user2")
        for part in MATCH_PARTS
    ]
    fair = (
        "EXISTS (SELECT 1 FROM fair_entrants e JOIN fairs f ON f.code = e.fair WHERE e.user_id = ?"
        " AND e.membership <> 'invited' AND e.gone IS NULL AND f.ended IS NULL AND f.guild_id <> ?)"
    )
    values = (*(user_id, *removed, NOWHERE) * len(halves), user_id, removed.guild_id)
    return await reading.fetch_one(f"SELECT 1 WHERE {' OR '.join((*halves, fair))}", *values) is not None
