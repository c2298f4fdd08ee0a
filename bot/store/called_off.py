"""`matches.called_off_by`: who left a match early: called it off alone, or resigned before it was rated."""

from bot.match.model import PublicMatch
from bot.store.database import Queries, Reading
from rules import Seat


async def write(queries: Queries, match: PublicMatch, seat: Seat) -> None:
    await queries.execute("UPDATE matches SET called_off_by = ? WHERE code = ?", seat, match.code)


async def times_by(
    reading: Reading, user_id: int, after: int, until: int, *, with_merchants: bool = False
) -> list[int]:
    """When this person left matches with people early, or with merchants, within these times, the latest last."""
    opponent = f"level2 IS {'NOT ' if with_merchants else ''}NULL"  # a merchant takes the second seat
    halves = (
        f"SELECT ended FROM matches WHERE {user} = ? AND ended > ? AND ended <= ? AND ended IS NOT NULL"  # noqa: S608
        f" AND called_off_by = {seat} AND {opponent}"
        for seat, user in enumerate(("user1", "user2"))
    )
    values = (user_id, after, until)
    rows = await reading.fetch_all(f"{' UNION ALL '.join(halves)} ORDER BY ended", *values, *values)
    return [row["ended"] for row in rows]
