"""How a fair goes on: what is to be done now, worked out from what is there. Whoever does it asks again afterwards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.fairs.groups import group_for_late, snake_groups
from bot.fairs.model import (
    DAY,
    FEWEST,
    FINAL_NEEDS,
    GRACE,
    MOST,
    TIMEOUTS_UNTIL_OUT,
    Entrant,
    FairRecord,
    FairState,
)
from bot.fairs.pairing import next_games, open_pairs
from bot.fairs.standings import group_standings


@dataclass(frozen=True, slots=True)
class Steps:
    """What is to be done now. Nothing of it is done when all is empty; then `due` says when to look again."""

    calls_off: bool = False  # there are too few
    groups: dict[int, int] | None = None  # it begins, with these groups by entrant
    out: tuple[int, ...] = ()  # who has lost two games on time
    finalists: tuple[int, ...] = ()  # the final begins
    games: tuple[tuple[int, int], ...] = ()  # begin, as (starter, other)
    decided: tuple[str, ...] = ()  # codes of games that are lost by who used more time
    ends: bool = False
    due: int | None = None

    @property
    def are_none(self) -> bool:
        return not (
            self.calls_off or self.groups or self.out or self.finalists or self.games or self.decided or self.ends
        )


def next_steps(fair: FairRecord, now: int) -> Steps:
    match fair.state:
        case FairState.GATHERING:
            return _begin(fair, now)
        case FairState.RUNNING:
            return _go_on(fair, now)
        case _:
            return Steps()


def can_join(fair: FairRecord, now: int) -> bool:
    """Until half of the time is over or the final begins, as long as there is a place."""
    if fair.finalists or sum(one.is_present for one in fair.people) >= MOST:
        return False
    if fair.state is FairState.GATHERING:
        return True
    return fair.state is FairState.RUNNING and now < fair.half_time and group_for_late(fair.groups) is not None


def odd_groups(groups: dict[int, int]) -> list[int]:
    """The groups that a merchant fills up to an even number."""
    sizes = Counter(groups.values())
    return sorted(group for group, size in sizes.items() if size % 2)


def _begin(fair: FairRecord, now: int) -> Steps:
    if now < fair.begins:
        return Steps(due=fair.begins)
    people = [one for one in fair.people if one.is_present]
    return Steps(calls_off=True) if len(people) < FEWEST else Steps(groups=snake_groups(people))


def _go_on(fair: FairRecord, now: int) -> Steps:
    running = [game for game in fair.games if game.is_running]
    if out := _out(fair):
        return Steps(out=out)
    if now >= fair.ends + GRACE:
        return Steps(decided=tuple(game.code for game in running), ends=True)
    if now >= fair.ends:
        return Steps(due=fair.ends + GRACE) if running else Steps(ends=True)
    is_final = bool(fair.finalists)
    if games := next_games(fair, is_final=is_final):
        return Steps(games=tuple(games))
    merchants = {one.number for one in fair.entrants if one.is_merchant}
    if any(not merchants & game.pair for game in running) or open_pairs(fair, is_final=is_final):
        return Steps(due=_next_look(fair, now))
    return _all_played(fair, now, is_practising=bool(running))


def _all_played(fair: FairRecord, now: int, *, is_practising: bool) -> Steps:
    """Who comes late may still join; after that there is a final, or it is over.

    The final does not wait for a game with a merchant; the end does, so that nobody is stopped in the middle of one.
    """
    if can_join(fair, now):
        return Steps(due=fair.half_time)
    if len(fair.groups) > 1 and not fair.finalists and fair.ends - now >= FINAL_NEEDS:
        finalists = _finalists(fair)
        if len(finalists) > 1:
            return Steps(finalists=finalists)
    return Steps(due=_next_look(fair, now)) if is_practising else Steps(ends=True)


def _next_look(fair: FairRecord, now: int) -> int:
    """Once a day in any case: who could not meet may have made up."""
    return min(now + DAY, fair.half_time if now < fair.half_time else fair.ends)


def _out(fair: FairRecord) -> tuple[int, ...]:
    lost = Counter(game.loser for game in fair.games if game.is_timeout)
    return tuple(one.number for one in fair.people if one.is_present and lost[one.number] >= TIMEOUTS_UNTIL_OUT)


def _finalists(fair: FairRecord) -> tuple[int, ...]:
    """The first of each group who is still there; several where they share the place."""
    found: list[Entrant] = []
    for standings in group_standings(fair):
        present = [row for row in standings.rows if row.entrant.is_present]
        found += [row.entrant for row in present if row.rank == present[0].rank]
    return _numbers(found)


def _numbers(entrants: Sequence[Entrant]) -> tuple[int, ...]:
    return tuple(one.number for one in entrants)
