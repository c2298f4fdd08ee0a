"""After the storm: what must be true, whatever happened."""

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

from bot.language import languages
from playground.driver import Person
from render import alt
from rules import Deal, Herds, Length, Options, parse, view
from rules.match import Match
from tests.chaos.ledger import Ledger
from tests.chaos.traders import Trader
from tests.e2e.bazaar import WAIT, Bazaar, is_table_of
from tests.e2e.test_leaks import alt_texts, values

SETTLED = 45.0  # seconds; whoever held a table when the power failed holds it for a minute of the bot's clock


async def every_table_is_told(bazaar: Bazaar) -> None:
    behind: list[dict[str, Any]] = []
    for _ in range(int(SETTLED / 0.5)):
        behind = bazaar.rows("SELECT code, tell_at, tell_lease, message_id FROM matches WHERE tell_at IS NOT NULL")
        if not behind:
            return
        await asyncio.sleep(0.5)
        await bazaar.later(20)
    raise AssertionError(f"tables that nobody was told of: {behind}\n{bazaar.bot.tail()}")


def every_acknowledged_move_is_stored(bazaar: Bazaar, ledger: Ledger) -> None:
    assert not ledger.missing, ledger.missing
    rows = bazaar.rows("SELECT match, round, ply, move FROM moves")
    lost = ledger.acknowledged - {tuple(row.values()) for row in rows}
    assert not lost, lost


async def no_game_has_two_tables(bazaar: Bazaar, watcher: Person, *, or_none: bool) -> None:
    """On the screen of somebody who sees every channel, the table is the one that the bot knows.

    `or_none`: where a moderator deleted it, the bot is not told, and posts it anew with the next move.
    """
    for row in bazaar.rows("SELECT code, message_id FROM matches WHERE state = 'running'"):
        allowed = [[str(row["message_id"])]] + ([[]] if or_none else [])
        look = partial(_tables_are, watcher, row["code"], allowed)
        await watcher.until(look, why=f"the table of {row['code']} is not {row['message_id']} alone")


def _tables_are(watcher: Person, code: str, allowed: list[list[str]]) -> bool:
    return [one.id for one in watcher.messages() if is_table_of(one, code)] in allowed


async def every_game_goes_on(bazaar: Bazaar, traders: Iterable[Trader]) -> None:
    """Whoever is to move opens the panel from the table, and moves. Now nothing may fail any more."""
    waiting = {row["code"] for row in bazaar.rows("SELECT code FROM matches WHERE state = 'running'")}
    for trader in traders:
        if trader.code not in waiting:
            continue
        tables = bazaar.tables(trader.code, trader.person)
        if tables:
            trader.panel = await trader.person.click("My hand", on=tables[-1])
        else:
            await trader.open_panel()
        if trader.is_my_turn:
            before = len(bazaar.moves(trader.code))
            await trader.click_a_move()
            assert len(bazaar.moves(trader.code)) == before + 1
            waiting.remove(trader.code)
    assert not waiting, f"nobody is to move in {waiting}"


async def nobody_was_pinged_twice(bazaar: Bazaar, people: Iterable[Person]) -> None:
    first: dict[str, dict[str, Any]] = {}
    for entry in await bazaar.control.public():
        first.setdefault(str(entry["thing"].get("id")), entry["thing"])
    for person in people:
        turns = Counter(turn for one in person.state.pinged if (turn := _turn_of(first[one])))
        twice = {turn: times for turn, times in turns.items() if times > 1}
        assert not twice, f"{person.name} was called more than once for {twice}"


def _turn_of(message: dict[str, Any]) -> tuple[str, str] | None:
    """Which position of which game this table shows; None for what is no table."""
    codes = [found[1] for one in values(message, "custom_id") if (found := re.fullmatch(r"j1\|hand\|(\w{4})", one))]
    board = [text for text in [*alt_texts(message), *values(message, "content")] if "Market:" in text]
    return (codes[0], board[0]) if codes and board else None


async def nothing_secret_was_public(bazaar: Bazaar) -> None:
    """No salt, deck or hand of a running round; and every board shows what a public view of the game shows."""
    entries = [one["thing"] for one in await bazaar.control.public() if one["seen_by"] is None]
    everything = json.dumps(entries, ensure_ascii=False) + "\n".join(bazaar.bot.output)
    assert "Your hand" not in everything
    running = bazaar.rows("SELECT r.* FROM rounds r JOIN matches m ON m.code = r.match AND m.round = r.number"
                          " WHERE m.state = 'running'")  # fmt: skip
    for row in running:
        assert row["salt"] not in everything
        runs = {row["deck"][at : at + 6] for at in range(len(row["deck"]) - 5)}
        assert not [run for run in runs if run in everything]
    allowed = {text for row in bazaar.rows("SELECT * FROM matches") for text in _boards(bazaar, row)}
    posted = {text for one in entries for text in alt_texts(one) if re.match(r".+ to move\.? ", text)}
    assert posted
    assert not posted - allowed, (posted - allowed).pop()


def _boards(bazaar: Bazaar, row: dict[str, Any]) -> set[str]:
    """The alt text of every position of a game, as the public may know it."""
    names = {one["user_id"]: one["name"] for one in bazaar.rows("SELECT * FROM people")}
    say = languages()["en"].say
    merchants = [say("merchant-name", level=row[f"level{seat}"]) if row[f"level{seat}"] else "" for seat in (1, 2)]
    both = tuple(merchant or names[row[f"user{seat}"]] for seat, merchant in enumerate(merchants, 1))
    match = _match(bazaar, row)
    return {
        alt.board(view(match.rewind(number, ply), None), say, (both[0], both[1]))
        for number, played in enumerate(match.rounds, 1)
        for ply in range(len(played.events) + 1)
    }


def _match(bazaar: Bazaar, row: dict[str, Any]) -> Match:
    """The whole truth of a game, from its rows."""
    match: Match | None = None
    for dealt in bazaar.rows("SELECT * FROM rounds WHERE match = ? ORDER BY number", row["code"]):
        bonuses = {kind: tuple(map(int, dealt[f"bonus{kind}"].split())) for kind in (3, 4, 5)}
        deal = Deal(dealt["deck"], bonuses, dealt["salt"])
        options = Options(Length(row["length"]), Herds(row["herds"]))
        match = match.deal(deal) if match else Match.start(options, deal, dealt["starter"])
        moves = bazaar.rows(
            "SELECT move FROM moves WHERE match = ? AND round = ? ORDER BY ply", row["code"], dealt["number"]
        )
        match, _ = match.play(*(parse(one["move"]) for one in moves))
    assert match is not None
    return match


async def every_record_verifies(bazaar: Bazaar, traders: Iterable[Trader]) -> int:
    """Everybody gives up; the host exports all games; the rules check them. Gives how many there are."""
    for trader in traders:
        if bazaar.one("SELECT state FROM matches WHERE code = ?", trader.code)["state"] == "running":
            await trader.person.command("/jaipur resign", game=trader.code)
            await trader.person.click("Yes")
            await bazaar.over(trader.code, trader.person)
    folder = bazaar.folder / "records"
    said = await _run("-m", "bot", "export", "--all", str(folder), database=str(bazaar.folder / "jaipur.db"))
    records = sorted(map(str, folder.iterdir()))
    finished = bazaar.rows("SELECT 1 FROM matches WHERE state = 'over'")
    assert len(records) == len(finished), said
    checked = await _run("-m", "rules", "check", *records)
    assert checked.count("seal verified") >= len(records)
    return len(records)


async def _run(*arguments: str, database: str = "") -> str:
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments),
        env={"JAIPUR_DATABASE": database, "PATH": "/usr/bin:/bin"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(running.communicate(), WAIT)
    assert running.returncode == 0, said.decode()
    return said.decode()
