"""A whole match by panel: buttons, selects, the exchange, preview and back, to the end and what comes after it."""

from random import Random

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import Player, play_out, record_file


async def test_best_of_three_by_panel(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    await ravi.command("/jaipur settings")
    await ravi.click("Confirm moves")
    await ravi.sees("Moves are played at the first tap")
    code = await jaipur.start_match(mira, ravi)
    players = [Player(mira, code, Random(1)), Player(ravi, code, Random(2))]
    for player in players:
        await player.open_panel()
    await play_out(players, Player.click_a_move)
    assert len(jaipur.rows("SELECT 1 FROM rounds WHERE match = ?", code)) >= 2
    table = await jaipur.table_when_over(code)
    assert "wins the game!" in table.text
    await the_match_can_be_looked_at_again(jaipur, table)
    await a_rematch_begins(jaipur, table)


async def the_match_can_be_looked_at_again(jaipur: JaipurPlayground, table: ShownMessage) -> None:
    record = await record_file(jaipur.ravi, table)
    assert "seal verified" in await jaipur.check_record(record, jaipur.ravi)
    replay = await jaipur.tomoko.click("Replay", on=table)
    assert replay is not None
    assert replay.is_private
    assert "The cards are dealt" in replay.text
    await jaipur.tomoko.click("▶", on=replay)
    assert "round 1, move 1" in replay.text
    await jaipur.tomoko.click("⏭", on=replay)
    await jaipur.tomoko.click("Round 2", on=replay)
    assert "round 2, move 0" in replay.text
    assert "hand: " in replay.text, "both hands are open"


async def a_rematch_begins(jaipur: JaipurPlayground, table: ShownMessage) -> None:
    invitation = await jaipur.mira.click("Rematch", on=table)
    assert invitation is not None
    assert "invites" in invitation.text
    await jaipur.ravi.click("Rematch", on=table)
    again = jaipur.one("SELECT code FROM matches WHERE state = 'running'")["code"]
    await jaipur.ravi.until(lambda: len(jaipur.tables(again, jaipur.ravi)) == 1)
