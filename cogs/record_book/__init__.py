"""Profiles, leaderboards, and finished matches once more."""
