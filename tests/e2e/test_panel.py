"""The private panel: where things stand on it, how moves are picked, and that there is one of it."""

from playground.driver import ShownMessage
from rules import Move, parse
from rules.cards import letters
from tests.e2e.forged_messages import forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, market_of, opened, press, private_answer, seated
from tests.e2e.test_practice import sit_with_merchant

TEXT, ROW, GALLERY = 10, 1, 12  # kinds of components


def kinds_and_texts(panel: ShownMessage) -> list[tuple[int, str]]:
    """The parts of a panel from top to bottom: their kinds, and what texts say."""
    (container,) = panel.raw["components"]
    return [(one["type"], one.get("content", "")) for one in container["components"]]


def below_the_picture(panel: ShownMessage) -> str:
    """The text between the picture and the first button."""
    parts = kinds_and_texts(panel)
    at = [kind for kind, _ in parts].index(GALLERY)
    assert parts[at + 1][0] == TEXT, "nothing is said there"
    assert parts[at + 2][0] == ROW
    return parts[at + 1][1]


async def test_what_was_asked_for_stands_between_picture_and_buttons(jaipur: JaipurPlayground) -> None:
    mira = await sit_with_merchant(jaipur)
    panel = opened(mira.panel)
    await press(mira.person, "Hint", panel)
    assert "💡" in below_the_picture(panel)
    await press(mira.person, mira._picks()[0].label, panel)
    assert "**Your move:**" in below_the_picture(panel)
    assert panel.pictures[0].alt.startswith("If you "), "the picture shows the position after the move"
    await press(mira.person, "Back", panel)
    assert panel.button("Refresh") is None, "nothing can have changed"
    if panel.button("Exchange…"):
        await press(mira.person, "Exchange…", panel)
        assert "give" in below_the_picture(panel)
    lesson = opened(await jaipur.ravi.command("/jaipur learn"))
    assert "🎓" in below_the_picture(lesson)


async def test_a_new_panel_takes_the_place_of_the_one_before(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    first = opened(mover.panel)
    table = jaipur.table(mover.code)
    second = opened(await mover.person.click("My hand", on=table))
    await mover.person.until(lambda: first.is_gone, within=WAIT, why="there are two panels")
    third = opened(await mover.person.command("/jaipur hand"))
    await mover.person.until(lambda: second.is_gone, within=WAIT, why="there are two panels")
    more = opened(await mover.person.click("More", on=table))
    await press(mover.person, "Resign", more)
    await press(mover.person, "No, go back", more)
    assert "The game goes on" in more.text
    assert not third.is_gone
    assert not opened(waiting.panel).is_gone, "the other one's stays"
    mover.panel = third
    await mover.click_a_move()
    await waiting.wait_for_turn()


async def test_a_screen_that_is_no_panel_any_more_stays(jaipur: JaipurPlayground) -> None:
    mira = await sit_with_merchant(jaipur)
    while not mira.is_over:
        await mira.collect()
        await mira.wait_for_turn()
    over = opened(mira.panel)
    await press(mira.person, "Replay", over)
    assert "Replay of" in over.text
    await mira.person.command("/jaipur hand", game=mira.code)
    assert not over.is_gone


async def test_lists_of_the_first_exchange_screen_work_on(jaipur: JaipurPlayground) -> None:
    mover = await one_with_two_goods_to_give(jaipur)
    code, market = mover.code, market_of(mover.text)
    exchange = await some_exchange(mover)
    taken, given = letters(exchange.taken), letters(exchange.given)
    slots: list[int] = []
    for letter in taken:
        slots.append(next(at for at, one in enumerate(market) if one == letter and at not in slots))
    answer = await choose_from_old_list(jaipur, mover, f"xtake|{code}|1.0|-", [str(slot) for slot in slots])
    assert "What do you give in return?" in answer.text
    numbered = [f"{letter}{given[:at].count(letter)}" for at, letter in enumerate(given)]
    chosen = "".join(map(str, slots))
    answer = await choose_from_old_list(jaipur, mover, f"xgive|{code}|1.0|{chosen}", numbered)
    assert "**Your move:** take" in answer.text
    await press(mover.person, "Play", answer)
    assert jaipur.moves(code) == [str(exchange)]


async def choose_from_old_list(jaipur: JaipurPlayground, mover: Player, kind: str, values: list[str]) -> ShownMessage:
    forged = await forge_select(jaipur, f"j1|{kind}", *values)
    await mover.person.until(lambda: forged.id in mover.person.state.messages, within=WAIT)
    return opened(await mover.person.select(f"j1|{kind}", values, on=ShownMessage(mover.person, forged.id)))


async def one_with_two_goods_to_give(jaipur: JaipurPlayground) -> Player:
    """Whoever is to move, in the first match in which they can exchange."""
    while True:
        mover, _ = await seated(jaipur)
        if opened(mover.panel).button("Exchange…"):
            return mover


async def some_exchange(mover: Player) -> Move:
    """One that can be played now, as completion offers it."""
    take = (await mover.person.autocomplete("/jaipur exchange", "take", "", game=mover.code))[0].value
    give = (await mover.person.autocomplete("/jaipur exchange", "give", "", take=take, game=mover.code))[0].value
    return parse(f"+{take}-{give}")


async def test_one_tap_is_offered_for_a_whole_turn_and_can_be_had(jaipur: JaipurPlayground) -> None:
    mira = await after_five_moves(jaipur)
    panel = opened(mira.panel)
    await press(mira.person, mira._picks()[0].label, panel)
    await press(mira.person, "Back", panel)
    assert panel.button("One tap per move")
    await press(mira.person, "One tap per move", panel)
    assert "From now on" in mira.text
    assert panel.button("One tap per move") is None
    before = len(jaipur.moves(mira.code))
    await press(mira.person, mira._picks()[0].label, panel)
    assert len(jaipur.moves(mira.code)) > before, "it is played at once"


async def test_one_tap_is_not_offered_again_to_who_moved_on(jaipur: JaipurPlayground) -> None:
    mira = await after_five_moves(jaipur)
    await mira.collect()
    await mira.wait_for_turn()
    assert opened(mira.panel).button("One tap per move") is None
    assert len(jaipur.rows("SELECT 1 FROM notices WHERE key LIKE 'user:%:one-tap'")) == 1


async def after_five_moves(jaipur: JaipurPlayground) -> Player:
    """Mira's, against a merchant who has answered: only now she has read what the panel offers."""
    mira = await sit_with_merchant(jaipur)
    for _ in range(5):
        assert opened(mira.panel).button("One tap per move") is None
        await mira.collect()
        await mira.wait_for_turn()
    assert mira.is_my_turn
    assert opened(mira.panel).button("One tap per move")
    return mira


async def test_what_was_typed_in_words_is_shown_as_it_was_understood(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    good = (await mover.person.autocomplete("/jaipur take", "good", "", game=mover.code))[0]
    word = good.name.split()[-1]
    shown = await private_answer(mover.person, "take", good=word, game=mover.code)
    assert f"**Understood as:** take 1 {word}" in shown.text
    assert jaipur.moves(mover.code) == []
    await press(mover.person, "Play", shown)
    assert jaipur.moves(mover.code) == [f"+{good.value}"]


async def test_a_match_called_off_before_the_first_move_shows_no_empty_result(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    await mover.person.command("/jaipur cancel")
    await mover.person.click("Yes")
    table = await jaipur.table_when_over(mover.code)
    assert "called off" in table.text
    assert [one.label for one in table.buttons] == ["Rematch"]
    assert table.pictures == []
    panel = await private_answer(mover.person, "hand", game=mover.code)
    assert [one.label for one in panel.buttons] == ["Rematch", "Bazaar of the day"]
    assert panel.pictures == []


async def test_who_resigns_sees_the_end_in_the_open_panel_and_may_ask_for_a_rematch(jaipur: JaipurPlayground) -> None:
    mover, _ = await seated(jaipur)
    panel = opened(mover.panel)
    more = opened(await mover.person.click("More", on=jaipur.table(mover.code)))
    await press(mover.person, "Resign", more)
    await press(mover.person, "Yes", more)
    assert "You resigned" in more.text
    assert [one.label for one in more.buttons] == ["Rematch"]
    await mover.person.until(lambda: mover.is_over, within=WAIT, why="the panel offers moves")
    assert panel.button("Rematch")
    assert not mover._buttons()
