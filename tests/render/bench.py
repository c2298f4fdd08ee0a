"""How fast pictures are painted, and how small they are. `python -m tests.render.bench` also compares formats."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from random import Random
from statistics import mean, median
from time import thread_time
from typing import Any

from PIL import Image

from render import board, panel, result
from render.pictures import board as boards
from render.sprites import swatch
from rules import View, view
from tests.benchmark import Row, at_most, measured
from tests.render.scenes import BOARDS, PANELS, RESULTS
from tests.rules.playing import random_match

RUNS = 15
SEEN = BOARDS["board-sale"]


def bench() -> list[Row]:
    """The budgets of the board, and the times of the other pictures."""
    colours = boards.paint(SEEN).quantize(palette=swatch(), dither=Image.Dither.NONE)
    largest = max(len(board(seen).data) for seen in BOARDS.values())
    return [
        at_most("render: board, whole time ÷ Pillow's own PNG of the same pixels", _ratio(colours), 0.5),
        at_most("render: board, largest file", largest / 1000, 150, " KB"),
        measured("render: board, composing and colours", _best(lambda: boards.compose(SEEN).in_palette) * 1000, " ms"),
        measured("render: board, whole", _best(lambda: board(SEEN)) * 1000, " ms"),
        *(_other(name, *parts) for name, parts in OTHERS.items()),
        *(measured(f"render: {name} of a match in play, whole", 1000 * time, " ms") for name, time in _in_play()),
    ]


def _in_play() -> list[tuple[str, float]]:
    """Position after position of many matches by turns, each painted once, as people see them."""
    rng = Random(1)
    matches = [random_match(rng) for _ in range(40)]
    times: dict[str, list[float]] = {"board": [], "panel": []}
    for ply in range(30):
        for match in matches:
            then = match.rewind(1, ply)
            seen, mine = view(then, None), view(then, then.mover)
            times["board"].append(_time(partial(board, seen)))
            times["panel"].append(_time(partial(panel, mine)))
    return [(name, mean(of[len(of) // 2 :])) for name, of in times.items()]


OTHERS: dict[str, tuple[Callable[[View], object], View]] = {
    "panel": (panel, PANELS["panel-play"]),
    "result": (result, RESULTS["result-round"]),
}


def _other(name: str, paint: Callable[[View], object], seen: View) -> Row:
    return measured(f"render: {name}, whole", _best(lambda: paint(seen)) * 1000, " ms")


def _best(work: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds of the fastest run: the others were disturbed."""
    return min(_time(work) for _ in range(runs))


def _ratio(colours: Image.Image) -> float:
    """Both in turns and the middle of many: a busy machine disturbs both alike."""
    pillow = partial(_saved, colours, "PNG", compress_level=4)
    return median(_time(lambda: board(SEEN)) / _time(pillow) for _ in range(3 * RUNS))


def _time(work: Callable[[], object]) -> float:
    """Seconds of work. Painting never waits for anything, so what other programs take does not count."""
    start = thread_time()
    work()
    return thread_time() - start


def compare() -> list[str]:
    """The table in docs/pictures.md: formats and settings, with the real art."""
    rows = ["| format | setting | time | size | fidelity |", "|---|---|---|---|---|"]
    image = boards.paint(SEEN)
    for name, setting, save in _candidates(image):
        seconds, data = _best(save, 7), save()
        with Image.open(BytesIO(data)) as again:
            fidelity = _fidelity(image, again.convert("RGB"))
        rows.append(f"| {name} | {setting} | {seconds * 1000:.0f} ms | {len(data) / 1000:.0f} KB | {fidelity} |")
    return rows


def _candidates(image: Image.Image) -> list[tuple[str, str, Callable[[], bytes]]]:
    def saved(kind: str, **settings: Any) -> Callable[[], bytes]:
        return lambda: _saved(image, kind, **settings)

    def own_palette() -> bytes:
        return _saved(image.quantize(256, method=Image.Quantize.FASTOCTREE), "PNG", compress_level=6)

    def common_palette(level: int) -> Callable[[], bytes]:
        return lambda: _saved(image.quantize(palette=swatch(), dither=Image.Dither.NONE), "PNG", compress_level=level)

    found: list[tuple[str, str, Callable[[], bytes]]] = [
        ("PNG, common palette, from tiles", "ISA-L level 1 (chosen)", lambda: board(SEEN).data)
    ]
    found += [("PNG, common palette", f"level {level}", common_palette(level)) for level in (2, 4, 6)]
    found.append(("PNG, own palette", "octree, level 6", own_palette))
    found += [("PNG, full colour", f"level {level}", saved("PNG", compress_level=level)) for level in (1, 6, 9)]
    found += [("WebP, lossless", f"method {way}", saved("WEBP", lossless=True, method=way)) for way in (0, 4)]
    found += [
        ("WebP, lossy", f"quality {quality}, method {way}", saved("WEBP", quality=quality, method=way))
        for quality in (75, 80, 90)
        for way in (0, 2, 4, 6)
    ]
    return found


def _saved(image: Image.Image, kind: str, **settings: Any) -> bytes:
    stream = BytesIO()
    image.save(stream, kind, **settings)
    return stream.getvalue()


def _fidelity(first: Image.Image, second: Image.Image) -> str:
    import numpy as np  # only here: painting does without

    error = ((np.asarray(first, np.float64) - np.asarray(second, np.float64)) ** 2).mean()
    return "exact" if error == 0 else f"{10 * np.log10(255**2 / error):.1f} dB"


def main() -> None:
    for row in bench():
        print(f"{row.what:64} {row.figure:>10} {row.budget:>10}")
    print(*compare(), sep="\n")


if __name__ == "__main__":
    main()
