"""A head start in words, and as choices of a command: who gets it, and how much."""

from discord import app_commands

from bot.match.model import Challenge, PublicMatch
from cogs.core.command_texts import described
from cogs.core.phrasing import Phrasing
from rules import HeadStart
from rules.rulebook import HEAD_START

STEP = 5  # rupees from one choice to the next
AMOUNTS = HEAD_START[::STEP]
SEATS = {"me": 0, "opponent": 1}  # the challenger takes the first seat, also against a merchant
CHOICES = [
    app_commands.Choice(name=described(f"choice-head-start-{whose}", rupees=rupees), value=str(HeadStart(seat, rupees)))
    for whose, seat in SEATS.items()
    for rupees in AMOUNTS
]


def offered(phrasing: Phrasing, made: Challenge) -> str | None:
    """What an invitation says about it; None where there is none."""
    given = made.terms.options.head_start
    if given is None:
        return None
    whose = (made.challenger, made.opponent)[given.seat]
    if whose is None:
        return phrasing.say("challenge-head-start-anyone", rupees=given.rupees)
    return phrasing.say("challenge-head-start", name=phrasing.player(whose), rupees=given.rupees)


def with_merchant(phrasing: Phrasing, given: HeadStart | None) -> str | None:
    """What the person who plays a merchant is told about it; None where there is none."""
    if given is None:
        return None
    whose = "you" if given.seat == SEATS["me"] else "merchant"
    return phrasing.say("merchant-head-start", whose=whose, rupees=given.rupees)


def agreed(phrasing: Phrasing, match: PublicMatch) -> str | None:
    """What a table says about it; None where there is none."""
    given = match.terms.options.head_start
    if given is None:
        return None
    return phrasing.say("table-head-start", name=phrasing.player(match.players[given.seat]), rupees=given.rupees)
