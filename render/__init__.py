"""Pictures: a view in, picture bytes out. Language-free; `render.alt_text` says the same in words.

    >>> from render import Painters
    >>> painters = Painters()
    >>> picture = await painters.board(view)

The plain functions paint at once, in the calling thread; `Painters` paints beside the event loop.
"""

from render.icons import ICONS
from render.painters import Painters
from render.palette import SEAT_COLOURS
from render.picture import Picture
from render.pictures.board import board
from render.pictures.challenge import challenge
from render.pictures.panel import panel
from render.pictures.preview import preview
from render.pictures.result import result

__all__ = ["ICONS", "SEAT_COLOURS", "Painters", "Picture", "board", "challenge", "panel", "preview", "result"]
