"""Fairs on Discord: the one message of a fair, joining, and what the organiser can do."""
