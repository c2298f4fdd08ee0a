"""`app_permissions` of an interaction: what the app may do where it happened."""

from playground import permissions
from playground.interactions import Interaction
from playground.models import Channel
from playground.permissions import WITHOUT_BOT, Permission
from playground.world import World


def app_permissions(world: World, interaction: Interaction, channel: Channel) -> Permission:
    """Of the bot where it is a member, also in channels that it does not see; else of whoever brought the app along.

    Where only the commands are installed, and in DMs, Discord names what an answer may always have.
    """
    guild = world.guild_of(channel)
    if guild is None:
        is_bot_dm = world.bot.id in channel.recipients
        return WITHOUT_BOT | Permission.USE_EXTERNAL_EMOJIS if is_bot_dm else WITHOUT_BOT
    if world.bot.id in guild.members:
        around = world.channels.get(channel.parent_id or 0, channel)  # of a private thread it says nothing
        unseen = permissions.even_unseen(guild, around, world.bot.id) & ~Permission.VIEW_CHANNEL
        return world.may(world.bot.id, around) or unseen
    return world.may(interaction.person_id, channel) if interaction.is_user_install_only else WITHOUT_BOT
