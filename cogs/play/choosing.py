"""What the buttons of moves do: the move is played, planned, or the answer to an exercise. Their ids say which."""

from dataclasses import dataclass

from bot.match.model import Seen
from cogs.core.screen import Item, button
from rules import Move, View


@dataclass(frozen=True, slots=True)
class Choosing:
    """The actions of the buttons and lists, and of the button that leads back to the first screen."""

    move: str
    listed: str
    exchange: str
    take: str

    def back(self, label: str, seen: Seen) -> Item:
        if self is PLANNING:
            return button(label, "plan", seen.match.code, seen.match.position)
        return button(label, "refresh", seen.match.code)


@dataclass(frozen=True, slots=True)
class Offer:
    """Moves to choose from. `where` stands in every id, before the move."""

    view: View
    moves: tuple[Move, ...]
    choosing: Choosing
    where: tuple[object, ...]


PLAYING = Choosing("move", "chosen", "exchange", "exchange-take")
PLANNING = Choosing("plan-move", "plan-chosen", "plan-exchange", "plan-exchange-take")
