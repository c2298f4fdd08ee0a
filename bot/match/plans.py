"""Plans: a player chooses up to three moves ahead. When the opponent has moved, the first that is legal is played.

The opponent's move marks the plan as due, in the same transaction. Playing it is a second transaction, which takes
the plan's row first: so a crash in between delays the move, and nobody can play it twice. A plan that is changed or
dropped is not there any more, or comes too late: the transactions are in one order, and each sees those before it.
"""

from dataclasses import replace

from bot.clock import Clock
from bot.errors import MatchOver, NoPlansHere, NotAPlayer, TooManyPlanned
from bot.match.model import Moved, Position, PublicMatch, State
from bot.match.play import Play
from bot.store import matches, plans
from bot.store.database import Database, Queries
from bot.store.plans import Plan as Plan
from bot.store.replay import Replays
from rules import Move, PlannedMoves, Stop, View, Wake, choose_planned, view
from rules.planned_moves import MOST_PLANNED


class Plans:
    def __init__(self, db: Database, clock: Clock, play: Play, replays: Replays) -> None:
        self._db, self._clock, self._play, self._replays = db, clock, play, replays

    async def of(self, match: PublicMatch, user_id: int) -> Plan | None:
        """What this person has planned, or had planned for the turn that is theirs now."""
        return await plans.find(self._db, match.code, user_id) if match.takes_plans else None

    async def make(self, code: str, user_id: int, at: Position, planned: PlannedMoves) -> Plan | None:
        """Plan these moves in the position that the player saw, in place of an earlier plan.

        None where it comes too late, because the match has gone on: then a plan that was about to be played is not
        played either, because its owner wants another one. Raises NoSuchMatch, NotAPlayer, MatchOver, NoPlansHere,
        TooManyPlanned, or the `rules.IllegalMove` that says why not.
        """
        async with self._db.transaction(code) as queries:
            seen = await self._waiting_view(queries, code, user_id, at)
            return await _write(queries, code, user_id, seen, Plan(planned, at)) if seen else None

    async def add(self, code: str, user_id: int, at: Position, move: Move) -> Plan | None:
        """Plan one more move, for when those before it are not possible. Otherwise as `make`."""
        async with self._db.transaction(code) as queries:
            seen = await self._waiting_view(queries, code, user_id, at)
            if seen is None:
                return None
            plan = await plans.find(queries, code, user_id) or Plan(PlannedMoves(()), at)
            if move in plan.moves:  # a second click
                return plan
            planned = plan.planned._replace(moves=(*plan.moves, move))
            return await _write(queries, code, user_id, seen, replace(plan, planned=planned))

    async def wake_if(self, code: str, user_id: int, at: Position, wakes: frozenset[Wake]) -> Plan | None:
        """Change what stops the plan; none of them: it is played whatever comes. None also where there is no plan."""
        async with self._db.transaction(code) as queries:
            seen, plan = await self._waiting_view(queries, code, user_id, at), await plans.find(queries, code, user_id)
            if seen is None or plan is None:
                return None
            planned = plan.planned._replace(wakes=wakes)
            return await _write(queries, code, user_id, seen, replace(plan, planned=planned))

    async def drop(self, code: str, user_id: int, made_at: Position) -> bool:
        """False where there is nothing to drop: it has been played, or was dropped before.

        Nobody else notices, unless the turn is its owner's by now: then they are called as usual.
        """
        async with self._db.transaction(code) as queries:
            was_due = await plans.drop(queries, code, user_id, made_at)
            if was_due:
                await plans.call_after_all(queries, code, self._clock.now())
            return was_due is not None

    async def due(self, limit: int = 20) -> list[str]:
        """Codes of the matches in which a plan is due and was not seen to at once, as after a crash."""
        return await plans.due_codes(self._db, limit)

    async def answer(self, code: str) -> Moved | None:
        """Play what is due in this match. None: nothing is, or the plan was stopped, and its owner is to move."""
        if not await plans.is_due(self._db, code):
            return None
        async with self._db.transaction(code) as queries:
            taken = await plans.take_due(queries, code)
            return await self._play_or_stop(queries, code, *taken) if taken else None

    async def _play_or_stop(self, queries: Queries, code: str, user_id: int, plan: Plan) -> Moved | None:
        match = await matches.find(queries, code)
        seat, truth = match.seat_of(user_id), await self._replays.truth(queries, match)
        assert seat is not None  # noqa: S101  # who erases themselves ends their matches
        chosen = choose_planned(plan.planned, view(truth.rewind(*plan.made_at), seat), view(truth, seat))
        if isinstance(chosen, Stop):
            await plans.write_stopped(queries, code, user_id, chosen)
            await plans.call_after_all(queries, code, self._clock.now())
            return None
        return await self._play.move_in(queries, match, seat, match.position, chosen, is_planned=True)

    async def _waiting_view(self, queries: Queries, code: str, user_id: int, at: Position) -> View | None:
        """What the player sees while the opponent is to move; None where they have not seen where the match stands.

        So nobody plans again without a look at what a plan of theirs has led to.
        """
        match, looks = await matches.find_with_looks(queries, code)
        seat = match.seat_of(user_id)
        if seat is None:
            raise NotAPlayer(code)
        if match.state is not State.RUNNING:
            raise MatchOver(code)
        if not match.takes_plans:
            raise NoPlansHere
        if match.mover == seat or not match.is_at(at) or looks[seat] < at:
            if await plans.drop_due(queries, code, user_id):
                await plans.call_after_all(queries, code, self._clock.now())
            return None
        return view(await self._replays.truth(queries, match), seat)


async def _write(queries: Queries, code: str, user_id: int, seen: View, plan: Plan) -> Plan:
    """Each move has to be one that the player could make if the market stayed as it is."""
    if len(plan.moves) > MOST_PLANNED:
        raise TooManyPlanned(MOST_PLANNED)
    for move in plan.moves:
        seen.check(move)
    await plans.write(queries, code, user_id, plan)
    return plan
