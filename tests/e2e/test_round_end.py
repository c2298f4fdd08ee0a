"""The end of a round: a message of its own that stays, once; and in the panels before the new deal."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.application import Application
from playground.driver import Person, ShownMessage
from tests.bot.world import settings_for
from tests.e2e.jaipur_playground import SLOW_BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import Player, opened, press, seated, told

NEW_MESSAGE = {"path": r"/channels/\d+/messages$", "method": "POST"}


def ends(jaipur: JaipurPlayground, seen_by: Person | None = None) -> list[ShownMessage]:
    public = [one for one in (seen_by or jaipur.mira).messages() if not one.is_private]
    return [one for one in public if "The end of round " in one.text]


async def play_first_round(jaipur: JaipurPlayground, code: str) -> None:
    """While the bot is away: the players move straight in the database, until the second round is dealt."""
    rng = Random(3)
    async with Application(settings_for(jaipur.folder)) as app:
        match = await app.matches.find(code)
        while match.round == 1:
            user = match.user_to_move or 0
            view = (await app.matches.peek(code, user)).view
            sales = [move for move in view.legal_moves() if move.is_sale]
            move = rng.choice(sales or view.legal_moves())
            match = (await app.play.move(code, user, match.position, move)).match


async def is_told(jaipur: JaipurPlayground) -> None:
    """All is told, and there is one of it."""
    await until(lambda: jaipur.rows("SELECT 1 FROM round_ends") == [] and bool(ends(jaipur)))
    assert len(ends(jaipur)) == 1


async def test_the_end_of_a_round_stays_and_panels_show_it_before_the_new_deal(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    code = mover.code
    players = (mover, waiting)
    while jaipur.one("SELECT round FROM matches")["round"] == 1:
        mover = next(player for player in players if player.is_my_turn)
        waiting = next(player for player in players if player is not mover)
        before = len(jaipur.moves(code))
        await sell_or_take(mover)
        await mover.person.until(lambda before=before: len(jaipur.moves(code)) > before, within=WAIT)  # type: ignore[misc]
        if not mover.is_round_end:
            await waiting.wait_for_turn()
    await waiting.person.until(lambda: waiting.is_round_end, within=WAIT, why="the panel does not show it")
    for player in players:
        assert "**Round 1 is over**" in player.text
        assert "the seal of round 1" in player.text
        assert opened(player.panel).pictures
        if player is waiting:  # the panel is far up by now, and the table has *My hand*
            await is_told(jaipur)
            await until(lambda: len(jaipur.tables(code)) == 1)
            player.panel = opened(await player.person.click("My hand", on=jaipur.table(code)))
            assert not player.is_round_end, "it was shown"
        await player.pass_round_end()
        assert "round 2" in player.text
    await is_told(jaipur)
    (end,) = ends(jaipur)
    assert "the seal of round 1" in end.text
    assert len(end.pictures) == 1
    await until(lambda: [int(one.id) > int(end.id) for one in jaipur.tables(code)] == [True])  # it follows the end
    mover = next(player for player in players if player.is_my_turn)
    await sell_or_take(mover)
    await told(jaipur, next(player for player in players if player is not mover))
    assert [one.id for one in ends(jaipur)] == [end.id], "it stays"
    for person in (jaipur.mira, jaipur.ravi, jaipur.tomoko):
        assert end.id not in [one.message.id for one in await person.notifications()], "it rings nowhere"


async def test_the_table_follows_the_end_also_when_that_takes_long(tmp_path: Path) -> None:
    """The last move comes while the table is still being told of the one before it: that one must not hurry past."""
    async with JaipurPlayground.open(tmp_path, bot=SLOW_BOT) as jaipur, jaipur.slow(**{"round-end": 3}):
        players = sorted(await seated(jaipur), key=lambda player: player.person is not jaipur.mira)
        await jaipur.control.fault("slow", path=r"/channels/\d+/messages/\d+$", method="PATCH", seconds=1.5)
        while (match := jaipur.one("SELECT round, mover FROM matches"))["round"] == 1:
            await players[match["mover"]].open_panel()
            await sell_or_take(players[match["mover"]])
        await is_told(jaipur)
        (end,) = ends(jaipur)
        await until(lambda: ["round 2" in one.text for one in jaipur.tables(players[0].code)] == [True])
        assert [int(one.id) > int(end.id) for one in jaipur.tables(players[0].code)] == [True]


async def sell_or_take(player: Player) -> None:
    """The first sale that is offered, else the first take: this ends rounds soon."""
    picks = player._picks()
    chosen = next((one for one in picks if one.label.startswith("Sell ")), picks[0])
    await press(player.person, chosen.label, opened(player.panel))
    await press(player.person, "Play", opened(player.panel))


async def test_an_end_that_nobody_told_is_told_after_the_start_and_only_once(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await jaipur.bot.stop()
    await play_first_round(jaipur, code)
    await jaipur.bot.start()
    await is_told(jaipur)
    await jaipur.crash()
    await jaipur.mira.command("/jaipur table", game=code)
    await is_told(jaipur)


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_a_lost_answer_posts_no_second_one(jaipur: JaipurPlayground, kind: str) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await jaipur.bot.stop()
    await play_first_round(jaipur, code)
    await jaipur.control.fault(kind, **NEW_MESSAGE, status=502, count=1, after=True)
    await jaipur.bot.start()
    if kind == "reset":  # discord.py has tried again by itself after the other one
        await jaipur.wait_for_log("the end of round 1 could not be told")
        await jaipur.advance_bot_clock(61)
    await is_told(jaipur)


async def test_a_crash_between_posting_and_writing_it_down_posts_no_second_one(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await jaipur.bot.stop()
    await play_first_round(jaipur, code)
    await jaipur.control.fault("slow", **NEW_MESSAGE, seconds=60, count=1, after=True)
    await jaipur.bot.start()
    await jaipur.mira.until(lambda: len(ends(jaipur)) == 1, within=WAIT)
    await jaipur.bot.kill()
    assert len(jaipur.rows("SELECT 1 FROM round_ends")) == 1, "it was posted, and the bot does not know"
    await jaipur.control.advance(600)  # Discord has forgotten the nonce
    await jaipur.advance_bot_clock(61)  # nobody has it in hand any more
    await jaipur.bot.start()
    await is_told(jaipur)
    await until(lambda: len(jaipur.tables(code)) == 1)


async def test_an_end_waits_for_an_outage_to_pass(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await jaipur.bot.stop()
    await play_first_round(jaipur, code)
    await jaipur.control.fault("status", **NEW_MESSAGE, status=403, count=2)
    await jaipur.bot.start()
    await jaipur.wait_for_log("the end of round 1 could not be told")
    assert ends(jaipur) == []
    await jaipur.advance_bot_clock(3600)
    await is_told(jaipur)


@pytest.mark.parametrize("hidden", ["VIEW_CHANNEL", "READ_MESSAGE_HISTORY"])
async def test_a_refused_end_comes_with_the_permission_above_the_table(jaipur: JaipurPlayground, hidden: str) -> None:
    code, channel = await jaipur.start_match(jaipur.mira, jaipur.ravi), jaipur.mira.channel
    await jaipur.bot.stop()
    await play_first_round(jaipur, code)
    await jaipur.control.deny(channel, "SEND_MESSAGES")
    await jaipur.bot.start()
    await jaipur.wait_for_log("the end of round 1 could not be told")
    await jaipur.wait_for_log(f"the table of {code} could not be told")
    await jaipur.control.deny(channel, "SEND_MESSAGES", hidden)
    await jaipur.advance_bot_clock(16 * 60)
    await until(lambda: sum("the end of round 1 could not be told" in one for one in jaipur.bot.output) > 1)
    await asyncio.sleep(2)  # long enough for the table, too
    await until(lambda: bool(jaipur.rows("SELECT 1 FROM matches WHERE tell_at > tell_lease")))  # in nobody's hands
    await jaipur.control.deny(channel)
    await is_told(jaipur)
    (end,) = ends(jaipur)
    await until(lambda: [int(one.id) > int(end.id) for one in jaipur.tables(code)] == [True])


async def test_a_crash_in_a_busy_channel_posts_no_second_one(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await jaipur.bot.stop()
    await play_first_round(jaipur, code)
    for number in range(210):
        await jaipur.tomoko.say(f"chat {number}")
    await jaipur.control.fault("slow", **NEW_MESSAGE, seconds=60, count=1, after=True)
    await jaipur.bot.start()
    await jaipur.mira.until(lambda: len(ends(jaipur)) == 1, within=WAIT)
    await jaipur.bot.kill()
    await jaipur.control.advance(600)  # Discord has forgotten the nonce
    await jaipur.advance_bot_clock(61)
    await jaipur.bot.start()
    await is_told(jaipur)
