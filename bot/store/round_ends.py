"""Rows of `round_ends`: which ends of rounds are still to be told, and where one may have been posted unheard."""

from typing import NamedTuple

from bot.match.model import PublicMatch
from bot.store.database import Database, Queries, Reading
from bot.store.leases import LEASE, is_of_later, latest

IS_INTERRUPTED = "EXISTS (SELECT 1 FROM matches WHERE code = match AND interrupted IS NOT NULL)"
OF_LATER = is_of_later("tell_at")
WHERE_OURS = "WHERE match = ? AND round = ? AND tell_at = ?"  # our lease stands


class UntoldEnd(NamedTuple):
    """The end of a round that is ours to tell until `lease`."""

    code: str
    round: int
    ended: int
    channel_id: int | None  # where somebody before us began to post it: among the messages from `first` on
    first: int | None
    lease: int

    @property
    def key(self) -> tuple[str, int, int]:
        return self.code, self.round, self.lease


async def add(queries: Queries, match: PublicMatch, now: int) -> None:
    """The round that the match is in has just ended."""
    await queries.execute(
        "INSERT INTO round_ends (match, round, ended, tell_at) VALUES (?, ?, ?, ?)", match.code, match.round, now, now
    )


async def codes_due(reading: Reading, now: int, limit: int) -> list[str]:
    """Matches of which the end of a round is to be told, longest due first; at last what a wrong clock put off.

    Those of interrupted matches wait until these go on.
    """
    selecting = f"SELECT match FROM round_ends WHERE NOT {IS_INTERRUPTED} AND"  # noqa: S608
    rows = await reading.fetch_all(f"{selecting} tell_at <= ? ORDER BY tell_at LIMIT ?", now, limit)
    of_later = await reading.fetch_all(f"{selecting} {OF_LATER} ORDER BY tell_at LIMIT ?", *latest(now), limit)
    return list(dict.fromkeys(row["match"] for row in (*rows, *of_later)))[:limit]


async def claim(queries: Queries, code: str, now: int, lease: int) -> UntoldEnd | None:
    """The first end that is due of this match is ours until `lease`; None when there is none, or somebody has it."""
    row = await queries.fetch_one(
        f"UPDATE round_ends SET tell_at = ? WHERE NOT {IS_INTERRUPTED}"  # noqa: S608
        f" AND match = ? AND (tell_at <= ? OR {OF_LATER}) AND round ="
        " (SELECT MIN(round) FROM round_ends WHERE match = ?) RETURNING round, ended, channel_id, first",
        *(lease, code, now, *latest(now), code),
    )
    return UntoldEnd(code, row["round"], row["ended"], row["channel_id"], row["first"], lease) if row else None


async def begin_posting(db: Database, end: UntoldEnd, channel_id: int, first: int) -> bool:
    """Somebody is about to post it there. False: our lease ran out."""
    return bool(
        await db.execute(f"UPDATE round_ends SET channel_id = ?, first = ? {WHERE_OURS}", channel_id, first, *end.key)  # noqa: S608
    )


async def remove(db: Database, end: UntoldEnd) -> None:
    """It has been told, by us or by somebody who was faster."""
    await db.execute("DELETE FROM round_ends WHERE match = ? AND round = ?", end.code, end.round)


async def count_refusal(queries: Queries, end: UntoldEnd) -> int:
    """Discord has refused it; how often that was so."""
    row = await queries.fetch_one(
        f"UPDATE round_ends SET tries = tries + 1 {WHERE_OURS} RETURNING tries",  # noqa: S608
        *end.key,
    )
    return int(row["tries"]) if row else 1


async def postpone(queries: Queries, end: UntoldEnd, until: int, *, is_unheard: bool) -> None:
    """It could not be told now. Where Discord has refused it, nothing was posted anywhere."""
    forget = "" if is_unheard else ", channel_id = NULL, first = NULL"
    await queries.execute(f"UPDATE round_ends SET tell_at = ?{forget} {WHERE_OURS}", until, *end.key)  # noqa: S608


async def retry_postponed(db: Database, code: str, now: int) -> None:
    """What waits for longer than anybody has it in hand is due now."""
    await db.execute(
        "UPDATE round_ends SET tell_at = ?, tries = 0 WHERE match = ? AND tell_at > ?",
        *(now, code, now + LEASE),
        light=True,
    )
