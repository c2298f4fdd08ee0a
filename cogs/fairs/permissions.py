"""Who may open a fair, and who may organise one."""

import discord

from cogs.core.errors import NotPossible
from cogs.core.request import Interaction


class MayNotOpenFairs(NotPossible):
    """Needs Manage Events or Manage Server, unless the server lets everybody."""


def is_manager(interaction: Interaction) -> bool:
    may: discord.Permissions = interaction.permissions
    return may.manage_events or may.manage_guild


async def check_may_open(interaction: Interaction) -> None:
    """Raises MayNotOpenFairs."""
    settings = await interaction.client.app.servers.of(interaction.guild_id or 0)
    if not settings.fairs_by_all and not is_manager(interaction):
        raise MayNotOpenFairs
