"""People use the sample bot through real HTTP and a real websocket."""

import pytest

from playground.driver import Failed, NotPossible, NotSeen, Playground


async def test_a_command_with_typed_options_is_answered_for_all_to_see(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    await ravi.speak("fr")
    answer = await mira.command("/shop greet", who=ravi, tone="Loud", times=2)
    assert answer is not None
    assert answer.text == "@Ravi loud x2 (en-US)"
    await ravi.sees("@Ravi loud x2")
    assert [one.text for one in ravi.pings] == ["@Ravi loud x2 (en-US)"]
    assert mira.pings == []
    assert ravi.state.unread == {ravi.channel: 1}
    await ravi.read()
    assert "(fr)" in (await ravi.command("/shop greet", who=mira, tone="soft")).text  # type: ignore[union-attr]


async def test_a_client_does_not_send_what_the_command_does_not_take(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    with pytest.raises(NotPossible, match="Still needed: tone"):
        await mira.command("/shop greet", who=ravi)
    with pytest.raises(NotPossible, match="choose one of Loud, Soft"):
        await mira.command("/shop greet", who=ravi, tone="shrill")
    with pytest.raises(NotPossible, match="out of bounds"):
        await mira.command("/shop greet", who=ravi, tone="Loud", times=4)
    with pytest.raises(NotPossible, match="no option 'colour'"):
        await mira.command("/shop greet", colour="red")
    with pytest.raises(NotPossible, match="has sub-commands"):
        await mira.command("/shop")


async def test_buttons_update_the_table_and_its_picture_for_everybody(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    await mira.command("/shop table")
    table = await ravi.sees("The table, 1")
    (old,) = table.pictures
    assert (old.alt, old.width, old.height) == ("Board number 1", 2, 1)
    assert (await old.fetch()).startswith(b"\x89PNG")
    await ravi.click("Count 1")
    assert await mira.click("Count 2") is not None
    await ravi.sees("The table, 3")
    assert table.text.splitlines()[:2] == ["The table, 3", "{picture: Board number 3}"]
    assert len(table.pictures) == 1
    with pytest.raises(AssertionError, match="404"):
        await old.fetch()


async def test_a_private_answer_is_seen_by_one_and_can_be_dismissed(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    await mira.command("/shop table")
    answer = await ravi.select("Fruit", ["Apple", "cherry"])
    assert answer is not None
    assert answer.is_private
    assert "You picked apple, cherry\n  Only you can see this" in ravi.screen()
    assert "picked" not in mira.screen()
    with pytest.raises(NotPossible, match="Choose 1 to 2"):
        await ravi.select("Fruit", ["Apple", "Cherry", "Banana"])
    await answer.dismiss()
    assert answer.is_gone
    with pytest.raises(NotSeen):
        ravi.private()


async def test_autocomplete_then_a_deferred_answer_and_a_followup(pg: Playground) -> None:
    mira = pg.person("Mira")
    choices = await mira.autocomplete("/shop buy", "fruit", "ap")
    assert [one.name for one in choices] == ["Apple", "Apricot"]
    answer = await mira.command("/shop buy", fruit=choices[1].value)
    assert answer is not None
    assert answer.text == "Bought apricot\nOnly you can see this"
    followup = await mira.sees("@Mira bought something")
    assert not followup.is_private
    assert mira.pings[0].text == "@Mira bought something", "a followup pings"
    assert len(mira.pings) == 1


async def test_a_modal_opens_is_filled_in_and_answered(pg: Playground) -> None:
    mira = pg.person("Mira")
    assert await mira.command("/shop feedback") is None
    assert mira.modal is not None
    assert (mira.modal.title, mira.modal.labels) == ("Feedback", ["Your name", "Mood"])
    with pytest.raises(NotPossible, match="0 to 20 characters"):
        await mira.fill_modal({"Your name": "M" * 21, "Mood": "Good"})
    answer = await mira.fill_modal({"Your name": "Mira", "Mood": "Good"})
    assert answer is not None
    assert "Mira feels +" in answer.text
    assert mira.modal is None


async def test_a_thread_a_ping_in_it_and_a_dm(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    await mira.command("/shop talk")
    await mira.sees("Done talking")
    await mira.sees("A word in private")
    mira.go("Talk")
    assert "Come in @Mira" in mira.screen()
    assert [one.text for one in mira.pings] == ["Come in @Mira"]
    assert "private" not in "".join(one.text for one in ravi.messages())


async def test_closed_dms_are_the_worlds_fault_not_the_bots(pg: Playground) -> None:
    mira = pg.person("Mira")
    await pg.control.change_person(mira, accepts_dms=False)
    await mira.command("/shop talk")
    await mira.sees("Your DMs are closed")


async def test_a_context_menu(pg: Playground) -> None:
    answer = await pg.person("Mira").menu("Inspect", pg.person("Tomoko"))
    assert answer is not None
    assert "This is Tomoko" in answer.text


async def test_no_answer_in_three_seconds_fails(pg: Playground) -> None:
    with pytest.raises(Failed, match="this interaction failed"):
        await pg.person("Mira").command("/shop sleep")


async def test_a_broken_rule_is_refused_and_remembered(pg: Playground) -> None:
    answer = await pg.person("Mira").command("/shop illegal")
    assert answer is not None
    assert answer.text == "refused with 50035"
    with pytest.raises(AssertionError, match="violations of Discord's rules"):
        await pg.check()
    (violation,) = await pg.control.take_violations()
    assert violation["errors"]["data"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"


async def test_a_crash_of_the_bot_fails_the_test(pg: Playground) -> None:
    with pytest.raises(Failed):
        await pg.person("Mira").command("/shop crash")
    with pytest.raises(AssertionError, match="on purpose"):
        pg.bot.check()
    pg.bot.tracebacks_expected = True


async def test_buttons_work_after_a_restart_and_after_a_kill(pg: Playground) -> None:
    mira = pg.person("Mira")
    await mira.command("/shop table")
    await pg.bot.restart()
    await mira.click("Count 1")
    await pg.bot.kill()
    with pytest.raises(Failed):
        await mira.click("Count 2")
    await pg.bot.start()
    await mira.click("Count 2")
    await mira.sees("The table, 3")
    assert (await pg.control.bot())["identifies"] == 3


async def test_emojis_of_the_application_are_there_and_are_made_once(pg: Playground) -> None:
    mira = pg.person("Mira")
    await pg.bot.restart()
    (coin,) = mira.state.emojis
    assert coin["name"] == "coin"
    assert (await mira.fetch(coin["url"])).startswith(b"\x89PNG")


async def test_a_mistyped_wait_shows_the_screen(pg: Playground) -> None:
    mira = pg.person("Mira")
    await mira.command("/shop table")
    with pytest.raises(NotSeen, match=r"The table, 1[\s\S]*Count 1[\s\S]*the bot's output"):
        await mira.sees("no such text", within=0.05)
