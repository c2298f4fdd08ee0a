"""The playground with the real bot, and finished matches that were played through the services, beside the bot."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ai import Level, choose, count_cards
from bot.application import Application
from bot.match.model import Place, PublicMatch, State, Terms
from bot.settings import Settings
from playground.driver import Person, Playground, ShownMessage
from rules import Length, Options
from tests.e2e.jaipur_playground import WAIT

BOT = [sys.executable, "-m", "bot"]
ELSEWHERE = Place(guild_id=4242, channel_id=4243)


@dataclass
class RecordBookPlayground:
    """The bot, people, and a second process on the same database: this one."""

    pg: Playground
    app: Application
    rng: Random

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path) -> AsyncIterator["RecordBookPlayground"]:
        settings = Settings.model_validate({"JAIPUR_DATABASE": folder / "jaipur.db"})
        env = {"JAIPUR_DATABASE": str(settings.database), "JAIPUR_TICK_SECONDS": "0.3"}
        async with (
            Playground.start(BOT, env=env, url_variable="JAIPUR_DISCORD_URL") as pg,
            Application(settings, rng=Random(11)) as app,
        ):
            book = cls(pg, app, Random(5))
            for person in (book.mira, book.ravi, book.tomoko):
                await app.names.remember(person.id, person.name)
            yield book

    @property
    def mira(self) -> Person:
        return self.pg.person("Mira")

    @property
    def ravi(self) -> Person:
        return self.pg.person("Ravi")

    @property
    def tomoko(self) -> Person:
        return self.pg.person("Tomoko")

    @property
    def home(self) -> Place:
        """Where commands are typed; a channel in which the bot may not post by itself, so that no table appears."""
        return Place(int(self.mira.state.guild["id"]), int(self.mira.channel), is_reachable=False)

    async def start(
        self, first: Person, second: Person, place: Place | None = None, length: Length = Length.SINGLE
    ) -> PublicMatch:
        made = await self.app.challenges.create(first.id, second.id, Terms(place or self.home, Options(length)))
        return await self.app.challenges.accept(made.code, second.id)

    async def play(
        self, first: Person, second: Person, place: Place | None = None, length: Length = Length.SINGLE
    ) -> PublicMatch:
        """A whole match, played by rules of thumb."""
        match = await self.start(first, second, place, length)
        while match.state is State.RUNNING:
            match = await self.move(match)
        return match

    async def move(self, match: PublicMatch) -> PublicMatch:
        user = match.user_to_move
        assert user is not None
        view = (await self.app.matches.peek(match.code, user)).view
        move = choose(view, count_cards(view), Level.BEGINNER, self.rng, 1.0)
        return (await self.app.play.move(match.code, user, match.position, move)).match

    async def give_up(self, winner: Person, loser: Person, place: Place | None = None) -> PublicMatch:
        """A match that the second resigns as soon as it is rated: both have moved three times."""
        match = await self.start(winner, loser, place)
        while match.ply < 6:
            match = await self.move(match)
        return await self.app.endings.resign(match.code, loser.id)

    async def forged_click(self, person: Person, custom_id: str) -> ShownMessage | None:
        """On a button that the bot never made, in a message that seems to be its own; gives the answer."""
        button = {"type": 2, "style": 2, "label": custom_id[:80], "custom_id": custom_id}
        body = {"content": "forged", "components": [{"type": 1, "components": [button]}]}
        message_id = await self.pg.control.forge_message(person.channel, body)
        await person.until(lambda: message_id in person.state.messages, within=WAIT)
        return await person.click(custom_id, on=ShownMessage(person, message_id))
