"""What becomes of the games of those who left, were removed or are out.

Who goes before half of their games vanishes from the table. Of who goes later the results stay, and the rest counts as
lost to those who were there. Ratings know nothing of this: what was played was played.
"""

from collections.abc import Iterable

from bot.fairs.model import TIMEOUTS_UNTIL_OUT, Departure, Entrant, FairGame, FairRecord, Pair


def vanished(fair: FairRecord) -> frozenset[int]:
    """Whose results don't count. In the order in which they went: who went later had an opponent fewer."""
    gone: set[int] = set()
    for one in sorted(_departed(fair), key=lambda one: (one.left or 0, one.number)):
        opponents = {other.number for other in _opponents(fair, one) if other.number not in gone}
        put_out_at = _put_out_at(fair, one)
        played = sum(_was_played(game, one, put_out_at) for game in fair.games if game.other(one.number) in opponents)
        if 2 * played < len(opponents):
            gone.add(one.number)
    return frozenset(gone)


def forfeited(fair: FairRecord, circle: Iterable[Entrant]) -> dict[Pair, int]:
    """The games of this circle that were not played because somebody had gone, each with its winner.

    Who goes after the fair's end is the reason for none: nothing new would have begun.
    """
    members = list(circle)
    met = {game.pair for game in fair.games if game.winner is not None} | fair.blocked
    found: dict[Pair, int] = {}
    for one in members:
        for other in members:
            pair = frozenset((one.number, other.number))
            if one == other or one.left is None or one.left >= fair.ends or pair in met:
                continue
            if other.was_present_at(one.left):
                found[pair] = other.number
    return found


def _departed(fair: FairRecord) -> list[Entrant]:
    return [one for one in fair.people if one.left is not None and one.group is not None]


def _opponents(fair: FairRecord, one: Entrant) -> list[Entrant]:
    """Whom they would have met in their group: who had joined by then, and is not blocked."""
    left = one.left or 0
    return [
        other
        for other in fair.people
        if other.group == one.group
        and other != one
        and other.joined <= left
        and frozenset((one.number, other.number)) not in fair.blocked
    ]


def _put_out_at(fair: FairRecord, one: Entrant) -> int | None:
    """When they lost the game on time that put them out. The bot may have seen to their going only later."""
    if one.departure is not Departure.OUT:
        return None
    lost = sorted(game.ended or 0 for game in fair.games if game.is_timeout and game.loser == one.number)
    return lost[TIMEOUTS_UNTIL_OUT - 1]


def _was_played(game: FairGame, one: Entrant, put_out_at: int | None) -> bool:
    """It had come to its end before they went; what put them out, or what their going ended, was not played."""
    if one.number not in game.players or game.ended is None or one.left is None or game.winner is None:
        return False
    has_lost = game.loser == one.number
    if has_lost and game.is_timeout and put_out_at is not None and game.ended >= put_out_at:
        return False
    is_ended_by_going = has_lost and game.is_resigned and game.ended == one.left
    return game.ended <= one.left and not is_ended_by_going
