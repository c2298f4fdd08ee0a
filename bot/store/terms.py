"""What challenges and matches have in common: where, how long, how fast. Columns of both tables."""

from bot.match.model import Pace, Place, Terms
from bot.store.database import Row, Value
from rules import HeadStart, Herds, Length, Options


def columns_of(terms: Terms) -> dict[str, Value]:
    head_start = terms.options.head_start
    return {
        "guild_id": terms.place.guild_id,
        "channel_id": terms.place.channel_id,
        "is_reachable": terms.place.is_reachable,
        "length": terms.options.length.value,
        "herds": terms.options.herds.value,
        "head_start": str(head_start) if head_start else None,
        "pace": terms.pace.value,
        "is_rated": terms.is_rated,
        "has_hints": terms.has_hints,
        "rematch_of": terms.rematch_of,
        "reserve": terms.reserve,
    }


def terms_of(row: Row) -> Terms:
    head_start = None if row["head_start"] is None else HeadStart.from_text(row["head_start"])
    return Terms(
        Place(row["guild_id"], row["channel_id"], bool(row["is_reachable"])),
        Options(Length(row["length"]), Herds(row["herds"]), head_start),
        Pace(row["pace"]),
        bool(row["is_rated"]),
        bool(row["has_hints"]),
        row["rematch_of"],
        row["reserve"],
    )
