"""One fair from the first join to the last result, with people who answer late, drop out, leave and come late.

Everything that the fair decides is decided by `bot.fairs.life`; here are only the people, the clock and the games.
"""

import heapq
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations, count
from random import Random

from bot.fairs.groups import group_for_late
from bot.fairs.life import can_join, next_steps, odd_groups
from bot.fairs.model import DAY, GATHERING, GRACE, Departure, Entrant, FairGame, FairRecord, FairState, FairTerms
from bot.fairs.pairing import open_pairs
from bot.fairs.standings import final_standings, group_standings
from rules import Length
from tests.fairs.people import SimulatedPerson, some_person
from tests.fairs.recomputed import table_again, vanished_again

MOVE_TIME, RESERVE = DAY, 2 * DAY
WAITED_TOO_LONG = DAY


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of fair, and what people do."""

    terms: FairTerms
    people: int
    drop_outs: float
    late: float = 0.1
    leavers: float = 0.05
    blocked: float = 0.01  # of all pairs
    slower: float = 1.0  # than people usually are


@dataclass(slots=True)
class Outcome:
    ended: int
    ends: int
    is_called_off: bool
    pairs_of_stayers: int
    begun: int  # of those pairs: they have a result
    played_out: int  # of those: not decided by the clock of the fair
    longest_wait: int  # without a game, while an opponent was free
    faults: list[str]
    has_final: bool
    start_imbalance: int


@dataclass(slots=True)
class Live:
    """A game on the table of the simulation."""

    code: str
    players: tuple[int, int]
    plies_left: int
    mover: int
    since: int
    used: Counter[int] = field(default_factory=Counter)


class Simulation:
    def __init__(self, plan: Plan, rng: Random) -> None:
        self.plan, self.rng = plan, rng
        self.fair = FairRecord(plan.terms, FairState.GATHERING, GATHERING)
        self.persons: dict[int, SimulatedPerson] = {}
        self.live: dict[str, Live] = {}
        self.reserve: dict[int, int] = {}
        self.events: list[tuple[int, int, str, str | int]] = []
        self.order, self.codes = count(), count(1)
        self.waiting_since: dict[int, int] = {}
        self.longest_wait = 0
        self.faults: list[str] = []
        self.ended: int | None = None

    def run(self) -> Outcome:
        self._invite()
        while self.events and self.ended is None:
            now, _, kind, what = heapq.heappop(self.events)
            if kind == "join":
                self._join(int(what), now)
            elif kind == "leave":
                self._depart(int(what), now, Departure.LEFT)
            elif kind == "move" and what in self.live:
                self._move(self.live[str(what)], now)
            elif kind == "timeout" and what in self.live:
                self._time_out(self.live[str(what)], now)
            if kind != "move" or what not in self.live:
                self._go_on(now)
        return self._outcome()

    def _at(self, time: int, kind: str, what: str | int = "") -> None:
        heapq.heappush(self.events, (time, next(self.order), kind, what))

    def _invite(self) -> None:
        plan, rng = self.plan, self.rng
        whole = plan.terms.days * DAY
        for number in range(1, plan.people + 1):
            person = some_person(rng)
            person.pace *= plan.slower
            is_late = number > 3 and rng.random() < plan.late
            joins = rng.randrange(GATHERING, GATHERING + whole // 2) if is_late else rng.randrange(GATHERING)
            if rng.random() < plan.drop_outs:
                person.drops_out = rng.randrange(joins, GATHERING + whole)
            elif rng.random() < plan.leavers:
                person.leaves = rng.randrange(joins + 1, GATHERING + whole)
                self._at(person.leaves, "leave", number)
            self.persons[number] = person
            self._at(joins, "join", number)
        pairs = combinations(range(1, plan.people + 1), 2)
        blocked = frozenset(frozenset(pair) for pair in pairs if rng.random() < plan.blocked)
        self.fair = replace(self.fair, blocked=blocked)
        for time in (self.fair.begins, self.fair.half_time, self.fair.ends, self.fair.ends + GRACE):
            self._at(time, "look")

    def _join(self, number: int, now: int) -> None:
        if not can_join(self.fair, now):
            return
        group = group_for_late(self.fair.groups) if self.fair.state is FairState.RUNNING else None
        entrant = Entrant(number, now, self.rng.gauss(1500, 200), group)
        self.reserve[number] = RESERVE
        self.fair = replace(self.fair, entrants=(*self.fair.entrants, entrant))

    def _change(self, number: int, **changes: object) -> None:
        changed = (replace(one, **changes) if one.number == number else one for one in self.fair.entrants)  # type: ignore[arg-type]
        self.fair = replace(self.fair, entrants=tuple(changed))

    def _depart(self, number: int, now: int, why: Departure) -> None:
        if not any(one.number == number and one.is_present for one in self.fair.entrants):
            return
        if self.fair.state is FairState.GATHERING:
            kept = tuple(one for one in self.fair.entrants if one.number != number)
            self.fair = replace(self.fair, entrants=kept)
            return
        self._change(number, left=now, departure=why)
        for live in [one for one in self.live.values() if number in one.players]:
            self._end(live, now, loser=number, is_resigned=True)
        self._compare_standings()

    def _move(self, live: Live, now: int) -> None:
        late = max(0, now - live.since - MOVE_TIME)
        self.reserve[live.mover] = self.reserve.get(live.mover, 0) - late
        live.used[live.mover] += now - live.since
        live.plies_left -= 1
        first, second = live.players
        live.mover, live.since = (second if live.mover == first else first), now
        if live.plies_left == 0:
            self._end(live, now, loser=self.rng.choice(live.players))
        else:
            self._turn(live)

    def _turn(self, live: Live) -> None:
        """When the one to move answers, or loses on time."""
        person = self.persons.get(live.mover)
        if person is None:  # a merchant
            self._at(live.since + 1, "move", live.code)
            return
        answers = live.since + person.reply(self.rng)
        out_of_time = live.since + MOVE_TIME + max(0, self.reserve[live.mover])
        has_gone = person.drops_out is not None and answers >= person.drops_out
        if has_gone or answers > out_of_time:
            self._at(out_of_time, "timeout", live.code)
        else:
            self._at(answers, "move", live.code)

    def _time_out(self, live: Live, now: int) -> None:
        self.reserve[live.mover] = 0
        self._end(live, now, loser=live.mover, is_timeout=True)

    def _end(self, live: Live, now: int, *, loser: int, is_timeout: bool = False, is_resigned: bool = False) -> None:
        del self.live[live.code]
        winner = next(one for one in live.players if one != loser)
        is_played = not is_timeout and not is_resigned
        full = self.plan.terms.seals_to_win
        seals = tuple((full if one == winner else self.rng.randrange(full)) if is_played else 0 for one in live.players)
        rupees = tuple(self.rng.randrange(40, 95) * len(seals) if is_played else 0 for _ in live.players)
        games = (
            replace(
                game,
                ended=now,
                winner=winner,
                is_timeout=is_timeout,
                is_resigned=is_resigned,
                seals=(seals[0], seals[1]),
                rupees=(rupees[0], rupees[1]),
            )
            if game.code == live.code
            else game
            for game in self.fair.games
        )
        self.fair = replace(self.fair, games=tuple(games))

    def _go_on(self, now: int) -> None:
        """Do what the fair wants until there is nothing left to do; then see who waits."""
        for _ in range(1000):
            steps = next_steps(self.fair, now)
            if steps.calls_off or steps.ends:
                for code in steps.decided:
                    self._decide(self.live[code], now)
                self.ended = now
                state = FairState.CALLED_OFF if steps.calls_off else FairState.OVER
                self.fair = replace(self.fair, state=state)
                return
            if steps.are_none:
                break
            self._do(steps.groups, steps.out, steps.finalists, steps.games, now)
        else:
            self.faults.append("it never comes to rest")
        self._watch_waiting(now)

    def _do(
        self,
        groups: dict[int, int] | None,
        out: tuple[int, ...],
        finalists: tuple[int, ...],
        games: tuple[tuple[int, int], ...],
        now: int,
    ) -> None:
        if groups:
            for number, group in groups.items():
                self._change(number, group=group)
            if self.plan.terms.has_merchants:
                merchants = tuple(Entrant(1000 + one, now, group=one, is_merchant=True) for one in odd_groups(groups))
                self.fair = replace(self.fair, entrants=(*self.fair.entrants, *merchants))
            self.fair = replace(self.fair, state=FairState.RUNNING)
        for number in out:
            self._depart(number, now, Departure.OUT)
        for number in finalists:
            self._change(number, is_finalist=True)
        for starter, other in games:
            self._start(starter, other, now)

    def _start(self, starter: int, other: int, now: int) -> None:
        code = f"G{next(self.codes)}"
        if any(game.pair == {starter, other} for game in self.fair.games):
            self.faults.append(f"{starter} and {other} meet twice")
        if frozenset((starter, other)) in self.fair.blocked:
            self.faults.append(f"{starter} and {other} have blocked each other")
        for number in (starter, other):
            open_games = sum(game.is_running and number in game.players for game in self.fair.games)
            if number < 1000 and open_games >= self.plan.terms.games_at_once:
                self.faults.append(f"{number} has too many games")
        rounds = 1 if self.plan.terms.length is Length.SINGLE else self.rng.choice((2, 2, 3))
        plies = sum(max(20, int(self.rng.gauss(40, 6))) for _ in range(rounds))
        live = Live(code, (starter, other), plies, starter, now)
        self.live[code] = live
        self.fair = replace(self.fair, games=(*self.fair.games, FairGame((starter, other), code, now)))
        self._turn(live)

    def _decide(self, live: Live, now: int) -> None:
        live.used[live.mover] += now - live.since
        self._end(live, now, loser=max(live.players, key=lambda one: live.used[one]), is_timeout=True)

    def _watch_waiting(self, now: int) -> None:
        """Who has no game, and whose opponent could play: since when?"""
        if self.fair.state is not FairState.RUNNING or now >= self.fair.ends:
            return
        running = Counter(number for game in self.fair.games if game.is_running for number in game.players)
        waiting = {
            number
            for pair in open_pairs(self.fair, is_final=bool(self.fair.finalists))
            if all(running[one] < self.plan.terms.games_at_once for one in pair)
            for number in pair
            if running[number] == 0
        }
        for number in list(self.waiting_since):
            if number not in waiting:
                self.longest_wait = max(self.longest_wait, now - self.waiting_since.pop(number))
        for number in waiting:
            self.waiting_since.setdefault(number, now)

    def _outcome(self) -> Outcome:
        fair, ended = self.fair, self.ended
        if ended is None:
            self.faults.append("it never ends")
            ended = 10**9
        self._compare_standings()
        stay = [one for one in fair.people if one.is_present and not self._is_silent(one.number)]
        pairs = [
            frozenset((one.number, other.number))
            for one, other in combinations(stay, 2)
            if one.group is not None and one.group == other.group
        ]
        wanted = [pair for pair in pairs if pair not in fair.blocked]
        games = {game.pair: game for game in fair.games}
        begun = [games[pair] for pair in wanted if pair in games]
        starts = Counter(game.players[0] for game in fair.games)
        starts.subtract(Counter(game.players[1] for game in fair.games))
        return Outcome(
            ended=ended,
            ends=fair.ends,
            is_called_off=fair.state is FairState.CALLED_OFF,
            pairs_of_stayers=len(wanted),
            begun=len(begun),
            played_out=sum(not game.is_timeout for game in begun),
            longest_wait=self.longest_wait,
            faults=self.faults,
            has_final=bool(fair.finalists),
            start_imbalance=max((abs(starts[one.number]) for one in fair.people), default=0),
        )

    def _is_silent(self, number: int) -> bool:
        person = self.persons[number]
        return person.drops_out is not None

    def _compare_standings(self) -> None:
        gone = vanished_again(self.fair)
        tables = list(group_standings(self.fair))
        circles = [[one.number for one in group if one.number not in gone] for group in self.fair.groups]
        final = final_standings(self.fair)
        if final is not None:
            tables.append(final)
            circles.append([one.number for one in self.fair.finalists])
        for table, members in zip(tables, circles, strict=True):
            found = {row.entrant.number: (row.rank, row.wins, row.seals, row.margin) for row in table.rows}
            if found != table_again(self.fair, members):
                self.faults.append("the standings differ from those worked out again")
