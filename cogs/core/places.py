"""Where an interaction comes from, and what its person can see from there."""

import discord

from bot.match.model import Place
from bot.match.visibility import Onlooker
from cogs.core.request import Interaction


def place_of(interaction: Interaction) -> Place:
    """Where a table would stand, and whether the bot can post there by itself."""
    is_member = interaction.guild_id is not None and interaction.is_guild_integration()
    in_own_dm = interaction.context.dm_channel
    return Place(interaction.guild_id, interaction.channel_id or 0, is_reachable=is_member or in_own_dm)


def onlooker(interaction: Interaction) -> Onlooker:
    """The person, as far as it matters for what they may look at."""

    def sees(channel_id: int) -> bool:
        guild, user = interaction.guild, interaction.user
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        return channel is not None and isinstance(user, discord.Member) and channel.permissions_for(user).view_channel

    return Onlooker(interaction.user.id, interaction.guild_id, interaction.channel_id or 0, sees)
