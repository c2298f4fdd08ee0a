"""Profiles, rivalries and leaderboards, as people see them."""

import asyncio
from dataclasses import replace

import pytest

from bot.fairs.model import FairTerms
from bot.match.model import Place
from playground.driver import Person
from tests.e2e_record_book.record_book_playground import ELSEWHERE, RecordBookPlayground


async def test_a_profile_is_a_card_with_honest_figures(book: RecordBookPlayground) -> None:
    mira, ravi = book.mira, book.ravi
    for _ in range(3):
        await book.play(mira, ravi)
    shown = await mira.command("/jaipur profile")
    assert shown is not None
    assert shown.is_private
    assert "3 games against people" in shown.text
    assert "after 3 rated games" in shown.text
    assert "(provisional)" in shown.text
    assert "Too few games yet for: win rate" in shown.text
    (card,) = shown.pictures
    assert (card.width, card.height) == (1080, 820)
    assert card.alt.startswith("A profile card")
    assert "Too few games" in card.alt
    assert "-#" not in card.alt
    assert (await card.fetch()).startswith(b"\x89PNG")


async def test_others_see_of_me_what_i_played_here(book: RecordBookPlayground) -> None:
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    await book.give_up(mira, ravi, ELSEWHERE)
    nothing = await tomoko.command("/jaipur profile", player=mira)
    assert nothing is not None
    assert nothing.is_private
    assert "@Mira has no finished games to show here" in nothing.text
    await book.give_up(mira, ravi)
    shown = await tomoko.command("/jaipur profile", player=mira)
    assert shown is not None
    assert "1 game against people" in shown.text
    assert shown.button("Everywhere") is None
    mine = await mira.command("/jaipur profile")
    assert mine is not None
    await mira.click("Everywhere", on=mine)
    await mira.sees("2 games against people: 2 won, 0 lost")


async def test_a_profile_can_be_shown_to_all(book: RecordBookPlayground) -> None:
    await book.give_up(book.mira, book.ravi)
    await book.mira.command("/jaipur profile")
    await book.mira.click("Show everybody")
    public = await book.ravi.sees("**Mira** · in this server")
    assert not public.is_private
    assert public.selects == []


async def test_a_rivalry_head_to_head(book: RecordBookPlayground) -> None:
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    await book.play(mira, ravi)
    await asyncio.sleep(1.1)  # games that end in the same second have no order
    for _ in range(2):
        await book.give_up(ravi, mira)
    await mira.command("/jaipur profile", player=ravi)
    await mira.click("Rivalry")
    shown = await mira.sees("3 games")
    assert "**Ravi** has won the last" in shown.text
    assert "Closest game" in shown.text
    assert shown.pictures[0].alt.startswith("Two banners")
    assert "Mira won" in shown.pictures[0].alt
    assert "<@" not in shown.raw["components"][0]["components"][1]["items"][0]["description"]
    await mira.click("Watch the closest game")
    await mira.sees("Replay of")
    await tomoko.command("/jaipur profile", player=mira)
    await tomoko.select("Compare with…", [ravi])
    await tomoko.sees("3 games: **Mira** won")
    await tomoko.select("Compare with…", [mira])
    await tomoko.sees("two different people")


async def test_of_matches_in_channels_that_one_cannot_see_a_rivalry_tells_sums_only(book: RecordBookPlayground) -> None:
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    hidden = await book.pg.control.add_channel("staff-room")
    await book.pg.control.deny(hidden, "VIEW_CHANNEL", who=tomoko)
    open_match = await book.give_up(mira, ravi)
    secret = await book.play(mira, ravi, replace(book.home, channel_id=int(hidden)))
    for viewer, codes in ((tomoko, {open_match.code}), (mira, {open_match.code, secret.code})):
        await viewer.command("/jaipur profile", player=ravi)
        if viewer is tomoko:
            await viewer.select("Compare with…", [mira])
        else:
            await viewer.click("Rivalry")
        shown = await viewer.sees("2 games: ")
        alt = shown.pictures[0].alt
        assert (secret.code in shown.text + alt) == (secret.code in codes)
        watched = {(one.custom_id or "").split("|")[2] for one in shown.buttons}
        assert watched <= codes


async def test_the_leaderboard_with_pages_seasons_and_without_who_hides(book: RecordBookPlayground) -> None:
    mira, ravi = book.mira, book.ravi
    empty = await mira.command("/jaipur leaderboard")
    assert empty is not None
    assert "Nobody has finished a rated game here yet" in empty.text
    await book.give_up(mira, ravi)
    await book.give_up(book.tomoko, ravi)
    others = await book.pg.add_people(*(f"Guest {number}" for number in range(11)))
    for guest in others:
        await book.give_up(mira, guest)
    first = await ravi.command("/jaipur leaderboard")
    assert first is not None
    assert "**Mira**" in first.text.splitlines()[1]
    await ravi.click("▶", on=first)
    await ravi.until(lambda: "**Ravi**" in first.text, why="the last is on the second page")
    await ravi.click("◀", on=first)
    await ravi.until(lambda: "**Mira**" in first.text)
    await ravi.select("Season…", [first.selects[0].options[1][1]], on=first)
    await ravi.until(lambda: "current ratings" not in first.text.splitlines()[0], why="no season")
    assert "**Mira**" in first.text
    preferences = book.app.preferences
    await preferences.change(mira.id, replace(await preferences.of(mira.id), is_hidden=True))
    hidden = await ravi.command("/jaipur leaderboard")
    assert hidden is not None
    assert "**Mira**" not in hidden.text


async def test_what_is_shown_to_all_names_no_fair_that_not_all_can_see(book: RecordBookPlayground) -> None:
    """Whoever has won a fair of the staff sees their trophy, and does not tell the channel of it by a tap."""
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    hidden = await book.pg.control.add_channel("staff-room")
    await book.pg.control.deny(hidden, "VIEW_CHANNEL", who="everyone")
    await book.pg.control.allow(hidden, "VIEW_CHANNEL", who=mira)
    await book.give_up(mira, ravi)
    for name, place in (("Spring fair", book.home), ("Staff fair", replace(book.home, channel_id=int(hidden)))):
        await won_by(book, mira, name, place)
    mine = await mira.command("/jaipur profile")
    assert mine is not None
    assert "Staff fair" in mine.text
    assert "Spring fair" in mine.text
    await mira.click("Show everybody", on=mine)
    public = await tomoko.sees("**Mira** · in this server")
    assert "Spring fair" in public.text
    assert "Staff fair" not in public.text
    assert not [one for one in public.pictures if "Staff fair" in one.alt]


async def won_by(book: RecordBookPlayground, winner: Person, name: str, place: Place) -> None:
    """A fair in which the others give up all their games, without a word in any channel."""
    entries, people = book.app.fair_entries, (book.mira, book.ravi, book.tomoko)
    opened_ = await entries.open(winner.id, place, FairTerms(name))
    for person in people:
        await entries.join(opened_.code, person.id)
    await entries.begin_now(opened_.code, winner.id)
    while not (await book.app.fairs.find(opened_.code)).record.games:
        await book.app.fair_progress.go_on(opened_.code)
    for game in (await book.app.fairs.find(opened_.code)).record.games:
        match = await book.app.matches.find(game.code)
        loser = next(one.user_id for one in match.players if one.user_id != winner.id)
        await book.app.endings.resign(match.code, loser or 0)
    await book.app.fair_progress.end(opened_.code, winner.id)


@pytest.mark.parametrize("where", ["server", "group"])
async def test_nobody_shows_somebody_else_to_all(book: RecordBookPlayground, where: str) -> None:
    """By a button that was never theirs: not what others play here, and least of all what they play everywhere."""
    mira, ravi, tomoko = book.mira, book.ravi, book.tomoko
    await book.give_up(mira, ravi)
    await book.give_up(mira, ravi, ELSEWHERE)
    if where == "group":
        await book.pg.control.change_person(tomoko, installed_app=True)
        group = await book.pg.control.add_group("friends", ravi, tomoko)
        for person in (ravi, tomoko):
            await person.until(lambda who=person: group in who.state.channels)  # type: ignore[misc]
            person.go(group)
    answer = await book.forged_click(tomoko, f"j1|profile-share|{mira.id}")
    assert answer is not None
    assert answer.is_private
    assert not answer.pictures
    assert not [one for one in ravi.messages() if "against people" in one.text]
