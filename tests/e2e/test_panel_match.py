"""A whole match by panel: buttons, selects, the exchange, preview and back, to the end and what comes after it."""

from random import Random

from playground.driver import ShownMessage
from tests.e2e.bazaar import Bazaar
from tests.e2e.players import Player, play_out


async def test_best_of_three_by_panel(bazaar: Bazaar) -> None:
    mira, ravi = bazaar.mira, bazaar.ravi
    await ravi.command("/jaipur settings")
    await ravi.click("Confirm moves")
    await ravi.sees("A move is played at the first tap")
    code = await bazaar.sit_down(mira, ravi)
    players = [Player(mira, code, Random(1)), Player(ravi, code, Random(2))]
    for player in players:
        await player.open_panel()
    await play_out(players, Player.click_a_move)
    assert len(bazaar.rows("SELECT 1 FROM rounds WHERE match = ?", code)) >= 2
    table = await bazaar.over(code)
    assert "wins the match!" in table.text
    await the_match_can_be_looked_at_again(bazaar, table)
    await a_rematch_begins(bazaar, table)


async def the_match_can_be_looked_at_again(bazaar: Bazaar, table: ShownMessage) -> None:
    record = await bazaar.ravi.click("Record file", on=table)
    assert record is not None
    assert "seal verified" in await bazaar.check_record(record, bazaar.ravi)
    replay = await bazaar.tomoko.click("Replay", on=table)
    assert replay is not None
    assert replay.is_private
    assert "The cards are dealt" in replay.text
    await bazaar.tomoko.click("▶", on=replay)
    assert "round 1, move 1" in replay.text
    await bazaar.tomoko.click("⏭", on=replay)
    await bazaar.tomoko.click("Round 2", on=replay)
    assert "round 2, move 0" in replay.text
    assert "hand: " in replay.text, "both hands are open"


async def a_rematch_begins(bazaar: Bazaar, table: ShownMessage) -> None:
    invitation = await bazaar.mira.click("Rematch", on=table)
    assert invitation is not None
    assert "invites" in invitation.text
    await bazaar.ravi.click("Rematch", on=table)
    again = bazaar.one("SELECT code FROM matches WHERE state = 'running'")["code"]
    await bazaar.ravi.until(lambda: len(bazaar.tables(again, bazaar.ravi)) == 1)
