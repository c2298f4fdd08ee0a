"""The panel: one player's private view of a match, with every legal move as a button or an option."""

from discord import ButtonStyle, SelectOption

from bot.match.model import Position, Seen
from cogs.core import first_buttons
from cogs.core.phrasing import Phrasing, jump, until
from cogs.core.screen import Item, Screen, box, button, lines, link, picture, row, select, text
from cogs.practice.lesson_steps import lesson
from cogs.tables.table_message import after_match, ending
from render import SEAT_COLOURS, Painters, alt_text
from rules import TAKE_CAMELS, Card, Move, View, sell, take
from rules.cards import spread


async def panel(painters: Painters, phrasing: Phrasing, seen: Seen, note: str | None = None) -> Screen:
    """What happened since the last look, the picture, and the moves (in one's turn)."""
    match, view = seen.match, seen.view
    if view.outcome:
        return await _farewell(painters, phrasing, seen, note)
    painted = await painters.panel(view)
    recap = phrasing.recap(seen.since, match, view.seat)
    taught = lesson(phrasing, view) if match.is_lesson else None
    since = [phrasing.say("panel-since"), *recap] if recap else []
    words = lines([heading(phrasing, seen), note, taught, *since, phrasing.seal(view)])
    return Screen(
        items=(
            box(
                text(words),
                picture(painted, alt_text.panel(view, phrasing.say, phrasing.names(match))),
                *(moves(phrasing, seen) if view.is_my_turn else ()),
                footer(phrasing, seen),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


async def _farewell(painters: Painters, phrasing: Phrasing, seen: Seen, note: str | None) -> Screen:
    """The panel of a match that is over: how it ended, and what can be done with it."""
    match, view = seen.match, seen.view
    painted = await painters.result(view)
    recap = phrasing.recap(seen.since, match, view.seat)
    title = phrasing.say("panel-title", opponent=phrasing.mention(match.players[view.opponent.seat]), **_where(seen))
    learnt = phrasing.say("lesson-done") if match.is_lesson else None
    return Screen(
        items=(
            box(
                text(lines([title, ending(phrasing, match), note, *recap, learnt])),
                picture(painted, alt_text.result(view, phrasing.say, phrasing.names(match))),
                row(*(_after_lesson(phrasing) if match.is_lesson else after_match(phrasing, match))),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


def _after_lesson(phrasing: Phrasing) -> tuple[Item, ...]:
    return first_buttons.play_a_merchant(phrasing), first_buttons.challenge_somebody(phrasing)


def _where(seen: Seen) -> dict[str, object]:
    return {"round": seen.view.round_number, "code": seen.match.code}


def heading(phrasing: Phrasing, seen: Seen) -> str:
    """Against whom, which round, and whose turn it is until when."""
    match, view = seen.match, seen.view
    opponent = phrasing.mention(match.players[view.opponent.seat])
    title = phrasing.say("panel-title", opponent=opponent, **_where(seen))
    turn = phrasing.say("panel-your-turn") if view.is_my_turn else phrasing.say("panel-their-turn", opponent=opponent)
    deadline = until(match.deadline)
    return lines([title, f"{turn} {phrasing.say('until', when=deadline)}" if deadline else turn])


def where(seen: Seen) -> tuple[str, Position]:
    """The identity that every button of the panel carries."""
    return seen.match.code, seen.match.position


def moves(phrasing: Phrasing, seen: Seen) -> list[Item]:
    """Takes; camels and exchange; sales. Only what is legal."""
    legal = set(seen.view.legal_moves())
    rows = [
        row(*_takes(phrasing, seen, legal)),
        row(_camels(phrasing, seen, legal), _exchange(phrasing, seen, legal), _hint(phrasing, seen)),
        row(*_sales(phrasing, seen, legal)),
        row(_smaller_sales(phrasing, seen, legal)),
    ]
    return [item for item in rows if item is not None]


def _takes(phrasing: Phrasing, seen: Seen, legal: set[Move]) -> list[Item]:
    goods = dict.fromkeys(card for card in seen.view.market if card is not None and take(card) in legal)
    return [
        button(
            phrasing.say("button-take", good=good.name.lower()),
            "move", *where(seen), take(good),
            style=ButtonStyle.primary, emoji=phrasing.emoji(good),
        )
        for good in goods if good is not Card.CAMEL
    ]  # fmt: skip


def _camels(phrasing: Phrasing, seen: Seen, legal: set[Move]) -> Item | None:
    if TAKE_CAMELS not in legal:
        return None
    label = phrasing.say("button-camels", count=seen.view.camels_in_market)
    return button(label, "move", *where(seen), TAKE_CAMELS, style=ButtonStyle.primary, emoji=phrasing.emoji(Card.CAMEL))


def _exchange(phrasing: Phrasing, seen: Seen, legal: set[Move]) -> Item | None:
    if not any(move.is_exchange for move in legal):
        return None
    return button(phrasing.say("button-exchange"), "exchange", *where(seen), style=ButtonStyle.primary)


def _hint(phrasing: Phrasing, seen: Seen) -> Item | None:
    return button(phrasing.say("button-hint"), "hint", *where(seen)) if seen.match.terms.has_hints else None


def _sales(phrasing: Phrasing, seen: Seen, legal: set[Move]) -> list[Item]:
    """For each good the sale of all there is: what one mostly wants, in one tap."""
    return [
        button(
            phrasing.say("button-sell", cards=phrasing.good(good, number), rupees=seen.view.sale(good, number).rupees,
                      bonus="yes" if seen.view.sale(good, number).bonus else "no"),
            "move", *where(seen), sell(good, number),
            style=ButtonStyle.success, emoji=phrasing.emoji(good),
        )
        for good, number in _whole_sales(seen.view, legal)[:5]
    ]  # fmt: skip


def _smaller_sales(phrasing: Phrasing, seen: Seen, legal: set[Move]) -> Item | None:
    """A list of all other sales."""
    view, buttons = seen.view, {sell(*sale) for sale in _whole_sales(seen.view, legal)[:5]}
    options = [
        SelectOption(
            label=phrasing.say("option-sell", cards=phrasing.good(good, number)),
            value=str(sell(good, number)),
            description=phrasing.sale(view.sale(good, number))[:100],
            emoji=phrasing.emoji(good),
        )
        for good in dict.fromkeys(view.me.hand or ())
        for number in range(1, view.me.hand_size + 1)
        if sell(good, number) in legal and sell(good, number) not in buttons
    ]
    return select(phrasing.say("select-sell"), options, "chosen", *where(seen)) if options else None


def _whole_sales(view: View, legal: set[Move]) -> list[tuple[Card, int]]:
    hand = view.me.hand or ()
    whole = [(good, hand.count(good)) for good in dict.fromkeys(hand)]
    return [(good, number) for good, number in whole if sell(good, number) in legal]


def footer(phrasing: Phrasing, seen: Seen) -> Item | None:
    match = seen.match
    return row(
        button(phrasing.say("button-refresh"), "refresh", match.code, emoji="🔄"),
        link(phrasing.say("button-table"), jump(match)) if match.message_id and match.place.is_reachable else None,
        button(phrasing.say("button-next-game"), "next", match.code) if not seen.view.is_my_turn else None,
    )


async def confirm(painters: Painters, phrasing: Phrasing, seen: Seen, move: Move) -> Screen:
    """What a move will do, with *Play* and *Back*."""
    match, view = seen.match, seen.view
    view.check(move)
    if move.is_exchange:
        painted = await painters.preview(view, move)
        description = alt_text.preview(view, move, phrasing.say)
    else:
        painted = await painters.panel(view)
        description = alt_text.panel(view, phrasing.say, phrasing.names(match))
    return Screen(
        items=(
            box(
                text(lines([heading(phrasing, seen), phrasing.say("confirm", move=in_words(phrasing, view, move))])),
                picture(painted, description),
                row(
                    button(phrasing.say("button-play"), "play", *where(seen), move, style=ButtonStyle.success),
                    button(phrasing.say("button-back"), "refresh", match.code),
                ),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=match,
    )


def in_words(phrasing: Phrasing, view: View, move: Move) -> str:
    """The move, and what it brings."""
    words = phrasing.move(move, view.camels_in_market)
    if not move.is_sale:
        return words
    sold = spread(move.given)
    return phrasing.say("confirm-sale", move=words, brings=phrasing.sale(view.sale(sold[0], len(sold))))
