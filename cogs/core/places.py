"""Where an interaction comes from, what the bot may do there, and what its person can see from there."""

import discord
from discord.abc import GuildChannel

from bot.match.model import Place
from bot.match.visibility import Onlooker
from cogs.core.request import Interaction

NOBODY = 0  # is no person's id
PRIVATE_THREAD = "private_thread"  # to be let into it, which is no permission of Discord's


def place_of(interaction: Interaction) -> Place:
    """Where a table would stand, and whether the bot can post there by itself: it is there, it sees, and it may."""
    in_own_dm = interaction.context.dm_channel
    may_post = is_member(interaction) and not {*missing_to_play(interaction)} - {"attach_files"}
    return Place(interaction.guild_id, interaction.channel_id or 0, is_reachable=in_own_dm or may_post)


def is_member(interaction: Interaction) -> bool:
    """Whether the bot is in this server. By an install without the scope `bot` only its commands are."""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


def missing_to_play(interaction: Interaction) -> list[str]:
    """What a table needs and the bot may not do here, by discord.py's names. Nothing where it is no member."""
    if not is_member(interaction):
        return []
    if _is_shut_out(interaction):
        return [PRIVATE_THREAD]
    may = interaction.app_permissions
    return [flag for flag in (*_to_post(interaction), "attach_files") if not getattr(may, flag)]


def _is_shut_out(interaction: Interaction) -> bool:
    """In a private thread without the bot its permissions are those of the channel around it, and say nothing.

    Of such threads discord.py knows those that Discord shows us, as long as they are not archived.
    """
    here, guild = interaction.channel, interaction.guild
    if not (isinstance(here, discord.Thread) and here.is_private()) or here.archived:
        return False
    is_shown = guild is not None and guild.get_thread(here.id) is not None
    return not is_shown and not interaction.app_permissions.manage_threads


def _to_post(interaction: Interaction) -> tuple[str, str]:
    in_thread = isinstance(interaction.channel, discord.Thread)
    return "view_channel", "send_messages_in_threads" if in_thread else "send_messages"


def onlooker(interaction: Interaction) -> Onlooker:
    """The person, as far as it matters for what they may look at."""

    def sees(channel_id: int) -> bool:
        guild, user = interaction.guild, interaction.user
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        return channel is not None and isinstance(user, discord.Member) and can_read(user, channel)

    return Onlooker(interaction.user.id, interaction.guild_id, interaction.channel_id or 0, sees)


def everybody(interaction: Interaction) -> Onlooker:
    """Whoever reads along where something is shown to all: they see this channel, and what the whole server sees."""

    def sees(channel_id: int) -> bool:
        guild = interaction.guild
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        return guild is not None and channel is not None and can_read(guild.default_role, channel)

    return Onlooker(NOBODY, interaction.guild_id, interaction.channel_id or 0, sees)


def can_read(who: discord.Member | discord.Role, channel: GuildChannel | discord.Thread) -> bool:
    """Whether they can read what is written there, as far as we know without asking Discord.

    A private thread is for its members, whom only Discord knows: of those who ask elsewhere, who manages threads.
    The messages of a voice channel are for those who may enter it.
    """
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    may = channel.permissions_for(who)
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    is_voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return may.view_channel and (may.manage_threads or not is_private) and (may.connect or not is_voice)
