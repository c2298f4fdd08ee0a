"""Who may look at which match: the one rule for hands, tables, replays, records, films, analyses, seals and lists."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from bot.errors import NotShownHere
from bot.match.model import Place, PublicMatch


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
    """Its players, wherever they ask. Others where it is played, or in the same server if they see that channel."""
    if match.seat_of(who.user_id) is not None:
        return True
    channels = {match.place.channel_id, match.table_channel_id}
    if who.channel_id in channels:
        return match.place.guild_id == who.guild_id
    is_same_server = match.place.guild_id is not None and match.place.guild_id == who.guild_id
    return is_same_server and any(who.sees(channel_id) for channel_id in channels)


def check_may_see(match: PublicMatch, who: Onlooker) -> None:
    """Raises NotShownHere."""
    if not may_see(match, who):
        raise NotShownHere(match.code)
