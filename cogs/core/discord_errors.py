"""What can go wrong on the way to Discord, whatever we wanted there."""

import aiohttp
import discord

# discord.py tries again for a while by itself; what reaches us is lost for now.
LINE = (aiohttp.ClientError, OSError, TimeoutError)
TROUBLE = (discord.HTTPException, *LINE)
NO_CHANNEL = 10003  # Discord's code
LATER, MUCH_LATER = 60, 15 * 60  # seconds: for the line, and for what only people can mend


def code_of(error: Exception) -> int:
    """Discord's code; 0 where it did not get so far."""
    return error.code if isinstance(error, discord.HTTPException) else 0
