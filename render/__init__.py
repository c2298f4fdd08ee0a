"""Pictures: a view in, picture bytes out. Language-free; `render.alt` says the same in words.

    >>> from render import Studio
    >>> studio = Studio()
    >>> picture = await studio.board(view)

The plain functions paint at once, in the calling thread; `Studio` paints beside the event loop.
"""

from render.boards import board
from render.challenges import challenge
from render.icons import ICONS
from render.palette import SEAT_COLOURS
from render.panels import panel
from render.picture import Picture
from render.previews import preview
from render.results import result
from render.studio import Studio

__all__ = ["ICONS", "SEAT_COLOURS", "Picture", "Studio", "board", "challenge", "panel", "preview", "result"]
