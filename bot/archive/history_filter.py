"""What a list of finished matches is narrowed down to."""

from enum import Enum


class HistoryFilter(Enum):
    ALL = "all"
    WON = "won"
    LOST = "lost"
    RATED = "rated"
    MATCHES = "matches"
    SINGLES = "singles"
    PRACTICE = "practice"
