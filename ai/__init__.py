"""Computer merchants: they are handed a seat's view, never the truth.

    >>> from random import Random
    >>> from rules import Deal, Options, view
    >>> from rules.match import Match
    >>> from ai import Level, choose, remember
    >>> match = Match.start(Options(), Deal.shuffle(Random(7)), starter=0)
    >>> seen = view(match, seat=0)
    >>> move = choose(seen, remember(seen), Level.TRADER, Random(1), seconds=1.0)
    >>> move in seen.legal_moves()
    True

The bot asks them in worker processes: `bot.match.merchant_thinking`. What takes NumPy is imported where it is used, so
that the bot itself does without it and its memory.
"""

import os

# Before NumPy is imported: our products are small, and its threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from ai.engine.card_counting import Memory, remember
from ai.engine.hints import Hint, Reason, Why, explain, hint
from ai.engine.levels import Level, choose

__all__ = ["Hint", "Level", "Memory", "Reason", "Why", "choose", "explain", "hint", "remember"]
