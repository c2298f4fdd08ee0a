"""Application emojis for goods, camels, seals and bonus tokens: uploaded once by name, then found again."""

import logging

import discord

from bot.client import JaipurBot
from cogs.core.discord_errors import TROUBLE, code_of
from render import ICONS

log = logging.getLogger("cogs")
UPLOADING = 3600  # seconds for which whoever uploads an emoji has it alone: Discord may let them wait for half of it


async def find_or_upload(bot: JaipurBot) -> dict[str, discord.PartialEmoji]:
    """The emojis by name. One that Discord refuses, or that another process uploads now, is missing; texts do without.

    Raises discord.HTTPException, or what the line raises, when not even the list can be had.
    """
    there = {emoji.name: emoji.id for emoji in await bot.fetch_application_emojis()}
    for name, image in ICONS.items():
        if name not in there and (uploaded := await _upload(bot, name, image)):
            there[name] = uploaded.id
    return {name: discord.PartialEmoji(name=name, id=there[name]) for name in ICONS if name in there}


async def _upload(bot: JaipurBot, name: str, image: bytes) -> discord.Emoji | None:
    """None where it failed, and where another process with the same database has begun it."""
    key = f"emoji:{bot.application_id}:{name}"
    if not await bot.app.notices.claim_once(key, every=UPLOADING):
        return None
    try:
        return await bot.create_application_emoji(name=name, image=image)
    except BaseException as error:
        await bot.app.notices.forget(key)
        if not isinstance(error, TROUBLE):
            raise
        log.warning("the emoji %s could not be uploaded: %s", name, code_of(error))
        return None
