"""What can go wrong on the way to Discord, whatever we wanted there."""

import aiohttp
import discord

# discord.py tries again for a while by itself; what reaches us is lost for now.
LINE = (aiohttp.ClientError, OSError, TimeoutError)
TROUBLE = (discord.HTTPException, *LINE)
LATER, MUCH_LATER = 60, 15 * 60  # seconds: for the line, and for what only people can mend

# Discord's codes.
NO_CHANNEL, NO_MESSAGE = 10003, 10008
NO_WEBHOOK, NO_INTERACTION, BAD_TOKEN = 10015, 10062, 50027  # the token of an interaction has died
ALREADY_ANSWERED = 40060
NO_ACCESS, NOT_ALLOWED = 50001, 50013
ARCHIVED, LOCKED = 50083, 160005  # the thread
NOT_OURS, EDITED_TOO_OFTEN = 50005, 30046


def is_refusal(error: Exception) -> bool:
    """Discord has heard us and does not want to; an error of its own or of the line goes away by itself."""
    return isinstance(error, discord.HTTPException) and not isinstance(error, discord.DiscordServerError)


def code_of(error: Exception) -> int:
    """Discord's code; 0 where it did not get so far."""
    return error.code if isinstance(error, discord.HTTPException) else 0
