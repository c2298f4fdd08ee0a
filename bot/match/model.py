"""What the services hand out about matches and challenges. No deck, salt or bonus order is in any of it."""

from dataclasses import dataclass
from enum import Enum

from ai import Level as Level
from bot.match.deal_of import DealOf as DealOf
from bot.match.place import Place as Place
from bot.match.position import Position as Position
from bot.match.turn_clock import Alarm as Alarm
from bot.match.turn_clock import NextAlarm as NextAlarm
from bot.match.turn_clock import Pace as Pace
from bot.match.turn_clock import TurnClock as TurnClock
from rules import Event, Options, Outcome, Result, Seat, View

FAST_LANE = 120  # seconds: who both acted within them are at the table now
UNHEARD = 180  # seconds after which a player is called whose turn began without a call
USUAL = -1  # the reserve that goes with a pace
STEWARD = Level.TRADER  # the merchant who moves for somebody absent


class State(Enum):
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class ChallengeState(Enum):
    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class ChallengeRole(Enum):
    """What somebody is to a challenge, and so what they can do with it."""

    CHALLENGER = "challenger"  # of a certain person: can withdraw it
    OPENER = "opener"  # challenger of anyone: can withdraw it
    CHALLENGED = "challenged"  # can accept or decline
    ANYONE = "anyone"  # of an open challenge: can accept
    ONLOOKER = "onlooker"  # of a challenge to somebody else: can do nothing


MOVES_TO_BE_RATED = 3  # of each player


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on before a match begins: where, how long, how fast, rated or not, with hints or without.

    `reserve` is what each player has once a match beside the time a move, in seconds; left out, the usual of the pace.
    """

    place: Place
    options: Options = Options()  # noqa: RUF009  # a NamedTuple does not change
    pace: Pace = Pace.THREE_DAYS
    is_rated: bool = True
    has_hints: bool = False
    rematch_of: str | None = None
    reserve: int = USUAL
    fair: str | None = None  # the code of the fair that the match is a game of

    def __post_init__(self) -> None:
        """A head start says nothing about who is stronger, so it is never rated, whoever asks for it."""
        if self.reserve == USUAL:
            object.__setattr__(self, "reserve", self.pace.usual_reserve)
        if self.options.head_start and self.is_rated:
            object.__setattr__(self, "is_rated", False)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, a computer merchant (`level`), or somebody who erased themselves (neither)."""

    user_id: int | None
    name: str | None  # as last seen on Discord, cleaned; None for merchants and strangers
    level: Level | None = None

    @property
    def is_merchant(self) -> bool:
        return self.level is not None

    @property
    def is_erased(self) -> bool:
        return self.user_id is None and self.level is None


@dataclass(frozen=True, slots=True)
class PublicMatch:
    """A match as everybody may know it, without the cards. Times are seconds since 1970, UTC."""

    code: str
    players: tuple[Player, Player]
    state: State
    terms: Terms
    thread_id: int | None
    message_id: int | None  # the live table
    round: int
    ply: int  # moves played in this round
    mover: Seat | None  # None when nobody can move
    since: int  # when this turn began
    deadline: int | None  # when all of the mover's time is used up, with the reserve
    is_late: (
        bool  # the deadline has passed: the other may claim the win, wait, or let a merchant play on; not in a fair
    )
    cancel_proposed_by: Seat | None
    outcome: Outcome | None
    started: int
    ended: int | None
    acted: tuple[int, int]  # when each seat last did something
    is_lesson: bool  # a guided first round
    version: int  # grows with every change that the table shows
    is_at_my_level: bool = False  # the merchant was chosen to be an even opponent: see `bot.match.my_level`
    is_interrupted: bool = False  # the table cannot be shown, and nobody tries any more; meanwhile no time runs
    reserves: tuple[int, int] = (0, 0)  # what each seat had left, in seconds, when this turn began
    is_in_reserve: bool = False  # the mover's time for the move is used up, and the reserve runs
    reserve_ends: int | None = None  # in a fair: the mover's reserve for all of it runs, and then the game is lost
    steward: Seat | None = None  # for whose absent player a merchant moves
    stewarded: str | None = None  # where a merchant has moved for somebody, as in the record: `2 1.14-1.20`
    planned: tuple[Position, ...] = ()  # after the last moves that their players had planned
    deal_of: DealOf | None = None  # somebody tries an open deal: the first round has that of another match

    @property
    def place(self) -> Place:
        return self.terms.place

    @property
    def position(self) -> Position:
        return Position(self.round, self.ply)

    def is_at(self, position: Position) -> bool:
        """Nobody has moved since this position: a click on what was shown there is not stale."""
        return self.position == position

    @property
    def user_to_move(self) -> int | None:
        """Whom a ping would call; None for merchants, also in somebody's place, and for finished matches."""
        if self.mover is None or self.merchant_on(self.mover):
            return None
        return self.players[self.mover].user_id

    def merchant_on(self, seat: Seat) -> Level | None:
        """The merchant who moves on this seat: as a player, or for one who is absent."""
        return STEWARD if self.steward == seat else self.players[seat].level

    @property
    def clock(self) -> TurnClock | None:
        """Of the turn; None while nobody's time runs."""
        if self.deadline is None or self.mover is None:
            return None
        return TurnClock(self.terms.pace.value, self.reserves[self.mover], self.deadline)

    @property
    def stewarded_seats(self) -> set[Seat]:
        """For whose players a merchant moves, or has moved."""
        return {int(part[0]) - 1 for part in self.stewarded.split(", ")} if self.stewarded else set()

    def was_stewarded_at(self, seat: Seat, position: Position) -> bool:
        """Whether a merchant has made this seat's move there, or would have to."""
        for part in self.stewarded.split(", ") if self.stewarded else ():
            begun, _, ended = part[2:].partition("-")
            is_later = position >= Position.from_text(begun)
            if int(part[0]) - 1 == seat and is_later and (not ended or position < Position.from_text(ended)):
                return True
        return False

    def reserves_at(self, now: int) -> tuple[int, int]:
        """What each seat has left now. Where no time runs, nothing is used."""
        if self.clock is None:
            return self.reserves
        left, (first, second) = self.clock.reserve_left(now), self.reserves
        return (left, second) if self.mover == 0 else (first, left)

    @property
    def is_rated(self) -> bool:
        """Not any more once a merchant has moved for somebody, whatever was agreed on."""
        return self.terms.is_rated and not self.stewarded

    @property
    def is_practice(self) -> bool:
        return any(player.is_merchant for player in self.players)

    @property
    def takes_plans(self) -> bool:
        """Nobody plans against a merchant, nor against one who moves for somebody."""
        return not self.is_practice and self.steward is None

    @property
    def level(self) -> Level | None:
        """The computer merchant's, in a practice match."""
        return self.players[0].level or self.players[1].level

    @property
    def have_both_moved(self) -> bool:
        return self.round > 1 or self.ply > 1

    @property
    def is_long_enough_to_rate(self) -> bool:
        """Both have moved so often that the match is rated, however it ends."""
        return self.round > 1 or self.ply >= 2 * MOVES_TO_BE_RATED

    @property
    def came_to_nothing(self) -> bool:
        """It was called off before anybody had moved: there is nothing to count or to look at."""
        return self.outcome is not None and self.outcome.winner is None and self.round == 1 and self.ply == 0

    @property
    def has_card(self) -> bool:
        """Somebody has won what can be shown to all: not a deal that was tried, whose cards they may have known."""
        return self.outcome is not None and self.outcome.winner is not None and self.deal_of is None

    @property
    def rounds_played_out(self) -> int:
        """How many rounds were played to their end: all before the one at hand, and it, too, where it decided all."""
        return self.round if self.outcome and self.outcome.termination is None else self.round - 1

    @property
    def has_table(self) -> bool:
        """Not a lesson or a deal that is tried, which are between a person and a merchant.

        But some lessons of an earlier version had one.
        """
        return (not self.is_lesson and not self.deal_of) or self.place.is_reachable

    @property
    def table_channel_id(self) -> int:
        """Where the live table is: the thread of the match if it has one."""
        return self.thread_id or self.place.channel_id

    def seat_of(self, user_id: int) -> Seat | None:
        ids = [player.user_id for player in self.players]
        return ids.index(user_id) if user_id in ids else None

    @property
    def has_mover_acted(self) -> bool:
        """Since this turn began: looked at the panel, for one."""
        return self.mover is not None and self.acted[self.mover] > self.since

    def is_fast(self, now: int) -> bool:
        """Both are at the table now, so it can be edited in place without a ping.

        A merchant is always there, and for this moment so is a player whose plan has answered: unless it has ended the
        match, which nobody calls them for later.
        """
        return all(
            self.merchant_on(seat)
            or abs(now - acted) <= FAST_LANE  # the clock may have been set back
            or (self.mover == 1 - seat and self.position in self.planned)
            for seat, acted in enumerate(self.acted)
        )


@dataclass(frozen=True, slots=True)
class RoundRecap:
    """What happened in one round after its first `since` moves, redacted for the reader; `result` if it ended."""

    round: int
    events: tuple[Event, ...]
    result: Result | None
    since: int = 0


@dataclass(frozen=True, slots=True)
class Seen:
    """A match as one person sees it. `since` has what happened after their last look, oldest first."""

    match: PublicMatch
    view: View
    since: tuple[RoundRecap, ...]

    @property
    def can_plan(self) -> bool:
        """This person waits for somebody, not for a merchant, who answers at once."""
        match, view = self.match, self.view
        return view.seat is not None and match.mover == 1 - view.seat and match.takes_plans

    def is_my_turn_at(self, position: Position) -> bool:
        """It is this person's turn, and still in this position: what was shown to them there can be played."""
        return self.view.is_my_turn and self.match.is_at(position)


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was played and saved, as the mover may see it.

    `seen` is what `MatchLookup.look` would give the mover right after the move. `result` is set when the move ended
    the round. Then either `match.outcome` is set, or the next round has been dealt and `view` shows it, with its seal.
    """

    seen: Seen
    event: Event
    result: Result | None
    is_plan_due: bool = False  # the opponent's, which takes the turn at once or is stopped

    @property
    def match(self) -> PublicMatch:
        return self.seen.match

    @property
    def view(self) -> View:
        return self.seen.view


@dataclass(frozen=True, slots=True)
class Challenge:
    """A request for a table. Accepted, it becomes the match with the same code."""

    code: str
    challenger: Player
    opponent: Player | None  # None: anyone may accept
    state: ChallengeState
    terms: Terms
    message_id: int | None
    created: int
    expires: int

    @property
    def place(self) -> Place:
        return self.terms.place

    def role_of(self, user_id: int) -> ChallengeRole:
        if self.challenger.user_id == user_id:
            return ChallengeRole.CHALLENGER if self.opponent else ChallengeRole.OPENER
        if self.opponent is None:
            return ChallengeRole.ANYONE
        return ChallengeRole.CHALLENGED if self.opponent.user_id == user_id else ChallengeRole.ONLOOKER
