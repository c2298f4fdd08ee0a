"""A fair goes on: what `bot.fairs.life` wants is done, in one transaction, by whichever process comes first."""

from dataclasses import dataclass, field

from bot.clock import Clock
from bot.fairs.life import Steps, next_steps, odd_groups
from bot.fairs.lookup import FairLookup
from bot.fairs.model import DAY, RESERVE, Departure, Fair, FairSeen, FairState, Membership
from bot.fairs.standings import winners
from bot.fairs.take_part import check_manages, depart, end_of_waiting
from bot.match.model import Level, Pace, State, Terms
from bot.match.start import NewMatches
from bot.store import fair_entrants, fair_events, fairs, rounds, turns
from bot.store.database import Database, Queries, Value
from rules import Options, Outcome, Termination

FILLS_UP = Level.TRADER  # the merchant who fills an odd group up
MOST_STEPS = 100  # in one go: more would be a fault, and must not hang


@dataclass(slots=True)
class Progress:
    """What was done to a fair: the matches to tell of, and whether it has ended."""

    fair: Fair
    begun: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)


class FairProgress:
    def __init__(self, db: Database, clock: Clock, lookup: FairLookup, new_matches: NewMatches) -> None:
        self._db, self._clock, self._lookup, self._new_matches = db, clock, lookup, new_matches

    async def due(self, limit: int = 20) -> list[str]:
        """Codes of the fairs in which something may have to be done."""
        return await fairs.due(self._db, self._clock.now(), limit)

    async def go_on(self, code: str) -> Progress:
        """Do what is due now. The message is behind afterwards, also where only a game or a time is over.

        Raises NoSuchFair.
        """
        now = self._clock.now()
        async with self._db.transaction() as queries:
            progress = Progress(await fairs.find(queries, code))
            for _ in range(MOST_STEPS):
                seen = await self._lookup.load(queries, code)
                due = await _let_waiting_in(queries, seen, now)
                if due == now:
                    continue
                steps = next_steps(seen.record, now)
                if steps.are_none:
                    times = [time for time in (steps.due, due) if time is not None]
                    # What was due may show although there is nothing to do: a result, or that nobody can join any more.
                    await fairs.change(queries, seen.fair.code, now, due_at=min(times, default=None))
                    break
                await self._do(queries, seen, steps, progress, now)
            progress.fair = await fairs.find(queries, code)
        return progress

    async def end(self, code: str, organiser: int, *, is_manager: bool = False) -> Progress:
        """The organiser ends it now: what runs is decided as at its end. Before it has begun it is called off.

        Raises NoSuchFair, NotYourFair.
        """
        now = self._clock.now()
        async with self._db.transaction() as queries:
            seen = await self._lookup.load(queries, code)
            check_manages(seen, organiser, is_manager=is_manager)
            progress = Progress(seen.fair)
            if seen.fair.is_live:
                is_called_off = seen.fair.state is FairState.GATHERING
                running = tuple(game.code for game in seen.record.games if game.is_running)
                steps = Steps(calls_off=is_called_off, decided=running, ends=not is_called_off)
                await self._do(queries, seen, steps, progress, now)
            progress.fair = await fairs.find(queries, code)
        return progress

    async def _do(self, queries: Queries, seen: FairSeen, steps: Steps, progress: Progress, now: int) -> None:
        code = seen.fair.code
        changes: dict[str, Value] = {}
        if steps.groups:
            await self._form_groups(queries, seen, steps.groups, now)
            changes = {"state": FairState.RUNNING.value, "begins": now}
        for number in steps.out:
            progress.ended += await depart(queries, seen, seen.numbered(number), Departure.OUT, now)
        for number in steps.finalists:
            await fair_entrants.change(queries, code, number, is_finalist=True)
        for starter, other in steps.games:
            progress.begun.append(await self._begin_game(queries, seen, starter, other))
        for match_code in steps.decided:
            await _decide(queries, seen, match_code, now)
            progress.ended.append(match_code)
        if steps.ends:
            await self._crown(queries, code)
        if steps.ends or steps.calls_off:
            state = FairState.OVER if steps.ends else FairState.CALLED_OFF
            changes = {"state": state.value, "ended": now, "due_at": None}
            await fair_events.wake(queries, code)
        await fairs.change(queries, code, now, **changes)

    async def _form_groups(self, queries: Queries, seen: FairSeen, groups: dict[int, int], now: int) -> None:
        code = seen.fair.code
        for number, group in groups.items():
            await fair_entrants.change(queries, code, number, group_number=group)
        if seen.fair.terms.has_merchants:
            for group in odd_groups(groups):
                number = await fair_entrants.add(queries, code, None, FILLS_UP, now, RESERVE)
                await fair_entrants.write_membership(queries, code, number, Membership.IN, now, group)

    async def _begin_game(self, queries: Queries, seen: FairSeen, starter: int, other: int) -> str:
        """An ordinary match; who starts has the first seat. Against a merchant it is not rated."""
        first, second = seen.numbered(starter).player, seen.numbered(other).player
        is_rated = not (first.is_merchant or second.is_merchant)
        options = Options(seen.fair.terms.length)
        terms = Terms(seen.fair.place, options, Pace.DAY, is_rated, reserve=0, fair=seen.fair.code)
        match = await self._new_matches.of_a_fair(queries, (first, second), terms)
        await fair_entrants.add_game(queries, seen.fair.code, starter, other, match.code)
        return match.code

    async def _crown(self, queries: Queries, code: str) -> None:
        for one in winners((await self._lookup.load(queries, code)).record):
            await fair_entrants.change(queries, code, one.number, has_won=True)


async def _let_waiting_in(queries: Queries, seen: FairSeen, now: int) -> int | None:
    """Who has asked and was not refused within a day takes part. When the next one may; now: somebody did."""
    waiting = [one for one in seen.participants if one.has_asked]
    over = [one for one in waiting if now >= one.entrant.joined + DAY]
    if not seen.fair.is_live or not waiting:
        return None
    for one in over[:1]:  # the others when the groups are read again
        await end_of_waiting(queries, seen, one, now)
    return now if over else min(one.entrant.joined + DAY for one in waiting)


async def _decide(queries: Queries, seen: FairSeen, code: str, now: int) -> None:
    """The fair is over: who used more time in this match loses; where both used as much, who is to move."""
    row = next(row for row in await fair_entrants.games_of(queries, seen.fair.code) if row.match.code == code)
    match = row.match
    if match.state is not State.RUNNING or match.mover is None:
        return
    used = await rounds.time_used(queries, match, now)
    loser = match.mover if used[0] == used[1] else int(used[1] > used[0])
    await turns.write_end(queries, match, Outcome(1 - loser, Termination.TIMEOUT), now)
