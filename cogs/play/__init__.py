"""Playing: the private panel, moves by buttons and by typing, the exchange, spectators."""
