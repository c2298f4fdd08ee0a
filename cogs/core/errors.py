"""What people are told when something cannot be done. Errors carry data; the sentences are in the catalogue.

An expected error (of the rules, of the services, or one of those below) has a message `error-` with its class name.
Anything else is a fault of ours: the person gets a code that stands in the log beside the traceback.
"""

import enum
from dataclasses import dataclass

from bot.errors import Refused
from cogs.core.phrasing import Voice
from rules import Card, RulesError


class Sorry(Exception):
    """Something that a person asked for and that cannot be done here and now."""


class NoGameHere(Sorry):
    """The person has no running game that could be meant."""


@dataclass(eq=False)
class UnknownGame(Sorry):
    text: str


@dataclass(eq=False)
class NotUnderstood(Sorry):
    """A typed move that is none."""

    text: str


class OldButton(Sorry):
    """A button of ours whose meaning is gone, or an id that somebody made up."""


@dataclass(eq=False)
class TooBusy(Sorry):
    """One person asks faster than is good for the others."""

    seconds: int


class Leaving(Sorry):
    """The bot is being stopped. It will be back, mostly at once."""


@dataclass(eq=False)
class OnlyForManagers(Sorry):
    """Needs the permission Manage Server."""


class OnlyInServers(Sorry):
    pass


@dataclass(eq=False)
class PlayElsewhere(Sorry):
    """This server keeps its games in another channel."""

    channel: int


class NotFromHere(Sorry):
    """The bot is not a member here, so it cannot do this by itself."""


class HintsAreOff(Sorry):
    pass


class NoFinishedGame(Sorry):
    """The person has finished no game yet."""


class NotARival(Sorry):
    """Somebody would be compared with themselves."""


EXPECTED = (Refused, RulesError, Sorry)


def explain(error: Exception, voice: Voice) -> str:
    """An expected error, in words."""
    variables = {name: _variable(name, value, voice) for name, value in vars(error).items()}
    return voice.say(f"error-{type(error).__name__}", **variables)


def _variable(name: str, value: object, voice: Voice) -> object:
    if isinstance(value, Card):
        return voice.say("good-name", good=value.name.lower())
    if isinstance(value, enum.Enum):
        return str(value.value)
    if name == "whom":
        return f"<@{value}>"
    if name == "channel":
        return f"<#{value}>"
    if name == "deadline":
        return f"<t:{value}:R>"
    if name == "text":
        return str(value)[:60].replace("`", "'")
    return value
