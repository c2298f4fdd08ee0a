"""One mention until somebody is back; who is away; a message a day."""

import asyncio
from contextlib import suppress

from playground.driver import Failed, Person
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, choose, opened, press, private_answer, seated, told

MINUTES = 60
HOUR = 60 * MINUTES
DAY = 24 * 3600


async def test_who_has_three_games_is_mentioned_once_until_any_click(jaipur: JaipurPlayground) -> None:
    ravi = jaipur.ravi
    others: list[Person] = await jaipur.pg.add_people("Asha", "Bela", "Chitra")
    games = [Player(other, await jaipur.start_match(other, ravi)) for other in others]
    page = await private_answer(ravi, "settings")
    assert "I mention you once, then not again until you're back" in page.text
    for game in games:  # it is Ravi's turn everywhere, and nobody is there
        mine = Player(ravi, game.code)
        await game.open_panel()
        if not game.is_my_turn:
            await mine.open_panel()
            await mine.click_a_move()
            await game.wait_for_turn()
    await private_answer(ravi, "games")
    before = len(ravi.pings)
    await jaipur.advance_bot_clock(10 * MINUTES)
    for game in games:
        await game.click_a_move()
    await until(lambda: all(row["tell_at"] is None for row in jaipur.rows("SELECT tell_at FROM matches")))
    await ravi.until(lambda: len(ravi.pings) == before + 1, within=WAIT, why="he was not mentioned")
    await jaipur.advance_bot_clock(10 * MINUTES)
    await jaipur.crash()
    await asyncio.sleep(1)  # long enough for more
    assert len(ravi.pings) == before + 1, "three turns, one mention"
    await private_answer(ravi, "rules")  # any click anywhere
    await until(lambda: not jaipur.rows("SELECT * FROM unanswered_mentions WHERE user_id = ?", ravi.id))
    first = Player(ravi, games[0].code)
    await first.open_panel()
    await first.click_a_move()
    await games[0].open_panel()
    await jaipur.advance_bot_clock(10 * MINUTES)
    await games[0].click_a_move()
    await ravi.until(lambda: len(ravi.pings) == before + 2, within=WAIT, why="he was back")


async def test_of_two_servers_one_mentions(jaipur: JaipurPlayground) -> None:
    """By a turn in the one, and by nothing in the other, neither an opponent out of time nor an invitation."""
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    page = await private_answer(ravi, "settings")
    await choose(ravi, "Mentions…", ["Mention me once until I'm back"], page)
    home = Player(mira, await jaipur.start_match(mira, ravi))
    elsewhere = await jaipur.control.add_guild("Elsewhere", ravi, tomoko, with_bot=True)
    for person in (ravi, tomoko):
        await person.until(lambda who=person: elsewhere in who.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(elsewhere)
    abroad = Player(tomoko, await jaipur.start_match(tomoko, ravi, pace="1 hour per move"))
    for game in (home, abroad):
        mine = Player(ravi, game.code)
        await game.open_panel()
        if not game.is_my_turn:
            await mine.open_panel()
            await mine.click_a_move()
            await game.wait_for_turn()
    await private_answer(ravi, "games")
    before = len(ravi.pings)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await home.click_a_move()
    await ravi.until(lambda: len(ravi.pings) == before + 1, within=WAIT, why="he was not mentioned")
    await jaipur.advance_bot_clock(8 * HOUR)  # Tomoko is out of time, and Ravi could claim the win
    await until(lambda: bool(jaipur.rows("SELECT 1 FROM matches WHERE code = ? AND next_alarm IS NULL", abroad.code)))
    again = opened(await tomoko.command("/jaipur challenge", opponent=ravi))
    assert "invites" in again.text
    await asyncio.sleep(1)
    assert len(ravi.pings) == before + 1, "he has not answered the first"


async def test_an_invitation_is_a_mention_too(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.ravi, "settings")
    await choose(jaipur.ravi, "Mentions…", ["Mention me once until I'm back"], page)
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await jaipur.ravi.until(lambda: len(jaipur.ravi.pings) == 1, within=WAIT)
    invitation = opened(await jaipur.tomoko.command("/jaipur challenge", opponent=jaipur.ravi))
    assert "**Tomoko** invites" in invitation.text
    await asyncio.sleep(0.5)
    assert len(jaipur.ravi.pings) == 1, "he has not answered the first"
    await jaipur.ravi.click("Decline", on=invitation)
    await jaipur.tomoko.command("/jaipur challenge", opponent=jaipur.ravi)
    await asyncio.sleep(0.5)
    assert len(jaipur.ravi.pings) == 1, "who declined is not called for a day, as always"


async def test_an_invitation_that_discord_did_not_take_was_no_mention(jaipur: JaipurPlayground) -> None:
    """It came too late, so nobody has seen it; the same challenge once more calls."""
    page = await private_answer(jaipur.ravi, "settings")
    await choose(jaipur.ravi, "Mentions…", ["Mention me once until I'm back"], page)
    await jaipur.control.fault("slow", path="/callback$", seconds=3.3, count=1)
    with suppress(Failed):
        await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await until(lambda: [row["state"] for row in jaipur.rows("SELECT state FROM challenges")] == ["withdrawn"])
    assert jaipur.rows("SELECT * FROM unanswered_mentions") == []
    assert jaipur.ravi.pings == []
    invitation = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    assert "invites" in invitation.text
    await jaipur.ravi.until(lambda: len(jaipur.ravi.pings) == 1, within=WAIT, why="he was not mentioned")
    assert await jaipur.ravi.click("Accept", on=invitation)


async def test_a_fair_that_is_called_off_is_a_mention_too(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.ravi, "settings")
    await choose(jaipur.ravi, "Mentions…", ["Mention me once until I'm back"], page)
    fair = opened(await jaipur.mira.command("/jaipur fair", name="Spring fair"))
    await jaipur.ravi.click("Join", on=fair)
    await jaipur.advance_bot_clock(DAY)
    await jaipur.ravi.until(lambda: len(jaipur.ravi.pings) == 1, within=WAIT, why="nobody told him")
    await jaipur.tomoko.command("/jaipur challenge", opponent=jaipur.ravi)
    await asyncio.sleep(0.5)
    assert len(jaipur.ravi.pings) == 1, "he has not answered the first"


async def test_who_is_away_is_announced_and_no_clock_stops(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, pace="1 hour per move")
    before = jaipur.table(mover.code)
    page = await private_answer(mover.person, "settings")
    await choose(mover.person, "Away until…", ["Away for a week"], page)
    assert "The others see that you're away until" in page.text
    words = f"**{mover.person.name}** is away until"
    await waiting.person.sees(words, within=WAIT)
    assert jaipur.table(mover.code).id == before.id, "no table moves for it"
    invitation = opened(await jaipur.tomoko.command("/jaipur challenge", opponent=mover.person))
    assert "is away until" in invitation.text
    await jaipur.advance_bot_clock(7 * 3600 + 1)
    await waiting.person.sees("is out of time", within=WAIT)
    page = await private_answer(mover.person, "settings")
    await choose(mover.person, "Away until…", ["I'm here"], page)
    assert "Nobody is told that you're away" in page.text
    await waiting.person.until(lambda: words not in jaipur.table(mover.code).text, within=WAIT)


async def test_a_profile_says_that_somebody_is_away(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await mover.person.command("/jaipur resign", game=mover.code)
    await mover.person.click("Yes")
    await jaipur.table_when_over(mover.code)  # who has not played has no profile
    page = await private_answer(mover.person, "settings")
    await choose(mover.person, "Away until…", ["Away for a week"], page)
    profile = await private_answer(jaipur.tomoko, "profile", player=mover.person)
    assert f"**{mover.person.name}** is away until" in profile.text


async def test_being_away_ends_by_itself(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.ravi, "settings")
    await choose(jaipur.ravi, "Away until…", ["Away for a day"], page)
    assert "away until" in opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)).text
    await jaipur.advance_bot_clock(DAY + 60)
    assert "Nobody is told" in (await private_answer(jaipur.ravi, "settings")).text
    again = opened(await jaipur.tomoko.command("/jaipur challenge", opponent=jaipur.ravi))
    assert "away until" not in again.text


async def test_who_wants_a_digest_gets_one_a_day_with_the_way_to_each_game(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    page = await press(mover.person, "Daily digest", await private_answer(mover.person, "settings"))
    assert "Once a day, a direct message" in page.text
    await jaipur.advance_bot_clock(DAY + 1)
    digest = await mover.person.sees("Your games today", within=WAIT)
    assert "1 game is waiting for you" in digest.text
    assert f"`{mover.code}` against" in digest.text
    assert "then 7 days in reserve" in digest.text
    assert f"/{jaipur.table(mover.code).id}" in digest.text
    await jaipur.crash()
    await asyncio.sleep(1)
    assert len(digests(mover.person)) == 1
    assert digests(waiting.person) == [], "nobody gets one unasked"
    listed = opened(await mover.person.click("My games", on=digest))
    assert mover.code in listed.text
    await mover.open_panel()
    await mover.click_a_move()
    await told(jaipur, waiting)
    await jaipur.advance_bot_clock(DAY)
    await asyncio.sleep(1)
    assert len(digests(mover.person)) == 1, "nothing waits, so nothing is said"


async def test_with_direct_messages_closed_there_is_no_digest_and_no_trouble(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await press(mover.person, "Daily digest", await private_answer(mover.person, "settings"))
    due = jaipur.one("SELECT due FROM digests")["due"]
    await jaipur.control.change_person(mover.person, accepts_dms=False)
    await jaipur.advance_bot_clock(DAY + 1)
    await until(lambda: jaipur.one("SELECT due FROM digests")["due"] == due + DAY)


def digests(person: Person) -> list[object]:
    return [one for one in person.messages() if "Your games today" in one.text]
