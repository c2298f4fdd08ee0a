"""What a rated match did to the ratings stands at its table, as soon as it is over."""

from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.players import Player

LINE = "Rating: "


async def resigned(bazaar: Bazaar, **options: object) -> str:
    """What the table says when Ravi has given up at once."""
    code = await bazaar.sit_down(bazaar.mira, bazaar.ravi, **options)
    await bazaar.ravi.command("/jaipur resign", game=code)
    await bazaar.ravi.click("Yes")
    return (await bazaar.over(code)).text


async def test_the_table_of_a_rated_match_says_what_it_did_to_the_ratings(bazaar: Bazaar) -> None:
    assert f"{LINE}@Mira 1662? (+162) · @Ravi 1338? (−162)" in await resigned(bazaar)
    profile = await bazaar.mira.command("/jaipur profile")
    assert profile is not None
    assert "Rating 1662 ± " in profile.text
    again = await resigned(bazaar)
    assert f"{LINE}@Mira 17" in again
    assert "(+1" not in again, "the second win says less"


async def test_who_hides_shows_no_rating(bazaar: Bazaar) -> None:
    await bazaar.mira.command("/jaipur settings")
    await bazaar.mira.click("Hide me")
    await bazaar.mira.sees("You do not appear", within=WAIT)
    shown = await resigned(bazaar)
    assert f"{LINE}@Ravi 1338? (−162)" in shown
    await bazaar.ravi.command("/jaipur settings")
    await bazaar.ravi.click("Hide me")
    await bazaar.ravi.sees("You do not appear", within=WAIT)
    assert LINE not in await resigned(bazaar)


async def test_what_is_not_rated_says_nothing(bazaar: Bazaar) -> None:
    assert LINE not in await resigned(bazaar, hints=True)
    practice = await bazaar.mira.command("/jaipur challenge", level="beginner")
    assert practice is not None
    player = Player(bazaar.mira, practice.text.split("`")[1], panel=practice)
    await bazaar.mira.command("/jaipur resign", game=player.code)
    await bazaar.mira.click("Yes")
    assert LINE not in (await bazaar.over(player.code)).text


async def test_a_table_that_is_told_after_a_crash_knows_the_ratings_too(bazaar: Bazaar) -> None:
    code = await bazaar.sit_down(bazaar.mira, bazaar.ravi)
    await bazaar.control.fault("slow", method="PATCH|POST", path=r"/channels/\d+/messages", seconds=60)
    await bazaar.ravi.command("/jaipur resign", game=code)
    await bazaar.ravi.click("Yes")
    await bazaar.bot.kill()
    await bazaar.control.clear_faults()
    await bazaar.later(61)  # whoever held the table in hand has lost it by now
    await bazaar.bot.start()
    assert f"{LINE}@Mira 1662? (+162)" in (await bazaar.over(code)).text
