"""Exercises as the project's files hold them: a line each, which anybody can replay with `rules/`.

    b17	1480	1	KGLCDL…|1 3 2 1 2 3 2|6 4 5 6 5 4|10 8 8 10 9	+P -C -LL	402 518 …

Name, rating, starter, the deal as it is sealed (`DECK|BONUS3|BONUS4|BONUS5`), the moves that lead there, and the chance
in per mille after each legal move, in the order in which `python -m rules moves` prints them. A tab stands between.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from ai.exercises.exercise import Exercise
from rules import Card, Deal, Length, Move, Options, Seat, View, parse, view
from rules.cards import bundle, spread
from rules.match import Match
from rules.rulebook import BONUS_TOKENS

PER_MILLE = 1000
# Exchanging cloth and spice gives the same game: they have the same tokens, and as many cards.
OTHER = {Card.CLOTH: Card.SPICE, Card.SPICE: Card.CLOTH}
OTHER_LETTER = str.maketrans({card.letter: other.letter for card, other in OTHER.items()})


@dataclass(frozen=True, slots=True)
class StoredExercise:
    """One line of a file. It holds the whole deal: it stays where exercises are made and read."""

    name: str
    rating: int
    starter: Seat
    deal: Deal
    moves: tuple[Move, ...]
    chances: tuple[int, ...]  # per mille, in the order of the sorted legal moves

    @classmethod
    def from_line(cls, line: str) -> Self:
        name, rating, starter, sealed, moves, chances = line.rstrip("\n").split("\t")
        deck, *piles = sealed.split("|")
        bonuses = {
            kind: tuple(int(value) for value in pile.split()) for kind, pile in zip(BONUS_TOKENS, piles, strict=True)
        }
        return cls(
            name,
            int(rating),
            int(starter) - 1,
            Deal(deck, bonuses),
            tuple(map(parse, moves.split())),
            tuple(map(int, chances.split())),
        )

    @property
    def line(self) -> str:
        piles = (" ".join(map(str, self.deal.bonuses[kind])) for kind in BONUS_TOKENS)
        fields = (
            self.name,
            str(self.rating),
            str(self.starter + 1),
            "|".join((self.deal.deck, *piles)),
            " ".join(map(str, self.moves)),
            " ".join(map(str, self.chances)),
        )
        return "\t".join(fields)

    def opened(self) -> Exercise:
        """What the seat on turn sees: replayed, as always, and without the cards that are hidden."""
        truth, _ = Match.start(Options(length=Length.SINGLE), self.deal, self.starter).play(*self.moves)
        if truth.mover is None:
            raise ValueError(f"{self.name}: the round is over")
        seen = view(truth, truth.mover)
        return Exercise(self.name, seen, chances_by_move(seen, self.chances), self.rating)

    @property
    def position(self) -> str:
        """What is seen there and was played: the same for two exercises that differ by cloth and spice alone."""
        views = (one.opened().view for one in (self, self.swapped(self.name)))
        return min(repr((sorted(map(str, seen.market)), seen.me.hand, seen.players, seen.history)) for seen in views)

    def swapped(self, name: str) -> "StoredExercise":
        """The same exercise with cloth and spice exchanged: the same game, and the same chances."""
        before = dict(zip(sorted(self.opened().chances, key=str), self.chances, strict=True))
        after = {_swap(move): chance for move, chance in before.items()}
        return replace(
            self,
            name=name,
            deal=Deal(self.deal.deck.translate(OTHER_LETTER), self.deal.bonuses),
            moves=tuple(map(_swap, self.moves)),
            chances=tuple(after[move] for move in sorted(after, key=str)),
        )


def per_mille(chances: Mapping[Move, float]) -> tuple[int, ...]:
    """The chances as they are stored."""
    return tuple(round(PER_MILLE * chances[move]) for move in sorted(chances, key=str))


def chances_by_move(seen: View, stored: Sequence[int]) -> dict[Move, float]:
    """What is stored for a position, by its legal moves."""
    moves = sorted(seen.legal_moves(), key=str)
    return {move: chance / PER_MILLE for move, chance in zip(moves, stored, strict=True)}


def _swap(move: Move) -> Move:
    return Move(*(bundle(OTHER.get(card, card) for card in spread(cards)) for cards in move))
