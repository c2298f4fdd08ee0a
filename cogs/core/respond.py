"""The one way in which interactions are answered, and the one funnel for everything that goes wrong on the way."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

import discord

from bot.client import JaipurBot
from cogs.core.discord_errors import LINE, TROUBLE, code_of
from cogs.core.errors import EXPECTED, explain
from cogs.core.interaction_kind import interaction_kind
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen, box, text

Interaction: TypeAlias = discord.Interaction[JaipurBot]
Making: TypeAlias = Coroutine[Any, Any, Screen | None]

PATIENCE = 1.7  # seconds since the click came in: Discord waits 3 for the first answer
GONE = (10062, 10015, 50027, 10003, 10008)  # the interaction, its token, the channel or the message
ANSWERED = 40060  # by us, unheard; or by somebody else: another process with our token
ATTEMPTS = 3
ANSWER = "answer"  # in an interaction's extras: what Discord has heard although we were not told
PROMISED, SHOWN = "promised", "shown"
BEGUN = "begun"  # there, too: when it came in

log = logging.getLogger("cogs")


async def answer(interaction: Interaction, making: Making) -> Screen | None:
    """Wait for the screen and show it; when it takes long, say at once that we are at it.

    Returns what was shown; None where the interaction was lost: whatever was saved is saved, and the table will tell.
    Raises what `making` raises.
    """
    work = asyncio.ensure_future(making)
    done, _ = await asyncio.wait({work}, timeout=max(0.0, interaction.extras[BEGUN] + PATIENCE - monotonic()))
    if not done:
        await _deliver(interaction, partial(_wait_a_moment, interaction), PROMISED)
    try:
        screen = await work
    except TROUBLE as error:  # it answers by itself, as modals do, and was not heard
        if not _is_lost(error):
            raise
        log.info("interaction %s was lost: %s", interaction.id, code_of(error))
        return None
    if screen is None:
        return None
    return screen if await _deliver(interaction, partial(show, interaction, screen), SHOWN) else None


async def show_error(interaction: Interaction, error: Exception, phrasing: Phrasing) -> None:
    """The funnel: tell the person what is wrong, privately; log what we did not expect, with a code."""
    if isinstance(error, EXPECTED):
        message = explain(error, phrasing)
    else:
        code = secrets.token_hex(3)
        interaction.client.metrics.errors.inc()
        log.error("error %s in interaction %s", code, interaction.id, exc_info=error)
        message = phrasing.say("error-unexpected", code=code)
    sorry = Screen((box(text(message)),), replaces=False)
    try:
        await _deliver(interaction, partial(show, interaction, sorry), SHOWN)
    except discord.HTTPException as lost:
        log.info("interaction %s got no answer: %s", interaction.id, lost.code)


async def _deliver(interaction: Interaction, send: Callable[[], Awaitable[None]], what: str) -> bool:
    """Send it, again where the line fails: the first answer has three seconds. False when it could not be delivered.

    A line that fails does not say whether Discord has heard us. It has when it says that there is an answer already;
    then that answer is put right.
    """
    has_failed = False
    for _ in range(ATTEMPTS):
        try:
            await send()
        except discord.HTTPException as error:
            if error.code == ANSWERED and has_failed and ANSWER not in interaction.extras:
                interaction.extras[ANSWER] = what
                if what == PROMISED:
                    return True
            elif isinstance(error, discord.DiscordServerError):
                log.info("interaction %s: Discord has trouble: %s", interaction.id, error.status)
            elif _is_lost(error):
                log.info("interaction %s was lost: %s", interaction.id, error.code)
                interaction.client.metrics.lost.inc()
                return False
            else:
                raise
        except LINE as error:
            log.info("interaction %s: the line failed: %s", interaction.id, type(error).__name__)
        else:
            _note(interaction)
            return True
        has_failed = True
    log.warning("interaction %s could not be answered", interaction.id)
    interaction.client.metrics.lost.inc()
    return False


def begin(interaction: Interaction) -> None:
    """From here the person waits."""
    interaction.extras[BEGUN] = monotonic()


def _note(interaction: Interaction) -> None:
    """How long the person waited for the first answer."""
    begun = interaction.extras.pop(BEGUN, None)
    if begun is not None:
        interaction.client.metrics.answered(interaction_kind(interaction), monotonic() - begun)


async def show(interaction: Interaction, screen: Screen) -> None:
    """Answer with this screen: in place of the message that was clicked, or as a new one."""
    _check_that_we_are_here(interaction)
    message_id = await _send(interaction, screen)
    if screen.sent and message_id:
        await screen.sent(message_id)


async def _send(interaction: Interaction, screen: Screen) -> int | None:
    response, view, uploads = interaction.response, screen.view(), screen.uploads()
    heard = interaction.extras.get(ANSWER)
    if heard == SHOWN:
        return (await interaction.edit_original_response(view=view, attachments=uploads)).id
    if heard or response.is_done():
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
    _check_that_we_are_here(interaction)
    if interaction.message is not None:
        await interaction.response.defer()  # the message stays as it is until we know what to do with it
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _check_that_we_are_here(interaction: Interaction) -> None:
    """A bot that has left has no line any more; aiohttp would call that a programmer's fault."""
    if interaction.client.is_closed():
        raise ConnectionError("the bot has left")


def _is_lost(error: Exception) -> bool:
    is_refused = isinstance(error, discord.HTTPException) and not isinstance(error, discord.DiscordServerError)
    return not is_refused or code_of(error) in (*GONE, ANSWERED)
