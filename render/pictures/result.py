"""The end of a round: who won and by how much, both purses turned out, the camel token given."""

from functools import cache, lru_cache

from PIL import Image

from render.canvas import Canvas
from render.layout import result as places
from render.layout.result import COLUMNS, LEFT_OVER, Column
from render.palette import CREAM
from render.parts.name_plate import NAMELESS, Names, paint_head_start, write_name
from render.parts.numerals import write
from render.parts.player_tokens import paint_seals
from render.picture import Picture, encode
from render.sprites import faint, read, wall
from rules import DecidedBy, Purse, Seat, Termination
from rules.cards import GOODS
from rules.final_count import FinalCount, final_count
from rules.views import View

BANNER_NAME_SIZE = 46


def result(view: View, names: Names = NAMELESS) -> Picture:
    """The end of a round, or of the match when it is over."""
    return encode(compose(view, names), "result")


def paint(view: View, names: Names = NAMELESS) -> Image.Image:
    """In full colours."""
    return compose(view, names).image


def compose(view: View, names: Names = NAMELESS) -> Canvas:
    end = final_count(view)
    canvas = Canvas(_background(end.winner))
    _paint_banner(canvas, view, end, names)
    for seat, purse in enumerate(end.purses):
        column = _columns()[seat]
        write_name(canvas, names[seat], column.name)
        paint_seals(canvas, view.players[seat].seals, column.seals(view.options.length.seals_to_win))
        _paint_purse(canvas, purse, column)
        _paint_left_over(canvas, purse, seat)
    return canvas


@lru_cache(maxsize=3)
def _background(winner: Seat | None) -> Image.Image:
    canvas = Canvas(wall("wall-result"))
    canvas.place(read(f"result-banner-{'none' if winner is None else winner}"), places.BANNER)
    for seat, column in enumerate(_columns()):
        canvas.place(read(f"column-{seat}-unlit"), column.frame)
        canvas.place(f"emblem-{seat}", column.emblem)
        canvas.place("coin-medium", column.coin)
        canvas.place("left-over", LEFT_OVER[seat])
    return canvas.image


@cache
def _columns() -> tuple[Column, Column]:
    return Column(COLUMNS[0]), Column(COLUMNS[1])


def _paint_banner(canvas: Canvas, view: View, end: FinalCount, names: Names) -> None:
    """The winner, what the winner gets, and by how much; scales where rupees did not decide."""
    if end.winner is None:
        canvas.place("called-off" if end.termination else "scales-even", places.MIDDLE)
        for seat, x in enumerate((-120, 124)):
            canvas.place(f"emblem-{seat}", places.MIDDLE.at(x, 4, 68, 68))
        return
    canvas.place(f"emblem-{end.winner}", places.BANNER_EMBLEM)
    write_name(canvas, names[end.winner], places.BANNER_NAME, size=BANNER_NAME_SIZE)
    canvas.place("turban" if view.outcome else "seal-medium", places.BANNER_PRIZE)
    sign, count = _how(end, end.winner)
    canvas.place(sign, places.BANNER_SIGN)
    if count:
        write(canvas, count, places.BANNER_COUNT, CREAM, "left")
    else:
        canvas.place(f"emblem-{1 - end.winner}", places.BANNER_COUNT.at(10, -9, 68, 68))  # who gave up or was late


def _how(end: FinalCount, winner: Seat) -> tuple[str, str]:
    """A sign and what it counts: rupees more, or tokens of both where rupees were equal."""
    ours, theirs = end.purses[winner], end.purses[1 - winner]
    if end.termination:
        return ("hourglass" if end.termination is Termination.TIMEOUT else "flag"), ""
    if end.decided_by is DecidedBy.BONUS_TOKENS:
        return "scales-bonus", f"{len(ours.bonuses)}-{len(theirs.bonuses)}"
    if end.decided_by is DecidedBy.GOODS_TOKENS:
        return "scales-goods", f"{len(ours.tokens)}-{len(theirs.tokens)}"
    return "coin-medium", f"+{ours.total - theirs.total}"


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
    paint_head_start(canvas, purse.head_start, column.head_start)
    write(canvas, purse.total, column.total, CREAM, "right")


def _paint_left_over(canvas: Canvas, purse: Purse, seat: Seat) -> None:
    """Cards that were not sold: apart, pale, under the sign that they bring nothing."""
    if purse.hand:
        canvas.place("worthless", places.worthless(LEFT_OVER[seat]))
    for card, place in zip(purse.hand, places.left_over(LEFT_OVER[seat], len(purse.hand)), strict=True):
        canvas.place(faint(f"mini-{card.word}", 0.5), place)
