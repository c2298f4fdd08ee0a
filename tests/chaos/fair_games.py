"""A fair in the middle of it all: a few people play its games, resign some, and want its message where it is gone."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playground.driver import Person, ShownMessage
from tests.chaos.persistent_player import MISHAPS, PersistentPlayer
from tests.chaos.report import ChaosReport
from tests.chaos.short_matches import resign
from tests.e2e.jaipur_playground import JaipurPlayground, until
from tests.e2e.players import opened, press

NAME = "Storm fair"
RUNNING = (
    "SELECT m.code, m.user1, m.user2 FROM fair_games g JOIN matches m ON m.code = g.match"
    " WHERE m.state = 'running' ORDER BY m.code"
)


@dataclass
class FairGames:
    """`people` are all who can take part; others than those who join at first may do so later."""

    organiser: Person
    people: list[Person]
    chance: Random
    jaipur: JaipurPlayground
    report: ChaosReport
    by_code: dict[str, list[PersistentPlayer]] = field(default_factory=dict)

    async def open(self, *entrants: Person) -> None:
        """It begins at once, with these."""
        message = opened(await self.organiser.command("/jaipur fair", name=NAME))
        for person in entrants:
            await person.click("Join", on=message)
        panel = opened(await self.organiser.click("Organise", on=message))
        await press(self.organiser, "Begin now", panel)
        await until(lambda: bool(self.running()))

    @property
    def players(self) -> list[PersistentPlayer]:
        return [player for players in self.by_code.values() for player in players]

    async def play_on(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._take_part()
            except MISHAPS as mishap:
                self.report.mishaps[f"fair: {type(mishap).__name__}"] += 1
            await asyncio.sleep(self.chance.uniform(0.2, 1))

    async def _take_part(self) -> None:
        if self.chance.random() < 0.2 and not self.messages():
            await self.ask_for_the_message()
        await self.report.database_is_there.wait()
        games = self.running()
        if not games:
            return
        game = self.chance.choice(games)
        players = self._players_of(game)
        for _ in range(self.chance.randint(1, 4)):
            for player in players:
                await player.try_a_step()
        if self.chance.random() < 0.2:
            await resign(self.chance.choice(players).person, game["code"], self.report)

    async def ask_for_the_message(self) -> None:
        """`/jaipur fair` has a button for it where the message is gone."""
        person = self.chance.choice([one for one in self.people if one.channel == self.organiser.channel])
        listed = opened(await person.command("/jaipur fair"))
        if listed.button(f"Show {NAME} here"):
            await person.click(f"Show {NAME} here", on=listed)
            self.report.deeds["messages of the fair brought back"] += 1

    def messages(self) -> list[ShownMessage]:
        """Those of the fair that are to be seen, without its result."""
        return [one for one in self.organiser.messages() if not one.is_private and one.button("Leave")]

    def results(self) -> list[ShownMessage]:
        return [one for one in self.organiser.messages() if f"The result of {NAME}" in one.text]

    def running(self) -> list[dict[str, Any]]:
        return self.jaipur.rows(RUNNING)

    def _players_of(self, game: dict[str, Any]) -> list[PersistentPlayer]:
        """The same each time: they know what they have tried."""
        code = game["code"]
        if code not in self.by_code:
            seated = [one for seat in ("user1", "user2") for one in self.people if one.id == game[seat]]
            self.by_code[code] = [self._player(one, code) for one in seated]
        return self.by_code[code]

    def _player(self, person: Person, code: str) -> PersistentPlayer:
        return PersistentPlayer(person, code, Random(self.chance.random()), jaipur=self.jaipur, report=self.report)
