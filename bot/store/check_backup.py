"""Whether a file is what it seems before it becomes the database: our tables, and games by the rules."""

import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

from bot.match.model import PublicMatch, State
from bot.store.database import Row
from bot.store.database_file import read_only
from bot.store.errors import DatabaseUnusable, damaged
from bot.store.matches import SELECT, match_of
from bot.store.migrate import migrations, statements, version_of
from bot.store.rounds import deal_of
from rules import parse
from rules.match import Match

Schema: TypeAlias = dict[tuple[str, str], list[tuple[Any, ...]]]  # by kind and name: columns, and how they are kept


class Unlikely(Exception):
    """A game cannot have come to be as the file has it."""


def check_schema(file: Path, name: Path) -> None:
    """Raise DatabaseUnusable unless the file has the tables, columns and indexes of its version, and nothing else.

    `name` is what people know the file by.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as ours, closing(read_only(file)) as theirs:
        for step in migrations()[: version_of(file)]:
            for statement in statements(step.script):
                ours.execute(statement)
        expected, found = _schema(ours), _schema(theirs)
    for kind, what in expected.keys() | found.keys():
        if (kind, what) not in found:
            raise _strange(name, f"the {kind} {what} is missing")
        if (kind, what) not in expected:
            raise _strange(name, f"it has a {kind} {what!a}")
        if expected[kind, what] != found[kind, what]:
            raise _strange(name, f"the {kind} {what} has other columns")


def check_games(file: Path, name: Path) -> None:
    """Raise DatabaseUnusable unless every game can be replayed by the rules to where it stands.

    The file must have the newest schema.
    """
    with closing(read_only(file)) as connection:
        connection.row_factory = sqlite3.Row
        [fault] = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if fault != "ok":
            raise damaged(name, fault)
        if astray := connection.execute("PRAGMA foreign_key_check").fetchone():
            raise _strange(name, f"a row of {astray['table']} belongs to nothing")
        for row in connection.execute(f"{SELECT} ORDER BY m.code"):
            try:
                _check_game(connection, row)
            except Exception as fault:  # whatever can be wrong with a value
                what = f"game {str(row['code'])!a} cannot be replayed ({type(fault).__name__})"
                raise DatabaseUnusable(f"{name}: {what}; restore another backup") from fault


def _check_game(connection: sqlite3.Connection, row: Row) -> None:
    match = match_of(row)
    rounds = connection.execute("SELECT * FROM rounds WHERE match = ? ORDER BY number", (match.code,)).fetchall()
    played = connection.execute("SELECT * FROM moves WHERE match = ? ORDER BY round, ply", (match.code,)).fetchall()
    _expect([dealt["number"] for dealt in rounds] == list(range(1, match.round + 1)))
    plies = [(move["round"], move["ply"]) for move in played]
    _expect(all(after in ((before[0], before[1] + 1), (before[0] + 1, 1)) for before, after in pairwise(plies)))
    _expect(plies[-1] == match.position if match.ply else not plies or plies[-1][0] == match.round - 1)
    truth: Match | None = None
    for dealt in rounds:
        deal = deal_of(dealt)
        truth = truth.deal(deal) if truth else Match.start(match.terms.options, deal, dealt["starter"])
        _expect(truth.current.starter == dealt["starter"] and deal.seal == dealt["seal"])
        truth, _ = truth.play(*(parse(move["move"]) for move in played if move["round"] == dealt["number"]))
    _expect(truth is not None and _stands_as(truth, match))


def _stands_as(truth: Match, match: PublicMatch) -> bool:
    """The row says of the match what its cards say."""
    if match.outcome and match.outcome.termination:
        winner = match.outcome.winner
        truth = truth.end(match.outcome.termination, None if winner is None else 1 - winner)
    state = State.RUNNING
    if truth.outcome:
        state = State.CANCELLED if truth.outcome.winner is None else State.OVER
    return (truth.current.now.ply, truth.mover, truth.outcome, state) == (
        match.ply,
        match.mover,
        match.outcome,
        match.state,
    )


def _expect(is_so: bool) -> None:
    if not is_so:
        raise Unlikely


def _schema(connection: sqlite3.Connection) -> Schema:
    things = connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    return {(kind, name): _columns(connection, kind, name) for kind, name in things.fetchall()}


def _columns(connection: sqlite3.Connection, kind: str, name: str) -> list[tuple[Any, ...]]:
    if kind == "index":
        unique = (
            'SELECT t.name, l."unique", l.partial FROM sqlite_master t, pragma_index_list(t.name) l WHERE l.name = ?'
        )
        columns = 'SELECT name, "desc" FROM pragma_index_xinfo(?) WHERE key'
        return [tuple(row) for sql in (unique, columns) for row in connection.execute(sql, (name,))]
    columns = 'SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?)'
    keys = 'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?) ORDER BY id, seq'
    return [tuple(row) for sql in (columns, keys) for row in connection.execute(sql, (name,))]


def _strange(name: Path, what: str) -> DatabaseUnusable:
    return DatabaseUnusable(f"{name} is no backup of this program: {what}; name another file")
