"""Which events make the tables of a server due. The playground has channels and threads; roles and members are here."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.permissions import PermissionCog

GUILD = SimpleNamespace(id=9, me="me")
MAY, MAY_NOT = discord.Permissions(send_messages=True), discord.Permissions.none()


@pytest.fixture
def retried() -> list[tuple[int, ...]]:
    return []


@pytest.fixture
def cog(retried: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch) -> Any:
    async def note(_self: PermissionCog, *where: int) -> None:
        retried.append(where)

    monkeypatch.setattr(PermissionCog, "_retry", note)
    return cast(Any, PermissionCog.__new__(PermissionCog))


def role(permissions: discord.Permissions) -> Any:
    return SimpleNamespace(guild=GUILD, permissions=permissions)


def channel(permissions: discord.Permissions) -> Any:
    return SimpleNamespace(guild=GUILD, id=5, permissions_for=lambda _: permissions)


class Member(str):
    guild = GUILD


async def test_a_role_that_allows_more(cog: Any, retried: list[tuple[int, ...]]) -> None:
    await cog.on_guild_role_update(role(MAY_NOT), role(MAY_NOT))
    assert retried == [], "another colour"
    await cog.on_guild_role_update(role(MAY_NOT), role(MAY))
    assert retried == [(9,)]


async def test_a_channel_that_allows_more(cog: Any, retried: list[tuple[int, ...]]) -> None:
    await cog.on_guild_channel_update(channel(MAY), channel(MAY))
    assert retried == [], "another topic"
    await cog.on_guild_channel_update(channel(MAY_NOT), channel(MAY))
    assert retried == [(9,)], "also for what stands in its threads and posts"


async def test_a_private_thread_into_which_we_are_let(cog: Any, retried: list[tuple[int, ...]]) -> None:
    await cog.on_thread_join(SimpleNamespace(guild=GUILD, id=7))
    assert retried == [(9, 7)]


async def test_our_own_roles_and_nobody_elses(cog: Any, retried: list[tuple[int, ...]]) -> None:
    await cog.on_member_update(Member("somebody"), Member("somebody"))
    assert retried == []
    await cog.on_member_update(Member("me"), Member("me"))
    assert retried == [(9,)]
