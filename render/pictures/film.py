"""The film of a round: every position with open hands, as an animated GIF.

A GIF, because every Discord client plays it by itself; the boards have few colours, so it is as sharp as the pictures.
It takes seconds: the bot lets a worker process do it, see `bot.archive.worker_questions`.
"""

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image

from render.parts.name_plate import NAMELESS, Names
from render.picture import Picture
from render.pictures import board as boards
from render.pictures import result as results
from render.sprites import swatch
from rules.views import View

LARGEST = 8 * 1024 * 1024 - 64 * 1024  # bytes: what Discord takes everywhere, less the rest of the message
WIDTHS = (720, 600, 480, 360)  # the first that is small enough
FIRST, EACH, END = 1600, 1000, 6000  # milliseconds
DIMMED = 0.35  # of the last board, behind the result

Progress = Callable[[int, int], None]


def film(views: Sequence[View], end: View, progress: Progress = lambda _, __: None, names: Names = NAMELESS) -> Picture:
    """Position by position, and at last the result of `end` over the last board."""
    frames = []
    for number, seen in enumerate(views, start=1):
        frames.append(_reduced(boards.paint(seen, names)))
        progress(number, len(views) + 1)
    frames.append(_end(end, frames[-1], names))
    for width in WIDTHS:
        made = _encode([_at(frame, width) for frame in frames])
        if len(made.data) <= LARGEST:
            break
    return made


def _end(end: View, last: Image.Image, names: Names) -> Image.Image:
    """The result over the last board, which steps back into the dark."""
    if not end.result and not end.outcome:
        return last
    result = _reduced(results.paint(end, names))
    stage = Image.blend(Image.new("RGB", last.size, "#1d0a0a"), last, DIMMED)
    stage.paste(result, (0, (stage.height - result.height) // 2))
    return stage


def _reduced(picture: Image.Image) -> Image.Image:
    return _at(picture, WIDTHS[0])


def _at(picture: Image.Image, width: int) -> Image.Image:
    if picture.width == width:
        return picture
    return picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _encode(frames: list[Image.Image]) -> Picture:
    colours = [frame.quantize(palette=swatch(), dither=Image.Dither.NONE) for frame in frames]
    stream = BytesIO()
    times = [FIRST, *[EACH] * (len(colours) - 2), END]
    colours[0].save(stream, "GIF", save_all=True, append_images=colours[1:], duration=times, loop=0, disposal=1)
    return Picture(stream.getvalue(), "film.gif", *frames[0].size)
