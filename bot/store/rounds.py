"""Rows of `rounds` and `moves`: what was dealt and played. They are added and never changed.

The cards of a round leave the store only inside a `rules.Deal`, and as the text that was sealed, to check the seal.
"""

from typing import NamedTuple

from bot.errors import StalePly
from bot.match.model import Position, PublicMatch
from bot.ratings.match_facts import Times
from bot.store import downtime
from bot.store.database import Queries, Reading, Row, Value, insertion
from rules import Deal, Move, Seat, parse
from rules.deal import spaced


class DealtRound(NamedTuple):
    number: int
    starter: Seat
    deal: Deal


class PlayedMove(NamedTuple):
    round: int
    move: Move


async def write_deal(queries: Queries, code: str, dealt: DealtRound, now: int) -> None:
    deal = dealt.deal
    row: dict[str, Value] = {
        "match": code,
        "number": dealt.number,
        "starter": dealt.starter,
        "deck": deal.deck,
        **{f"bonus{kind}": spaced(values) for kind, values in deal.bonuses.items()},
        "salt": deal.salt,
        "seal": deal.seal,
        "dealt": now,
    }
    await queries.execute(*insertion("rounds", row))


async def write_move(queries: Queries, match: PublicMatch, move: Move, now: int) -> None:
    """The key of the row lets only one move take this place. Raises StalePly for all others."""
    written = await queries.execute(
        "INSERT INTO moves (match, round, ply, move, played) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        *(match.code, match.round, match.ply + 1, str(move), now),
    )
    if not written:
        raise StalePly(match.code, match.round, match.ply)


async def dealt_rounds(reading: Reading, code: str, first: int, last: int) -> list[DealtRound]:
    """The rounds with these numbers, both included, as far as they have been dealt."""
    rows = await reading.fetch_all(
        "SELECT number, starter, deck, bonus3, bonus4, bonus5, salt FROM rounds"
        " WHERE match = ? AND number >= ? AND number <= ? ORDER BY number",
        *(code, first, last),
    )
    return [DealtRound(row["number"], row["starter"], deal_of(row)) for row in rows]


async def sealed_rounds(reading: Reading, code: str) -> list[tuple[int, str, str]]:
    """Number, seal and the text that was sealed, of every round. The text is secret while the round is played."""
    rows = await reading.fetch_all("SELECT * FROM rounds WHERE match = ? ORDER BY number", code)
    columns = ("salt", "deck", "bonus3", "bonus4", "bonus5")
    return [(row["number"], row["seal"], "|".join(row[column] for column in columns)) for row in rows]


async def moves_between(reading: Reading, code: str, after: Position, until: Position) -> list[PlayedMove]:
    """The moves that lead from one position to the other, in order."""
    rows = await reading.fetch_all(
        "SELECT round, move FROM moves WHERE match = ? AND (round, ply) > (?, ?) AND (round, ply) <= (?, ?)"
        " ORDER BY round, ply",
        *(code, *after, *until),
    )
    return [PlayedMove(row["round"], parse(row["move"])) for row in rows]


async def times_of(reading: Reading, code: str) -> Times:
    """When the rounds were dealt and the moves played."""
    rounds = await reading.fetch_all("SELECT number, dealt FROM rounds WHERE match = ?", code)
    moves = await reading.fetch_all("SELECT round, ply, played FROM moves WHERE match = ?", code)
    return Times(
        {row["number"]: row["dealt"] for row in rounds}, {(row["round"], row["ply"]): row["played"] for row in moves}
    )


async def time_used(reading: Reading, match: PublicMatch, now: int) -> tuple[int, int]:
    """Seconds that each seat has used for its moves, and for the turn at hand. Those of an outage are nobody's."""
    times, dealt = await times_of(reading, match.code), await dealt_rounds(reading, match.code, 1, match.round)
    away = await downtime.outages(reading, match.place.guild_id, match.started)
    starters = {one.number: one.starter for one in dealt}
    used = [0, 0]

    def count(seat: Seat, began: int, ended: int) -> None:
        used[seat] += max(ended - began, 0) - downtime.seconds_away(away, began, ended)

    for number, ply in times.played:
        count((starters[number] + ply - 1) % 2, times.possible(number, ply), times.played[number, ply])
    if match.mover is not None:
        count(match.mover, match.since, now)
    return used[0], used[1]


def deal_of(row: Row) -> Deal:
    bonuses = {kind: tuple(map(int, row[f"bonus{kind}"].split())) for kind in (3, 4, 5)}
    return Deal(row["deck"], bonuses, row["salt"])
