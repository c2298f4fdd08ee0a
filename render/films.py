"""The film of a round: every position with open hands, as an animated GIF. `python -m render.films ROUND < RECORD`.

A GIF, because every Discord client plays it by itself; the boards have few colours, so it is as sharp as the pictures.
Run as a process of its own: it writes a line `done of` for every frame, then `= bytes` and the film.
"""

import os
import sys
from collections.abc import Callable
from io import BytesIO
from typing import BinaryIO

from PIL import Image

from render import boards, results
from render.sprites import swatch
from rules import view
from rules.match import Match
from rules.record import read

LARGEST = 8 * 1024 * 1024 - 64 * 1024  # bytes: what Discord takes everywhere, less the rest of the message
WIDTHS = (720, 600, 480, 360)  # the first that is small enough
FIRST, EACH, END = 1600, 1000, 6000  # milliseconds
DIMMED = 0.35  # of the last board, behind the result
NICENESS = 10

Progress = Callable[[int, int], None]


def film(match: Match, number: int, progress: Progress = lambda _, __: None) -> bytes:
    """The round with this number, from the deal to the end."""
    frames = _frames(match, number, progress)
    for width in WIDTHS:
        data = _encode([_at(frame, width) for frame in frames])
        if len(data) <= LARGEST:
            break
    return data


def _frames(match: Match, number: int, progress: Progress) -> list[Image.Image]:
    """As large as the largest film; smaller ones are made from these."""
    plies = len(match.rounds[number - 1].events)
    frames = []
    for ply in range(plies + 1):
        then = match.rewind(number, ply)
        frames.append(_reduced(boards.paint(view(then, None, reveal=True))))
        progress(ply + 1, plies + 2)
    frames.append(_end(match, number, frames[-1]))
    return frames


def _end(match: Match, number: int, last: Image.Image) -> Image.Image:
    """The result over the last board, which steps back into the dark."""
    is_last = number == len(match.rounds)
    then = match if is_last else match.rewind(number, len(match.rounds[number - 1].events))
    seen = view(then, None, reveal=True)
    if not seen.result and not seen.outcome:
        return last
    result = _reduced(results.paint(seen))
    stage = Image.blend(Image.new("RGB", last.size, "#1d0a0a"), last, DIMMED)
    stage.paste(result, (0, (stage.height - result.height) // 2))
    return stage


def _reduced(picture: Image.Image) -> Image.Image:
    return _at(picture, WIDTHS[0])


def _at(picture: Image.Image, width: int) -> Image.Image:
    if picture.width == width:
        return picture
    return picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _encode(frames: list[Image.Image]) -> bytes:
    colours = [frame.quantize(palette=swatch(), dither=Image.Dither.NONE) for frame in frames]
    stream = BytesIO()
    times = [FIRST, *[EACH] * (len(colours) - 2), END]
    colours[0].save(stream, "GIF", save_all=True, append_images=colours[1:], duration=times, loop=0, disposal=1)
    return stream.getvalue()


def serve(number: int, record: bytes, answers: BinaryIO) -> None:
    def progress(done: int, of: int) -> None:
        answers.write(f"{done} {of}\n".encode())
        answers.flush()

    made = film(read(record.decode()).match, number, progress)
    answers.write(f"= {len(made)}\n".encode() + made)
    answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    serve(int(sys.argv[1]), sys.stdin.buffer.read(), sys.stdout.buffer)
