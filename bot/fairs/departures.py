"""What becomes of the games of those who left, were removed or are out.

Who goes before half of their games vanishes from the table. Of who goes later the results stay, and the rest counts as
lost to those who were there. Ratings know nothing of this: what was played was played.
"""

from collections.abc import Iterable

from bot.fairs.model import Entrant, FairGame, FairRecord, Pair


def vanished(fair: FairRecord) -> frozenset[int]:
    """Whose results don't count. In the order in which they went: who went later had an opponent fewer."""
    gone: set[int] = set()
    for one in sorted(_departed(fair), key=lambda one: (one.left or 0, one.number)):
        opponents = {other.number for other in _opponents(fair, one) if other.number not in gone}
        played = sum(_was_played(game, one) for game in fair.games if game.other(one.number) in opponents)
        if 2 * played < len(opponents):
            gone.add(one.number)
    return frozenset(gone)


def forfeited(fair: FairRecord, circle: Iterable[Entrant]) -> dict[Pair, int]:
    """The games of this circle that were not played because somebody had gone, each with its winner."""
    members = list(circle)
    met = {game.pair for game in fair.games if game.winner is not None} | fair.blocked
    found: dict[Pair, int] = {}
    for one in members:
        for other in members:
            pair = frozenset((one.number, other.number))
            if one.left is not None and other.was_present_at(one.left) and one != other and pair not in met:
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


def _was_played(game: FairGame, one: Entrant) -> bool:
    """It had come to its end before they went; what their going ended was not played."""
    if one.number not in game.players or game.ended is None or one.left is None or game.winner is None:
        return False
    is_ended_by_going = game.ended == one.left and game.loser == one.number and (game.is_resigned or game.is_timeout)
    return game.ended <= one.left and not is_ended_by_going
