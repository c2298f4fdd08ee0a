"""What the bot does with an interaction's token after its first answer: follow up, edit, delete."""

from dataclasses import replace

from playground import messages
from playground.context import Context
from playground.errors import (
    DiscordError,
    token_expired,
    too_many_followups,
    unknown_message,
    unknown_webhook,
)
from playground.interaction_callbacks import channel_of, is_forced_private
from playground.interactions import Interaction
from playground.limits import values as limits
from playground.models import Message, MessageFlag
from playground.request_body import MessageRequest

ORIGINAL = "@original"


def by_token(context: Context, token: str) -> Interaction:
    """The interaction of a token that lives."""
    interaction = context.interactions.by_token.get(token)
    if interaction is None and token in context.interactions.expired:
        raise token_expired(violation=False)
    if interaction is None:
        raise unknown_webhook()
    if context.clock.now() > interaction.token_ends:
        raise token_expired(violation=interaction.undisturbed())
    if interaction.answered is None:
        blame = not interaction.failed or interaction.undisturbed()
        raise DiscordError(404, 10015, "Unknown Webhook", violation=blame)
    return interaction


def post(context: Context, interaction: Interaction, request: MessageRequest) -> Message:
    """A followup. Right after a deferred answer it fills the waiting message instead."""
    original = context.world.messages.get(interaction.original or 0)
    if original is not None and original.is_loading:
        wanted = {key: value for key, value in request.body.items() if key != "flags"}
        flags = (request.body.get("flags") or 0) & ~MessageFlag.EPHEMERAL
        messages.edit(context, original, replace(request, body=wanted | ({"flags": int(flags)} if flags else {})))
        return original
    if interaction.is_user_install_only and interaction.followups >= limits.USER_INSTALL_FOLLOWUPS:
        raise too_many_followups()
    ephemeral = bool((request.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    ephemeral = ephemeral or is_forced_private(context, interaction)
    channel = channel_of(context, interaction)
    message = messages.post(context, channel, context.world.bot, request, interaction=interaction, ephemeral=ephemeral)
    interaction.followups += 1
    interaction.messages.add(message.id)
    return message


def find(context: Context, interaction: Interaction, message_id: str) -> Message:
    """A message this token may read, edit and delete."""
    wanted = interaction.original if message_id == ORIGINAL else int(message_id)
    message = context.world.messages.get(wanted or 0)
    if message is None or message.dismissed or message.id not in interaction.messages | {interaction.source}:
        raise unknown_message()
    return message
