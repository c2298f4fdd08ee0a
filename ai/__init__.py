"""Computer merchants: they are handed a seat's view, never the truth."""
