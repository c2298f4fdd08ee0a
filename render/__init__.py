"""Pictures: a view in, picture bytes out. Language-free; `render.alt` says the same in words."""

from PIL import Image, ImageDraw

from render.boards import board
from render.palette import SEAT_COLOURS
from render.picture import Picture, encode
from rules.moves import Move
from rules.views import View



def _draft(name: str, text: str) -> Picture:
    canvas = Image.new("RGB", (1080, 820), "#5a2a27")
    ImageDraw.Draw(canvas).multiline_text((40, 40), text, font_size=30)
    return encode(canvas, name)


def panel(view: View) -> Picture:
    return _draft("panel", f"{view.market}\n{view.me.hand}")


def result(view: View) -> Picture:
    return _draft("result", f"{view.result}")


def preview(view: View, move: Move) -> Picture:
    return _draft("preview", f"{view.after_exchange(move)}")


def challenge() -> Picture:
    return _draft("challenge", "?")


from render.studio import Studio  # noqa: E402

ICONS: dict[str, bytes] = {}

__all__ = ["ICONS", "SEAT_COLOURS", "Picture", "Studio", "board", "challenge", "panel", "preview", "result"]
