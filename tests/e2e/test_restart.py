"""The power fails in the middle of everything; afterwards every button still does what it says."""

from random import Random

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, choose, is_to_move, opened, press, record_file


async def test_every_button_of_a_match_survives_a_crash(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    code = await jaipur.start_match(mira, ravi)
    players = {one: Player(one, code, Random(8)) for one in (mira, ravi)}
    for player in players.values():
        await player.open_panel()
    mover = next(player for player in players.values() if player.is_my_turn)
    waiting = next(player for player in players.values() if player is not mover)
    table, preview = jaipur.table(code), opened(await mover.person.command("/jaipur hand"))
    await press(mover.person, camels_or_sale(preview), preview)
    await jaipur.crash()

    shown = opened(await waiting.person.click("My hand", on=table))
    assert "** to move" in shown.text
    assert "Your turn" in opened(await mover.person.click("Rules", on=table)).text
    more = opened(await mover.person.click("More", on=table))
    assert "Really resign" in (await press(mover.person, "Resign", more)).text
    await press(mover.person, "No, go back", more)
    assert "The game goes on" in more.text
    assert more.buttons == [], "no second panel"
    await press(mover.person, "Back", preview)
    await press(mover.person, camels_or_sale(preview), preview)
    await jaipur.crash()
    await press(mover.person, "Play", preview)
    assert len(jaipur.moves(code)) == 1
    await waiting.person.until(lambda: is_to_move(waiting.person, jaipur.table(code)), within=WAIT)
    assert len(jaipur.tables(code)) == 1


async def test_a_half_chosen_exchange_survives_a_crash(jaipur: JaipurPlayground) -> None:
    mover = await one_who_can_exchange(jaipur)
    panel = opened(mover.panel)
    await press(mover.person, "Exchange…", panel)
    if take := panel.select("Take…"):  # with two goods in the market there is nothing to choose
        await choose(mover.person, "Take…", [take.options[0][1]], panel)
    assert "What do you give in return?" in panel.text
    await jaipur.crash()
    await press(mover.person, mover._picks()[0].label, panel)
    assert "**Your move:** take" in panel.text, "what was chosen before is still chosen"
    await press(mover.person, "Play", panel)
    assert jaipur.moves(mover.code)[0].startswith("+")


async def one_who_can_exchange(jaipur: JaipurPlayground) -> Player:
    """Whoever is to move and has the button; a table or two may be needed."""
    while True:
        code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
        for person in (jaipur.mira, jaipur.ravi):
            player = Player(person, code)
            panel = await player.open_panel()
            if panel.button("Exchange…"):
                return player


async def test_a_challenge_survives_a_crash(jaipur: JaipurPlayground) -> None:
    to_ravi = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    to_tomoko = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.tomoko))
    to_anyone = opened(await jaipur.mira.command("/jaipur challenge"))
    await jaipur.crash()
    await jaipur.tomoko.click("Decline", on=to_tomoko)
    assert "declined" in to_tomoko.text
    await jaipur.mira.click("Withdraw", on=to_anyone)
    assert "withdrew" in to_anyone.text
    await jaipur.ravi.click("Accept", on=to_ravi)
    await jaipur.ravi.sees("to move", within=WAIT)


async def test_what_comes_after_a_match_survives_a_crash(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    code = await jaipur.start_match(mira, ravi)
    players = [Player(one, code) for one in (mira, ravi)]
    for player in players:
        await player.open_panel()
    await next(player for player in players if player.is_my_turn).click_a_move()
    await ravi.command("/jaipur resign")
    await ravi.click("Yes")
    table = await jaipur.table_when_over(code)
    assert "wins the game: **Ravi** resigned" in table.text
    replay = opened(await mira.click("Replay", on=table))
    settings = opened(await mira.command("/jaipur settings"))
    server = opened(await mira.command("/jaipur-server"))
    await jaipur.crash()
    await press(mira, "▶", replay)
    assert "move 1" in replay.text
    await choose(mira, "Mentions…", ["Never mention me"], settings)
    assert "never mention" in settings.text
    await press(mira, "Quiet", server)
    assert "nobody is mentioned" in server.text
    await jaipur.check_record(await record_file(ravi, table), ravi)
    await mira.click("Rematch", on=table)
    await jaipur.crash()
    await ravi.click("Rematch", on=table)
    await ravi.sees("Once more", within=WAIT)  # a bot that has just started may say first that it takes a moment


async def test_a_move_that_was_saved_but_not_told_is_told_after_the_crash(jaipur: JaipurPlayground) -> None:
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    players = [Player(one, code) for one in (jaipur.mira, jaipur.ravi)]
    for player in players:
        await player.open_panel()
    mover = next(player for player in players if player.is_my_turn)
    other = next(player for player in players if player is not mover)
    await jaipur.control.fault("slow", method="PATCH|POST", path=r"/channels/\d+/messages", seconds=60)
    await mover.click_a_move()
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    await jaipur.bot.start()
    await other.person.until(lambda: is_to_move(other.person, jaipur.table(code)), within=WAIT)


def camels_or_sale(panel: ShownMessage) -> str:
    return next(one.label for one in panel.buttons if one.label.startswith(("Take", "Sell")))
