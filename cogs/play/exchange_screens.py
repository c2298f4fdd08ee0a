"""The screens of the exchange. Only what is legal is offered, ready made, so no card is chosen one by one.

    Exchange… → a ready one → Play                                  3 taps
    Exchange… → Take… (open, choose) → Give… (open, choose) → Play  6 taps

That is less than a form with Discord's checkboxes would need: those take a tap a card and one to send them (two cards
for two: 7 taps with the look before *Play*, three for three: 9), offer what is illegal, and cover the picture.
"""

from typing import NamedTuple

from discord import SelectOption

from bot.match.model import Seen
from cogs.core.phrasing import Phrasing
from cogs.core.screen import MOST_OPTIONS, Item, Screen, box, button, lines, picture, row, select, text
from cogs.play.choosing import PLAYING, Choosing, Offer
from cogs.play.exchange_choices import gives, ready, takes, usual
from cogs.play.hand_panel import heading
from cogs.play.move_buttons import offer, pay, pick
from cogs.play.move_labels import payment
from cogs.practice.lesson_steps import lesson
from render import SEAT_COLOURS, Painters, alt_text
from rules import Move, View
from rules.cards import Bundle, kinds, letters, spread

BUTTONS = 6  # ways to pay that are buttons
IN_A_ROW = 3


class ExchangeStep(NamedTuple):
    """What is asked, the buttons and lists that answer it, and the cards that are marked in the picture."""

    asked: str
    rows: list[Item | None]
    taken: Bundle = 0


def first_step(phrasing: Phrasing, offer: Offer) -> ExchangeStep:
    """Ready exchanges, and a list of all that can be taken; where that is only one thing, what to give for it."""
    takeable = takes(offer.view, offer.moves)
    if len(takeable) == 1:
        return second_step(phrasing, offer, takeable[0])
    buttons = [pick(phrasing, offer, move) for move in ready(offer.view, offer.moves)]
    return ExchangeStep(phrasing.say("exchange-how"), [*_rows(buttons), *_take_lists(phrasing, offer, takeable)])


def second_step(phrasing: Phrasing, offer: Offer, taken: Bundle) -> ExchangeStep:
    """What can be given for this: the usual first; where it is more than fits on buttons, all of it as a list."""
    payments = gives(offer.view, offer.moves, taken)
    first = [*usual(payments), *(move for move in payments if move not in usual(payments))]
    fits = len(payments) <= BUTTONS
    buttons = [pay(phrasing, offer, move) for move in (first if fits else usual(payments))]
    rows = [*_rows(buttons), *([] if fits else [row(_give_list(phrasing, offer, payments))])]
    return ExchangeStep(phrasing.say("exchange-give", taken=phrasing.cards(spread(taken))), rows, taken)


def back_to_first_step(phrasing: Phrasing, offer: Offer, step: ExchangeStep) -> Item | None:
    """From the second step, where the first one had a choice."""
    if not step.taken or len(takes(offer.view, offer.moves)) == 1:
        return None
    return button(phrasing.say("button-back"), offer.choosing.exchange, *offer.where)


async def what_to_exchange(
    painters: Painters, phrasing: Phrasing, seen: Seen, wrong: str | None = None, choosing: Choosing = PLAYING
) -> Screen:
    return await _screen(painters, phrasing, seen, choosing, first_step(phrasing, offer(seen, choosing)), wrong)


async def what_to_give(
    painters: Painters,
    phrasing: Phrasing,
    seen: Seen,
    taken: Bundle,
    wrong: str | None = None,
    choosing: Choosing = PLAYING,
) -> Screen:
    return await _screen(painters, phrasing, seen, choosing, second_step(phrasing, offer(seen, choosing), taken), wrong)


async def _screen(
    painters: Painters, phrasing: Phrasing, seen: Seen, choosing: Choosing, step: ExchangeStep, wrong: str | None
) -> Screen:
    """The panel, in which the cards to take are marked, and what can be chosen now below it."""
    view, match = seen.view, seen.match
    painted = await painters.panel(view, phrasing.plate_names(seen.match), slots_of(view, step.taken))
    taught = lesson(phrasing, view, is_paying=True) if match.is_lesson and step.taken else None
    back = back_to_first_step(phrasing, offer(seen, choosing), step)
    return Screen(
        items=(
            box(
                text(heading(phrasing, seen)),
                picture(painted, alt_text.panel(view, phrasing.say, phrasing.names(match))),
                text(lines([wrong, step.asked, taught])),
                *step.rows,
                row(back or choosing.back(phrasing.say("button-back"), seen)),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


def _rows(buttons: list[Item]) -> list[Item | None]:
    return [row(*buttons[index : index + IN_A_ROW]) for index in range(0, len(buttons), IN_A_ROW)]


def slots_of(view: View, taken: Bundle) -> tuple[int, ...]:
    """Where these cards lie in the market."""
    slots: list[int] = []
    for card in spread(taken):
        slots.append(next(slot for slot, lies in enumerate(view.market) if lies is card and slot not in slots))
    return tuple(slots)


def _take_lists(phrasing: Phrasing, offer: Offer, takeable: list[Bundle]) -> list[Item | None]:
    """One list; with five different goods in the market there is one choice more than a list can hold."""
    options = [
        SelectOption(
            label=phrasing.say("option-take", cards=phrasing.plain(spread(taken)))[:100],
            value=letters(taken),
            emoji=phrasing.emoji(kinds(taken)[0]),
        )
        for taken in takeable
    ]
    parts = [options[index : index + MOST_OPTIONS] for index in range(0, len(options), MOST_OPTIONS)]
    say = phrasing.say("select-take")
    return [row(select(say, part, offer.choosing.take, *offer.where, index)) for index, part in enumerate(parts)]


def _give_list(phrasing: Phrasing, offer: Offer, payments: list[Move]) -> Item:
    """Never more than a list can hold: a test counts every hand there can be."""
    options = [
        SelectOption(
            label=payment(phrasing, move)[:100],
            value=str(move),
            emoji=phrasing.emoji(kinds(move.given)[0]),
        )
        for move in payments
    ]
    return select(phrasing.say("select-give"), options, offer.choosing.listed, *offer.where)
