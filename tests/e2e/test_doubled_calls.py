"""Whatever Discord loses on the way and wherever the bot dies: nobody is called twice for the same thing."""

import asyncio

import pytest

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import opened, seated, wants_direct_messages
from tests.e2e.test_fairs import open_fair
from tests.e2e.test_user_install import elsewhere

DAY = 24 * 3600
REMINDER = "your move is due"
NEW_MESSAGES = r"/webhooks/\d+/[^/]+$|/channels/\d+/messages$"


def invitations(jaipur: JaipurPlayground) -> int:
    return len([one for one in jaipur.ravi.messages() if one.button("Accept")])


async def slow_challenge(jaipur: JaipurPlayground) -> None:
    """Mira challenges Ravi while another program writes to the database, until the bot says that it takes a moment."""
    async with jaipur.locked_database():
        asking = asyncio.create_task(jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
        await jaipur.mira.until(lambda: any(one.is_loading for one in jaipur.mira.messages()), within=WAIT)
    await asking


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_a_slow_challenge_whose_answer_is_lost_invites_once(jaipur: JaipurPlayground, kind: str) -> None:
    await jaipur.control.fault(kind, path=NEW_MESSAGES, method="POST", status=502, count=1, after=True)
    await slow_challenge(jaipur)
    await jaipur.ravi.until(lambda: invitations(jaipur) == 1, within=WAIT, why="there is no invitation")
    await asyncio.sleep(3)  # discord.py tries again after a second
    assert (invitations(jaipur), len(jaipur.ravi.pings)) == (1, 1)
    await jaipur.mira.until(lambda: not any(one.is_loading for one in jaipur.mira.messages()), within=WAIT)
    assert jaipur.one("SELECT message_id FROM challenges")["message_id"], "so that it can be tidied up later"


@pytest.mark.parametrize("kind", ["status", "reset"])
@pytest.mark.parametrize("where", ["server", "group"])
async def test_a_quick_challenge_whose_answer_is_lost_invites_once(
    jaipur: JaipurPlayground, kind: str, where: str
) -> None:
    """discord.py sends it again by itself, and hears that there is an answer already: it is ours."""
    if where == "group":
        await elsewhere(jaipur, "group")
    await jaipur.control.fault(kind, path="/callback", status=502, count=1, after=True)
    await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    await until(lambda: bool(jaipur.one("SELECT message_id FROM challenges")["message_id"]))
    assert (invitations(jaipur), len(jaipur.ravi.pings)) == (1, 1)
    assert await jaipur.ravi.click("Accept") is not None


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_other_public_answers_that_are_lost_are_posted_once(jaipur: JaipurPlayground, kind: str) -> None:
    mover, waiting = await seated(jaipur)
    for command, options in (
        ("challenge", {}),  # to anybody
        ("table", {"game": mover.code}),
        ("leaderboard", {}),
        ("profile", {"player": jaipur.mira}),
    ):
        before = {one.id for one in jaipur.ravi.messages() if not one.is_private}
        await jaipur.control.fault(kind, path="/callback", status=502, count=1, after=True)
        await waiting.person.command(f"/jaipur {command}", **options)
        await asyncio.sleep(1.5)  # what is too much has had its time to come
        await jaipur.control.clear_faults()
        new = {one.id for one in jaipur.ravi.messages() if not one.is_private} - before
        assert len(new) <= 1, (command, [one.text for one in jaipur.ravi.messages() if one.id in new])
    assert len(jaipur.tables(mover.code)) == 1


async def test_where_the_bot_is_no_member_it_says_what_discord_did_not_confirm(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "group")
    await jaipur.control.fault("status", path=NEW_MESSAGES, method="POST", status=502, count=1, after=True)
    await slow_challenge(jaipur)
    await jaipur.mira.sees("Discord didn't confirm", within=WAIT)
    assert (invitations(jaipur), len(jaipur.ravi.pings)) == (1, 1)


async def test_an_invitation_that_nobody_got_is_posted_when_it_is_asked_for_again(jaipur: JaipurPlayground) -> None:
    await elsewhere(jaipur, "group")
    await jaipur.control.fault("status", path=NEW_MESSAGES, method="POST", status=502, count=1)
    await slow_challenge(jaipur)
    await jaipur.mira.sees("Discord didn't confirm", within=WAIT)
    assert invitations(jaipur) == 0
    await jaipur.advance_bot_clock(60)
    again = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    assert again is not None
    assert again.button("Accept")
    assert invitations(jaipur) == 1
    once_more = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    assert once_more is not None
    assert "already" in once_more.text
    assert len(jaipur.rows("SELECT code FROM challenges")) == 1


async def test_an_invitation_that_nobody_noted_is_found_when_it_is_asked_for_again(jaipur: JaipurPlayground) -> None:
    """The power failed when it was there and that was not yet written down."""
    invitation = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    assert invitation is not None
    await jaipur.bot.kill()
    jaipur.write("UPDATE challenges SET message_id = NULL")
    await jaipur.bot.start()
    for number in range(12):
        await jaipur.tomoko.say(f"{number} bottles of wine")
    await jaipur.advance_bot_clock(60)
    again = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    assert again is not None
    assert "already" in again.text
    assert (invitations(jaipur), len(jaipur.ravi.pings)) == (1, 1)
    assert jaipur.one("SELECT message_id FROM challenges")["message_id"] == int(invitation.id)
    await jaipur.control.delete_message(invitation)
    jaipur.write("UPDATE challenges SET message_id = NULL")
    posted = await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi)
    assert posted is not None
    assert posted.button("Accept"), "it is not there any more"
    assert invitations(jaipur) == 1


def is_reminded(jaipur: JaipurPlayground) -> bool:
    return bool(jaipur.one("SELECT next_alarm FROM matches")["next_alarm"] == "deadline")


@pytest.mark.parametrize("away", [0.1, 0.9])
async def test_a_crash_right_after_a_reminder_and_an_outage(jaipur: JaipurPlayground, away: float) -> None:
    """The message is out, and the power fails before that is written down."""
    await wants_direct_messages(jaipur.mira, jaipur.ravi)
    mover, _ = await seated(jaipur, pace="1 day per move")
    calls = len(mover.person.pings)
    # The answer to the message is kept from the bot.
    await jaipur.control.fault("slow", path=r"/channels/\d+/messages$", method="POST", seconds=30, count=1, after=True)
    await jaipur.advance_bot_clock(4 * DAY * 0.76)
    await mover.person.sees(REMINDER, within=WAIT)
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.control.advance(DAY * away)  # Discord has forgotten what it was sent with the same nonce
    await jaipur.advance_bot_clock(DAY * away)
    await jaipur.bot.start()
    await jaipur.while_time_passes(lambda: is_reminded(jaipur), 61, "the reminder is not free again")
    direct = [one for one in mover.person.messages(mover.person.channels(1)[0]) if REMINDER in one.text]
    assert len(direct) == 1
    assert len(mover.person.pings) == calls, "nor by the table"


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_an_invitation_to_a_fair_whose_answer_is_lost_calls_once(jaipur: JaipurPlayground, kind: str) -> None:
    message = await open_fair(jaipur)
    panel = opened(await jaipur.mira.click("Organise", on=message))
    await jaipur.control.fault(kind, path=NEW_MESSAGES, method="POST", status=502, count=1, after=True)
    await jaipur.mira.select("Invite somebody…", [jaipur.ravi], on=panel)
    await jaipur.ravi.sees("you're invited", within=WAIT)
    await asyncio.sleep(3)  # discord.py tries again after a second
    assert len(jaipur.ravi.pings) == 1
    assert len([one for one in jaipur.ravi.messages() if "you're invited" in one.text]) == 1
