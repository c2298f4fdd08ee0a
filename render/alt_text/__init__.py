"""Alt texts: each picture in words.

>>> from render import alt_text
>>> alt_text.board(view, say, names)
"""

from render.alt_text.descriptions import board, challenge, panel, preview, result

__all__ = ["board", "challenge", "panel", "preview", "result"]
