"""Servers of other shards, which this process does not hear of."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.client import JaipurBot
from cogs.core.choose_language import Languages
from tests.bot.world import application


async def test_the_language_of_a_server_that_another_process_has_is_asked_of_discord_once(tmp_path: Path) -> None:
    asked: list[int] = []

    class ShardOfTwo:
        """The process that has the shard 0 of two; Discord knows one community, a French one."""

        shard_count, shards = 2, {0: None}

        def __init__(self) -> None:
            self.app = app

        def get_guild(self, _guild_id: int) -> None:
            return None

        def has_shard_of(self, guild_id: int) -> bool:
            return guild_id >> 22 in (2, 4)

        async def fetch_guild(self, guild_id: int, *, with_counts: bool) -> Any:
            asked.append(guild_id)
            assert not with_counts
            return SimpleNamespace(features=["COMMUNITY"], preferred_locale="fr")

    async with application(tmp_path) as app:
        found = Languages(cast(JaipurBot, ShardOfTwo()))
        ours, theirs = 4 << 22, 5 << 22
        for _ in range(3):
            assert (await found.of_server(theirs)).language.code == "fr"
            assert (await found.of_server(ours)).language.code == "en"
    assert asked == [theirs]
