"""Finished matches: lists, replays, records, seals, films and analyses."""
