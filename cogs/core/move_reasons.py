"""Why the computer merchant would play a move, in words."""

from ai import Reason
from cogs.core.phrasing import Phrasing
from rules import Card


def in_a_sentence(phrasing: Phrasing, reason: Reason) -> str:
    facts = {name: fact.name.lower() if isinstance(fact, Card) else fact for name, fact in reason.facts.items()}
    return phrasing.say(f"reason-{reason.why.value}", **facts)
