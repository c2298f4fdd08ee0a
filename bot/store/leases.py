"""How far ahead something can be due. Whatever is due later than that was written before the clock was set back.

So a clock that is wrong for a moment never lets a table or a merchant stand still for longer than this.
"""

LEASE = 60  # seconds for which somebody has something in hand
LONGEST_PAUSE = 3600  # seconds until something that could not be done is tried again
