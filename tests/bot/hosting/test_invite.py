"""Invite links: they ask for exactly what the bot needs, and tell nothing of the token."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.hosting import invite
from bot.needed_permissions import NEEDED
from tests.bot.test_command_line import TOKEN, bot

APPLICATION = 123456789012345678  # in TOKEN


def test_the_invite_link_asks_for_exactly_what_the_bot_needs(tmp_path: Path) -> None:
    done = bot(tmp_path, "invite", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0
    assert TOKEN.split(".")[2] not in done.stdout
    server, person = [line.strip() for line in done.stdout.splitlines() if "https://" in line]
    asked = parse_qs(urlsplit(server).query)
    assert asked["client_id"] == [str(APPLICATION)]
    assert asked["scope"] == ["bot applications.commands"]
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
        create_public_threads=True,
        send_messages_in_threads=True,
    )
    assert asked["permissions"] == [str(needed.value)]
    asked = parse_qs(urlsplit(person).query)
    assert (asked["integration_type"], asked["scope"]) == (["1"], ["applications.commands"])


@pytest.mark.parametrize("token", ["", "a.b.c", "bm90IGEgbnVtYmVy.x.y", "MTIz.x.y", "....", "\u00e9.b.c"])
def test_no_link_is_made_from_what_is_no_token(token: str) -> None:
    with pytest.raises(invite.NotAToken):
        invite.application_id(token)


def test_invite_without_a_token_says_what_is_missing(tmp_path: Path) -> None:
    done = bot(tmp_path, "invite")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "DISCORD_TOKEN is not set" in done.stderr


def test_the_guide_for_hosts_names_every_permission_that_the_bot_needs() -> None:
    guide = (Path(__file__).parents[3] / "docs/hosting.md").read_text(encoding="utf-8")
    section = " ".join(guide.partition("*Installation*")[2].partition("*General Information*")[0].split())
    assert [needed.name for needed in NEEDED if needed.name not in section] == []
