"""Discord's permission bits and how roles and channel overwrites combine into what somebody may do."""

from enum import IntFlag

from playground.models import Channel, Guild


class Permission(IntFlag):
    """The bits this server looks at; names as in Discord's documentation."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = Permission(sum(Permission))
NONE = Permission(0)
ORDINARY = ALL & ~(
    Permission.ADMINISTRATOR
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_EVENTS
    | Permission.MANAGE_THREADS
    | Permission.CREATE_EVENTS
    | Permission.PIN_MESSAGES
    | Permission.MENTION_EVERYONE
)
WITHOUT_BOT = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
IN_PRIVATE = ORDINARY & ~(Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS)


def named(names: list[str]) -> Permission:
    """The bits of those names; KeyError for a name that does not exist."""
    bits = NONE
    for name in names:
        bits |= Permission[name]
    return bits


def in_guild(guild: Guild, user_id: int) -> Permission:
    """What the user may do in the guild before any channel says otherwise."""
    if user_id not in guild.members:
        return NONE
    if user_id == guild.owner_id:
        return ALL
    bits = Permission(guild.roles[guild.id].permissions)
    for role_id in guild.members[user_id]:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & Permission.ADMINISTRATOR else bits


def in_channel(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """What the user may do in a guild channel; for a thread pass its parent."""
    bits = even_unseen(guild, channel, user_id)
    if bits == ALL:
        return bits
    if not bits & Permission.VIEW_CHANNEL:
        return NONE
    if not bits & Permission.SEND_MESSAGES:
        bits &= ~(Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE)
    return bits


def even_unseen(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """What roles and overwrites add up to, also where the user does not even see the channel."""
    bits = in_guild(guild, user_id)
    if bits == ALL or user_id not in guild.members:
        return bits
    layers = [[guild.id], guild.members[user_id], [user_id]]
    for layer in layers:
        overwrites = [channel.overwrites[target] for target in layer if target in channel.overwrites]
        for overwrite in overwrites:
            bits &= ~overwrite.deny
        for overwrite in overwrites:
            bits |= overwrite.allow
    return bits
