"""The leak hunt: nothing public tells more than the public may know.

The sharpest question first: had the hidden cards been others, would anything public be different? The test makes
up another deal that fits everything everybody saw, and compares what was posted with what would have been.
"""

import json
import re
from random import Random

import pytest

from bot.language import languages
from playground.driver import Person, ShownMessage
from render import Painters, alt_text
from rules import Deal, IllegalMove, view
from rules.match import Match
from tests.cogs.sent_ids import SENT
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground, until
from tests.e2e.players import Player, make_moves, press, record_file, seated
from tests.e2e.public_record import alt_texts, public_things, values
from tests.e2e.truth import truth_of

OUR_IDS = re.compile(r"j1\|(hand|more|accept|decline|withdraw|claim|wait|agree|refuse)\|\w{4}|j1\|rules\|turn")
FILES = re.compile(r"(board|result|challenge)\.(webp|png)")
BONUS_LEAST = 3  # cards
A_MESSAGE = 25  # buttons


async def test_nothing_public_depends_on_hidden_cards(jaipur: JaipurPlayground) -> None:
    for person in (jaipur.mira, jaipur.ravi):
        await at_the_first_tap(person)
    mover, waiting = await seated(jaipur, length="A single round")
    await play_until_a_bonus(jaipur, mover, waiting)
    code = mover.code
    real = truth_of(jaipur, code)
    other = with_other_secrets(real)
    ply = len(real.current.events)
    say, names = languages()["en"].say, ("Mira", "Ravi")
    now = alt_text.board(view(real, None), say, names)
    await mover.person.until(lambda: jaipur.table(code).pictures[0].alt == now, within=WAIT)

    allowed = {alt_text.board(view(other.rewind(1, at), None), say, names) for at in range(ply + 1)}
    posted = {
        text
        for one in await public_things(jaipur)
        for text in alt_texts(one)
        if text.startswith(("Mira to", "Ravi to"))
    }
    assert posted <= allowed
    assert len(posted) > ply / 2
    painters = Painters()
    painted = await painters.board(view(other, None), names)
    await painters.close()
    assert await jaipur.table(code).pictures[0].fetch() == painted.data
    await nothing_secret_is_said(jaipur, code)


@pytest.mark.parametrize("herds", ["Open: everybody sees how many camels you have", "Secret: as at a real table"])
async def test_nothing_public_depends_on_a_plan(jaipur: JaipurPlayground, herds: str) -> None:
    """Had somebody planned something else, or nothing, the table would be the same, to the last byte."""
    planner, mover = await seated(jaipur, herds=herds)
    await planner.click_a_move()
    panel = planner.panel
    assert panel is not None
    await press(planner.person, "Plan my next move…", panel)
    for _ in range(2):
        offered = [one for one in panel.buttons if (one.custom_id or "").startswith("j1|plan-move|")]
        await press(planner.person, offered[-1].label, panel)
    plan = jaipur.one("SELECT moves, wakes FROM plans")
    assert len(plan["moves"].split()) == 2
    shown = [await posted_anew(jaipur, mover)]
    for moves, wakes in (("+K", ""), ("-CC +D -LLL", "camels")):
        jaipur.write("UPDATE plans SET moves = ?, wakes = ?", moves, wakes)
        shown.append(await posted_anew(jaipur, mover))
    jaipur.write("DELETE FROM plans")
    shown.append(await posted_anew(jaipur, mover))
    assert len({repr(one) for one in shown}) == 1
    everything = json.dumps(await public_things(jaipur), ensure_ascii=False) + "\n".join(jaipur.bot.output)
    assert "Planned:" not in everything
    assert "|plan" not in everything
    await nothing_secret_is_said(jaipur, planner.code)


async def posted_anew(jaipur: JaipurPlayground, player: Player) -> list[object]:
    """All that everybody sees of the table: texts, ids, descriptions, and the picture itself."""
    is_told = "SELECT tell_at IS NULL AND tell_lease IS NULL AS told FROM matches WHERE code = ?"
    await until(lambda: bool(jaipur.one(is_told, player.code)["told"]))
    before = jaipur.table(player.code)
    await player.person.command("/jaipur table", game=player.code)
    await player.person.until(lambda: before.is_gone and len(jaipur.tables(player.code)) == 1, within=WAIT)
    table = jaipur.table(player.code)
    ids = [one.custom_id for one in table.buttons]
    return [table.text, ids, [one.alt for one in table.pictures], await table.pictures[0].fetch()]


async def test_secret_herds_stay_secret(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, length="A single round", herds="Secret: as at a real table")
    await mover.collect()
    await waiting.wait_for_turn()
    await waiting.collect()
    code = mover.code
    await mover.wait_for_turn()
    await mover.person.until(lambda: "Last move" in jaipur.table(code).text, within=WAIT)
    for one in await public_things(jaipur):
        for text in alt_texts(one):
            assert text.count("camels secret") == 2 or "to move" not in text
            assert not re.search(r"cards? in hand, \d+ camel", text)
    for player in (mover, waiting):
        assert re.search(r"cards? in hand, camels secret", player.text), "not even the opponent is told"
    await nothing_secret_is_said(jaipur, code)


async def at_the_first_tap(person: Person) -> None:
    settings = await person.command("/jaipur settings")
    assert settings is not None
    await press(person, "Confirm moves", settings)


async def play_until_a_bonus(jaipur: JaipurPlayground, mover: Player, waiting: Player) -> None:
    """Somebody has sold three cards; or the deck has become so small that we have seen enough."""
    while True:
        await mover.collect()
        moves = jaipur.moves(mover.code)
        if any(move.startswith("-") and len(move) > BONUS_LEAST for move in moves) or len(moves) > 30:
            return
        await waiting.wait_for_turn()
        mover, waiting = waiting, mover


def with_other_secrets(match: Match) -> Match:
    """The same moves over a deal whose hidden cards and bonus tokens are others."""
    deal, drawn, chance = match.current.start.deal, match.current.now.drawn, Random(1)
    rest = list(deal.deck[drawn:])
    chance.shuffle(rest)
    letters = [*deal.deck[:drawn], *rest]
    played = [event.move for event in match.current.events]
    bonuses = {kind: tuple(sorted(pile, key=lambda value: value == pile[0])) for kind, pile in deal.bonuses.items()}
    swapped = 0
    for seat_card in range(10):
        for hidden in range(drawn, len(letters)):
            if letters[seat_card] == letters[hidden] or "K" in (letters[seat_card], letters[hidden]):
                continue
            tried = letters.copy()
            tried[seat_card], tried[hidden] = tried[hidden], tried[seat_card]
            start = Match.start(match.options, Deal("".join(tried), bonuses, deal.salt), match.current.starter)
            try:
                start.play(*played)
            except IllegalMove:  # that card has been shown
                continue
            letters, swapped = tried, swapped + 1
            break
    assert swapped, "every card of both hands has been shown"
    start = Match.start(match.options, Deal("".join(letters), bonuses, deal.salt), match.current.starter)
    return start.play(*played)[0]


async def nothing_secret_is_said(jaipur: JaipurPlayground, code: str) -> None:
    """Ids, file names, texts and the log: no deck, salt, bonus value or hand."""
    row = jaipur.one("SELECT * FROM rounds WHERE match = ?", code)
    entries = await public_things(jaipur)
    everything = json.dumps(entries, ensure_ascii=False) + "\n".join(jaipur.bot.output)
    assert row["salt"] not in everything
    runs = {row["deck"][at : at + 6] for at in range(len(row["deck"]) - 5)}
    assert not [run for run in runs if run in everything]
    for secret in ("Your hand", "hand: ", "bonus of"):
        assert secret not in everything
    for one in entries:
        for custom_id in values(one, "custom_id"):
            assert OUR_IDS.fullmatch(custom_id), custom_id
        for name in values(one, "filename"):
            assert FILES.fullmatch(name), name
        for url in values(one, "url"):
            assert FILES.fullmatch(url.rsplit("/", 1)[-1].split("?")[0]), url


async def test_the_record_opens_everything_only_after_the_end(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur, length="A single round")
    await mover.click_a_move()
    salt = jaipur.one("SELECT salt FROM rounds")["salt"]
    exported = await export_of(waiting)
    assert salt not in exported
    assert jaipur.one("SELECT deck FROM rounds")["deck"] not in exported
    await waiting.person.command("/jaipur resign")
    await waiting.person.click("Yes")
    table = await jaipur.table_when_over(mover.code)
    record = await record_file(jaipur.tomoko, table)
    assert "resigned" in await jaipur.check_record(record, jaipur.tomoko)
    assert salt in await export_of(waiting)


async def export_of(player: Player) -> str:
    await player.person.command("/jaipur data")
    answer: ShownMessage | None = await player.person.click("Export")
    assert answer is not None
    (url,) = [one for one in values(answer.raw["components"], "url") if ".json" in one]
    return (await player.person.fetch(url)).decode()


async def test_the_whole_seal_is_behind_more_while_the_round_is_played(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    await mover.click_a_move()
    more = await waiting.person.click("More", on=jaipur.table(mover.code, waiting.person))
    assert more is not None
    shown = await waiting.person.click("Sealed deck", on=more)
    assert shown is not None
    assert shown.is_private
    row = jaipur.one("SELECT seal, salt FROM rounds WHERE match = ?", mover.code)
    assert row["seal"] in shown.text
    assert row["salt"] not in shown.text


async def test_a_match_is_shown_to_outsiders_only_where_they_can_see_it(jaipur: JaipurPlayground) -> None:
    """By its code or by a forged button: players everywhere, others where it is played."""
    mover, _ = await seated(jaipur)
    code, tomoko, home = mover.code, jaipur.tomoko, jaipur.tomoko.channel
    hidden = await jaipur.control.add_channel("staff-room")
    await jaipur.control.deny(hidden, "VIEW_CHANNEL", who=tomoko)
    table = jaipur.table(code, tomoko)
    assert (await tomoko.click("My hand", on=table)) is not None, "in its channel anybody may look on"
    elsewhere = await jaipur.control.add_guild("Elsewhere", tomoko, with_bot=True)
    await tomoko.until(lambda: elsewhere in tomoko.state.channels, within=WAIT, why="there is no such server")
    tomoko.go(elsewhere)
    for command in ("hand", "table", "verify", "replay"):
        await is_kept_from(tomoko, command, code)
    tomoko.go(home)
    await mover.person.until(lambda: hidden in mover.person.state.channels, within=WAIT, why="no staff room")
    mover.person.go(hidden)
    assert await mover.person.command("/jaipur table", game=code) is not None  # the table moves to the staff
    await mover.person.until(lambda: len(jaipur.tables(code, mover.person)) == 1, within=WAIT, why="it did not move")
    for command in ("hand", "verify"):
        await is_kept_from(tomoko, command, code)


async def test_a_match_in_a_private_thread_is_for_its_members(jaipur: JaipurPlayground) -> None:
    """Also after its end, by its code, in lists and in suggestions. Who manages threads sees private ones, too."""
    tomoko = jaipur.tomoko
    thread = await jaipur.control.add_private_thread(jaipur.mira.channel, "secret talk", jaipur.mira, jaipur.ravi)
    assert thread not in tomoko.state.channels
    for player in (jaipur.mira, jaipur.ravi):
        await player.until(lambda who=player: thread in who.state.channels, within=WAIT, why="not in the thread")  # type: ignore[misc]
        player.go(thread)
    mover, waiting = await seated(jaipur, length="A single round")
    for command in ("hand", "verify", "table"):
        await is_kept_from(tomoko, command, mover.code)
    await waiting.person.command("/jaipur resign", game=mover.code)
    await waiting.person.click("Yes")
    await jaipur.table_when_over(mover.code, mover.person)
    for command in ("hand", "verify", "replay"):
        await is_kept_from(tomoko, command, mover.code)
    assert await tomoko.autocomplete("/jaipur replay", "game", "") == []
    for whose in ("mine", "server"):
        history = await tomoko.command("/jaipur history", whose=whose)
        assert history is not None
        assert mover.code not in history.text
    await jaipur.control.allow(tomoko.channel, "MANAGE_THREADS", who=tomoko)
    replay = await tomoko.command("/jaipur replay", game=mover.code)
    assert replay is not None
    assert mover.code in replay.text


async def test_no_button_whatever_shows_a_match_to_who_cannot_see_it(jaipur: JaipurPlayground) -> None:
    """One id of every kind, with the code of a running and of a finished match of another channel."""
    tomoko, home = jaipur.tomoko, jaipur.tomoko.channel
    hidden = await jaipur.control.add_channel("staff-room")
    await jaipur.control.deny(hidden, "VIEW_CHANNEL", who=tomoko)
    for player in (jaipur.mira, jaipur.ravi):
        await player.until(lambda who=player: hidden in who.state.channels, within=WAIT, why="no staff room")  # type: ignore[misc]
        player.go(hidden)
    finished, waiting = await seated(jaipur, length="A single round")
    await make_moves([finished, waiting], 6)
    await waiting.person.command("/jaipur resign", game=finished.code)
    await waiting.person.click("Yes")
    await jaipur.table_when_over(finished.code, waiting.person)
    running, _ = await seated(jaipur)
    jaipur.mira.go(home)
    for code in (finished.code, running.code):
        before = jaipur.one("SELECT version, state FROM matches WHERE code = ?", code)
        named = [one.replace("K7Q2", code) for one in SENT if "K7Q2" in one]
        for at in range(0, len(named), A_MESSAGE):
            forged = await forge_buttons(jaipur, *named[at : at + A_MESSAGE])
            for custom_id in named[at : at + A_MESSAGE]:
                answer = await tomoko.click(custom_id, on=forged)
                assert answer is not None
                assert answer.is_private, custom_id
                assert not answer.pictures, custom_id
                assert not {"Mira", "Ravi"} & set(re.findall(r"\w+", answer.text)), f"{custom_id}: {answer.text}"
                assert not list(values(answer.raw["components"], "file")), custom_id
        for custom_id in (one for one, chosen in SENT.items() if chosen == ["K7Q2"]):
            answer = await tomoko.select(custom_id, [code], on=await forge_select(jaipur, custom_id, code))
            assert answer is not None
            assert "was played elsewhere" in answer.text, custom_id
        assert jaipur.one("SELECT version, state FROM matches WHERE code = ?", code) == before


async def is_kept_from(person: Person, command: str, code: str) -> None:
    answer = await person.command(f"/jaipur {command}", game=code)
    assert answer is not None
    assert "was played elsewhere" in answer.text, (command, answer.text)
    assert answer.is_private
    assert not answer.pictures
