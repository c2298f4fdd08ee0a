"""What the bot does with an interaction's token after its first answer: follow up, edit, delete."""

from playground import messages
from playground.callbacks import channel_of, is_forced_private
from playground.context import Box
from playground.errors import (
    DiscordError,
    token_expired,
    too_many_followups,
    unknown_message,
    unknown_webhook,
)
from playground.interactions import Interaction
from playground.limits import values as numbers
from playground.models import Json, Message, MessageFlag
from playground.uploads import Uploads

ORIGINAL = "@original"


def by_token(box: Box, token: str) -> Interaction:
    """The interaction of a token that lives."""
    interaction = box.interactions.by_token.get(token)
    if interaction is None:
        raise unknown_webhook()
    if box.clock.now() > interaction.token_ends:
        raise token_expired(violation=interaction.undisturbed())
    if interaction.answered is None:
        blame = not interaction.failed or interaction.undisturbed()
        raise DiscordError(404, 10015, "Unknown Webhook", violation=blame)
    return interaction


def post(box: Box, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
    """A followup. Right after a deferred answer it fills the waiting message instead."""
    original = box.world.messages.get(interaction.original or 0)
    if original is not None and original.is_loading:
        wanted = {key: value for key, value in body.items() if key != "flags"}
        flags = (body.get("flags") or 0) & ~MessageFlag.EPHEMERAL
        messages.edit(box, original, wanted | ({"flags": int(flags)} if flags else {}), uploads)
        return original
    if interaction.is_user_install_only and interaction.followups >= numbers.USER_INSTALL_FOLLOWUPS:
        raise too_many_followups()
    ephemeral = bool((body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    ephemeral = ephemeral or is_forced_private(box, interaction)
    channel = channel_of(box, interaction)
    message = messages.post(box, channel, box.world.bot, body, uploads, interaction=interaction, ephemeral=ephemeral)
    interaction.followups += 1
    interaction.messages.add(message.id)
    return message


def find(box: Box, interaction: Interaction, message_id: str) -> Message:
    """A message this token may read, edit and delete."""
    wanted = interaction.original if message_id == ORIGINAL else int(message_id)
    message = box.world.messages.get(wanted or 0)
    if message is None or message.id not in interaction.messages | {interaction.source}:
        raise unknown_message()
    return message
