"""Ratings, statistics and rivalries, worked out from finished matches."""
