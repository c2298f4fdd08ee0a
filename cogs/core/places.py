"""Where an interaction comes from."""

from bot.match.model import Place
from cogs.core.request import Interaction


def place_of(interaction: Interaction) -> Place:
    """Where a table would stand, and whether the bot can post there by itself."""
    is_member = interaction.guild_id is not None and interaction.is_guild_integration()
    in_own_dm = interaction.context.dm_channel
    return Place(interaction.guild_id, interaction.channel_id or 0, is_reachable=is_member or in_own_dm)
