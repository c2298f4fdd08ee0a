"""The players themselves: card counting, rules of thumb, the trained value, the search, hints and turning points."""
