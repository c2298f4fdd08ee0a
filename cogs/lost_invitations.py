"""Invitations that were posted, of which nobody heard or noted it: looked for before they are posted again."""

from bot.client import JaipurBot
from bot.match.model import Challenge
from cogs.core import ids
from cogs.core.discord_errors import TROUBLE
from cogs.core.sent_ids import ids_in

MOST = 300  # messages in which one is looked for


async def find_invitation(bot: JaipurBot, challenge: Challenge) -> int | None:
    """The message of the challenge; None where it is not there, or where we cannot look."""
    if not challenge.place.is_reachable or bot.user is None:
        return None
    mark, channel = ids.make("accept", challenge.code), bot.get_partial_messageable(challenge.place.channel_id)
    try:
        async for message in channel.history(limit=MOST):
            if message.author.id == bot.user.id and mark in ids_in(message.components):
                return message.id
    except TROUBLE:
        return None
    return None
