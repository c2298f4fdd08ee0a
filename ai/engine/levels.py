"""The eight computer merchants, gentlest first, and the function that asks any of them for a move."""

from collections.abc import Callable
from enum import Enum
from random import Random
from time import monotonic
from typing import NamedTuple

from ai.engine.card_counting import CountedCards
from ai.engine.characters import Character
from ai.engine.rules_of_thumb import RULE_WEIGHTS
from rules import Move, View


class Level(Enum):
    """In order: each wins about two rounds of three against the one before. The values are stored with every match."""

    BEGINNER = "beginner"  # overlooks things
    CAMELEER = "cameleer"  # loves camels
    HOARDER = "hoarder"  # waits too long for large sets
    TRADER = "trader"  # solid rules of thumb
    HASTY = "hasty"  # a trained value; sells at once what could become more
    BROKER = "broker"  # the trained value, often in doubt
    VIZIER = "vizier"  # the trained value, and a short look ahead
    MASTER = "master"  # the trained value, and a search


# Calibrated with `python -m ai.ladder` so that the steps are even: docs/ai.md has the table.
CHARACTERS = {
    Level.BEGINNER: Character(misjudged=2.36, overlooked=0.226),
    Level.CAMELEER: Character(1.6, 0.135, RULE_WEIGHTS._replace(camels=1.9, herd=1.5)),
    Level.HOARDER: Character(0.92, 0.072, RULE_WEIGHTS._replace(held=0.95, twos=0.8, threes=1.2, fours=1.5)),
    Level.TRADER: Character(0.45, 0.035),
}

# Fixed, since a merchant plays as well tomorrow as today; `bot.ratings.merchant_ratings` says where the scale begins.
RATINGS = {
    Level.BEGINNER: 1280,
    Level.CAMELEER: 1500,
    Level.HOARDER: 1730,
    Level.TRADER: 1940,
    Level.HASTY: 2170,
    Level.BROKER: 2410,
    Level.VIZIER: 2620,
    Level.MASTER: 2870,
}


class Doubt(NamedTuple):
    """How the trained value is misjudged, in log-odds of the winning chance."""

    spread: float = 0.0  # of each move, a standard deviation
    haste: float = 0.0  # by which every sale looks better than it is


DOUBTS = {Level.HASTY: Doubt(0.27, haste=0.3), Level.BROKER: Doubt(0.165)}
VIZIERS_WORLDS = 1  # in which it looks a move and its answer ahead


def choose(
    view: View,
    counted: CountedCards,
    level: Level,
    rng: Random,
    seconds: float,
    *,
    worlds: int | None = None,
    clock: Callable[[], float] = monotonic,
) -> Move:
    """The move this merchant plays for the seat of the view, which has to be on turn.

    Only the master takes time, at most so many seconds by this clock. With `worlds` its search is bounded by work and
    not by the clock, so that the same seed gives the same move everywhere.
    """
    if character := CHARACTERS.get(level):
        return character.move(view, counted, rng)
    import numpy as np

    from ai.engine.search import SearchSettings, search
    from ai.engine.value import best_move

    dice = np.random.default_rng(rng.getrandbits(64))
    if doubt := DOUBTS.get(level):
        return best_move(view, counted, doubt=doubt.spread, haste=doubt.haste, rng=dice)
    if level is Level.VIZIER:
        shallow = SearchSettings(plies=2, batch=VIZIERS_WORLDS)
        return search(view, counted, dice, worlds=VIZIERS_WORLDS, settings=shallow)
    return search(view, counted, dice, seconds=None if worlds else seconds, worlds=worlds, clock=clock)
