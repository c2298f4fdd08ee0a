"""People who go on playing whatever happens: what fails is tried again, as people do."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from playground.driver import Failed, NotPossible, NotSeen, ShownMessage
from tests.chaos.planning import plan_something
from tests.chaos.report import ChaosReport, StoredMove
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import THEIR_TURN, YOUR_TURN, Player

PATIENCE = 6.0  # seconds until somebody tries something else
MISHAPS = (Failed, NotPossible, NotSeen, TimeoutError, AssertionError)
NOTHING_PLAYED = "nothing was played"
REFUSALS = (NOTHING_PLAYED, "It's not your turn")
A_MOMENT = 1.0  # seconds; whoever plays it all the same has done so then
TEXT = 0  # the kind of channel
Position = tuple[str, int, int]  # match, round, and the ply that a move has
Act = Callable[[], Awaitable[ShownMessage | None]]


@dataclass(kw_only=True)
class PersistentPlayer(Player):
    """A player who writes down what the bot acknowledged."""

    jaipur: JaipurPlayground
    report: ChaosReport = field(default_factory=ChaosReport)
    _tried: defaultdict[Position, list[str]] = field(default_factory=lambda: defaultdict(list), init=False)

    async def play_on(self) -> None:
        """Until cancelled."""
        while True:
            await self.try_a_step()
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    async def try_a_step(self) -> None:
        try:
            await self.take_a_step()
        except MISHAPS as mishap:
            self.report.mishaps[type(mishap).__name__] += 1
            self.panel = None
            await asyncio.sleep(self.chance.uniform(0.3, 1))  # nobody hammers a bot that is away

    async def take_a_step(self) -> None:
        """Look, and move if it is one's turn; else wait a little for it. Now and then, ask for the table."""
        if self.chance.random() < 0.04:
            here = self.chance.choice([self.person.channel, *self.person.channels(TEXT)])
            await self.person.command("/jaipur table", game=self.code, at=here)
        if self.panel is None or self.panel.is_gone or self.chance.random() < 0.2:
            await self.look()
        if self.is_my_turn and self._shown().button("Play"):  # the look before a move came late
            await self._click("Play")
        elif self.is_my_turn:
            await self.chance.choice([self.collect, self.click_a_move, self.type_a_move])()
        elif self.is_over:
            await asyncio.sleep(1)
        else:
            if self.chance.random() < 0.5:
                await plan_something(self.person, self._shown(), self.chance, self.report)
            is_news = lambda: self.is_my_turn or self.is_over or self.is_round_end  # noqa: E731
            await self.person.until(is_news, within=2.0, why="still their turn")
            await self.pass_round_end()

    async def look(self) -> None:
        """*My hand* on the table, or the command where no table is to be seen."""
        tables = self.jaipur.tables(self.code, self.person)
        if tables and self.chance.random() < 0.6:
            answer = await self.person.click("My hand", on=tables[-1])
        else:
            answer = await self.person.command("/jaipur hand", game=self.code)
        self.panel = answer
        if answer is not None:
            await self.pass_round_end()
        if answer is None or not any(turn in answer.text for turn in (YOUR_TURN, THEIR_TURN)):
            raise NotSeen(f"{self.person.name} asked for the panel and got {answer}")

    async def _click(self, name: str) -> None:
        panel = self._shown()
        button = panel.button(name)
        custom_id = (button.custom_id if button else None) or ""
        await self._change(panel, lambda: self.person.click(name, on=panel), custom_id)

    async def _act_select(self, name: str, values: list[str]) -> None:
        panel = self._shown()
        chosen = panel.select(name)
        custom_id = f"{chosen.custom_id}|{chosen.value_of(values[0])}" if chosen else ""
        await self._change(panel, lambda: self.person.select(name, values, on=panel), custom_id)

    async def _change(self, panel: ShownMessage, act: Act, custom_id: str) -> None:
        move = _move_of(custom_id)
        is_first = move is not None and self._tries_first(move)
        before = panel.raw
        await act()
        # Only now: a slow answer comes in two steps, and until the second the panel has what an earlier click was told.
        await self.person.until(lambda: panel.raw is not before, within=PATIENCE, why="nothing changed")
        if move is not None and is_first and NOTHING_PLAYED in panel.text:
            await self._check_refusal(move, panel.text)
        if move is not None:
            await self._read_receipt(panel, move)

    async def _read_receipt(self, panel: ShownMessage, move: StoredMove) -> None:
        """A button that plays a move was clicked, and the panel shows a later position: it has been played."""
        if NOTHING_PLAYED in panel.text:
            return
        if THEIR_TURN in panel.text or position_of(panel) > (move.round, move.ply - 1):
            await self._check(move)

    async def _type(self, name: str, **options: str) -> None:
        self.panel = None
        letters = {"take": "+{good}", "camels": "+K", "exchange": "+{take}-{give}", "sell": "-{good}"}
        move = letters[name].format(**options)
        turn = await self._turn(f"{move}*" if name == "sell" else move)  # one may have sold any number
        is_first = turn is not None and self._tries_first(turn)
        if turn is None:  # it may have become one's turn when the command is read
            self.report.wanted[self.code, 0, 0].add(f"{move}*")
        answer = await self.person.command(f"/jaipur {name}", game=self.code, **options)
        if answer is not None and turn is not None and is_first and any(one in answer.text for one in REFUSALS):
            await self._check_refusal(turn, answer.text)
        if answer is None or THEIR_TURN not in answer.text or NOTHING_PLAYED in answer.text:
            return
        self.panel = answer
        await self._check_typed(move, is_whole=name != "sell")

    async def _turn(self, move: str) -> StoredMove | None:
        """The move as it will be stored, if it is really one's turn."""
        await self.report.database_is_there.wait()
        row = self.jaipur.one("SELECT * FROM matches WHERE code = ?", self.code)
        is_mine = row["mover"] is not None and (row["user1"], row["user2"])[row["mover"]] == self.person.id
        return StoredMove(self.code, row["round"], row["ply"] + 1, move) if is_mine else None

    def _tries_first(self, move: StoredMove) -> bool:
        """Of an earlier try nobody may have heard: then it is true that nothing was played this time."""
        self.report.wanted[move[:3]].add(move.move)
        tried = self._tried[move[:3]]
        tried.append(move.move)
        return len(tried) == 1

    async def _check_refusal(self, move: StoredMove, read: str) -> None:
        """What is stored all the same came of a plan, or of something that was typed before it was their turn."""
        await asyncio.sleep(A_MOMENT)
        await self.report.database_is_there.wait()
        found = self.jaipur.rows("SELECT move FROM moves WHERE match = ? AND round = ? AND ply = ?", *move[:3])
        stored = [row["move"] for row in found if fnmatchcase(row["move"], move.move)]
        others = self.report.planned[move[:3]] | self.report.wanted[self.code, 0, 0]
        if not all(any(fnmatchcase(one, other) for other in others) for one in stored):
            self.report.wrong.append(f"{move} is stored, and {self.person.name} read {read}; others: {others}")

    async def _check(self, move: StoredMove) -> None:
        """The panel may have changed because of an earlier try that took its time."""
        await self.report.database_is_there.wait()
        found = self.jaipur.rows("SELECT move FROM moves WHERE match = ? AND round = ? AND ply = ?", *move[:3])
        stored = [row["move"] for row in found]
        if any(fnmatchcase(one, tried) for one in stored for tried in self._tried[move[:3]]):
            self.report.acknowledged.add(StoredMove(*move[:3], *stored))
        elif not {*stored} & self.report.planned[move[:3]]:  # else the panel shows what their plan did
            self.report.wrong.append(f"{move} was acknowledged, {found} is stored")

    async def _check_typed(self, move: str, *, is_whole: bool) -> None:
        """The answer does not say which move it was; it is among the last ones."""
        await self.report.database_is_there.wait()
        rows = self.jaipur.rows(
            "SELECT match, round, ply, move FROM moves WHERE match = ? ORDER BY round DESC, ply DESC LIMIT 4", self.code
        )
        fitting = [row for row in rows if row["move"] == move or (not is_whole and row["move"].startswith(move))]
        if fitting:
            self.report.acknowledged.add(StoredMove(*fitting[0].values()))
        else:
            self.report.wrong.append(f"{move} typed in {self.code} was acknowledged, {rows} is stored")

    def _shown(self) -> ShownMessage:
        assert self.panel is not None
        return self.panel


def _move_of(custom_id: str) -> StoredMove | None:
    """What a button or an option plays; None if it plays nothing."""
    parts = custom_id.split("|")
    if len(parts) < 5 or parts[1] not in ("play", "move", "chosen"):
        return None
    round_, ply = map(int, parts[3].split("."))
    return StoredMove(parts[2], round_, ply + 1, parts[4])


def position_of(panel: ShownMessage) -> tuple[int, int]:
    """Where the panel is, from the ids of its moves; (0, 0) when it offers none."""
    for button in panel.buttons:
        parts = (button.custom_id or "").split("|")
        if len(parts) > 3 and parts[1] in ("move", "play", "exchange"):
            round_, ply = parts[3].split(".")
            return int(round_), int(ply)
    return 0, 0
