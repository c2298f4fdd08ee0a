"""Made-up players, each with one bad habit that `ai.habits` has to find. For the rest they go by the trained value."""

from random import Random

import numpy as np

from ai.engine.card_counting import count_cards
from ai.engine.move_tables import CAMELS, NONE
from ai.engine.move_tables import move as as_move
from ai.engine.own_moves import OwnMove, style_of
from ai.engine.sampling import guess
from ai.engine.value import RatedMoves, rate_moves, trained
from ai.habits import Habit
from ai.style import Kind, RoundStyle
from ai.training.arena import Player, play_round
from ai.training.judged_rounds import Watched
from ai.training.unlike_players import PLAYERS as UNLIKE_PLAYERS
from ai.training.unlike_players import Marks, exchanges, large_sales, with_a_habit
from rules import Deal, Move, View
from rules.rulebook import HAND_LIMIT


def sales(rated: RatedMoves) -> Marks:
    found: Marks = rated.taken == NONE
    return found


def camels(rated: RatedMoves) -> Marks:
    found: Marks = rated.taken == CAMELS
    return found


def takes(rated: RatedMoves) -> Marks:
    return ~(sales(rated) | camels(rated) | exchanges(rated))


def hoards(view: View, rng: Random) -> Move:
    """Sells only with a full hand, and then always."""
    habit = with_a_habit((lambda rated: ~sales(rated)) if view.me.hand_size == HAND_LIMIT else sales)
    return habit(view, rng)


def careless(view: View, _rng: Random) -> Move:
    """The right kind of move, with the second best cards that there are for it."""
    rated = rate_moves(guess(view, count_cards(view), 1, np.random.default_rng(0)).rows, trained())
    moves = [as_move(int(taken), int(given)) for taken, given in zip(rated.taken, rated.given, strict=True)]
    best, *others = [moves[int(index)] for index in np.argsort(-rated.chance, kind="stable")]
    return next((move for move in others if Kind.of(move) is Kind.of(best)), best)


PLAYERS: dict[Habit, Player] = {
    Habit.SMALL_SALES: with_a_habit(large_sales),  # never sells three cards at once
    Habit.EARLY_SALES: with_a_habit(lambda rated: ~sales(rated)),  # sells whenever there is something to sell
    Habit.LATE_SALES: hoards,
    Habit.MANY_CAMELS: with_a_habit(lambda rated: ~camels(rated)),  # takes them whenever there are any
    Habit.FEW_CAMELS: with_a_habit(camels),  # never takes them
    Habit.MANY_EXCHANGES: with_a_habit(lambda rated: ~exchanges(rated)),
    Habit.FEW_EXCHANGES: with_a_habit(exchanges),
    Habit.MANY_TAKES: with_a_habit(lambda rated: ~takes(rated)),
    Habit.FEW_TAKES: with_a_habit(takes),
    Habit.OTHER_CARDS: careless,
}
OPPONENTS = ("value", "trader")  # by turns, each on both seats
LONGEST = 30  # own moves: some of these players would exchange for ever


def played_style(player: Player, number: int, seed: int) -> RoundStyle:
    """How this player plays the round with this number."""
    watched, opponent = Watched(player), UNLIKE_PLAYERS[OPPONENTS[number // 2 % 2]]
    players = (watched, opponent) if number % 2 == 0 else (opponent, watched)
    deal, dice = Deal.shuffle(Random(f"{seed}/{number}")), Random(f"{seed}/{number}/players")  # noqa: S311
    play_round(players, deal, number // 4 % 2, dice)
    return style_of([OwnMove(*step) for step in watched.steps[:LONGEST]])
