"""Alt texts: each picture in words.

>>> from render import alt_text
>>> alt_text.board(view, say, names)
"""

from render.alt_text.descriptions import board, challenge, panel, preview, result
from render.alt_text.fairs import cross_table, cross_table_places, fair_card
from render.alt_text.share_card import share_card
from render.alt_text.today import choice_bars, today_card

__all__ = [
    "board",
    "challenge",
    "choice_bars",
    "cross_table",
    "cross_table_places",
    "fair_card",
    "panel",
    "preview",
    "result",
    "share_card",
    "today_card",
]
