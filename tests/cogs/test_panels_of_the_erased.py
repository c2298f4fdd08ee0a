"""A panel that should follow its match, and whose owner has just erased themselves."""

from pathlib import Path
from random import Random

import discord
from discord.utils import time_snowflake, utcnow

from bot.client import EXTENSIONS, JaipurBot
from bot.match.merchant_thinking import MerchantThinking
from cogs.cog_base import Shared
from cogs.core.live_panels import LivePanel
from cogs.core.respond import SentMessage
from render import Painters
from tests.bot.world import application, play_random, start_match
from tests.cogs.test_closing import completion


async def test_the_panel_of_somebody_who_erased_themselves_is_left_alone(tmp_path: Path) -> None:
    async with (
        application(tmp_path) as app,
        MerchantThinking() as merchants,
        JaipurBot(app, Painters(), merchants) as bot,
    ):
        for extension in EXTENSIONS:
            await bot.load_extension(extension)
        match = await start_match(app)
        mover = match.user_to_move
        assert mover is not None
        interaction: discord.Interaction[JaipurBot] = discord.Interaction(data=completion(), state=bot._connection)  # type: ignore[arg-type]
        open_panel = LivePanel(SentMessage(interaction, time_snowflake(utcnow()), True), match.code, match.version)
        shared = Shared.of(bot)
        shared.dispatcher.live_panels.opened(mover, open_panel)
        (moved,) = await play_random(app, match, Random(1), moves=1)
        await app.personal_data.erase(mover)
        await shared.panels.refresh(moved.match, mover)  # it neither fails nor asks Discord for anything
