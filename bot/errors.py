"""Why a wish of a player was refused. Each error carries the data that explains it, and no secret.

    Refused
    ├── NoSuchMatch, NoSuchChallenge, NoSuchFair
    ├── NotAPlayer, NotYourTurn, StalePly
    ├── NoPlansHere, TooManyPlanned
    ├── MatchOver, MatchRunning
    ├── ChallengeYourself, ChallengeABot, AlreadyChallenged, AlreadyRematched
    ├── TooManyChallenges, TooManyGames
    ├── ChallengesOff
    │   └── Blocked             says no more than ChallengesOff: nobody learns who blocked them
    ├── YouBlocked
    ├── NotYourChallenge, ChallengeGone
    ├── NeedsAgreement, TooManyCalledOff, NothingProposed, ProposedByYou
    ├── those of fairs          `bot.fairs.errors`
    ├── PlayedInFair            cannot be called off, claimed or waited for
    ├── NoDeadline, DeadlineAhead, YourOwnTurn
    ├── NoSuchDay, DayNotOpened, DayNotFinished, DayIsOver, YouHide
    └── NothingBooked, NotShownHere, NotThisRound, NothingToShare, YourOwnDeal, TooManyJobs, OneJobAtATime

A move that the rules forbid raises `rules.IllegalMove` as it is. What is wrong with the database is in
`bot.store.errors`. `str()` is plain English for logs; players are told in their own language, by class and data.
"""

from dataclasses import dataclass, fields, is_dataclass

from bot.match.model import ChallengeRole, ChallengeState


class Refused(Exception):
    """Something that cannot be done as things stand. Nothing was changed."""

    def __str__(self) -> str:
        data = (f"{field.name}={getattr(self, field.name)}" for field in fields(self)) if is_dataclass(self) else ()
        return f"{type(self).__name__}({', '.join(data)})"


@dataclass(eq=False)
class NoSuchMatch(Refused):
    code: str


@dataclass(eq=False)
class NoSuchExercise(Refused):
    name: str


@dataclass(eq=False)
class NoSuchChallenge(Refused):
    code: str


@dataclass(eq=False)
class NoSuchFair(Refused):
    code: str


@dataclass(eq=False)
class NotAPlayer(Refused):
    """This person has no seat in the match."""

    code: str


@dataclass(eq=False)
class NotYourTurn(Refused):
    code: str


@dataclass(eq=False)
class StalePly(Refused):
    """The click belongs to an earlier position; `round` and `ply` say where the match is now."""

    code: str
    round: int
    ply: int


class NoPlansHere(Refused):
    """A merchant answers at once: there is nothing to plan."""


@dataclass(eq=False)
class TooManyPlanned(Refused):
    limit: int


@dataclass(eq=False)
class MatchOver(Refused):
    """The match is finished or was called off."""

    code: str


@dataclass(eq=False)
class MatchRunning(Refused):
    """This can be had only of a finished match."""

    code: str


class ChallengeYourself(Refused):
    pass


class ChallengeABot(Refused):
    """A bot that is not ours."""


class PersonAndMerchant(Refused):
    """A challenge to a person, with the level of a merchant."""


@dataclass(eq=False)
class AlreadyChallenged(Refused):
    """The same challenge stands already."""

    code: str


@dataclass(eq=False)
class AlreadyRematched(Refused):
    """The rematch is being played, or was: as match `code`."""

    code: str


@dataclass(eq=False)
class TooManyChallenges(Refused):
    limit: int


@dataclass(eq=False)
class TooManyGames(Refused):
    limit: int
    whom: int  # the user who has so many


@dataclass(eq=False)
class ChallengesOff(Refused):
    """This person takes no challenges."""

    whom: int


class Blocked(ChallengesOff):
    """This person has blocked the challenger, who must not be able to tell it from `ChallengesOff`."""


@dataclass(eq=False)
class YouBlocked(Refused):
    """One has blocked this person oneself."""

    whom: int


@dataclass(eq=False)
class NotYourChallenge(Refused):
    """Somebody else is challenged, or somebody else's challenge would be withdrawn, or one's own accepted."""

    code: str
    role: ChallengeRole


@dataclass(eq=False)
class ChallengeGone(Refused):
    """Accepted, declined, withdrawn or expired meanwhile."""

    code: str
    state: ChallengeState


@dataclass(eq=False)
class NeedsAgreement(Refused):
    """Both have moved: only both together can call the match off."""

    code: str


@dataclass(eq=False)
class TooManyCalledOff(Refused):
    """This person has called off so many matches alone within a day; the next one may be called off at `deadline`."""

    limit: int
    deadline: int


@dataclass(eq=False)
class NothingProposed(Refused):
    code: str


@dataclass(eq=False)
class ProposedByYou(Refused):
    """One cannot agree to one's own proposal."""

    code: str


@dataclass(eq=False)
class NoDeadline(Refused):
    """Nobody's time runs: there is no limit, a merchant moves for somebody absent, or the match is interrupted."""

    code: str


@dataclass(eq=False)
class DeadlineAhead(Refused):
    """The player to move still has time."""

    code: str
    deadline: int


@dataclass(eq=False)
class YourOwnTurn(Refused):
    """Only the one who waits can claim the win or grant more time."""

    code: str


@dataclass(eq=False)
class NothingBooked(Refused):
    """This person has finished no match that could be shown here."""

    whom: int


@dataclass(eq=False)
class NotShownHere(Refused):
    """The match was played elsewhere, and who asks is not one of its players."""

    code: str


@dataclass(eq=False)
class NotThisRound(Refused):
    """The match has no such round, or nobody moved in it."""

    code: str
    round: int


@dataclass(eq=False)
class NothingToShare(Refused):
    """Nobody has won: the match was called off. Or it was somebody else's deal, which was tried."""

    code: str


@dataclass(eq=False)
class YourOwnDeal(Refused):
    """Who has played a deal knows it, and cannot try it."""

    code: str


class TooManyJobs(Refused):
    """Too many films and analyses are being made already."""


class OneJobAtATime(Refused):
    """This person has a film or an analysis under way already."""


@dataclass(eq=False)
class PlayedInFair(Refused):
    """A game of a fair: it is played, resigned, or lost on time by itself."""

    code: str


@dataclass(eq=False)
class NoSuchDay(Refused):
    """That day of the bazaar is still to come, or never was."""

    day: int


@dataclass(eq=False)
class DayNotOpened(Refused):
    """This person has not come so far on that day."""

    day: int


@dataclass(eq=False)
class DayNotFinished(Refused):
    """There is nothing to show yet."""

    day: int


@dataclass(eq=False)
class DayIsOver(Refused):
    """It was practice, or is too long ago to be shown."""

    day: int


class YouHide(Refused):
    """Who hides is listed nowhere."""
