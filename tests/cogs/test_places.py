"""What somebody can read without asking Discord: channels, threads, the messages of a voice channel."""

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.core.places import can_read

ANYBODY: Any = Mock(spec=discord.Member)


def channel(kind: type, permissions: discord.Permissions) -> Any:
    made = Mock(spec=kind)
    made.permissions_for.return_value = permissions
    return made


def thread(permissions: discord.Permissions, *, is_private: bool) -> Any:
    made = channel(discord.Thread, permissions)
    made.is_private.return_value = is_private
    return made


SEES = discord.Permissions(view_channel=True)
MANAGES = discord.Permissions(view_channel=True, manage_threads=True)
ENTERS = discord.Permissions(view_channel=True, connect=True)
BLIND = discord.Permissions(manage_threads=True, connect=True)


@pytest.mark.parametrize("kind", [discord.TextChannel, discord.VoiceChannel, discord.StageChannel, discord.Thread])
def test_who_does_not_see_a_channel_reads_nothing_there(kind: type) -> None:
    assert not can_read(ANYBODY, channel(kind, BLIND))


def test_a_private_thread_is_for_who_manages_threads() -> None:
    """Its permissions are those of the channel that it hangs in: they say nothing about who is a member."""
    assert can_read(ANYBODY, thread(SEES, is_private=False))
    assert not can_read(ANYBODY, thread(SEES, is_private=True))
    assert can_read(ANYBODY, thread(MANAGES, is_private=True))


def test_a_thread_of_which_nothing_else_is_known() -> None:
    lonely = thread(MANAGES, is_private=False)
    lonely.parent = None
    assert not can_read(ANYBODY, lonely)


@pytest.mark.parametrize("kind", [discord.VoiceChannel, discord.StageChannel])
def test_the_messages_of_a_voice_channel_are_for_who_may_enter(kind: type) -> None:
    assert not can_read(ANYBODY, channel(kind, SEES))
    assert can_read(ANYBODY, channel(kind, ENTERS))


def test_a_channel_is_for_who_sees_it() -> None:
    assert can_read(ANYBODY, channel(discord.TextChannel, SEES))
