"""The screens of the exchange. Only what is legal is offered, ready made, so no card is chosen one by one.

    Exchange… → a ready one → Play                                  3 taps
    Exchange… → Take… (open, choose) → Give… (open, choose) → Play  6 taps

That is less than a form with Discord's checkboxes would need: those take a tap a card and one to send them (two cards
for two: 7 taps with the look before *Play*, three for three: 9), offer what is illegal, and cover the picture.
"""

from discord import SelectOption

from bot.match.model import Seen
from cogs.core.phrasing import Phrasing
from cogs.core.screen import MOST_OPTIONS, Item, Screen, box, button, lines, picture, row, select, text
from cogs.play.choosing import PLAYING, Choosing
from cogs.play.exchange_choices import gives, ready, takes, usual
from cogs.play.hand_panel import heading
from cogs.play.move_buttons import offered, pay, pick, where
from cogs.play.move_labels import payment
from cogs.practice.lesson_steps import lesson
from render import SEAT_COLOURS, Painters, alt_text
from rules import Move, View
from rules.cards import Bundle, kinds, letters, spread

BUTTONS = 6  # ways to pay that are buttons
IN_A_ROW = 3


async def what_to_exchange(
    painters: Painters, phrasing: Phrasing, seen: Seen, wrong: str | None = None, choosing: Choosing = PLAYING
) -> Screen:
    """Ready exchanges, and a list of all that can be taken; where that is only one thing, what to give for it."""
    legal = offered(seen)
    takeable = takes(seen.view, legal)
    if len(takeable) == 1:
        return await what_to_give(painters, phrasing, seen, takeable[0], wrong, choosing)
    buttons = [pick(phrasing, seen, move, choosing) for move in ready(seen.view, legal)]
    said = lines([wrong, phrasing.say("exchange-how")])
    rows = [*_rows(buttons), *_take_lists(phrasing, seen, takeable, choosing)]
    return await _screen(painters, phrasing, seen, said, rows, choosing)


async def what_to_give(
    painters: Painters,
    phrasing: Phrasing,
    seen: Seen,
    taken: Bundle,
    wrong: str | None = None,
    choosing: Choosing = PLAYING,
) -> Screen:
    """What can be given for this: the usual first; where it is more than fits on buttons, all of it as a list."""
    payments = gives(seen.view, offered(seen), taken)
    first = [*usual(payments), *(move for move in payments if move not in usual(payments))]
    fits = len(payments) <= BUTTONS
    buttons = [pay(phrasing, seen, move, choosing) for move in (first if fits else usual(payments))]
    rows = [*_rows(buttons), *([] if fits else [row(_give_list(phrasing, seen, payments, choosing))])]
    taught = lesson(phrasing, seen.view, is_paying=True) if seen.match.is_lesson else None
    asked = phrasing.say("exchange-give", taken=phrasing.cards(spread(taken)))
    return await _screen(painters, phrasing, seen, lines([wrong, asked, taught]), rows, choosing, taken)


async def _screen(
    painters: Painters,
    phrasing: Phrasing,
    seen: Seen,
    said: str,
    rows: list[Item | None],
    choosing: Choosing,
    taken: Bundle = 0,
) -> Screen:
    """The panel, in which the cards to take are marked, and what can be chosen now below it."""
    view, match = seen.view, seen.match
    painted = await painters.panel(view, phrasing.plate_names(seen.match), slots_of(view, taken))
    has_choice = len(takes(view, offered(seen))) > 1
    label = phrasing.say("button-back")
    is_second = taken and has_choice
    back = button(label, choosing.exchange, *where(seen)) if is_second else choosing.back(label, seen)
    return Screen(
        items=(
            box(
                text(heading(phrasing, seen)),
                picture(painted, alt_text.panel(view, phrasing.say, phrasing.names(match))),
                text(said),
                *rows,
                row(back),
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


def _take_lists(phrasing: Phrasing, seen: Seen, takeable: list[Bundle], choosing: Choosing) -> list[Item | None]:
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
    return [row(select(say, part, choosing.take, *where(seen), index)) for index, part in enumerate(parts)]


def _give_list(phrasing: Phrasing, seen: Seen, payments: list[Move], choosing: Choosing) -> Item:
    """Never more than a list can hold: a test counts every hand there can be."""
    options = [
        SelectOption(
            label=payment(phrasing, move)[:100],
            value=str(move),
            emoji=phrasing.emoji(kinds(move.given)[0]),
        )
        for move in payments
    ]
    return select(phrasing.say("select-give"), options, choosing.listed, *where(seen))
