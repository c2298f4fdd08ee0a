"""The cross tables and the card of a fair, in one language, ready to be painted."""

from bot.fairs.model import FairRecord, FairSeen
from bot.fairs.standings import Standings, StandingsRow, final_standings, group_standings, winners
from cogs.core.phrasing import Phrasing
from render.fair_results import Cell, CrossTable, CrossTableRow, FairCard, FairPlace

FIRST = 3  # on the card


def cross_tables(phrasing: Phrasing, seen: FairSeen) -> list[CrossTable]:
    """The final first, then the groups."""
    tables: list[CrossTable] = []
    final, groups = final_standings(seen.record), group_standings(seen.record)
    if final:
        tables.append(_table(phrasing, seen, final, phrasing.say("fair-table-part", kind="final"), 0))
    for number, group in enumerate(groups, start=1):
        if group.rows:
            part = phrasing.say("fair-table-part", kind="group", number=number) if len(groups) > 1 else ""
            tables.append(_table(phrasing, seen, group, part, number))
    return tables


def result_card(phrasing: Phrasing, seen: FairSeen) -> FairCard:
    names = [phrasing.name(seen.numbered(one.number).player) for one in winners(seen.record)]
    played = sum(game.winner is not None for game in seen.record.games)
    return FairCard(
        title=seen.fair.terms.name,
        winner=phrasing.say("fair-card-winner", winners=phrasing.named(names), count=len(names)),
        summary=phrasing.say("fair-card-summary", people=len(seen.record.people), games=played),
        places=tuple(FairPlace(row.rank, _name(phrasing, seen, row), row.wins) for row in _first_places(seen.record)),
    )


def _first_places(record: FairRecord) -> list[StandingsRow]:
    """The first three of the final or of the only group, and whoever shares the place; else the first of each group."""
    best, final = winners(record), final_standings(record)
    tables = [final] if final and final.winners else list(group_standings(record))
    rows = [row for table in tables for row in table.rows]
    return [row for row in rows if row.entrant in best] if len(tables) > 1 else rows[: max(FIRST, len(best))]


def _table(phrasing: Phrasing, seen: FairSeen, standings: Standings, part: str, number: int) -> CrossTable:
    rows = tuple(
        CrossTableRow(
            rank=row.rank,
            name=_name(phrasing, seen, row),
            cells=tuple(_cell(seen, standings, row, other) for other in standings.rows),
            wins=row.wins,
            seals=row.seals,
            margin=row.margin,
            reason=_reason(phrasing, row),
        )
        for row in standings.rows
    )
    return CrossTable(seen.fair.terms.name, rows, part, number)


def _name(phrasing: Phrasing, seen: FairSeen, row: StandingsRow) -> str:
    return phrasing.name(seen.numbered(row.entrant.number).player)


def _reason(phrasing: Phrasing, row: StandingsRow) -> str:
    """More wins speak for themselves."""
    why = row.ahead_by
    return phrasing.say("fair-reason", why=why.value) if why and why.value != "wins" else ""


def _cell(seen: FairSeen, standings: Standings, row: StandingsRow, other: StandingsRow) -> Cell:
    one, against = row.entrant, other.entrant
    if one == against:
        return Cell.BLANK
    if counted := standings.result(one.number, against.number):
        return Cell.WON if counted.winner == one.number else Cell.LOST
    pair = frozenset((one.number, against.number))
    games = [game for game in seen.record.games if game.pair == pair]
    if games:
        return Cell.RUNNING if games[0].is_running else Cell.BLANK
    can_meet = seen.fair.is_live and one.is_present and against.is_present and pair not in seen.record.blocked
    return Cell.TO_COME if can_meet else Cell.BLANK
