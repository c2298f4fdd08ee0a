"""Merchants with a character: rules of thumb weighed in their own way, and the oversights of a person.

A character does not throw dice. It overlooks moves, large exchanges most of all, and misjudges the others by some
rupees; but what everybody at the table would call absurd it does not do.
"""

from dataclasses import dataclass
from random import Random

from ai.engine.card_counting import CountedCards
from ai.engine.rules_of_thumb import RULE_WEIGHTS, RulesOfThumb, SeatPosition, appraise, proceeds
from rules import Card, Move, View
from rules.cards import Bundle, count, kinds, size
from rules.rulebook import SALE_MINIMUM
from rules.tokens import pile


@dataclass(frozen=True, slots=True)
class Character:
    """What somebody likes, and how well they look."""

    misjudged: float = 0.0  # rupees (standard deviation) by which a move is misjudged
    overlooked: float = 0.0  # how often a taken card is not thought of; other moves half as often
    weights: RulesOfThumb = RULE_WEIGHTS

    def move(self, view: View, counted: CountedCards, rng: Random) -> Move:
        """The best of the moves that they notice; of equals any."""
        position, moves = SeatPosition.of(view, counted), view.legal_moves()
        if self.overlooked or self.misjudged:
            moves = [move for move in moves if not is_absurd(position, move)] or moves
            moves = [move for move in moves if rng.random() >= self._chance_to_overlook(move)] or moves
        return max(moves, key=lambda move: (self._judge(position, move, rng), rng.random()))

    def _judge(self, position: SeatPosition, move: Move, rng: Random) -> float:
        return appraise(position, move, self.weights) + rng.gauss(0, self.misjudged)

    def _chance_to_overlook(self, move: Move) -> float:
        if move.is_exchange:
            return 1 - (1 - self.overlooked) ** size(move.taken)
        return self.overlooked / 2


def is_absurd(position: SeatPosition, move: Move) -> bool:
    """A sale for nothing, or precious goods given for less than they are worth."""
    if move.is_sale:
        (good,) = kinds(move.given)
        return proceeds(good, size(move.given), position.tokens_left[good], position.bonuses_left) == 0
    gives_precious = any(good is not Card.CAMEL and SALE_MINIMUM[good] > 1 for good in kinds(move.given))
    return gives_precious and _top_tokens(position, move.given) > _top_tokens(position, move.taken)


def _top_tokens(position: SeatPosition, cards: Bundle) -> int:
    """What these goods are worth at a glance: the top token for each card."""
    goods = (good for good in kinds(cards) if good is not Card.CAMEL)
    return sum(count(cards, good) * sum(pile(good, position.tokens_left[good])[:1]) for good in goods)
