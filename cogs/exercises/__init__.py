"""Exercises on the screen, whoever asks: a position with the usual buttons, and how good the choice was."""
