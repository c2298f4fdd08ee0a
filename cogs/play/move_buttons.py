"""The moves of the panel as buttons and options: only what is legal, and in a lesson only what is being taught."""

from discord import ButtonStyle, SelectOption

from bot.match.model import Position, Seen
from cogs.core.phrasing import Phrasing, jump
from cogs.core.screen import Item, button, link, row, select
from cogs.play.choosing import PLAYING, Choosing, Offer
from cogs.play.move_labels import label, payment
from cogs.practice.lesson_steps import taught
from rules import TAKE_CAMELS, Card, Move, View, take
from rules.cards import kinds, size

MOST_SALES = 5  # as buttons
A_SCREENFUL = 6  # takes and sales as buttons: with more of them, a phone does not show the market any more


def where(seen: Seen) -> tuple[str, Position]:
    """The identity that every button of the panel carries."""
    return seen.match.code, seen.match.position


def offered(seen: Seen) -> list[Move]:
    """The moves that the panel offers."""
    legal = seen.view.legal_moves()
    shown = taught(seen.view) if seen.match.is_lesson else None
    return legal if shown is None else [shown]


def offer(seen: Seen, choosing: Choosing = PLAYING, without: tuple[Move, ...] = ()) -> Offer:
    """What the panel of a match offers, to play or to plan."""
    legal = tuple(move for move in offered(seen) if move not in without)
    return Offer(seen.view, legal, choosing, where(seen))


def moves(
    phrasing: Phrasing,
    seen: Seen,
    choosing: Choosing = PLAYING,
    without: tuple[Move, ...] = (),
    more: tuple[Item, ...] = (),
) -> list[Item]:
    """The moves of a match, with the hint where there is one."""
    hint = _hint(phrasing, seen) if choosing is PLAYING else None
    return move_rows(phrasing, offer(seen, choosing, without), hint, *more)


def move_rows(phrasing: Phrasing, offer: Offer, *more: Item | None) -> list[Item]:
    """Takes; camels, exchange and `more`; sales: all that there is of a good, others as long as there is room."""
    takes, sales = _takes(phrasing, offer), _sales(offer)
    whole = sum(_is_whole(offer.view, sale) for sale in sales)
    buttons = min(MOST_SALES, max(whole, A_SCREENFUL - len(takes)))
    rows = [
        row(*takes),
        row(_camels(phrasing, offer), _exchange(phrasing, offer), *more),
        row(*(pick(phrasing, offer, sale, ButtonStyle.success) for sale in sales[:buttons])),
        row(_other_sales(phrasing, offer, sales[buttons:])),
    ]
    return [item for item in rows if item is not None]


def pick(phrasing: Phrasing, offer: Offer, move: Move, style: ButtonStyle = ButtonStyle.primary) -> Item:
    """The button that picks this move."""
    first = kinds(move.given if move.is_sale else move.taken)[0]
    named = label(phrasing, offer.view, move)
    return button(named, offer.choosing.move, *offer.where, move, style=style, emoji=phrasing.emoji(first))


def pay(phrasing: Phrasing, offer: Offer, move: Move) -> Item:
    """The button that picks this exchange, where what to take has been chosen."""
    emoji = phrasing.emoji(kinds(move.given)[0])
    named = payment(phrasing, move)
    return button(named, offer.choosing.move, *offer.where, move, style=ButtonStyle.primary, emoji=emoji)


def drop_plan(phrasing: Phrasing, seen: Seen) -> Item:
    return button(phrasing.say("button-plan-drop"), "plan-drop", *where(seen))


def table(phrasing: Phrasing, seen: Seen) -> Item | None:
    """The way to the table, where there is one."""
    match = seen.match
    return link(phrasing.say("button-table"), jump(match)) if match.message_id and match.place.is_reachable else None


def _takes(phrasing: Phrasing, offer: Offer) -> list[Item]:
    """In the order of the market."""
    goods = dict.fromkeys(card for card in offer.view.market if card is not None and card is not Card.CAMEL)
    return [pick(phrasing, offer, take(good)) for good in goods if take(good) in offer.moves]


def _camels(phrasing: Phrasing, offer: Offer) -> Item | None:
    return pick(phrasing, offer, TAKE_CAMELS) if TAKE_CAMELS in offer.moves else None


def _exchange(phrasing: Phrasing, offer: Offer) -> Item | None:
    if not any(move.is_exchange for move in offer.moves):
        return None
    return button(phrasing.say("button-exchange"), offer.choosing.exchange, *offer.where, style=ButtonStyle.primary)


def _hint(phrasing: Phrasing, seen: Seen) -> Item | None:
    if not seen.match.terms.has_hints or (seen.match.is_lesson and taught(seen.view)):
        return None
    return button(phrasing.say("button-hint"), "hint", *where(seen))


def _sales(offer: Offer) -> list[Move]:
    """For each good first the sale of all there is, what one mostly wants; then the smaller ones that bring most."""

    def order(move: Move) -> tuple[bool, int]:
        is_whole = _is_whole(offer.view, move)
        return not is_whole, 0 if is_whole else -offer.view.sale(kinds(move.given)[0], size(move.given)).rupees

    return sorted((move for move in offer.moves if move.is_sale), key=order)


def _is_whole(view: View, sale: Move) -> bool:
    """It sells all there is of a good."""
    return (view.me.hand or ()).count(kinds(sale.given)[0]) == size(sale.given)


def _other_sales(phrasing: Phrasing, offer: Offer, sales: list[Move]) -> Item | None:
    """A list of the sales for which there is no button."""
    options = []
    for move in sorted(sales):
        good, number = kinds(move.given)[0], size(move.given)
        options.append(
            SelectOption(
                label=phrasing.say("option-sell", cards=phrasing.good(good, number)),
                value=str(move),
                description=phrasing.sale(offer.view.sale(good, number))[:100],
                emoji=phrasing.emoji(good),
            )
        )
    if not options:
        return None
    return select(phrasing.say("select-sell"), options, offer.choosing.listed, *offer.where)
