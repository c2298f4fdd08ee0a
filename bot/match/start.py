"""Sitting down: a challenge that is accepted, or a merchant who is asked, becomes a match. Inside a transaction."""

from dataclasses import replace
from random import Random

from bot.clock import Clock
from bot.errors import AlreadyRematched, ChallengeGone, NotYourChallenge
from bot.match import my_level
from bot.match.lesson_deal import first_deal
from bot.match.limits import check_pair, check_running, may_be_rated
from bot.match.model import Challenge, ChallengeRole, ChallengeState, DealOf, Level, Player, PublicMatch, Terms
from bot.store import challenges, matches, rounds
from bot.store.database import Queries
from bot.store.match_codes import new_code
from bot.store.rounds import DealtRound
from rules import Deal, Seat


class NewMatches:
    def __init__(self, clock: Clock, rng: Random) -> None:
        self._clock, self._rng = clock, rng

    async def accept(self, queries: Queries, challenge: Challenge, user_id: int) -> PublicMatch:
        """The challenger takes the first seat, who accepts the second; the match has the challenge's code."""
        challenger = challenge.challenger.user_id
        assert challenger is not None  # noqa: S101  # erasing oneself deletes one's challenges
        if (role := challenge.role_of(user_id)) not in (ChallengeRole.CHALLENGED, ChallengeRole.ANYONE):
            raise NotYourChallenge(challenge.code, role)
        await check_pair(queries, user_id, challenger)
        await check_running(queries, user_id)
        await check_running(queries, challenger)
        if not await challenges.close(queries, challenge, ChallengeState.ACCEPTED):
            raise ChallengeGone(challenge.code, ChallengeState.ACCEPTED)
        now = self._clock.now()
        acted, terms = (challenge.created, now), challenge.terms
        for player in (challenger, user_id):
            if not await may_be_rated(queries, player, now):
                terms = replace(terms, is_rated=False)
        new = matches.NewMatch(challenge.code, terms, (challenger, user_id), (None, None), acted)
        return await self._start(queries, new)

    async def with_merchant(self, queries: Queries, user_id: int, level: Level | None, terms: Terms) -> PublicMatch:
        """The merchant takes the second seat; without a level, the one at this person's level. Raises TooManyGames."""
        await check_running(queries, user_id)
        now = self._clock.now()
        if terms.is_rated and not await may_be_rated(queries, user_id, now, with_merchant=True):
            terms = replace(terms, is_rated=False)
        code = await new_code(queries, self._rng)
        levels = (None, level or await my_level.level_of(queries, user_id))
        new = matches.NewMatch(code, terms, (user_id, None), levels, (now, now), is_at_my_level=level is None)
        return await self._start(queries, new)

    async def of_a_fair(self, queries: Queries, players: tuple[Player, Player], terms: Terms) -> PublicMatch:
        """The first of the two starts. How many games somebody plays elsewhere does not matter."""
        now = self._clock.now()
        for player in players:
            if player.user_id is not None and not await may_be_rated(queries, player.user_id, now):
                terms = replace(terms, is_rated=False)
        users, levels = (players[0].user_id, players[1].user_id), (players[0].level, players[1].level)
        new = matches.NewMatch(await new_code(queries, self._rng), terms, users, levels, (0, 0))
        return await matches.start(queries, new, Deal.shuffle(self._rng), 0, now)

    async def with_dealt_cards(
        self,
        queries: Queries,
        user_id: int,
        seat: Seat,
        level: Level,
        terms: Terms,
        dealt: DealtRound,
        deal_of: DealOf,
    ) -> PublicMatch:
        """With the cards of this round, whose seal goes with them; the merchant takes the other seat."""
        now = self._clock.now()
        users, levels = ((user_id, None), (None, level)) if seat == 0 else ((None, user_id), (level, None))
        code = await new_code(queries, self._rng)
        new = matches.NewMatch(code, terms, users, levels, (now, now), deal_of=deal_of)
        return await matches.start(queries, new, dealt.deal, dealt.starter, now)

    async def for_a_lesson(self, queries: Queries, user_id: int, terms: Terms) -> PublicMatch:
        """The learner begins, against the beginner, with a deal that shows everything. Raises TooManyGames."""
        await check_running(queries, user_id)
        now = self._clock.now()
        code = await new_code(queries, self._rng)
        levels = (None, Level.BEGINNER)
        new = matches.NewMatch(code, terms, (user_id, None), levels, (now, now), is_lesson=True)
        return await matches.start(queries, new, first_deal(self._rng), 0, now)

    async def _start(self, queries: Queries, new: matches.NewMatch) -> PublicMatch:
        starter = await self._starter(queries, new)
        return await matches.start(queries, new, Deal.shuffle(self._rng), starter, self._clock.now())

    async def _starter(self, queries: Queries, new: matches.NewMatch) -> Seat:
        """Chance decides, but in a rematch it is the other one's turn to start. There is one rematch of a match."""
        if new.terms.rematch_of is None:
            return self._rng.randrange(2)
        if again := await matches.code_of_rematch(queries, new.terms.rematch_of):
            raise AlreadyRematched(again)
        before = await matches.find(queries, new.terms.rematch_of)
        [first_round] = await rounds.dealt_rounds(queries, before.code, 1, 1)
        started = before.players[first_round.starter].user_id
        return 1 - new.users.index(started) if started in new.users else self._rng.randrange(2)
