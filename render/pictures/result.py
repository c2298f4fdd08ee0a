"""The end of a round: both purses turned out, the camel token given, who takes the seal."""

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.layout.result import COLUMNS, Column
from render.palette import CREAM
from render.parts.market_and_tokens import name
from render.parts.player_tokens import GHOST, paint_seals
from render.picture import Picture, encode
from render.sprites import faint, read, wall
from rules import DecidedBy, Purse, Seat, Termination
from rules.cards import GOODS
from rules.views import View


class Ending(NamedTuple):
    """What the picture tells of the end, also when it came away from the board."""

    purses: tuple[Purse, Purse]
    winner: Seat | None
    decided_by: DecidedBy | None  # None: not counted, the match was broken off
    termination: Termination | None


def ending(view: View) -> Ending:
    """How the round of an open view ended."""
    broken_off = view.outcome.termination if view.outcome else None
    if view.result:
        winner = view.outcome.winner if view.outcome and broken_off else view.result.winner
        return Ending(view.result.purses, winner, view.result.decided_by, broken_off)
    if view.outcome is None:
        raise ValueError("the round is not over")
    first, second = (
        Purse(player.tokens, player.bonuses, player.herd or 0, player.hand or (), 0) for player in view.players
    )
    return Ending((first, second), view.outcome.winner, None, broken_off)


def result(view: View) -> Picture:
    """The end of a round, or of the match when it is over."""
    return encode(paint(view), "result")


def paint(view: View) -> Image.Image:
    end = ending(view)
    canvas = Canvas(_ground(end.winner))
    for seat, purse in enumerate(end.purses):
        column = _columns()[seat]
        _paint_head(canvas, view, end, seat, column)
        _paint_purse(canvas, purse, column)
        _paint_tie_break(canvas, end, seat, column)
    return canvas.image


@lru_cache(maxsize=1)
def _ground(winner: Seat | None) -> Image.Image:
    canvas = Canvas(wall("wall-result"))
    for seat, frame in enumerate(COLUMNS):
        canvas.place(read(f"column-{seat}-{'lit' if seat == winner else 'unlit'}"), frame)
    return canvas.image


@cache
def _columns() -> tuple[Column, Column]:
    return Column(COLUMNS[0]), Column(COLUMNS[1])


def _paint_head(canvas: Canvas, view: View, end: Ending, seat: Seat, column: Column) -> None:
    canvas.place(f"emblem-{seat}", column.emblem)
    canvas.number(end.purses[seat].total, column.total, CREAM)
    paint_seals(canvas, view.players[seat].seals, column.seals(view.options.length.seals_to_win))
    if view.outcome and view.outcome.winner == seat:
        canvas.place("turban", column.prize)
    elif end.termination is Termination.RESIGNED:
        canvas.place("flag", column.prize)
    elif end.termination is Termination.TIMEOUT:
        canvas.place("hourglass", column.prize)


def _paint_purse(canvas: Canvas, purse: Purse, column: Column) -> None:
    for good in GOODS:
        values = [token.value for token in purse.tokens if token.good == good]
        canvas.place(f"pouch-{name(good)}" if values else faint(f"pouch-{name(good)}", GHOST), column.icons[good])
        for value, place in zip(values, column.tokens(good, len(values)), strict=True):
            canvas.place(f"token-{name(good)}-{value}", place)
        if values:
            canvas.number(sum(values), column.sums[good], CREAM, "right")
    bonuses = sorted(purse.bonuses, key=lambda bonus: (bonus.kind, bonus.value))
    for bonus, place in zip(bonuses, column.bonuses(len(bonuses)), strict=True):
        canvas.place(f"bonus-{bonus.kind}-{bonus.value}", place)
    if bonuses:
        canvas.number(purse.bonus, column.bonus_sum, CREAM, "right")
    canvas.place("herd" if purse.herd else faint("herd", GHOST), column.herd)
    canvas.number(purse.herd, column.herd_size, CREAM, "left")
    canvas.place("camel-token" if purse.camel_token else faint("camel-token", GHOST), column.camel_token)
    if purse.camel_token:
        canvas.number(purse.camel_token, column.camel_rupees, CREAM, "right")
    for card, place in zip(purse.hand, column.hand(len(purse.hand)), strict=True):
        canvas.place(f"mini-{name(card)}", place)


def _paint_tie_break(canvas: Canvas, end: Ending, seat: Seat, column: Column) -> None:
    """Equal rupees: the scales with the tokens that decided, and how many there are."""
    purse = end.purses[seat]
    weighed, count = {
        DecidedBy.BONUS_TOKENS: ("bonus", str(len(purse.bonuses))),
        DecidedBy.GOODS_TOKENS: ("goods", str(len(purse.tokens))),
        DecidedBy.NOTHING: ("even", "="),
    }.get(end.decided_by or DecidedBy.RUPEES, ("", ""))
    if weighed:
        canvas.place(f"scales-{weighed}", column.tie_break.at(0, -3, 76, 76))
        canvas.number(count, column.tie_break_count, CREAM)
