"""The exchange: choose what to take and what to give in any order, and see hand and market before it is played.

The choice so far stands in the ids of the two selects: slots of the market (`034`) and letters (`LLK`), `-` for none.
"""

from typing import Annotated, Self

from discord import ButtonStyle, SelectOption

from bot.client import JaipurBot
from bot.match.model import Seen
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Between, Code
from cogs.core.errors import explain
from cogs.core.ids import Position, small_number
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, select, text
from cogs.play.hand_panel import heading, where
from render import SEAT_COLOURS, alt_text
from rules import Card, IllegalMove, Move, View
from rules.cards import BY_LETTER, bundle, spread
from rules.rulebook import MARKET_SIZE

MOST_GIVEN = 2 * MARKET_SIZE  # more was never offered
NONE = "-"  # an empty choice, in an id
Slot = Annotated[int, Between(0, MARKET_SIZE - 1)]


class Slots(tuple[int, ...]):
    """What is to be taken: slots of the market."""

    __slots__ = ()

    def __str__(self) -> str:
        return "".join(map(str, self)) or NONE

    @classmethod
    def from_id(cls, text: str) -> Self:
        slots = [] if text == NONE else [small_number(digit) for digit in text]
        if any(slot >= MARKET_SIZE for slot in slots):
            raise ValueError(text)
        return cls(slots)


class Cards(tuple[Card, ...]):
    """What is to be given: cards of the hand and camels."""

    __slots__ = ()

    def __str__(self) -> str:
        return "".join(card.letter for card in self) or NONE

    @classmethod
    def from_id(cls, text: str) -> Self:
        letters = "" if text == NONE else text
        if len(letters) > MOST_GIVEN or not set(letters) <= set(BY_LETTER):
            raise ValueError(text)
        return cls(BY_LETTER[letter] for letter in letters)


class NthCard(str):
    """An option of the select with what can be given: a letter, and which of the equal cards it is (`L0`, `L1`)."""

    __slots__ = ()

    @classmethod
    def from_id(cls, text: str) -> Self:
        if text[:1] not in BY_LETTER:
            raise ValueError(text)
        return cls(text)

    @property
    def card(self) -> Card:
        return BY_LETTER[self[0]]


class ExchangeCog(JaipurCog):
    @click("exchange")
    async def begin(self, interaction: Interaction, code: Code, at: Position) -> Screen:
        return await self._show(interaction, code, at, Slots(), Cards())

    @click("xtake")
    async def choose_to_take(
        self, interaction: Interaction, code: Code, at: Position, given: Cards, *, chosen: tuple[Slot, ...]
    ) -> Screen:
        return await self._show(interaction, code, at, Slots(sorted(chosen)), given)

    @click("xgive")
    async def choose_to_give(
        self, interaction: Interaction, code: Code, at: Position, taken: Slots, *, chosen: tuple[NthCard, ...]
    ) -> Screen:
        return await self._show(interaction, code, at, taken, Cards(one.card for one in chosen[:MOST_GIVEN]))

    async def _show(self, interaction: Interaction, code: str, at: Position, taken: Slots, given: Cards) -> Screen:
        phrasing = await self.languages.of(interaction)
        seen = await self.app.matches.peek(code, interaction.user.id)
        if not seen.view.is_my_turn or where(seen)[1] != at:
            return await self.panels.stale(interaction, code)
        return await self._screen(phrasing, seen, taken, given)

    async def _screen(self, phrasing: Phrasing, seen: Seen, taken: Slots, given: Cards) -> Screen:
        view, names = seen.view, phrasing.names(seen.match)
        cards = (view.market[slot] for slot in taken)
        move = Move(bundle(card for card in cards if card is not None), bundle(given))
        wrong = _what_is_wrong(phrasing, view, move)
        if wrong is None:
            painted = await self.bot.painters.preview(view, move)
            shown = picture(painted, alt_text.preview(view, move, phrasing.say))
        else:
            painted = await self.bot.painters.panel(view)
            shown = picture(painted, alt_text.panel(view, phrasing.say, names))
        play = button(
            phrasing.say("button-play"), "play", *where(seen), move if wrong is None else NONE,
            style=ButtonStyle.success, disabled=wrong is not None,
        )  # fmt: skip
        return Screen(
            items=(
                box(
                    text(lines([heading(phrasing, seen), _summary(phrasing, move), wrong])),
                    shown,
                    row(_take_select(phrasing, seen, taken, given)),
                    row(_give_select(phrasing, seen, taken, given)),
                    row(play, button(phrasing.say("button-back"), "refresh", seen.match.code)),
                    colour=SEAT_COLOURS[view.me.seat],
                ),
            ),
            pictures=(painted,),
            panel_of=seen.match,
        )


def _what_is_wrong(phrasing: Phrasing, view: View, move: Move) -> str | None:
    """What is still missing or not allowed, in words; None when it can be played."""
    if not move.taken or not move.given:
        return phrasing.say("exchange-how")
    try:
        view.check(move)
    except IllegalMove as error:
        return f"⚠ {explain(error, phrasing)}"
    return None


def _summary(phrasing: Phrasing, move: Move) -> str:
    return phrasing.say(
        "exchange-summary", taken=phrasing.cards(spread(move.taken)), given=phrasing.cards(spread(move.given))
    )


def _take_select(phrasing: Phrasing, seen: Seen, taken: Slots, given: Cards) -> Item:
    options = [
        SelectOption(label=phrasing.good(card, 1), value=str(slot), default=slot in taken, emoji=phrasing.emoji(card))
        for slot, card in enumerate(seen.view.market)
        if card is not None and card is not Card.CAMEL
    ]
    return select(phrasing.say("select-take"), options, "xtake", *where(seen), given, least=0, most=len(options))


def _give_select(phrasing: Phrasing, seen: Seen, taken: Slots, given: Cards) -> Item:
    me = seen.view.me
    cards = [*(me.hand or ()), *[Card.CAMEL] * min(me.herd or 0, MARKET_SIZE)]
    options = []
    for index, card in enumerate(cards):
        nth = cards[:index].count(card)
        options.append(
            SelectOption(
                label=phrasing.good(card, 1),
                value=f"{card.letter}{nth}",
                default=nth < given.count(card),
                emoji=phrasing.emoji(card),
            )
        )
    most = min(len(options), MARKET_SIZE)
    return select(phrasing.say("select-give"), options, "xgive", *where(seen), taken, least=0, most=most)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ExchangeCog(bot))
