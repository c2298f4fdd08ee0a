"""Many matches to the end, played by chance through the interface; every record is verified."""

import asyncio
from random import Random

from playground.driver import Person
from tests.e2e.jaipur_playground import JaipurPlayground, check_record, record_of
from tests.e2e.players import Player, play_out, press, record_file

PAIRS, MATCHES_EACH = 4, 5


async def test_twenty_random_matches(jaipur: JaipurPlayground) -> None:
    people = await jaipur.pg.add_people(*(f"Trader {number}" for number in range(2 * PAIRS)))
    await asyncio.gather(*(play_at_the_first_tap(person) for person in people))
    pairs = zip(people[::2], people[1::2], strict=True)
    records = await asyncio.gather(*(play_matches(jaipur, *pair, Random(number)) for number, pair in enumerate(pairs)))
    together = [record for of_pair in records for record in of_pair]
    assert len(together) == len(jaipur.rows("SELECT 1 FROM matches WHERE state = 'over'")) == PAIRS * MATCHES_EACH
    for record in together:
        assert "seal verified" in await check_record(record)


async def play_at_the_first_tap(person: Person) -> None:
    settings = await person.command("/jaipur settings")
    assert settings is not None
    await press(person, "Confirm moves", settings)


async def play_matches(jaipur: JaipurPlayground, first: Person, second: Person, chance: Random) -> list[str]:
    records = []
    for number in range(MATCHES_EACH):
        herds = "Secret: as at a real table" if number % 2 else "Open: everybody sees how many camels you have"
        code = await jaipur.start_match(first, second, length="A single round", herds=herds)
        players = [Player(person, code, chance) for person in (first, second)]
        for player in players:
            await player.open_panel()
        await play_out(players, move_somehow)
        answer = await record_file(second, await jaipur.table_when_over(code, second))
        records.append(await record_of(answer, second))
    return records


async def move_somehow(player: Player) -> None:
    """Mostly with a plan, so that rounds end; else anything, by panel or by typing."""
    ways = [Player.collect, Player.collect, Player.click_a_move, Player.type_a_move]
    await player.chance.choice(ways)(player)
