"""Clicks and keys that arrive while the bot closes: its cogs are gone, and discord.py still knows their commands."""

import logging
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.utils import time_snowflake, utcnow

from bot.client import EXTENSIONS, JaipurBot
from bot.match.merchant_thinking import MerchantThinking
from render import Painters
from tests.bot.world import application

COMPLETION = 4


def completion() -> dict[str, Any]:
    """Somebody types `/jaipur hand game:…`."""
    command = {"name": "hand", "type": 1, "options": [{"name": "game", "type": 3, "value": "", "focused": True}]}
    return {
        "id": str(time_snowflake(utcnow())),
        "application_id": "1",
        "type": COMPLETION,
        "token": "secret",
        "version": 1,
        "attachment_size_limit": 1,
        "channel_id": "2",
        "user": {"id": "3", "username": "mira", "discriminator": "0", "avatar": None},
        "entitlements": [],
        "authorizing_integration_owners": {},
        "data": {"id": "4", "name": "jaipur", "type": 1, "options": [command]},
    }


async def test_suggestions_asked_for_while_it_closes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with application(tmp_path) as app, MerchantThinking() as merchants:
        async with JaipurBot(app, Painters(), merchants) as bot:
            for extension in EXTENSIONS:
                await bot.load_extension(extension)
        typed: discord.Interaction[JaipurBot] = discord.Interaction(data=completion(), state=bot._connection)  # type: ignore[arg-type]
        with caplog.at_level(logging.INFO):
            await bot.tree._call(typed)
    assert not typed.response.is_done()
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
