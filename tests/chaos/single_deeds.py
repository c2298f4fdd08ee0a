"""Somebody who does what would show if it were done twice: practice games, and a block that its second time undoes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from playground.driver import Person, ShownMessage
from tests.chaos.persistent_player import MISHAPS
from tests.chaos.report import ChaosReport
from tests.e2e.jaipur_playground import JaipurPlayground

BLOCKED, UNBLOCKED = "can no longer challenge you", "can challenge you again"
A_MOMENT = 0.5  # seconds; whoever does it a second time has done so then
RUNNING = "SELECT code FROM matches WHERE ? IN (user1, user2) AND state = 'running'"


@dataclass
class SingleDeeds:
    """`_doubtful` tries got no answer: nobody knows whether they are done, or will be in a moment."""

    person: Person
    other: Person
    chance: Random
    jaipur: JaipurPlayground
    report: ChaosReport
    _doubtful: int = field(default=0, init=False)

    async def play_on(self) -> None:
        """Until cancelled."""
        while True:
            await self.chance.choice([self._practise, self._block])()
            await asyncio.sleep(self.chance.uniform(0.2, 1))

    async def _practise(self) -> None:
        before = await self._running()
        answer = await self._try(lambda: self.person.command("/jaipur challenge", level="beginner"))
        new = await self._running() - before
        if len(new) > 1 + self._doubtful:
            self.report.wrong.append(f"{new} were begun by one command")
        if answer is not None:
            self._doubtful = 0
            self.report.deeds["practice games"] += len(new)
        for code in new:
            await self._try(lambda code=code: self._resign(code))  # type: ignore[misc]

    async def _resign(self, code: str) -> ShownMessage | None:
        question = await self.person.command("/jaipur resign", game=code)
        if question is None or question.button("Yes") is None:
            return None
        return await self.person.click("Yes", on=question)

    async def _running(self) -> set[str]:
        await self.report.database_is_there.wait()
        return {row["code"] for row in self.jaipur.rows(RUNNING, self.person.id)}

    async def _block(self) -> None:
        before = await self._is_blocked()
        answer = await self._try(lambda: self.person.command("/jaipur block", player=self.other))
        if answer is None or not (BLOCKED in answer.text or UNBLOCKED in answer.text):
            return
        said, now = BLOCKED in answer.text, await self._is_blocked()
        if not self._doubtful and (said != now or said == before):
            self.report.wrong.append(f"blocked before: {before}, said: {said}, now: {now}")
        self.report.deeds["blocks"] += 1
        self._doubtful = 0

    async def _is_blocked(self) -> bool:
        await self.report.database_is_there.wait()
        return bool(self.jaipur.rows("SELECT 1 FROM blocks WHERE user_id = ?", self.person.id))

    async def _try(self, act: Callable[[], Awaitable[ShownMessage | None]]) -> ShownMessage | None:
        try:
            answer = await act()
        except MISHAPS as mishap:
            self.report.mishaps[f"single deeds: {type(mishap).__name__}"] += 1
            self._doubtful += 1
            answer = None
        await asyncio.sleep(A_MOMENT)
        return answer
