"""A plan in words, for its owner and nobody else."""

from functools import reduce

from bot.match.plans import Plan
from cogs.core.phrasing import Phrasing
from cogs.core.screen import lines
from rules import Move, Wake


def planned(phrasing: Phrasing, plan: Plan) -> str:
    return phrasing.say("plan-is", moves=in_order(phrasing, plan))


def planned_unless(phrasing: Phrasing, plan: Plan) -> str:
    """What is planned, and what stops it."""
    reasons = " · ".join(phrasing.say(f"wake-{wake.value}") for wake in Wake if wake in plan.wakes)
    wakes = phrasing.say("plan-wakes", reasons=reasons) if reasons else phrasing.say("plan-wakes-never")
    return lines([planned(phrasing, plan), wakes])


def not_played(phrasing: Phrasing, plan: Plan) -> str | None:
    """Why it was not played; None while nobody knows."""
    if plan.stopped is None:
        return None
    return phrasing.say("plan-stopped", moves=in_order(phrasing, plan), why=plan.stopped.value)


def in_order(phrasing: Phrasing, plan: Plan) -> str:
    """`take 1 gold; if not, sell 2 cloth`."""
    moves = [move_words(phrasing, move) for move in plan.moves]
    return reduce(lambda before, then: phrasing.say("plan-else", before=before, then=then), moves)


def move_words(phrasing: Phrasing, move: Move) -> str:
    """Nobody knows how many camels there will be."""
    return phrasing.say("plan-camels") if move.takes_camels else phrasing.move(move)
