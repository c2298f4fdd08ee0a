"""Suggestions while somebody types a command."""

from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from time import monotonic
from typing import Any

from discord.app_commands import Choice

from bot.store.errors import StoreError
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


def choices(pairs: Iterable[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Those of the pairs (what is shown, what it stands for) that fit what was typed so far."""
    wanted = current[:LONGEST].casefold().strip()
    fitting = [(name, value) for name, value in pairs if wanted in name.casefold() or wanted.upper() == value]
    return [Choice(name=name[:100], value=value) for name, value in fitting[:MOST_OPTIONS]]
