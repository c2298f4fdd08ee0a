"""A head start: offered in the challenge, shown wherever the score is, and for who lost again and again, in private."""

import re
from random import Random

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, check_record, record_of
from tests.e2e.players import Player, choose, opened, play_out, press, record_file

ANY_WORDS = re.compile("head start", re.IGNORECASE)


async def test_a_head_start_is_said_and_shown_from_the_invitation_to_the_record(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    options = {"length": "A single round", "head-start": "+10 for my opponent"}
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi, **options))
    assert "Head start: @Ravi gets 10 extra rupees in every round. The game isn't rated." in invitation.text
    accepted = opened(await ravi.click("Accept", on=invitation))
    (code,) = re.findall("`(....)`", accepted.text)
    await mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT)
    table = jaipur.table(code)
    assert re.search(r"Head start: (@Ravi|\*\*Ravi\*\*) \+10 in every round", table.text)
    assert table.text.count("head start +10") == 1, "in the alt text of the board, for Ravi alone"
    assert jaipur.one("SELECT is_rated, head_start FROM matches") == {"is_rated": 0, "head_start": "2 10"}
    players = [Player(mira, code, Random(1)), Player(ravi, code, Random(2))]
    for player in players:
        await player.open_panel()
        assert player.text.count("head start +10") == 1
    mover = next(player for player in players if player.is_my_turn)
    preview = await show_a_preview(mover)
    assert re.search(r"Head start: (@Ravi|\*\*Ravi\*\*) \+10 in every round", preview.text)
    await press(mover.person, "Back", preview)
    await play_out(players, Player.collect)
    over = await jaipur.table_when_over(code)
    assert "Head start: **Ravi** +10 in every round" in over.text
    assert over.text.count("head start +10") == 1, "in the alt text of the result"
    assert "Rating:" not in over.text
    record = await record_of(await record_file(mira, over), mira)
    assert '[HeadStart "2 10"]' in record
    assert "seal verified" in await check_record(record)
    await mira.click("Rematch", on=over)
    again = await ravi.sees("invites", within=WAIT)
    assert "gets 10 extra rupees" in again.text, "a rematch is on the same terms"


async def show_a_preview(player: Player) -> ShownMessage:
    panel = opened(player.panel)
    take = next(one.label for one in panel.buttons if one.label.startswith("Take ") and not one.disabled)
    return await press(player.person, take, panel)


async def test_whoever_accepts_can_be_given_one_and_so_can_a_merchant(jaipur: JaipurPlayground) -> None:
    open_to_all = opened(await jaipur.mira.command("/jaipur challenge", **{"head-start": "+5 for my opponent"}))
    assert "Head start: whoever accepts gets 5 extra rupees" in open_to_all.text
    bot = (await jaipur.control.world())["bot"]["id"]
    asked = opened(
        await jaipur.ravi.command(
            "/jaipur challenge", opponent=bot, length="A single round", **{"head-start": "+20 for me"}
        )
    )
    said = "Head start: you get 20 extra rupees in every round. The game isn't rated, and your level stays as it is."
    assert said in asked.text
    await choose(jaipur.ravi, "Choose a merchant, 1 is the gentlest…", ["1 · Anju the apprentice"], asked)
    assert said in asked.text
    assert asked.text.count("head start +20") == 1
    assert jaipur.one("SELECT head_start FROM matches") == {"head_start": "1 20"}


async def test_a_merchant_with_a_head_start_is_announced_as_unrated_whatever_was_asked(
    jaipur: JaipurPlayground,
) -> None:
    ahead = {"head-start": "+5 for my opponent"}
    panel = opened(await jaipur.mira.command("/jaipur challenge", level="At my level", rated=True, **ahead))
    assert "Head start: the merchant gets 5 extra rupees in every round. The game isn't rated" in panel.text
    assert "Rated against merchants" not in panel.text
    assert jaipur.one("SELECT is_rated, head_start FROM matches") == {"is_rated": 0, "head_start": "2 5"}
    await jaipur.mira.command("/jaipur resign")
    await jaipur.mira.click("Yes")
    assert jaipur.rows("SELECT rung FROM merchant_rungs") == [], "the level stays"


async def test_it_is_kept_where_permissions_are_missing(jaipur: JaipurPlayground) -> None:
    await jaipur.control.deny(jaipur.mira.channel, "ATTACH_FILES")
    warned = opened(
        await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi, **{"head-start": "+30 for me"})
    )
    await jaipur.mira.click("Play without", on=warned)
    invitation = await jaipur.ravi.sees("invites", within=WAIT)
    assert "gets 30 extra rupees" in invitation.text


async def lost(jaipur: JaipurPlayground, winner: Person, loser: Person) -> ShownMessage:
    """One more match that the loser gave up; its table."""
    code = await jaipur.start_match(winner, loser, length="A single round")
    await loser.command("/jaipur resign", game=code)
    await loser.click("Yes")
    return await jaipur.table_when_over(code)


def about_a_head_start(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if ANY_WORDS.search(one.text)]


async def test_who_lost_three_times_is_offered_one_in_private(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    for _ in range(2):
        table = await lost(jaipur, ravi, mira)
    plain = opened(await mira.click("Rematch", on=table))
    assert not plain.is_private, "twice is chance"
    await mira.click("Withdraw", on=plain)
    table = await lost(jaipur, ravi, mira)
    asked = opened(await mira.click("Rematch", on=table))
    assert asked.is_private
    assert "**Ravi** won the last three games. Would you like a head start this time?" in asked.text
    assert [one.label for one in asked.buttons] == ["No, as before", "+5", "+10", "+15", "+20"]
    assert about_a_head_start(ravi) == [], "nobody else is told"
    await mira.click("+10", on=asked)
    invitation = await ravi.sees("gets 10 extra rupees in every round", within=WAIT)
    assert "invites" in invitation.text
    await ravi.click("Accept", on=invitation)
    await ravi.sees("+10 in every round", within=WAIT)
    newest = jaipur.one("SELECT head_start, is_rated, rematch_of FROM matches WHERE state = 'running'")
    assert newest["head_start"] == "1 10"
    assert not newest["is_rated"]
    assert newest["rematch_of"]


async def test_to_decline_it_is_silent_and_the_winner_is_not_asked(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    for _ in range(3):
        table = await lost(jaipur, ravi, mira)
    asked = opened(await mira.click("Rematch", on=table))
    assert asked.is_private
    await mira.click("No, as before", on=asked)
    await ravi.sees("invites", within=WAIT)
    assert about_a_head_start(ravi) == about_a_head_start(jaipur.tomoko) == []
    assert jaipur.one("SELECT head_start, is_rated FROM challenges WHERE state = 'open'") == {
        "head_start": None,
        "is_rated": 1,
    }
    begun = opened(await ravi.click("Rematch", on=table))
    assert "Once more!" in begun.text, "the winner accepts by pressing, and is asked nothing"
