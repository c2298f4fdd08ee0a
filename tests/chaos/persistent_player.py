"""People who go on playing whatever happens: what fails is tried again, as people do."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from playground.driver import Failed, NotPossible, NotSeen, ShownMessage
from tests.chaos.report import ChaosReport, StoredMove
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import THEIR_TURN, YOUR_TURN, Player

PATIENCE = 6.0  # seconds until somebody tries something else
MISHAPS = (Failed, NotPossible, NotSeen, TimeoutError, AssertionError)
STALE = "Nothing was played"
TEXT = 0  # the kind of channel


@dataclass(kw_only=True)
class PersistentPlayer(Player):
    """A player who writes down what the bot acknowledged."""

    jaipur: JaipurPlayground
    report: ChaosReport = field(default_factory=ChaosReport)

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
        if self.is_my_turn:
            await self.chance.choice([self.collect, self.click_a_move, self.type_a_move])()
        elif self.is_over:
            await asyncio.sleep(1)
        else:
            await self.person.until(lambda: self.is_my_turn or self.is_over, within=2.0, why="still their turn")

    async def look(self) -> None:
        """*My hand* on the table, or the command where no table is to be seen."""
        tables = self.jaipur.tables(self.code, self.person)
        if tables and self.chance.random() < 0.6:
            answer = await self.person.click("My hand", on=tables[-1])
        else:
            answer = await self.person.command("/jaipur hand", game=self.code)
        if answer is None or not any(turn in answer.text for turn in (YOUR_TURN, THEIR_TURN)):
            raise NotSeen(f"{self.person.name} asked for the panel and got {answer}")
        self.panel = answer

    async def _click(self, name: str) -> None:
        panel = self._shown()
        button = panel.button(name)
        await self._change(panel, lambda: self.person.click(name, on=panel))
        if button is not None and button.custom_id is not None:
            self._read_receipt(panel, button.custom_id)

    async def _act_select(self, name: str, values: list[str]) -> None:
        panel = self._shown()
        chosen = panel.select(name)
        await self._change(panel, lambda: self.person.select(name, values, on=panel))
        if chosen is not None and chosen.custom_id.startswith("j1|chosen|"):
            self._read_receipt(panel, f"{chosen.custom_id}|{chosen.value_of(values[0])}")

    async def _change(self, panel: ShownMessage, act: Callable[[], object]) -> None:
        before = panel.raw
        await act()  # type: ignore[misc]
        await self.person.until(lambda: panel.raw is not before, within=PATIENCE, why="nothing changed")

    def _read_receipt(self, panel: ShownMessage, custom_id: str) -> None:
        """A button that plays a move was clicked, and the panel shows a later position: it has been played."""
        _, action, code, *rest = custom_id.split("|")
        if action not in ("play", "move", "chosen") or STALE in panel.text:
            return
        round_, ply = map(int, rest[0].split("."))
        if THEIR_TURN in panel.text or position_of(panel) > (round_, ply):
            self._check(StoredMove(code, round_, ply + 1, rest[1]))

    async def _type(self, name: str, **options: str) -> None:
        self.panel = None
        answer = await self.person.command(f"/jaipur {name}", game=self.code, **options)
        if answer is None or THEIR_TURN not in answer.text or STALE in answer.text:
            return
        self.panel = answer
        letters = {"take": "+{good}", "camels": "+K", "exchange": "+{take}-{give}", "sell": "-{good}"}
        self._check_typed(letters[name].format(**options), is_whole=name != "sell")

    def _check(self, move: StoredMove) -> None:
        found = self.jaipur.rows("SELECT move FROM moves WHERE match = ? AND round = ? AND ply = ?", *move[:3])
        if [row["move"] for row in found] == [move.move]:
            self.report.acknowledged.add(move)
        else:
            self.report.missing.append(f"{move} was acknowledged, {found} is stored")

    def _check_typed(self, move: str, *, is_whole: bool) -> None:
        """The answer does not say which move it was; it is among the last ones."""
        rows = self.jaipur.rows(
            "SELECT match, round, ply, move FROM moves WHERE match = ? ORDER BY round DESC, ply DESC LIMIT 4", self.code
        )
        fitting = [row for row in rows if row["move"] == move or (not is_whole and row["move"].startswith(move))]
        if fitting:
            self.report.acknowledged.add(StoredMove(*fitting[0].values()))
        else:
            self.report.missing.append(f"{move} typed in {self.code} was acknowledged, {rows} is stored")

    def _shown(self) -> ShownMessage:
        assert self.panel is not None
        return self.panel


def position_of(panel: ShownMessage) -> tuple[int, int]:
    """Where the panel is, from the ids of its moves; (0, 0) when it offers none."""
    for button in panel.buttons:
        parts = (button.custom_id or "").split("|")
        if len(parts) > 3 and parts[1] in ("move", "play", "exchange"):
            round_, ply = parts[3].split(".")
            return int(round_), int(ply)
    return 0, 0
