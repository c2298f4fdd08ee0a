"""Who may see a fair, open one, and organise one."""

import discord

from bot.fairs.model import FairSeen
from bot.fairs.visibility import check_may_see_fair
from cogs.core.errors import NotPossible
from cogs.core.places import onlooker
from cogs.core.request import Interaction


class MayNotOpenFairs(NotPossible):
    """Needs Manage Events or Manage Server, unless the server lets everybody."""


async def visible_fair(interaction: Interaction, code: str) -> FairSeen:
    """The fair, for whoever may see it. Raises NoSuchFair."""
    seen = await interaction.client.app.fairs.find(code)
    check_may_see_fair(seen, onlooker(interaction))
    return seen


async def is_manager_of(interaction: Interaction, code: str) -> bool:
    """Whether they manage events, or the server, where the fair is held. Raises NoSuchFair."""
    await visible_fair(interaction, code)
    return manages_here(interaction)


async def check_may_open(interaction: Interaction) -> None:
    """Raises MayNotOpenFairs."""
    settings = await interaction.client.app.servers.of(interaction.guild_id or 0)
    if not settings.fairs_by_all and not manages_here(interaction):
        raise MayNotOpenFairs


def manages_here(interaction: Interaction) -> bool:
    """Events, or the whole server."""
    may: discord.Permissions = interaction.permissions
    return may.manage_events or may.manage_guild
