"""Suggestions while somebody types a command."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from time import monotonic
from typing import Any

import discord
from discord.app_commands import Choice

from bot.store.errors import StoreError
from cogs.core.discord_errors import ALREADY_ANSWERED, LINE, NO_INTERACTION
from cogs.core.dispatcher import Dispatcher
from cogs.core.errors import EXPECTED
from cogs.core.interaction_kind import interaction_kind
from cogs.core.request import Interaction
from cogs.core.screen import MOST_OPTIONS

LONGEST = 100  # characters that are looked at; no suggestion is longer
Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def completion(complete: Complete) -> Complete:
    """Suggestions are a comfort: where something is in the way there are none, and people type on."""

    @wraps(complete)
    async def answer(interaction: Interaction, current: str) -> list[Choice[str]]:
        began = monotonic()
        try:
            Dispatcher.of(interaction.client).suggestion_limit.spend(interaction.user.id)
            with interaction.client.at_hand():
                return await complete(interaction, current)
        except (*EXPECTED, StoreError):
            return []
        finally:
            interaction.client.metrics.answered(interaction_kind(interaction), monotonic() - began)

    return answer


def is_worth_logging(record: logging.LogRecord) -> bool:
    """A filter for what discord.py logs as an error with a traceback. Suggestions that came too late are none.

    The person has typed on, Discord has trouble, or another process with our token was faster.
    """
    error = record.exc_info[1] if record.exc_info else None
    if "autocomplete" not in record.msg:
        return True
    is_late = isinstance(error, discord.HTTPException) and error.code in (ALREADY_ANSWERED, NO_INTERACTION)
    return not (is_late or isinstance(error, (*LINE, discord.DiscordServerError)))


def choices(pairs: Iterable[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Those of the pairs (what is shown, what it stands for) that fit what was typed so far.

    First those that have it as it stands, then those that have all its words: `2 or` also finds "2 cartes or".
    """
    wanted = current[:LONGEST].casefold().strip()
    known = list(pairs)
    as_typed = [(name, value) for name, value in known if wanted in name.casefold() or wanted.upper() == value]
    by_words = [(name, value) for name, value in known if all(word in name.casefold() for word in wanted.split())]
    fitting = list(dict.fromkeys([*as_typed, *by_words]))
    return [Choice(name=name[:100], value=value) for name, value in fitting[:MOST_OPTIONS]]
