"""The disk is full, somebody else writes, or the database is gone: people see their cards, and nothing is played."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager

from playground.driver import ShownMessage
from tests.e2e.forged_messages import forge_buttons
from tests.e2e.jaipur_playground import JaipurPlayground, until
from tests.e2e.players import opened, press, private_answer, seated, told
from tests.e2e.test_fairs import open_fair
from tests.e2e.test_reviews import JUDGING, finished
from tests.e2e.test_stewards import merchant_plays_on

NO_LIMIT = resource.RLIM_INFINITY
NOTHING_PLAYED = "can't save anything"


@contextmanager
def full_disk(jaipur: JaipurPlayground) -> Iterator[None]:
    """The bot can write no byte into any file."""
    pid = jaipur.bot.pid
    assert pid is not None
    jaipur.bot.tracebacks_expected = True  # of what it does by itself
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, NO_LIMIT))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))


async def test_on_a_full_disk_people_read_everything_and_nothing_is_played(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await mover.collect()  # takes a good or sells: the camels stay for the next
    table = await told(jaipur, waiting)
    played = jaipur.moves(mover.code)
    await until(lambda: jaipur.one("SELECT tell_at FROM matches")["tell_at"] is None)  # that is written down, too
    with full_disk(jaipur):
        for player in (mover, waiting):
            hand = await player.person.click("My hand", on=table)
            assert hand is not None
            assert "Your hand:" in hand.text
        await waiting.open_panel()
        assert waiting.is_my_turn
        for command in ("games", "help", "settings"):
            assert "went wrong" not in (await private_answer(waiting.person, command)).text
        stranger = await private_answer(jaipur.tomoko, "games")  # nobody has written down their name
        assert "went wrong" not in stranger.text
        refused = await private_answer(waiting.person, "camels", game=mover.code)
        assert NOTHING_PLAYED in refused.text
        await jaipur.wait_for_log("could not be written down")
    assert jaipur.moves(mover.code) == played
    await waiting.open_panel()
    await waiting.click_a_move()
    await told(jaipur, mover)
    assert len(jaipur.moves(mover.code)) == len(played) + 1


async def test_while_somebody_else_writes_people_see_their_cards(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await mover.click_a_move()
    table = await told(jaipur, waiting)
    async with jaipur.locked_database():
        hand = await waiting.person.click("My hand", on=table)
        assert hand is not None
        assert hand.is_private
        assert "Your hand:" in hand.text


async def test_who_has_been_away_sees_their_cards_before_anything_can_be_written(jaipur: JaipurPlayground) -> None:
    """A merchant moves for them: the seat is theirs again once that can be written."""
    absent, _ = await merchant_plays_on(jaipur)
    with full_disk(jaipur):
        await absent.open_panel()
        assert "Your hand:" in absent.text
        assert jaipur.one("SELECT steward FROM matches")["steward"] is not None
    await absent.open_panel()
    assert "The seat is yours again" in absent.text
    assert jaipur.one("SELECT steward FROM matches")["steward"] is None


async def test_a_removed_database_takes_no_moves(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    jaipur.bot.tracebacks_expected = True
    away = (jaipur.folder / "jaipur.db").rename(jaipur.folder / "elsewhere.db")
    await mover.open_panel()
    assert mover.is_my_turn, "looking goes on"
    assert NOTHING_PLAYED in (await private_answer(mover.person, "camels", game=mover.code)).text
    await waiting.open_panel()
    assert not waiting.is_my_turn
    await jaipur.wait_for_log("was removed while the bot runs")
    away.rename(jaipur.folder / "jaipur.db")
    assert jaipur.moves(mover.code) == []
    await mover.open_panel()
    await mover.click_a_move()
    await until(lambda: len(jaipur.moves(mover.code)) == 1)


async def test_on_a_full_disk_whatever_is_only_looked_at_opens(jaipur: JaipurPlayground) -> None:
    """By a player and by a stranger; what a worker has to judge, too. What is chosen is not kept, and that is said."""
    code = await finished(jaipur, moves=8)
    await jaipur.control.delete_message(await open_fair(jaipur))
    commands = ("profile", "leaderboard", "history", "rules", "help", "games", "settings", "train", "today", "fair")
    with full_disk(jaipur):
        for person in (jaipur.mira, jaipur.tomoko):
            for command in commands:
                await opens(await private_answer(person, command))
            for command in ("replay", "verify"):
                await opens(await private_answer(person, command, game=code))
        stall = await private_answer(jaipur.mira, "today")
        move = next(one for one in stall.buttons if "today-stall-move" in (one.custom_id or ""))
        await press(jaipur.mira, move.label, stall)
        assert NOTHING_PLAYED in opened(await jaipur.mira.click("Play", on=stall)).text
        ids = [f"j1|{one}|{code}" for one in ("record", "verify", "try-deal", "turning", "film", "reviews", "share")]
        ids[2:5] = [f"j1|try-deal|{code}|1|0|open", f"j1|turning|{code}|1", f"j1|film|{code}|1"]
        forged = await forge_buttons(jaipur, *ids)
        for custom_id in ids:
            person = jaipur.tomoko if "try-deal" in custom_id else jaipur.mira
            answer = opened(await person.click(custom_id, on=forged))
            await person.until(lambda answer=answer: "▱" not in answer.text, within=JUDGING, why="the bar stands still")  # type: ignore[misc]
            if "reviews" not in custom_id:
                await opens(answer)
        await jaipur.wait_for_log("could not be written down")
    assert jaipur.rows("SELECT 1 FROM today_attempts") == []


async def opens(answer: ShownMessage) -> None:
    for words in ("went wrong", NOTHING_PLAYED, "didn't work"):
        assert words not in answer.text, answer.text
