"""What must be true after all the trouble, whatever happened."""

import asyncio
import re
from bisect import bisect
from collections import defaultdict
from collections.abc import Awaitable, Callable
from fnmatch import fnmatchcase
from functools import partial
from typing import Any

from playground.driver import Failed, NotPossible, NotSeen, Person, ShownMessage
from tests.chaos.host import succeed
from tests.chaos.persistent_player import PersistentPlayer
from tests.chaos.report import ChaosReport
from tests.chaos.short_matches import resign
from tests.e2e.forged_messages import FORGED
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.public_record import alt_texts, values

REMINDER = "your move is due"
TRIES = 3
SETTLED = 45.0  # seconds; whoever held a table when the power failed holds it for a minute of the bot's clock


async def every_table_is_told(jaipur: JaipurPlayground, *, also_unreachable: bool) -> None:
    """And nothing is left of older ones. Where the bot is no member, it needs a click to tell a table:
    `also_unreachable` is for after it. A lesson, which a forged button may have begun, has no table."""
    query = (
        "SELECT code, tell_at, tell_lease, message_id, state, interrupted, is_reachable, guild_id FROM matches"
        " WHERE tell_at IS NOT NULL AND is_reachable >= ? AND NOT is_lesson AND deal_of IS NULL"
    )
    behind: list[dict[str, Any]] = []
    for _ in range(int(SETTLED / 0.5)):
        behind = [*jaipur.rows(query, not also_unreachable), *jaipur.rows("SELECT * FROM old_tables")]
        if not behind:
            return
        await asyncio.sleep(0.5)
        await jaipur.advance_bot_clock(20)
    raise AssertionError(f"tables that nobody was told of: {behind}\n{jaipur.bot.tail()}")


def every_acknowledged_move_is_stored(jaipur: JaipurPlayground, report: ChaosReport) -> None:
    rows = jaipur.rows("SELECT match, round, ply, move FROM moves")
    lost = report.acknowledged - {tuple(row.values()) for row in rows}
    assert not lost, lost


def every_move_was_chosen(jaipur: JaipurPlayground, players: list[PersistentPlayer], report: ChaosReport) -> None:
    """By hand, or by a plan for just this turn: so no plan is played twice either. Merchants are left out."""
    for code in {player.code for player in players}:
        match = jaipur.one("SELECT * FROM matches WHERE code = ?", code)
        starters = {one["number"]: one["starter"] for one in jaipur.rows("SELECT * FROM rounds WHERE match = ?", code)}
        for row in jaipur.rows("SELECT round, ply, move FROM moves WHERE match = ?", code):
            seat = (starters[row["round"]] + row["ply"] - 1) % 2
            if match[f"level{seat + 1}"]:
                continue
            place = (code, row["round"], row["ply"])
            by_hand = report.wanted[place] | report.wanted[code, 0, 0]
            is_by_hand = any(fnmatchcase(row["move"], one) for one in by_hand)
            if not is_by_hand and row["move"] not in report.planned[place]:
                raise AssertionError(f"nobody chose {row} in {code}\n{_what_is_known(jaipur, code, report)}")
            report.deeds["moves as planned"] += not is_by_hand


def _what_is_known(jaipur: JaipurPlayground, code: str, report: ChaosReport) -> str:
    """Of a match: its moves, what people tried and planned, and what the bot said."""
    moves = jaipur.rows("SELECT round, ply, move, played FROM moves WHERE match = ? ORDER BY round, ply", code)
    tried = sorted((place[1:], sorted(moves)) for place, moves in report.wanted.items() if place[0] == code)
    planned = sorted((place[1:], sorted(moves)) for place, moves in report.planned.items() if place[0] == code)
    said = "\n".join(line for line in jaipur.bot.output if code in line)
    return f"moves: {[tuple(row.values()) for row in moves]}\ntried: {tried}\nplanned: {planned}\n{said}"


def nobody_lost_any_time(jaipur: JaipurPlayground) -> None:
    """Whoever is to move has, from the beginning of the turn, all that the turn began with; outages only add to it."""
    whole = "since + pace + CASE mover WHEN 0 THEN reserve1 ELSE reserve2 END"
    short = jaipur.rows(f"SELECT * FROM matches WHERE deadline < {whole} AND interrupted IS NULL")
    assert not short, short


def every_match_began_and_ended_as_was_said(jaipur: JaipurPlayground, report: ChaosReport) -> None:
    states = {row["code"]: row["state"] for row in jaipur.rows("SELECT code, state FROM matches")}
    assert report.begun <= states.keys()
    assert {states[code] for code in report.ended} <= {"over"}


async def no_match_has_two_tables(jaipur: JaipurPlayground, everybody: list[Person], *, may_miss: bool) -> None:
    """On the screen of a player the table is the one that the bot knows.

    `may_miss`, until the next move: where a moderator deleted it, the bot is not told. Where the bot is no member, it
    cannot take old ones away.
    """
    for row in jaipur.rows("SELECT * FROM matches WHERE state = 'running' AND is_reachable"):
        watcher, *_ = _players(row, everybody)
        look = partial(_table_is_known, jaipur, row["code"], watcher, may_miss=may_miss)
        try:
            await watcher.until(look, within=SETTLED)
        except NotSeen as fault:
            seen = [(one.id, one.channel_id) for one in jaipur.tables(row["code"], watcher)]
            now = jaipur.one("SELECT * FROM matches WHERE code = ?", row["code"])
            said = "\n".join(line for line in jaipur.bot.output if row["code"] in line)
            raise AssertionError(f"on the screen {seen}, known {now}\n{said}") from fault


def _players(row: dict[str, Any], everybody: list[Person]) -> list[Person]:
    return [one for one in everybody if one.id in (row["user1"], row["user2"])]


def _table_is_known(jaipur: JaipurPlayground, code: str, watcher: Person, *, may_miss: bool) -> bool:
    known = str(jaipur.one("SELECT message_id FROM matches WHERE code = ?", code)["message_id"])
    seen = [one.id for one in jaipur.tables(code, watcher)]
    return seen == [known] or (may_miss and not seen)


async def every_match_goes_on(jaipur: JaipurPlayground, everybody: list[Person], report: ChaosReport) -> None:
    """Whoever is to move opens the panel from the table, and moves. Now nothing may fail any more."""
    for row in jaipur.rows("SELECT * FROM matches WHERE state = 'running'"):
        code = row["code"]
        players = [PersistentPlayer(one, code, jaipur=jaipur, report=report) for one in _players(row, everybody)]
        before = len(jaipur.moves(code))
        await patiently(partial(_move, jaipur, players), report)
        assert all(player.is_over for player in players) or len(jaipur.moves(code)) > before


async def every_end_comes_with_a_click(jaipur: JaipurPlayground, everybody: list[Person], report: ChaosReport) -> None:
    """Where the bot is no member it tells the end of a match when somebody clicks on what was its table."""
    for row in jaipur.rows(
        "SELECT * FROM matches WHERE state = 'over' AND tell_at IS NOT NULL AND NOT is_reachable AND NOT is_lesson"
    ):
        person = _players(row, everybody)[0]
        shown = [one for one in jaipur.tables(row["code"], person) if one.button("My hand")]
        if shown:
            report.deeds["ends that came with a click"] += 1
            await patiently(partial(_look, person, shown[-1]), report)
        else:
            await person.command("/jaipur table", game=row["code"])


async def _look(person: Person, table: ShownMessage) -> None:
    await person.click("My hand", on=table)


async def patiently(act: Callable[[], Awaitable[None]], report: ChaosReport) -> None:
    """On a busy machine an answer may come too late: then people try again. What fails again and again is a fault."""
    for tries_left in range(TRIES)[::-1]:
        try:
            await act()
            break
        except (Failed, NotPossible, NotSeen, TimeoutError) as mishap:
            report.mishaps[f"at the end: {type(mishap).__name__}"] += 1
            if not tries_left:
                raise


async def _move(jaipur: JaipurPlayground, players: list[PersistentPlayer]) -> None:
    for player in players:
        await _open_panel(jaipur, player)
    if len(players) == 1:  # the other one is a merchant, and may be thinking
        await players[0].wait_for_turn()
    if not all(player.is_over for player in players):  # as the merchant has just decided
        await next(player for player in players if player.is_my_turn).click_a_move()


async def _open_panel(jaipur: JaipurPlayground, player: PersistentPlayer) -> None:
    tables = jaipur.tables(player.code, player.person)
    if tables:
        player.panel = await player.person.click("My hand", on=tables[-1])
        await player.pass_round_end()
    else:
        await player.open_panel()


def no_finished_match_has_two_tables(jaipur: JaipurPlayground, everybody: list[Person]) -> None:
    for row in jaipur.rows("SELECT * FROM matches WHERE state = 'over' AND is_reachable"):
        watcher, *_ = _players(row, everybody)
        seen = [(one.id, one.text) for one in jaipur.tables(row["code"], watcher)]
        assert len(seen) <= 1, seen


async def no_invitation_stands_twice(jaipur: JaipurPlayground) -> None:
    messages: defaultdict[str, set[str]] = defaultdict(set)
    for entry in await jaipur.control.public():
        if entry["thing"].get("content") == FORGED:
            continue
        for custom_id in values(entry["thing"], "custom_id"):
            if custom_id.startswith("j1|accept|"):
                messages[custom_id].add(entry["thing"]["id"])
    twice = {one: found for one, found in messages.items() if len(found) > 1}
    assert not twice, twice


async def nobody_was_pinged_twice(jaipur: JaipurPlayground, people: list[Person], report: ChaosReport) -> None:
    """For one turn; after a restore, people are called once more.

    Messages of one nonce were sent once: somebody has deleted the first before its lost answer was asked for again.
    """
    first: dict[str, dict[str, Any]] = {}
    for entry in await jaipur.control.public():
        first.setdefault(str(entry["thing"].get("id")), entry["thing"])
    for person in people:
        calls: defaultdict[tuple[tuple[str, str], int], set[str]] = defaultdict(set)
        for one in person.state.pinged:
            if turn := _turn_of(first[one]):
                calls[turn, bisect(report.restored_after, int(one))].add(f"{first[one].get('nonce') or one} {one}")
        for ((code, board), _), messages in calls.items():
            said = "\n".join(line for line in jaipur.bot.output if code in line)
            assert len(messages) == 1, (
                f"{person.name} was called by {messages} for {code} (deleted: {report.deleted}): {board}\n{said}"
            )


def nobody_was_reminded_twice(people: list[Person]) -> None:
    """Of one deadline against one opponent, by a direct message."""
    for person in people:
        told = [one.text.partition("https:")[0] for one in person.messages() if REMINDER in one.text]
        assert len(told) == len(set(told)), f"{person.name} was told twice: {told}"


def _turn_of(message: dict[str, Any]) -> tuple[str, str] | None:
    """Which position of which match this table shows; None for what is no table."""
    codes = [found[1] for one in values(message, "custom_id") if (found := re.fullmatch(r"j1\|hand\|(\w{4})", one))]
    board = [text for text in [*alt_texts(message), *values(message, "content")] if "Market:" in text]
    return (codes[0], board[0]) if codes and board else None


async def every_record_verifies(jaipur: JaipurPlayground, everybody: list[Person], report: ChaosReport) -> int:
    """Everybody gives up; the host exports all matches; the rules check them. Gives how many there are."""
    for row in jaipur.rows("SELECT * FROM matches WHERE state = 'running'"):
        quitter, *_ = _players(row, everybody)
        await patiently(partial(resign, quitter, row["code"], report), report)
        if row["is_reachable"]:
            await jaipur.table_when_over(row["code"], quitter)
    assert not jaipur.rows("SELECT 1 FROM matches WHERE state = 'running'")
    folder = jaipur.folder / "records"
    said = await succeed(jaipur, "-m", "bot", "export", "--all", str(folder))
    records = sorted(map(str, folder.iterdir()))
    finished = jaipur.rows("SELECT 1 FROM matches WHERE state = 'over'")
    assert len(records) == len(finished), said
    checked = await succeed(jaipur, "-m", "rules", "check", *records)
    assert checked.count("seal verified") >= len(records)
    return len(records)
