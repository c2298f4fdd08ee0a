"""Some servers keep their matches in one channel and its threads: wherever a match begins, or its table moves."""

import discord

from cogs.core.errors import PlayElsewhere
from cogs.core.request import Interaction


async def check_channel(interaction: Interaction) -> None:
    """Raises PlayElsewhere where this server has another channel for matches."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        return
    channel_id = (await interaction.client.app.servers.of(interaction.guild_id)).channel_id
    parent_id = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if channel_id and channel_id not in (interaction.channel_id, parent_id):
        raise PlayElsewhere(channel_id)
