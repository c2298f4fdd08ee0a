"""Finished matches again: lists, replay, film, turning points, sealed decks."""

import asyncio
import re
import sys
from io import BytesIO

from PIL import Image

from bot.match.visibility import Onlooker
from playground.driver import Person, ShownMessage
from render import board
from rules import Length
from tests.e2e.players import opened
from tests.e2e_record_book.record_book_playground import ELSEWHERE, RecordBookPlayground


async def run(*command: str, typed: bytes = b"") -> tuple[int | None, str]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.STDOUT)
    said, _ = await process.communicate(typed)
    return process.returncode, said.decode()


async def test_a_replay_goes_through_a_match_and_survives_a_restart(book: RecordBookPlayground) -> None:
    mira, ravi = book.mira, book.ravi
    match = await book.play(mira, ravi, length=Length.BEST_OF_THREE)
    shown = await mira.command("/jaipur replay")
    assert shown is not None
    assert shown.is_private
    assert f"Replay of `{match.code}` · round 1, move 0" in shown.text
    assert shown.button("◀").disabled  # type: ignore[union-attr]
    await mira.click("▶", on=shown)
    await mira.sees("round 1, move 1")
    await book.pg.bot.restart()
    await mira.click("▶", on=shown)
    await mira.sees("round 1, move 2")
    await mira.click("◀", on=shown)
    await mira.sees("round 1, move 1")
    await mira.click("⏭", on=shown)
    await mira.sees("won the seal of round 1")
    assert shown.button("▶").disabled  # type: ignore[union-attr]
    await mira.click("Round 2", on=shown)
    await mira.sees("round 2, move 0")
    await mira.select("Jump to a move…", [shown.selects[0].options[4][1]], on=shown)
    await mira.until(lambda: "round 2, move 0" not in shown.text)
    rounds = await book.app.open_rounds.open(match.code, Onlooker.at(mira.id, book.home))
    ply = int(shown.text.split("round 2, move ")[1].split()[0])
    painted = board(rounds.view(2, ply), (mira.name, book.ravi.name))
    assert await shown.pictures[0].fetch() == painted.data
    assert "hand: " in shown.pictures[0].alt, "both hands are open"
    await mira.click("⏮", on=shown)
    await mira.sees("round 2, move 0")


async def test_the_record_of_a_replay_verifies(book: RecordBookPlayground) -> None:
    await book.play(book.mira, book.ravi)
    await book.mira.command("/jaipur replay")
    await book.mira.click("Record file")
    answer = await book.mira.sees("Anyone can verify it")
    (url,) = [one["file"]["url"] for box in answer.raw["components"] for one in box["components"] if one["type"] == 13]
    record = await book.mira.fetch(url)
    code, said = await run(sys.executable, "-m", "rules", "check", "-", typed=record)
    assert code == 0, said


async def test_lists_of_matches_with_sieves_lead_to_the_replay(book: RecordBookPlayground) -> None:
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    won = await book.give_up(mira, ravi)
    lost = await book.give_up(ravi, mira)
    away = await book.give_up(mira, ravi, ELSEWHERE)
    mine = await mira.command("/jaipur history")
    assert mine is not None
    assert all(match.code in mine.text for match in (won, lost, away))
    await mira.select("Show…", ["Lost"], on=mine)
    await mira.until(lambda: won.code not in mine.text, why="the sieve did not work")
    assert f"`{lost.code}` lost to **Ravi** by resignation" in mine.text
    await mira.select("Watch a game again…", [lost.code], on=mine)
    await mira.sees(f"Replay of `{lost.code}`")
    servers = await tomoko.command("/jaipur history", whose="server")
    assert servers is not None
    assert won.code in servers.text
    assert away.code not in servers.text, "games of another server are not shown here"
    offered = await tomoko.autocomplete("/jaipur replay", "game", won.code[:2].lower())
    assert won.code in [choice.value for choice in offered]
    none = await tomoko.command("/jaipur history")
    assert none is not None
    assert "No finished games" in none.text


async def test_bad_input_is_answered_privately(book: RecordBookPlayground) -> None:
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    away = await book.give_up(mira, ravi, ELSEWHERE)
    running = await book.start(mira, ravi)
    for command, code, complaint in (
        ("replay", "NOPE", "There's no game `NOPE`"),
        ("verify", "NOPE", "There's no game `NOPE`"),
        ("replay", away.code, "was played elsewhere"),
        ("verify", away.code, "was played elsewhere"),
        ("replay", running.code, "still being played"),
        ("replay", None, "You haven't finished a game yet"),
    ):
        answer = await tomoko.command(f"/jaipur {command}", game=code)
        assert answer is not None
        assert answer.is_private
        assert complaint in answer.text
    mine = await mira.command("/jaipur replay", game=away.code.lower())
    assert mine is not None
    assert "Replay of" in mine.text, "players may look at their games anywhere"


async def test_a_sealed_deck_opens_and_can_be_checked_in_one_line(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    answer = await book.tomoko.command("/jaipur verify", game=match.code)
    assert answer is not None
    assert answer.text.startswith(f"### ✅ Every deck of `{match.code}` was fixed before its first move")
    seal = (await book.app.matches.peek(match.code, None)).view.seal
    assert f"seal `{seal}`" in answer.text
    line = answer.text.split("```sh\n")[1].split("\n```")[0]
    code, said = await run("sh", "-c", line)
    assert (code, said.split()[0]) == (0, seal)
    running = await book.start(book.mira, book.ravi)
    closed = await book.mira.command("/jaipur verify", game=running.code)
    assert closed is not None
    assert closed.text.startswith(f"### 🔒 The deck of `{running.code}` is still sealed")
    assert "Still being played" in closed.text
    assert "sha256sum" not in closed.text


async def test_a_film_is_made_while_one_watches_the_progress(book: RecordBookPlayground) -> None:
    mira = book.mira
    await book.play(mira, book.ravi)
    await mira.command("/jaipur replay")
    await mira.click("Film")
    answer = await mira.sees("Making the film")
    assert answer.is_private
    await mira.until(lambda: bool(answer.pictures), within=120, why="no film")
    (reel,) = answer.pictures
    assert "animation of round 1" in reel.alt
    data = await reel.fetch()
    assert len(data) < 8 * 1024 * 1024
    with Image.open(BytesIO(data)) as film:
        assert film.format == "GIF"
        assert getattr(film, "n_frames", 1) > 10
    await answer.dismiss()
    await mira.click("Film")
    again = await mira.sees("🎞 Game")
    assert await again.pictures[0].fetch() == data, "it is remembered"


async def test_the_turning_points_below_a_table_are_those_of_the_last_round_with_moves(
    book: RecordBookPlayground,
) -> None:
    match = await book.start(book.mira, book.ravi, length=Length.BEST_OF_THREE)
    while match.round == 1:
        match = await book.move(match)
    await book.app.endings.resign(match.code, book.ravi.id)  # before anybody has moved in round 2
    answer = opened(await book.forged_click(book.mira, f"j1|turning|{match.code}|0"))
    assert f"through `{match.code}`, round 1" in answer.text


async def test_turning_points_say_what_would_have_been_better_and_why(book: RecordBookPlayground) -> None:
    mira = book.mira
    match = await book.play(mira, book.ravi)
    await mira.command("/jaipur replay")
    await mira.click("Turning points")
    answer = await mira.sees("Chandra the master is going through")
    await mira.until(lambda: bool(answer.pictures), within=200, why="no turning points")
    assert f"Turning points of `{match.code}`, round 1" in answer.text
    assert "Better for **" in answer.text
    assert answer.text.count(": grade about **") + answer.text.count(": no grade, ") == 2
    luck = r"With even luck, about: .*Mira\S* \*\*(\d0|95|5) : (\d0|95|5)\*\* .*Ravi"
    assert re.search(luck, answer.text), answer.text
    assert "on average" not in answer.text, "it misled: in lost positions no move costs anything"
    alt = answer.pictures[0].alt
    assert alt.startswith("A chart of the winning chances")
    mine = r"Mira: (no grade|grade about (\d|10)?0 of 100), with even luck a chance of about (\d0|95|5)%"
    assert re.search(mine, alt), alt
    shown = next(one for one in answer.buttons if one.label.startswith("Show move "))
    await mira.click(shown.label, on=answer)
    assert shown.label.removeprefix("Show ") in answer.text, "the label and the place agree"
    await mira.sees("Replay of")


async def test_from_turning_points_one_tap_leads_its_players_to_their_lessons(book: RecordBookPlayground) -> None:
    match = await book.play(book.mira, book.ravi)
    for person, is_player in ((book.mira, True), (book.tomoko, False)):
        replay = opened(await person.command("/jaipur replay", game=match.code))
        points = opened(await person.click("Turning points", on=replay))
        await pictured(person, points)
        assert (points.button("Lessons") is not None) == is_player
    points = await book.mira.sees("Turning points of")
    lesson = opened(await book.mira.click("Lessons", on=points))
    assert lesson.is_private
    await pictured(book.mira, lesson)
    assert f"🎓 Lesson 1 of 3 · your game `{match.code}`, round 1, move " in lesson.text
    assert points.pictures, "they stay where they are"


async def pictured(person: Person, message: ShownMessage) -> None:
    await person.until(lambda: bool(message.pictures), within=200, why="it is still in the making")
