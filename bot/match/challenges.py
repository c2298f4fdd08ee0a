"""From a challenge to a table: create, accept, decline, withdraw, expire; practice with a merchant starts at once."""

from dataclasses import replace
from random import Random

from bot.clock import Clock
from bot.errors import AlreadyChallenged, ChallengeGone, NotYourChallenge
from bot.match import my_level
from bot.match.limits import CallLimit, RecentlyErased, call_limit, check_invitation
from bot.match.model import Challenge, ChallengeRole, ChallengeState, Level, Pace, Place, PublicMatch, Terms
from bot.match.start import NewMatches
from bot.store import challenges, matches, unanswered_mentions
from bot.store.database import Database, Queries
from bot.store.match_codes import new_code
from bot.store.side_notes import SideNotes
from rules import Length, Options

ON_ITS_WAY = 30  # seconds for which an invitation may be under way to Discord


def mention_of(code: str) -> str:
    """The name of the mention that comes with an invitation: see `bot.tables.mentions`."""
    return f"challenge:{code}"


class Challenges:
    def __init__(
        self, db: Database, clock: Clock, rng: Random, new_matches: NewMatches, erased: RecentlyErased, hours: int
    ) -> None:
        self._db, self._clock, self._rng, self._new_matches, self._hours = db, clock, rng, new_matches, hours
        self._erased, self._notes = erased, SideNotes()

    async def find(self, code: str) -> Challenge:
        """Raises NoSuchChallenge."""
        return await challenges.find(self._db, code)

    async def create(self, challenger: int, opponent: int | None, terms: Terms) -> Challenge:
        """Ask somebody, or anyone (None), to play. Our own bot is not challenged but practised with.

        Raises ChallengeYourself, AlreadyChallenged, TooManyChallenges, TooManyGames, ChallengesOff, Blocked,
        YouBlocked.
        """
        async with self._db.transaction() as queries:
            return await self.create_in(queries, challenger, opponent, terms)

    async def create_in(self, queries: Queries, challenger: int, opponent: int | None, terms: Terms) -> Challenge:
        """The same, as a part of a larger transaction."""
        now = self._clock.now()
        standing = await challenges.find_open(queries, challenger, opponent, terms.place.channel_id)
        if standing and standing.expires > now:
            raise AlreadyChallenged(standing.code)
        if standing:
            await challenges.close(queries, standing, ChallengeState.EXPIRED)
        await check_invitation(queries, challenger, opponent)
        code = await new_code(queries, self._rng)
        await challenges.insert(queries, code, challenger, opponent, terms, now, now + self._hours * 3600)
        return await challenges.find(queries, code)

    async def claim_call(self, code: str) -> CallLimit | None:
        """Call the person challenged, by one mention: None where the caller may do so now, else why not.

        The call counts from now on, also when it is lost on its way. Raises NoSuchChallenge.
        """
        now = self._clock.now()
        async with self._db.transaction() as queries:
            challenge = await challenges.find(queries, code)
            erased_until = self._erased.until(challenge.challenger.user_id or 0)
            if erased_until is not None:
                return CallLimit("erased", erased_until)
            limit = await call_limit(queries, challenge, now)
            if limit is None:
                await challenges.write_call(queries, challenge, now)
            return limit

    async def practise(self, user_id: int, level: Level | None, terms: Terms) -> PublicMatch:
        """Sit down with a computer merchant; without a level, with the one at this person's level.

        Rated terms are about the rating against merchants: `bot.ratings.merchant_ratings`. Raises TooManyGames.
        """
        async with self._db.transaction() as queries:
            return await self._new_matches.with_merchant(queries, user_id, level, terms)

    async def level_of(self, user_id: int) -> Level:
        """Which merchant this person meets at their level."""
        return await my_level.level_of(self._db, user_id)

    async def learn(self, user_id: int, place: Place) -> PublicMatch:
        """The guided first round: the one that was left, or a new one. Raises TooManyGames."""
        async with self._db.transaction() as queries:
            left = await matches.running_lesson_of(queries, user_id)
            if left:
                return left
            nobodys = replace(place, is_reachable=False)  # it has no table, so none is ever behind
            terms = Terms(nobodys, Options(Length.SINGLE), Pace.NO_LIMIT, is_rated=False, has_hints=True)
            return await self._new_matches.for_a_lesson(queries, user_id, terms)

    async def accept(self, code: str, user_id: int) -> PublicMatch:
        """Start the match; its code is the challenge's.

        Raises NoSuchChallenge, ChallengeGone, NotYourChallenge, TooManyGames (of either),
        Blocked, YouBlocked, AlreadyRematched.
        """
        async with self._db.transaction() as queries:
            challenge = await self._open(queries, code)
            return await self._new_matches.accept(queries, challenge, user_id)

    async def decline(self, code: str, user_id: int) -> Challenge:
        """By the person challenged. Raises NoSuchChallenge, ChallengeGone, NotYourChallenge."""
        async with self._db.transaction() as queries:
            challenge = await self._open(queries, code)
            if (role := challenge.role_of(user_id)) is not ChallengeRole.CHALLENGED:
                raise NotYourChallenge(challenge.code, role)
            await challenges.decline(queries, challenge, self._clock.now())
            return await challenges.find(queries, challenge.code)

    async def withdraw(self, code: str, user_id: int) -> Challenge:
        """By the challenger. Raises NoSuchChallenge, ChallengeGone, NotYourChallenge."""
        async with self._db.transaction() as queries:
            challenge = await self._open(queries, code)
            if (role := challenge.role_of(user_id)) not in (ChallengeRole.CHALLENGER, ChallengeRole.OPENER):
                raise NotYourChallenge(challenge.code, role)
            return await self._close(queries, challenge, ChallengeState.WITHDRAWN)

    async def take_back(self, code: str) -> None:
        """Nobody, or nobody but the challenger, could see it: it is withdrawn, and nobody was called."""
        async with self._db.transaction() as queries:
            await challenges.take_back(queries, await challenges.find(queries, code))
            await unanswered_mentions.remove_call(queries, mention_of(code))

    async def attach_message(self, code: str, message_id: int) -> None:
        """Remember the message with the buttons, if that can be written down: it stands in the channel in any case."""
        await self._notes.write("an invitation", challenges.attach_message(self._db, code, message_id))

    async def without_message(self, code: str) -> Challenge | None:
        """The challenge, if its invitation was sent some time ago and never heard of. Raises NoSuchChallenge."""
        challenge = await challenges.find(self._db, code)
        is_lost = challenge.message_id is None and challenge.created <= self._clock.now() - ON_ITS_WAY
        return challenge if is_lost else None

    async def expire(self, limit: int = 50) -> list[Challenge]:
        """Close the challenges nobody took in time. Each is returned exactly once, to one process."""
        now = self._clock.now()
        if not await challenges.due_to_expire(self._db, now, limit):
            return []
        async with self._db.transaction() as queries:
            return [
                await challenges.find(queries, challenge.code)
                for challenge in await challenges.due_to_expire(queries, now, limit)
                if await challenges.close(queries, challenge, ChallengeState.EXPIRED)
            ]

    async def _open(self, queries: Queries, code: str) -> Challenge:
        challenge = await challenges.find(queries, code)
        if challenge.state is not ChallengeState.OPEN:
            raise ChallengeGone(challenge.code, challenge.state)
        if challenge.expires <= self._clock.now():
            raise ChallengeGone(challenge.code, ChallengeState.EXPIRED)
        return challenge

    async def _close(self, queries: Queries, challenge: Challenge, state: ChallengeState) -> Challenge:
        await challenges.close(queries, challenge, state)
        return await challenges.find(queries, challenge.code)
