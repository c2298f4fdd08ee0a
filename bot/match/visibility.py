"""Who may look at which match: the one rule for hands, tables, replays, records, films, analyses, seals and lists.

Who may take up a challenge, and who may see a fair, follows from it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from bot.errors import NoSuchChallenge, NotShownHere
from bot.match.model import Challenge, Place, PublicMatch


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who wants to look, and where they ask. `sees` says whether they can see a channel of that server."""

    user_id: int
    guild_id: int | None
    channel_id: int
    sees: Callable[[int], bool] = lambda _: False

    @classmethod
    def at(cls, user_id: int, place: Place) -> Self:
        """Who asks in this place, and is known to see nothing else."""
        return cls(user_id, place.guild_id, place.channel_id)


def may_see(match: PublicMatch, who: Onlooker) -> bool:
    """Its players, wherever they ask. Others where it is played, or in the same server if they see that channel.

    What has no table (a lesson, a deal that is tried) is played in private, so others don't see it later either.
    """
    if match.seat_of(who.user_id) is not None:
        return True
    return match.has_table and _sees(who, match.place.guild_id, {match.place.channel_id, match.table_channel_id})


def sees(who: Onlooker, place: Place) -> bool:
    """Whether they can see what stands in this place: they are in it, or in a channel of the same server."""
    return _sees(who, place.guild_id, {place.channel_id})


def _sees(who: Onlooker, guild_id: int | None, channels: set[int]) -> bool:
    if who.channel_id in channels:
        return guild_id == who.guild_id
    return guild_id is not None and guild_id == who.guild_id and any(who.sees(channel_id) for channel_id in channels)


def check_may_see(match: PublicMatch, who: Onlooker) -> None:
    """Raises NotShownHere."""
    if not may_see(match, who):
        raise NotShownHere(match.code)


def check_may_accept(challenge: Challenge, who: Onlooker) -> None:
    """Who is asked by name may, wherever they are; where anyone is asked, who can see it. Raises NoSuchChallenge."""
    if challenge.opponent is None and not sees(who, challenge.place):
        raise NoSuchChallenge(challenge.code)
