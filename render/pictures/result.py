"""The end of a round: both purses turned out, the camel token given, who takes the seal."""

from functools import cache, lru_cache

from PIL import Image

from render.canvas import Canvas
from render.layout.result import COLUMNS, Column
from render.palette import CREAM
from render.parts.numerals import write
from render.parts.player_tokens import paint_seals
from render.picture import Picture, encode
from render.sprites import faint, read, wall
from rules import DecidedBy, Purse, Seat, Termination
from rules.cards import GOODS
from rules.final_count import FinalCount, final_count
from rules.views import View


def result(view: View) -> Picture:
    """The end of a round, or of the match when it is over."""
    return encode(paint(view), "result")


def paint(view: View) -> Image.Image:
    end = final_count(view)
    canvas = Canvas(_background(end.winner))
    for seat, purse in enumerate(end.purses):
        column = _columns()[seat]
        _paint_head(canvas, view, end, seat, column)
        _paint_purse(canvas, purse, column)
        _paint_tie_break(canvas, end, seat, column)
    return canvas.image


@lru_cache(maxsize=1)
def _background(winner: Seat | None) -> Image.Image:
    canvas = Canvas(wall("wall-result"))
    for seat, frame in enumerate(COLUMNS):
        canvas.place(read(f"column-{seat}-{'lit' if seat == winner else 'unlit'}"), frame)
    return canvas.image


@cache
def _columns() -> tuple[Column, Column]:
    return Column(COLUMNS[0]), Column(COLUMNS[1])


def _paint_head(canvas: Canvas, view: View, end: FinalCount, seat: Seat, column: Column) -> None:
    canvas.place(f"emblem-{seat}", column.emblem)
    write(canvas, end.purses[seat].total, column.total, CREAM)
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
        canvas.place(f"pouch-{good.word}" if values else faint(f"pouch-{good.word}"), column.icons[good])
        for value, place in zip(values, column.tokens(good, len(values)), strict=True):
            canvas.place(f"token-{good.word}-{value}", place)
        if values:
            write(canvas, sum(values), column.sums[good], CREAM, "right")
    bonuses = sorted(purse.bonuses, key=lambda bonus: (bonus.kind, bonus.value))
    for bonus, place in zip(bonuses, column.bonuses(len(bonuses)), strict=True):
        canvas.place(f"bonus-{bonus.kind}-{bonus.value}", place)
    if bonuses:
        write(canvas, purse.bonus, column.bonus_sum, CREAM, "right")
    canvas.place("herd" if purse.herd else faint("herd"), column.herd)
    write(canvas, purse.herd, column.herd_size, CREAM, "left")
    canvas.place("camel-token" if purse.camel_token else faint("camel-token"), column.camel_token)
    if purse.camel_token:
        write(canvas, purse.camel_token, column.camel_rupees, CREAM, "right")
    for card, place in zip(purse.hand, column.hand(len(purse.hand)), strict=True):
        canvas.place(f"mini-{card.word}", place)


def _paint_tie_break(canvas: Canvas, end: FinalCount, seat: Seat, column: Column) -> None:
    """Equal rupees: the scales with the tokens that decided, and how many there are."""
    purse = end.purses[seat]
    weighed, count = {
        DecidedBy.BONUS_TOKENS: ("bonus", str(len(purse.bonuses))),
        DecidedBy.GOODS_TOKENS: ("goods", str(len(purse.tokens))),
        DecidedBy.NOTHING: ("even", "="),
    }.get(end.decided_by or DecidedBy.RUPEES, ("", ""))
    if weighed:
        canvas.place(f"scales-{weighed}", column.tie_break.at(0, -3, 76, 76))
        write(canvas, count, column.tie_break_count, CREAM)
