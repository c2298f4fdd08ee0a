"""The world in Discord's wire format."""

from playground.models import Attachment, Channel, ChannelType, Emoji, Guild, Json, Message, Person, Role
from playground.world import World


def user(person: Person) -> Json:
    return {
        "id": str(person.id),
        "username": person.username,
        "discriminator": "0",
        "global_name": person.display_name,
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
    }


def member(guild: Guild, person: Person, *, with_user: bool = True) -> Json:
    """A member; inside `resolved` it comes without its user."""
    fields: Json = {
        "roles": [str(role) for role in guild.members.get(person.id, [])],
        "nick": None,
        "avatar": None,
        "joined_at": guild.created,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    return fields | {"user": user(person)} if with_user else fields


def role(thing: Role) -> Json:
    return {
        "id": str(thing.id),
        "name": thing.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 1 if thing.managed else 0,
        "permissions": str(int(thing.permissions)),
        "managed": thing.managed,
        "mentionable": False,
        "flags": 0,
    }


def guild(thing: Guild) -> Json:
    """A guild without its channels and members, as GET gives it."""
    return {
        "id": str(thing.id),
        "name": thing.name,
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(thing.owner_id),
        "preferred_locale": thing.preferred_locale,
        "features": thing.features,
        "roles": [role(one) for one in thing.roles.values()],
        "emojis": [],
        "stickers": [],
        "verification_level": 0,
        "default_message_notifications": int(thing.notifications),
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "system_channel_id": str(thing.system_channel_id) if thing.system_channel_id else None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "vanity_url_code": None,
        "approximate_member_count": len(thing.members),
    }


def guild_create(world: World, thing: Guild) -> Json:
    """A guild as the gateway presents it: with channels, active threads and, of the members, the bot."""
    channels = world.channels_of(thing)
    seen = [one for one in channels if one.is_thread and world.can_see(world.bot.id, one)]
    return guild(thing) | {
        "unavailable": False,
        "large": thing.is_large,
        "joined_at": thing.created,
        "member_count": len(thing.members),
        "channels": [channel(world, one) for one in channels if not one.is_thread],
        "threads": [channel(world, one) for one in seen if not one.archived],
        "members": [member(thing, world.bot)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": list(thing.events.values()),
        "soundboard_sounds": [],
    }


def channel(world: World, thing: Channel) -> Json:
    last = next(reversed(thing.messages), None)
    fields: Json = {
        "id": str(thing.id),
        "type": int(thing.type),
        "name": thing.name,
        "last_message_id": str(last) if last else None,
    }
    if thing.guild_id is None:
        people = [user(world.people[one]) for one in sorted(thing.recipients) if one != world.bot.id]
        return fields | {"recipients": people}
    fields |= {"guild_id": str(thing.guild_id), "parent_id": None, "rate_limit_per_user": thing.slowmode}
    if thing.is_thread:
        return fields | _thread(world, thing)
    if thing.type is ChannelType.FORUM:
        fields |= _forum(world, thing)
    return fields | {
        "position": thing.position,
        "topic": thing.topic,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(target),
                "type": 1 if one.is_member else 0,
                "allow": str(int(one.allow)),
                "deny": str(int(one.deny)),
            }
            for target, one in thing.overwrites.items()
        ],
    }


def _forum(world: World, thing: Channel) -> Json:
    posts = [one.id for one in world.channels.values() if one.parent_id == thing.id]
    return {
        "last_message_id": str(max(posts)) if posts else None,
        "available_tags": thing.available_tags,
        "flags": int(thing.flags),
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }


def _thread(world: World, thing: Channel) -> Json:
    fields: Json = {
        "parent_id": str(thing.parent_id),
        "owner_id": str(thing.owner_id),
        "message_count": len(thing.messages),
        "member_count": min(50, len(thing.recipients)),
        "total_message_sent": len(thing.messages),
        "thread_metadata": {
            "archived": thing.archived,
            "locked": thing.locked,
            "auto_archive_duration": thing.archive_minutes,
            "archive_timestamp": thing.archived_at,
            "create_timestamp": thing.archived_at,
        }
        | ({"invitable": True} if thing.type is ChannelType.PRIVATE_THREAD else {}),
    }
    parent = world.channels.get(thing.parent_id or 0)
    if parent is not None and parent.type is ChannelType.FORUM:
        fields |= {"applied_tags": [str(one) for one in thing.applied_tags], "flags": int(thing.flags)}
    if world.bot.id in thing.recipients:
        fields["member"] = thread_member(thing, world.bot.id)
    return fields


def thread_member(thing: Channel, user_id: int) -> Json:
    return {"id": str(thing.id), "user_id": str(user_id), "join_timestamp": thing.archived_at, "flags": 0}


def attachment(thing: Attachment, *, ephemeral: bool = False) -> Json:
    fields: Json = {
        "id": str(thing.id),
        "filename": thing.filename,
        "size": len(thing.content),
        "url": thing.url,
        "proxy_url": thing.url,
        "content_type": thing.content_type,
        "flags": 32 if thing.spoiler else 0,
    }
    if thing.description is not None:
        fields["description"] = thing.description
    if thing.width is not None:
        fields |= {"width": thing.width, "height": thing.height}
    return fields | ({"ephemeral": True} if ephemeral else {})


def message(world: World, thing: Message) -> Json:
    """A message. Files that a component shows are not among its attachments, as on Discord."""
    shown = _files_in_components(thing)
    fields: Json = {
        "id": str(thing.id),
        "channel_id": str(thing.channel_id),
        "type": int(thing.type),
        "author": user(world.people[thing.author_id]),
        "content": thing.content,
        "embeds": thing.embeds,
        "components": thing.components,
        "attachments": [
            attachment(one, ephemeral=thing.is_ephemeral) for one in thing.attachments if str(one.id) not in shown
        ],
        "flags": int(thing.flags),
        "mentions": [user(world.people[one]) for one in thing.mentions],
        "mention_everyone": thing.mention_everyone,
        "mention_roles": [],
        "timestamp": thing.timestamp,
        "edited_timestamp": thing.edited,
        "pinned": thing.pinned,
        "tts": False,
    }
    if thing.nonce is not None:
        fields["nonce"] = thing.nonce
    if thing.reference is not None:
        fields["message_reference"] = thing.reference
    if thing.interaction is not None:
        fields |= {"interaction_metadata": thing.interaction, "application_id": str(world.bot.id)}
        fields["webhook_id"] = str(world.bot.id)
    if thing.thread_id is not None and thing.thread_id in world.channels:
        fields["thread"] = channel(world, world.channels[thing.thread_id])
    return fields


def _files_in_components(thing: Message) -> set[str]:
    found: set[str] = set()
    todo: list[object] = list(thing.components) if thing.is_v2 else []
    while todo:
        one = todo.pop()
        if isinstance(one, dict):
            if "attachment_id" in one:
                found.add(one["attachment_id"])
            todo.extend(one.values())
        elif isinstance(one, list):
            todo.extend(one)
    return found


def emoji(thing: Emoji, owner: Person) -> Json:
    return {
        "id": str(thing.id),
        "name": thing.name,
        "animated": thing.animated,
        "available": True,
        "managed": False,
        "require_colons": True,
        "roles": [],
        "user": user(owner),
    }


def application(world: World) -> Json:
    bot = world.bot
    owner = next(one for one in world.people.values() if not one.bot)
    return {
        "id": str(bot.id),
        "name": bot.display_name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(owner),
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "bot": user(bot),
        "integration_types_config": {"0": {}} | ({"1": {}} if world.app.user_install else {}),
        "approximate_guild_count": sum(bot.id in one.members for one in world.guilds.values()),
    }
