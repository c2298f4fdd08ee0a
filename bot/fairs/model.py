"""What a fair is: who takes part, what they have played, what was agreed on. Times are seconds since 1970, UTC.

An entrant is known by a number, so that somebody who erased themselves keeps an anonymous seat in the cross table.
"""

from dataclasses import dataclass, field
from enum import Enum

from bot.match.model import Place, Player
from rules import Length

HOUR = 3600
DAY = 24 * HOUR
GATHERING = DAY  # for joining, before the first games begin
RESERVE = 2 * DAY  # of each entrant, for the whole fair, beside the time a move
GRACE = 3 * DAY  # for the games that run when the time is over
FINAL_NEEDS = 3 * DAY  # that have to be left for a final to begin
FEWEST = 3  # entrants: with fewer the fair is called off
MOST = 40
LENGTHS_IN_DAYS = (7, 14, 21)
SHORTEST = 7  # too short for best of three: half of the games would not be played out (`python -m tests.fairs`)
MOST_GAMES_AT_ONCE = 4
TIMEOUTS_UNTIL_OUT = 2
Pair = frozenset[int]  # of two entrants


class FairState(Enum):
    GATHERING = "gathering"
    RUNNING = "running"
    OVER = "over"
    CALLED_OFF = "called_off"


class Membership(Enum):
    INVITED = "invited"
    ASKED = "asked"  # loses too many games on time: the organiser has a day to refuse
    IN = "in"


class Departure(Enum):
    """Why somebody takes part no longer."""

    LEFT = "left"
    OUT = "out"  # lost two games on time
    REMOVED = "removed"  # by the organiser
    ERASED = "erased"  # their data


@dataclass(frozen=True, slots=True)
class FairTerms:
    """What the organiser has chosen."""

    name: str
    days: int = 14
    length: Length = Length.SINGLE
    is_open: bool = True  # else only who is invited takes part
    games_at_once: int = 2  # that one person plays
    has_merchants: bool = False  # one fills an odd group up, outside the ranking

    @property
    def is_too_short(self) -> bool:
        return self.days <= SHORTEST and self.length is Length.BEST_OF_THREE

    @property
    def seals_to_win(self) -> int:
        return self.length.seals_to_win


@dataclass(frozen=True, slots=True)
class Entrant:
    number: int
    joined: int
    rating: float = 1500.0
    group: int | None = None  # from 0; None before the fair begins
    is_merchant: bool = False
    is_finalist: bool = False
    left: int | None = None
    departure: Departure | None = None

    @property
    def is_present(self) -> bool:
        return self.left is None

    def was_present_at(self, time: int) -> bool:
        return self.joined <= time and (self.left is None or self.left > time)


@dataclass(frozen=True, slots=True)
class FairGame:
    """A match between two entrants; the first of `players` started. Pairs of numbers are in the order of `players`."""

    players: tuple[int, int]
    code: str
    started: int
    ended: int | None = None
    winner: int | None = None  # an entrant; None while it runs, or where it was called off
    is_timeout: bool = False
    is_resigned: bool = False
    seals: tuple[int, int] = (0, 0)
    rupees: tuple[int, int] = (0, 0)  # of all rounds that were played out

    @property
    def pair(self) -> Pair:
        return frozenset(self.players)

    @property
    def is_running(self) -> bool:
        return self.ended is None

    @property
    def loser(self) -> int | None:
        return None if self.winner is None else self.other(self.winner)

    def other(self, number: int) -> int:
        first, second = self.players
        return second if number == first else first


@dataclass(frozen=True, slots=True)
class FairRecord:
    """All that decides how a fair goes on: there is nothing else to remember."""

    terms: FairTerms
    state: FairState
    begins: int  # when it begins, or has begun
    entrants: tuple[Entrant, ...] = ()
    games: tuple[FairGame, ...] = ()
    blocked: frozenset[Pair] = field(default_factory=frozenset)

    @property
    def ends(self) -> int:
        """From then on nothing new begins."""
        return self.begins + self.terms.days * DAY

    @property
    def half_time(self) -> int:
        """Until then people can join."""
        return self.begins + self.terms.days * DAY // 2

    @property
    def people(self) -> tuple[Entrant, ...]:
        return tuple(one for one in self.entrants if not one.is_merchant)

    def entrant(self, number: int) -> Entrant:
        return next(one for one in self.entrants if one.number == number)

    @property
    def groups(self) -> tuple[tuple[Entrant, ...], ...]:
        """The people of each group."""
        numbers = sorted({one.group for one in self.people if one.group is not None})
        return tuple(tuple(one for one in self.people if one.group == number) for number in numbers)

    @property
    def finalists(self) -> tuple[Entrant, ...]:
        return tuple(one for one in self.people if one.is_finalist)


@dataclass(frozen=True, slots=True)
class Fair:
    """A fair as everybody may know it."""

    code: str
    organiser: int | None
    place: Place
    message_id: int | None
    event_id: int | None
    terms: FairTerms
    state: FairState
    created: int
    begins: int
    ended: int | None
    version: int
    message_first: int | None = None  # somebody has begun to post its message: it has this id at least

    @property
    def is_live(self) -> bool:
        return self.ended is None

    @property
    def link(self) -> str | None:
        """To its message; None where that is gone."""
        if self.message_id is None:
            return None
        return f"https://discord.com/channels/{self.place.guild_id}/{self.place.channel_id}/{self.message_id}"


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who takes part, is invited or has asked: the entrant, and who that is."""

    entrant: Entrant
    player: Player
    membership: Membership
    reserve: int = RESERVE
    has_won: bool = False

    @property
    def number(self) -> int:
        return self.entrant.number

    @property
    def takes_part(self) -> bool:
        return self.membership is Membership.IN and self.entrant.is_present

    @property
    def has_asked(self) -> bool:
        return self.membership is Membership.ASKED and self.entrant.is_present

    @property
    def is_invited(self) -> bool:
        return self.membership is Membership.INVITED and self.entrant.is_present

    @property
    def has_seat(self) -> bool:
        """They take part, or did when it ran. Who went before it began was never there: only their number is theirs."""
        return self.membership is Membership.IN and (self.entrant.is_present or self.entrant.group is not None)


@dataclass(frozen=True, slots=True)
class FairSeen:
    """A fair with everybody in it and all that was played."""

    fair: Fair
    participants: tuple[Participant, ...]
    record: FairRecord

    def participant_of(self, user_id: int) -> Participant | None:
        return next((one for one in self.participants if one.player.user_id == user_id), None)

    def numbered(self, number: int) -> Participant:
        return next(one for one in self.participants if one.number == number)
