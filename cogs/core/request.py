"""What we know of an interaction beyond what Discord tells: one small object, kept beside it while it is answered."""

import asyncio
from dataclasses import dataclass, field
from enum import Enum
from time import monotonic
from typing import TypeAlias

import discord

from bot.client import JaipurBot
from bot.interaction_claims import InteractionClaim
from bot.people.preferences import Preferences

Interaction: TypeAlias = discord.Interaction[JaipurBot]
LONGEST_ANSWER = 60.0  # seconds
KEY = "request"  # in the interaction's `extras`


class Unanswered(ConnectionError):
    """Discord has heard no answer of ours to an interaction, so nothing more can be said about it."""


class Heard(Enum):
    """What Discord took although its answer was lost on the way, so that discord.py does not know of it."""

    NOTHING = "nothing"
    PROMISE = "promise"  # that the answer takes a moment
    ANSWER = "answer"


@dataclass(slots=True)
class Request:
    begun: float = field(default_factory=monotonic)  # when it came in: from then on the person waits
    is_timed: bool = False  # how long they waited for the first answer has been counted
    heard: Heard = Heard.NOTHING
    has_made_way: bool = False  # the "thinking…" is gone: what comes is a new message
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    is_heard: bool = False  # Discord has taken an answer, or a promise of one: only then the token is worth something
    claim: InteractionClaim | None = None  # None: it needs none, or nothing has begun yet
    preferences: Preferences | None = None  # of the person, once they were looked up

    async def until_answered(self) -> None:
        """Before that there is nothing to follow up. Raises TimeoutError where the answer does not come.

        Raises Unanswered where it was not heard, or another process has given one.
        """
        async with asyncio.timeout(LONGEST_ANSWER):
            await self.answered.wait()
        if not self.is_heard:
            raise Unanswered("Discord has heard no answer of ours")

    @classmethod
    def of(cls, interaction: Interaction) -> "Request":
        found = interaction.extras.setdefault(KEY, cls())
        assert isinstance(found, cls)  # noqa: S101  # nobody else uses the key
        return found
