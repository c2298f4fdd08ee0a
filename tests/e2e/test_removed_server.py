"""A server removes the bot: its games are kept for a while, and then forgotten."""

import pytest

from tests.e2e.jaipur_playground import JaipurPlayground, until
from tests.e2e.players import seated

DAY = 24 * 3600


@pytest.mark.parametrize("is_away", [False, True], ids=["while it runs", "while the bot is away"])
async def test_games_of_a_removed_server_are_anonymous_after_ninety_days(
    jaipur: JaipurPlayground, is_away: bool
) -> None:
    mover, _ = await seated(jaipur, pace="No time limit")
    await jaipur.mira.command("/jaipur resign", game=mover.code)
    await jaipur.mira.click("Yes")
    await jaipur.table_when_over(mover.code)
    guild = str(jaipur.mira.state.guild["id"])
    if is_away:
        await jaipur.bot.stop()
    await jaipur.control.kick_bot(guild)
    if is_away:
        await jaipur.bot.start()
    await until(lambda: bool(jaipur.rows("SELECT * FROM notices WHERE key = ?", f"removed:{guild}")))
    match = jaipur.one("SELECT * FROM matches")
    assert (str(match["guild_id"]), {match["user1"], match["user2"]}) == (guild, {jaipur.mira.id, jaipur.ravi.id})
    await jaipur.advance_bot_clock(90 * DAY + 1)
    await until(lambda: jaipur.one("SELECT * FROM matches")["guild_id"] is None)
    match = jaipur.one("SELECT * FROM matches")
    assert (match["user1"], match["user2"], match["channel_id"], match["message_id"]) == (None, None, 0, None)
    assert jaipur.rows("SELECT * FROM people") == []
