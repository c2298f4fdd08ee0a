"""A simulated learner: judges moves by rules of thumb, and shifts their weights towards the better move it is told.

It shows whether what exercises teach holds in positions that were not seen. It is no model of a person.
"""

from collections.abc import Sequence
from random import Random

from ai.engine.card_counting import count_cards
from ai.engine.rules_of_thumb import RulesOfThumb, SeatPosition, rules_applied
from ai.exercises.exercise import Exercise
from rules import Move

RUPEES_NOW = RulesOfThumb(*(float(rule == "gain") for rule in RulesOfThumb._fields))  # and nothing else
STEP = 0.02  # of a weight, for each time that a rule applies more to the better move
TIMES = 10  # that an exercise is shown


class Learner:
    def __init__(self, weights: RulesOfThumb = RUPEES_NOW) -> None:
        self.weights = weights

    def choose(self, exercise: Exercise) -> Move:
        """The move that looks best with these weights."""
        position = SeatPosition.of(exercise.view, count_cards(exercise.view))
        return max(exercise.chances, key=lambda move: self._judge(rules_applied(position, move)))

    def grade(self, exercises: Sequence[Exercise]) -> float:
        """The mean grade, 0 to 100, without learning anything."""
        return sum(one.grade(self.choose(one)) for one in exercises) / len(exercises)

    def learn(self, exercises: Sequence[Exercise], rng: Random) -> None:
        """Go through them several times. What is kept is the mean of all weights on the way: it swings less."""
        total, steps = [0.0] * len(self.weights), 0
        for _ in range(TIMES):
            for exercise in rng.sample(exercises, len(exercises)):
                self._correct(exercise)
                total = [sum(pair) for pair in zip(total, self.weights, strict=True)]
                steps += 1
        self.weights = RulesOfThumb(*(one / steps for one in total))

    def _correct(self, exercise: Exercise) -> None:
        chosen, best = self.choose(exercise), exercise.best
        position = SeatPosition.of(exercise.view, count_cards(exercise.view))
        mine, better = rules_applied(position, chosen), rules_applied(position, best)
        if chosen == best or not (isinstance(mine, RulesOfThumb) and isinstance(better, RulesOfThumb)):
            return  # right, or one of the moves ends the round: that is counted, not judged
        changes = zip(self.weights, better, mine, strict=True)
        self.weights = RulesOfThumb(*(weight + STEP * (more - less) for weight, more, less in changes))

    def _judge(self, applied: RulesOfThumb | float) -> float:
        if not isinstance(applied, RulesOfThumb):
            return applied
        return sum(weight * times for weight, times in zip(self.weights, applied, strict=True))
