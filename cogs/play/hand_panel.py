"""The panel: one player's private view of a game, with every legal move as a button or an option."""

from discord import ButtonStyle, SelectOption

from bot.match.model import Seen
from cogs.core.ids import Position
from cogs.core.phrasing import Voice, jump, until
from cogs.core.screen import Item, Screen, box, button, lines, link, picture, row, select, text
from cogs.practice.lesson import lesson
from cogs.tables.table_message import after_match, ending
from render import SEAT_COLOURS, Studio
from render.alt_text import pictures as alt
from rules import TAKE_CAMELS, Card, Move, View, sell, take
from rules.cards import spread


async def panel(studio: Studio, voice: Voice, seen: Seen, note: str | None = None) -> Screen:
    """What happened since the last look, the picture, and the moves (in one's turn)."""
    game, view = seen.game, seen.view
    if view.outcome:
        return await _farewell(studio, voice, seen, note)
    painted = await studio.panel(view)
    recap = voice.chapters(seen.since, game, view.seat)
    taught = lesson(voice, view) if game.is_lesson else None
    words = lines([heading(voice, seen), note, taught, *([voice.say("panel-since"), *recap] if recap else [])])
    return Screen(
        items=(
            box(
                text(words),
                picture(painted, alt.panel(view, voice.say, voice.names(game))),
                *(moves(voice, seen) if view.is_my_turn else ()),
                footer(voice, seen),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=game,
    )


async def _farewell(studio: Studio, voice: Voice, seen: Seen, note: str | None) -> Screen:
    """The panel of a match that is over: how it ended, and what can be done with it."""
    game, view = seen.game, seen.view
    painted = await studio.result(view)
    recap = voice.chapters(seen.since, game, view.seat)
    title = voice.say("panel-title", opponent=voice.mention(game.players[view.opponent.seat]), **_where(seen))
    learnt = voice.say("lesson-done") if game.is_lesson else None
    return Screen(
        items=(
            box(
                text(lines([title, ending(voice, game), note, *recap, learnt])),
                picture(painted, alt.result(view, voice.say, voice.names(game))),
                row(*after_match(voice, game)),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=game,
    )


def _where(seen: Seen) -> dict[str, object]:
    return {"round": seen.view.round_number, "code": seen.game.code}


def heading(voice: Voice, seen: Seen) -> str:
    """Against whom, which round, and whose turn it is until when."""
    game, view = seen.game, seen.view
    opponent = voice.mention(game.players[view.opponent.seat])
    title = voice.say("panel-title", opponent=opponent, **_where(seen))
    turn = voice.say("panel-your-turn") if view.is_my_turn else voice.say("panel-their-turn", opponent=opponent)
    deadline = until(game.deadline)
    return lines([title, f"{turn} {voice.say('until', when=deadline)}" if deadline else turn])


def where(seen: Seen) -> tuple[str, Position]:
    """The identity that every button of the panel carries."""
    return seen.game.code, Position(seen.view.round_number, seen.view.ply)


def moves(voice: Voice, seen: Seen) -> list[Item]:
    """Takes; camels and exchange; sales. Only what is legal."""
    legal = set(seen.view.legal_moves())
    rows = [
        row(*_takes(voice, seen, legal)),
        row(_camels(voice, seen, legal), _exchange(voice, seen, legal), _hint(voice, seen)),
        row(*_sales(voice, seen, legal)),
        row(_smaller_sales(voice, seen, legal)),
    ]
    return [item for item in rows if item is not None]


def _takes(voice: Voice, seen: Seen, legal: set[Move]) -> list[Item]:
    goods = dict.fromkeys(card for card in seen.view.market if card is not None and take(card) in legal)
    return [
        button(
            voice.say("button-take", good=good.name.lower()),
            "move", *where(seen), take(good),
            style=ButtonStyle.primary, emoji=voice.emoji(good),
        )
        for good in goods if good is not Card.CAMEL
    ]  # fmt: skip


def _camels(voice: Voice, seen: Seen, legal: set[Move]) -> Item | None:
    if TAKE_CAMELS not in legal:
        return None
    label = voice.say("button-camels", count=seen.view.camels_in_market)
    return button(label, "move", *where(seen), TAKE_CAMELS, style=ButtonStyle.primary, emoji=voice.emoji(Card.CAMEL))


def _exchange(voice: Voice, seen: Seen, legal: set[Move]) -> Item | None:
    if not any(move.is_exchange for move in legal):
        return None
    return button(voice.say("button-exchange"), "exchange", *where(seen), style=ButtonStyle.primary)


def _hint(voice: Voice, seen: Seen) -> Item | None:
    return button(voice.say("button-hint"), "hint", *where(seen)) if seen.game.has_hints else None


def _sales(voice: Voice, seen: Seen, legal: set[Move]) -> list[Item]:
    """For each good the sale of all there is: what one mostly wants, in one tap."""
    return [
        button(
            voice.say("button-sell", cards=voice.good(good, number), rupees=seen.view.sale(good, number).rupees,
                      bonus="yes" if seen.view.sale(good, number).bonus else "no"),
            "move", *where(seen), sell(good, number),
            style=ButtonStyle.success, emoji=voice.emoji(good),
        )
        for good, number in _whole_sales(seen.view, legal)[:5]
    ]  # fmt: skip


def _smaller_sales(voice: Voice, seen: Seen, legal: set[Move]) -> Item | None:
    """A list of all other sales."""
    view, buttons = seen.view, {sell(*sale) for sale in _whole_sales(seen.view, legal)[:5]}
    options = [
        SelectOption(
            label=voice.say("option-sell", cards=voice.good(good, number)),
            value=str(sell(good, number)),
            description=voice.sale(view.sale(good, number))[:100],
            emoji=voice.emoji(good),
        )
        for good in dict.fromkeys(view.me.hand or ())
        for number in range(1, view.me.hand_size + 1)
        if sell(good, number) in legal and sell(good, number) not in buttons
    ]
    return select(voice.say("select-sell"), options, "chosen", *where(seen)) if options else None


def _whole_sales(view: View, legal: set[Move]) -> list[tuple[Card, int]]:
    hand = view.me.hand or ()
    whole = [(good, hand.count(good)) for good in dict.fromkeys(hand)]
    return [(good, number) for good, number in whole if sell(good, number) in legal]


def footer(voice: Voice, seen: Seen) -> Item | None:
    game = seen.game
    return row(
        button(voice.say("button-refresh"), "refresh", game.code, emoji="🔄"),
        link(voice.say("button-table"), jump(game)) if game.message_id and game.place.is_reachable else None,
        button(voice.say("button-next-game"), "next", game.code) if not seen.view.is_my_turn else None,
    )


async def confirm(studio: Studio, voice: Voice, seen: Seen, move: Move) -> Screen:
    """What a move will do, with *Play* and *Back*."""
    game, view = seen.game, seen.view
    view.check(move)
    if move.is_exchange:
        painted = await studio.preview(view, move)
        description = alt.preview(view, move, voice.say)
    else:
        painted = await studio.panel(view)
        description = alt.panel(view, voice.say, voice.names(game))
    return Screen(
        items=(
            box(
                text(lines([heading(voice, seen), voice.say("confirm", move=in_words(voice, view, move))])),
                picture(painted, description),
                row(
                    button(voice.say("button-play"), "play", *where(seen), move, style=ButtonStyle.success),
                    button(voice.say("button-back"), "refresh", game.code),
                ),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
        panel_of=game,
    )


def in_words(voice: Voice, view: View, move: Move) -> str:
    """The move, and what it brings."""
    words = voice.move(move, view.camels_in_market)
    if not move.is_sale:
        return words
    sold = spread(move.given)
    return voice.say("confirm-sale", move=words, brings=voice.sale(view.sale(sold[0], len(sold))))
