"""Computer merchants: their turns, hints, and the guided first round."""
