"""The leak hunt: nothing public tells more than the public may know.

The sharpest question first: had the hidden cards been others, would anything public be different? The test makes
up another deal that fits everything everybody saw, and compares what was posted with what would have been.
"""

import json
import re
from random import Random
from typing import Any

from bot.language import languages
from playground.driver import Person, ShownMessage
from render import Painters, alt_text
from rules import Deal, Herds, IllegalMove, Length, Options, parse, view
from rules.match import Match
from tests.e2e.bazaar import WAIT, Bazaar
from tests.e2e.players import Player, press, seated

OUR_IDS = re.compile(r"j1\|(hand|more|accept|decline|withdraw|claim|wait|agree|refuse)\|\w{4}|j1\|rules\|turn")
FILES = re.compile(r"(board|result|challenge)\.(webp|png)")
BONUS_LEAST = 3  # cards


async def test_nothing_public_depends_on_hidden_cards(bazaar: Bazaar) -> None:
    for person in (bazaar.mira, bazaar.ravi):
        await at_the_first_tap(person)
    mover, waiting = await seated(bazaar, length="A single round")
    await play_until_a_bonus(bazaar, mover, waiting)
    code = mover.code
    real = match_of(bazaar, code)
    other = with_other_secrets(real)
    ply = len(real.current.events)
    await mover.person.until(lambda: f"Deck: {real.current.now.deck_size}." in bazaar.table(code).text, within=WAIT)

    say, names = languages()["en"].say, ("Mira", "Ravi")
    allowed = {alt_text.board(view(other.rewind(1, at), None), say, names) for at in range(ply + 1)}
    posted = {
        text for one in await public(bazaar) for text in alt_texts(one) if text.startswith(("Mira to", "Ravi to"))
    }
    assert posted <= allowed
    assert len(posted) > ply / 2
    painters = Painters()
    painted = await painters.board(view(other, None))
    await painters.close()
    assert await bazaar.table(code).pictures[0].fetch() == painted.data
    await nothing_secret_is_said(bazaar, code)


async def test_secret_herds_stay_secret(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar, length="A single round", herds="Secret: as at the table")
    await mover.collect()
    await waiting.wait_for_turn()
    await waiting.collect()
    code = mover.code
    await mover.wait_for_turn()
    await mover.person.until(lambda: "Last move" in bazaar.table(code).text, within=WAIT)
    for one in await public(bazaar):
        for text in alt_texts(one):
            assert text.count("camels secret") == 2 or "to move" not in text
            assert not re.search(r"cards? in hand, \d+ camel", text)
    for player in (mover, waiting):
        assert re.search(r"cards? in hand, camels secret", player.text), "not even the opponent is told"
    await nothing_secret_is_said(bazaar, code)


async def at_the_first_tap(person: Person) -> None:
    settings = await person.command("/jaipur settings")
    assert settings is not None
    await press(person, "Confirm moves", settings)


async def play_until_a_bonus(bazaar: Bazaar, mover: Player, waiting: Player) -> None:
    """Somebody has sold three cards; or the deck has become so small that we have seen enough."""
    while True:
        await mover.collect()
        moves = bazaar.moves(mover.code)
        if any(move.startswith("-") and len(move) > BONUS_LEAST for move in moves) or len(moves) > 30:
            return
        await waiting.wait_for_turn()
        mover, waiting = waiting, mover


def match_of(bazaar: Bazaar, code: str) -> Match:
    """The whole truth."""
    row = bazaar.one("SELECT * FROM rounds WHERE match = ?", code)
    herds = bazaar.one("SELECT herds FROM matches WHERE code = ?", code)["herds"]
    bonuses = {kind: tuple(map(int, row[f"bonus{kind}"].split())) for kind in (3, 4, 5)}
    match = Match.start(Options(Length.SINGLE, Herds(herds)), Deal(row["deck"], bonuses, row["salt"]), row["starter"])
    return match.play(*map(parse, bazaar.moves(code)))[0]


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


async def nothing_secret_is_said(bazaar: Bazaar, code: str) -> None:
    """Ids, file names, texts and the log: no deck, salt, bonus value or hand."""
    row = bazaar.one("SELECT * FROM rounds WHERE match = ?", code)
    entries = await public(bazaar)
    everything = json.dumps(entries, ensure_ascii=False) + "\n".join(bazaar.bot.output)
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


async def public(bazaar: Bazaar) -> list[dict[str, Any]]:
    return [one["thing"] for one in await bazaar.control.public() if one["seen_by"] is None]


def alt_texts(thing: dict[str, Any]) -> list[str]:
    return [text for text in values(thing, "description") if text]


def values(thing: object, key: str) -> list[Any]:
    """Everything under this key, however deep."""
    if isinstance(thing, list):
        return [found for one in thing for found in values(one, key)]
    if not isinstance(thing, dict):
        return []
    own = [thing[key]] if isinstance(thing.get(key), str) else []
    return own + [found for one in thing.values() for found in values(one, key)]


async def test_the_record_opens_everything_only_after_the_end(bazaar: Bazaar) -> None:
    mover, waiting = await seated(bazaar, length="A single round")
    await mover.click_a_move()
    salt = bazaar.one("SELECT salt FROM rounds")["salt"]
    exported = await export_of(waiting)
    assert salt not in exported
    assert bazaar.one("SELECT deck FROM rounds")["deck"] not in exported
    await waiting.person.command("/jaipur resign")
    await waiting.person.click("Yes")
    table = await bazaar.over(mover.code)
    record = await bazaar.tomoko.click("Record file", on=table)
    assert record is not None
    assert "resigned" in await bazaar.check_record(record, bazaar.tomoko)
    assert salt in await export_of(waiting)


async def export_of(player: Player) -> str:
    await player.person.command("/jaipur data")
    answer: ShownMessage | None = await player.person.click("Export")
    assert answer is not None
    (url,) = [one for one in values(answer.raw["components"], "url") if ".json" in one]
    return (await player.person.fetch(url)).decode()
