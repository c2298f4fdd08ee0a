"""My style: from one's own profile, in private, judged once and remembered."""

import asyncio
import re
from random import Random

from ai.analysis import ENOUGH_ROUNDS
from ai.habits import ENOUGH, Habit
from ai.training.habits import PLAYERS
from ai.training.unlike_players import PLAYERS as UNLIKE_PLAYERS
from bot.archive.my_style import FEWEST_GAMES
from bot.match.model import State, Terms
from bot.store import judged_rounds
from playground.driver import Person, ShownMessage
from tests.e2e.players import opened
from tests.e2e_record_book.record_book_playground import RecordBookPlayground

PATIENCE = 280  # several rounds are judged


async def play_without_exchanges(book: RecordBookPlayground) -> None:
    """Mira never exchanges; Ravi knows better."""
    match = await book.start(book.mira, book.ravi)
    while match.state is State.RUNNING:
        user = match.user_to_move
        assert user is not None
        player = PLAYERS[Habit.FEW_EXCHANGES] if user == book.mira.id else UNLIKE_PLAYERS["value"]
        move = player((await book.app.matches.peek(match.code, user)).view, Random(1))
        match = (await book.app.play.move(match.code, user, match.position, move)).match


async def stored(book: RecordBookPlayground, person: Person) -> int:
    return len(await judged_rounds.export_of(book.app.db, person.id))


async def clicked(person: Person) -> ShownMessage:
    profile = opened(await person.command("/jaipur profile"))
    return opened(await person.click("My style", on=profile))


async def test_who_never_exchanges_is_told_so_by_nobody_but_the_bot(book: RecordBookPlayground) -> None:
    mira, tomoko = book.mira, book.tomoko
    for _ in range(ENOUGH):
        await play_without_exchanges(book)
    answer = await clicked(mira)
    assert answer.is_private
    assert "Chandra the master is going through your latest games" in answer.text
    await mira.until(lambda: bool(answer.pictures), within=PATIENCE, why="no style")
    assert "**Your favourite mistake:** You overlook exchanges." in answer.text, answer.text
    assert re.search(rf"That happened \d+ times in {ENOUGH} rounds", answer.text), answer.text
    graded = rf"Grade \*\*\d+\*\* of 100 in your last {ENOUGH} games, give or take \d+\."
    assert re.search(rf"{graded}|No grade yet: it takes {ENOUGH_ROUNDS}", answer.text), answer.text
    (card,) = answer.pictures
    assert (card.width, card.height) == (1080, 874)
    assert card.alt.startswith("A picture of your style.")
    assert re.search(r"Early, and in brackets a strong player: .*exchange 0% \([1-9]\d?%\)", card.alt), card.alt
    assert await stored(book, mira) == ENOUGH
    assert await stored(book, book.ravi) == 0, "he has not asked"
    await mira.click("Show an example", on=answer)
    await mira.sees("Replay of")
    again = await clicked(mira)
    assert again.pictures, "nothing is judged twice: it is there at once"
    theirs = opened(await tomoko.command("/jaipur profile", player=mira))
    assert theirs.button("My style") is None


async def test_who_is_interrupted_goes_on_where_they_were(book: RecordBookPlayground) -> None:
    mira = book.mira
    for _ in range(FEWEST_GAMES - 1):
        await book.play(mira, book.ravi)
    assert "Finish one more game" in (await clicked(mira)).text
    await book.play(mira, book.ravi)
    interrupted = await clicked(mira)
    judged = 0
    while not judged:
        await asyncio.sleep(0.05)
        judged = await stored(book, mira)
    await book.pg.bot.restart()
    assert "being restarted" in interrupted.text, "no bar stands there for ever"
    assert judged <= await stored(book, mira) < FEWEST_GAMES
    answer = await clicked(mira)
    assert not answer.pictures
    await mira.until(lambda: bool(answer.pictures), within=PATIENCE, why="no style")
    assert f"From your {FEWEST_GAMES} latest rounds" in answer.text
    assert f"can be told from {ENOUGH} rounds on: {ENOUGH - FEWEST_GAMES} more to go" in answer.text
    assert await stored(book, mira) == FEWEST_GAMES


async def test_who_erases_themselves_meanwhile_has_no_style(book: RecordBookPlayground) -> None:
    for _ in range(FEWEST_GAMES):
        await book.give_up(book.mira, book.ravi)
    answer = await clicked(book.mira)
    assert "going through your latest games" in answer.text
    await book.app.personal_data.erase(book.mira.id)
    await book.mira.until(lambda: "going through" not in answer.text, within=PATIENCE, why="no answer")
    assert f"Finish {FEWEST_GAMES} more games" in answer.text, answer.text
    assert not answer.pictures
    assert await stored(book, book.mira) == 0


async def test_who_has_only_practised_gets_there_too(book: RecordBookPlayground) -> None:
    tomoko = book.tomoko
    nothing = opened(await tomoko.command("/jaipur profile"))
    assert "no finished games to show here" in nothing.text
    assert nothing.button("My style") is None
    match = await book.app.challenges.practise(tomoko.id, None, Terms(book.home, is_rated=False))
    while not match.have_both_moved:
        if match.user_to_move == tomoko.id:
            move = (await book.app.matches.peek(match.code, tomoko.id)).view.legal_moves()[0]
            await book.app.play.move(match.code, tomoko.id, match.position, move)
        await asyncio.sleep(0.1)  # the merchant moves
        match = await book.app.matches.find(match.code)
    await book.app.endings.resign(match.code, tomoko.id)
    assert f"Finish {FEWEST_GAMES - 1} more games" in (await clicked(tomoko)).text
