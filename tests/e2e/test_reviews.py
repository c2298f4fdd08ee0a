"""Lessons below a finished table: one's own costliest moves, chosen anew in private."""

import asyncio

from ai.exercises.exercise import Exercise
from ai.exercises.stored import chances_by_move, per_mille
from bot.training.own_positions import OwnPosition
from playground.driver import Person, ShownMessage
from rules import Move, view
from tests.e2e.at_an_exercise import AtAnExercise
from tests.e2e.forged_messages import forge_buttons
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import erase, make_moves, opened, private_answer, seated
from tests.e2e.public_record import public_things, values
from tests.e2e.truth import truth_of

DAY = 24 * 3600
JUDGING = 150  # seconds at most, on a machine that has other things to do
AT_RANDOM = 20  # moves of both: some of them cost much


class Reviewer(AtAnExercise):
    """Somebody at a lesson, who can look up in the database how every move was judged."""

    @property
    def position(self) -> OwnPosition:
        ids = [(one.custom_id or "").split("|") for one in self.shown.buttons]
        return OwnPosition.from_text(next(parts[2] for parts in ids if parts[1].startswith("review-")))

    def exercise(self, jaipur: JaipurPlayground) -> Exercise:
        at, row = self.position, "SELECT chances FROM kept_exercises WHERE user_id = ? AND exercise = ?"
        chances = tuple(map(int, jaipur.one(row, self.person.id, str(at))["chances"].split()))
        then = truth_of(jaipur, at.code).rewind(*at.at)
        seen = view(then, then.mover)
        return Exercise(str(at), seen, chances_by_move(seen, chances))


def in_the_match(jaipur: JaipurPlayground, position: OwnPosition) -> Move:
    return truth_of(jaipur, position.code).rounds[position.at.round - 1].events[position.at.ply].move


async def finished(jaipur: JaipurPlayground, moves: int = AT_RANDOM) -> str:
    """A round of Mira and Ravi, who play at random until Ravi resigns."""
    players = await seated(jaipur, length="A single round")
    await make_moves(players, moves)
    await jaipur.ravi.command("/jaipur resign", game=players[0].code)
    await jaipur.ravi.click("Yes")
    await jaipur.table_when_over(players[0].code)
    return players[0].code


def judge_in_advance(jaipur: JaipurPlayground, person: Person, code: str, number: int = 2) -> list[OwnPosition]:
    """As the worker would have, and at once: each of this person's last moves was behind all others."""
    truth, row = truth_of(jaipur, code), jaipur.one("SELECT user1, user2 FROM matches WHERE code = ?", code)
    found: list[OwnPosition] = []
    for ply, event in reversed(list(enumerate(truth.rounds[0].events))):
        legal = sorted(view(truth.rewind(1, ply), event.seat).legal_moves(), key=str)
        others = [move for move in legal if move != event.move]
        if row[f"user{event.seat + 1}"] != person.id or not others or len(found) == number:
            continue
        chances = dict.fromkeys(legal, 0.5) | {others[0]: 0.62, event.move: 0.3 + 0.01 * len(found)}
        found.append(OwnPosition.from_text(f"{code}.1.{ply}"))
        jaipur.write(
            "INSERT INTO kept_exercises (user_id, exercise, chances, tried, step) VALUES (?, ?, ?, 1, 0)",
            *(person.id, str(found[-1]), " ".join(map(str, per_mille(chances)))),
        )
    assert len(found) == number
    return found


async def first_lesson(jaipur: JaipurPlayground, person: Person, code: str) -> Reviewer:
    answer = opened(await person.click(f"j1|reviews|{code}", on=jaipur.table(code, person)))
    assert answer.is_private
    await person.until(lambda: bool(answer.pictures), within=JUDGING, why="no lesson")
    return Reviewer(person, answer)


async def test_costly_moves_become_lessons_with_a_second_try_through_a_restart(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur)
    assert [one.label for one in jaipur.table(code).buttons] == [
        "Rematch",
        "Replay",
        "Turning points",
        "Lessons",
        "More",
    ]
    answer = opened(await jaipur.mira.click("Lessons", on=jaipur.table(code)))
    assert answer.is_private
    assert "looks for lessons" in answer.text
    assert "%" in answer.text, "how far it is"
    await jaipur.mira.until(lambda: bool(answer.pictures), within=JUDGING, why="no lesson")
    mira = Reviewer(jaipur.mira, answer)
    assert "🎓 Lesson 1 of " in mira.shown.text
    exercise, played = mira.exercise(jaipur), in_the_match(jaipur, mira.position)
    nothing_is_given_away(mira.shown)

    worst = min(exercise.chances, key=exercise.chances.__getitem__)
    await mira.answer(worst)
    assert "Do you see it?" in mira.shown.text
    assert "Better:" not in mira.shown.text
    assert "You'll see it again tomorrow" in mira.shown.text
    await jaipur.crash()
    await mira.press("Try again")
    nothing_is_given_away(mira.shown)
    await mira.answer(exercise.best)
    assert "🟩 **Excellent** · 100 of 100" in mira.shown.text
    assert "\n- " in mira.shown.text, "why"
    points = round(100 * exercise.best_chance) - round(100 * exercise.chances[played])
    assert "In the game: **" in mira.shown.text
    assert f"The best move gains {points} points." in mira.shown.text

    again = await first_lesson(jaipur, jaipur.mira, code)
    assert again.position.code == code, "it is remembered: nothing has to be judged anew"
    assert "Lesson 1 of " in again.shown.text
    said = "\n".join(str(values(one, "content")) for one in await public_things(jaipur))
    assert "Lesson" not in said, "nobody else sees anything of it"
    await jaipur.advance_bot_clock(DAY)
    due = opened(await jaipur.mira.command("/jaipur train"))
    assert f"from your game `{code}`" in due.text


async def test_what_was_found_for_who_has_gone_is_shown_when_they_come_back(jaipur: JaipurPlayground) -> None:
    """Whoever closes the message ends the wait, and not the work: it is not taken for a game without costly moves."""
    code = await finished(jaipur)
    for _ in range(2):  # the second one waits with the first, and both are told the same
        answer = opened(await jaipur.mira.click("Lessons", on=jaipur.table(code)))
        assert "looks for lessons" in answer.text
        await answer.dismiss()
    while "looks for lessons" in (answer := opened(await jaipur.mira.click("Lessons", on=jaipur.table(code)))).text:
        await answer.dismiss()
        await asyncio.sleep(2)
    assert "Lesson 1 of " in answer.text, answer.text


def nothing_is_given_away(shown: ShownMessage) -> None:
    """Neither what was played, nor what is better, nor against whom."""
    assert "Ravi" not in shown.text
    assert "Ravi" not in shown.pictures[0].alt
    assert "Opponent (" in shown.pictures[0].alt
    for words in ("Better", "In the game", "% to win"):
        assert words not in shown.text


async def test_two_players_have_lessons_of_their_own_in_their_own_language(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur, moves=12)
    first, last = judge_in_advance(jaipur, jaipur.mira, code)
    await jaipur.mira.speak("fr")
    mira = await first_lesson(jaipur, jaipur.mira, code)
    assert f"🎓 Leçon 1 sur 2 · ta partie `{code}`, manche 1, coup {first.at.ply + 1}" in mira.shown.text
    await mira.answer(in_the_match(jaipur, first))
    assert "C’est aussi ce que tu as joué dans la partie." in mira.shown.text
    assert "Tu la reverras demain" in mira.shown.text
    await mira.press("Montre-moi")
    assert "Le meilleur coup fait gagner 32 points." in mira.shown.text
    await mira.press("Leçon suivante")
    assert mira.position == last
    assert "Leçon 2 sur 2" in mira.shown.text
    await mira.answer(mira.exercise(jaipur).best)
    assert "C’était la dernière leçon de cette partie." in mira.shown.text
    assert mira.shown.button("Leçon suivante") is None

    (theirs,) = judge_in_advance(jaipur, jaipur.ravi, code, 1)
    await jaipur.ravi.speak("ja")
    ravi = await first_lesson(jaipur, jaipur.ravi, code)
    assert f"🎓 復習 1/1 · あなたの対戦`{code}`、第1ラウンド、{theirs.at.ply + 1}手目" in ravi.shown.text
    await ravi.answer(in_the_match(jaipur, theirs))
    assert "この局面は明日また出ます" in ravi.shown.text
    await ravi.press("答えを見る")
    assert "この対戦の復習はこれで終わりです。" in ravi.shown.text


async def test_lessons_are_for_the_two_players_after_the_end(jaipur: JaipurPlayground) -> None:
    running, _ = await seated(jaipur)
    await running.click_a_move()
    forged = await forge_buttons(jaipur, f"j1|reviews|{running.code}", "j1|reviews|ZZZZ")
    for custom_id, said in ((f"j1|reviews|{running.code}", "still being played"), ("j1|reviews|ZZZZ", "no game")):
        assert said in opened(await running.person.click(custom_id, on=forged)).text
    code = await finished(jaipur, moves=12)
    (mine, *_) = judge_in_advance(jaipur, jaipur.mira, code)
    onlooker = opened(await jaipur.tomoko.click("Lessons", on=jaipur.table(code, jaipur.tomoko)))
    assert onlooker.is_private
    assert "Only the two players" in onlooker.text
    move = in_the_match(jaipur, mine)
    ids = [f"j1|review|{mine}|1", f"j1|review-answer|{mine}|1|{move}", f"j1|review-tell|{mine}|{move}"]
    ids += [f"j1|review|{code}.1.0|1", f"j1|review|{code}.1.99|2", f"j1|review-move|{code}.9.9|1|+K"]
    forged = await forge_buttons(jaipur, *ids)
    for person, asked in ((jaipur.ravi, ids), (jaipur.tomoko, ids), (jaipur.mira, ids[3:])):
        for custom_id in asked:
            refused = opened(await person.click(custom_id, on=forged))
            assert "That position isn't there any more." in refused.text, (person.name, custom_id)
            assert refused.is_private
            assert not refused.pictures
    assert not jaipur.rows("SELECT 1 FROM kept_exercises WHERE user_id <> ? OR due IS NOT NULL", jaipur.mira.id)


async def test_every_button_of_a_lesson_works_after_a_restart_without_the_opponent(jaipur: JaipurPlayground) -> None:
    code = await finished(jaipur, moves=12)
    (position, _) = judge_in_advance(jaipur, jaipur.mira, code)
    mira = await first_lesson(jaipur, jaipur.mira, code)
    await erase(jaipur.ravi)
    await jaipur.crash()
    exchange = next((move for move in mira.exercise(jaipur).chances if move.is_exchange), None)
    if exchange:
        await mira.pick(exchange)
        await jaipur.crash()
        await mira.press("Back")
        await mira.press("Back")
    await mira.pick(in_the_match(jaipur, position))
    await jaipur.crash()
    await mira.press("Play")
    assert "Do you see it?" in mira.shown.text
    await jaipur.crash()
    await mira.press("Next lesson")
    assert "Lesson 2 of 2" in mira.shown.text
    table = jaipur.table(code)
    for _ in range(2):
        shown = opened(await jaipur.mira.click("Lessons", on=table))
        assert "Lesson 1 of 2" in shown.text


async def test_what_is_seldom_needed_after_a_match_is_behind_more(jaipur: JaipurPlayground) -> None:
    """Old buttons for it go on working, on tables that were sent before."""
    code = await finished(jaipur, moves=12)
    table, panel = jaipur.table(code), await private_answer(jaipur.mira, "hand", game=code)
    assert [one.label for one in panel.buttons] == [*(one.label for one in table.buttons), "Bazaar of the day"]
    for message in (table, panel):
        more = opened(await jaipur.mira.click("More", on=message))
        assert more.is_private
        assert [one.label for one in more.buttons] == ["Share", "Record file", "Sealed deck", "Help"]
        assert panel.pictures, "the panel stays"
        await jaipur.check_record(opened(await jaipur.mira.click("Record file", on=more)), jaipur.mira)
    watching = opened(await jaipur.tomoko.click("More", on=jaipur.table(code, jaipur.tomoko)))
    assert [one.label for one in watching.buttons] == ["Record file", "Sealed deck", "Help"]
    old = await forge_buttons(jaipur, f"j1|record|{code}", f"j1|share|{code}")
    await jaipur.check_record(opened(await jaipur.mira.click(f"j1|record|{code}", on=old)), jaipur.mira)
