"""What a rated match did to the ratings stands at its table, as soon as it is over."""

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, make_moves

LINE = "Rating: "
RATED = 6  # moves of both together


async def resigned(jaipur: JaipurPlayground, moves: int = RATED, **options: object) -> str:
    """What the table says when Ravi has given up after so many moves of both together."""
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi, **options)
    await make_moves([Player(jaipur.mira, code), Player(jaipur.ravi, code)], moves)
    await jaipur.ravi.command("/jaipur resign", game=code)
    await jaipur.ravi.click("Yes")
    return (await jaipur.table_when_over(code)).text


async def test_the_table_of_a_rated_match_says_what_it_did_to_the_ratings(jaipur: JaipurPlayground) -> None:
    assert f"{LINE}**Mira** 1662, provisional (+162) · **Ravi** 1338, provisional (−162)" in await resigned(jaipur)
    profile = await jaipur.mira.command("/jaipur profile")
    assert profile is not None
    assert "Rating 1662 ± " in profile.text
    again = await resigned(jaipur)
    assert f"{LINE}**Mira** 17" in again
    assert "(+1" not in again, "the second win says less"


async def test_who_hides_shows_no_rating(jaipur: JaipurPlayground) -> None:
    await jaipur.mira.command("/jaipur settings")
    await jaipur.mira.click("Hide me")
    await jaipur.mira.sees("You don't appear", within=WAIT)
    shown = await resigned(jaipur)
    assert f"{LINE}**Ravi** 1338, provisional (−162)" in shown
    await jaipur.ravi.command("/jaipur settings")
    await jaipur.ravi.click("Hide me")
    await jaipur.ravi.sees("You don't appear", within=WAIT)
    assert LINE not in await resigned(jaipur)


async def test_what_is_not_rated_says_nothing(jaipur: JaipurPlayground) -> None:
    assert LINE not in await resigned(jaipur, hints=True)
    assert LINE not in await resigned(jaipur, moves=2), "it was not really played"
    practice = await jaipur.mira.command("/jaipur challenge", level="beginner")
    assert practice is not None
    player = Player(jaipur.mira, practice.text.split("`")[1], panel=practice)
    await jaipur.mira.command("/jaipur resign", game=player.code)
    await jaipur.mira.click("Yes")
    assert LINE not in (await jaipur.table_when_over(player.code)).text


async def test_a_table_that_is_told_after_a_crash_knows_the_ratings_too(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await make_moves([Player(jaipur.mira, code), Player(jaipur.ravi, code)], RATED)
    await jaipur.control.fault("slow", method="PATCH|POST", path=r"/channels/\d+/messages", seconds=60)
    await jaipur.ravi.command("/jaipur resign", game=code)
    await jaipur.ravi.click("Yes")
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    await jaipur.bot.start()
    assert f"{LINE}**Mira** 1662, provisional (+162)" in (await jaipur.table_when_over(code)).text
