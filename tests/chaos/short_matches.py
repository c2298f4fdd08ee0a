"""Two people with many short matches: they challenge, accept or withdraw, play a little, resign, and play again."""

import asyncio
import re
from dataclasses import dataclass
from random import Random

from playground.driver import Person, ShownMessage
from tests.chaos.persistent_player import MISHAPS, PersistentPlayer
from tests.chaos.report import ChaosReport
from tests.e2e.jaipur_playground import JaipurPlayground

PACES = ("1 hour per move", "8 hours per move", "3 days per move")
MADE = "SELECT code FROM challenges WHERE challenger = ? AND state = 'open'"
LENGTHS = ("A single round", "Best of three rounds")


@dataclass(frozen=True)
class ShortMatches:
    """The two of them, and what the bot told them."""

    first: Person
    second: Person
    chance: Random
    jaipur: JaipurPlayground
    report: ChaosReport

    async def play_on(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._meet()
            except MISHAPS as mishap:
                self.report.mishaps[f"short matches: {type(mishap).__name__}"] += 1
            await asyncio.sleep(self.chance.uniform(0.2, 1))

    async def _meet(self) -> None:
        invitation = await self._invitation()
        do = self.chance.choice(["Accept", "Accept", "Accept", "Decline", "Withdraw"])
        answer = await (self.first if do == "Withdraw" else self.second).click(do, on=invitation)
        if do != "Accept" or answer is None or "sit down" not in answer.text:
            return
        (code,) = re.findall("`(....)`", answer.text)
        self.report.begun.add(code)
        while code:
            await self._play(code)
            await resign(self.chance.choice([self.first, self.second]), code, self.report)
            code = await self._play_again(code)

    async def _invitation(self) -> ShownMessage:
        """The one that stands already, perhaps unknown to who made it; else a new one."""
        await self.report.database_is_there.wait()
        known = {f"j1|accept|{row['code']}" for row in self.jaipur.rows(MADE, self.first.id)}
        standing = [one for one in self.second.messages() if known & {button.custom_id for button in one.buttons}]
        if standing:
            return standing[-1]
        pace, length = self.chance.choice(PACES), self.chance.choice(LENGTHS)
        made = await self.first.command("/jaipur challenge", opponent=self.second, pace=pace, length=length)
        assert made is not None
        assert made.button("Accept"), made.text
        return made

    async def _play(self, code: str) -> None:
        players = [
            PersistentPlayer(one, code, self.chance, jaipur=self.jaipur, report=self.report)
            for one in (self.first, self.second)
        ]
        for _ in range(self.chance.randint(0, 12)):
            for player in players:
                await player.try_a_step()

    async def _play_again(self, code: str) -> str:
        """Both press *Rematch*; gives the new code, or nothing where they could not."""
        if self.chance.random() < 0.5:
            return ""
        for person in (self.first, self.second):
            tables = [one for one in self.jaipur.tables(code, person) if one.button("Rematch")]
            if not tables:
                return ""
            answer = await person.click("Rematch", on=tables[-1])
        found = re.findall("`(....)`", answer.text) if answer else []
        return str(found[0]) if found else ""


async def resign(quitter: Person, code: str, report: ChaosReport) -> None:
    question = await quitter.command("/jaipur resign", game=code)
    if question is None or question.button("Yes") is None:  # the time ran out before
        return
    answer = await quitter.click("Yes", on=question)
    if answer is not None and "resigned" in answer.text:
        report.ended.add(code)
