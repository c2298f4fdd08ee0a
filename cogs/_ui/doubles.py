"""A table that stands twice: it was posted, and before we could note where, the power or the line failed."""

import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.client import Bazaar
from bot.game import Game
from cogs._ui import ids

log = logging.getLogger("cogs")
RECENT = 30  # messages of the channel


async def remove_doubles(bot: Bazaar, game: Game, live_id: int) -> bool:
    """Delete every table of this game in its channel but the live one; False where we may not look."""
    channel = bot.get_partial_messageable(game.table_channel_id, guild_id=game.place.guild_id)
    try:
        messages = [message async for message in channel.history(limit=RECENT)]
    except discord.Forbidden:
        messages = []  # as where we may see the channel and not its history: Discord shows nothing then
    if not messages:
        log.info("doubles of the table of %s could not be looked for", game.code)
        return False
    marks = {ids.make(action, game.code) for action in ("hand", "rematch")}
    for message in messages:
        is_ours = bot.user is not None and message.author.id == bot.user.id
        if is_ours and message.id != live_id and marks & set(_custom_ids(message.components)):
            with suppress(discord.NotFound):
                await message.delete()
    return True


def _custom_ids(components: list[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.Button) and component.custom_id:
            yield component.custom_id
        yield from _custom_ids(getattr(component, "children", []))
