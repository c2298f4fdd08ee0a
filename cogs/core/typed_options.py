"""Texts that people type into commands. Discord lets nobody send more than this; forged ones are checked again."""

from discord.app_commands import Range

CardsTyped = Range[str, 1, 100]  # `2 gold, leather`
CodeTyped = Range[str, 1, 40]  # of a match; spaces around it are forgiven
