"""Application emojis for goods, camels, seals and bonus tokens: uploaded once by name, then found again."""

import logging

import discord

from bot.client import JaipurBot
from render import ICONS

log = logging.getLogger("cogs")


async def upload_missing(bot: JaipurBot) -> dict[str, discord.PartialEmoji]:
    """The emojis by name. Where Discord refuses, texts do without."""
    try:
        there = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
        for name, image in ICONS.items():
            if name not in there:
                there[name] = await bot.create_application_emoji(name=name, image=image)
    except discord.HTTPException as error:
        log.warning("emojis are not available: %s", error.code)
        return {}
    return {name: discord.PartialEmoji(name=name, id=there[name].id) for name in ICONS}
