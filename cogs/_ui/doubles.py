"""A table that stands twice: it was posted, and before we could note where, the power or the line failed."""

import logging
from collections.abc import Iterator
from typing import Any

import discord

from bot.client import Bazaar
from bot.game import Game
from cogs._ui import ids
from cogs._ui.line import TROUBLE, code_of

log = logging.getLogger("cogs")
RECENT = 30  # messages of the channel


async def remove_doubles(bot: Bazaar, game: Game, live_id: int) -> None:
    """Delete every table of this game in its channel but the live one."""
    channel = bot.get_partial_messageable(game.table_channel_id, guild_id=game.place.guild_id)
    marks = {ids.make(action, game.code) for action in ("hand", "rematch")}
    try:
        async for message in channel.history(limit=RECENT):
            is_ours = bot.user is not None and message.author.id == bot.user.id
            if is_ours and message.id != live_id and marks & set(_custom_ids(message.components)):
                await message.delete()
    except TROUBLE as error:
        log.info("doubles of the table of %s could not be looked for: %s", game.code, code_of(error))


def _custom_ids(components: list[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.Button) and component.custom_id:
            yield component.custom_id
        yield from _custom_ids(getattr(component, "children", []))
