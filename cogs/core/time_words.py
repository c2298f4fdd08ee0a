"""The time of a game in words: how long a turn may take, what is left, who is away."""

from collections.abc import Mapping

from bot.match.model import Player, PublicMatch, Terms
from cogs.core.phrasing import Phrasing, until

UNITS = (("day", 24 * 3600), ("hour", 3600), ("minute", 60), ("second", 1))


def how_long(phrasing: Phrasing, seconds: int) -> str:
    """`2 days 4 hours`: the two largest units that fit, rounded down, so that nobody is promised what is not there."""
    counted = []
    for unit, length in UNITS:
        count, seconds = divmod(seconds, length)
        counted.append((unit, count))
    first = next((index for index, (_, count) in enumerate(counted) if count), len(counted) - 1)
    words = [phrasing.say("duration", unit=unit, count=count) for unit, count in counted[first : first + 2] if count]
    if len(words) > 1:
        return phrasing.say("duration-two", larger=words[0], smaller=words[1])
    return words[0] if words else phrasing.say("duration", unit="second", count=0)


def agreed_time(phrasing: Phrasing, terms: Terms) -> str:
    """What an invitation says: the time a move, and the reserve."""
    pace = phrasing.pace(terms.pace)
    if not terms.reserve:
        return pace
    return phrasing.say("pace-and-reserve", pace=pace, reserve=how_long(phrasing, terms.reserve))


def turn_time(phrasing: Phrasing, match: PublicMatch) -> str:
    """What follows on whose turn it is: until when, and what is in reserve. Empty where no time runs.

    The moments are kept current by Discord, and the reserve is what it was when the turn began: so a table that nobody
    changes stays true.
    """
    clock = match.clock
    if clock is None:
        return ""
    if match.reserve_ends is not None:
        return phrasing.say("until-in-fair-reserve", when=until(match.reserve_ends))
    if not clock.reserve:
        return phrasing.say("until", when=until(clock.deadline))
    reserve = how_long(phrasing, clock.reserve)
    if match.is_in_reserve:
        return phrasing.say("until-in-reserve", when=until(clock.deadline), reserve=reserve)
    return phrasing.say("until-then-reserve", when=until(clock.reserve_from), reserve=reserve)


def away_words(phrasing: Phrasing, people: tuple[Player, ...], away: Mapping[int, int]) -> list[str]:
    """A line for everybody of these who has said that they are away."""
    return [
        phrasing.say("away", name=phrasing.player(player), when=f"<t:{away[player.user_id]}:D>")
        for player in people
        if player.user_id is not None and player.user_id in away
    ]
