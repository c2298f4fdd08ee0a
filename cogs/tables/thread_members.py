"""Who is in the thread of a match: only members are told what happens there."""

import logging
from typing import Literal

import discord

from bot.match.model import PublicMatch
from cogs.core.discord_errors import TROUBLE, code_of

log = logging.getLogger("cogs")
A_WEEK: Literal[10080] = 10080  # minutes without a word until Discord puts a thread aside


async def let_players_in(thread: discord.Thread, match: PublicMatch) -> None:
    """Who cannot become a member is called by mentions all the same."""
    for player in match.players:
        if player.user_id is None:
            continue
        try:
            await thread.add_user(discord.Object(player.user_id))
        except TROUBLE as error:
            log.info("somebody could not be let into thread %s: %s", thread.id, code_of(error))
