"""The card game Jaipur, pure: no clock, no I/O, no global randomness.

    >>> from random import Random
    >>> from rules import Deal, Options, parse, view
    >>> from rules.match import Match
    >>> match = Match.start(Options(), Deal.shuffle(Random(7)), starter=0)
    >>> seen = view(match, seat=0)
    >>> [str(move) for move in seen.legal_moves()][:3]
    ['-P', '-L', '-LL']
    >>> match, events = match.play(parse("+K"))

`rules.match.Match` and `rules.round.Round` hold the full truth and are on purpose not exported here: whoever
paints, talks or thinks works with a `View`.
"""

from rules.cards import GOODS, LETTERS, Card
from rules.deal import Deal
from rules.errors import IllegalMove, NotAMove, RulesError
from rules.events import Event, Exchanged, Seat, Sold, Took
from rules.head_start import HeadStart
from rules.match import Herds, Length, Options, Outcome, Termination
from rules.moves import TAKE_CAMELS, Move, parse, sell, take
from rules.planned_moves import PlannedMoves, Stop, Wake, choose_planned
from rules.round import Ending
from rules.scoring import DecidedBy, Purse, Result
from rules.tokens import BonusToken, Sale, Token
from rules.views import PlayerView, View, view

__all__ = [
    "GOODS",
    "LETTERS",
    "TAKE_CAMELS",
    "BonusToken",
    "Card",
    "Deal",
    "DecidedBy",
    "Ending",
    "Event",
    "Exchanged",
    "HeadStart",
    "Herds",
    "IllegalMove",
    "Length",
    "Move",
    "NotAMove",
    "Options",
    "Outcome",
    "PlannedMoves",
    "PlayerView",
    "Purse",
    "Result",
    "RulesError",
    "Sale",
    "Seat",
    "Sold",
    "Stop",
    "Termination",
    "Token",
    "Took",
    "View",
    "Wake",
    "choose_planned",
    "parse",
    "sell",
    "take",
    "view",
]
