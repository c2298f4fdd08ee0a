"""The public table of a match: its message, keeping it up to date, threads, old tables."""
