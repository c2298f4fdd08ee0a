"""A match from the challenge to its end."""
