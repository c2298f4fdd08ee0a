"""A whole match by typing, read with a screen reader: texts and alt texts only, no button is pressed."""

from random import Random

from rules.cards import letters
from rules.match import Match
from rules.record import read
from tests.e2e.jaipur_playground import JaipurPlayground, record_of
from tests.e2e.players import Player, hand_of, herd_of, market_of, record_file

Heard = tuple[str, int, str]  # hand, herd and market


async def test_a_match_without_pictures_and_buttons(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    code = await jaipur.start_match(mira, ravi, length="A single round")
    players = [Player(mira, code, Random(3)), Player(ravi, code, Random(4))]
    heard: list[Heard] = []
    while True:
        for player in players:
            await player.open_panel()
        if players[0].is_over:
            break
        mover = next(player for player in players if player.is_my_turn)
        heard.append((hand_of(mover.text), herd_of(mover.text), market_of(mover.text)))
        await mover.type_a_move()
    table = await jaipur.table_when_over(code)
    record = await record_file(ravi, table)
    await jaipur.check_record(record, ravi)
    assert heard == truth(read(await record_of(record, ravi)).match), "the alt texts told all, and nothing wrong"


def truth(match: Match) -> list[Heard]:
    """Before every move: hand and herd of the player to move, and the market."""
    found: list[Heard] = []
    for ply in range(len(match.rounds[0].events)):
        now = match.rewind(1, ply).current.now
        found.append((letters(now.hands[now.mover]), now.herds[now.mover], "".join(map(letters, now.market))))
    return found
