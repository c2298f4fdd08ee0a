"""Positions with the judged winning chance of every legal move, to practise with. Without NumPy: the bot reads them."""
