"""What the buttons of moves do: what is picked is played, or planned. Their ids say which."""

from dataclasses import dataclass

from bot.match.model import Seen
from cogs.core.screen import Item, button


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


PLAYING = Choosing("move", "chosen", "exchange", "exchange-take")
PLANNING = Choosing("plan-move", "plan-chosen", "plan-exchange", "plan-exchange-take")
