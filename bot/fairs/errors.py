"""Why a wish about a fair was refused."""

from dataclasses import dataclass

from bot.errors import Refused


@dataclass(eq=False)
class NotYourFair(Refused):
    """Only the organiser, or who manages events or the server, can do this."""

    code: str


class FairTooShort(Refused):
    """Best of three needs more days, and so does one game at a time."""


@dataclass(eq=False)
class TooManyFairs(Refused):
    """So many fairs run in this server already."""

    limit: int


@dataclass(eq=False)
class FairClosed(Refused):
    """Nobody can join any more: it is full, half of its time is over, its final has begun, or it has ended."""

    code: str


@dataclass(eq=False)
class AlreadyInFair(Refused):
    """This person takes part, or did and has gone."""

    code: str


@dataclass(eq=False)
class NotInFair(Refused):
    """Who wants to leave takes no part."""

    code: str


@dataclass(eq=False)
class NoLongerInFair(Refused):
    """The organiser's list is old: this person has gone."""

    code: str


@dataclass(eq=False)
class NotInvited(Refused):
    code: str


@dataclass(eq=False)
class RemovedFromFair(Refused):
    """The organiser has removed or refused this person before it began; an invitation lets them in again."""

    code: str


@dataclass(eq=False)
class TooFewInFair(Refused):
    """It does not begin with so few."""

    fewest: int


@dataclass(eq=False)
class TooManyInvited(Refused):
    """So many are invited and have not joined yet."""

    limit: int
