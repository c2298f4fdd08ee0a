"""Who may look at which match."""

import pytest

from bot.application import Application
from bot.errors import NoSuchChallenge
from bot.match.model import Place
from bot.match.visibility import Onlooker, check_may_accept, may_see
from tests.bot.world import ANNA, BEN, CARL, PLACE, TERMS, start_match

STAFF_ROOM = Place(guild_id=PLACE.guild_id, channel_id=990)
GROUP = Place(guild_id=None, channel_id=77, is_reachable=False)


async def test_players_may_look_from_everywhere(app: Application) -> None:
    for place in (PLACE, GROUP):
        match = await start_match(app, place=place)
        for here in (PLACE, STAFF_ROOM, GROUP, Place(5, 6), Place(None, 8)):
            assert may_see(match, Onlooker.at(ANNA, here))


async def test_others_may_look_where_it_is_played(app: Application) -> None:
    match = await start_match(app)
    assert may_see(match, Onlooker.at(CARL, PLACE))
    for here in (Place(5, 6), Place(None, 8), GROUP, Place(5, PLACE.channel_id), Place(None, PLACE.channel_id)):
        assert not may_see(match, Onlooker.at(CARL, here))


async def test_in_the_same_server_one_has_to_see_the_channel(app: Application) -> None:
    match = await start_match(app, place=STAFF_ROOM)
    asks_outside = Onlooker(CARL, PLACE.guild_id, PLACE.channel_id, sees=lambda channel: channel == PLACE.channel_id)
    assert not may_see(match, asks_outside), "the staff's channel is not theirs"
    assert may_see(match, Onlooker(CARL, PLACE.guild_id, PLACE.channel_id, sees=lambda _: True))
    assert not may_see(match, Onlooker(CARL, 5, PLACE.channel_id, sees=lambda _: True)), "another server"


async def test_a_group_keeps_its_matches_to_itself(app: Application) -> None:
    match = await start_match(app, place=GROUP)
    assert may_see(match, Onlooker.at(CARL, GROUP))
    assert not may_see(match, Onlooker(CARL, None, 78, sees=lambda _: True))
    assert not may_see(match, Onlooker(CARL, PLACE.guild_id, PLACE.channel_id, sees=lambda _: True))


async def test_an_open_challenge_is_for_who_can_see_it(app: Application) -> None:
    anyones = await app.challenges.create(ANNA, None, TERMS)
    bens = await app.challenges.create(ANNA, BEN, TERMS)
    sees_it = Onlooker(BEN, PLACE.guild_id, 5, sees=lambda channel_id: channel_id == PLACE.channel_id)
    for who in (Onlooker.at(BEN, PLACE), sees_it):
        check_may_accept(anyones, who)
    elsewhere = Onlooker(BEN, PLACE.guild_id, 5)
    check_may_accept(bens, elsewhere)
    abroad = Onlooker(BEN, 999, 5, sees=lambda _: True)
    for who in (elsewhere, abroad, Onlooker(BEN, None, PLACE.channel_id)):
        with pytest.raises(NoSuchChallenge):
            check_may_accept(anyones, who)
