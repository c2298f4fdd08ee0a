"""Pictures: a view in, picture bytes out. Language-free; `render.alt_text.pictures` says the same in words.

    >>> from render import Studio
    >>> studio = Studio()
    >>> picture = await studio.board(view)

The plain functions paint at once, in the calling thread; `Studio` paints beside the event loop.
"""

from render.icons import ICONS
from render.painters import Studio
from render.palette import SEAT_COLOURS
from render.picture import Picture
from render.pictures.board import board
from render.pictures.challenge import challenge
from render.pictures.panel import panel
from render.pictures.preview import preview
from render.pictures.result import result

__all__ = ["ICONS", "SEAT_COLOURS", "Picture", "Studio", "board", "challenge", "panel", "preview", "result"]
