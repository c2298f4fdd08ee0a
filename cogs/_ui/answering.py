"""The one way in which interactions are answered, and the one funnel for everything that goes wrong on the way."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, TypeAlias

import discord

from bot.client import Bazaar
from cogs._ui.errors import EXPECTED, explain
from cogs._ui.line import TROUBLE, code_of
from cogs._ui.screen import Screen, box, text
from cogs._ui.voice import Voice

Interaction: TypeAlias = discord.Interaction[Bazaar]
Making: TypeAlias = Coroutine[Any, Any, Screen | None]

PATIENCE = 1.7  # seconds: Discord waits 3 for the first answer
TOO_LATE = (10062, 10015, 50027)  # the interaction is gone
ANSWERED = 40060  # by somebody else: another process with our token

log = logging.getLogger("cogs")


async def answer(interaction: Interaction, making: Making) -> Screen | None:
    """Wait for the screen and show it; when it takes long, say at once that we are at it.

    Returns what was shown; None where the interaction was lost. Raises what `making` raises.
    """
    work = asyncio.ensure_future(making)
    try:
        done, _ = await asyncio.wait({work}, timeout=PATIENCE)
        if not done:
            await _wait_a_moment(interaction)
        screen = await work
        if screen is not None:
            await show(interaction, screen)
    except TROUBLE as error:
        if not _is_lost(error):
            raise
        # Whatever was saved is saved; the table will tell. There is nobody left to answer.
        log.info("interaction %s was lost: %s", interaction.id, code_of(error))
        return None
    return screen


async def apologise(interaction: Interaction, error: Exception, voice: Voice) -> None:
    """The funnel: tell the person what is wrong, privately; log what we did not expect, with a code."""
    if isinstance(error, EXPECTED):
        message = explain(error, voice)
    else:
        code = secrets.token_hex(3)
        log.error("error %s in interaction %s", code, interaction.id, exc_info=error)
        message = voice.say("error-unexpected", code=code)
    try:
        await show(interaction, Screen((box(text(message)),), replaces=False))
    except TROUBLE as lost:
        log.info("interaction %s got no answer: %s", interaction.id, code_of(lost))


async def show(interaction: Interaction, screen: Screen) -> None:
    """Answer with this screen: in place of the message that was clicked, or as a new one."""
    message_id = await _send(interaction, screen)
    if screen.sent and message_id:
        await screen.sent(message_id)


async def _send(interaction: Interaction, screen: Screen) -> int | None:
    response, view, uploads = interaction.response, screen.view(), screen.uploads()
    if response.is_done():
        return await _send_late(interaction, screen)
    if _stays_in_place(interaction, screen):
        await response.edit_message(view=view, attachments=uploads, allowed_mentions=screen.mentions)
        return interaction.message.id if interaction.message else None
    answered = await response.send_message(
        view=view, files=uploads, ephemeral=not screen.is_public, allowed_mentions=screen.mentions
    )
    return answered.message_id


async def _send_late(interaction: Interaction, screen: Screen) -> int | None:
    """After `_wait_a_moment`. A private "thinking…" cannot become public, so it makes way for a new message."""
    view, uploads = screen.view(), screen.uploads()
    is_click = interaction.message is not None
    if _stays_in_place(interaction, screen) or not (is_click or screen.is_public):
        return (await interaction.edit_original_response(view=view, attachments=uploads)).id
    if not is_click:
        await interaction.delete_original_response()
    sent = await interaction.followup.send(
        view=view, files=uploads, ephemeral=not screen.is_public, allowed_mentions=screen.mentions, wait=True
    )
    return sent.id


def _stays_in_place(interaction: Interaction, screen: Screen) -> bool:
    if interaction.message is None:
        return False
    if screen.replaces is not None:
        return screen.replaces
    return interaction.message.flags.ephemeral


async def _wait_a_moment(interaction: Interaction) -> None:
    if interaction.message is not None:
        await interaction.response.defer()  # the message stays as it is until we know what to do with it
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _is_lost(error: Exception) -> bool:
    return not isinstance(error, discord.HTTPException) or error.code in (*TOO_LATE, ANSWERED)
