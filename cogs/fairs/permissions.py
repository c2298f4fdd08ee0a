"""Who may open a fair, and who may organise one."""

import discord

from cogs.core.errors import NotPossible
from cogs.core.request import Interaction


class MayNotOpenFairs(NotPossible):
    """Needs Manage Events or Manage Server, unless the server lets everybody."""


def server_managed_by(interaction: Interaction) -> int | None:
    """The server that they are in, where they may manage its events or all of it."""
    may: discord.Permissions = interaction.permissions
    return interaction.guild_id if may.manage_events or may.manage_guild else None


async def check_may_open(interaction: Interaction) -> None:
    """Raises MayNotOpenFairs."""
    settings = await interaction.client.app.servers.of(interaction.guild_id or 0)
    if not settings.fairs_by_all and server_managed_by(interaction) is None:
        raise MayNotOpenFairs
