"""Which games begin next. There are no rounds: whenever somebody is free, the next pair is chosen.

Two people meet once. Who has no game comes first, then who has the most opponents left: so the busy ones and the slow
ones don't fall behind, and nobody runs out of opponents while games are left to play.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

from bot.fairs.model import Entrant, FairGame, FairRecord, Pair


def open_pairs(fair: FairRecord, *, is_final: bool) -> set[Pair]:
    """All pairs of people who are still to meet: in their group, or in the final."""
    return set(_unplayed(fair, _circles(fair, is_final=is_final)))


def next_games(fair: FairRecord, *, is_final: bool = False) -> list[tuple[int, int]]:
    """The games that begin now, as (starter, other). Afterwards no two people who could play are free."""
    running = Counter(number for game in fair.games if game.is_running for number in game.players)
    balance = _balance(fair.games)
    waiting = open_pairs(fair, is_final=is_final)
    begun: list[tuple[int, int]] = []

    def begin(pair: Pair) -> None:
        starter, other = _starter(pair, balance)
        balance[starter] += 1
        balance[other] -= 1
        running.update(pair)
        waiting.discard(pair)
        begun.append((starter, other))

    def free(pair: Pair) -> bool:
        return all(running[number] < fair.terms.games_at_once for number in pair)

    while startable := [pair for pair in waiting if free(pair)]:
        left = Counter(number for pair in waiting for number in pair)
        free_opponents = Counter(number for pair in startable for number in pair)
        begin(max(startable, key=lambda pair: _urgency(pair, running, left, free_opponents)))
    if not is_final:
        in_waiting = {number for pair in waiting for number in pair}
        for pair in _with_merchants(fair, in_waiting):
            if not any(running[number] for number in pair if not fair.entrant(number).is_merchant):
                begin(pair)
    return begun


def _urgency(
    pair: Pair, running: Counter[int], left: Counter[int], free_opponents: Counter[int]
) -> tuple[int, int, int, list[int]]:
    """Who has no game first; then the most opponents left; then the fewest who are free, before they are taken."""
    idle = sum(running[number] == 0 for number in pair)
    fewest = min(free_opponents[number] for number in pair)
    return idle, sum(left[number] for number in pair), -fewest, sorted(-number for number in pair)


def _circles(fair: FairRecord, *, is_final: bool) -> list[list[Entrant]]:
    """Those who meet each other, as far as they are there."""
    circles = [fair.finalists] if is_final else list(fair.groups)
    return [[one for one in circle if one.is_present] for circle in circles]


def _unplayed(fair: FairRecord, circles: Iterable[Iterable[Entrant]]) -> Iterator[Pair]:
    met = {game.pair for game in fair.games} | fair.blocked
    for circle in circles:
        for one, other in combinations(circle, 2):
            pair = frozenset((one.number, other.number))
            if pair not in met:
                yield pair


def _with_merchants(fair: FairRecord, waiting: Collection[int]) -> list[Pair]:
    """A merchant plays those of its group who wait for an opponent, whenever they have no game at all."""
    met = {game.pair for game in fair.games}
    merchants = [one for one in fair.entrants if one.is_merchant and one.is_present]
    pairs = (
        frozenset((merchant.number, one.number))
        for merchant in merchants
        for one in fair.people
        if one.group == merchant.group and one.is_present and one.number in waiting
    )
    return [pair for pair in pairs if pair not in met]


def _balance(games: Iterable[FairGame]) -> Counter[int]:
    """How many more games each has started than the others have against them."""
    balance: Counter[int] = Counter()
    for game in games:
        starter, other = game.players
        balance[starter] += 1
        balance[other] -= 1
    return balance


def _starter(pair: Pair, balance: Counter[int]) -> tuple[int, int]:
    """Who has started less often starts. Where both have as often, their numbers decide, not always the lower."""
    one, other = sorted(pair)
    if balance[one] == balance[other]:
        return (one, other) if (one + other) % 2 else (other, one)
    return (one, other) if balance[one] < balance[other] else (other, one)
