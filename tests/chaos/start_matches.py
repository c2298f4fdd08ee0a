"""Starts matches everywhere: channels, threads, direct messages, with merchants, where the bot is no member; a fair."""

from dataclasses import dataclass
from random import Random

from playground.driver import Person
from tests.chaos.fair_games import FairGames
from tests.chaos.persistent_player import PersistentPlayer
from tests.chaos.report import ChaosReport
from tests.chaos.short_matches import ShortMatches
from tests.chaos.single_deeds import SingleDeeds
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import press

NAMES = ("Asha", "**@everyone** `#`", "\u202eevil\u202c \u200b", "<@1> ||x||", "😀" * 32, "Chand")
LETTERS = (
    "abcXYZ019", " _-.'", "*_~`|>#[](){}<@!&:/\\", "éßøđƒ", "אבגד", "العربية", "नमस्ते", "日本語テキスト", "한국어",
    "ไทย", "\u200b\u200d\u200e\u200f\u2066\u2069\ufeff", "\u0300\u0301\u0489\u20dd", "😀👩‍👩‍👧‍👦🏳️‍🌈🇯🇵", "𝕂𝔸𝕀",
    "\U000e0067\U000e007f",
)  # fmt: skip
LONGEST_NAME = 32


@dataclass(frozen=True)
class Participants:
    """Those who play one match all the time, the two who play many short ones, who does things once; a fair."""

    players: list[PersistentPlayer]
    short_matches: ShortMatches
    single_deeds: SingleDeeds
    fair: FairGames


async def start_matches(jaipur: JaipurPlayground, chance: Random, report: ChaosReport) -> Participants:
    people = await jaipur.pg.add_people(*NAMES, *(any_name(chance, number) for number in range(10)))
    regulars, abroad, (coming, going, doer) = people[:8], people[8:13], people[13:]
    start = _Start(jaipur, chance, report)
    for person in regulars[::2]:
        await start.with_other_settings(person)
    await start.in_the_channel(regulars)
    await start.in_threads(regulars)
    await start.with_merchants(regulars[0], regulars[5])
    await start.in_direct_messages(abroad[0])
    await start.in_a_group(abroad[1], abroad[2])
    await start.in_a_foreign_server(abroad[3], abroad[4])
    short_matches = ShortMatches(coming, going, Random(chance.random()), jaipur, report)
    single_deeds = SingleDeeds(doer, coming, Random(chance.random()), jaipur, report)
    fair = FairGames(jaipur.mira, [*people, *start.hosts], Random(chance.random()), jaipur, report)
    await fair.open(*chance.sample(regulars, 3), going)
    return Participants(start.players, short_matches, single_deeds, fair)


def any_name(chance: Random, number: int) -> str:
    """Up to 32 characters of anything. The number keeps it from being nothing at all, and two from being one."""
    letters = "".join(chance.choice(chance.choice(LETTERS)) for _ in range(chance.randint(0, LONGEST_NAME - 1)))
    return f"{letters}{number}"


class _Start:
    def __init__(self, jaipur: JaipurPlayground, chance: Random, report: ChaosReport) -> None:
        self.jaipur, self.chance, self.report = jaipur, chance, report
        self.players: list[PersistentPlayer] = []
        self.hosts = [jaipur.mira, jaipur.ravi, jaipur.tomoko]

    async def with_other_settings(self, person: Person) -> None:
        """No previews of moves, and reminders as direct messages."""
        settings = await person.command("/jaipur settings")
        assert settings is not None
        await press(person, "Confirm moves", settings)
        await press(person, "Direct messages", settings)

    async def in_the_channel(self, people: list[Person]) -> None:
        shuffled = self.chance.sample(people, len(people))
        for first, second in zip(shuffled[::2], shuffled[1::2], strict=True):
            herds = self.chance.choice(["Secret: as at a real table", "Open: everybody sees how many camels you have"])
            self._add_players(await self.jaipur.start_match(first, second, herds=herds), first, second)

    async def in_threads(self, people: list[Person]) -> None:
        """From now on every table of the server has its own."""
        server = await self.jaipur.mira.command("/jaipur-server")
        assert server is not None
        await press(self.jaipur.mira, "Threads", server)
        await self.in_the_channel(people)

    async def with_merchants(self, *people: Person) -> None:
        for person in people:
            await self._practise(person, self.chance.choice(["beginner", "trader"]))

    async def in_direct_messages(self, person: Person) -> None:
        await self._go(await self.jaipur.control.open_dm(person), person)
        await self._practise(person, "trader")

    async def in_a_group(self, first: Person, second: Person) -> None:
        """They brought the bot along: it can answer there, and nothing else."""
        await self._go(await self.jaipur.control.add_group("friends", first, second), first, second)
        await self._bring_along(first, second)

    async def in_a_foreign_server(self, first: Person, second: Person) -> None:
        server = await self.jaipur.control.add_guild("Elsewhere", first, second, with_bot=False)
        await self._go(server, first, second)
        await self._bring_along(first, second)

    async def _bring_along(self, first: Person, second: Person) -> None:
        for person in (first, second):
            await self.jaipur.control.change_person(person, installed_app=True)
        self._add_players(await self.jaipur.start_match(first, second), first, second)

    async def _go(self, channel: str, *people: Person) -> None:
        for person in people:
            await person.until(lambda person=person: channel in person.state.channels, within=WAIT)  # type: ignore[misc]
            person.go(channel)

    async def _practise(self, person: Person, level: str) -> None:
        await person.command("/jaipur challenge", level=level)
        (row,) = self.jaipur.rows(
            "SELECT code FROM matches WHERE ? IN (user1, user2) AND (level1 = ? OR level2 = ?)", person.id, level, level
        )
        self._add_players(row["code"], person)

    def _add_players(self, code: str, *people: Person) -> None:
        self.players += [
            PersistentPlayer(one, code, Random(self.chance.random()), jaipur=self.jaipur, report=self.report)
            for one in people
        ]
