"""Rows of `judged_rounds`: somebody's own moves of a round, beside what a strong player would have played."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ai.analysis import GradedMoves
from ai.style import JUDGE, Choice, RoundStyle
from bot.store.database import Queries, Reading, Row, upsert
from rules import parse

KEYS = ("user_id", "match", "round")
COLUMNS = ("judge", "stakes", "lost", "thrown_away", "choices")


async def of_matches(reading: Reading, user_id: int, codes: Sequence[str]) -> dict[str, dict[int, RoundStyle]]:
    """The rounds of these matches, by their numbers, as far as today's judge has judged them."""
    if not codes:
        return {}
    marks = ", ".join("?" * len(codes))
    rows = await reading.fetch_all(
        f"SELECT * FROM judged_rounds WHERE user_id = ? AND match IN ({marks}) AND judge = ? ORDER BY match, round",  # noqa: S608
        user_id,
        *codes,
        JUDGE,
    )
    found: defaultdict[str, dict[int, RoundStyle]] = defaultdict(dict)
    for row in rows:
        found[row["match"]][row["round"]] = _style(row)
    return found


async def write(queries: Queries, user_id: int, code: str, number: int, style: RoundStyle) -> None:
    graded, choices = style.graded, " ".join(map(_text, style.choices))
    await queries.execute(
        upsert("judged_rounds", KEYS, COLUMNS),
        *(user_id, code, number, JUDGE, graded.stakes, graded.lost, graded.thrown_away, choices),
    )


async def export_of(reading: Reading, user_id: int) -> list[dict[str, Any]]:
    """As they are stored."""
    rows = await reading.fetch_all("SELECT * FROM judged_rounds WHERE user_id = ? ORDER BY match, round", user_id)
    return [dict(row) for row in rows]


def _style(row: Row) -> RoundStyle:
    choices = tuple(map(_choice, row["choices"].split()))
    return RoundStyle(GradedMoves(len(choices), row["stakes"], row["lost"], row["thrown_away"]), choices)


def _text(choice: Choice) -> str:
    return f"{choice.ply}/{choice.deck}/{choice.played}/{choice.better}/{choice.cost:g}"


def _choice(text: str) -> Choice:
    ply, deck, played, better, cost = text.split("/")
    return Choice(int(ply), int(deck), parse(played), parse(better), float(cost))
