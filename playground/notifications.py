"""Who is notified of a new message, and why."""

from playground import threads
from playground.context import Context
from playground.models import Channel, Message, MessageFlag, Notification, NotifyBy

MENTION, EVERYONE, DIRECT, EVERY_MESSAGE = "mention", "everyone", "direct message", "every message"


def ring(context: Context, channel: Channel, message: Message) -> list[int]:
    """Note the notifications of a new message; gives whom it mentions.

    Ephemeral and silent messages notify nobody, and edits never come here. A mention brings people into a thread.
    """
    if message.is_ephemeral or message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
        return []
    mentioned = _mentioned(context, channel, message)
    why = EVERYONE if message.mention_everyone else MENTION
    reasons = dict.fromkeys(_not_asking(context, channel, message), _reason(channel)) | dict.fromkeys(mentioned, why)
    for person_id, reason in reasons.items():
        context.world.people[person_id].notifications.append(Notification(message.id, channel.id, reason))
    return mentioned


def _mentioned(context: Context, channel: Channel, message: Message) -> list[int]:
    """Who is mentioned and sees it, except the author and bots."""
    named = list(context.world.people) if message.mention_everyone else message.mentions
    found = []
    for person_id in named:
        if person_id == message.author_id:
            continue
        threads.bring_in(context, channel, person_id)
        if not context.world.people[person_id].bot and context.world.can_see(person_id, channel):
            found.append(person_id)
    return found


def _reason(channel: Channel) -> str:
    return DIRECT if channel.guild_id is None else EVERY_MESSAGE


def _not_asking(context: Context, channel: Channel, message: Message) -> list[int]:
    """Who is notified without being mentioned: in private channels, and where the guild's default says so."""
    world, guild = context.world, context.world.guild_of(channel)
    if guild is not None and guild.notifications is not NotifyBy.EVERY_MESSAGE:
        return []
    around = guild.members if guild is not None and not channel.is_thread else channel.recipients
    others = [one for one in around if one != message.author_id and not world.people[one].bot]
    return [one for one in others if world.can_see(one, channel)]
