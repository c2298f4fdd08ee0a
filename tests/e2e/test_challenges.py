"""From a challenge to a table, and all the ways in which none comes of it."""

from typing import Any

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player

HOURS = 3600


async def answer_of(person: Person, **options: Any) -> ShownMessage:
    answer = await person.command("/jaipur challenge", **options)
    assert answer is not None
    return answer


async def test_a_challenge_says_what_is_offered_and_calls_only_whom_it_is_for(jaipur: JaipurPlayground) -> None:
    offered = await answer_of(
        jaipur.mira,
        opponent=jaipur.ravi,
        length="A single round",
        pace="1 day per move",
        herds="Secret: as at a real table",
    )
    for words in (
        "**Mira** invites @Ravi",
        "A single round",
        "1 day per move, and 3 days in reserve",
        "secret herds",
        "Expires",
    ):
        assert words in offered.text
    assert [one.id for one in jaipur.ravi.pings] == [offered.id]
    assert jaipur.mira.pings == jaipur.tomoko.pings == []
    for person, name, told in (
        (jaipur.tomoko, "Accept", "This challenge is for somebody else"),
        (jaipur.tomoko, "Withdraw", "only the challenger can withdraw it"),
        (jaipur.ravi, "Withdraw", "You can accept or decline it"),
        (jaipur.mira, "Accept", "The person you invited can accept or decline it; you can withdraw it"),
        (jaipur.mira, "Decline", "you can withdraw it"),
    ):
        refused = await person.click(name, on=offered)
        assert refused is not None
        assert refused.is_private
        assert told in refused.text
    await jaipur.ravi.click("Decline", on=offered)
    assert "@Ravi declined" in offered.text
    assert offered.buttons == []


async def test_anyone_may_accept_an_open_challenge_but_oneself(jaipur: JaipurPlayground) -> None:
    offered = await answer_of(jaipur.mira)
    assert offered.button("Decline") is None
    own = await jaipur.mira.click("Accept", on=offered)
    assert own is not None
    assert "Somebody else has to accept it; you can withdraw it" in own.text
    other = await jaipur.tomoko.click("Withdraw", on=offered)
    assert other is not None
    assert "You can accept it" in other.text
    await jaipur.tomoko.click("Accept", on=offered)
    await jaipur.tomoko.sees("to move", within=WAIT)
    assert "**Mira** and **Tomoko** sit down" in offered.text


def panels_of(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages() if one.is_private and "Your hand" in one.text]


async def test_who_accepts_has_their_cards_before_them_at_once(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    code = await jaipur.start_match(mira, ravi)
    await ravi.until(lambda: bool(panels_of(ravi)), within=WAIT, why="no panel came")
    assert ravi.messages()[-1].id == panels_of(ravi)[0].id, "below the table"
    assert panels_of(mira) == panels_of(jaipur.tomoko) == [], "and nobody else was shown anything"
    accepter, challenger = Player(ravi, code, panel=panels_of(ravi)[0]), Player(mira, code)
    if not accepter.is_my_turn:
        await challenger.open_panel()
        await challenger.click_a_move()
        await accepter.wait_for_turn()  # it follows the match, as every panel does
    await accepter.click_a_move()
    assert len(panels_of(ravi)) == 1


async def test_who_accepts_and_opens_their_hand_themselves_keeps_one_panel(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    player = Player(jaipur.ravi, code)
    opened = await player.open_panel()
    why = "there are two panels"
    await jaipur.ravi.until(lambda: [one.id for one in panels_of(jaipur.ravi)] == [opened.id], within=WAIT, why=why)


async def test_who_accepts_a_rematch_has_their_cards_before_them_at_once(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    code = await jaipur.start_match(mira, ravi)
    await mira.command("/jaipur resign", game=code)
    await mira.click("Yes")
    over = await jaipur.table_when_over(code)
    await mira.click("Rematch", on=over)
    begun = await ravi.click("Rematch", on=over)
    assert begun is not None
    assert begun.is_private
    assert "Once more!" in begun.text
    assert "Your hand" in begun.text


async def test_a_challenge_from_the_context_menu(jaipur: JaipurPlayground) -> None:
    offered = await jaipur.mira.menu("Challenge to Jaipur", jaipur.ravi)
    assert offered is not None
    assert "**Mira** invites @Ravi" in offered.text
    await jaipur.ravi.click("Accept", on=offered)
    await jaipur.ravi.sees("to move", within=WAIT)


async def test_a_challenge_that_nobody_took_is_closed_in_its_channel(jaipur: JaipurPlayground) -> None:
    offered = await answer_of(jaipur.mira)
    await jaipur.advance_bot_clock(24 * HOURS + 1)
    await jaipur.ravi.until(lambda: "Nobody took up" in offered.text, within=WAIT)
    assert offered.buttons == []
    await answer_of(jaipur.mira)  # and one may ask again


async def test_whom_one_cannot_challenge(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    assert "can't play against yourself" in (await answer_of(mira, opponent=mira)).text
    await answer_of(mira, opponent=ravi)
    assert "already made this challenge" in (await answer_of(mira, opponent=ravi)).text
    await tomoko.command("/jaipur block", player=mira)
    blocked = await answer_of(mira, opponent=tomoko)
    assert blocked.is_private
    assert "isn't taking challenges" in blocked.text
    assert "You have blocked" in (await answer_of(tomoko, opponent=mira)).text
    await tomoko.command("/jaipur block", player=mira)
    await tomoko.command("/jaipur settings")
    await tomoko.click("Challenges")
    await tomoko.sees("Nobody can challenge you", within=WAIT)
    off = await answer_of(mira, opponent=tomoko)
    assert off.text == blocked.text, "nobody learns that they were blocked"
    assert tomoko.pings == []


async def test_there_is_an_end_to_open_challenges(jaipur: JaipurPlayground) -> None:
    people = await jaipur.pg.add_people(*(f"Friend {number}" for number in range(11)))
    for friend in people[:10]:
        assert "invites" in (await answer_of(jaipur.mira, opponent=friend)).text
    assert "You have 10 open challenges" in (await answer_of(jaipur.mira, opponent=people[10])).text


async def test_calling_off_alone_by_agreement_and_refusing(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    first = await jaipur.start_match(mira, ravi)
    await ravi.command("/jaipur cancel")
    await ravi.click("Yes")
    await mira.sees("The game was called off", within=WAIT)
    assert jaipur.one("SELECT state FROM matches WHERE code = ?", first)["state"] == "cancelled"
    code = await jaipur.start_match(mira, ravi)
    while len(jaipur.moves(code)) < 2:
        mover = mira if jaipur.one("SELECT mover FROM matches WHERE code = ?", code)["mover"] == 0 else ravi
        choices = await mover.autocomplete("/jaipur sell", "good", "") or await mover.autocomplete(
            "/jaipur take", "good", ""
        )
        await mover.command("/jaipur sell" if ":" in choices[0].name else "/jaipur take", good=choices[0].value)
    await mira.command("/jaipur cancel")
    await mira.click("Yes")
    await ravi.sees("would like to call the game off", within=WAIT)
    own = await mira.click("Call it off", on=jaipur.table(code))
    assert own is not None
    assert "Your opponent has to answer" in own.text
    await ravi.click("Keep playing", on=jaipur.table(code))
    await ravi.no_longer_sees("would like to call", within=WAIT)
    await ravi.command("/jaipur cancel")
    await ravi.click("Yes")
    await mira.sees("would like to call the game off", within=WAIT)
    await mira.click("Call it off", on=jaipur.table(code))
    await ravi.until(lambda: "called off" in jaipur.table(code).text, within=WAIT)
