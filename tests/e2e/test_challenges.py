"""From a challenge to a table, and all the ways in which none comes of it."""

from typing import Any

from playground.driver import Person, ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground

HOURS = 3600


async def answer_of(person: Person, **options: Any) -> ShownMessage:
    answer = await person.command("/jaipur challenge", **options)
    assert answer is not None
    return answer


async def test_a_challenge_says_what_is_offered_and_calls_only_whom_it_is_for(jaipur: JaipurPlayground) -> None:
    offered = await answer_of(
        jaipur.mira, opponent=jaipur.ravi, length="A single round", pace="1 day a move", herds="Secret: as at the table"
    )
    for words in ("@Mira invites @Ravi", "A single round", "1 day a move", "secret herds", "Expires"):
        assert words in offered.text
    assert [one.id for one in jaipur.ravi.pings] == [offered.id]
    assert jaipur.mira.pings == jaipur.tomoko.pings == []
    refused = await jaipur.tomoko.click("Accept", on=offered)
    assert refused is not None
    assert "not for you" in refused.text
    refused = await jaipur.ravi.click("Withdraw", on=offered)
    assert refused is not None
    assert "not for you" in refused.text
    await jaipur.ravi.click("Decline", on=offered)
    assert "@Ravi declined" in offered.text
    assert offered.buttons == []


async def test_anyone_may_accept_an_open_challenge_but_oneself(jaipur: JaipurPlayground) -> None:
    offered = await answer_of(jaipur.mira)
    assert offered.button("Decline") is None
    own = await jaipur.mira.click("Accept", on=offered)
    assert own is not None
    assert "cannot play against yourself" in own.text
    await jaipur.tomoko.click("Accept", on=offered)
    await jaipur.tomoko.sees("to move", within=WAIT)
    assert "@Mira and @Tomoko sit down" in offered.text


async def test_a_challenge_from_the_context_menu(jaipur: JaipurPlayground) -> None:
    offered = await jaipur.mira.menu("Challenge to Jaipur", jaipur.ravi)
    assert offered is not None
    assert "@Mira invites @Ravi" in offered.text
    await jaipur.ravi.click("Accept", on=offered)
    await jaipur.ravi.sees("to move", within=WAIT)


async def test_a_challenge_that_nobody_took_is_closed_in_its_channel(jaipur: JaipurPlayground) -> None:
    offered = await answer_of(jaipur.mira)
    await jaipur.advance_bot_clock(24 * HOURS + 1)
    await jaipur.ravi.until(lambda: "Nobody took up the challenge" in offered.text, within=WAIT)
    assert offered.buttons == []
    await answer_of(jaipur.mira)  # and one may ask again


async def test_whom_one_cannot_challenge(jaipur: JaipurPlayground) -> None:
    mira, ravi, tomoko = jaipur.mira, jaipur.ravi, jaipur.tomoko
    assert "cannot play against yourself" in (await answer_of(mira, opponent=mira)).text
    await answer_of(mira, opponent=ravi)
    assert "stands already" in (await answer_of(mira, opponent=ravi)).text
    await tomoko.command("/jaipur block", player=mira)
    blocked = await answer_of(mira, opponent=tomoko)
    assert blocked.is_private
    assert "does not take challenges" in blocked.text
    assert "You have blocked" in (await answer_of(tomoko, opponent=mira)).text
    await tomoko.command("/jaipur block", player=mira)
    await tomoko.command("/jaipur settings")
    await tomoko.click("Challenges")
    await tomoko.sees("Nobody may challenge you", within=WAIT)
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
    await mira.sees("The match was called off", within=WAIT)
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
    await ravi.sees("would like to call the match off", within=WAIT)
    own = await mira.click("Call it off", on=jaipur.table(code))
    assert own is not None
    assert "Your opponent has to answer" in own.text
    await ravi.click("Play on", on=jaipur.table(code))
    await ravi.no_longer_sees("would like to call", within=WAIT)
    await ravi.command("/jaipur cancel")
    await ravi.click("Yes")
    await mira.sees("would like to call the match off", within=WAIT)
    await mira.click("Call it off", on=jaipur.table(code))
    await ravi.until(lambda: "called off" in jaipur.table(code).text, within=WAIT)
