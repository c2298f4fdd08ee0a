"""Who may see a fair, and so join it: in its server, who takes part or organises it, and who sees its channel."""

from bot.errors import NoSuchFair
from bot.fairs.model import Fair, FairSeen
from bot.match.visibility import Onlooker, sees


def may_see_fair(fair: Fair, who: Onlooker) -> bool:
    return fair.organiser == who.user_id or sees(who, fair.place)


def check_may_see_fair(seen: FairSeen, who: Onlooker) -> None:
    """Nobody joins, leaves or organises it from elsewhere. Raises NoSuchFair."""
    if seen.fair.place.guild_id != who.guild_id:
        raise NoSuchFair(seen.fair.code)
    if not seen.participant_of(who.user_id) and not may_see_fair(seen.fair, who):
        raise NoSuchFair(seen.fair.code)
