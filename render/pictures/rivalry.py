"""Two people against each other: a banner each, lit for whoever is winning at the moment."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.layout.record_book import BANNERS, Banner
from render.palette import CREAM, SEAT_TONES
from render.parts.bar import paint_bar
from render.parts.name_plate import NAMELESS, Names, write_label, write_name
from render.parts.numerals import write
from render.picture import Picture, encode_freely
from render.sprites import wall
from rules import Seat

SMALL_LABEL = 28


@dataclass(frozen=True, slots=True)
class Rival:
    wins: int  # matches
    rounds: int  # seals
    best_sale: int  # rupees
    longest: int  # matches in a row


class RivalryLabels(NamedTuple):
    """What the figures are called, in the reader's language."""

    rounds: str = ""
    best_sale: str = ""
    longest: str = ""


NO_LABELS = RivalryLabels()


@dataclass(frozen=True, slots=True)
class RivalryCard:
    """`ahead` won the last matches in a row; `leader` has won more in all (None: as many)."""

    rivals: tuple[Rival, Rival]
    ahead: Seat | None
    names: Names = NAMELESS
    labels: RivalryLabels = NO_LABELS

    @property
    def leader(self) -> Seat | None:
        first, second = (rival.wins for rival in self.rivals)
        return None if first == second else int(second > first)


def rivalry(card: RivalryCard) -> Picture:
    return encode_freely(paint(card), "rivalry")


def paint(card: RivalryCard) -> Image.Image:
    canvas = Canvas(_background(card.ahead))
    games = max(sum(rival.wins for rival in card.rivals), 1)
    for seat, (rival, frame) in enumerate(zip(card.rivals, BANNERS, strict=True)):
        places = Banner(frame)
        write_name(canvas, card.names[seat], places.name)
        write(canvas, rival.wins, places.wins, CREAM)
        if card.leader == seat:
            canvas.place("turban", places.prize)
        share, tones = rival.wins / games, SEAT_TONES[seat]
        paint_bar(canvas, places.bar, share, tones.light, "#1d0a0a")
        for number, place in zip((rival.rounds, rival.best_sale, rival.longest), places.numbers, strict=True):
            write(canvas, number, place, CREAM)
        for label, place in zip(card.labels, places.labels, strict=True):
            write_label(canvas, label, place, size=SMALL_LABEL)
    return canvas.image


@lru_cache(maxsize=3)
def _background(ahead: Seat | None) -> Image.Image:
    canvas = Canvas(wall("wall-rivalry"))
    for seat, frame in enumerate(BANNERS):
        canvas.place(f"banner-{seat}-{'lit' if seat == ahead else 'unlit'}", frame)
        places = Banner(frame)
        canvas.place(f"emblem-{seat}", places.emblem)
        for niche, icon, what in zip(
            places.niches, places.icons, ("seal-medium", "coin-medium", "streak"), strict=True
        ):
            canvas.place("hollow", niche)
            canvas.place(what, icon)
    return canvas.image
