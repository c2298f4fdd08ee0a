"""Some servers keep their matches in one channel and its threads: wherever a match begins, or its table moves.

The channel may be a forum. In a forum itself nobody can type: commands are given anywhere in the server, and the table
of a match becomes a post of the forum (see `cogs/tables/forum_posts.py`).
"""

from dataclasses import replace

import discord

from bot.client import JaipurBot
from bot.match.model import Place
from cogs.core.errors import PlayElsewhere
from cogs.core.places import can_read, is_member, missing_to_play, place_of
from cogs.core.request import Interaction

# What a table needs in a forum, by discord.py's names, and how the settings of a forum call it.
NEEDED_IN_FORUM = {
    "view_channel": "view_channel",
    "send_messages": "create_posts",
    "send_messages_in_threads": "send_messages_in_posts",
    "attach_files": "attach_files",
}


async def check_channel(interaction: Interaction) -> None:
    """Raises PlayElsewhere where this server has another channel for matches; so for who cannot see its forum."""
    if interaction.guild_id is None or not is_member(interaction):
        return
    forum = await forum_for_games(interaction.client, interaction.guild_id)
    if forum:
        if isinstance(interaction.user, discord.Member) and not can_read(interaction.user, forum):
            raise PlayElsewhere(forum.id)
        return
    channel_id = await chosen_channel(interaction.client, interaction.guild_id)
    parent_id = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if channel_id and channel_id not in (interaction.channel_id, parent_id):
        raise PlayElsewhere(channel_id)


async def chosen_channel(bot: JaipurBot, guild_id: int) -> int | None:
    """The server's channel for matches; None where it has none, or where that was deleted."""
    channel_id, guild = (await bot.app.servers.of(guild_id)).channel_id, bot.get_guild(guild_id)
    is_known = guild is not None and not guild.unavailable  # while a server is unavailable its channels are not known
    return None if guild and is_known and guild.get_channel(channel_id or 0) is None else channel_id


async def forum_for_games(bot: JaipurBot, guild_id: int | None) -> discord.ForumChannel | None:
    """The forum whose posts the tables of this server are, if it has chosen one."""
    channel_id = (await bot.app.servers.of(guild_id)).channel_id if guild_id else None
    channel = bot.get_channel(channel_id) if channel_id else None
    return channel if isinstance(channel, discord.ForumChannel) and channel.guild.id == guild_id else None


def missing_in_forum(forum: discord.ForumChannel) -> list[str]:
    """What a table needs and the bot may not do in this forum: names for the message `right`."""
    may = forum.permissions_for(forum.guild.me)
    return [name for flag, name in NEEDED_IN_FORUM.items() if not getattr(may, flag)]


def can_post_in(forum: discord.ForumChannel) -> bool:
    """Whether tables can be its posts, in pictures or in words."""
    return not {*missing_in_forum(forum)} - {"attach_files"}


async def missing_for_table(interaction: Interaction) -> tuple[list[str], discord.ForumChannel | None]:
    """What a table of this server needs and the bot may not do, and in which forum if not here."""
    forum = await forum_for_games(interaction.client, interaction.guild_id)
    return (missing_in_forum(forum), forum) if forum else (missing_to_play(interaction), None)


async def place_for_match(interaction: Interaction) -> Place:
    """Here; where the table will be a post of a forum, the bot reaches it wherever the command was given."""
    forum = await forum_for_games(interaction.client, interaction.guild_id)
    here = place_of(interaction)
    return replace(here, is_reachable=True) if forum and can_post_in(forum) else here
