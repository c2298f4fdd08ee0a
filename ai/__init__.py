"""Computer merchants: they are handed a seat's view, never the truth.

    >>> from random import Random
    >>> from rules import Deal, Options, view
    >>> from rules.match import Match
    >>> from ai import Level, choose, count_cards
    >>> truth = Match.start(Options(), Deal.shuffle(Random(7)), starter=0)
    >>> seen = view(truth, seat=0)
    >>> move = choose(seen, count_cards(seen), Level.TRADER, Random(1), seconds=1.0)
    >>> move in seen.legal_moves()
    True

The bot asks them in worker processes: `bot.match.merchant_thinking`. Modules that need NumPy are imported inside the
functions that use them: the bot's own process never loads NumPy.
"""

import os

# Before NumPy is imported: our products are small, and its threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from ai.engine.card_counting import CountedCards, count_cards
from ai.engine.hints import Hint, Reason, Why, explain, hint
from ai.engine.levels import Level, choose

__all__ = ["CountedCards", "Hint", "Level", "Reason", "Why", "choose", "count_cards", "explain", "hint"]
