"""The card of a finished match, to be shown to others: who won, round by round, and what is worth telling."""

from functools import lru_cache, partial

from PIL import Image, ImageDraw

from ai.analysis import TurningPoint, told_luck
from render.canvas import Canvas
from render.layout import share_card as places
from render.palette import CREAM, GOLD
from render.parts.bar import paint_bar
from render.parts.fair_wall import GROUND, wall_of
from render.parts.last_move import paint_cards_both_ways, sides
from render.parts.name_plate import write_label, write_name
from render.parts.numerals import percent, write
from render.picture import Picture, encode_freely
from render.shared_match import ShareCard, worth
from render.sprites import read
from rules import Result, Seat, Sold, Termination

BANNER_NAME_SIZE = 46
SIGNS = {Termination.TIMEOUT: "hourglass", Termination.RESIGNED: "flag"}


def share_card(card: ShareCard) -> Picture:
    return encode_freely(paint(card), "match")


def paint(card: ShareCard) -> Image.Image:
    """Best sale and turning point have no row where there is none."""
    told = [
        (card.labels.best_sale, partial(_paint_sale, sale=card.best_sale) if card.best_sale else None),
        (card.labels.turning, partial(_paint_turning_point, point=card.turning_point) if card.turning_point else None),
        (card.labels.even_luck, partial(_paint_luck, first_share=card.first_share)),
    ]
    stories = [(label, paint_story) for label, paint_story in told if paint_story]
    canvas = Canvas(_background(card.winner, len(stories)))
    _paint_banner(canvas, card)
    rounds = card.rounds[-places.MOST_ROUNDS :]
    for seat, frame in enumerate(places.PLAYERS):
        _paint_player(canvas, card.names[seat], seat, rounds, places.PlayerPlaces(frame, len(rounds)))
    for (label, paint_story), frame in zip(stories, places.stories(len(stories)), strict=True):
        space = places.StoryPlaces(frame)
        write_label(canvas, label, space.label, GOLD)
        paint_story(canvas, space)
    return canvas.image


def _paint_banner(canvas: Canvas, card: ShareCard) -> None:
    canvas.place(f"emblem-{card.winner}", places.BANNER_EMBLEM)
    write_name(canvas, card.names[card.winner], places.BANNER_NAME, size=BANNER_NAME_SIZE)
    canvas.place("turban", places.BANNER_PRIZE)
    if card.termination:
        canvas.place(SIGNS[card.termination], places.BANNER_SIGN)
        canvas.place(f"emblem-{1 - card.winner}", places.BANNER_LOSER)  # who gave up or was late
    else:
        ours, theirs = card.seals[card.winner], card.seals[1 - card.winner]
        write(canvas, f"{ours}-{theirs}", places.BANNER_SCORE, CREAM)


def _paint_player(
    canvas: Canvas, name: str, seat: Seat, rounds: tuple[Result, ...], space: places.PlayerPlaces
) -> None:
    canvas.place(f"emblem-{seat}", space.emblem)
    write_name(canvas, name, space.name)
    for column, result in enumerate(reversed(rounds)):
        is_won = result.winner == seat
        if is_won:
            canvas.place("seal-small", space.seal(column))
        write(canvas, result.purses[seat].total, space.rupees(column), GOLD if is_won else CREAM, "right")


def _paint_sale(canvas: Canvas, space: places.StoryPlaces, sale: Sold) -> None:
    canvas.place(f"emblem-{sale.seat}-small", space.emblem)
    paint_cards_both_ways(canvas, sides(sale), space.sold)
    canvas.place("coin", space.coin)
    write(canvas, worth(sale), space.rupees, CREAM, "left")
    if sale.bonus:
        canvas.place(f"bonus-{sale.bonus.kind}-{sale.bonus.value}", space.bonus)


def _paint_turning_point(canvas: Canvas, space: places.StoryPlaces, point: TurningPoint) -> None:
    canvas.place(f"emblem-{point.seat}-small", space.emblem)
    paint_cards_both_ways(canvas, sides(point.played), space.move)
    canvas.place("versus", space.arrow)
    paint_cards_both_ways(canvas, sides(point.better), space.better)
    write(canvas, percent(-point.cost), space.cost, CREAM, "right")


def _paint_luck(canvas: Canvas, space: places.StoryPlaces, first_share: float) -> None:
    """A bar of both colours, each number on the side of who it belongs to."""
    first = told_luck(first_share)
    paint_bar(canvas, space.bar, first / 100)
    write(canvas, first, space.numbers[0], CREAM, "right")
    write(canvas, 100 - first, space.numbers[1], CREAM, "left")


@lru_cache(maxsize=4)
def _background(winner: Seat, stories: int) -> Image.Image:
    image = wall_of(places.picture(stories).height)
    pen = ImageDraw.Draw(image)
    for frame in (*places.PLAYERS, *places.stories(stories)):
        pen.rounded_rectangle((*frame.corner, frame.right - 1, frame.bottom - 1), 14, fill=GROUND)
    canvas = Canvas(image)
    canvas.place(read(f"result-banner-{winner}"), places.BANNER)
    return canvas.image
