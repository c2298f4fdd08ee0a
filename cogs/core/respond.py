"""The one way in which interactions are answered, and the one funnel for everything that goes wrong on the way."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

import discord

from bot.discord_requests import Sent, Unconfirmed, counted_attempts, sent_at_most_once
from bot.store.errors import StoreError
from cogs.core.discord_errors import (
    ALREADY_ANSWERED,
    BAD_TOKEN,
    LINE,
    NO_CHANNEL,
    NO_INTERACTION,
    NO_MESSAGE,
    NO_WEBHOOK,
    TROUBLE,
    code_of,
)
from cogs.core.errors import EXPECTED, NotConfirmed, explain
from cogs.core.interaction_kind import interaction_kind
from cogs.core.phrasing import Phrasing
from cogs.core.places import place_of
from cogs.core.request import Heard, Interaction, Request
from cogs.core.screen import IN_NAME_ONLY, Screen, box, text

Making: TypeAlias = Coroutine[Any, Any, Screen | None]

PATIENCE = 1.7  # seconds since the click came in: Discord waits 3 for the first answer
SURE = 2.0  # seconds that a refusal waits for its claim
GONE = (NO_INTERACTION, NO_WEBHOOK, BAD_TOKEN, NO_CHANNEL, NO_MESSAGE)
ATTEMPTS = 3

log = logging.getLogger("cogs")


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that answered an interaction. It can be changed while the interaction's token lives.

    `is_original` says that it is what Discord calls the original response. After a click that was put off, that is the
    message with the button, which everybody may see; what was sent later is a message of its own. `is_hidden` says
    that Discord shows it to one person only, as it does where apps from outside are not welcome.
    """

    interaction: Interaction
    message_id: int
    is_original: bool
    is_hidden: bool = False

    async def edit(self, screen: Screen) -> None:
        view, uploads = screen.view(), screen.uploads()
        if self.is_original:
            await self.interaction.edit_original_response(view=view, attachments=uploads, allowed_mentions=IN_NAME_ONLY)
        else:
            await self.interaction.followup.edit_message(
                self.message_id, view=view, attachments=uploads, allowed_mentions=IN_NAME_ONLY
            )

    async def delete(self) -> None:
        if self.is_original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message_id)


@dataclass(frozen=True, slots=True)
class Shown:
    screen: Screen
    message: SentMessage


async def answer(interaction: Interaction, making: Making) -> Shown | None:
    """Wait for the screen and show it; when it takes long, say at once that we are at it.

    Returns what was shown; None where the interaction was lost: whatever was saved is saved, and the table will tell.
    Raises what `making` raises.
    """
    work = asyncio.ensure_future(making)
    begun = Request.of(interaction).begun
    try:
        done, _ = await asyncio.wait({work}, timeout=max(0.0, begun + PATIENCE - monotonic()))
        if not done:
            await _deliver(interaction, partial(_wait_a_moment, interaction), Heard.PROMISE)
    except BaseException:
        work.add_done_callback(partial(_log_fault, interaction.id))  # it goes on, and nobody waits for it
        raise
    try:
        screen = await work
    except TROUBLE as error:  # it answers by itself, as modals do, and was not heard
        if not _is_lost(error):
            raise
        log.info("interaction %s was lost: %s", interaction.id, code_of(error))
        return None
    if screen is None:
        return None
    shown: list[Shown] = []

    async def send() -> None:
        shown.append(await show(interaction, screen))

    return shown[0] if await _deliver(interaction, send, Heard.ANSWER, screen.lost) else None


def _log_fault(interaction_id: int, work: "asyncio.Future[Screen | None]") -> None:
    if work.cancelled() or not (fault := work.exception()):
        return
    if isinstance(fault, (*EXPECTED, *TROUBLE, StoreError)):
        log.info("interaction %s, for which nobody waited any more: %s", interaction_id, fault)
    else:
        log.error("interaction %s, for which nobody waited any more", interaction_id, exc_info=fault)


def what_is_wrong(interaction: Interaction, error: Exception, phrasing: Phrasing) -> str:
    """In words. What we did not expect is logged, with a code."""
    if isinstance(error, EXPECTED):
        return explain(error, phrasing)
    interaction.client.metrics.errors.inc()
    if isinstance(error, StoreError):
        log.error("interaction %s: %s", interaction.id, error)
        return phrasing.say("error-not-written")
    code = secrets.token_hex(3)
    log.error("error %s in interaction %s", code, interaction.id, exc_info=error)
    return phrasing.say("error-unexpected", code=code)


async def show_error(interaction: Interaction, error: Exception, phrasing: Phrasing) -> None:
    """The funnel: tell the person what is wrong, privately."""
    sorry = Screen((box(text(what_is_wrong(interaction, error, phrasing))),), replaces=False)
    claim = Request.of(interaction).claim
    if claim:
        await claim.may_answer(SURE)  # else we might say that nothing was done while another process does it
    try:
        await _deliver(interaction, partial(show, interaction, sorry), Heard.ANSWER)
    except discord.HTTPException as lost:
        log.info("interaction %s got no answer: %s", interaction.id, lost.code)


async def _deliver(
    interaction: Interaction,
    send: Callable[[], Awaitable[object]],
    what: Heard,
    lost: Callable[[], Awaitable[None]] | None = None,
) -> bool:
    """Send it, again where the line fails: the first answer has three seconds. False when it could not be delivered.

    A line that fails does not say whether Discord has heard us. It has when it says that there is an answer already;
    then that answer is put right. Where it certainly has not taken the answer, `lost` is called.
    """
    has_failed, request = False, Request.of(interaction)
    if request.claim and not await request.claim.may_answer():
        log.info("interaction %s: another process answers it", interaction.id)
        return False
    for _ in range(ATTEMPTS):
        sent = Sent()
        try:
            with counted_attempts(sent):
                await send()
        except discord.HTTPException as error:
            has_failed = has_failed or sent.unheard_of > 0  # discord.py has tried again by itself
            if error.code == ALREADY_ANSWERED and request.heard is Heard.NOTHING and _is_ours(request, has_failed):
                request.heard, request.is_heard = what if has_failed else Heard.PROMISE, True
                if what is Heard.PROMISE:
                    return True
            elif isinstance(error, discord.DiscordServerError):
                log.info("interaction %s: Discord has trouble: %s", interaction.id, error.status)
            else:
                await _not_taken(interaction, error, None if has_failed else lost)
                return False
        except LINE as error:
            log.info("interaction %s: the line failed: %s", interaction.id, type(error).__name__)
        else:
            _note(interaction)
            request.is_heard = True
            return True
        has_failed = True
    log.warning("interaction %s could not be answered", interaction.id)
    interaction.client.metrics.lost.inc()
    return False


async def _not_taken(
    interaction: Interaction, error: discord.HTTPException, lost: Callable[[], Awaitable[None]] | None
) -> None:
    """Discord refuses the answer. Raises the error, unless it only says that the interaction is over."""
    if lost and error.code != ALREADY_ANSWERED:  # else another process may have given the same answer
        await lost()
    if not _is_lost(error):
        raise error
    log.info("interaction %s was lost: %s", interaction.id, error.code)
    interaction.client.metrics.lost.inc()


def _is_ours(request: Request, has_failed: bool) -> bool:
    """There is an answer already: our own, unheard; or another process has promised ours, before it saw our claim."""
    return has_failed or bool(request.claim and request.claim.stands)


def _note(interaction: Interaction) -> None:
    """How long the person waited for the first answer."""
    request = Request.of(interaction)
    if not request.is_timed:
        request.is_timed = True
        interaction.client.metrics.answered(interaction_kind(interaction), monotonic() - request.begun)


async def show(interaction: Interaction, screen: Screen) -> Shown:
    """Answer with this screen: in place of the message that was clicked, or as a new one."""
    _check_that_we_are_here(interaction)
    message = await _send(interaction, screen)
    if message.is_hidden and screen.hidden:
        screen = await screen.hidden()
        await message.edit(screen)
    elif screen.sent and message.message_id:
        await screen.sent(message.message_id)
    return Shown(screen, message)


async def _send(interaction: Interaction, screen: Screen) -> SentMessage:
    response, view, uploads = interaction.response, screen.view(), screen.uploads()
    heard = Request.of(interaction).heard
    if heard is Heard.ANSWER and (screen.is_public or not await _is_original_public(interaction)):
        return await _change_original(interaction, screen)
    if heard is not Heard.NOTHING or response.is_done():
        return await _send_late(interaction, screen)
    if interaction.message and _stays_in_place(interaction.message, screen):
        await response.edit_message(view=view, attachments=uploads, allowed_mentions=IN_NAME_ONLY)
        return SentMessage(interaction, interaction.message.id, is_original=True)
    answered = await response.send_message(
        view=view,
        files=uploads,
        ephemeral=not screen.is_public,
        allowed_mentions=screen.mentions,
        silent=screen.is_silent,
    )
    return SentMessage(interaction, answered.message_id or 0, is_original=True, is_hidden=answered.is_ephemeral())


async def _send_late(interaction: Interaction, screen: Screen) -> SentMessage:
    """After `_wait_a_moment`. A private "thinking…" cannot become public, so it makes way for a new message."""
    clicked, request = interaction.message, Request.of(interaction)
    if _stays_in_place(clicked, screen) if clicked else not screen.is_public and not request.has_made_way:
        return await _change_original(interaction, screen)
    if not clicked and not request.has_made_way:
        await interaction.delete_original_response()
        request.has_made_way = True
    return await (_send_publicly if screen.is_public else _follow_up)(interaction, screen)


async def _send_publicly(interaction: Interaction, screen: Screen) -> SentMessage:
    """A new message for everybody, once. Raises NotConfirmed where nobody knows whether it is there."""
    if place_of(interaction).is_reachable:
        channel = interaction.client.get_partial_messageable(interaction.channel_id or 0, guild_id=interaction.guild_id)
        with suppress(discord.Forbidden):
            posted = await channel.send(
                view=screen.view(),
                files=screen.uploads(),
                allowed_mentions=screen.mentions,
                silent=screen.is_silent,
                nonce=str(interaction.id),  # keeps it single when it is sent again after a lost answer
            )
            return SentMessage(interaction, posted.id, is_original=False)
    try:
        with sent_at_most_once():
            return await _follow_up(interaction, screen)
    except Unconfirmed as lost:
        raise NotConfirmed from lost


async def _follow_up(interaction: Interaction, screen: Screen) -> SentMessage:
    sent = await interaction.followup.send(
        view=screen.view(),
        files=screen.uploads(),
        ephemeral=not screen.is_public,
        allowed_mentions=screen.mentions,
        silent=screen.is_silent,
        wait=True,
    )
    return SentMessage(interaction, sent.id, is_original=False, is_hidden=sent.flags.ephemeral)


async def add(interaction: Interaction, screen: Screen) -> Shown:
    """One more private message, below the answer, which may be public and stays as it is. Sent once, or not at all.

    For clicks only: there Discord never takes a follow-up for the answer itself.
    """
    await Request.of(interaction).until_answered()
    _check_that_we_are_here(interaction)
    with sent_at_most_once():
        return Shown(screen, await _follow_up(interaction, screen))


async def _is_original_public(interaction: Interaction) -> bool:
    """Asked before something private is shown there: had another process put the click off, it would be the table."""
    if interaction.message is None or interaction.message.flags.ephemeral:
        return False
    return not (await interaction.original_response()).flags.ephemeral


async def _change_original(interaction: Interaction, screen: Screen) -> SentMessage:
    changed = await interaction.edit_original_response(
        view=screen.view(), attachments=screen.uploads(), allowed_mentions=IN_NAME_ONLY
    )
    return SentMessage(interaction, changed.id, is_original=True, is_hidden=changed.flags.ephemeral)


def _stays_in_place(clicked: discord.Message, screen: Screen) -> bool:
    """In place of the message that was clicked. A private screen never takes the place of a public message."""
    is_private = clicked.flags.ephemeral
    wanted = is_private if screen.replaces is None else screen.replaces
    return wanted and (is_private or screen.is_public)


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
    # Answered already: by us, unheard; or by another process with our token.
    return not is_refused or code_of(error) in (*GONE, ALREADY_ANSWERED)
