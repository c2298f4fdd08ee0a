"""What people are told when something cannot be done. Errors carry data; the sentences are in the catalogue.

An expected error (of the rules, of the services, or one of those below) has a message `error-` with its class name.
Anything else is a fault of ours: the person gets a code that stands in the log beside the traceback.
"""

import enum
from dataclasses import dataclass

from bot.errors import Refused
from cogs.core.phrasing import Phrasing
from rules import Card, RulesError


class NotPossible(Exception):
    """Something that a person asked for and that cannot be done here and now."""


class NoGameHere(NotPossible):
    """The person has no running match that could be meant."""


@dataclass(eq=False)
class UnknownGame(NotPossible):
    text: str


@dataclass(eq=False)
class NotUnderstood(NotPossible):
    """A typed move that is none."""

    text: str


@dataclass(eq=False)
class TooManyCards(NotPossible):
    """More cards of a kind were typed than the game has."""

    good: Card


class OldButton(NotPossible):
    """A button of ours whose meaning is gone, or an id that somebody made up."""


@dataclass(eq=False)
class TooBusy(NotPossible):
    """One person asks faster than is good for the others."""

    seconds: int


class NotConfirmed(NotPossible):
    """A message for everybody was sent, and Discord did not say whether it is there."""


class Leaving(NotPossible):
    """The bot is being stopped. It will be back, mostly at once."""


@dataclass(eq=False)
class OnlyForManagers(NotPossible):
    """Needs the permission Manage Server."""


class OnlyInServers(NotPossible):
    pass


@dataclass(eq=False)
class PlayElsewhere(NotPossible):
    """This server keeps its matches in another channel."""

    channel: int


class NotFromHere(NotPossible):
    """The bot is not a member here, so it cannot do this by itself."""


class HintsAreOff(NotPossible):
    pass


class NoFinishedGame(NotPossible):
    """The person has finished no match yet."""


class NotARival(NotPossible):
    """Somebody would be compared with themselves."""


EXPECTED = (Refused, RulesError, NotPossible)


def explain(error: Exception, phrasing: Phrasing) -> str:
    """An expected error, in words."""
    variables = {name: _variable(name, value, phrasing) for name, value in vars(error).items()}
    return phrasing.say(f"error-{type(error).__name__}", **variables)


def _variable(name: str, value: object, phrasing: Phrasing) -> object:
    if isinstance(value, Card):
        return phrasing.say("good-name", good=value.name.lower())
    if isinstance(value, enum.Enum):
        return str(value.value)
    if name == "whom":
        return f"<@{value}>"
    if name == "channel":
        return f"<#{value}>"
    if name == "deadline":
        return f"<t:{value}:R>"
    if name == "text":
        return " ".join(str(value)[:200].split())[:60].replace("`", "'")
    return value
