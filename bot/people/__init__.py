"""People: names, preferences, and what is stored about them."""
