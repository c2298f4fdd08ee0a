"""What happened, as facts that can be shown. An event names seats 0 and 1, slots 0 to 4."""

from typing import NamedTuple, TypeAlias

from rules.cards import ONE, Card, bundle
from rules.moves import TAKE_CAMELS, Move, sell
from rules.tokens import BonusToken

Seat: TypeAlias = int  # 0 or 1; people and records say 1 or 2


class Took(NamedTuple):
    """One good, or all the camels. `drawn` fills the first of the slots; it is short when the deck ran out."""

    seat: Seat
    cards: tuple[Card, ...]
    slots: tuple[int, ...]
    drawn: tuple[Card, ...]

    @property
    def move(self) -> Move:
        return TAKE_CAMELS if self.cards[0] is Card.CAMEL else Move(taken=ONE[self.cards[0]])

    @property
    def filled_slots(self) -> tuple[int, ...]:
        """Where a new card lies in the market now."""
        return self.slots[: len(self.drawn)]


class Exchanged(NamedTuple):
    """`given` lies in the slots from which `taken` came, in this order."""

    seat: Seat
    taken: tuple[Card, ...]
    given: tuple[Card, ...]
    slots: tuple[int, ...]

    @property
    def move(self) -> Move:
        return Move(bundle(self.taken), bundle(self.given))

    @property
    def filled_slots(self) -> tuple[int, ...]:
        return self.slots


class Sold(NamedTuple):
    """Goods for tokens; the bonus token's value is known to the seller alone until the round is over."""

    seat: Seat
    good: Card
    number: int
    values: tuple[int, ...]
    bonus: BonusToken | None

    @property
    def move(self) -> Move:
        return sell(self.good, self.number)

    @property
    def filled_slots(self) -> tuple[int, ...]:
        return ()


Event: TypeAlias = Took | Exchanged | Sold


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as this seat (None: the public) may see it."""
    if isinstance(event, Sold) and event.bonus and event.seat != seat:
        return event._replace(bonus=BonusToken(event.bonus.kind, None))
    return event
